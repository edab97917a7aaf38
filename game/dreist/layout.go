package dreist

import (
	"iter"
	"math/bits"
)

// MaxRow is the deepest row a layout can reach (rules §1).
const MaxRow = 41

// RowSet is a set of rows of one column: bit 0 is row 1, the row at the base.
type RowSet uint64

const allRows RowSet = 1<<MaxRow - 1

func rowBit(row int) RowSet { return 1 << (row - 1) }

// Has reports whether the set holds a row.
func (s RowSet) Has(row int) bool { return row >= 1 && row <= MaxRow && s&rowBit(row) != 0 }

// First returns the topmost row of the set, or 0 when it is empty.
func (s RowSet) First() int {
	if s == 0 {
		return 0
	}
	return bits.TrailingZeros64(uint64(s)) + 1
}

// Last returns the deepest row of the set, or 0 when it is empty.
func (s RowSet) Last() int { return 64 - bits.LeadingZeros64(uint64(s)) }

// Len returns how many rows the set holds.
func (s RowSet) Len() int { return bits.OnesCount64(uint64(s)) }

// All yields the rows of the set from the top.
func (s RowSet) All() iter.Seq[int] {
	return func(yield func(int) bool) {
		for ; s != 0; s &= s - 1 {
			if !yield(s.First()) {
				return
			}
		}
	}
}

// Layout is what lies below the base: for each column and colour the rows taken, and for each card its row.
// The zero Layout is empty. Columns are counted from 0 inside this package and from 1 outside it.
type Layout struct {
	cells [Numbers][Colors]RowSet
	row   [Deck]uint8
}

// Row returns the row a card lies on, or 0 when it does not lie in the layout.
func (l *Layout) Row(c Card) int { return int(l.row[c]) }

// At returns the card on a cell, or NoCard.
func (l *Layout) At(cell Cell) Card {
	if cell.Row < 1 || cell.Row > MaxRow || cell.Column < 1 || cell.Column > Numbers {
		return NoCard
	}
	return l.at(cell.Column-1, cell.Row)
}

func (l *Layout) at(column, row int) Card {
	for color := range Color(Colors) {
		if l.cells[column][color]&rowBit(row) == 0 {
			continue
		}
		for copy := range Copies {
			if c := NewCard(column+1, color, copy); int(l.row[c]) == row {
				return c
			}
		}
	}
	return NoCard
}

// Taken returns the rows of a column (1–8) on which a card lies.
func (l *Layout) Taken(column int) RowSet { return l.taken(column - 1) }

// Len returns how many cards lie.
func (l *Layout) Len() int {
	n := 0
	for column := range Numbers {
		n += l.taken(column).Len()
	}
	return n
}

// Depth returns the deepest row on which a card lies, 0 for an empty layout.
func (l *Layout) Depth() int {
	var all RowSet
	for column := range Numbers {
		all |= l.taken(column)
	}
	return all.Last()
}

func (l *Layout) taken(column int) RowSet {
	c := &l.cells[column]
	return c[0] | c[1] | c[2] | c[3]
}

// beside returns the rows on which the columns left and right hold the colour, and those on which at least
// one of them holds another colour.
func (l *Layout) beside(column int, color Color) (same, other RowSet) {
	if column > 0 {
		own := l.cells[column-1][color]
		same, other = own, l.taken(column-1)&^own
	}
	if column < Numbers-1 {
		own := l.cells[column+1][color]
		same |= own
		other |= l.taken(column+1) &^ own
	}
	return same, other
}

// fits returns the rows on which a card of the kind may lie alone: free, beside its own colour only, and
// touching a card that lies already. As every card lies in contact with the base, touching one is contact
// and company at once (rules §3, R 2).
func (l *Layout) fits(k Kind) RowSet {
	column := int(k >> 2)
	taken := l.taken(column)
	same, other := l.beside(column, k.Color())
	touching := taken<<1 | taken>>1 | same
	return touching &^ taken &^ other & allRows
}

// standsAlone reports whether row 1 of the kind's column is free with no number card on any side.
func (l *Layout) standsAlone(k Kind) bool {
	column := int(k >> 2)
	same, other := l.beside(column, k.Color())
	return (l.taken(column)&0b11)|((same|other)&1) == 0
}

// bringsThird reports whether a card of the kind would bring the third colour into its column.
func (l *Layout) bringsThird(k Kind) bool {
	column := &l.cells[k>>2]
	return column[k.Color()] == 0 && colorsIn(column) == 2
}

// Colors returns how many colours lie in a column (1–8).
func (l *Layout) Colors(column int) int { return colorsIn(&l.cells[column-1]) }

func colorsIn(column *[Colors]RowSet) int {
	n := 0
	for _, rows := range column {
		if rows != 0 {
			n++
		}
	}
	return n
}

// opens reports whether a card of the kind may open if a partner follows (rules §3.3, R 4).
func (l *Layout) opens(k Kind) bool { return l.standsAlone(k) && !l.bringsThird(k) }

// partnerRow returns the row on which partner can lie touching a card of kind opening that lies, or is about
// to lie, alone on row 1; 0 if it cannot. There is never more than one such row.
func (l *Layout) partnerRow(opening, partner Kind) int {
	column := int(partner >> 2)
	_, other := l.beside(column, partner.Color())
	switch from := int(opening >> 2); {
	case column == from && !other.Has(2):
		return 2
	case (column == from-1 || column == from+1) && partner.Color() == opening.Color() && !other.Has(1):
		return 1
	}
	return 0
}

func (l *Layout) put(c Card, row int) {
	l.cells[c.column()][c.Color()] |= rowBit(row)
	l.row[c] = uint8(row)
}

func (l *Layout) take(c Card) {
	l.cells[c.column()][c.Color()] &^= rowBit(int(l.row[c]))
	l.row[c] = 0
}

// Run returns how many cards of one colour touch in a row through a card that lies, itself included (rules §5).
func (l *Layout) Run(c Card) int {
	length, _ := l.run(c)
	return length
}

// run returns how many cards of one colour touch in a row through the card, itself included, and the number
// of its leftmost one.
func (l *Layout) run(c Card) (length, first int) {
	color, bit := c.Color(), rowBit(int(l.row[c]))
	left, right := c.column(), c.column()
	for left > 0 && l.cells[left-1][color]&bit != 0 {
		left--
	}
	for right < Numbers-1 && l.cells[right+1][color]&bit != 0 {
		right++
	}
	return right - left + 1, left + 1
}

// loose returns, per column, the rows of the cards that have no contact with the base.
func (l *Layout) loose() [Numbers]RowSet {
	var taken, held [Numbers]RowSet
	for column := range Numbers {
		taken[column] = l.taken(column)
		held[column] = taken[column] & 1
	}
	for grown := true; grown; {
		grown = false
		for column := range Numbers {
			h := held[column]
			if column > 0 {
				h |= held[column-1]
			}
			if column < Numbers-1 {
				h |= held[column+1]
			}
			h = (h | held[column]<<1 | held[column]>>1) & taken[column]
			if h != held[column] {
				held[column], grown = h, true
			}
		}
	}
	for column := range Numbers {
		taken[column] &^= held[column]
	}
	return taken
}
