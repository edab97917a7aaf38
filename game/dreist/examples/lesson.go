package examples

import (
	"errors"
	"reflect"
	"slices"

	"dreist/game/dreist"
	"dreist/game/lesson"
)

// Lesson is an example played by the learner. Any order of moves is good that leads to what the example shows, which
// the rules are asked about. Make one with NewLesson.
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
		errors.As(err, &r) // the rules refuse by nothing else
		return l.refuse(r, at)
	case lesson.Astray:
		return l.astray(&p, m)
	}
	a := Answer{Verdict: verdict, Events: events}
	a.Text, a.Rule = l.example.praise(&p, m, events)
	return a
}

// Hint names the next card and cell, or what else to do, after the second miss at the same place; ok is false before.
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

// Explain returns what the example says of a refusal met in a position, of a laid card on a cell: of the same thing not
// done at the same time or, where there is none, at another. Text is empty where the example has no words of its own.
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

// explains reports whether what the example says of this also fits a refusal met by the learner: the same thing,
// refused for the same reason and by the same cells, at whatever time.
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

// next returns a move that leads on to what the example shows, of its own moves where possible.
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
	panic("examples: a lesson has left the way to its end") // Try accepts nothing that does
}

// praise returns what is said of an accepted move. The example's own sentence speaks of the position it knows, but a
// DREIer, the card for it and the end of the turn are the same whatever the order was.
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

// rewarding reports whether a move makes a DREIer, with whatever leaves for it, or draws the card for one.
func rewarding(m dreist.Move, events []dreist.Event) bool {
	return m.Action == dreist.DrawCard || slices.ContainsFunc(events, func(e dreist.Event) bool {
		_, made := e.(dreist.TrioMade)
		return made
	})
}

// remark returns what the example says of a move that is not its next one.
func (f *Example) remark(m dreist.Move) (text, rule string) {
	for _, r := range f.remarks {
		if r.about(m) {
			return r.text, r.rule
		}
	}
	return "", ""
}

// detour returns what is said of a move that is allowed but leads astray, where the example has no remark of its own.
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

// hintOf says a move as a hint.
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
