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

// First returns the topmost row of the set, or 0 if it is empty.
func (s RowSet) First() int {
	if s == 0 {
		return 0
	}
	return bits.TrailingZeros64(uint64(s)) + 1
}

// Last returns the deepest row of the set, or 0 if it is empty.
func (s RowSet) Last() int { return 64 - bits.LeadingZeros64(uint64(s)) }

// Len returns the number of rows in the set.
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

// Layout holds the cards below the base: for each column the taken rows and the colours, and for each card its row. The zero Layout is empty.
// Columns count from 1, like the numbers; the empty columns 0 and 9 make sure that each has two neighbours.
type Layout struct {
	taken  [NumberCount + 2]RowSet
	of     [NumberCount + 2][ColorCount]RowSet
	colors [NumberCount + 2]colorSet
	row    [CardCount]uint8
}

// colorSet is a set of colours: bit 0 is red.
type colorSet uint8

func (s colorSet) has(c Color) bool { return s>>c&1 != 0 }

func (s colorSet) len() int { return bits.OnesCount8(uint8(s)) }

// Row returns the row on which a card lies, or 0 if it is not in the layout.
func (l *Layout) Row(c Card) int { return int(l.row[c]) }

// At returns the card on a cell, or NoCard.
func (l *Layout) At(cell Cell) Card {
	if cell.Row < 1 || cell.Row > MaxRow || cell.Column < 1 || cell.Column > NumberCount {
		return NoCard
	}
	return l.at(cell.Column, cell.Row)
}

func (l *Layout) at(column, row int) Card {
	for color := range Color(ColorCount) {
		if l.of[column][color]&rowBit(row) == 0 {
			continue
		}
		for copy := range CopyCount {
			if c := NewCard(column, color, copy); int(l.row[c]) == row {
				return c
			}
		}
	}
	return NoCard
}

// TakenRows returns the rows of a column (1–8) on which a card lies.
func (l *Layout) TakenRows(column int) RowSet { return l.taken[column] }

// RowsByColor returns the rows of a column (1–8) on which cards of each colour lie, read-only.
func (l *Layout) RowsByColor(column int) *[ColorCount]RowSet { return &l.of[column] }

// ColorCount returns the number of colours in a column (1–8).
func (l *Layout) ColorCount(column int) int { return l.colors[column].len() }

// Len returns the number of cards in the layout.
func (l *Layout) Len() int {
	n := 0
	for _, rows := range &l.taken {
		n += rows.Len()
	}
	return n
}

// Depth returns the deepest row on which a card lies, 0 for an empty layout.
func (l *Layout) Depth() int {
	var all RowSet
	for _, rows := range &l.taken {
		all |= rows
	}
	return all.Last()
}

// beside returns the rows on which the columns left and right of the kind's hold its colour, and those on which at
// least one of them holds another colour.
func (l *Layout) beside(k Kind) (same, other RowSet) {
	left, right := k.Number()-1, k.Number()+1
	ownLeft, ownRight := l.of[left][k.Color()], l.of[right][k.Color()]
	return ownLeft | ownRight, l.taken[left]&^ownLeft | l.taken[right]&^ownRight
}

// fits returns the rows on which a card of the kind may be laid without an opening: free, beside its own colour only, and touching a card of
// the layout. As every card of the layout has contact with the base, touching one gives contact, too (rules §3, R 2).
func (l *Layout) fits(k Kind) RowSet {
	taken := l.taken[k.Number()]
	same, other := l.beside(k)
	touching := taken<<1 | taken>>1 | same
	return touching &^ taken &^ other & allRows
}

// standsAlone reports whether row 1 of the kind's column is free with no number card on any side.
func (l *Layout) standsAlone(k Kind) bool {
	n := k.Number()
	return l.taken[n]&0b11|(l.taken[n-1]|l.taken[n+1])&1 == 0
}

// bringsThird reports whether a card of the kind would bring the third colour into its column.
func (l *Layout) bringsThird(k Kind) bool {
	colors := l.colors[k.Number()]
	return colors.len() == 2 && !colors.has(k.Color())
}

