package partner

import (
	"math/rand/v2"

	"dreist/game/thegame"
)

// View is the knowledge of a seat about a position (G 17): which cards are hidden, but not where each of them is. Positions
// that look equal to the seat have equal views.
type View struct {
	seat     thegame.Seat
	position thegame.Position // with the hidden cards dealt out in ascending order
}

// ViewOf returns the view of a seat.
func ViewOf(p *thegame.Position, from thegame.Seat) View {
	v := View{seat: from, position: *p}
	var memory [thegame.CardCount]thegame.Card
	v.position.Redeal(from, v.position.AppendHidden(memory[:0], from))
	return v
}

// hand returns the seat's hand, read-only.
func (v *View) hand() []thegame.Card { return v.position.Hand(v.seat) }

// chance returns a generator that depends only on the view and a seed.
func (v *View) chance(seed uint64) *rand.Rand {
	const prime = 1099511628211 // of the hash FNV-1a
	h := uint64(14695981039346656037)
	mix := func(n int) { h = (h ^ uint64(n)) * prime }
	for _, c := range v.hand() {
		mix(int(c))
	}
	for on := range thegame.Pile(thegame.PileCount) {
		mix(int(v.position.TopCard(on)))
		mix(v.position.PileSize(on))
	}
	mix(v.position.DrawPileSize())
	return rand.New(rand.NewPCG(seed, h))
}
