package peri

import (
	"iter"
	"slices"
)

// Part is a part of the table, or of what a deal names.
type Part uint8

// The parts; those up to Gone hold cards during the game.
const (
	Foundations Part = iota
	Tableau
	Reserve
	Stock
	Waste
	Gone
	Deck
	Deck2 // the order of the second layout
	Deck3
	Count
	Parts
)

var partNames = [Parts]string{"Foundations", "Tableau", "Reserve", "Stock", "Waste", "Gone", "Deck", "Deck2", "Deck3", "Count"}

// String returns the part's name in records.
func (p Part) String() string { return partNames[p] }

// ParsePart reads the name of a part.
func ParsePart(name string) (Part, bool) {
	i := slices.Index(partNames[:], name)
	return Part(max(i, 0)), i >= 0
}

// Place is a pile, or a place for one card.
type Place struct {
	Part   Part
	Number uint8 // from 0
}

// Position is everything the rules know at one moment. It is a value: copies share their piles. Make one with Deal.Position.
type Position struct {
	patience *Patience
	piles    []Pile      // part by part; the last card of the stock is dealt first
	first    [Deck]uint8 // index of the first pile of each part
	orders   [2]Pile     // cards as the second and the third layout take them
	count    int
}

// Patience returns the row that is played.
func (p *Position) Patience() *Patience { return p.patience }

// Pile returns the cards of a place that the patience has, from the bottom up; the stock begins with the card dealt next.
func (p *Position) Pile(at Place) Pile {
	if at.Part == Stock {
		return p.pile(at).reversed()
	}
	return *p.pile(at)
}

func (p *Position) pile(at Place) *Pile { return &p.piles[p.first[at.Part]+at.Number] }

// part returns the piles of a part.
func (p *Position) part(part Part) []Pile {
	return p.piles[p.first[part]:][:p.patience.Size(part)]
}

func (p *Position) stock() *Pile { return p.pile(Place{Part: Stock}) }

// Count returns what the patience counts: rows, passes or layouts so far, the packet to take from, or cards drawn.
func (p *Position) Count() int { return p.count }

// Left returns how many cards keep the game from being won.
func (p *Position) Left() int {
	if p.patience.CountLeft != nil {
		return p.patience.CountLeft(p)
	}
	n := 0
	for _, pile := range p.piles[p.first[Tableau]:p.first[Gone]] {
		n += len(pile)
	}
	return n
}

// IsWon reports whether all is home (P 7).
func (p *Position) IsWon() bool { return p.Left() == 0 }

// IsOver reports whether the game is won, or lost because no move at all is allowed (P 7).
func (p *Position) IsOver() bool {
	for range p.Moves() {
		return false
	}
	return true
}

// List returns a part as records list it: with an item for each place that holds one card, or a Divider between two piles; NoCard stands for
// an empty one.
func (p *Position) List(part Part) []Card {
	var list []Card
	one := p.patience.holdsOne(part)
	for i := range p.patience.Size(part) {
		if i > 0 && !one {
			list = append(list, Divider)
		}
		cards := p.Pile(Place{part, uint8(i)}).Cards()
		if len(cards) == 0 && part < Stock {
			cards = []Card{NoCard}
		}
		list = append(list, cards...)
	}
	return list
}

// holdsOne reports whether each place of a part holds one card.
func (row *Patience) holdsOne(part Part) bool {
	return part == Tableau && row.Tableau.HoldsOne || part == Reserve && row.Reserve.HoldsOne
}

// carry carries the last cards of a pile to another.
func (p *Position) carry(from, to Place, n int) {
	a, b := p.pile(from), p.pile(to)
	cut := len(*a) - n
	*a, *b = (*a)[:cut], *b+(*a)[cut:]
}

// lay carries the next card of the stock to a place, if there is one.
func (p *Position) lay(to Place) {
	if *p.stock() != "" {
		p.carry(Place{Part: Stock}, to, 1)
	}
}

// Play makes a move. A move that is not allowed changes nothing and returns a *Refusal as the error.
func (p *Position) Play(m Move) error {
	if r := p.Refusal(m); r != nil {
		return r
	}
	*p = p.After(m)
	return nil
}

// After returns the position after a move that is allowed.
func (p Position) After(m Move) Position {
	p.piles = slices.Clone(p.piles)
	switch m.Action {
	case DealCard:
		p.deal()
	case DealAgain:
		p.dealAgain()
	case Carry:
		p.carry(m.From, m.To, m.Cards)
	case Remove:
		p.carry(m.From, Place{Part: Gone}, 1)
		if m.To != m.From {
			p.carry(m.To, Place{Part: Gone}, 1)
		}
	case Swap:
		a, b := p.pile(m.From), p.pile(m.To)
		*a, *b = *b, *a
	}
	p.settle(m)
	return p
}

// deal deals from the stock.
func (p *Position) deal() {
	switch p.patience.Dealing {
	case ToWaste:
		p.lay(Place{Part: Waste})
	case ToFoundation:
		p.lay(Place{Part: Foundations})
	case OnceStuck:
		p.lay(Place{Part: Waste})
		p.count++
	case InRows:
		p.layRow()
	}
}

// dealAgain begins another pass or layout.
func (p *Position) dealAgain() {
	p.count++
	if p.patience.Redeal == LayOut {
		p.layOut(p.orders[p.count-2])
		return
	}
	waste := p.pile(Place{Part: Waste})
	*p.stock(), *waste = waste.reversed(), ""
}

// settle turns and fills by itself after a move, or with the zero Move after the deal (P 5).
func (p *Position) settle(m Move) {
	table := p.part(Tableau)
	if p.patience.Tableau.HidesCards {
		for i, pile := range table {
			if top := pile.Top(); top.IsFaceDown() {
				table[i] = pile[:len(pile)-1] + Pile([]Card{top.faceUp()})
			}
		}
	}
	if fill := p.patience.Tableau.Fill; fill != nil {
		for i := range table {
			if from := fill(p, i); table[i] == "" && *p.pile(from) != "" {
				p.carry(from, Place{Tableau, uint8(i)}, 1)
			}
		}
	}
	if p.patience.Settle != nil {
		p.patience.Settle(p, m)
	}
}

// Piles yields the places that hold cards during the game, with their cards as Pile returns them.
func (p *Position) Piles() iter.Seq2[Place, Pile] {
	return func(yield func(Place, Pile) bool) {
		for part := range Deck {
			for i := range p.patience.Size(part) {
				if at := (Place{part, uint8(i)}); !yield(at, p.Pile(at)) {
					return
				}
			}
		}
	}
}

// IsOpen reports whether the player sees a card, counted from the bottom of its place.
func (p *Position) IsOpen(at Place, card int) bool {
	pile := p.Pile(at)
	switch {
	case at.Part == Stock || at.Part == Reserve && p.patience.Reserve.Gap == GapShut:
		return false
	case at.Part == Tableau && p.patience.Open != nil:
		return card == len(pile)-1 && p.patience.Open(p, int(at.Number))
	}
	return !Card(pile[card]).IsFaceDown()
}
