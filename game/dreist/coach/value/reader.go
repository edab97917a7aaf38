package value

import "dreist/game/dreist"

// reader looks at the layouts of one turn end after the other, and looks again only at columns whose surroundings have changed. Its result does
// not depend on earlier turn ends.
type reader struct {
	hidden  HiddenCounts
	all     int32  // hidden cards, at least 1; 0 before the first turn end
	inverse uint64 // 2^32 divided by all, rounded up
	deepest int

	// Two empty columns on either side give each column its neighbours.
	of      [dreist.NumberCount + 4][dreist.ColorCount]dreist.RowSet
	strips  [dreist.NumberCount + 4][strips]lanes
	taken   [dreist.NumberCount + 4]dreist.RowSet
	columns [dreist.NumberCount + 4]column
}

type column struct {
	flags [fates]lanes // for each fate the colours of the cards that would have it
	cards [words]lanes // hidden cards by fate, and more: see the words
	sizes tally        // counts of the cards that lie in the column, at the places from sizeAt on
}

// The fates of a card that is laid in a column.
const (
	accepted = iota
	onTwoRows
	clearsIt
	makesRow
	opensIt
	fates
)

// tally holds several counts of 8 bits each.
type tally uint64

func (t tally) at(place uint) int32 { return int32(t >> place & 0xff) }

// The places in the tally of a column's sizes.
const (
	sizeAt     = 8 * iota
	emptyAt    // whether it is empty
	twoAt      // whether it has two colours
	cardsTwoAt // the cards then
	baseAt     // whether its first row is taken
)

// The words of hidden cards hold up to three numbers for each colour. As there are three cards of each kind, five bits suffice for those
// of all columns; the cards that would be cleared have a word of their own.
const (
	fittingWord = iota // those accepted on one row, on two, and on three
	makingWord         // those accepted on four rows, those that would clear the column, and those that would make a row
	openingWord        // those that could open, and the accepted kinds
	clearedWord        // the cards in the column for each one that would clear it
	words

	numberBits = 5
	numberMask = (1<<numberBits - 1) * each
)

// share returns a number of hidden cards as a share of all.
func (r *reader) share(cards int32) int32 { return int32(uint64(cards) * FactOne * r.inverse >> 32) }

// columnSet is a set of columns, counted from 0.
type columnSet uint

const allColumns columnSet = 1<<dreist.NumberCount - 1

func (s columnSet) has(n int) bool { return s>>n&1 != 0 }

func (s *columnSet) add(n int) { *s |= 1 << n }

// look takes in the layout and the hidden cards of a turn end, and returns the columns whose facts may have changed.
func (r *reader) look(s *TurnEnd) (changed columnSet) {
	var stale uint // columns, and their neighbours' neighbours
	begun := r.all != 0
	if !begun || r.hidden != *s.Hidden {
		r.hidden, stale = *s.Hidden, 1<<(dreist.NumberCount+4)-1
		var cards lanes
		for _, w := range r.hidden {
			cards += w
		}
		r.all = max(int32(cards.sum()), 1)
		r.inverse = (1<<32 + uint64(r.all) - 1) / uint64(r.all)
	}
	for n := 2; n < dreist.NumberCount+2; n++ {
		of, was := s.Layout.RowsByColor(n-1), &r.of[n]
		if !begun || (of[0]^was[0])|(of[1]^was[1])|(of[2]^was[2])|(of[3]^was[3]) != 0 {
			r.cut(n, of)
			stale |= 0b11111 << (n - 2)
		}
	}
	if stale == 0 {
		return 0
	}
	var all dreist.RowSet
	for _, rows := range &r.taken {
		all |= rows
	}
	r.deepest = all.Last()
	used := uint(r.deepest)/stripRows + 1 // a row below the deepest one may be accepted
	for n := 2; n < dreist.NumberCount+2; n++ {
		if stale>>n&1 != 0 {
			r.weigh(n, used)
		}
	}
	stale |= stale<<1 | stale>>1 // for the facts of what is beside
	return columnSet(stale>>2) & allColumns
}

func (r *reader) cut(n int, of *[dreist.ColorCount]dreist.RowSet) {
	r.of[n] = *of
	rows := of[0] | of[1] | of[2] | of[3]
	r.taken[n] = rows
	size, colors := tally(rows.Len()), 0
	for _, rows := range of {
		if rows != 0 {
			colors++
		}
	}
	sizes := size<<sizeAt | tally(rows&1)<<baseAt
	switch colors {
	case 0:
		sizes |= 1 << emptyAt
	case 2:
		sizes |= 1<<twoAt | size<<cardsTwoAt
	}
	r.columns[n].sizes = sizes
	r.strips[n] = [strips]lanes{}
	for i := range uint(rows.Last()+stripRows-1) / stripRows {
		r.strips[n][i] = rowsOf(of[0], i) | rowsOf(of[1], i)<<laneBits | rowsOf(of[2], i)<<(2*laneBits) | rowsOf(of[3], i)<<(3*laneBits)
	}
}

// weigh computes the flags and cards of a column. Rows below the used strips are empty.
func (r *reader) weigh(n int, used uint) {
	here, left, right := r.taken[n], r.taken[n-1], r.taken[n+1]
	next, free := here<<1|here>>1, ^here&(1<<dreist.MaxRow-1)
	var rows, own, made lanes
	for i := range used {
		l, r2 := r.strips[n-1][i], r.strips[n+1][i]
		fit := (strip(next, i) | l | r2) & strip(free, i) &^ (strip(left, i) &^ l) &^ (strip(right, i) &^ r2)
		rows += fit.count()
		own |= r.strips[n][i]
		made |= fit & (l&r.strips[n-2][i] | l&r2 | r2&r.strips[n+2][i])
	}
	c := &r.columns[n]
	accepts, twice := rows.atLeast(1), rows.atLeast(2)
	var third, opens lanes
	if c.sizes.at(twoAt) != 0 {
		third = ^own.atLeast(1)
	}
	clears, makes := accepts&third, made.atLeast(1)&^third
	if here&3|(left|right)&1 == 0 {
		opens = ^accepts &^ third
	}
	w := r.hidden[n]
	clearing := w & clears
	c.flags = [fates]lanes{accepts, twice, clears, makes, opens}
	c.cards = [words]lanes{
		w&accepts | w&twice<<numberBits | w&rows.atLeast(3)<<(2*numberBits),
		w&rows.atLeast(4) | clearing<<numberBits | w&makes<<(2*numberBits),
		w&opens | accepts&each<<numberBits,
		clearing * lanes(c.sizes.at(sizeAt)),
	}
}
