package scene

import (
	"math/rand/v2"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"dreist/build/need"
	"dreist/game/dreist"
)

// TestViewFollowsEveryGame plays random games and checks that the events of each move change the view to that of the new position.
func TestViewFollowsEveryGame(t *testing.T) {
	for seats := 1; seats <= 4; seats++ {
		for seed := range uint64(15) {
			d := dreist.NewTableDeal(max(seats, 2), 0, seed)
			if seats == 1 {
				d = dreist.NewSoloDeal(dreist.EvenCardCount, seed)
			}
			p := need.Value(d.Position())(t)
			rng := rand.New(rand.NewPCG(seed, 9))
			view := ViewOf(&p)
			for p.Turn() != dreist.NoSeat {
				moves := p.AppendMoves(nil)
				m := moves[rng.IntN(len(moves))]
				next, events, err := dreist.Apply(p, m)
				if err != nil {
					t.Fatal(err)
				}
				for _, e := range events {
					view.ApplyEvent(e)
				}
				want := ViewOf(&next)
				if diff := cmp.Diff(want, view, cmpopts.EquateEmpty()); diff != "" {
					t.Fatalf("after %v the view differs from the position (-want +got):\n%s\n%s", m, diff, next.TextPicture())
				}
				p = next
			}
		}
	}
}
