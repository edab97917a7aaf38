package scene

import (
	"slices"

	"dreist/game/peri"
)

// Card is the number of a card in the picture: two packs have each card twice.
type Card uint8

const (
	pack = peri.SuitCount * peri.King
	// CardCount is the number of cards in two packs.
	CardCount = 2 * pack
	// NoCard stands for no card.
	NoCard Card = 255
)

// Face returns the suit and the rank of a card.
func (c Card) Face() peri.Card {
	n := int(c) % pack
	return peri.NewCard(n%peri.King+peri.Ace, peri.Suit(n/peri.King))
}

func cardOf(c peri.Card) Card { return Card(int(c.Suit())*peri.King + c.Rank() - peri.Ace) }

// View is a position with a number for each card.
type View struct {
	peri.Position
	order []Card // place by place, each from the bottom up; the stock in the order in which it is dealt
	moved []int  // cards that the last event brought to another place
}

// ViewOf returns the view of a position.
func ViewOf(p *peri.Position) View {
	var none View
	return none.to(p)
}

// to returns the view of another position. Cards that have not moved keep their numbers.
func (v *View) to(p *peri.Position) View {
	to := View{Position: *p}
	var used [CardCount]bool
	for at, pile := range p.Piles() {
		lay := v.CardsAt(at)
		for n, face := range pile.Cards() {
			c := NoCard
			if n < len(lay) && lay[n]%pack == cardOf(face) {
				c, used[lay[n]] = lay[n], true
			}
			to.order = append(to.order, c)
		}
	}
	i := 0
	for at, pile := range p.Piles() {
		for _, face := range pile.Cards() {
			if to.order[i] == NoCard {
				c := cardOf(face)
				if used[c] {
					c += pack
				}
				used[c], to.order[i] = true, c
				if len(v.order) > 0 && !slices.Contains(v.CardsAt(at), c) {
					to.moved = append(to.moved, int(c))
				}
			}
			i++
		}
	}
	return to
}

// PlaceOf returns the place of a card and how many cards lie below it; ok is false for a card that is out of play.
func (v *View) PlaceOf(c Card) (at peri.Spot, below int, ok bool) {
	below = slices.Index(v.order, c)
	for place, pile := range v.Piles() {
		if below < len(pile) {
			return place, below, below >= 0
		}
		below -= len(pile)
	}
	return at, 0, false
}

// CardsAt returns the cards of a place from the bottom up, read-only.
func (v *View) CardsAt(place peri.Spot) []Card {
	if v.order == nil {
		return nil
	}
	from := 0
	for at, pile := range v.Piles() {
		if at == place {
			return v.order[from : from+len(pile)]
		}
		from += len(pile)
	}
	return nil
}

// shut returns how many of the lowest cards of a place are face down.
func (v *View) shut(at peri.Spot) (n int) {
	for n < len(v.CardsAt(at)) && at.Part == peri.Tableau && !v.IsOpen(at, n) {
		n++
	}
	return n
}
