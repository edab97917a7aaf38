package words

import (
	"strconv"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/game/dreist/record"
)

// RecapOf describes the last turn in some steps: its player, and a line each about the cards laid, the DREIer, the columns
// cleared, and the cards drawn, discarded and given. If Egon has laid a card, his discards are only counted. Without steps
// it is empty.
func (s Sentences) RecapOf(steps []record.Step) (who string, did []string) {
	if len(steps) == 0 {
		return "", nil
	}
	last := steps[len(steps)-1]
	var all deeds
	for _, step := range steps {
		if step.Turn == last.Turn {
			all.note(step.Events)
		}
	}
	if last.Move.Action == dreist.PlayEgonTurn && len(all.laid) > 0 {
		all.thrown, all.discarded = len(all.discarded), nil
	}
	return s.SeatName(dreist.Seat(last.Seat)), all.lines(s)
}

type deeds struct {
	laid, discarded []dreist.Card
	cleared         []string // numbers of the columns
	trios, drawn    int
	thrown          int // discarded cards that are only counted
	gifts           []dreist.GiftGiven
	won             bool
}

func (d *deeds) note(events []dreist.Event) {
	for _, e := range events {
		switch e := e.(type) {
		case dreist.CardLaid:
			d.laid = append(d.laid, e.Card)
		case dreist.TrioMade:
			d.trios++
		case dreist.ColumnCleared:
			d.cleared = append(d.cleared, strconv.Itoa(e.Column))
		case dreist.CardDrawn:
			d.drawn++
		case dreist.CardDiscarded:
			d.discarded = append(d.discarded, e.Card)
		case dreist.GiftGiven:
			d.gifts = append(d.gifts, e)
		case dreist.MatchWon:
			d.won = true
		}
	}
}

// lines returns a line per kind of deed, gifts first: they change another player's number of cards, and the last lines may be cut.
func (d *deeds) lines(s Sentences) []string {
	var lines []string
	for _, g := range d.gifts {
		lines = append(lines, s.Say("recap.gift."+amount(len(g.Cards)), assets.Values{"Name": s.SeatName(g.To)}))
	}
	if len(d.laid) > 0 {
		lines = append(lines, s.Say("recap.laid", assets.Values{"Cards": s.List(s.names(d.laid, nil))}))
	}
	if d.trios > 0 {
		lines = append(lines, s.SayCount("recap.trios", d.trios))
	}
	if n := len(d.cleared); n > 0 {
		lines = append(lines, s.SayCount("recap.cleared", n, assets.Values{"Columns": s.List(d.cleared)}))
	}
	if d.drawn > 0 {
		lines = append(lines, s.SayCount("recap.drawn", d.drawn))
	}
	if len(d.discarded) > 0 {
		lines = append(lines, s.Say("recap.discarded", assets.Values{"Cards": s.List(s.names(d.discarded, nil))}))
	}
	if d.thrown > 0 {
		lines = append(lines, s.SayCount("recap.thrown", d.thrown))
	}
	if d.won {
		lines = append(lines, s.Say("recap.won"))
	}
	return lines
}

// amount returns the end of a key for a gift of one or two cards.
func amount(cards int) string {
	if cards == 1 {
		return "one"
	}
	return "two"
}
