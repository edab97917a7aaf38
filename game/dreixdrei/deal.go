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

// Position returns the position before the first move.
func (d Deal) Position() (Position, error) {
	p := Position{seats: uint8(d.Seats), sets: uint8(d.Sets), starts: d.Starts, turn: d.Starts, exchange: d.Exchange}
	if err := d.check(); err != nil {
		return Position{turn: NoSeat}, err
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
	return p, d.checkSeats(&p)
}

// check finds wrong sizes, cards that do not exist, and more of a kind than there are.
func (d Deal) check() error {
	switch {
	case d.Seats < MinSeats || d.Seats > MaxSeats:
		return fmt.Errorf("dreixdrei: deal for %d players: want %d to %d", d.Seats, MinSeats, MaxSeats)
	case d.Sets < UsualSets(d.Seats) || d.Sets > MaxSets:
		return fmt.Errorf("dreixdrei: deal %d sets for %d players: want %d to %d", d.Sets, d.Seats, UsualSets(d.Seats), MaxSets)
	case d.Starts < 0 || int(d.Starts) >= d.Seats:
		return fmt.Errorf("dreixdrei: seat %d of %d cannot start", d.Starts+1, d.Seats)
	case len(d.Down) != d.Seats || len(d.Open) != d.Seats || len(d.Hand) != d.Seats || d.Opened != nil && len(d.Opened) != d.Seats:
		return fmt.Errorf("dreixdrei: want cards for each of %d players", d.Seats)
	}
	all := append(slices.Concat(d.Down...), slices.Concat(append(slices.Clone(d.Open), d.Hand...)...)...)
	all = append(append(all, d.Draw...), d.Gone...)
	for i, f := range d.Pile {
		if !f.valid() || f.Means() == Delete || !f.Means().Meets(DemandOf(d.Pile[:i])) {
			return fmt.Errorf("dreixdrei: %v cannot lie on the pile there", f)
		}
		all = append(all, f.Kind)
	}
	var n [Joker + 1]int
	for _, k := range all {
		if !k.Exists() {
			return fmt.Errorf("dreixdrei: there is no kind %d", k)
		}
		if n[k]++; n[k] > k.Copies(d.Sets) {
			return fmt.Errorf("dreixdrei: %d cards %v: want at most %d", n[k], k, k.Copies(d.Sets))
		}
	}
	return d.checkHands()
}

// checkHands finds seats with cards that no game leads to.
func (d Deal) checkHands() error {
	for s := range d.Seats {
		switch {
		case len(d.Down[s]) > Places || len(d.Open[s]) > Places:
			return fmt.Errorf("dreixdrei: seat %d has more than %d face-down or open cards", s+1, Places)
		case d.Exchange && (len(d.Open[s]) != Places || len(d.Hand[s]) != FullHand || len(d.Pile) > 0):
			return fmt.Errorf("dreixdrei: seat %d cannot exchange: want %d open and %d hand cards and no pile", s+1, Places, FullHand)
		case len(d.Draw) > 0 && len(d.Hand[s]) < FullHand:
			return fmt.Errorf("dreixdrei: seat %d holds %d cards: want at least %d while there are cards to draw", s+1, len(d.Hand[s]), FullHand)
		}
		for _, k := range d.Hand[s] {
			n := 0
			for _, held := range d.Hand[s] {
				if held == k {
					n++
				}
			}
			if n >= 4 {
				return fmt.Errorf("dreixdrei: seat %d holds four %v, which would have left the game", s+1, k)
			}
		}
	}
	return nil
}

// checkSeats finds seats that should be out or should not.
func (d Deal) checkSeats(p *Position) error {
	var named [MaxSeats]bool
	playing := d.Seats
	for _, s := range d.Finished {
		if s < 0 || int(s) >= d.Seats || named[s] {
			return fmt.Errorf("dreixdrei: seat %d cannot be out", s+1)
		}
		named[s] = true
		playing--
	}
	for s := range Seat(d.Seats) {
		if p.Out(s) != named[s] {
			return fmt.Errorf("dreixdrei: seat %d is out without being named so, or the other way round", s+1)
		}
	}
	if playing < 2 || p.Out(d.Starts) {
		return fmt.Errorf("dreixdrei: want two players with cards, and one of them to start")
	}
	return nil
}
