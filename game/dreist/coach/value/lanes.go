package value

import "dreist/game/dreist"

// lanes hold 16 bits for each colour, red's lowest, to compute all colours of a column at once. The bits are rows of
// a strip, a flag of the colour (all bits equal), or counts of cards.
type lanes uint64

const (
	laneBits = 16

	each lanes = 0x0001_0001_0001_0001
)

// A column is cut into strips of one row less than a lane has bits. Nearly always the first strip has all cards.
const (
	stripRows = laneBits - 1
	strips    = dreist.MaxRow/stripRows + 1
	stripTop  = each << stripRows
)

// lane returns all bits of a colour.
func lane(c dreist.Color) lanes { return 0xffff << (laneBits * c) }

// rowsOf returns the rows of strip i, from 0, in red's lane.
func rowsOf(rows dreist.RowSet, i uint) lanes {
	return lanes(rows >> (i * stripRows & 63) & (1<<stripRows - 1))
}

// strip returns the rows of strip i in every lane.
func strip(rows dreist.RowSet, i uint) lanes { return rowsOf(rows, i) * each }

// count returns the number of rows of each colour.
func (x lanes) count() lanes {
	x -= x >> 1 & (0x5555 * each)
	x = x&(0x3333*each) + x>>2&(0x3333*each)
	x = (x + x>>4) & (0x0f0f * each)
	return (x + x>>8) & (0x00ff * each)
}

// atLeast returns all bits of the colours that have at least n, n > 0.
func (x lanes) atLeast(n lanes) lanes {
	carried := (x + stripTop - n*each) & stripTop
	return carried<<1 - carried>>stripRows
}

func (x lanes) sum() uint64 { return uint64(x * each >> (3 * laneBits)) }
