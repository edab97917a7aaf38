package primer

import (
	"embed"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"dreist/game/dreixdrei"
	"dreist/game/dreixdrei/record"
	form "dreist/game/record"
)

//go:embed records/*.dreist
var records embed.FS

// Examples returns the ten examples in order. It parses and plays them, which takes milliseconds, so keep the result.
func Examples() []*Example {
	all := make([]*Example, ExampleCount)
	for i := range all {
		var err error
		if all[i], err = load(i + 1); err != nil {
			panic(err) // the records are part of the program
		}
	}
	return all
}

func key(number int, name string) string {
	return "dreixdrei.examples." + strconv.Itoa(number) + "." + name
}

func load(number int) (*Example, error) {
	text, err := records.ReadFile(fmt.Sprintf("records/e%02d.dreist", number))
	if err != nil {
		return nil, fmt.Errorf("examples: %w", err)
	}
	e := &Example{}
	e.Number, e.TitleKey, e.GoalKey = number, key(number, "title"), key(number, "goal")
	e.ApplyMove, e.AppendLegalMoves, e.SearchDepth = dreixdrei.Apply, (*dreixdrei.Position).AppendMoves, 4
	if e.Game, err = record.Parse(string(text)); err == nil {
		e.StartPosition, err = e.Game.Deal.Position()
	}
	for line := range strings.Lines(string(text)) {
		if said, ok := strings.CutPrefix(strings.TrimSpace(line), "; "); ok && err == nil {
			var try Try
			try, err = e.read(string(text), said)
			e.Tries = append(e.Tries, try)
		}
	}
	if err != nil {
		return nil, fmt.Errorf("examples: example %d: %w", number, err)
	}
	e.SetGoal(goals()[number-1])
	return e, nil
}

// read reads a try from a line of a record and checks that the rules give the outcome that the line names. tags is the text of the record.
func (e *Example) read(tags, said string) (t Try, err error) {
	parts := strings.Split(said, " | ")
	if len(parts) != 3 {
		return t, fmt.Errorf("%s: %d parts, want 3", said, len(parts))
	}
	verdict, rest, _ := strings.Cut(parts[0], " ")
	turns, told, _ := strings.Cut(rest, " => ")
	want := dreixdrei.Allowed.Name()
	switch verdict {
	case "yes":
	case "no":
		last := strings.LastIndex(turns, " ")
		turns, want = turns[:last], turns[last+1:]
	default:
		return t, fmt.Errorf("%s: neither yes nor no", said)
	}
	t = Try{Notation: turns, WhyKey: key(e.Number, parts[1]), Rule: parts[2]}
	why, err := e.play(&t, tags+strings.ReplaceAll(turns, " / ", "\n"))
	switch {
	case err != nil:
		return t, fmt.Errorf("%s: %w", said, err)
	case why.Name() != want:
		return t, fmt.Errorf("%s: refused as %s", said, why.Name())
	}
	reached := strings.Split(string(record.AppendPosition(nil, &t.PositionAfter)), "\n")
	for tag := range strings.SplitSeq(told, "] ") {
		if tag != "" && !slices.Contains(reached, strings.TrimSuffix(tag, "]")+"]") {
			return t, fmt.Errorf("%s: %s] is not reached", said, tag)
		}
	}
	return t, nil
}

// play plays a record up to the refused move, if there is one, and returns why that is refused.
func (e *Example) play(t *Try, text string) (why dreixdrei.Reason, err error) {
	var fault *form.Error
	g, err := record.Parse(text)
	if errors.As(err, &fault) {
		cut := strings.LastIndex(text, " ")
		t.RefusedToken, why = text[cut+1:], dreixdrei.TurnHasEnded
		var refusal *dreixdrei.Refusal
		if errors.As(fault.Reason.Err, &refusal) {
			why, t.RefusedMove = refusal.Reason, refusal.Move
		}
		if fault.Line != strings.Count(text, "\n")+1 || fault.Token != t.RefusedToken {
			return why, fmt.Errorf("refused at another place: %w", err)
		}
		g, err = record.Parse(text[:cut])
	}
	if err != nil {
		return why, err
	}
	t.Moves, t.PositionAfter = g.Moves, e.PositionAfter(g.Moves)
	return why, nil
}
