package coach

import (
	"math/rand/v2"

	"dreist/game/dreist"
	"dreist/game/dreist/coach/sight"
)

// fairPlayer thinks its whole turn through: every order in which its hand can be laid, openings and DREIer among
// them. It gets rid of as many cards as it can, empties its hand for the gift when it can, and keeps cards together
// that may be laid together later. A card for a DREIer costs nothing, so it draws, unless it could empty its hand: then
// it weighs what each card that may come would bring.
type fairPlayer struct{ plan plan }

func (f *fairPlayer) Choose(v sight.View, rng *rand.Rand) dreist.Move {
	p := v.Imagine(rng)
	best := f.plan.find(&p)
	if p.Pending() == dreist.DrawPending && (!best.empties || f.hopeOfDraw(v, rng) >= best.worth) {
		return dreist.Draw()
	}
	return best.move
}

// hopeOfDraw returns what the turn is worth on average once the card for a DREIer is drawn.
func (f *fairPlayer) hopeOfDraw(v sight.View, rng *rand.Rand) float64 {
	sum, cards := 0.0, 0
	for kind, count := range v.Hidden() {
		if count == 0 {
			continue
		}
		p := v.ImagineNext(dreist.Kind(kind), rng)
		// The rules ask for a draw only where there is one, so there is no error here.
		_ = p.Play(dreist.Draw())
		sum += float64(float64(count) * f.plan.find(&p).worth)
		cards += count
	}
	return sum / float64(cards)
}
