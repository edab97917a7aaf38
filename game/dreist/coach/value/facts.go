package value

import (
	"math/bits"

	"dreist/game/dreist"
)

// One is how facts and shares count a whole.
const One = 256

// The facts that a value is made of. Each is about one at most; what it counts is divided by the number that stands
// beside it. A hidden card is accepted where the layout has a row for it, and so is a card of the hand.
const (
	ownLeft      = iota // cards left, of 64
	nextLeft            // those of the others, clockwise
	secondLeft          //
	thirdLeft           //
	ratio               // own cards left, of own and the fewest of another
	ownFew              // own cards left, up to 10
	othersFew           // the fewest of another, up to 10
	ownFewest           // own cards left, up to 4
	othersTwo           // another has 2 cards or fewer
	othersThree         // another has 3 at least
	othersFour          // another has 4 at least
	handSize            // cards kept, of 5
	pileEmpty           // there is nothing to fill the hand with
	Fitting             // accepted hidden cards, of all hidden ones
	fittingTwice        // those with two rows or more
	fittingMore         // those with three rows or more
	clearing            // those that bring the third colour
	making              // those that make a DREIer of a row
	opening             // hidden cards that are not accepted but could open
	reveals             // hidden cards for an accepted one, of 4
	handFits            // accepted cards of the hand, of 5, and so on as above
	handFitsMore        // with two rows or more
	handClears          //
	handMakes           //
	handOpens           //
	handMates           // cards of the hand that go with another one, each pair twice, of 8
	layoutSize          // cards that lie, of 32
	columnsEmpty        // columns without a card, of 8
	columnsTwo          // columns of two colours, of 8
	inTwoColours        // cards in those, of 16
	baseTaken           // columns with a card at the base, of 8
	deep                // the deepest row, of 16
	handHidden          // hidden cards that go with one of the hand, of all hidden ones
	draws               // cards to be drawn for DREIer before the turn ends, of 4
	kindsFitting        // accepted kinds, hidden or not, of 32
	places              // rows for a hidden card, on average, of 4
	clearingSize        // cards in the columns that hidden cards would clear, on average, of 4
	handChain           // cards of the hand that go with an accepted one but are not accepted, of 5
	threeSeats          // three play
	fourSeats           // four play
	Count
)

// Facts are what is known of a position at the end of a turn.
type Facts [Count]int32

// Scene is what a value is asked about: a seat has done all in its turn but fill up its hand.
type Scene struct {
	Layout *dreist.Layout
	Hidden *[dreist.Kinds]uint8 // the cards that the seat does not see
	Hand   []dreist.Card        // the cards it keeps
	Pile   int                  // its pile
	Left   [dreist.MaxSeats]int // cards left, its own first and then clockwise
	Seats  int                  // Egon's included
	Draws  int                  // cards that the seat may draw for DREIer before it comes to that
}

// Read reads the facts of a scene.
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

// yes returns One for what is so.
func yes(so bool) int32 {
	if so {
		return One
	}
	return 0
}

// pair counts hidden cards in its lower half and cards of the hand in its upper one, so that both are counted at once.
type pair uint64

const upper = 32

func (p pair) hidden() int32 { return int32(uint32(p)) }
func (p pair) hand() int32   { return int32(p >> upper) }

// only returns the pair where it is wanted, and nothing otherwise.
func (p pair) only(wanted bool) pair {
	if wanted {
		return p
	}
	return 0
}

