package peri

import "slices"

type setting struct {
	*Position
	left      [faceDown]int // the copies of each card that are not laid out yet
	pileCount int           // the number of piles that the items of a part have begun so far
	hasItem   bool          // the last of them has an item
}

func (d Deal) setUp(p *Position) error {
	row := p.Patience
	s := setting{Position: p, left: row.copyCounts(Tableau)}
	for part := range Deck {
		s.pileCount, s.hasItem = 0, false
		for i, c := range d.Cards[part] {
			if reason := s.layItem(part, c); reason != Allowed {
				return &DealError{part, i, reason}
			}
		}
		if part < Stock && d.Cards[part] != nil && s.pileCount < row.SpotCount(part) {
			return &DealError{part, wholeList, wrongPileCount}
		}
	}
	switch {
	case d.StartCounter < row.LeastCount || d.StartCounter > row.MostCount:
		return &DealError{CounterPart, wholeList, "the number is outside the limits of this patience"}
	case row.GrowsOneWay && slices.Contains(p.ItemsOf(Foundations), NoCard):
		return &DealError{Foundations, wholeList, "every foundation has its first card"}
	case row.Pack.StartSpots[heartKing].Part == Stock && (p.top(Spot{Part: Tableau}) != heartQueen || p.inParts(Tableau, Stock).Top() != heartKing):
		return &DealError{Tableau, wholeList, "the heart queen is the first card, the heart king the last"}
	case row.HomeOf != nil && s.left != [faceDown]int{}:
		return &DealError{Tableau, wholeList, cardsMissing}
	}
	return nil
}

// layItem lays the next item of a part's list. It returns why the item is impossible, or Allowed.
func (s *setting) layItem(part Part, c Card) Reason {
	row, one := s.Patience, s.Patience.piles(part).HoldsOne
	switch isFull := s.pileCount == row.SpotCount(part); {
	case part >= Stock: // one pile
	case c == Divider && (one || !s.hasItem):
		return notAPile
	case isFull && (c == Divider || one || !s.hasItem):
		return wrongPileCount
	case c == Divider:
		s.hasItem = false
		return Allowed
	case one || !s.hasItem:
		s.pileCount++
	case c == NoCard || s.top(Spot{part, uint8(s.pileCount - 1)}) == NoCard:
		return notAPile
	}
	s.hasItem = true
	at := Spot{part, uint8(max(s.pileCount, 1) - 1)}
	pile := s.Pile(at)
	switch {
	case c == NoCard && part < Stock:
		return Allowed
	case c.IsFaceDown() && (part != Tableau || !row.Tableau.HidesCards || pile != "" && !pile.Top().IsFaceDown()):
		return "no card lies face down there"
	case part == Foundations && row.DealingKind != DealToFoundation && s.upReason(at.Number, c) != Allowed:
		return "this card does not fit its foundation"
	case s.left[c.faceUp()] == 0:
		return notInPack
	case row.SpotCount(part) == 0:
		return "this patience has no such place for a card"
	}
	s.left[c.faceUp()]--
	s.set(at, pile+c.pile())
	return Allowed
}
