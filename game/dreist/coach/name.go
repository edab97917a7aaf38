package coach

import (
	"slices"

	"dreist/game/dreist"
)

// name identifies an outcome of a turn. Bytes 0 to 4 are the spots of the cards of the initial hand, bytes 5 and 6 the number of
// the set of initial layout cards that remain and whether an opening waits, byte 7 is the number of declined draws.
type name uint64

// The place of a hand card: its row or one of these.
const (
	held    = 0
	cleared = 255 // laid, and cleared with its column
)

// The parts of a name.
const (
	placeBits      = 8
	restShift      = dreist.HandSize * placeBits
	waiting   name = 1 << 55
	oneDraw   name = 1 << drawShift
	drawShift      = 56
)

func (n name) draws() uint8 { return uint8(n >> drawShift) }

func (n name) place(slot int) int { return int(uint8(n >> (placeBits * slot))) }

func (n name) with(slot, place int) name {
	shift := placeBits * slot
	return n&^(0xff<<shift) | name(place)<<shift
}

type namer struct {
	hand  [dreist.HandSize]dreist.Kind // sorted, so that equal cards have adjacent slots
	cards int
	rests []rest // remaining initial layouts, by their numbers in names
}

// rest is the rows of each column with remaining cards of the initial layout.
type rest [dreist.NumberCount]dreist.RowSet

func restOf(l *dreist.Layout) (r rest) {
	for i := range r {
		r[i] = l.TakenRows(i + 1)
	}
	return r
}

// begin starts another turn, whose first position has the name 0.
func (n *namer) begin(p *dreist.Position) {
	hand := p.Hand(p.Turn())
	n.cards = len(hand)
	for slot, c := range hand {
		n.hand[slot] = c.Kind()
	}
	slices.Sort(n.hand[:n.cards])
	n.rests = append(n.rests[:0], restOf(p.Layout()))
}

// laid returns the name after a card of a kind went to a place. Equal cards are sorted by place, so that it does not
// matter which went where.
func (n *namer) laid(at name, k dreist.Kind, place int) name {
	for slot := slices.Index(n.hand[:], k); place != held; slot++ {
		other := at.place(slot)
		if other < place {
			at, place = at.with(slot, place), other
		}
	}
	return at
}

func (n *namer) cleared(at name, l *dreist.Layout) name {
	left := restOf(l)
	after := at &^ (1<<drawShift - 1)
	for slot, k := range n.hand[:n.cards] {
		place := at.place(slot)
		if place == held {
			continue
		}
		if place != cleared {
			if l.RowsByColor(k.Number())[k.Color()].Has(place) {
				left[k.Number()-1] &^= 1 << (place - 1)
			} else {
				place = cleared
			}
		}
		after = n.laid(after, k, place)
	}
	number := slices.Index(n.rests, left)
	if number < 0 {
		number = len(n.rests)
		n.rests = append(n.rests, left)
	}
	return after | name(number)<<restShift
}
