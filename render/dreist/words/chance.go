package words

import (
	"math"
	"strings"

	"dreist/game/dreist"
)

// ChanceText describes a chance of winning, in lower case.
func (s Sentences) ChanceText(share float64) string {
	switch tenths := int(math.Round(10 * share)); tenths {
	case 0:
		return s.Say("chance.none")
	case 10:
		return s.Say("chance.all")
	default:
		return s.SayCount("chance", tenths)
	}
}

// DescribeMoves describes the moves from a position, in lower case: those for whose index named is true or, without such moves, that the turn just ends.
func (s Sentences) DescribeMoves(p dreist.Position, moves []dreist.Move, named func(i int) bool) string {
	var deeds []string
	for i, m := range moves {
		next, events, err := dreist.Apply(p, p.WithHandCard(m))
		if err != nil {
			break // the move does not belong to this position
		}
		p = next
		if named(i) {
			deeds = append(deeds, s.deeds(visible(events))...)
		}
	}
	if len(deeds) == 0 {
		return s.Say("deed.end")
	}
	return strings.Join(deeds, " · ")
}

// visible returns the events of a move that are known beforehand: not the cards that fill the hand, nor the winner.
func visible(events []dreist.Event) []dreist.Event {
	var known []dreist.Event
	for _, e := range events {
		switch e.(type) {
		case dreist.HandFilled, dreist.MatchWon, dreist.TurnEnded:
		default:
			known = append(known, e)
		}
	}
	return append(known, dreist.TurnEnded{}) // the end of the turn makes deeds report the discarded cards
}
