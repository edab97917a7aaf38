package puzzle

import (
	"slices"

	"dreist/game/dreist"
)

// draftTrio asks which of a few moves make a DREIer. A near miss looks like one: two of a colour in a row, or a third
// card in a column that brings no third colour.
//
// Level 1: three moves, one of them right.
//
// Level 2: four moves, one or two right, a near miss among the others.
//
// Level 3: five moves, one to three of them right, at least two of the others near misses.
func draftTrio(r *random, t *table, l Level, wish int) (draft, bool) {
	want := [MaxLevel]struct{ moves, right, near int }{{3, 1, 0}, {4, 1 + wish%2, 1}, {5, 1 + wish%3, 2}}[l-1]
	for range 8 {
		shuffle(r, t.pool)
		if !distinct(t.pool[:dreist.HandSize]) {
			continue
		}
		d := t.deal()
		p := position(d)
		var right, near, plain []dreist.Move
		candidates := lays(&p)
		shuffle(r, candidates)
		for _, m := range candidates {
			switch {
			case trioOf(&p, m) != MakesNoTrio:
				right = append(right, m)
			case nearMiss(&p, m):
				near = append(near, m)
			default:
				plain = append(plain, m)
			}
		}
		asked := oneEach(nil, right, want.right)
		if len(asked) < want.right {
			continue
		}
		asked = oneEach(asked, near, want.right+want.near)
		if len(asked) < want.right+want.near {
			continue
		}
		asked = oneEach(asked, append(plain, near...), want.moves)
		if len(asked) < want.moves || l == MaxLevel && want.right > 1 && !bothSorts(&p, asked[:want.right]) {
			continue
		}
		shuffle(r, asked)
		return draft{d, asked}, true
	}
	return draft{}, false
}

func distinct(cards []dreist.Card) bool {
	seen := map[dreist.Kind]bool{}
	for _, c := range cards {
		seen[c.Kind()] = true
	}
	return len(seen) == len(cards)
}

// oneEach appends moves to unused cells until there are many of them.
func oneEach(asked, moves []dreist.Move, many int) []dreist.Move {
	for _, m := range moves {
		if len(asked) == many {
			break
		}
		sameCell := func(other dreist.Move) bool { return other.Card.Number() == m.Card.Number() && other.Row == m.Row }
		if !slices.ContainsFunc(asked, sameCell) {
			asked = append(asked, m)
		}
	}
	return asked
}

// nearMiss reports whether a move without a DREIer looks like one.
func nearMiss(p *dreist.Position, m dreist.Move) bool {
	next := after(p, m)
	column := m.Card.Number()
	if next.Layout().TakenRows(column).Len() >= 3 {
		return true
	}
	for _, beside := range [2]int{column - 1, column + 1} {
		if next.Layout().At(dreist.Cell{Row: int(m.Row), Column: beside}) != dreist.NoCard {
			return true // of the same colour, by the rules
		}
	}
	return false
}

// bothSorts reports whether one of the moves makes a row DREIer and another one a column DREIer. There must be a move, and each must make a DREIer.
func bothSorts(p *dreist.Position, moves []dreist.Move) bool {
	first := trioOf(p, moves[0])
	return slices.ContainsFunc(moves, func(m dreist.Move) bool { return trioOf(p, m) != first })
}
