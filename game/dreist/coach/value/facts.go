package value

import "dreist/game/dreist"

// FactOne is the fixed-point 1 of facts and shares.
const FactOne = 256

// The inputs of the net. Each is about 1 at most; a count is divided by the number in its comment. A hidden card or
// hand card is accepted if the layout has a row for it.
const (
	nextLeft    = iota // cards left of the others, clockwise, of 64
	secondLeft         //
	thirdLeft          //
	othersFew          // the fewest cards left of another, at most 10
	othersTwo          // another has 2 cards or fewer
	othersThree        // another has at least 3
	othersFour         // another has at least 4
	threeSeats         // three players
	fourSeats          // four players

	ownLeft   // own cards left, of 64
	ratio     // own cards left, of own plus the fewest of another
	ownFew    // own cards left, at most 10
	ownFewest // own cards left, at most 4
	handSize  // cards kept, of 5
	pileEmpty // the pile is empty, so that the hand cannot be filled
	draws     // draws for DREIer before the turn ends, of 4

	FittingFact  // share of the hidden cards that are accepted
	fittingTwice // those with at least two rows
	fittingMore  // those with at least three rows
	clearing     // those that would bring the third colour
	making       // accepted hidden cards that make a row DREIer and do not bring the third colour, of all hidden ones
	opening      // hidden cards that are not accepted but could open
	reveals      // hidden cards that would make another one accepted, of 4
	places       // rows for a hidden card, mean, of 4
	kindsFitting // accepted kinds, hidden or not, of 32
	clearingSize // cards in the columns that hidden cards would clear, mean, of 4
	layoutSize   // cards in the layout, of 32
	columnsEmpty // of 8
	columnsTwo   // with two colours, of 8
	inTwoColours // cards in those, of 16
	baseTaken    // of 8
	deep         // deepest row, of 16

	handFits          // accepted cards of the hand, of 5, and so on as above
	handFitsMore      // with at least two rows
	handClears        //
	handMakes         //
	handOpens         //
	handMates         // hand cards that match another one, each pair twice, of 8
	handHidden        // hidden cards that match a hand card, of all hidden ones
	handChain         // hand cards not accepted that match an accepted one, of 5
	PositionFactCount // PositionFactCount is the number of facts about the whole position, those above
)

// FactCount is the number of all facts: those above, followed by those about each column.
const FactCount = PositionFactCount + ColumnFactCount*dreist.NumberCount

// Facts are the facts about the end of a turn from which a net estimates its value, in units of 1/FactOne.
type Facts [FactCount]int32

// TurnEnd is a position from one seat's view at the end of its turn, before its hand is filled up.
type TurnEnd struct {
	Layout       *dreist.Layout
	Hidden       *HiddenCounts        // cards hidden from the seat
	Hand         []dreist.Card        // the seat's hand
	PileSize     int                  // size of the seat's pile
	CardsLeft    [dreist.MaxSeats]int // cards left, the seat's own first, then clockwise; 0 for seats that do not play
	SeatCount    int                  // number of seats that play, Egon included
	PendingDraws int                  // number of draws for DREIer that are still to come
}

// HiddenCounts holds the number of hidden cards of each kind.
type HiddenCounts [dreist.NumberCount + 4]lanes

// Add counts one more hidden card of a kind.
func (h *HiddenCounts) Add(k dreist.Kind) { h[k.Number()+1] += each & lane(k.Color()) }

// Compute replaces the facts by those of a turn end.
func (f *Facts) Compute(s *TurnEnd) {
	*f = Facts{}
	f.readOthers(s)
	f.readOwn(s)
	var r reader
	r.look(s)
	f.readLayout(&r)
	f.readHand(s, &r)
	f.readColumns(&r, allColumns)
	f.readHeld(s, &r)
}

func (f *Facts) readOthers(s *TurnEnd) {
	for i, left := range s.CardsLeft[1:] {
		f[nextLeft+i] = int32(left) * FactOne / 64
	}
	least := s.least()
	f[othersFew] = min(least, 10) * FactOne / 10
	f[othersTwo], f[othersThree], f[othersFour] = yes(least <= 2), yes(least == 3), yes(least == 4)
	f[threeSeats], f[fourSeats] = yes(s.SeatCount == 3), yes(s.SeatCount == 4)
}

