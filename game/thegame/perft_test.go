package thegame_test

import (
	"fmt"
	"slices"
	"testing"

	"dreist/game/thegame"
)

// plain is the rules once more, as shortly as they can be told, to count against: slices that are copied.
type plain struct {
	piles       [4]int
	hands       [][]int
	deck        []int
	size, least int
	seat, laid  int
	owes        int
}

func plainOf(p *thegame.Position) plain {
	n := plain{piles: [4]int{1, 1, 100, 100}, size: p.HandSize(), least: p.Variant().Minimum(), owes: p.Minimum(), seat: int(p.Turn())}
	for s := range p.Seats() {
		var hand []int
		for _, c := range p.Hand(thegame.Seat(s)) {
			hand = append(hand, int(c))
		}
		n.hands = append(n.hands, hand)
	}
	for _, c := range p.AppendDeck(nil) {
		n.deck = append(n.deck, int(c))
	}
	return n
}

func (n plain) fits(card, pile int) bool {
	if top := n.piles[pile]; pile < 2 {
		return card > top || card+10 == top
	} else {
		return card < top || card-10 == top
	}
}

// next returns all positions that a move leads to; none after the end.
func (n plain) next() (all []plain) {
	if len(slices.Concat(n.hands...)) == 0 {
		return nil
	}
	for i, card := range n.hands[n.seat] {
		for pile := range 4 {
			if n.fits(card, pile) {
				m := n
				m.hands = slices.Clone(n.hands)
				m.hands[m.seat] = slices.Delete(slices.Clone(n.hands[n.seat]), i, i+1)
				m.piles[pile] = card
				m.laid++
				all = append(all, m)
			}
		}
	}
	if n.laid < n.owes {
		return all // with none of them it is lost
	}
	m := n
	m.hands = slices.Clone(n.hands)
	draw := min(m.size-len(m.hands[m.seat]), len(m.deck))
	m.hands[m.seat] = slices.Concat(m.hands[m.seat], m.deck[:draw])
	m.deck = m.deck[draw:]
	for m.seat = (m.seat + 1) % len(m.hands); len(m.hands[m.seat]) == 0; m.seat = (m.seat + 1) % len(m.hands) {
	}
	if m.laid, m.owes = 0, m.least; len(m.deck) == 0 {
		m.owes = 1
	}
	return append(all, m)
}

func (n plain) perft(depth int) int {
	if depth == 0 {
		return 1
	}
	leaves := 0
	for _, m := range n.next() {
		leaves += m.perft(depth - 1)
	}
	return leaves
}

func perft(p thegame.Position, depth int) int {
	if depth == 0 {
		return 1
	}
	leaves := 0
	for _, m := range p.AppendMoves(nil) {
		next := p
		if err := next.Play(m); err != nil {
			panic(err)
		}
		leaves += perft(next, depth-1)
	}
	return leaves
}

// The numbers of ways to play some moves of deals, counted by the rules and by a second, plainer telling of them.
func TestPerft(t *testing.T) {
	want := map[string][]int{
		"base, 1 seats": {32, 784, 15120}, "base, 2 seats": {28, 588, 9548}, "base, 5 seats": {24, 420, 5540},
		"pro, 3 seats": {24, 420, 5120}, "pro-small, 4 seats": {20, 284, 2684},
	}
	for v, seats := range map[thegame.Variant][]int{thegame.Base: {1, 2, 5}, thegame.Pro: {3}, thegame.ProSmall: {4}} {
		for _, n := range seats {
			p := position(t, thegame.NewDeal(v, n, 0, uint64(n)))
			name := fmt.Sprintf("%v, %d seats", v, n)
			for i, want := range want[name] {
				if got := perft(p, i+1); got != want || plainOf(&p).perft(i+1) != got {
					t.Errorf("%s, %d moves: got %d, plainly %d, want %d", name, i+1, got, plainOf(&p).perft(i+1), want)
				}
			}
		}
	}
}

// Small deals are played to every end that they have.
func TestPerftToTheEnd(t *testing.T) {
	cards := func(texts ...string) (lists [][]thegame.Card) {
		for _, text := range texts {
			lists = append(lists, list(t, text))
		}
		return lists
	}
	piles := func(a, b, c, d string) [4][]thegame.Card { return [4][]thegame.Card(cards(a, b, c, d)) }
	for name, d := range map[string]thegame.Deal{
		"seats fall out": {Seats: 3, Hands: cards("46 70", "", "47 29 36"), Piles: piles("44", "40", "30", "39")},
		"the draw pile runs out": {
			Seats: 1, Variant: thegame.ProSmall, Hands: cards("13 12 95 2 90 23 3"), Deck: list(t, "80 33"), Piles: piles("93", "92", "6", "5"),
		},
		"the last card wins":       {Seats: 2, Hands: cards("87 97", "88"), Piles: piles("86", "99", "4", "3")},
		"lost before it has begun": {Seats: 2, Hands: cards("50", "51"), Piles: piles("98", "99", "3", "2")},
	} {
		p := position(t, d)
		n := plainOf(&p)
		for on := range thegame.Pile(thegame.Piles) {
			n.piles[on] = int(p.Shown(on))
		}
		if p.IsOver() {
			n.seat, n.owes = 0, 1
		}
		for depth := 1; depth <= 9; depth++ {
			got, want := perft(p, depth), n.perft(depth)
			if got != want || depth == 1 && (got == 0) != (name == "lost before it has begun") {
				t.Errorf("%s, %d moves: got %d, plainly %d", name, depth, got, want)
			}
		}
	}
}
