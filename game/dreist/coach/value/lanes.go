package value

import "dreist/game/dreist"

// lanes hold sixteen bits for each colour, red's lowest, so that what is asked of a column is found for all of them at
// once. The bits are rows of a strip, or all the same where something is so of the colour, or numbers of cards: those of
// the hand in the upper half of a lane, hidden ones in the lower one.
type lanes uint64

const (
	laneBits = 16

	each      lanes = 0x0001_0001_0001_0001
	allHidden       = 0x00ff * each
	oneInHand       = 0x0100 * each
	allInHand       = 0xff00 * each
)

// A column is cut into strips of so many rows, one less than a lane has bits. Nearly always the first holds all cards.
const (
	stripRows = laneBits - 1
	strips    = dreist.MaxRow/stripRows + 1
	stripTop  = each << stripRows
)

// lane returns all bits of a colour.
func lane(c dreist.Color) lanes { return 0xffff << (laneBits * c) }

// rowsOf returns the rows of a strip, counted from 0, in the lane of red.
func rowsOf(rows dreist.RowSet, i uint) lanes {
	return lanes(rows >> (i * stripRows & 63) & (1<<stripRows - 1))
}

// strip returns the rows of a strip for each colour.
func strip(rows dreist.RowSet, i uint) lanes { return rowsOf(rows, i) * each }

// count returns how many rows of a strip each colour has.
func (x lanes) count() lanes {
	x -= x >> 1 & (0x5555 * each)
	x = x&(0x3333*each) + x>>2&(0x3333*each)
	x = (x + x>>4) & (0x0f0f * each)
	return (x + x>>8) & (0x00ff * each)
}

// atLeast returns all bits of the colours that have so many, at least 1.
func (x lanes) atLeast(n lanes) lanes {
	carried := (x + stripTop - n*each) & stripTop
	return carried<<1 - carried>>stripRows
}

// sum returns the sum of the numbers of all colours.
func (x lanes) sum() uint64 { return uint64(x * each >> (3 * laneBits)) }

// hidden and hand return how many cards there are of all colours.
func (x lanes) hidden() int32 { return int32(x.sum() & 0xff) }
func (x lanes) hand() int32   { return int32(x.sum() >> 8) }
