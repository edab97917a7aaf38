package examples

import (
	"embed"
	"fmt"

	"dreist/game/dreist"
	"dreist/game/dreist/record"
)

//go:embed records/*.dreist
var records embed.FS

// All returns the twelve examples in order. It parses and plays them, which takes milliseconds: keep the result.
func All() []*Example {
	plans, err := plans()
	examples := make([]*Example, len(plans))
	for i := range plans {
		if examples[i], err = plans[i].load(); err != nil {
			break
		}
	}
	if err != nil {
		panic(err) // plans and records are part of the program
	}
	return examples
}

// load reads the record of a plan and plays it.
func (p *plan) load() (*Example, error) {
	text, err := records.ReadFile(fmt.Sprintf("records/example%02d.dreist", p.number))
	if err != nil {
		return nil, fmt.Errorf("examples: %w", err)
	}
	f := &Example{Number: p.number, Title: p.key("title"), Goal: p.key("goal")}
	if f.Game, err = record.Parse(string(text)); err != nil {
		return nil, fmt.Errorf("examples: example %d: %w", p.number, err)
	}
	if f.start, err = f.Game.Deal.Position(); err != nil {
		return nil, fmt.Errorf("examples: example %d: %w", p.number, err)
	}
	f.Egon = f.start.EgonToMove()
	switch {
	case f.Egon:
		f.Steps = egonSteps(f.start)
	case len(f.Game.Moves) == 0:
		f.Steps = standingSteps(f.start, len(p.notes))
	default:
		f.Steps, err = playedSteps(f.start, f.Game)
		f.finish = finishOf(f.Steps, p.also)
	}
	if err != nil {
		return nil, fmt.Errorf("examples: example %d: %w", p.number, err)
	}
	return f, p.annotate(f)
}

// standingSteps returns n steps without events.
func standingSteps(p dreist.Position, n int) []Step {
	steps := make([]Step, n)
	for i := range steps {
		steps[i] = Step{Before: p, After: p, Choice: Choice{Deed: Point, Card: dreist.NoCard}}
	}
	return steps
}

// playedSteps returns a step for each move of a game.
func playedSteps(start dreist.Position, g *record.Game) ([]Step, error) {
	var steps []Step
	before := start
	for s, err := range g.Steps() {
		if err != nil {
			return nil, err
		}
		steps = append(steps, Step{Move: s.Move, Before: before, After: s.Position, Events: s.Events})
		before = s.Position
	}
	return steps, nil
}

// annotate adds the notes of a plan to the steps of its example.
func (p *plan) annotate(f *Example) error {
	if len(p.notes) != len(f.Steps) {
		return fmt.Errorf("examples: example %d: %d notes for %d steps", p.number, len(p.notes), len(f.Steps))
	}
	for i, n := range p.notes {
		s := &f.Steps[i]
		s.Text, s.Rule, s.Marks, s.targets, s.endless = p.key("step", n.name), n.rule, n.marks, n.targets, n.endless
		if len(s.Marks) == 0 {
			s.Marks = s.laidOn()
		}
		if s.Choice.Deed == Point {
			s.ask, s.away = p.key("ask", n.name), p.key("away", n.name)
			if len(s.targets) == 0 {
				s.targets = s.Marks
			}
			s.Choice.Cell = s.targets[0]
		}
	}
	f.remarks = p.remarks
	for _, n := range p.nevers {
		c, err := p.try(n, f)
		if err != nil {
			return fmt.Errorf("examples: example %d: never %s: %w", p.number, n.name, err)
		}
		f.Counterexamples = append(f.Counterexamples, c)
	}
	return nil
}

// laidOn returns the cell of the first card that the step lays.
func (s *Step) laidOn() []dreist.Cell {
	for _, e := range s.Events {
		if e, ok := e.(dreist.CardLaid); ok {
			return []dreist.Cell{e.Card.Cell(e.Row)}
		}
	}
	return nil
}

// try makes the counterexample of a plan by the rules.
func (p *plan) try(n never, f *Example) (Counterexample, error) {
	c := Counterexample{Step: n.step, Text: p.key("never", n.name), Rule: n.rule, Before: f.before(n.step)}
	for _, m := range n.first {
		m = c.Before.FromHand(m)
		if err := c.Before.Play(m); err != nil {
			return c, err
		}
		c.First = append(c.First, m)
	}
	c.Move = c.Before.FromHand(n.move)
	if f.Egon {
		c.Move = ofOpen(f.Steps[n.step].turn.Open(), n.move)
	}
	if c.Move.Action == 0 {
		c.Move.Card = dreist.NoCard
	}
	if c.Move.Action == dreist.LayCard {
		c.At = c.Move.Card.Cell(int(c.Move.Row))
		if n.column != 0 {
			c.At.Column = n.column
		}
	}
	switch {
	case n.deed != 0:
		c.Choice = Choice{Deed: n.deed, Card: dreist.NoCard}
	case f.Egon:
		c.Choice = Choice{Deed: LayOn, Card: c.Move.Card, Cell: c.At}
		c.Refusal = f.Steps[n.step].turn.Why(c.Move.Card, c.At)
	case c.Move.Action == dreist.LayCard:
		c.Refusal = c.Before.Why(c.Move.Card, c.At)
	default:
		c.Refusal = c.Before.Refusal(c.Move)
	}
	if c.Rule == "" && c.Refusal != nil {
		c.Rule = RuleOf(c.Refusal.Reason)
	}
	return c, nil
}

// before returns the position before a step, or after the last one.
func (f *Example) before(step int) dreist.Position {
	if step < len(f.Steps) {
		return f.Steps[step].Before
	}
	return f.Steps[len(f.Steps)-1].After
}

// ofOpen replaces the card of a move by the equal one that Egon could lay.
func ofOpen(open []dreist.Card, m dreist.Move) dreist.Move {
	for _, c := range open {
		if m.Action == dreist.LayCard && c.Kind() == m.Card.Kind() {
			m.Card = c
			break
		}
	}
	return m
}
