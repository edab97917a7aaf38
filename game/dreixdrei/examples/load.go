package examples

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

// All returns the examples in order. It parses and plays them, which takes milliseconds: keep the result.
func All() []*Example {
	all := make([]*Example, Count)
	for i := range all {
		var err error
		if all[i], err = load(i + 1); err != nil {
			panic(err) // the records are part of the program
		}
	}
	return all
}

// key returns the catalogue key of a sentence of an example.
func key(number int, name string) string {
	return "dreixdrei.examples." + strconv.Itoa(number) + "." + name
}

func load(number int) (*Example, error) {
	text, err := records.ReadFile(fmt.Sprintf("records/e%02d.dreist", number))
	if err != nil {
		return nil, fmt.Errorf("examples: %w", err)
	}
	e := &Example{Number: number, Title: key(number, "title"), Goal: key(number, "goal")}
	if e.Game, err = record.Parse(string(text)); err == nil {
		e.Start, err = e.Game.Deal.Position()
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
	e.quest = questOf(goals()[number-1], e.goodMoves())
	return e, nil
}

// read reads what may be tried after the tags of a record.
func (e *Example) read(tags, said string) (t Try, err error) {
	parts := strings.Split(said, " | ")
	if len(parts) != 3 {
		return t, fmt.Errorf("%s: %d parts, want 3", said, len(parts))
	}
	verdict, rest, _ := strings.Cut(parts[0], " ")
	turns, told, _ := strings.Cut(rest, " => ")
	t.Sentence, t.Rule = key(e.Number, parts[1]), parts[2]
	reason := dreixdrei.Allowed.Name()
	switch verdict {
	case "yes":
		if t.Tags, err = tagsOf(told); err != nil {
			return t, err
		}
	case "no":
		last := strings.LastIndex(turns, " ")
		turns, reason = turns[:last], turns[last+1:]
	default:
		return t, fmt.Errorf("%s: neither yes nor no", said)
	}
	t.Text = turns
	if err := t.play(tags + strings.ReplaceAll(turns, " / ", "\n")); err != nil {
		return t, fmt.Errorf("%s: %w", said, err)
	}
	if t.Why.Name() != reason {
		return t, fmt.Errorf("%s: refused as %s", said, t.Why.Name())
	}
	return t, nil
}

// play plays a record up to what is refused.
func (t *Try) play(text string) error {
	var fault *form.Error
	g, err := record.Parse(text)
	if errors.As(err, &fault) {
		cut := strings.LastIndex(text, " ")
		t.Last, t.Why = text[cut+1:], dreixdrei.TurnOver
		var refusal *dreixdrei.Refusal
		if errors.As(fault.Reason.Err, &refusal) {
			t.Why, t.Move = refusal.Reason, refusal.Move
		}
		if fault.Line != strings.Count(text, "\n")+1 || fault.Token != t.Last {
			return fmt.Errorf("refused at another place: %w", err)
		}
		g, err = record.Parse(text[:cut])
	}
	if err != nil {
		return err
	}
	t.Moves = g.Moves
	t.After, err = g.Deal.Position()
	for _, m := range t.Moves {
		if err == nil {
			err = t.After.Play(m)
		}
	}
	return err
}

// tagsOf reads the tags of one line.
func tagsOf(text string) (tags []record.Tag, err error) {
	for part := range strings.SplitSeq(text, "] ") {
		if part == "" {
			continue
		}
		t, fault := form.Line{Number: 1, Text: strings.TrimSuffix(part, "]") + "]"}.Tag()
		if fault != nil {
			return nil, fmt.Errorf("%s: %w", text, fault)
		}
		tags = append(tags, record.Tag{Name: t.Name, Value: t.Value.Text})
	}
	return tags, nil
}

// goodMoves returns the moves of the tries that are allowed, each once.
func (e *Example) goodMoves() (all []dreixdrei.Move) {
	for i := range e.Tries {
		for _, m := range e.Tries[i].Moves {
			if e.Tries[i].Last == "" && !slices.Contains(all, m) {
				all = append(all, m)
			}
		}
	}
	return all
}
