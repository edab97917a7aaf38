package coach

import (
	"math/rand/v2"
	"testing"

	"dreist/game/dreist"
)

// Who may draw for a DREIer and could empty the hand for the gift draws only where the gift is worth less than the card
// may bring, which is seldom.
func TestPolicyKeepsTheGiftInReach(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 1))
	var y policy
	asked, drawn := 0, 0
	for range 150 {
		p, err := dreist.NewSoloDeal(dreist.EvenDeal, rng.Uint64()).Position()
		if err != nil {
			t.Fatal(err)
		}
		for p.Turn() != dreist.NoSeat {
			if p.EgonToMove() {
				must(p.Play(dreist.Egon()))
				continue
			}
			gift := false
			for turn := range y.finder.All(&p) {
				gift = gift || turn.Last().Action == dreist.GiveCards
			}
			inReach := gift && p.Pending() == dreist.DrawPending && len(p.Hand(p.Turn())) > 0
			best, draw := y.choose(&p)
			if inReach {
				asked++
				if draw {
					drawn++
				}
			}
			if draw {
				must(p.Play(dreist.Draw()))
				continue
			}
			must(p.Play(best.turn.Moves()[0]))
		}
	}
	t.Logf("the gift was in reach %d times, drawn %d times", asked, drawn)
	if asked < 20 || drawn > asked/5 {
		t.Errorf("the gift was in reach %d times, and given up for a card %d times", asked, drawn)
	}
}
