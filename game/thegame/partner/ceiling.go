package partner

import (
	"slices"

	"dreist/game/thegame"
)

// The kinds of players that measure how much what is hidden costs: Strong where more than its own hand lies open to it.
// No game is played with them; New does not know them.
const (
	OpenHands = "open-hands" // sees all hands
	OpenCards = "open-cards" // sees the order of the draw pile, too
)

// Ceilings returns the kinds of players for measuring alone, least seeing first.
func Ceilings() []string { return []string{OpenHands, OpenCards} }

// NewMeasured returns a player of a kind, those for measuring alone among them.
func NewMeasured(kind string, games int) (Player, error) {
	switch kind {
	case OpenHands:
		return &strong{games: games, sees: allHands}, nil
	case OpenCards:
		return &strong{games: 1, sees: allCards}, nil // one way to go on after each turn
	}
	return New(kind, games)
}

// lookFor returns what a player sees from the seat to move.
func lookFor(player Player, p *thegame.Position) View {
	s, ok := player.(*strong)
	if !ok || s.sees == ownHand {
		return Look(p, p.Turn())
	}
	v := View{p.Turn(), *p, s.sees}
	if v.sees == allHands {
		arrangeDeck(&v.position, v.seat, slices.Sort)
	}
	return v
}

// arrangeDeck brings the draw pile into another order, and leaves all hands as they are.
func arrangeDeck(p *thegame.Position, from thegame.Seat, arrange func(deck []thegame.Card)) {
	var memory [thegame.Deck]thegame.Card
	cards := memory[:0]
	for s := range thegame.Seat(p.Seats()) {
		if s != from {
			cards = append(cards, p.Hand(s)...)
		}
	}
	held := len(cards)
	cards = p.AppendDeck(cards)
	arrange(cards[held:])
	p.Redeal(from, cards)
}
