package examples

import (
	"errors"
	"reflect"
	"slices"

	"dreist/game/dreist"
	"dreist/game/lesson"
)

// Lesson is an example that the learner plays. Moves are accepted in any order that leads, by the rules, to the end
// of the example. Make one with NewLesson.
type Lesson struct {
	*lesson.Lesson[dreist.Position, dreist.Move, dreist.Event]
	example *Example
}

// NewLesson returns a lesson at its beginning. The example must be one that is played by moves: Example.Asks is false.
func NewLesson(f *Example) *Lesson {
	if f.Asks() {
		panic("examples: an example that asks is played as a Quiz")
	}
	return &Lesson{lesson.New(f.start, &f.finish), f}
}

// Example returns the example of the lesson.
func (l *Lesson) Example() *Example { return l.example }

// Drop tries to lay a hand card on a cell, which may be in a wrong column.
func (l *Lesson) Drop(c dreist.Card, at dreist.Cell) Answer {
	p := l.Position()
	if r := p.Why(c, at); r != nil && !l.Done() {
		l.Miss()
		return l.refuse(r, at)
	}
	return l.Try(dreist.Lay(c, at.Row))
}

// Try makes a move, see lesson.Lesson.
func (l *Lesson) Try(m dreist.Move) Answer {
	p := l.Position()
	verdict, events, err := l.Lesson.Try(m)
	switch verdict {
	case lesson.Finished:
		return Answer{Verdict: verdict, Text: "example.done"}
	case lesson.Refused:
		var at dreist.Cell
		if m.Action == dreist.LayCard {
			at = m.Card.Cell(int(m.Row))
		}
		var r *dreist.Refusal
		errors.As(err, &r) // the rules return no other error
		return l.refuse(r, at)
	case lesson.Astray:
		return l.astray(&p, m)
	}
	a := Answer{Verdict: verdict, Events: events}
	a.Text, a.Rule = l.example.praise(&p, m, events)
	return a
}

// Hint returns the next step after the second miss at one place; ok is false before.
func (l *Lesson) Hint() (h Hint, ok bool) {
	if !l.Stuck() || l.Done() {
		return Hint{}, false
	}
	p := l.Position()
	return hintOf(l.example.next(&p)), true
}

func (l *Lesson) refuse(r *dreist.Refusal, at dreist.Cell) Answer {
	a := refuse(r)
	if text, rule := l.example.Explain(l.Position(), r, at); text != "" {
		a.Text, a.Rule = text, rule
	}
	a.Hint = l.Stuck()
	return a
}

// Explain returns the example's text and rule for a refusal in a position, of a card laid on a cell: those of a
// counterexample of the same time or else of another. text is empty if the example has none.
func (f *Example) Explain(p dreist.Position, r *dreist.Refusal, at dreist.Cell) (text, rule string) {
	for _, c := range f.Counterexamples {
		if c.At != at || !c.explains(r) {
			continue
		}
		if c.Before == p {
			return c.Text, c.Rule
		}
		if text == "" {
			text, rule = c.Text, c.Rule
		}
	}
	return text, rule
}

// explains reports whether a counterexample fits a refusal: the same move, refused for the same reason and cells, at
// any time.
func (c *Counterexample) explains(r *dreist.Refusal) bool {
	if c.Refusal == nil || c.Move.Action != r.Move.Action || c.Refusal.Reason != r.Reason {
		return false
	}
	return slices.Equal(c.Refusal.Faults, r.Faults) && (r.Move.Action != dreist.LayCard || c.Move.Like(r.Move))
}

func (l *Lesson) astray(p *dreist.Position, m dreist.Move) Answer {
	a := Answer{Verdict: lesson.Astray, Hint: l.Stuck()}
	if a.Text, a.Rule = l.example.remark(m); a.Text == "" {
		a.Text, a.Rule = detour(p, m)
	}
	return a
}

// next returns a move that leads to the end of the example, one of its own if possible.
func (f *Example) next(p *dreist.Position) dreist.Move {
	var tries []dreist.Move
	for _, s := range f.Steps {
		tries = append(tries, p.FromHand(s.Move))
	}
	for _, m := range p.AppendMoves(tries) {
		if p.May(m) && f.finish.Leads(p, m) {
			return m
		}
	}
	panic("examples: a lesson has left the way to its end") // Try accepts no move that does
}

// praise returns the text and rule for an accepted move. The example's own text fits its own position only, but those
// of a DREIer, its draw and the end of the turn fit any.
func (f *Example) praise(p *dreist.Position, m dreist.Move, events []dreist.Event) (text, rule string) {
	for _, s := range f.Steps {
		if s.Before == *p && s.Move.Like(m) {
			return s.Text, s.Rule
		}
	}
	for _, s := range f.Steps {
		if s.Move.Like(m) && (m.EndsTurn() || rewarding(m, events) && reflect.DeepEqual(s.Events, events)) {
			return s.Text, s.Rule
		}
	}
	if text, rule = f.remark(m); text != "" {
		return text, rule
	}
	return "example.fine", ""
}

// rewarding reports whether a move makes a DREIer or draws a card for one.
func rewarding(m dreist.Move, events []dreist.Event) bool {
	return m.Action == dreist.DrawCard || slices.ContainsFunc(events, func(e dreist.Event) bool {
		_, made := e.(dreist.TrioMade)
		return made
	})
}

// remark returns the example's text and rule for a move that is not its next one.
func (f *Example) remark(m dreist.Move) (text, rule string) {
	for _, r := range f.remarks {
		if r.about(m) {
			return r.text, r.rule
		}
	}
	return "", ""
}

// detour returns the text and rule for a legal move that leads astray, if the example has no remark about it.
func detour(p *dreist.Position, m dreist.Move) (text, rule string) {
	switch {
	case p.Pending() == dreist.DrawPending && m.Action != dreist.DrawCard:
		return "example.away.undrawn", "5"
	case m.Action == dreist.EndTurn && len(p.Hand(p.Turn())) == 0:
		return "example.away.keep", "6"
	case m.Action == dreist.EndTurn:
		return "example.away.end", "4"
	case m.Action == dreist.DiscardCard:
		return "example.away.discard", "R 5"
	case m.Action == dreist.DrawCard:
		return "example.away.draw", "R 7"
	}
	return "example.away.lay", ""
}

// hintOf returns a hint for a move.
func hintOf(m dreist.Move) Hint {
	h := Hint{Card: m.Card, Move: m}
	switch m.Action {
	case dreist.LayCard:
		h.Text, h.Row = "example.hint.lay", int(m.Row)
		h.Cells = []dreist.Cell{m.Card.Cell(h.Row)}
	case dreist.DrawCard:
		h.Text = "example.hint.draw"
	case dreist.DiscardCard:
		h.Text = "example.hint.discard"
	case dreist.GiveCards:
		h.Text = "example.hint.give"
	default:
		h.Text = "example.hint.end"
	}
	return h
}
