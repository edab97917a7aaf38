package dreixdrei

import (
	"fmt"
	"slices"
)

// Deal is what a game starts from, by kinds. Cards that occur nowhere are out of play. Colours are given out per kind in
// the order of the face-down, open and hand cards of seat 1, those of seat 2 and so on, the draw pile, the pile and the
// cards that left.
type Deal struct {
	Seats    int  // 2 to 10
	Sets     int  // 1 or 2
	Starts   Seat // who starts, also in the exchange
	Exchange bool // the exchange is still to come
	// One list for each seat.
	Down, Open, Hand [][]Kind
	Draw             []Kind // top card first
	Pile             []Face // lowest card first
	Gone             []Kind // earliest first
	Finished         []Seat // seats that are out, first one first
	// Opened tells for each seat that it has begun phase 2, where its cards leave that open (D 11); nil means for none.
	Opened []bool
}

// UsualSets returns how many sets so many seats play with (D 3).
func UsualSets(seats int) int {
	if seats > 4 {
		return 2
	}
	return 1
}

// NewDeal shuffles the cards by a seed and deals them. There have to be seats for them: MinSeats to MaxSeats, up to four
// with one set.
func NewDeal(seats, sets int, starts Seat, seed uint64) Deal {
	d := Deal{Seats: seats, Sets: sets, Starts: starts, Exchange: true, Draw: Shuffled(sets, seed)}
	for range seats {
		for _, list := range []*[][]Kind{&d.Down, &d.Open, &d.Hand} {
			n := min(3, len(d.Draw))
			*list = append(*list, d.Draw[:n:n])
			d.Draw = d.Draw[n:]
		}
	}
	return d
}

// Shuffled returns all cards of so many sets in the order of a seed, the same on every machine and in every later version:
// a Fisher–Yates shuffle driven by the SplitMix64 generator. Rules import nothing of ours, so each game has its own.
func Shuffled(sets int, seed uint64) []Kind {
	var deck []Kind
	for k := Lowest; k <= Joker; k++ {
		deck = append(deck, slices.Repeat([]Kind{k}, k.Copies(sets))...)
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

// DealError is the error of a deal that there is not.
type DealError struct {
	List string // the tag of a record that holds the flaw: Open, Hand, Discard, Places or Starts; empty for all of the deal
	Seat Seat   // whose it is, NoSeat if nobody's
	Card int    // index of the card at fault, -1 for all of the list
	Flaw string // in plain English
}

// Error returns the flaw, with the package that found it.
func (e *DealError) Error() string { return "dreixdrei: deal: " + e.Flaw }

// Text says why there is no such deal.
func (e *DealError) Text() string { return e.Flaw }

// flaw returns the error of a list of nobody, or of all of a deal.
func flaw(list, format string, values ...any) *DealError {
	return &DealError{List: list, Seat: NoSeat, Card: -1, Flaw: fmt.Sprintf(format, values...)}
}

// Position returns the position before the first move. Its error is a *DealError.
func (d Deal) Position() (Position, error) {
	p := Position{seats: uint8(d.Seats), sets: uint8(d.Sets), starts: d.Starts, turn: d.Starts, exchange: d.Exchange}
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
	for s := range d.Seats {
		for i, k := range d.Down[s] {
			p.down[s][i] = next(k)
		}
		for i, k := range d.Open[s] {
			p.open[s][i] = next(k)
		}
		for _, k := range d.Hand[s] {
			p.hand[s].add(next(k))
		}
	}
	p.left = uint8(len(d.Draw))
	for i, k := range d.Draw {
		p.draw[len(d.Draw)-1-i] = next(k)
	}
	for _, f := range d.Pile {
		p.put(next(f.Kind), f.Name)
	}
	for _, k := range d.Gone {
		p.remove(next(k))
	}
	p.outs = uint8(copy(p.out[:], d.Finished))
	for s := range d.Seats {
		if p.left == 0 && (p.hand[s].empty() || !d.Exchange && d.Opened != nil && d.Opened[s]) {
			p.opened |= 1 << s
		}
	}
	if err := d.checkSeats(&p); err != nil {
		return p, err
	}
	return p, nil
}

// checkSizes finds wrong sizes, cards that do not exist, and more of a kind than there are.
func (d Deal) checkSizes() *DealError {
	switch {
	case d.Seats < MinSeats || d.Seats > MaxSeats:
		return flaw("", "deal for %d players: want %d to %d", d.Seats, MinSeats, MaxSeats)
	case d.Sets < UsualSets(d.Seats) || d.Sets > MaxSets:
		return flaw("", "deal %d sets for %d players: want %d to %d", d.Sets, d.Seats, UsualSets(d.Seats), MaxSets)
	case len(d.Down) != d.Seats || len(d.Open) != d.Seats || len(d.Hand) != d.Seats || d.Opened != nil && len(d.Opened) != d.Seats:
		return flaw("", "want cards for each of %d players", d.Seats)
	}
	all := slices.Concat(slices.Concat(d.Down...), slices.Concat(d.Open...), slices.Concat(d.Hand...), d.Draw, d.Gone)
	for _, f := range d.Pile {
		all = append(all, f.Kind)
	}
	var n [Joker + 1]int
	for _, k := range all {
		if !k.IsKnown() {
			return flaw("", "there is no kind %d", k)
		}
		if n[k]++; n[k] > k.Copies(d.Sets) {
			return flaw("", "%d cards %v: want at most %d", n[k], k, k.Copies(d.Sets))
		}
	}
	for s := range d.Seats {
		if len(d.Down[s]) > Places || len(d.Open[s]) > Places {
			return flaw("", "seat %d has more than %d face-down or open cards", s+1, Places)
		}
	}
	return nil
}

// checkExchange finds what cannot be before the exchange.
func (d Deal) checkExchange() *DealError {
	if !d.Exchange {
		return nil
	}
	const sizes = "in the exchange three cards are open and three in the hand"
	for s := range d.Seats {
		switch {
		case len(d.Open[s]) != Places:
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

// checkHands finds hands that are too short, then hands that no game leads to.
func (d Deal) checkHands() *DealError {
	for s, hand := range d.Hand {
		if len(d.Draw) > 0 && len(hand) < FullHand {
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

// checkPile finds a card that could not be laid on those below it.
func (d Deal) checkPile() *DealError {
	for i, f := range d.Pile {
		if !f.valid() || f.Means() == Delete || !f.Means().CanMeet(DemandOf(d.Pile[:i])) {
			return &DealError{"Discard", NoSeat, i, "it does not fit those below it"}
		}
	}
	return nil
}

// checkSeats finds seats that should be out or should not, and one that cannot start.
func (d Deal) checkSeats(p *Position) *DealError {
	var out [MaxSeats]bool
	for _, s := range d.Finished {
		if s < 0 || int(s) >= d.Seats || out[s] {
			return flaw("Places", wrongPlaces)
		}
		out[s] = true
	}
	for s := range Seat(d.Seats) {
		if p.IsFinished(s) != out[s] {
			return flaw("Places", wrongPlaces)
		}
	}
	switch {
	case d.Seats-len(d.Finished) < 2:
		return flaw("", "fewer than two seats hold cards")
	case d.Starts < 0 || int(d.Starts) >= d.Seats:
		return flaw("Starts", "there is no seat %d", d.Starts+1)
	case p.IsFinished(d.Starts):
		return flaw("Starts", "this seat is out and cannot start")
	}
	return nil
}

// wrongPlaces is the flaw of a deal's Finished.
const wrongPlaces = "these are not the seats without cards"
