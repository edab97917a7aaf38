package thegame

import "fmt"

// Deal is the start of a game. Cards that are missing do not take part.
type Deal struct {
	Variant   Variant
	SeatCount int  // the number of seats, 1 to 5
	StartSeat Seat // the seat that starts; if its hand is empty, the next one clockwise with cards
	// DrawPile is the draw pile, top card first. If Hands is nil the hands are still to be dealt from it (G 2).
	DrawPile []Card
	Hands    [][]Card          // nil, or the hand of each seat
	Piles    [PileCount][]Card // the laid cards, first laid first
}

// NewDeal shuffles the cards by a seed.
func NewDeal(v Variant, seats int, starts Seat, seed uint64) Deal {
	return Deal{Variant: v, SeatCount: seats, StartSeat: starts, DrawPile: ShuffledDeck(seed)}
}

// withHands returns the deal with Hands. It returns an error if the deck has too few cards for them.
func (d Deal) withHands() (Deal, error) {
	if d.Hands != nil {
		return d, nil
	}
	size := d.Variant.HandSize(d.SeatCount)
	if len(d.DrawPile) < size*d.SeatCount {
		return d, flaw("the hands need %d cards", size*d.SeatCount)
	}
	for s := range d.SeatCount {
		d.Hands = append(d.Hands, d.DrawPile[s*size:(s+1)*size])
	}
	d.DrawPile = d.DrawPile[size*d.SeatCount:]
	return d, nil
}

// DealError is the error for an impossible deal.
type DealError struct {
	Seat      Seat   // the seat with a wrong hand, NoSeat for the deck or the whole deal
	CardIndex int    // the index of the first card at fault, -1 for all cards
	flaw      string // the reason in plain English
}

// Error returns the flaw after the name of the package.
func (e *DealError) Error() string { return "thegame: deal: " + e.flaw }

// Text returns the flaw alone.
func (e *DealError) Text() string { return e.flaw }

// flaw returns the error for the deck or the whole deal.
func flaw(format string, values ...any) *DealError {
	return &DealError{Seat: NoSeat, CardIndex: -1, flaw: fmt.Sprintf(format, values...)}
}

// Position returns the position at the start of the first turn. The game is lost already if the seat to move is stuck. The error is a *DealError.
func (d Deal) Position() (Position, error) {
	p := Position{variant: d.Variant, seats: uint8(d.SeatCount), turn: NoSeat, stuck: NoSeat}
	switch {
	case d.Variant >= VariantCount:
		return p, flaw("there is no variant %d", d.Variant)
	case d.SeatCount < 1 || d.SeatCount > MaxSeats:
		return p, flaw("deal for %d players: want 1 to %d", d.SeatCount, MaxSeats)
	case d.StartSeat < 0 || int(d.StartSeat) >= d.SeatCount:
		return p, flaw("seat %d of %d cannot begin", d.StartSeat+1, d.SeatCount)
	}
	d, err := d.withHands()
	if err != nil {
		return p, err
	}
	if err := d.check(); err != nil {
		return p, err
	}
	for on, cards := range d.Piles {
		on := Pile(on)
		p.top[on] = on.BaseNumber()
		for _, c := range cards {
			if !on.CanLay(p.top[on], c) {
				return p, flaw("%v cannot lie on %d on pile %v", c, p.top[on], on)
			}
			p.put(c, on)
		}
	}
	for i := len(d.DrawPile) - 1; i >= 0; i-- {
		p.below[d.DrawPile[i]], p.draw = p.draw, d.DrawPile[i]
		p.stock++
	}
	for s, hand := range d.Hands {
		for _, c := range hand {
			p.receive(Seat(s), c)
		}
	}
	p.begin(d.StartSeat, nil)
	return p, nil
}

func (d Deal) check() error {
	size, held := d.Variant.HandSize(d.SeatCount), 0
	if len(d.Hands) != d.SeatCount {
		return flaw("%d hands for %d players", len(d.Hands), d.SeatCount)
	}
	for s, hand := range d.Hands {
		switch {
		case len(hand) > size:
			return &DealError{Seat(s), size, fmt.Sprintf("a hand holds %d cards at most", size)}
		case len(hand) < size && len(d.DrawPile) > 0:
			return &DealError{Seat(s), -1, fmt.Sprintf("a hand holds %d cards while there is a draw pile", size)}
		}
		held += len(hand)
	}
	if held == 0 {
		return flaw("there is no card to play with")
	}
	var seen [Highest + 1]bool
	for _, group := range append(append(d.Hands[:d.SeatCount:d.SeatCount], d.Piles[:]...), d.DrawPile) {
		for _, c := range group {
			if c < Lowest || c > Highest || seen[c] {
				return flaw("card %d does not exist or occurs twice", c)
			}
			seen[c] = true
		}
	}
	return nil
}