// opens reports whether a card of the kind may open if a partner follows (rules §3.3, R 4).
func (l *Layout) opens(k Kind) bool { return l.standsAlone(k) && !l.bringsThird(k) }

// partnerRow returns the row on which partner can lie touching a card of kind opening that lies, or is about
// to lie, alone on row 1; 0 if it cannot. There is never more than one such row.
func (l *Layout) partnerRow(opening, partner Kind) int {
	if !opening.CanPartner(partner) {
		return 0
	}
	row := partnersRow(opening, partner)
	if _, other := l.beside(partner); other.Has(row) {
		return 0
	}
	return row
}

// partnersRow returns the row on which a partner lies beside or below an opening.
func partnersRow(opening, partner Kind) int {
	if opening.Number() == partner.Number() {
		return 2
	}
	return 1
}

// partners are for each kind the possible partners of its opening (rules §3.3).
var partners = func() (sets [KindCount]kindSet) {
	for opening := range Kind(KindCount) {
		for partner := range Kind(KindCount) {
			apart := opening.Number() - partner.Number()
			if apart == 0 || opening.Color() == partner.Color() && (apart == 1 || apart == -1) {
				sets[opening].add(partner)
			}
		}
	}
	return sets
}()

// CanPartner reports whether cards of the two kinds may open together, whichever is laid first (rules §3.3).
func (k Kind) CanPartner(other Kind) bool { return partners[k].has(other) }

func (l *Layout) put(c Card, row int) {
	column, color := c.Number(), c.Color()
	l.taken[column] |= rowBit(row)
	l.of[column][color] |= rowBit(row)
	l.colors[column] |= 1 << color
	l.row[c] = uint8(row)
}

func (l *Layout) take(c Card) {
	column, color, row := c.Number(), c.Color(), int(l.row[c])
	l.taken[column] &^= rowBit(row)
	l.of[column][color] &^= rowBit(row)
	if l.of[column][color] == 0 {
		l.colors[column] &^= 1 << color
	}
	l.row[c] = 0
}

// RunLength returns the number of touching cards of one colour in the row of a laid card, itself included (rules §5).
func (l *Layout) RunLength(c Card) int {
	length, _ := l.run(c.Kind(), int(l.row[c]))
	return length
}

// run returns the number of touching cards of one colour in a row, through a card of the kind that lies, or is about to
// lie, on it, itself included, and the number of the leftmost one.
func (l *Layout) run(k Kind, row int) (length, first int) {
	color, bit := k.Color(), rowBit(row)
	left, right := k.Number(), k.Number()
	for l.of[left-1][color]&bit != 0 {
		left--
	}
	for l.of[right+1][color]&bit != 0 {
		right++
	}
	return right - left + 1, left
}

// loose returns, per column, the rows of the cards without contact with the base; found is false without such a card.
func (l *Layout) loose() (rows [NumberCount + 2]RowSet, found bool) {
	var held [NumberCount + 2]RowSet
	for i, taken := range &l.taken {
		held[i] = taken &^ (taken + 1) // the rows from 1 without a gap
		found = found || held[i] != taken
	}
	if !found {
		return rows, false
	}
	for grown := true; grown; {
		grown = false
		for i := 1; i <= NumberCount; i++ {
			h := held[i]
			h = (h | h<<1 | h>>1 | held[i-1] | held[i+1]) & l.taken[i]
			if h != held[i] {
				held[i], grown = h, true
			}
		}
	}
	found = false
	for i, taken := range &l.taken {
		rows[i] = taken &^ held[i]
		found = found || rows[i] != 0
	}
	return rows, found
}

// Trio is the kind of DREIer that a laid card makes (rules §5).
type Trio uint8

// The kinds of DREIer. A card that completes both a row and its column makes a ColumnTrio.
const (
	NoTrio Trio = iota
	RowTrio
	ColumnTrio
)

// TrioAt returns the DREIer that a card of the kind makes on a row where it may lie.
func (l *Layout) TrioAt(k Kind, row int) Trio {
	if l.bringsThird(k) {
		return ColumnTrio
	}
	if length, _ := l.run(k, row); length >= 3 {
		return RowTrio
	}
	return NoTrio
}