// least returns the fewest cards that another seat has left.
func (s *TurnEnd) least() int32 {
	least := s.CardsLeft[1]
	for i := 2; i < s.SeatCount; i++ {
		least = min(least, s.CardsLeft[i])
	}
	return int32(least)
}

func (f *Facts) readOwn(s *TurnEnd) {
	own := int32(s.CardsLeft[0])
	f[ownLeft] = own * FactOne / 64
	f[ratio] = own * FactOne / (own + s.least())
	f[ownFew] = min(own, 10) * FactOne / 10
	f[ownFewest] = min(own, 4) * FactOne / 4
	f[handSize] = int32(len(s.Hand)) * FactOne / 5
	f[pileEmpty] = yes(s.PileSize == 0)
	f[draws] = int32(s.PendingDraws) * FactOne / 4
}

func yes(so bool) int32 {
	if so {
		return FactOne
	}
	return 0
}

func (f *Facts) readLayout(r *reader) {
	var cards [words]lanes
	var sizes tally
	for n := range r.columns {
		c := &r.columns[n]
		for i, word := range &c.cards {
			cards[i] += word
		}
		sizes += c.sizes
	}
	number := func(word, place int) int32 { return int32((cards[word] >> (place * numberBits) & numberMask).sum()) }
	fits, twice, more := number(fittingWord, 0), number(fittingWord, 1), number(fittingWord, 2)
	f[FittingFact] = r.share(fits)
	f[fittingTwice] = r.share(twice)
	f[fittingMore] = r.share(more)
	f[places] = r.share(fits+twice+more+number(makingWord, 0)) / 4
	f[clearing] = r.share(number(makingWord, 1))
	f[making] = r.share(number(makingWord, 2))
	f[opening] = r.share(number(openingWord, 0))
	f[kindsFitting] = number(openingWord, 1) * FactOne / dreist.KindCount
	f[clearingSize] = r.share(int32(cards[clearedWord].sum())) / 4
	f[reveals] = min(r.all*FactOne/(4*max(fits, 1)), 2*FactOne)
	f[layoutSize] = sizes.at(sizeAt) * FactOne / 32
	f[columnsEmpty] = sizes.at(emptyAt) * FactOne / 8
	f[columnsTwo] = sizes.at(twoAt) * FactOne / 8
	f[inTwoColours] = sizes.at(cardsTwoAt) * FactOne / 16
	f[baseTaken] = sizes.at(baseAt) * FactOne / 8
	f[deep] = int32(r.deepest) * FactOne / 16
}

// readHand computes the facts of the hand. Cards match if they have the same number, or neighbouring numbers and the
// same colour.
func (f *Facts) readHand(s *TurnEnd, r *reader) {
	var hand HiddenCounts // the cards of the hand by kind
	for _, c := range s.Hand {
		hand.Add(c.Kind())
	}
	var near, mates lanes
	var chain int32
	var meet [fates]int32
	for _, c := range s.Hand {
		n, at := c.Number()+1, laneBits*c.Color()
		color := lane(c.Color())
		near += r.hidden[n] + (r.hidden[n-1]+r.hidden[n+1])&color
		mates += hand[n] + (hand[n-1]+hand[n+1])&color
		flags := &r.columns[n].flags
		for i := range meet {
			meet[i] += int32(flags[i] >> at & 1)
		}
		if flags[accepted]&color == 0 {
			fits := func(n int) lanes { return hand[n] & r.columns[n].flags[accepted] }
			if fits(n)|(fits(n-1)|fits(n+1))&color != 0 {
				chain++
			}
		}
	}
	f[handFits] = meet[accepted] * FactOne / 5
	f[handFitsMore] = meet[onTwoRows] * FactOne / 5
	f[handClears] = meet[clearsIt] * FactOne / 5
	f[handMakes] = meet[makesRow] * FactOne / 5
	f[handOpens] = meet[opensIt] * FactOne / 5
	f[handMates] = (int32(mates.sum()) - int32(len(s.Hand))) * FactOne / 8
	f[handHidden] = min(r.share(int32(near.sum())), 2*FactOne)
	f[handChain] = chain * FactOne / 5
}
