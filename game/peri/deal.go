package peri

import (
	"fmt"
	"strings"
)

// Deal is what a game starts from: a shuffled deck, or a set-up with cards already on the table.
type Deal struct {
	Patience *Patience
	// Cards are the cards of each part in the order of Position.ItemsOf, nil if a part is missing. If there is a Deck the cards are dealt from it,
	// otherwise they are set up.
	Cards        [CounterPart][]Card
	StartCounter int // the start value of Position.Counter for a set-up; ignored with a Deck
}

// NewDeal shuffles the cards of a patience by a seed.
func NewDeal(row *Patience, seed uint64) Deal {
	d := Deal{Patience: row, StartCounter: row.LeastCount}
	for part := Deck; part <= ThirdLayoutOrder; part++ {
		d.Cards[part] = shuffled(row.copyCounts(part), &seed)
	}
	return d
}

// shuffled returns the cards shuffled by a seed, which it advances. The order is the same on every machine and in every later version: it is
// a Fisher–Yates shuffle driven by the SplitMix64 generator.
func shuffled(copyCounts [faceDown]int, seed *uint64) (deck []Card) {
	for c, n := range copyCounts {
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

const wholeList = -1

// The reasons that several checks of a deal give.
const (
	notInPack      Reason = "this card is not in the pack, or occurs too often"
	cardsMissing   Reason = "cards of the pack are missing"
	notAPile       Reason = "a pile is its cards, or - if it is empty; a / between two piles, but not between places of one card"
	wrongPileCount Reason = "the patience has another number of piles"
)

// DealError is the error for an impossible deal.
type DealError struct {
	Part      Part
	ItemIndex int // index of the item at fault in the list of Part, from 0; -1, wholeList, if the whole list is at fault
	reason    Reason
}

// Error returns the item at fault and the reason.
func (e *DealError) Error() string {
	return fmt.Sprintf("peri: deal: %v, item %d: %s", e.Part, e.ItemIndex+1, e.reason)
}

// Text returns the reason.
func (e *DealError) Text() string { return string(e.reason) }

// Position returns the position before the first move. The error is a *DealError.
func (d Deal) Position() (Position, error) {
	row := d.Patience
	p := Position{Patience: row, Counter: d.StartCounter, layoutOrders: [2]Pile{Pile(d.Cards[SecondLayoutOrder]), Pile(d.Cards[ThirdLayoutOrder])}}
	for part := range Deck {
		p.firstSpots[part+1] = p.firstSpots[part] + uint8(max(row.SpotCount(part), 1)) // cards may pass through a part that the patience has not
	}
	for part := Deck; part <= ThirdLayoutOrder; part++ {
		if err := d.checkDeck(part); err != nil && (part != Deck || d.Cards[Deck] != nil) {
			return p, err
		}
	}
	if d.Cards[Deck] == nil {
		if err := d.setUp(&p); err != nil {
			return p, err
		}
	} else {
		p.dealOut(Pile(d.Cards[Deck]))
	}
	p.settle(Move{})
	return p, nil
}

// dealOut deals a deck. The last cards of piles that hide cards are turned over by settle, as after every move.
func (p *Position) dealOut(deck Pile) {
	row := p.Patience
	p.Counter = row.LeastCount
	for c, at := range row.Pack.StartSpots {
		p.set(at, c.pile())
	}
	p.set(Spot{Part: Stock}, deck+p.stock())
	if row.deal != nil {
		row.deal(p)
	}
	for at := range row.spots(Tableau) {
		if row.Tableau.HidesCards {
			p.set(at, Pile(strings.Map(func(c rune) rune { return c | rune(faceDown) }, string(p.Pile(at)))))
		}
	}
}

// checkDeck returns an error unless a deck has exactly its cards.
func (d Deal) checkDeck(part Part) error {
	left := d.Patience.copyCounts(part)
	for i, c := range d.Cards[part] {
		if c >= faceDown || left[c] == 0 {
			return &DealError{part, i, notInPack}
		}
		left[c]--
	}
	if left != [faceDown]int{} {
		return &DealError{part, wholeList, cardsMissing}
	}
	return nil
}

// dealEach lays a number of cards on each pile of a part in turn.
func dealEach(n int, part Part) func(p *Position) {
	return func(p *Position) {
		for at := range p.Patience.spots(part) {
			for range n {
				p.lay(at)
			}
		}
	}
}

// dealRows lays n rows. A row has a card for each pile that it reaches, nil for every pile; rows and piles count from 0.
func dealRows(n int, reaches func(row, pile int) bool) func(p *Position) {
	return func(p *Position) {
		for row := range n {
			for at := range p.Patience.spots(Tableau) {
				if reaches == nil || reaches(row, int(at.Number)) {
					p.lay(at)
				}
			}
		}
	}
}

// dealWithoutKings lays the cards of the tableau and the base card. Kings among them go under the stock.
func dealWithoutKings(p *Position) {
	for at := range p.Patience.spots(Tableau, Foundations) {
		for stock := p.stock(); Card(stock[0]).Rank() == King; stock = p.stock() {
			p.set(Spot{Part: Stock}, stock[1:]+stock[:1])
		}
		p.lay(at)
	}
}

// dealHalfRows lays all cards with the rank of the first one on the foundations, and the others half row by half row, the outermost card
// first (P 13).
func dealHalfRows(p *Position) {
	half, size, first := Spot{Part: Tableau}, 5, Card(p.stock()[0]).Rank()
	for stock := p.stock(); stock != ""; stock = p.stock() {
		if c := Card(stock[0]); c.Rank() == first {
			p.lay(Spot{Foundations, uint8(c.Suit())})
			continue
		}
		p.set(Spot{Part: Stock}, stock[1:])
		if p.set(half, stock[:1]+p.Pile(half)); len(p.Pile(half)) == size {
			if half.Number++; p.Patience.Tableau.IsBlocked(half.Number) {
				size = 4
			}
		}
	}
}

// dealEven deals an order that can be solved: if the permutation is odd, it swaps the last two cards (P 17).
func dealEven(p *Position) {
	dealRows(1, nil)(p)
	odd, table := false, p.inParts(Tableau, Tableau)
	for i := range table {
		for j := range i {
			odd = odd != (table[j] > table[i])
		}
	}
	if odd {
		p.swap(Spot{Tableau, King - 2}, Spot{Tableau, King - 1})
	}
}

// dealFitting deals row by row; a card that fits its foundation goes there instead.
func dealFitting(p *Position) {
	for p.stock() != "" {
		for at := range p.Patience.spots(Tableau) {
			c := Card(p.stock()[0])
			if up := (Spot{Foundations, uint8(c.Suit())}); p.upReason(up.Number, c) == Allowed {
				at = up
			}
			p.lay(at)
		}
	}
}

// dealStacks lays a card on each spot of the tableau, then the stacks one by one.
func dealStacks(p *Position) {
	dealRows(1, nil)(p)
	dealEach(11, Reserve)(p)
}

// dealSnake lays rows of open cards, the second and fourth from right to left, then the base card.
func dealSnake(p *Position) {
	for row := range 5 {
		for at := range p.Patience.spots(Tableau) {
			if row%2 == 1 {
				at.Number = uint8(p.Patience.Tableau.SpotCount-1) - at.Number
			}
			p.lay(at)
		}
	}
	p.lay(Spot{Part: Foundations})
}