// readLayout reads what the layout accepts. There are two columns without cards on either side, so that each has its
// neighbours.
func (f *Facts) readLayout(s *Scene) {
	var taken [dreist.Numbers + 4]dreist.RowSet
	var of [dreist.Numbers + 4][dreist.Colors]dreist.RowSet
	var size, empty, two, cardsTwo, base int32
	var all dreist.RowSet
	for n := 2; n < dreist.Numbers+2; n++ {
		rows := s.Layout.Taken(n - 1)
		taken[n] = rows
		if rows == 0 {
			empty++
			continue
		}
		for color := range dreist.Colors {
			of[n][color] = s.Layout.Of(n-1, dreist.Color(color))
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

	var weights [dreist.Kinds]pair
	for k, count := range s.Hidden {
		weights[k] = pair(count)
	}
	for _, c := range s.Hand {
		weights[c.Kind()] += 1 << upper
	}
	var cards, fits, twice, more, clears, makes, opens, sum, cleared pair
	var accepted [dreist.Kinds / dreist.Colors]uint8 // colours of each number
	for n := 2; n < dreist.Numbers+2; n++ {
		here, left, right := taken[n], taken[n-1], taken[n+1]
		alone := here&3|(left|right)&1 == 0
		length := pair(here.Len())
		full := here != 0 && s.Layout.Colors(n-1) == 2
		next, free := here<<1|here>>1, ^here&(1<<dreist.MaxRow-1)
		var colors uint8
		for color := range dreist.Colors {
			w := weights[(n-2)*dreist.Colors+color]
			l, r := of[n-1][color], of[n+1][color]
			rows := (next | l | r) & free &^ (left &^ l) &^ (right &^ r)
			third := full && of[n][color] == 0
			cards += w
			if rows == 0 {
				opens += w.only(alone && !third)
				continue
			}
			colors |= 1 << color
			another := rows & (rows - 1)
			fits += w
			twice += w.only(another != 0)
			more += w.only(another&(another-1) != 0)
			sum += w * pair(min(rows.Len(), 4))
			if third {
				clears += w
				cleared += w * length
			} else {
				makes += w.only(rows&(l&of[n-2][color]|l&r|r&of[n+2][color]) != 0)
			}
		}
		accepted[n-2] = colors
	}
	var kinds int32
	for _, colors := range accepted {
		kinds += int32(bits.OnesCount8(colors))
	}
	hidden := max(cards.hidden(), 1)
	f[Fitting] = fits.hidden() * One / hidden
	f[fittingTwice] = twice.hidden() * One / hidden
	f[fittingMore] = more.hidden() * One / hidden
	f[clearing] = clears.hidden() * One / hidden
	f[making] = makes.hidden() * One / hidden
	f[opening] = opens.hidden() * One / hidden
	f[places] = sum.hidden() * One / (4 * hidden)
	f[clearingSize] = cleared.hidden() * One / (4 * hidden)
	f[reveals] = min(hidden*One/(4*max(fits.hidden(), 1)), 2*One)
	f[kindsFitting] = kinds * One / dreist.Kinds
	f[handFits] = fits.hand() * One / 5
	f[handFitsMore] = twice.hand() * One / 5
	f[handClears] = clears.hand() * One / 5
	f[handMakes] = makes.hand() * One / 5
	f[handOpens] = opens.hand() * One / 5
	f.readHand(s, &weights, &accepted, hidden)
}

// readHand reads what goes together with the cards of the hand: the same number, or the next one in the same colour.
func (f *Facts) readHand(s *Scene, weights *[dreist.Kinds]pair, accepted *[dreist.Numbers]uint8, hidden int32) {
	var near pair
	var chain int32
	for _, c := range s.Hand {
		k := c.Kind()
		n, color := k.Number()-1, k.Color()
		column := n * dreist.Colors
		near += weights[column] + weights[column+1] + weights[column+2] + weights[column+3]
		fitsBeside := false
		for color := range dreist.Colors {
			fitsBeside = fitsBeside || accepted[n]&(1<<color) != 0 && weights[column+color].hand() > 0
		}
		if n > 0 {
			w := weights[k-dreist.Colors]
			near += w
			fitsBeside = fitsBeside || accepted[n-1]&(1<<color) != 0 && w.hand() > 0
		}
		if n < dreist.Numbers-1 {
			w := weights[k+dreist.Colors]
			near += w
			fitsBeside = fitsBeside || accepted[n+1]&(1<<color) != 0 && w.hand() > 0
		}
		if fitsBeside && accepted[n]&(1<<color) == 0 {
			chain++
		}
	}
	f[handMates] = (near.hand() - int32(len(s.Hand))) * One / 8
	f[handHidden] = min(near.hidden()*One/hidden, 2*One)
	f[handChain] = chain * One / 5
}
