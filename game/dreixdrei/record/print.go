package record

import (
	"strconv"
	"strings"

	"dreist/game/dreixdrei"
	"dreist/game/record"
)

// firstWithCards returns the seat that starts if the record has no tag Starts.
func firstWithCards(d *dreixdrei.Deal) dreixdrei.Seat {
	for s := range d.SeatCount {
		if len(d.FaceDownCards[s])+len(d.OpenCards[s])+len(d.Hand[s]) > 0 {
			return dreixdrei.Seat(s)
		}
	}
	return 0
}

// mustTellPhase reports whether it does not follow from the cards that a seat has reached phase 2.
func mustTellPhase(d *dreixdrei.Deal, seat int) bool {
	return seat < len(d.HasReachedPhase2) && d.HasReachedPhase2[seat] && !d.IsSwapping && len(d.DrawPile) == 0 && len(d.OpenCards[seat]) > 0 && len(d.Hand[seat]) > 0
}

// AppendPosition appends a position as tags, one per line.
func AppendPosition(dst []byte, p *dreixdrei.Position) []byte {
	b := record.Tags(dst)
	stage := stagePlay
	if p.IsSwapping() {
		stage = stageExchange
	}
	var pile []dreixdrei.Face
	for _, c := range p.Pile() {
		pile = append(pile, p.Face(c))
	}
	b.Add("Stage", stage)
	b.Add("Draw", record.JoinCards(p.AppendDrawPile(nil)))
	b.Add("Discard", record.JoinCards(pile))
	b.Add("Gone", record.JoinCards(p.RemovedCards()))
	for s := range dreixdrei.Seat(p.SeatCount()) {
		n := int(s) + 1
		open, down := p.OpenCards(s), p.FaceDownCards(s)
		b.Add(record.SeatTag("Hand", n), record.JoinCards(p.AppendHand(nil, s)))
		b.Add(record.SeatTag("Open", n), record.JoinCards(sorted(there(open[:]))))
		b.Add(record.SeatTag("Down", n), record.JoinCards(there(down[:])))
		b.Add(record.SeatTag("Phase", n), strconv.Itoa(p.Phase(s)))
	}
	b.Add("Places", placesOf(p))
	b.Add("Turn", record.SeatText(p.Turn()))
	b.Add("Pending", pending(p))
	return b
}

// pending returns the name of what the seat to move must do before anything else, or "-".
func pending(p *dreixdrei.Position) string {
	switch {
	case p.TurnedJoker() != dreixdrei.NoCard:
		return "joker"
	case p.MustLayAgain():
		return "again"
	}
	return "-"
}

func there(places []dreixdrei.Card) (cards []dreixdrei.Card) {
	for _, c := range places {
		if c != dreixdrei.NoCard {
			cards = append(cards, c)
		}
	}
	return cards
}

func placesText(seats []dreixdrei.Seat) string {
	var words []string
	for _, s := range seats {
		words = append(words, record.SeatText(s))
	}
	return strings.Join(words, " ")
}
