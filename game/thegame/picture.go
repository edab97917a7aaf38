package thegame

import (
	"fmt"
	"strings"
)

// TextPicture returns the position as lines of text, for test failures.
func (p *Position) TextPicture() string {
	var b strings.Builder
	for on := range Pile(PileCount) {
		fmt.Fprintf(&b, "%v %d: %v\n", on, on.BaseNumber(), p.AppendPile(nil, on))
	}
	for s := range Seat(p.seats) {
		fmt.Fprintf(&b, "hand %d: %v signals %v\n", s+1, p.Hand(s), p.signals[s])
	}
	fmt.Fprintf(&b, "deck: %v\n", p.AppendDrawPile(nil))
	fmt.Fprintf(&b, "%v, seat %d to move, laid %d of %d, stuck %d\n", p.variant, p.turn+1, p.laid, p.minimum, p.stuck+1)
	return b.String()
}
