package puzzle

import (
	"slices"

	"dreist/game/dreist"
)

// you is the seat of the puzzle's player; Egon sits opposite.
const you dreist.Seat = 0

// shape is the wanted size of a layout: the least and the most cards, and the deepest row allowed.
type shape struct{ least, most, depth int }

// table is a layout from random legal play and the unused cards. A puzzle is cut from it.
type table struct {
	layout  []dreist.PlacedCard
	discard []dreist.Card
	pool    []dreist.Card // all others, shuffled
}

// leastPool is the least number of unused cards to choose hands and piles from.
const leastPool = 40

// patience is the largest number of moves of a random game.
const patience = 200

// grow plays a random game of two until the layout has a shape; ok is false if it does not reach it.
func grow(r *random, s shape) (table, bool) {
	deck := make([]dreist.Card, dreist.CardCount)
	for i := range deck {
		deck[i] = dreist.Card(i)
	}
	shuffle(r, deck)
	p := position(dreist.Deal{Piles: [][]dreist.Card{deck[:dreist.EvenCardCount], deck[dreist.EvenCardCount:]}})
	target := r.between(s.least, s.most)
	var moves []dreist.Move
	for range patience {
		moves = p.AppendMoves(moves[:0])
		if len(moves) == 0 {
			return table{}, false
		}
		p = growth(r, &p, moves, s.depth)
		if p.Pending() != dreist.PartnerPending && p.Layout().Len() >= target {
			t := newTable(r, &p)
			return t, p.Layout().Depth() <= s.depth && len(t.pool) >= leastPool
		}
	}
	return table{}, false
}

// growth returns the position after one of the moves, preferably one that lays a card on a row no deeper than depth. It mostly avoids to clear a
// column, as that costs many cards.
func growth(r *random, p *dreist.Position, moves []dreist.Move, depth int) dreist.Position {
	lays := slices.DeleteFunc(slices.Clone(moves), func(m dreist.Move) bool {
		return m.Action != dreist.LayCard || int(m.Row) > depth
	})
	for range 4 {
		if len(lays) == 0 {
			break
		}
		next := after(p, lays[r.below(len(lays))])
		if next.Layout().Len() > p.Layout().Len() || r.oneIn(6) {
			return next
		}
	}
	others := slices.DeleteFunc(slices.Clone(moves), func(m dreist.Move) bool {
		return m.Action != dreist.EndTurn && m.Action != dreist.DiscardCard
	})
	if len(others) == 0 { // an opening waits for its partner
		others = moves
	}
	return after(p, others[r.below(len(others))])
}

func newTable(r *random, p *dreist.Position) table {
	t := table{layout: placed(p.Layout()), discard: p.AppendDiscardPile(nil)}
	for s := range dreist.Seat(p.SeatCount()) {
		t.pool = append(t.pool, p.Hand(s)...)
		t.pool = p.AppendPile(t.pool, s)
	}
	shuffle(r, t.pool)
	return t
}

// deal returns the set-up with the first cards of the pool as the player's hand and the rest as the two piles.
func (t *table) deal() dreist.Deal {
	hand, rest := t.pool[:dreist.HandSize], t.pool[dreist.HandSize:]
	return t.dealt(hand, rest[:len(rest)/2], rest[len(rest)/2:])
}

// dealt returns the set-up with the given cards; all others of the pool are out of play.
func (t *table) dealt(hand, pile, egon []dreist.Card) dreist.Deal {
	return dreist.Deal{
		Mode: dreist.SoloMode, Hands: [][]dreist.Card{hand, nil}, Piles: [][]dreist.Card{pile, egon},
		Layout: t.layout, Discard: t.discard,
	}
}

func position(d dreist.Deal) dreist.Position {
	p, err := d.Position()
	if err != nil {
		panic("puzzle: a set-up breaks the rules: " + err.Error())
	}
	return p
}

func after(p *dreist.Position, m dreist.Move) dreist.Position {
	next := *p
	if err := next.Play(m); err != nil {
		panic("puzzle: a listed move is refused: " + err.Error())
	}
	return next
}

func events(p *dreist.Position, m dreist.Move) []dreist.Event {
	_, happened, err := dreist.Apply(*p, m)
	if err != nil {
		panic("puzzle: a move asked about is refused: " + err.Error())
	}
	return happened
}

func lays(p *dreist.Position) []dreist.Move {
	return slices.DeleteFunc(p.AppendMoves(nil), func(m dreist.Move) bool { return m.Action != dreist.LayCard })
}

// placed returns the cards of a layout, row by row, left to right.
func placed(l *dreist.Layout) []dreist.PlacedCard {
	var found []dreist.PlacedCard
	for row := 1; row <= l.Depth(); row++ {
		for column := 1; column <= dreist.NumberCount; column++ {
			if c := l.At(dreist.Cell{Row: row, Column: column}); c != dreist.NoCard {
				found = append(found, dreist.PlacedCard{Card: c, Row: row})
			}
		}
	}
	return found
}
