package words

import (
	"math"
	"strings"

	"dreist/assets/msg/dreistmsg"
	"dreist/game/dreist"
)

// Tenths returns a share in games of ten.
func Tenths(share float64) int { return int(math.Round(10 * share)) }

// Chance says how often a game is won that is won with a chance, without a capital letter.
func (s Sentences) Chance(share float64) string {
	switch tenths := Tenths(share); tenths {
	case 0:
		return s.Say(dreistmsg.ChanceNone)
	case 10:
		return s.Say(dreistmsg.ChanceAll)
	default:
		return s.Count(dreistmsg.Chance, tenths)
	}
}

// Deeds says what some of the moves that are made from a position do, without a capital letter: those of which told is true,
// by their numbers. Where they do nothing but end the turn it says that.
func (s Sentences) Deeds(p dreist.Position, moves []dreist.Move, told func(i int) bool) string {
	var deeds []string
	for i, m := range moves {
		next, events, err := dreist.Apply(p, p.FromHand(m))
		if err != nil {
			break // it is not one of this position
		}
		p = next
		if told(i) {
			deeds = append(deeds, s.deeds(visible(events))...)
		}
	}
	if len(deeds) == 0 {
		return s.Say(dreistmsg.DeedEnd)
	}
	return strings.Join(deeds, " · ")
}

// visible returns what is known of a move before it is made: not what the hand is filled with, nor that somebody wins.
func visible(events []dreist.Event) []dreist.Event {
	var known []dreist.Event
	for _, e := range events {
		switch e.(type) {
		case dreist.HandFilled, dreist.MatchWon, dreist.TurnEnded:
		default:
			known = append(known, e)
		}
	}
	return append(known, dreist.TurnEnded{}) // after which what was discarded is told
}
