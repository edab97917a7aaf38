package dreist

import (
	"fmt"
	"strings"
)

// String returns the layout as records write it: rows from the top, separated by slashes, "-" if it is empty.
func (l *Layout) String() string {
	if l.Depth() == 0 {
		return "-"
	}
	var b strings.Builder
	for row := 1; row <= l.Depth(); row++ {
		if row > 1 {
			b.WriteByte('/')
		}
		empty := 0
		for column := 1; column <= NumberCount; column++ {
			c := l.At(Cell{Row: row, Column: column})
			if c == NoCard {
				empty++
				continue
			}
			if empty > 0 {
				b.WriteByte('0' + byte(empty))
				empty = 0
			}
			b.WriteByte(c.Color().letter())
		}
		if empty > 0 {
			b.WriteByte('0' + byte(empty))
		}
	}
	return b.String()
}

// TextPicture draws the position in characters, for failing tests: the columns, the rows below the base, and the cards of
// each seat.
func (p *Position) TextPicture() string {
	var b strings.Builder
	b.WriteString("   12345678\n")
	for row := 1; row <= p.layout.Depth(); row++ {
		fmt.Fprintf(&b, "%2d ", row)
		for column := 1; column <= NumberCount; column++ {
			if c := p.layout.At(Cell{Row: row, Column: column}); c != NoCard {
				b.WriteByte(c.Color().letter())
			} else {
				b.WriteByte('.')
			}
		}
		b.WriteByte('\n')
	}
	for s := range Seat(p.seats) {
		mark := ' '
		if s == p.turn {
			mark = '>'
		}
		fmt.Fprintf(&b, "%c seat %d: hand %v, pile %v\n", mark, s+1, p.Hand(s), p.AppendPile(nil, s))
	}
	fmt.Fprintf(&b, "  discard %v; pending %v, opening %v, laid %d, winner %d\n",
		p.AppendDiscardPile(nil), p.pending, p.opening, p.laid, p.winner+1)
	return b.String()
}
