package solver

import (
	"slices"

	"dreist/game/peri"
)

// Purpose is the purpose of a move. Moves with a smaller Purpose are tried first.
type Purpose uint8

const (
	MovesUp      Purpose = iota // moves a card up to a foundation
	RemovesCards                // removes cards from the table
	TurnsCard                   // turns over a card that lies face down
	FreesSpot                   // makes a spot empty
	FreesCard                   // uncovers a card that can move up
	MovesCards                  // moves cards, or swaps them, for no other purpose
	FillsCellar                 // moves a card to the cellar
	FillsGap                    // moves cards to an empty spot
	DealsCard                   // deals a card or a row
	DealsAgain                  // starts another pass or layout
	BreaksRun                   // takes cards from the card that they follow
)

func purposeOf(p *peri.Position, m peri.Move) Purpose {
	if m.Action != peri.Carry {
		return [...]Purpose{peri.DealCard: DealsCard, peri.Redeal: DealsAgain, peri.Remove: RemovesCards, peri.Swap: MovesCards}[m.Action]
	}
	from := p.Pile(m.From)
	stays := from[:len(from)-m.CardCount]
	below := stays.Top()
	switch {
	case m.To.Part == peri.Foundations:
		return MovesUp
	case below.IsFaceDown():
		return TurnsCard
	case m.To.Part == peri.Reserve:
		return FillsCellar
	case p.Pile(m.To) == "":
		return FillsGap
	case below == peri.NoCard:
		return FreesSpot
	case p.CanGoUp(below):
		return FreesCard
	case m.From.Part == peri.Tableau && p.Patience.Tableau.BuildRule.CanFollow(below, peri.Card(from[len(stays)])):
		return BreaksRun
	}
	return MovesCards
}

// IsSure reports whether a move takes a card up that no other card can need on the table (see peri.Patience.SureRanks).
func IsSure(p *peri.Position, m peri.Move) bool {
	row := p.Patience
	if row.SureRanks == 0 || m.Action != peri.Carry || m.To.Part != peri.Foundations || p.GrowthRule(m.To.Number).Step == peri.StepEither {
		return false
	}
	least := p.Pile(m.From).Top().Rank() - row.SureRanks
	for i := range row.Foundations {
		if p.Pile(peri.Spot{Part: peri.Foundations, Number: uint8(i)}).Top().Rank() < least {
			return false
		}
	}
	return true
}

// isDouble reports whether carrying cards gains nothing over another move: it takes a whole pile to an empty spot of the tableau, or an
// equal spot with a lower number takes the cards as well.
func isDouble(p *peri.Position, m peri.Move) bool {
	row := p.Patience
	switch {
	case m.Action != peri.Carry || m.To.Part == peri.Reserve || m.To.Part == peri.Tableau && (row.Tableau.HasOrder || p.Pile(m.To) != ""):
		return false
	case m.To.Part == peri.Tableau && m.From.Part == peri.Tableau && len(p.Pile(m.From)) == m.CardCount && !row.Tableau.IsBlocked(m.From.Number):
		return true
	}
	for i := range m.To.Number {
		isLike := m.To.Part == peri.Tableau || row.Foundations[i] == row.Foundations[m.To.Number]
		if isLike && p.Pile(peri.Spot{Part: m.To.Part, Number: i}).Top() == p.Pile(m.To).Top() {
			return true
		}
	}
	return false
}

// orderedMoves returns the moves worth trying, best first; a sure move is returned alone. With isReversed, moves of equal purpose are in reverse order.
func orderedMoves(p *peri.Position, isReversed bool) []peri.Move {
	var moves [BreaksRun + 1][]peri.Move
	for m := range p.Moves() {
		if IsSure(p, m) {
			return []peri.Move{m}
		}
		if !isDouble(p, m) {
			good := &moves[purposeOf(p, m)]
			*good = append(*good, m)
		}
	}
	for _, good := range moves {
		if isReversed {
			slices.Reverse(good)
		}
	}
	return slices.Concat(moves[:]...)
}
