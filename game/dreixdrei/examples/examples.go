// Package examples holds ten examples of the rules of DREI x DR3I: records with what may be tried from there, as data. Live
// boards play them, and tests hold the rules to them.
//
// A line "; yes TURNS" in a record must hold, turns split by " / "; after "=>" it names tags of the position reached. A
// line "; no TURNS REASON" is refused at its last token with that reason.
package examples

import (
	"embed"
	"errors"
	"fmt"
	"strings"

	"dreist/game/dreixdrei"
	"dreist/game/dreixdrei/record"
	form "dreist/game/record"
)

//go:embed records/*.dreist
var records embed.FS

// Count is how many examples there are.
const Count = 10

// Example is a position to learn from.
type Example struct {
	Number int // from 1
	Game   *record.Game
	Start  dreixdrei.Position
	Tries  []Try
}

// Try is what may be tried in an example.
type Try struct {
	Text  string             // its turns, as written
	Moves []dreixdrei.Move   // all that are allowed
	After dreixdrei.Position // where they lead
	Tags  []record.Tag       // what is told of it
	Last  string             // the token that is refused at the end; empty if all is allowed
	Why   dreixdrei.Reason   // why it is refused; Allowed if it is not
	Move  dreixdrei.Move     // the move that is refused; the zero Move behind the end of a turn
}

// All returns the examples in order. It parses and plays them, which takes milliseconds: keep the result.
func All() []Example {
	all := make([]Example, Count)
	for i := range all {
		var err error
		if all[i], err = load(i + 1); err != nil {
			panic(err) // the records are part of the program
		}
	}
	return all
}

func load(number int) (e Example, err error) {
	text, err := records.ReadFile(fmt.Sprintf("records/e%02d.dreist", number))
	if err != nil {
		return e, fmt.Errorf("examples: %w", err)
	}
	e.Number = number
	if e.Game, err = record.Parse(string(text)); err == nil {
		e.Start, err = e.Game.Deal.Position()
	}
	for line := range strings.Lines(string(text)) {
		if said, ok := strings.CutPrefix(strings.TrimSpace(line), "; "); ok && err == nil {
			var try Try
			try, err = read(string(text), said)
			e.Tries = append(e.Tries, try)
		}
	}
	if err != nil {
		return e, fmt.Errorf("examples: example %d: %w", number, err)
	}
	return e, nil
}

// read reads what may be tried after the tags of a record.
func read(tags, said string) (t Try, err error) {
	verdict, rest, _ := strings.Cut(said, " ")
	turns, told, _ := strings.Cut(rest, " => ")
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
		return t, fmt.Errorf("%q is neither yes nor no", said)
	}
	t.Text = turns
	text := tags + strings.ReplaceAll(turns, " / ", "\n")
	var fault *form.Error
	g, err := record.Parse(text)
	if errors.As(err, &fault) {
		cut := strings.LastIndex(text, " ")
		t.Last, t.Why = text[cut+1:], dreixdrei.TurnOver
		var refusal *dreixdrei.Refusal
		if errors.As(fault.Reason.Err, &refusal) {
			t.Why, t.Move = refusal.Reason, refusal.Move
		}
		if at := strings.Count(text, "\n") + 1; fault.Line != at || fault.Token != t.Last {
			return t, fmt.Errorf("%s: refused at another place: %w", said, err)
		}
		g, err = record.Parse(text[:cut])
	}
	if err != nil {
		return t, fmt.Errorf("%s: %w", said, err)
	}
	if t.Why.Name() != reason {
		return t, fmt.Errorf("%s: %s", said, t.Why.Name())
	}
	if t.After, err = g.Deal.Position(); err != nil {
		return t, err
	}
	t.Moves = g.Moves
	for _, m := range t.Moves {
		if err := t.After.Play(m); err != nil {
			return t, fmt.Errorf("%s: %w", said, err)
		}
	}
	return t, nil
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
