package puzzle

import (
	"slices"

	"dreist/game/dreist"
)

// EgonChoice is one decision in Egon's turn, or the player's prediction of it. Turning over a card is a decision only if cards set aside might
// fit now.
type EgonChoice struct {
	Action dreist.EgonAction
	Card   dreist.Card // card that dreist.EgonLays lays
	Row    int         // row on which dreist.EgonLays lays it, from 1
}

// step is one decision of Egon's turn with all that happens up to the next one.
type step struct {
	EgonChoice      // the decision; if it sets a card aside, with that card
	brief      bool // whether the card set aside opens at once with another one, so that predicting to lay it is right, too
	events     []dreist.Event
	after      dreist.EgonTurn
}

type script struct {
	steps []step // the first has the events before the first decision

	revealed, laid                                   int
	aside, choice, cleared, later, opening, leftover bool
}

// newScript plays Egon's turn and cuts it into decisions. Turning over a card is no decision if it is the first one or no
// card aside could have become playable.
func newScript(p *dreist.Position) *script {
	turn := p.EgonTurn()
	s := &script{steps: []step{{after: turn}}}
	asks := false // a card was just laid, and those aside may fit now
	pair := false // the card just laid opens; its partner follows
	for !turn.IsOver() {
		does := turn.NextStep()
		aside := turn.AsideCards()
		if does.Action != dreist.EgonReveals || asks {
			s.steps = append(s.steps, step{EgonChoice: EgonChoice{Action: does.Action, Card: does.Card, Row: does.Row}})
		}
		now := &s.steps[len(s.steps)-1]
		switch does.Action {
		case dreist.EgonReveals:
			s.revealed++
		case dreist.EgonSetsAside:
			s.aside = true
		case dreist.EgonLays:
			s.laid++
			if does.IsOpening() || pair {
				s.opening = true
			} else {
				s.later = s.later || slices.Contains(aside, does.Card)
				s.choice = s.choice || turn.FittingRows(does.Card).Len() > 1
			}
		case dreist.EgonStops:
			s.leftover = slices.ContainsFunc(aside, func(c dreist.Card) bool { return turn.FittingRows(c) != 0 })
		}
		now.events = append(now.events, turn.TakeStep()...)
		now.after = turn
		now.brief = does.Action == dreist.EgonSetsAside && turn.NextStep().Action == dreist.EgonLays
		pair = does.IsOpening()
		asks = does.Action == dreist.EgonLays && len(turn.AsideCards()) > 0
	}
	for _, now := range s.steps {
		s.cleared = s.cleared || slices.ContainsFunc(now.events, func(e dreist.Event) bool {
			_, cleared := e.(dreist.ColumnCleared)
			return cleared
		})
	}
	return s
}
