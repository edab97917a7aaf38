package value

import (
	"math/bits"

	"dreist/game/dreist"
)

// The inputs about one column; the net has them for each of the eight. Each is about 1 at most; a count is divided by the number in its
// comment. Hidden cards, hand cards and kinds are those of the column's number. A card is accepted if the layout has a row for it.
const (
	constant     = iota // FactOne
	size                // cards in the column, of 6
	empty               // no card
	twoColours          //
	base                // row 1 is taken
	depth               // deepest row, of 16
	hanging             // cards below a gap, of 4
	edge                // number 1 or 8
	unseen              // hidden cards, of 12
	fits                // those accepted, of 12, and so on
	fitsTwice           // with at least two rows
	fitsMore            // with at least three rows
	clears              // those that would bring the third colour
	makes               // those that would make a row DREIer
	opens               // those that are not accepted but could open
	kinds               // accepted kinds, hidden or not, of 4
	besideHang          // mean of the two columns beside it, nothing beyond the edge
	besideFits          //
	besideKinds         //
	besideTwo           //
	besideEmpty         //
	besideClears        //

	// The facts of the hand; the others come from the layout and the hidden cards.
	held            // hand cards, of 4
	heldFits        // those accepted, of 4, and so on
	heldClears      //
	heldMakes       //
	ColumnFactCount // ColumnFactCount is the number of facts about one column
)

// beside are the indices of the means over the columns beside, and of the facts that they are means of.
var beside = [...]struct{ mean, of int }{
	{besideHang, hanging}, {besideFits, fits}, {besideKinds, kinds}, {besideTwo, twoColours}, {besideEmpty, empty}, {besideClears, clears},
}

// ColumnFacts returns the part of the facts that is about a column, 0 to 7.
func (f *Facts) ColumnFacts(n int) *[ColumnFactCount]int32 {
	return (*[ColumnFactCount]int32)(f[PositionFactCount+n*ColumnFactCount:])
}

// readColumns computes the facts of a set of columns from the layout and the hidden cards, and clears those of the hand.
func (f *Facts) readColumns(r *reader, of columnSet) {
	for n := range dreist.NumberCount {
		if !of.has(n) {
			continue
		}
		c, to := &r.columns[n+2], f.ColumnFacts(n)
		taken := r.taken[n+2]
		number := func(word, place int) int32 {
			return int32((c.cards[word] >> (place * numberBits) & numberMask).sum()) * FactOne / 12
		}
		*to = [ColumnFactCount]int32{
			constant: FactOne, size: c.sizes.at(sizeAt) * FactOne / 6, empty: c.sizes.at(emptyAt) * FactOne, twoColours: c.sizes.at(twoAt) * FactOne,
			base: c.sizes.at(baseAt) * FactOne, depth: int32(taken.Last()) * FactOne / 16, hanging: int32((taken & (taken + 1)).Len()) * FactOne / 4,
			edge: yes(n == 0 || n == dreist.NumberCount-1), unseen: int32(r.hidden[n+2].sum()) * FactOne / 12,
			fits: number(fittingWord, 0), fitsTwice: number(fittingWord, 1), fitsMore: number(fittingWord, 2),
			clears: number(makingWord, 1), makes: number(makingWord, 2), opens: number(openingWord, 0),
			kinds: int32(bits.OnesCount64(uint64(c.flags[accepted]&each))) * FactOne / dreist.ColorCount,
		}
	}
	for n := range dreist.NumberCount {
		if !of.has(n) {
			continue
		}
		to := f.ColumnFacts(n)
		for _, b := range &beside {
			if n > 0 {
				to[b.mean] += f.ColumnFacts(n - 1)[b.of] / 2
			}
			if n < dreist.NumberCount-1 {
				to[b.mean] += f.ColumnFacts(n + 1)[b.of] / 2
			}
		}
	}
}

func (f *Facts) readHeld(s *TurnEnd, r *reader) {
	for n := range dreist.NumberCount {
		clear(f.ColumnFacts(n)[held:])
	}
	for _, c := range s.Hand {
		to, at, flags := f.ColumnFacts(c.Number()-1), laneBits*c.Color(), &r.columns[c.Number()+1].flags
		to[held] += FactOne / 4
		to[heldFits] += int32(flags[accepted]>>at&1) * FactOne / 4
		to[heldClears] += int32(flags[clearsIt]>>at&1) * FactOne / 4
		to[heldMakes] += int32(flags[makesRow]>>at&1) * FactOne / 4
	}
}
