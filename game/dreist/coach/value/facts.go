package value

import (
	"math/bits"

	"dreist/game/dreist"
)

// One is the fixed-point 1 of facts and shares.
const One = 256

// The inputs of the net. Each is about 1 at most; a count is divided by the number in its comment. A hidden card or
// hand card is accepted if the layout has a row for it.
const (
	ownLeft      = iota // cards left, of 64
	nextLeft            // cards left of the others, clockwise
	secondLeft          //
	thirdLeft           //
	ratio               // own cards left, of own plus the fewest of another
	ownFew              // own cards left, at most 10
	othersFew           // the fewest cards left of another, at most 10
	ownFewest           // own cards left, at most 4
	othersTwo           // another has 2 cards or fewer
	othersThree         // another has at least 3
	othersFour          // another has at least 4
	handSize            // cards kept, of 5
	pileEmpty           // nothing to fill the hand with
	Fitting             // accepted hidden cards, of all hidden ones
	fittingTwice        // those with at least two rows
	fittingMore         // those with at least three rows
	clearing            // those that would bring the third colour
	making              // those that would make a row DREIer
	opening             // hidden cards that are not accepted but could open
	reveals             // hidden cards that would make another one accepted, of 4
	handFits            // accepted cards of the hand, of 5, and so on as above
	handFitsMore        // with at least two rows
	handClears          //
	handMakes           //
	handOpens           //
	handMates           // hand cards that match another one, each pair twice, of 8
	layoutSize          // cards in the layout, of 32
	columnsEmpty        // of 8
	columnsTwo          // with two colours, of 8
	inTwoColours        // cards in those, of 16
	baseTaken           // of 8
	deep                // deepest row, of 16
	handHidden          // hidden cards that match a hand card, of all hidden ones
	draws               // draws for DREIer before the turn ends, of 4
	kindsFitting        // accepted kinds, hidden or not, of 32
	places              // rows for a hidden card, mean, of 4
	clearingSize        // cards in the columns that hidden cards would clear, mean, of 4
	handChain           // hand cards not accepted that match an accepted one, of 5
	threeSeats          // three players
	fourSeats           // four players
	Count
)

// Facts is the input vector of a net for the end of a turn.
type Facts [Count]int32

// Scene is a position from one seat's view at the end of its turn, before its hand is filled up.
type Scene struct {
	Layout *dreist.Layout
	Hidden *Hidden              // cards hidden from the seat
	Hand   []dreist.Card        // its hand
	Pile   int                  // size of its pile
	Left   [dreist.MaxSeats]int // cards left, its own first, then clockwise
	Seats  int                  // Egon included
	Draws  int                  // draws for DREIer that are still to come
}

// Hidden counts hidden cards by kind.
type Hidden [dreist.Numbers + 4]lanes

// Add adds a card.
func (h *Hidden) Add(k dreist.Kind) { h[k.Number()+1] += each & lane(k.Color()) }

// Read computes the facts of a scene.
func (f *Facts) Read(s *Scene) {
	*f = Facts{}
	own, least := int32(s.Left[0]), int32(dreist.Deck)
	for i := 1; i < s.Seats; i++ {
		left := int32(s.Left[i])
		f[nextLeft+i-1] = left * One / 64
		least = min(least, left)
	}
	f[ownLeft] = own * One / 64
	f[ratio] = own * One / (own + least)
	f[ownFew] = min(own, 10) * One / 10
	f[othersFew] = min(least, 10) * One / 10
	f[ownFewest] = min(own, 4) * One / 4
	f[othersTwo], f[othersThree], f[othersFour] = yes(least <= 2), yes(least == 3), yes(least == 4)
	f[handSize] = int32(len(s.Hand)) * One / 5
	f[pileEmpty] = yes(s.Pile == 0)
	f[draws] = int32(s.Draws) * One / 4
	f[threeSeats], f[fourSeats] = yes(s.Seats == 3), yes(s.Seats == 4)
	f.readLayout(s)
}

// yes returns One for true, 0 for false.
func yes(so bool) int32 {
	if so {
		return One
	}
	return 0
}

