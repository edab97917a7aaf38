package rival

import (
	"slices"

	"dreist/game/dreixdrei"
)

// options returns the moves that the seat to move tries: swaps to each set of open cards, otherwise single moves that differ
// in more than the names of many JOKERs.
func (s *strong) options(p *dreixdrei.Position) (all []Advice) {
	if p.IsSwapping() {
		return exchanges(p)
	}
	s.moves = p.AppendMoves(s.moves[:0])
	turned := false
	for _, m := range s.moves {
		switch m.Action {
		case dreixdrei.LayCards:
			if !sensible(p, &m) {
				continue
			}
		case dreixdrei.TurnOverCard: // they look the same
			if turned {
				continue
			}
			turned = true
		}
		all = append(all, Advice{Moves: []dreixdrei.Move{m}})
	}
	return all
}

// sensible reports whether cards are worth laying: without a JOKER, a JOKER alone, or all JOKERs with all cards of the kind.
func sensible(p *dreixdrei.Position, m *dreixdrei.Move) bool {
	jokers := 0
	for _, c := range m.CardsToLay() {
		if c.Kind == dreixdrei.Joker {
			jokers++
		}
	}
	k := m.Kind()
	n := len(m.CardsToLay())
	switch {
	case jokers == 0:
		return true
	case jokers == 1 && n == 1:
		return k == dreixdrei.Seven || k >= dreixdrei.HighestNumber // as a name
	}
	return n == holding(p, k).all()+holding(p, dreixdrei.Joker).all()
}

// exchanges returns swaps to each possible set of open cards, one choice each.
func exchanges(p *dreixdrei.Position) (all []Advice) {
	s := p.Turn()
	open := p.OpenCards(s)
	var cards []dreixdrei.Kind
	for _, c := range append(p.AppendHand(nil, s), open[:]...) {
		cards = append(cards, c.Kind())
	}
	var seen [][3]dreixdrei.Kind
	for i := range cards {
		for j := range i {
			for k := range j {
				open := [3]dreixdrei.Kind{cards[i], cards[j], cards[k]}
				slices.Sort(open[:])
				if !slices.Contains(seen, open) {
					seen = append(seen, open)
					all = append(all, Advice{Moves: swapsTo(*p, open)})
				}
			}
		}
	}
	return all
}

// swapsTo returns the swaps after which three wanted cards lie open, and the end of swapping. The best card is swapped first, for the worst.
func swapsTo(p dreixdrei.Position, want [3]dreixdrei.Kind) (moves []dreixdrei.Move) {
	s := p.Turn()
	for {
		missing, spare := dreixdrei.NoKind, dreixdrei.NoKind
		for k := dreixdrei.LowestNumber; k <= dreixdrei.Joker; k++ {
			wanted := 0
			for _, w := range want {
				if w == k {
					wanted++
				}
			}
			switch open := p.CountOpenCards(s, k); {
			case open < wanted:
				missing = k
			case open > wanted && spare == dreixdrei.NoKind:
				spare = k
			}
		}
		m := dreixdrei.Swap(missing, spare)
		if missing == dreixdrei.NoKind || p.Play(m) != nil {
			return append(moves, dreixdrei.EndSwap())
		}
		moves = append(moves, m)
	}
}
