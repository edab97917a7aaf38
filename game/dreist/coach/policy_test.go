package coach

import (
	"math/rand/v2"
	"testing"

	"dreist/build/need"
	"dreist/game/dreist"
	"dreist/game/dreist/coach/value"
)

// giftsInReach plays games by the policy and visits every position in which a draw for a DREIer is possible while the rest of the hand
// could be laid for the gift. draws reports whether the policy draws.
func giftsInReach(t *testing.T, visit func(p *dreist.Position, draws bool)) {
	t.Helper()
	rng := rand.New(rand.NewPCG(1, 1))
	var y policy
	for range 150 {
		p := need.Value(dreist.NewSoloDeal(dreist.EvenCardCount, rng.Uint64()).Position())(t)
		for p.Turn() != dreist.NoSeat {
			if p.IsEgonToMove() {
				must(p.Play(dreist.EgonMove()))
				continue
			}
			gift := false
			for turn := range y.finder.Turns(&p) {
				gift = gift || turn.LastMove().Action == dreist.GiveCards
			}
			best, draw := y.choose(&p)
			if gift && p.Pending() == dreist.DrawPending && len(p.Hand(p.Turn())) > 0 {
				visit(&p, draw)
			}
			if draw {
				must(p.Play(dreist.Draw()))
				continue
			}
			must(p.Play(best.turn.Moves()[0]))
		}
	}
}

// The policy rarely gives up a possible gift for a card, and the adviser tries both, unless the gift wins at once.
func TestTheGiftStaysInReach(t *testing.T) {
	var a Adviser
	asked, drawn := 0, 0
	giftsInReach(t, func(p *dreist.Position, draws bool) {
		asked++
		if draws {
			drawn++
		}
		a.list(p)
		draw, give := false, false
		for _, w := range a.ways {
			draw = draw || w.Option[0].Action == dreist.DrawCard
			give = give || w.Option[len(w.Option)-1].Action == dreist.GiveCards
		}
		if wins := len(a.ways) == 1 && a.ways[0].StaticValue == value.ChanceOne; !wins && (!draw || !give) {
			t.Errorf("the adviser tries to draw: %v, to give: %v; want both", draw, give)
		}
	})
	if asked < 20 || drawn > asked/5 {
		t.Errorf("the gift was in reach %d times, and given up for a card %d times", asked, drawn)
	}
}

// Among seats with equally many cards none is the one that everybody gives to.
func TestEqualSeatsAreGivenToInTurn(t *testing.T) {
	p := need.Value(dreist.NewTableDeal(4, 0, 1).Position())(t)
	for seat := range dreist.Seat(4) {
		if got := fewestCards(&p, seat); got != (seat+1)%4 {
			t.Errorf("seat %d gives to seat %d, want the next one", seat+1, got+1)
		}
	}
}