// readLayout computes the facts of the layout. Two empty columns on either side give each column its neighbours.
func (f *Facts) readLayout(s *Scene) {
	var taken [dreist.Numbers + 4]dreist.RowSet
	var of [dreist.Numbers + 4][strips]lanes
	var size, empty, two, cardsTwo, base int32
	var all dreist.RowSet
	for n := 2; n < dreist.Numbers+2; n++ {
		rows := s.Layout.Taken(n - 1)
		taken[n] = rows
		if rows == 0 {
			empty++
			continue
		}
		for i := range uint(rows.Last()+stripRows-1) / stripRows {
			for color := range dreist.Color(dreist.Colors) {
				of[n][i] |= rowsOf(s.Layout.Of(n-1, color), i) << (laneBits * color)
			}
		}
		all |= rows
		length := int32(rows.Len())
		size += length
		if s.Layout.Colors(n-1) == 2 {
			two++
			cardsTwo += length
		}
		base += int32(rows & 1)
	}
	f[layoutSize] = size * One / 32
	f[columnsEmpty] = empty * One / 8
	f[columnsTwo] = two * One / 8
	f[inTwoColours] = cardsTwo * One / 16
	f[baseTaken] = base * One / 8
	f[deep] = int32(all.Last()) * One / 16

	weights := *s.Hidden
	for _, c := range s.Hand {
		weights[c.Number()+1] += oneInHand & lane(c.Color())
	}
	used := uint(all.Last())/stripRows + 1 // a row below the deepest one may be accepted
	var cards, fits, twice, more, four, clears, makes, opens, cleared lanes
	var accepted [dreist.Numbers + 4]lanes
	var kinds int
	for n := 2; n < dreist.Numbers+2; n++ {
		here, left, right := taken[n], taken[n-1], taken[n+1]
		next, free := here<<1|here>>1, ^here&(1<<dreist.MaxRow-1)
		var rows, own, made lanes
		for i := range used {
			l, r := of[n-1][i], of[n+1][i]
			fit := (strip(next, i) | l | r) & strip(free, i) &^ (strip(left, i) &^ l) &^ (strip(right, i) &^ r)
			rows += fit.count()
			own |= of[n][i]
			made |= fit & (l&of[n-2][i] | l&r | r&of[n+2][i])
		}
		w, accepts := weights[n], rows.atLeast(1)
		cards += w
		fits += w & accepts
		twice += w & rows.atLeast(2)
		more += w & rows.atLeast(3)
		four += w & rows.atLeast(4)
		var third lanes
		if here != 0 && s.Layout.Colors(n-1) == 2 {
			third = ^own.atLeast(1)
			clears += w & accepts & third
			cleared += w & accepts & third & allHidden * lanes(here.Len())
		}
		makes += w & made.atLeast(1) &^ third
		if here&3|(left|right)&1 == 0 {
			opens += w &^ accepts &^ third
		}
		accepted[n] = accepts
		kinds += bits.OnesCount64(uint64(accepts & each))
	}
	hidden := max(cards.hidden(), 1)
	f[Fitting] = fits.hidden() * One / hidden
	f[fittingTwice] = twice.hidden() * One / hidden
	f[fittingMore] = more.hidden() * One / hidden
	f[clearing] = clears.hidden() * One / hidden
	f[making] = makes.hidden() * One / hidden
	f[opening] = opens.hidden() * One / hidden
	f[places] = (fits.hidden() + twice.hidden() + more.hidden() + four.hidden()) * One / (4 * hidden)
	f[clearingSize] = int32(cleared.sum()) * One / (4 * hidden)
	f[reveals] = min(hidden*One/(4*max(fits.hidden(), 1)), 2*One)
	f[kindsFitting] = int32(kinds) * One / dreist.Kinds
	f[handFits] = fits.hand() * One / 5
	f[handFitsMore] = twice.hand() * One / 5
	f[handClears] = clears.hand() * One / 5
	f[handMakes] = makes.hand() * One / 5
	f[handOpens] = opens.hand() * One / 5
	f.readHand(s, &weights, &accepted, hidden)
}

// readHand computes the facts of the hand. Cards match if they have the same number, or neighbouring numbers and the
// same colour.
func (f *Facts) readHand(s *Scene, weights *Hidden, accepted *[dreist.Numbers + 4]lanes, hidden int32) {
	var near lanes
	var chain int32
	for _, c := range s.Hand {
		n, color := c.Number()+1, lane(c.Color())
		near += weights[n] + (weights[n-1]+weights[n+1])&color
		fits := func(n int) lanes { return weights[n] & accepted[n] & allInHand }
		if accepted[n]&color == 0 && fits(n)|(fits(n-1)|fits(n+1))&color != 0 {
			chain++
		}
	}
	f[handMates] = (near.hand() - int32(len(s.Hand))) * One / 8
	f[handHidden] = min(near.hidden()*One/hidden, 2*One)
	f[handChain] = chain * One / 5
}
