package dreixdrei

import (
	"fmt"
	"slices"
)

// Deal is the start of a game: the kinds of all cards by where they lie. Cards that are missing do not take part. The
// cards of a kind get their colours in the order of the face-down, open and hand cards of seat 1, those of seat 2 and so
// on, the draw pile, the pile and the cards that left.
type Deal struct {
	SeatCount     int      // the number of seats, 2 to 10
	SetCount      int      // the number of sets, 1 or 2
	StartSeat     Seat     // the seat that starts, also with swapping
	IsSwapping    bool     // whether the seats have not swapped yet
	FaceDownCards [][]Kind // the face-down cards of each seat
	OpenCards     [][]Kind // the open cards of each seat
	Hand          [][]Kind // the hand of each seat
	DrawPile      []Kind   // the draw pile, top card first
	Pile          []Face   // the pile, lowest card first
	RemovedCards  []Kind   // the cards that left the game, earliest first
	FinishedSeats []Seat   // the finished seats in the order of their places
	// HasReachedPhase2 is true for each seat that has reached phase 2 although it holds cards again (D 11); nil is false for all.
	HasReachedPhase2 []bool
}

// UsualSetCount returns the number of sets that a number of seats plays with (D 3).
func UsualSetCount(seats int) int {
	if seats > 4 {
		return 2
	}
	return 1
}

// NewDeal shuffles the cards by a seed and deals them. The sets must suffice for the seats: one set for up to four seats,
// two for up to MaxSeats.
func NewDeal(seats, sets int, starts Seat, seed uint64) Deal {
	d := Deal{SeatCount: seats, SetCount: sets, StartSeat: starts, IsSwapping: true, DrawPile: ShuffledDeck(sets, seed)}
	for range seats {
		for _, list := range []*[][]Kind{&d.FaceDownCards, &d.OpenCards, &d.Hand} {
			n := min(3, len(d.DrawPile))
			*list = append(*list, d.DrawPile[:n:n])
			d.DrawPile = d.DrawPile[n:]
		}
	}
	return d
}

// ShuffledDeck returns all cards of a number of sets, shuffled by a seed. The order is the same on every machine and in every
// later version: a Fisher–Yates shuffle driven by the SplitMix64 generator. Rules import no other package of this program,
// so each game has its own shuffle.
func ShuffledDeck(sets int, seed uint64) []Kind {
	var deck []Kind
	for k := LowestNumber; k <= Joker; k++ {
		deck = append(deck, slices.Repeat([]Kind{k}, k.CardsIn(sets))...)
	}
	for i := len(deck) - 1; i > 0; i-- {
		seed += 0x9e3779b97f4a7c15
		z := seed
		z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
		z = (z ^ z>>27) * 0x94d049bb133111eb
		z ^= z >> 31
		j := int(z % uint64(i+1))
		deck[i], deck[j] = deck[j], deck[i]
	}
	return deck
}

// DealError is the error for an impossible deal.
type DealError struct {
	List      string // the tag of the record at fault: Open, Hand, Discard, Places or Starts; empty for the whole deal
	Seat      Seat   // the seat that the list belongs to, or NoSeat
	CardIndex int    // the index of the card at fault, -1 for the whole list
	flaw      string // the reason in plain English
}

// Error returns the flaw after the name of the package.
func (e *DealError) Error() string { return "dreixdrei: deal: " + e.flaw }

// Text returns the flaw alone.
func (e *DealError) Text() string { return e.flaw }

// flaw returns the error for a list that belongs to no seat, or for the whole deal.
func flaw(list, format string, values ...any) *DealError {
	return &DealError{List: list, Seat: NoSeat, CardIndex: -1, flaw: fmt.Sprintf(format, values...)}
}

// Position returns the position before the first move. The error is a *DealError.
func (d Deal) Position() (Position, error) {
	p := Position{seats: uint8(d.SeatCount), sets: uint8(d.SetCount), starts: d.StartSeat, turn: d.StartSeat, exchange: d.IsSwapping}
	for _, check := range []func() *DealError{d.checkSizes, d.checkExchange, d.checkHands, d.checkPile} {
		if err := check(); err != nil {
			return Position{turn: NoSeat}, err
		}
	}
	var dealt [Joker + 1]int
	next := func(k Kind) Card {
		dealt[k]++
		return cardOf(k, dealt[k]-1)
	}
	for s := range d.SeatCount {
		for i, k := range d.FaceDownCards[s] {
			p.down[s][i] = next(k)
		}
		for i, k := range d.OpenCards[s] {
			p.open[s][i] = next(k)
		}
		for _, k := range d.Hand[s] {
			p.hand[s].add(next(k))
		}
	}
	p.left = uint8(len(d.DrawPile))
	for i, k := range d.DrawPile {
		p.draw[len(d.DrawPile)-1-i] = next(k)
	}
	for _, f := range d.Pile {
		p.put(next(f.Kind), f.JokerName)
	}
	for _, k := range d.RemovedCards {
		p.remove(next(k))
	}
	p.outs = uint8(copy(p.out[:], d.FinishedSeats))
	for s := range d.SeatCount {
		if p.left == 0 && (p.hand[s].empty() || !d.IsSwapping && d.HasReachedPhase2 != nil && d.HasReachedPhase2[s]) {
			p.opened |= 1 << s
		}
	}
	if err := d.checkSeats(&p); err != nil {
		return p, err
	}
	return p, nil
}

