package examples

import (
	"slices"

	"dreist/game/dreist"
)

// egonSteps plays Egon's turn and returns a step for each of its decisions.
func egonSteps(start dreist.Position, d dreist.Deal) ([]Step, error) {
	end, events, err := dreist.Apply(start, dreist.Egon())
	if err != nil {
		return nil, err
	}
	m := momentOf(d)
	var steps []Step
	for _, group := range decisions(events) {
		s := Step{Events: group, Aside: slices.Clone(m.aside), Choice: choiceOf(group)}
		if s.Before, err = m.position(); err != nil {
			return nil, err
		}
		s.ask = "example.egon.next"
		if len(shown(group)) > 0 {
			s.ask = "example.egon.card"
		}
		for _, e := range shown(group) {
			m.follow(e)
		}
		if s.hand, err = m.asHand(); err != nil {
			return nil, err
		}
		for _, e := range group[len(shown(group)):] {
			m.follow(e)
		}
		if s.After, err = m.position(); err != nil {
			return nil, err
		}
		steps = append(steps, s)
	}
	steps[0].Before, steps[len(steps)-1].After = start, end
	return steps, nil
}

// decisions cuts the events of Egon's turn before everything he decides: what to do with a card just revealed, to lay
// another one that was aside, and to stop. Both cards of an opening are one decision.
func decisions(events []dreist.Event) [][]dreist.Event {
	var groups [][]dreist.Event
	laid, opening, stopped := false, false, false
	for _, e := range events {
		begins := len(groups) == 0
		switch e := e.(type) {
		case dreist.EgonRevealed:
			begins, laid = true, false
		case dreist.CardLaid:
			begins = laid && !opening
			laid, opening = true, e.Opening
		case dreist.CardDiscarded, dreist.TurnEnded, dreist.MatchWon:
			begins, stopped = !stopped, true
		}
		if begins {
			groups = append(groups, nil)
		}
		last := &groups[len(groups)-1]
		*last = append(*last, e)
	}
	return groups
}

// shown returns the events of a decision that the learner sees before being asked: the card that Egon reveals.
func shown(group []dreist.Event) []dreist.Event {
	if len(group) > 0 {
		if _, ok := group[0].(dreist.EgonRevealed); ok {
			return group[:1]
		}
	}
	return nil
}

// choiceOf returns what Egon decided by what it led to. A card set aside that opens at once with another counts as laid.
func choiceOf(group []dreist.Event) Choice {
	choice := Choice{Deed: Stop, Card: dreist.NoCard}
	for _, e := range group {
		switch e := e.(type) {
		case dreist.EgonSetAside:
			choice = Choice{Deed: SetAside, Card: e.Card}
		case dreist.CardLaid:
			return Choice{Deed: LayOn, Card: e.Card, Cell: e.Card.Cell(e.Row)}
		}
	}
	return choice
}
