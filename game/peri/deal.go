package peri

import (
	"fmt"
	"strings"
)

// Deal is what a game starts from: a deck, or a set-up.
type Deal struct {
	Patience *Patience
	// Lists are the cards by parts, as Position.List has them; nil where a part is not given. A deal with a Deck is dealt from it, one without
	// is set up.
	Lists [Count][]Card
	Count int // of a set-up, see Position.Count
}

// NewDeal shuffles the cards of a patience by a seed.
func NewDeal(row *Patience, seed uint64) Deal {
	d := Deal{Patience: row, Count: row.Count.Least}
	d.Lists[Deck] = shuffled(row.deck(), &seed)
	if row.Again == LayOut {
		d.Lists[Deck2] = shuffled(row.deck(), &seed)
		d.Lists[Deck3] = shuffled(row.deck(), &seed)
	}
	return d
}

// shuffled returns cards in the order of a seed, the same on every machine and in every later version: a Fisher–Yates shuffle driven by the
// SplitMix64 generator, which the seed continues.
func shuffled(copies [closed]int, seed *uint64) (deck []Card) {
	for c, n := range copies {
		for range n {
			deck = append(deck, Card(c))
		}
	}
	for i := len(deck) - 1; i > 0; i-- {
		*seed += 0x9e3779b97f4a7c15
		z := *seed
		z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
		z = (z ^ z>>27) * 0x94d049bb133111eb
		z ^= z >> 31
		j := int(z % uint64(i+1))
		deck[i], deck[j] = deck[j], deck[i]
	}
	return deck
}

// Flaw is what is wrong with a deal, in plain English.
type Flaw string

// The flaws.
const (
	NotInPack     Flaw = "this card is not in the pack"
	TooOften      Flaw = "this card occurs too often"
	CardsMissing  Flaw = "cards of the pack are missing"
	NothingBefore Flaw = "there is nothing before this /, an empty pile is -"
	NoDividers    Flaw = "each place holds one card, there is no / between them"
	TooManyPiles  Flaw = "there are not so many piles"
	TooFewPiles   Flaw = "there are more piles"
	NotEmpty      Flaw = "a pile is either cards or -"
	NotFaceDown   Flaw = "no card lies face down there"
	DoesntFit     Flaw = "this card does not fit its foundation"
	NoSuchPart    Flaw = "this patience has no such place for a card"
	WrongCount    Flaw = "the number is outside the limits of this patience"
	NotBegun      Flaw = "every foundation has its first card"
	CoupleAway    Flaw = "the heart queen is the first card, the heart king the last"
)

// DealError is the error of a deal that there is not.
type DealError struct {
	Part Part
	Item int // of its list, -1 for all of it
	Flaw Flaw
}

// Error says what is wrong, and where.
func (e *DealError) Error() string {
	return fmt.Sprintf("peri: deal: %v, item %d: %s", e.Part, e.Item+1, e.Flaw)
}

// wholeList is the item of an error that is not about one item.
const wholeList = -1

// Position returns the position before the first move. Its error is a *DealError.
func (d Deal) Position() (Position, error) {
	row := d.Patience
	p := Position{patience: row, piles: make([]Pile, row.index(Place{Part: Gone})+1), count: d.Count}
	for _, part := range [...]Part{Deck, Deck2, Deck3} {
		if err := d.checkDeck(part); err != nil {
			return p, err
		}
	}
	p.orders = [2]Pile{Pile(d.Lists[Deck2]), Pile(d.Lists[Deck3])}
	if d.Lists[Deck] == nil {
		if err := d.setUp(&p); err != nil {
			return p, err
		}
	} else {
		p.count = row.Count.Least
		p.layBefore()
		*p.stock() += Pile(d.Lists[Deck]).reversed()
		if row.Deal != nil {
			row.Deal(&p)
		}
		p.turnDown()
	}
	p.settle(Move{})
	return p, nil
}

// checkDeck returns an error if a deck is not exactly the pack. Only a patience that is laid out again has a second and a third one.
func (d Deal) checkDeck(part Part) error {
	var left [closed]int
	switch {
	case part == Deck && d.Lists[Deck] == nil, part != Deck && d.Patience.Again != LayOut && len(d.Lists[part]) == 0:
		return nil
	case part == Deck || d.Patience.Again == LayOut:
		left = d.Patience.deck()
	}
	pack := left
	for i, c := range d.Lists[part] {
		switch {
		case c >= closed || pack[c] == 0:
			return &DealError{part, i, NotInPack}
		case left[c] == 0:
			return &DealError{part, i, TooOften}
		}
		left[c]--
	}
	if left != [closed]int{} {
		return &DealError{part, wholeList, CardsMissing}
	}
	return nil
}

