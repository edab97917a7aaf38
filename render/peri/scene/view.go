package scene

import (
	"slices"

	"dreist/game/peri"
)

// Card is a card by its number in the picture: two packs have each card twice.
type Card uint8

const (
	pack        = peri.Suits * peri.King
	Cards       = 2 * pack
	NoCard Card = 255
)

// Face returns the suit and the rank of a card.
func (c Card) Face() peri.Card {
	n := int(c) % pack
	return peri.NewCard(n%peri.King+peri.Ace, peri.Suit(n/peri.King))
}

func cardOf(c peri.Card) Card { return Card(int(c.Suit())*peri.King + c.Rank() - peri.Ace) }

// View is a position with its cards told apart.
type View struct {
	peri.Position
	piles [][]Card // by places, from the bottom up; the stock as it is dealt
	moved []int    // cards that came to another place by the last event
}

// ViewOf returns the view of a position.
func ViewOf(p *peri.Position) View {
	var none View
	return none.to(p)
}

// to returns the view of another position, in which cards that lie where they lay are the same ones.
func (v *View) to(p *peri.Position) View {
	to := View{Position: *p}
	var used [Cards]bool
	for _, pile := range p.Piles() {
		var same []Card
		if i := len(to.piles); i < len(v.piles) {
			for n, c := range v.piles[i] {
				if n == len(pile) || cardOf(peri.Card(pile[n])) != c%pack {
					break
				}
				same, used[c] = append(same, c), true
			}
		}
		to.piles = append(to.piles, same)
	}
	i := 0
	for _, pile := range p.Piles() {
		for _, face := range pile.Cards()[len(to.piles[i]):] {
			c := cardOf(face)
			if used[c] {
				c += pack
			}
			used[c] = true
			to.piles[i] = append(to.piles[i], c)
			if len(v.piles) > 0 && !slices.Contains(v.piles[i], c) {
				to.moved = append(to.moved, int(c))
			}
		}
		i++
	}
	return to
}

// Where returns the place of a card and how many cards lie below it; ok is false for a card that is out of play.
func (v *View) Where(c Card) (at peri.Place, below int, ok bool) {
	i := 0
	for place := range v.Piles() {
		if n := slices.Index(v.piles[i], c); n >= 0 {
			return place, n, true
		}
		i++
	}
	return at, 0, false
}

// At returns the cards of a place from the bottom up, read-only.
func (v *View) At(place peri.Place) []Card {
	i := 0
	for at := range v.Piles() {
		if at == place {
			return v.piles[i]
		}
		i++
	}
	return nil
}
