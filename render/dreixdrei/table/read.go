package table

import (
	"strings"

	"dreist/assets"
	"dreist/game/dreixdrei"
)

// Description describes the table for screen readers.
func (t *Table) Description() string {
	p, say := t.ShownPosition(), t.Phrases.Say
	demand, _ := p.Demand()
	var pile []string
	for _, c := range p.Pile() {
		pile = append(pile, p.Face(c).String())
	}
	lines := []string{say("dreixdrei.read.pile", assets.Values{"Cards": strings.Join(pile, ", "), "Demand": t.Phrases.demandText(demand)}),
		say("dreixdrei.read.deck", assets.Values{"Count": p.DrawPileSize()})}
	for i := range t.Timeline.Seating().SeatCount {
		seat := (t.FrontSeat() + dreixdrei.Seat(i)) % dreixdrei.Seat(p.SeatCount())
		if t.Timeline.Seating().IsHandShown(seat, p.Turn()) {
			lines = append(lines, say("dreixdrei.read.hand", assets.Values{"Cards": listed(p.AppendHand(nil, seat))}))
		}
		open := p.OpenCards(seat)
		lines = append(lines, say("dreixdrei.read.seat", assets.Values{"Name": t.Phrases.SeatNames[seat], "Open": listed(present(open[:])), "Down": p.FaceDownCount(seat),
			"Hand": p.HandSize(seat), "Phase": p.Phase(seat), "Place": p.Place(seat)}))
	}
	return t.ScreenReaderText(lines)
}

func listed(cards []dreixdrei.Card) string {
	var all []string
	for _, c := range cards {
		all = append(all, c.String())
	}
	return strings.Join(all, ", ")
}
