package partner

import (
	"slices"

	"dreist/game/thegame"
)

// waysOf returns the lays of other turns that are still possible and differ from lays. Cards that lie already are left out, and so are turns of
// which fewer cards lie already than of another.
func waysOf(p *thegame.Position, others [][]thegame.Move, lays []lay) (ways [][]lay) {
	lie := 0
	for _, o := range others {
		lie = max(lie, len(o)-len(leftOf(p, o)))
	}
	for _, o := range others {
		left := leftOf(p, o)
		way := aligned(p, lays, laysOf(left))
		same := len(except(way, lays)) == 0 && len(except(lays, way)) == 0
		if len(o)-len(left) == lie && !same && fits(p, way) {
			ways = append(ways, way)
		}
	}
	return ways
}

// leftOf returns the moves of a turn without cards that lie already where it lays them.
func leftOf(p *thegame.Position, way []thegame.Move) (left []thegame.Move) {
	var memory [thegame.CardCount]thegame.Card
	for _, m := range way {
		if m.Action != thegame.LayCard || !slices.Contains(p.AppendPile(memory[:0], m.Pile), m.Card) {
			left = append(left, m)
		}
	}
	return left
}

func fits(p *thegame.Position, lays []lay) bool {
	q := *p
	for _, l := range lays {
		if q.Play(thegame.Lay(l.card, l.pile)) != nil {
			return false
		}
	}
	return true
}

// aligned returns way, with empty piles of one direction swapped so that it has as much as possible in common with lays. It makes no difference
// which of two empty piles gets the first card.
func aligned(p *thegame.Position, lays, way []lay) (best []lay) {
	best = way
	for _, swaps := range []thegame.PileSet{0b0011, 0b1100, 0b1111} {
		swapped, bare := slices.Clone(way), true
		for i := range swapped {
			if swaps.Has(swapped[i].pile) {
				swapped[i].pile ^= 1
			}
		}
		for on := range swaps.Piles() {
			bare = bare && p.PileSize(on) == 0
		}
		if bare && len(except(swapped, lays)) < len(except(best, lays)) {
			best = swapped
		}
	}
	return best
}

func except(lays, others []lay) (left []lay) {
	for _, l := range lays {
		if !slices.Contains(others, l) {
			left = append(left, l)
		}
	}
	return left
}

func shareCard(lays, others []lay) bool {
	return slices.ContainsFunc(lays, func(l lay) bool {
		return slices.ContainsFunc(others, func(o lay) bool { return o.card == l.card })
	})
}

func movesTo(lays []lay) (moves []thegame.Move) {
	for _, l := range lays {
		moves = append(moves, thegame.Lay(l.card, l.pile))
	}
	return moves
}
