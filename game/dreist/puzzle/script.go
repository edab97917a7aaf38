package puzzle

import (
	"slices"

	"dreist/game/dreist"
)

// Choice is one decision in Egon's turn, as he takes it or as the player foretells it. Turning up a card is one where
// cards aside might fit now.
type Choice struct {
	Deed dreist.EgonDeed
	Card dreist.Card // of dreist.EgonLays
	Row  int         // of the same
}

// step is one decision of Egon's turn and everything that follows from it without another.
type step struct {
	Choice
	card   dreist.Card // of setting aside: the revealed one
	brief  bool        // of the same: the card opens at once with another, so laying may be foretold instead
	events []dreist.Event
	after  dreist.EgonTurn
}

// script is Egon's whole turn, cut into decisions.
type script struct {
	start  []dreist.Event  // what happens before the first decision
	opened dreist.EgonTurn // where that leads
	steps  []step

	revealed, laid                                   int
	aside, choice, cleared, later, opening, leftover bool
}

// newScript lets Egon play his turn and cuts it into decisions. Turning up the first card, or one while nothing is aside
// or nothing has changed for those aside, is none.
func newScript(p *dreist.Position) *script {
	turn := p.EgonTurn()
	s := &script{opened: turn}
	asks := false // a card has just been laid, and those aside may fit now
	pair := false // the card just laid opens, its partner follows
	for !turn.Over() {
		does := turn.Next()
		aside := turn.Aside()
		decides := does.Deed != dreist.EgonReveals || asks
		switch does.Deed {
		case dreist.EgonReveals:
			s.revealed++
		case dreist.EgonSetsAside:
			s.aside = true
		case dreist.EgonLays:
			s.laid++
			if does.Opens() || pair {
				s.opening = true
			} else {
				s.later = s.later || slices.Contains(aside, does.Card)
				s.choice = s.choice || turn.Fits(does.Card).Len() > 1
			}
		case dreist.EgonStops:
			s.leftover = slices.ContainsFunc(aside, func(c dreist.Card) bool { return turn.Fits(c) != 0 })
		}
		if decides {
			s.steps = append(s.steps, decision(does))
		}
		s.add(turn.Take(), turn)
		if decides && does.Deed == dreist.EgonSetsAside {
			s.steps[len(s.steps)-1].brief = turn.Next().Deed == dreist.EgonLays
		}
		pair = does.Opens()
		asks = does.Deed == dreist.EgonLays && len(turn.Aside()) > 0
	}
	return s
}

func decision(does dreist.EgonStep) step {
	switch does.Deed {
	case dreist.EgonLays:
		return step{Choice: Choice{Deed: does.Deed, Card: does.Card, Row: does.Row}}
	case dreist.EgonSetsAside:
		return step{Choice: Choice{Deed: does.Deed}, card: does.Card}
	}
	return step{Choice: Choice{Deed: does.Deed}}
}

// add adds what has happened and where it has led to the decision that it follows from.
func (s *script) add(happened []dreist.Event, turn dreist.EgonTurn) {
	s.cleared = s.cleared || slices.ContainsFunc(happened, func(e dreist.Event) bool {
		_, cleared := e.(dreist.ColumnCleared)
		return cleared
	})
	events, at := &s.start, &s.opened
	if n := len(s.steps); n > 0 {
		events, at = &s.steps[n-1].events, &s.steps[n-1].after
	}
	*events, *at = append(*events, happened...), turn
}
