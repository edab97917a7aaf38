package table

import (
	"slices"

	"dreist/game/dreixdrei"
	"dreist/game/dreixdrei/rival"
	"dreist/render/tabletop"
)

// MarkMoves marks the cards and goals of the first move of a line or, if whole, of all moves. Swaps get their numbers.
func MarkMoves(o *tabletop.Overlay, p *dreixdrei.Position, line []dreixdrei.Move, whole bool) {
	hand, rows := p.AppendHand(nil, p.Turn()), p.OpenCards(p.Turn())
	open := rows[:]
	swaps := 0
	for _, m := range line {
		if m.Action == dreixdrei.SwapCards {
			swaps++
		}
	}
	for i, m := range line {
		if i > 0 && !whole {
			return
		}
		switch m.Action {
		case dreixdrei.SwapCards:
			number := 0
			if whole && swaps > 1 {
				number = i + 1
			}
			from, to := take(&hand, m.HandKind), take(&open, m.OpenKind)
			o.AddLiftedGlow(SpotOfCard(from), number)
			o.AddLiftedGlow(SpotOfCard(to), number)
			hand, open = append(hand, to), append(open, from)
		case dreixdrei.LayCards:
			o.AddGlow(spotOfPile, tabletop.BrightTint)
			for _, c := range slices.Backward(RemoveLaidCards(&hand, &open, &m)) { // the first one lies on top of equal cards
				o.AddLiftedGlow(SpotOfCard(c), 0)
			}
		case dreixdrei.PickUpPile:
			o.AddGlow(spotOfPile, tabletop.BrightTint)
		case dreixdrei.TurnOverCard:
			o.AddLiftedGlow(SpotOfCard(FaceDownCards(p, p.Turn())[m.FaceDownIndex]), 0)
		}
	}
}

// kept returns the cards that a reason mentions in addition to those of the move.
func kept(p *dreixdrei.Position, m dreixdrei.Move, r rival.Reason) (all []dreixdrei.Card) {
	hand, rows := p.AppendHand(nil, p.Turn()), p.OpenCards(p.Turn())
	open := rows[:]
	RemoveLaidCards(&hand, &open, &m)
	for range r.HeldCount {
		c := take(&hand, r.SecondKind)
		if c == dreixdrei.NoCard {
			c = take(&open, r.SecondKind)
		}
		if c != dreixdrei.NoCard {
			all = append(all, c)
		}
	}
	return all
}

// RemoveLaidCards removes the cards that a move lays from hand and open cards, and returns those that are there, in their order.
func RemoveLaidCards(hand, open *[]dreixdrei.Card, m *dreixdrei.Move) (laid []dreixdrei.Card) {
	for _, piece := range m.CardsToLay() {
		from := hand
		if piece.IsOpenCard {
			from = open
		}
		if c := take(from, piece.Kind); c != dreixdrei.NoCard {
			laid = append(laid, c)
		}
	}
	return laid
}

// take removes the first card of a kind from some cards, and returns it, NoCard if there is none.
func take(from *[]dreixdrei.Card, k dreixdrei.Kind) dreixdrei.Card {
	for i, c := range *from {
		if c.Kind() == k {
			*from = slices.Delete(slices.Clone(*from), i, i+1)
			return c
		}
	}
	return dreixdrei.NoCard
}
