package coach_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"dreist/build/need"
	"dreist/game/dreist"
	"dreist/game/dreist/coach"
)

// Each board shows a rule of the fair player in the last moves of a turn.
func TestFairTurns(t *testing.T) {
	for _, tc := range []struct {
		name  string
		board board
		end   string // of the turn
	}{
		{"lays so that a DREIer closes, and draws as that costs nothing",
			board{layout: "r7", hand: "3r 2r 8t 5y 6t", pile: "7v 8y 6r", others: []int{8}}, "3r1 2r1 + ."},
		{"opens with a pair",
			board{layout: "-", hand: "1y 3r 5t 6t 8v", pile: "2v 8y", others: []int{8}}, "5t1 6t1 ."},
		{"empties the hand for the gift rather than draws what hardly fits",
			board{layout: "rr6", hand: "2y 2r 1y 1r 3r", pile: "8v 8t 8y 7v", others: []int{6}}, "3r1 >2"},
		{"draws with the last card where most of what may come fits",
			board{layout: "1rr5", hand: "1y 1y 2y 2y 4r", pile: "4y 4y 4y 4t 4t 4t", others: []int{1}}, "4r1 + 4y2 >2"},
		{"gives to whoever has the fewest cards",
			board{layout: "rr6", hand: "2y 2r 1y 1r 3r", pile: "8v 8t 8y 7v", others: []int{7, 6, 9}}, "3r1 >3"},
		{"gives the last cards away and wins",
			board{layout: "1rr5", hand: "2r 3r 2y 3y 4r", pile: "4y 4y", others: []int{9}}, "4r1 >2"},
		{"discards what goes with nothing",
			board{layout: "1r6", hand: "1y 1t 8y 4v 6r", pile: "2v 8y", others: []int{8}}, "x8y"},
	} {
		t.Run(tc.name, func(t *testing.T) {
			w := tc.board.watch(t)
			if got := turn(t, w, coach.FairKind, 1); !strings.HasSuffix(got, tc.end) {
				t.Errorf("got turn %s, want one that ends with %s\n%s", got, tc.end, w.TextPicture())
			}
		})
	}
}

// mostLaid returns how many cards can be laid in a turn without drawing, by brute force.
func mostLaid(p dreist.Position) int {
	most := p.LaidCount()
	if p.Pending() == dreist.PartnerPending {
		most = 0
	}
	for _, m := range p.AppendMoves(nil) {
		if m.Action != dreist.LayCard {
			continue
		}
		next, _, err := dreist.Apply(p, m)
		if err != nil {
			panic(err)
		}
		if next.Winner() != dreist.NoSeat {
			return next.LaidCount()
		}
		most = max(most, mostLaid(next))
	}
	return most
}

// The fair player lays as many cards in each turn as its hand allows, or more if it draws.
func TestFairLaysTheMost(t *testing.T) {
	for hands := 1; hands <= 3; hands++ {
		t.Run(fmt.Sprintf("%d hands", hands), func(t *testing.T) {
			player := need.Value(coach.NewPlayer(coach.FairKind))(t)
			rng := rand.New(rand.NewPCG(4, 4))
			for seed := range uint64(30) {
				p := deal(t, hands, seed)
				w := &p
				start, laid := *w, 0
				for now := w; now.Turn() != dreist.NoSeat; {
					seat, m := now.Turn(), dreist.EgonMove()
					if !now.IsEgonToMove() {
						m = player.PlanMoves(coach.ViewOf(w), rng)[0]
					}
					if m.Action == dreist.LayCard {
						laid++
					}
					need.OK(t, w.Play(w.WithHandCard(m)))
					if now.Turn() == seat {
						continue
					}
					if most := mostLaid(start); m.Action != dreist.PlayEgonTurn && laid < most {
						t.Fatalf("laid %d cards where it could lay %d\n%s", laid, most, start.TextPicture())
					}
					start, laid = *now, 0
				}
			}
		})
	}
}