// layBefore lays out what does not belong to the deck.
func (p *Position) layBefore() {
	switch p.patience.Pack.Out {
	case AcesOut:
		for i, base := range p.patience.Up {
			p.piles[i] = Pile([]Card{NewCard(base.Rank, base.Suit)})
		}
	case CoupleOut:
		p.part(Tableau)[0] = Pile([]Card{heartQueen})
		*p.stock() = Pile([]Card{heartKing})
	}
}

// turnDown turns all cards of the piles face down that are dealt so. The last ones are turned up by themselves.
func (p *Position) turnDown() {
	for i, pile := range p.part(Tableau) {
		if p.patience.Table.Down {
			p.part(Tableau)[i] = Pile(strings.Map(func(c rune) rune { return c | rune(closed) }, string(pile)))
		}
	}
}

// each lays a number of cards on each pile in turn.
func each(n int) func(p *Position) {
	return func(p *Position) {
		for at := range p.patience.places(Tableau) {
			for range n {
				p.lay(at)
			}
		}
	}
}

// rows lays a number of full rows.
func rows(n int) func(p *Position) {
	return rowsOf(n, func(int, int) bool { return true })
}

// rowsOf lays a number of rows on the piles that they reach; both count from 0.
func rowsOf(n int, reaches func(row, pile int) bool) func(p *Position) {
	return func(p *Position) {
		for row := range n {
			for at := range p.patience.places(Tableau) {
				if reaches(row, int(at.Number)) {
					p.lay(at)
				}
			}
		}
	}
}

// dealWithoutKings lays the help cards and the base card; kings met go under the stock.
func dealWithoutKings(p *Position) {
	stock := p.stock()
	for at := range p.patience.places(Tableau, Foundations) {
		for stock.Top().Rank() == King {
			last := len(*stock) - 1
			*stock = (*stock)[last:] + (*stock)[:last]
		}
		p.lay(at)
	}
}

// dealHalfRows founds piles with the cards of the first one's rank, and lays the others half row by half row, the outermost card first (P 13).
func dealHalfRows(p *Position) {
	const long, short = 5, 4
	table, first := p.part(Tableau), p.stock().Top().Rank()
	open := p.patience.Table.N - p.patience.Table.Shut
	half := 0
	for c := p.stock().Top(); c != NoCard; c = p.stock().Top() {
		if c.Rank() == first {
			p.lay(Place{Foundations, uint8(c.Suit())})
			continue
		}
		if len(table[half]) == long || half >= open && len(table[half]) == short {
			half++
		}
		p.lay(Place{Tableau, uint8(half)})
	}
	for i := range table {
		table[i] = table[i].reversed()
	}
}

// dealEven deals an order that can be solved: of an odd one the last two cards are exchanged (P 17).
func dealEven(p *Position) {
	each(1)(p)
	table := p.part(Tableau)
	odd := false
	for i := range table[:King] {
		for j := range i {
			odd = odd != (table[j].Top() > table[i].Top())
		}
	}
	if odd {
		table[King-2], table[King-1] = table[King-1], table[King-2]
	}
}

// dealFitting deals row by row; a card that fits its foundation goes there instead.
func dealFitting(p *Position) {
	for *p.stock() != "" {
		for at := range p.patience.places(Tableau) {
			c := p.stock().Top()
			for i, base := range p.patience.Up {
				if c != NoCard && base.Suit == c.Suit() && p.upReason(uint8(i), c) == Allowed {
					at = Place{Foundations, uint8(i)}
				}
			}
			p.lay(at)
		}
	}
}

// dealStacks lays a card on each place, then the stacks one by one.
func dealStacks(p *Position) {
	const size = 11
	each(1)(p)
	for at := range p.patience.places(Reserve) {
		for range size {
			p.lay(at)
		}
	}
}

// dealSnake lays rows of open cards, the second and fourth from right to left, then the base card.
func dealSnake(p *Position) {
	const snakeRows = 5
	for row := range snakeRows {
		for at := range p.patience.places(Tableau) {
			if row%2 == 1 {
				at.Number = uint8(p.patience.Table.N-1) - at.Number
			}
			p.lay(at)
		}
	}
	p.lay(Place{Part: Foundations})
}
