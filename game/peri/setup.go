package peri

// setting is a position that is being set up.
type setting struct {
	*Position
	left [faceDown]int // the copies of each card that are not laid out yet
}

func (d Deal) setUp(p *Position) error {
	s := setting{p, d.Patience.copies(false)}
	for part := range Deck {
		lay := s.layPiles
		if part >= Stock {
			lay = s.layCards
		}
		if err := lay(part, d.Cards[part]); err != nil {
			return err
		}
	}
	p.set(Spot{Part: Stock}, p.stock().reversed())
	if limits := d.Patience.CountRange; d.StartCounter < limits.Least || d.StartCounter > limits.Most {
		return &DealError{CounterPart, wholeList, WrongCount}
	}
	return s.check()
}

// take uses up one copy of a card. It returns an error if no copy is left.
func (s *setting) take(part Part, item int, c Card) error {
	if c = c.faceUp(); s.left[c] == 0 {
		return &DealError{part, item, NotInPack}
	}
	s.left[c]--
	return nil
}

// layPiles lays the piles of a part. If the list is missing all piles are empty.
func (s *setting) layPiles(part Part, list []Card) error {
	if list == nil {
		return nil
	}
	size, one := s.patience.SpotCount(part), s.patience.holdsOne(part)
	begun, hasItem := 0, false // the number of piles so far, and whether the last one has an item
	for i, c := range list {
		switch {
		case c == Divider && (one || !hasItem):
			return &DealError{part, i, NotAPile}
		case begun == size && (c == Divider || one || !hasItem):
			return &DealError{part, i, WrongPileCount}
		case c == Divider:
			hasItem = false
			continue
		case one || !hasItem:
			begun++
		case c == NoCard || s.top(Spot{part, uint8(begun - 1)}) == NoCard:
			return &DealError{part, i, NotAPile}
		}
		hasItem = true
		if c == NoCard {
			continue
		}
		if err := s.layCard(Spot{part, uint8(begun - 1)}, i, c); err != nil {
			return err
		}
	}
	if begun < size {
		return &DealError{part, wholeList, WrongPileCount}
	}
	return nil
}

// layCard lays a card on a pile. The index of the card in its list is for the error.
func (s *setting) layCard(at Spot, item int, c Card) error {
	pile, row := s.pile(at), s.patience
	switch {
	case c.IsFaceDown() && (at.Part != Tableau || !row.Tableau.HidesCards || pile != "" && !pile.Top().IsFaceDown()):
		return &DealError{at.Part, item, NotFaceDown}
	case at.Part == Foundations && row.DealingKind != DealToFoundation && s.upReason(at.Number, c) != Allowed:
		return &DealError{at.Part, item, DoesntFit}
	}
	s.set(at, pile+c.pile())
	return s.take(at.Part, item, c)
}

func (s *setting) layCards(part Part, list []Card) error {
	for i, c := range list {
		if err := s.take(part, i, c); err != nil {
			return err
		}
		if !s.patience.Has(part) {
			return &DealError{part, i, NoSuchPart}
		}
	}
	s.set(Spot{Part: part}, Pile(list))
	return nil
}

func (s *setting) check() error {
	row := s.patience
	for i, base := range row.Foundations {
		if base.FirstRank == 0 && base.Suit != AnySuit && s.top(Spot{Foundations, uint8(i)}) == NoCard {
			return &DealError{Foundations, wholeList, FirstCardMissing}
		}
	}
	if row.hasCouple() {
		all := s.inParts(Tableau, Tableau) + s.stock().reversed()
		if s.top(Spot{Part: Tableau}) != heartQueen || all.Top() != heartKing {
			return &DealError{Tableau, wholeList, CoupleMisplaced}
		}
	}
	if row.HomeOf != nil && s.left != [faceDown]int{} {
		return &DealError{Tableau, wholeList, CardsMissing}
	}
	return nil
}
