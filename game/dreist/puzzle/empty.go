package puzzle

import (
	"slices"

	"dreist/game/dreist"
	"dreist/game/dreist/coach"
)

// hardness is the difficulty of a level of EmptyHandKind: the size of the hand, the number of cards that do not fit at first, the least and
// largest chance, in thousandths, that random play solves it, and the largest number of reachable positions, which limits people and searches.
type hardness struct{ hand, blocked, least, most, room int }

// draftEmpty asks to lay the whole hand in one turn.
//
// Level 1: three cards; random play solves it in one to six of eight tries.
//
// Level 2: four cards, one of which does not fit at first; random play solves it at best once in five tries.
//
// Level 3: five cards, two of which do not fit at first; at best once in eight tries. Half of them need a draw for a
// DREIer, the others clear a column on at least one way.
func draftEmpty(r *random, t *table, l Level, wish int) (draft, bool) {
	want := [MaxLevel]hardness{{3, 0, 125, 750, 500}, {4, 1, 5, 200, 1500}, {5, 2, 0, 125, 2500}}[l-1]
	draws := l == MaxLevel && wish < wishes/2
	for range 6 {
		shuffle(r, t.pool)
		d, swept, ok := lineUp(r, t, want.hand, draws)
		if !ok || l == MaxLevel && !draws && !swept {
			continue
		}
		p := position(d)
		if blocked(&p) < want.blocked {
			continue
		}
		o := odds{known: map[dreist.Position]int{}, room: want.room}
		chance := o.of(&p)
		if o.room < 0 || chance == 0 || chance < certain/1000*want.least || chance > certain/1000*want.most {
			continue
		}
		var finder coach.TurnFinder
		if finder.CanEmptyHand(&p) == draws {
			continue
		}
		return draft{deal: d}, true
	}
	return draft{}, false
}

// lineUp lays cards of the pool one after another and makes them the hand, and a card drawn on the way the pile, so
// that a solution exists. swept reports whether a column was cleared.
func lineUp(r *random, t *table, size int, draws bool) (d dreist.Deal, swept, ok bool) {
	now := t.layout
	var hand, pile []dreist.Card
	drawable := false
	pool := t.pool
	for len(hand) < size || draws && len(pile) == 0 {
		c, m, found := next(r, now, t.layout, pool)
		if !found {
			return d, false, false
		}
		pool = without(pool, c)
		switch {
		case draws && drawable && len(pile) == 0:
			pile = append(pile, c)
		case len(hand) == size:
			return d, false, false
		default:
			hand = append(hand, c)
		}
		p := probe(now, c)
		drawable = false
		for _, e := range events(&p, m) {
			switch e.(type) {
			case dreist.TrioMade:
				drawable = true
			case dreist.ColumnCleared:
				swept = true
			}
		}
		then := after(&p, m)
		now = placed(then.Layout())
	}
	shuffle(r, hand)
	egon := r.between(1, 4)
	return t.dealt(hand, pile, pool[:egon]), swept, true
}

// next picks a card of the pool that can be laid without opening, from a few random handfuls, preferably one that did
// not fit before.
func next(r *random, layout, before []dreist.PlacedCard, pool []dreist.Card) (dreist.Card, dreist.Move, bool) {
	var spare dreist.Move
	for range 5 {
		from := r.below(len(pool) - dreist.HandSize)
		hand := pool[from : from+dreist.HandSize]
		now := probe(layout, hand...)
		moves := lays(&now)
		if len(moves) == 0 {
			continue
		}
		then := probe(before, hand...)
		shuffle(r, moves)
		for _, m := range moves {
			if m.Row == 1 && lying(&now, dreist.PlacedCard{Card: m.Card, Row: 1}) == CardOpens {
				continue
			}
			if !then.LegalRows(m.Card).Has(int(m.Row)) || r.oneIn(20) {
				return m.Card, m, true
			}
			spare = m
		}
	}
	return spare.Card, spare, spare.Action == dreist.LayCard
}

func probe(layout []dreist.PlacedCard, hand ...dreist.Card) dreist.Position {
	t := table{layout: layout}
	spare := dreist.Card(0)
	for slices.Contains(hand, spare) || slices.ContainsFunc(layout, func(at dreist.PlacedCard) bool { return at.Card == spare }) {
		spare++
	}
	return position(t.dealt(hand, nil, []dreist.Card{spare}))
}

func without(cards []dreist.Card, gone dreist.Card) []dreist.Card {
	return slices.DeleteFunc(slices.Clone(cards), func(c dreist.Card) bool { return c == gone })
}

func blocked(p *dreist.Position) int {
	n := 0
	for _, c := range p.Hand(you) {
		if p.LegalRows(c) == 0 {
			n++
		}
	}
	return n
}
