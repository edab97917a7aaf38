package peri

import (
	"iter"
	"slices"
)

// Part is a part of the table, or of a deal.
type Part uint8

// The parts. Those up to RemovedCards hold cards during the game; the others are only in deals.
const (
	Foundations Part = iota
	Tableau
	Reserve
	Stock
	Waste
	RemovedCards // the cards removed from the table
	Deck
	SecondLayoutOrder // the order of the second layout
	ThirdLayoutOrder  // the order of the third layout
	CounterPart       // Deal.StartCounter
)

var partNames = [...]string{"Foundations", "Tableau", "Reserve", "Stock", "Waste", "Gone", "Deck", "Deck2", "Deck3", "Count"}

// String returns the part's name in records.
func (p Part) String() string { return partNames[p] }

// Spot names a place on the table for a pile or for a single card.
type Spot struct {
	Part   Part
	Number uint8 // from 0
}

// maxSpots is the largest number of spots in a patience: one for each card of a deck in the tableau, and one for each other part.
const maxSpots = SuitCount*King + int(Deck) - 1

// Position is the state of a game between two moves. It is a value: copies share their cards, which never change. Deal.Position makes one.
type Position struct {
	Patience     *Patience
	Counter      int                 // the rows, passes or layouts so far, the packet to take from (from 1), or the cards drawn
	cards        Pile                // the cards of all spots, part by part
	starts       [maxSpots + 1]uint8 // the index in cards of the first card of each spot, then the number of cards
	firstSpots   [Deck + 1]uint8     // the index in starts of the first spot of each part
	layoutOrders [2]Pile             // the orders of the second and the third layout
}

// Pile returns the cards of a spot from the bottom up; the stock starts with the card dealt next. The patience must have the spot.
func (p *Position) Pile(at Spot) Pile {
	i := p.index(at)
	return p.cards[p.starts[i]:p.starts[i+1]]
}

func (p *Position) index(at Spot) uint8 { return p.firstSpots[at.Part] + at.Number }
func (p *Position) top(at Spot) Card    { return p.Pile(at).Top() }
func (p *Position) stock() Pile         { return p.Pile(Spot{Part: Stock}) }

// inParts returns the cards of all spots from one part to another, both included.
func (p *Position) inParts(from, to Part) Pile {
	return p.cards[p.starts[p.firstSpots[from]]:p.starts[p.firstSpots[to+1]]]
}

func (p *Position) set(at Spot, cards Pile) {
	i := p.index(at) + 1
	grown := uint8(len(cards)) - (p.starts[i] - p.starts[i-1]) // below 0 it wraps around, as the sums do
	p.cards = p.cards[:p.starts[i-1]] + cards + p.cards[p.starts[i]:]
	for ; i <= p.firstSpots[Deck]; i++ {
		p.starts[i] += grown
	}
}

func (p *Position) swap(a, b Spot) {
	of := p.Pile(a)
	p.set(a, p.Pile(b))
	p.set(b, of)
}

// CardsLeft returns the number of cards that keep the game from being won.
func (p *Position) CardsLeft() (n int) {
	row := p.Patience
	switch {
	case row.HomeOf != nil:
		for at := range row.spots(Tableau) {
			if c := p.top(at); c != NoCard && row.HomeOf(c) != at {
				n++
			}
		}
		return n
	case row.RemovedGoal > 0:
		return max(row.RemovedGoal-len(p.Pile(Spot{Part: RemovedCards})), 0)
	case row.DealingKind == DealToFoundation: // the stock does not count (P 21)
		return len(p.inParts(Tableau, Tableau))
	case row.mayStay != nil:
		return len(slices.DeleteFunc([]Card(p.inParts(Tableau, Waste)), row.mayStay))
	}
	return len(p.inParts(Tableau, Waste))
}

// IsWon reports whether no cards are left (P 7).
func (p *Position) IsWon() bool { return p.CardsLeft() == 0 }

// IsOver reports whether the game is won, or lost because no move is allowed (P 7).
func (p *Position) IsOver() bool {
	for range p.Moves() {
		return false
	}
	return true
}

// ItemsOf returns the cards of a part as records list them. Spots for one card are an item each, piles are separated by a Divider, and an empty
// spot is NoCard.
func (p *Position) ItemsOf(part Part) []Card {
	var list []Card
	one := p.Patience.piles(part).HoldsOne
	for i := range p.Patience.SpotCount(part) {
		if i > 0 && !one {
			list = append(list, Divider)
		}
		cards := []Card(p.Pile(Spot{part, uint8(i)}))
		if len(cards) == 0 && part < Stock {
			cards = []Card{NoCard}
		}
		list = append(list, cards...)
	}
	return list
}

// carry moves the last cards of a spot to another, from the stock the first ones.
func (p *Position) carry(from, to Spot, n int) {
	i, j := p.index(from), p.index(to)
	end, goal := int(p.starts[i+1]), int(p.starts[j+1])
	if from.Part == Stock {
		end = int(p.starts[i]) + n
	}
	begin := end - n
	if i < j {
		p.cards = p.cards[:begin] + p.cards[end:goal] + p.cards[begin:end] + p.cards[goal:]
	} else {
		p.cards = p.cards[:goal] + p.cards[begin:end] + p.cards[goal:begin] + p.cards[end:]
	}
	for k := i + 1; k <= j; k++ {
		p.starts[k] -= uint8(n)
	}
	for k := j + 1; k <= i; k++ {
		p.starts[k] += uint8(n)
	}
}