// checkSizes finds wrong sizes, unknown kinds, and too many cards of a kind.
func (d Deal) checkSizes() *DealError {
	switch {
	case d.SeatCount < MinSeats || d.SeatCount > MaxSeats:
		return flaw("", "deal for %d players: want %d to %d", d.SeatCount, MinSeats, MaxSeats)
	case d.SetCount < UsualSetCount(d.SeatCount) || d.SetCount > MaxSets:
		return flaw("", "deal %d sets for %d players: want %d to %d", d.SetCount, d.SeatCount, UsualSetCount(d.SeatCount), MaxSets)
	case len(d.FaceDownCards) != d.SeatCount || len(d.OpenCards) != d.SeatCount || len(d.Hand) != d.SeatCount || d.HasReachedPhase2 != nil && len(d.HasReachedPhase2) != d.SeatCount:
		return flaw("", "want cards for each of %d players", d.SeatCount)
	}
	all := slices.Concat(slices.Concat(d.FaceDownCards...), slices.Concat(d.OpenCards...), slices.Concat(d.Hand...), d.DrawPile, d.RemovedCards)
	for _, f := range d.Pile {
		all = append(all, f.Kind)
	}
	var n [Joker + 1]int
	for _, k := range all {
		if !k.IsValid() {
			return flaw("", "there is no kind %d", k)
		}
		if n[k]++; n[k] > k.CardsIn(d.SetCount) {
			return flaw("", "%d cards %v: want at most %d", n[k], k, k.CardsIn(d.SetCount))
		}
	}
	for s := range d.SeatCount {
		if len(d.FaceDownCards[s]) > SpotsPerSeat || len(d.OpenCards[s]) > SpotsPerSeat {
			return flaw("", "seat %d has more than %d face-down or open cards", s+1, SpotsPerSeat)
		}
	}
	return nil
}

// checkExchange finds lists that are impossible before the seats have swapped.
func (d Deal) checkExchange() *DealError {
	if !d.IsSwapping {
		return nil
	}
	const sizes = "in the exchange three cards are open and three in the hand"
	for s := range d.SeatCount {
		switch {
		case len(d.OpenCards[s]) != SpotsPerSeat:
			return &DealError{"Open", Seat(s), -1, sizes}
		case len(d.Hand[s]) != FullHand:
			return &DealError{"Hand", Seat(s), -1, sizes}
		}
	}
	if len(d.Pile) > 0 {
		return &DealError{"Discard", NoSeat, 0, "in the exchange there is no pile"}
	}
	return nil
}

// checkHands finds hands that are too small, then hands with four equal cards.
func (d Deal) checkHands() *DealError {
	for s, hand := range d.Hand {
		if len(d.DrawPile) > 0 && len(hand) < FullHand {
			return &DealError{"Hand", Seat(s), -1, "a hand holds three cards while there are cards to draw"}
		}
	}
	for s, hand := range d.Hand {
		var n [Joker + 1]int
		for i, k := range hand {
			if n[k]++; n[k] == 4 {
				return &DealError{"Hand", Seat(s), i, "four equal cards would have left the game"}
			}
		}
	}
	return nil
}

// checkPile finds a card of the pile that does not fit on the cards below it.
func (d Deal) checkPile() *DealError {
	demand := NoKind
	for i, f := range d.Pile {
		k := f.EffectiveKind()
		if !f.valid() || k == Delete || !k.CanMeet(demand) {
			return &DealError{"Discard", NoSeat, i, "it does not fit those below it"}
		}
		if k.IsNumber() {
			demand = k
		} else if k == Restart {
			demand = NoKind
		}
	}
	return nil
}

// checkSeats finds wrong finished seats, and a starting seat that cannot start.
func (d Deal) checkSeats(p *Position) *DealError {
	var out [MaxSeats]bool
	for _, s := range d.FinishedSeats {
		if s < 0 || int(s) >= d.SeatCount || out[s] {
			return flaw("Places", wrongPlaces)
		}
		out[s] = true
	}
	for s := range Seat(d.SeatCount) {
		if p.IsFinished(s) != out[s] {
			return flaw("Places", wrongPlaces)
		}
	}
	switch {
	case d.SeatCount-len(d.FinishedSeats) < 2:
		return flaw("", "fewer than two seats hold cards")
	case d.StartSeat < 0 || int(d.StartSeat) >= d.SeatCount:
		return flaw("Starts", "there is no seat %d", d.StartSeat+1)
	case p.IsFinished(d.StartSeat):
		return flaw("Starts", "this seat is out and cannot start")
	}
	return nil
}

// wrongPlaces is the flaw of a wrong Deal.FinishedSeats.
const wrongPlaces = "these are not the seats without cards"
