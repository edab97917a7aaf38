package dreixdrei

import (
	"fmt"
	"strings"
)

// TextPicture returns the position as lines of text, for test failures.
func (p *Position) TextPicture() string {
	var b strings.Builder
	for s := range Seat(p.seats) {
		fmt.Fprintf(&b, "seat %d: hand %v open %v down %v phase %d place %d\n",
			s+1, p.AppendHand(nil, s), p.open[s], p.down[s], p.Phase(s), p.Place(s))
	}
	var pile []Face
	for _, c := range p.Pile() {
		pile = append(pile, p.Face(c))
	}
	fmt.Fprintf(&b, "draw: %v\npile: %v\ngone: %v\n", p.AppendDrawPile(nil), pile, p.RemovedCards())
	fmt.Fprintf(&b, "seat %d to move, exchange %v, again %v, turned %v, idle %d\n", p.turn+1, p.exchange, p.again, p.turned, p.idle)
	return b.String()
}