// lay moves the next card of the stock to a spot, if the stock has one.
func (p *Position) lay(to Spot) {
	if p.stock() != "" {
		p.carry(Spot{Part: Stock}, to, 1)
	}
}

// Play makes a move. If it is not allowed nothing changes and the error is a *Refusal.
func (p *Position) Play(m Move) error {
	if r := p.Refusal(m); r != nil {
		return r
	}
	*p = p.PositionAfter(m)
	return nil
}

// PositionAfter returns the position after a move, which has to be allowed.
func (p Position) PositionAfter(m Move) Position {
	switch m.Action {
	case DealCard:
		p.deal()
	case Redeal:
		p.Counter++
		if p.Patience.DealingKind == LayOutAgain {
			p.layOut(p.layoutOrders[p.Counter-2])
			break
		}
		p.swap(Spot{Part: Stock}, Spot{Part: Waste})
	case Carry:
		p.carry(m.From, m.To, m.CardCount)
	case Remove:
		p.carry(m.From, Spot{Part: RemovedCards}, 1)
		if m.To != m.From {
			p.carry(m.To, Spot{Part: RemovedCards}, 1)
		}
	case Swap:
		p.swap(m.From, m.To)
	}
	p.settle(m)
	return p
}

func (p *Position) deal() {
	switch p.Patience.DealingKind {
	case DealInRows:
		p.layRow()
	case DealToFoundation:
		p.lay(Spot{Part: Foundations})
	case DealOnceToWaste:
		p.Counter++
		fallthrough
	case DealToWaste:
		p.lay(Spot{Part: Waste})
	}
}

// settle makes the changes that need no choice after move m, or after the deal if m is the zero Move. It turns up face-down cards, fills empty spots
// of the tableau (P 5), and makes the patience's own changes.
func (p *Position) settle(m Move) {
	row := p.Patience
	for at := range row.spots(Tableau) {
		pile := p.Pile(at)
		if top := pile.Top(); top.IsFaceDown() {
			p.set(at, pile[:len(pile)-1]+top.faceUp().pile())
		}
		if pile == "" {
			p.fill(at)
		}
	}
	if row.settle != nil {
		row.settle(p, m)
	}
}

// fill lays a card on an empty spot of the tableau: in the tableau it takes the next card on its right; in the reserve, that of the nearest
// pile, of two equally near ones the left one (P 24).
func (p *Position) fill(gap Spot) {
	row := p.Patience
	for _, part := range row.Tableau.FillsFrom {
		from, least := gap, maxSpots
		for at := range row.spots(part) {
			away := 0
			if part == Reserve {
				_, away = row.Distance(at, gap)
			}
			if away < least && p.top(at) != NoCard && (part != Tableau || at.Number > gap.Number) {
				from, least = at, away
			}
		}
		if from != gap {
			p.carry(from, gap, 1)
			return
		}
	}
}

// Piles yields all spots of the table, empty ones too, with their cards as Pile returns them.
func (p *Position) Piles() iter.Seq2[Spot, Pile] {
	return func(yield func(Spot, Pile) bool) {
		for at := range p.Patience.spots(Foundations, Tableau, Reserve, Stock, Waste, RemovedCards) {
			if !yield(at, p.Pile(at)) {
				return
			}
		}
	}
}

// IsOpen reports whether the player sees the face of a card; card is its index in Pile(at).
func (p *Position) IsOpen(at Spot, card int) bool {
	pile := p.Pile(at)
	switch {
	case at.Part == Stock || at.Part == Reserve && p.Patience.Reserve.EmptyRule == EmptyTakesNone:
		return false
	case at.Part == Tableau && p.Patience.IsTopOpen != nil:
		return card == len(pile)-1 && p.Patience.IsTopOpen(p, int(at.Number))
	}
	return !Card(pile[card]).IsFaceDown()
}

// Hash returns a hash of everything that matters for the rest of the game: a search may treat positions with equal keys as equal. The order of
// piles counts only if the rules depend on it, suits only if the patience uses them, and only the top card of a foundation counts.
func (p *Position) Hash() uint64 {
	row, mask := p.Patience, ^Card(0)
	if row.IgnoresSuits {
		mask = rankMask
	}
	key := uint64(p.Counter)
	for part := range RemovedCards {
		for i := range row.SpotCount(part) {
			pile, kind := p.Pile(Spot{part, uint8(i)}), uint64(part)<<16
			switch {
			case pile == "":
				continue
			case part == Foundations:
				kind += uint64(row.Foundations[i].FirstRank)
				pile = pile[len(pile)-1:]
			case part == Reserve || part == Tableau && row.Tableau.HasOrder:
				kind += uint64(i)
			case part == Tableau && row.Tableau.IsBlocked(uint8(i)):
				kind++
			}
			key += pile.hash(kind, mask)
		}
	}
	return key
}

// hash returns an FNV-1a hash of the masked cards. Its bits are mixed so that the sum of hashes is a good hash, too.
func (p Pile) hash(h uint64, mask Card) uint64 {
	h ^= 0xcbf29ce484222325
	for i := range len(p) {
		h = (h ^ uint64(Card(p[i])&mask)) * 0x100000001b3
	}
	h = (h ^ h>>32) * 0x9e3779b97f4a7c15
	return h ^ h>>29
}
