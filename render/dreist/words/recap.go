package words

import (
	"strconv"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/game/dreist/record"
)

// DescribeLastTurn describes the last turn of a history: its player, and a line each about the cards laid, the DREIer, the columns
// cleared, and the cards drawn, discarded and given. If Egon has laid a card, his discards are only counted. Without steps
// who is empty.
func (s Sentences) DescribeLastTurn(steps []record.Step) (who string, did []string) {
	if len(steps) == 0 {
		return "", nil
	}
	var laid, discarded []dreist.Card
	var cleared []string // numbers of the columns
	trios, drawn, thrown, won := 0, 0, 0, false
	last := steps[len(steps)-1]
	for _, step := range steps {
		if step.Turn != last.Turn {
			continue
		}
		for _, e := range step.Events {
			switch e := e.(type) {
			case dreist.CardLaid:
				laid = append(laid, e.Card)
			case dreist.TrioMade:
				trios++
			case dreist.ColumnCleared:
				cleared = append(cleared, strconv.Itoa(e.Column))
			case dreist.CardDrawn:
				drawn++
			case dreist.CardDiscarded:
				discarded = append(discarded, e.Card)
			case dreist.GiftGiven: // first, as it changes another player's number of cards, and the last lines may be cut
				did = append(did, s.Say("recap.gift."+amount(len(e.Cards)), assets.Values{"Name": s.SeatName(e.To)}))
			case dreist.MatchWon:
				won = true
			}
		}
	}
	if last.Move.Action == dreist.PlayEgonTurn && len(laid) > 0 {
		thrown, discarded = len(discarded), nil
	}
	if len(laid) > 0 {
		did = append(did, s.Say("recap.laid", assets.Values{"Cards": s.JoinList(s.names(laid, nil))}))
	}
	if trios > 0 {
		did = append(did, s.SayCount("recap.trios", trios))
	}
	if n := len(cleared); n > 0 {
		did = append(did, s.SayCount("recap.cleared", n, assets.Values{"Columns": s.JoinList(cleared)}))
	}
	if drawn > 0 {
		did = append(did, s.SayCount("recap.drawn", drawn))
	}
	if len(discarded) > 0 {
		did = append(did, s.Say("recap.discarded", assets.Values{"Cards": s.JoinList(s.names(discarded, nil))}))
	}
	if thrown > 0 {
		did = append(did, s.SayCount("recap.thrown", thrown))
	}
	if won {
		did = append(did, s.Say("recap.won"))
	}
	return s.SeatName(dreist.Seat(last.Seat)), did
}

// amount returns the end of a key for a gift of one or two cards.
func amount(cards int) string {
	if cards == 1 {
		return "one"
	}
	return "two"
}
