package partner

import (
	"math/rand/v2"
	"slices"
	"testing"

	"dreist/build/need"
	"dreist/game/thegame"
)

// redealt returns a position with other cards hidden: those of all but the seat to move, or of the draw pile alone.
func redealt(p *thegame.Position, hands bool, rng *rand.Rand) thegame.Position {
	q := *p
	if hands {
		return shuffled(p, p.Turn(), rng)
	}
	arrangeDeck(&q, q.Turn(), func(deck []thegame.Card) {
		rng.Shuffle(len(deck), func(i, j int) { deck[i], deck[j] = deck[j], deck[i] })
	})
	return q
}

// Who sees all hands plays by them, but not by the order of the draw pile; who sees that plays by it. No other player
// does either.
func TestCeilingsSeeWhatTheySayTheySee(t *testing.T) {
	for kind, want := range map[string]struct{ byHands, byDeck bool }{
		Strong: {}, OpenHands: {byHands: true}, OpenCards: {byHands: true, byDeck: true},
	} {
		player := need.Value(NewBenchmarkPlayer(kind, 30))(t)
		rng, looked := rand.New(rand.NewPCG(8, 9)), 0
		changed := map[bool]int{}
		moments(t, func(p *thegame.Position) {
			if looked++; looked%3 != 0 {
				return
			}
			for _, hands := range []bool{true, false} {
				q := redealt(p, hands, rng)
				if q.Turn() != p.Turn() || !hands && slices.ContainsFunc([]thegame.Seat{0, 1, 2, 3, 4}[:p.SeatCount()], func(s thegame.Seat) bool {
					return !slices.Equal(q.Hand(s), p.Hand(s))
				}) {
					t.Fatalf("the draw pile was shuffled, and a hand changed\n%s\n%s", p.Picture(), q.Picture())
				}
				if !slices.Equal(player.TurnMoves(lookFor(player, p), 5), player.TurnMoves(lookFor(player, &q), 5)) {
					changed[hands]++
				}
			}
		})
		if changed[true] > 0 != want.byHands || changed[false] > 0 != want.byDeck {
			t.Errorf("%s: in %d positions another turn %d times with other hands and %d times with another draw pile",
				kind, looked, changed[true], changed[false])
		}
	}
}

// No game is played with them.
func TestCeilingsAreForMeasuringAlone(t *testing.T) {
	for _, kind := range BenchmarkKinds() {
		if _, err := New(kind, 1); err == nil || slices.Contains(PlayerKinds(), kind) {
			t.Errorf("a game can be played with %s", kind)
		}
	}
}
