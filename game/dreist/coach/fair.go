package coach

import (
	"math/rand/v2"

	"dreist/game/dreist"
)

// fairPlayer searches its whole turn: every order of laying its hand, with openings and DREIer. It gets rid of as
// many cards as possible, empties its hand for the gift if it can, and keeps matching cards together. It draws for a
// DREIer, unless it could empty its hand: then it compares the expected value of the draw.
type fairPlayer struct{ finder TurnFinder }

func (f *fairPlayer) PlanMoves(v View, rng *rand.Rand) []dreist.Move {
	p := v.Imagine(rng)
	best := f.best(&p)
	if p.Pending() == dreist.DrawPending && (!best.empties || f.hopeOfDraw(v, rng) >= best.worth) {
		return []dreist.Move{dreist.Draw()}
	}
	return []dreist.Move{best.move}
}

// hopeOfDraw returns the expected value of the turn after drawing for a DREIer.
func (f *fairPlayer) hopeOfDraw(v View, rng *rand.Rand) float64 {
	sum, cards := 0.0, 0
	for kind, count := range v.HiddenCounts() {
		if count == 0 {
			continue
		}
		p := v.ImagineNext(dreist.Kind(kind), rng)
		must(p.Play(dreist.Draw()))
		sum += float64(float64(count) * f.best(&p).worth)
		cards += count
	}
	return sum / float64(cards)
}
