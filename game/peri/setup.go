package peri

// setting is a position being set up.
type setting struct {
	*Position
	copies [closed]int // of each card in the game
	left   [closed]int // of them not laid out yet
}

// setUp lays the cards of a set-up out.
func (d Deal) setUp(p *Position) error {
	s := setting{Position: p, copies: d.Patience.copies()}
	s.left = s.copies
	for part := range Deck {
		lay := s.layPiles
		if part >= Stock {
			lay = s.layCards
		}
		if err := lay(part, d.Lists[part]); err != nil {
			return err
		}
	}
	*p.stock() = p.stock().reversed()
	if limits := d.Patience.Count; d.Count < limits.Least || d.Count > limits.Most {
		return &DealError{Count, wholeList, WrongCount}
	}
	return s.check()
}

// take takes a card of the game.
func (s *setting) take(part Part, item int, c Card) error {
	switch c = c.faceUp(); {
	case s.copies[c] == 0:
		return &DealError{part, item, NotInPack}
	case s.left[c] == 0:
		return &DealError{part, item, TooOften}
	}
	s.left[c]--
	return nil
}

// layPiles lays the piles of a part. A missing list is empty piles.
func (s *setting) layPiles(part Part, list []Card) error {
	if list == nil {
		return nil
	}
	size, one := s.patience.Size(part), s.patience.holdsOne(part)
	at, before := Place{Part: part}, false // whether the pile has an item
	for i, c := range list {
		wrong := func(f Flaw) error { return &DealError{part, i, f} }
		switch {
		case c == Divider && one:
			return wrong(NoDividers)
		case c == Divider && !before:
			return wrong(NothingBefore)
		case c == Divider:
			at.Number++
			before = false
		case one && before:
			at.Number++
		}
		if int(at.Number) >= size {
			return wrong(TooManyPiles)
		}
		if c == Divider {
			continue
		}
		pile := s.pile(at)
		if !one && before && (c == NoCard || *pile == "") {
			return wrong(NotEmpty)
		}
		before = true
		if c == NoCard {
			continue
		}
		if c.IsFaceDown() && (part != Tableau || !s.patience.Table.Down || *pile != "" && !pile.Top().IsFaceDown()) {
			return wrong(NotFaceDown)
		}
		if err := s.take(part, i, c); err != nil {
			return err
		}
		if part == Foundations && s.patience.Turn != ToBase && s.upReason(at.Number, c) != Allowed {
			return wrong(DoesntFit)
		}
		*pile += Pile([]Card{c})
	}
	if before {
		at.Number++
	}
	if int(at.Number) < size {
		return &DealError{part, wholeList, TooFewPiles}
	}
	return nil
}

// layCards lays the stock, the waste or the gone cards.
func (s *setting) layCards(part Part, list []Card) error {
	for i, c := range list {
		if err := s.take(part, i, c); err != nil {
			return err
		}
		if !s.patience.Has(part) {
			return &DealError{part, i, NoSuchPart}
		}
	}
	*s.pile(Place{Part: part}) = Pile(list)
	return nil
}

// check returns what a patience does not allow of a set-up as a whole.
func (s *setting) check() error {
	row := s.patience
	for i, base := range row.Up {
		if base.Rank == 0 && base.Suit != AnySuit && s.piles[i] == "" {
			return &DealError{Foundations, wholeList, NotBegun}
		}
	}
	table := s.part(Tableau)
	if row.Pack.Out == CoupleOut {
		last := s.stock().reversed().Top()
		for i := len(table) - 1; last == NoCard && i > 0; i-- {
			last = table[i].Top()
		}
		if table[0].Top() != heartQueen || last != heartKing {
			return &DealError{Tableau, wholeList, CoupleAway}
		}
	}
	if row.Home != nil && s.left != [closed]int{} {
		return &DealError{Tableau, wholeList, CardsMissing}
	}
	return nil
}
