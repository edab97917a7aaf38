package partner

import (
	"slices"

	"dreist/game/thegame"
)

// The kinds of players that only serve to measure the price of hidden cards: Strong, but it sees more than its own hand.
// Nobody can play with them; New does not know them.
const (
	OpenHands = "open-hands" // sees all hands
	OpenCards = "open-cards" // sees all hands and the order of the draw pile
)

// BenchmarkKinds returns the kinds of players that only serve to measure. The one that sees less comes first.
func BenchmarkKinds() []string { return []string{OpenHands, OpenCards} }

// NewBenchmarkPlayer returns a player of a kind as New does, also of the kinds that only serve to measure.
func NewBenchmarkPlayer(kind string, games int) (Player, error) {
	switch kind {
	case OpenHands:
		return &strong{games: games, sees: allHands}, nil
	case OpenCards:
		return &strong{games: 1, sees: allCards}, nil // all games after a turn would be the same
	}
	return New(kind, games)
}

// lookFor returns the view of a player on the seat to move.
func lookFor(player Player, p *thegame.Position) View {
	s, ok := player.(*strong)
	if !ok || s.sees == ownHand {
		return ViewOf(p, p.Turn())
	}
	v := View{p.Turn(), *p, s.sees}
	if v.sees == allHands {
		arrangeDeck(&v.position, v.seat, slices.Sort)
	}
	return v
}

// arrangeDeck changes the order of the draw pile and leaves all hands as they are.
func arrangeDeck(p *thegame.Position, from thegame.Seat, arrange func(deck []thegame.Card)) {
	var memory [thegame.CardCount]thegame.Card
	cards := memory[:0]
	for s := range thegame.Seat(p.SeatCount()) {
		if s != from {
			cards = append(cards, p.Hand(s)...)
		}
	}
	held := len(cards)
	cards = p.AppendDrawPile(cards)
	arrange(cards[held:])
	p.Redeal(from, cards)
}
