package coach_test

import (
	"math/rand/v2"
	"testing"

	"dreist/build/need"
	"dreist/game/dreist"
	"dreist/game/dreist/coach"
)

// WithTrioFirst moves a possible DREIer to the front; the turn lays the same cards and is legal.
func TestTrioFirst(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 3))
	var f coach.TurnFinder
	sooner := 0
	for range 40 {
		p := need.Value(dreist.NewSoloDeal(dreist.EvenCardCount, rng.Uint64()).Position())(t)
		for p.Turn() != dreist.NoSeat {
			var first dreist.Move
			for turn := range f.Turns(&p) {
				first = turn.Moves()[0]
				if turn.DeclinedDraws() == 0 {
					continue
				}
				got := turn.WithTrioFirst(&p)
				after := p
				if err := got.Play(&after); err != nil {
					t.Fatalf("%v instead of %v: %v", got.Moves(), turn.Moves(), err)
				}
				if len(got.Moves()) != len(turn.Moves()) {
					t.Fatalf("%v instead of %v", got.Moves(), turn.Moves())
				}
				if m := got.Moves()[0]; m != turn.Moves()[0] {
					sooner++
					if p.Layout().TrioAt(m.Card.Kind(), int(m.Row)) == dreist.NoTrio {
						t.Fatalf("%v begins without a DREIer", got.Moves())
					}
				}
			}
			if p.IsEgonToMove() {
				first = dreist.EgonMove()
			}
			need.OK(t, p.Play(first))
		}
	}
	if sooner < 20 {
		t.Errorf("a DREIer came sooner in %d turns only", sooner)
	}
}
