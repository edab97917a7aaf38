package scene

import (
	"slices"

	"dreist/game/peri"
	"dreist/render/tabletop"
)

const (
	pack = peri.SuitCount * peri.King
	// CardCount is the number of cards in two packs, which have each card twice.
	CardCount = 2 * pack
)

// FaceOf returns the suit and the rank of a card.
func FaceOf(c tabletop.Card) peri.Card {
	n := int(c) % pack
	return peri.NewCard(n%peri.King+peri.Ace, peri.Suit(n/peri.King))
}

func cardOf(c peri.Card) tabletop.Card {
	return tabletop.Card(int(c.Suit())*peri.King + c.Rank() - peri.Ace)
}

// View is a position with a number for each card.
type View struct {
	peri.Position
	cards map[peri.Spot][]tabletop.Card // from the bottom up; the stock in the order in which it is dealt
	moved []int                         // cards that the last event brought to another spot

	End EndPart // the part of the celebration that has begun
}

// EndPart is a part of the celebration of a won game.
type EndPart int

// The parts of the celebration.
const (
	NoEnd       EndPart = iota // none has begun
	KingsSit                   // kings climb onto the beam
	CardsFly                   // the cards that are home fly into their case, courts to a fan
	LidShuts                   // the case is shut
	LetterFalls                // a lead letter falls beside it
)

// IsHome reports whether cards come to a spot to stay: to a foundation or off the table.
func IsHome(at peri.Spot) bool { return at.Part == peri.Foundations || at.Part == peri.RemovedCards }

// homeCards returns the cards that are home, from the top of each spot down; of two packs every second one.
func (v *View) homeCards() (all []int) {
	for at := range v.Piles() {
		for i, c := range slices.Backward(v.CardsAt(at)) {
			if IsHome(at) && (i%2 == 0 || v.Patience.Pack.Decks < 2) {
				all = append(all, int(c))
			}
		}
	}
	return all
}

// to returns the view of another position. Cards that have not moved keep their numbers. The zero View gives that of any position.
func (v *View) to(p *peri.Position) View {
	to := View{Position: *p, cards: map[peri.Spot][]tabletop.Card{}}
	var used [CardCount]bool
	for at, pile := range p.Piles() {
		lay, cards := v.CardsAt(at), make([]tabletop.Card, len(pile))
		for n, face := range []peri.Card(pile) {
			if cards[n] = tabletop.NoCard; n < len(lay) && lay[n]%pack == cardOf(face) {
				cards[n], used[lay[n]] = lay[n], true
			}
		}
		to.cards[at] = cards
	}
	for at, pile := range p.Piles() {
		for n, face := range []peri.Card(pile) {
			if to.cards[at][n] != tabletop.NoCard {
				continue
			}
			c := cardOf(face)
			if used[c] {
				c += pack
			}
			used[c], to.cards[at][n] = true, c
			if v.cards != nil && !slices.Contains(v.CardsAt(at), c) {
				to.moved = append(to.moved, int(c))
			}
		}
	}
	return to
}

// SpotOf returns the spot of a card; that of a card that is out of play is the deck.
func (v *View) SpotOf(c tabletop.Card) peri.Spot {
	for at, cards := range v.cards {
		if slices.Contains(cards, c) {
			return at
		}
	}
	return peri.Spot{Part: peri.Deck}
}

// CardsAt returns the cards of a spot from the bottom up, read-only.
func (v *View) CardsAt(at peri.Spot) []tabletop.Card { return v.cards[at] }

// TopCardAt returns the uppermost card of a spot, NoCard if the spot is empty.
func (v *View) TopCardAt(at peri.Spot) tabletop.Card {
	if cards := v.cards[at]; len(cards) > 0 {
		return cards[len(cards)-1]
	}
	return tabletop.NoCard
}

// shut returns how many of the lowest cards of a spot are face down.
func (v *View) shut(at peri.Spot) (n int) {
	for n < len(v.CardsAt(at)) && at.Part == peri.Tableau && !v.IsOpen(at, n) {
		n++
	}
	return n
}
