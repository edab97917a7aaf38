package record_test

import (
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"dreist/build/need"
	"dreist/game/dreist"
	"dreist/game/dreist/record"
	form "dreist/game/record"
)

// Whatever is played can be told, read back and replayed, cut off at any move.
func TestRoundTrip(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		rng := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "play"), 1))
		played := need.Value(playOut(drawDeal(t, rng), rapid.IntRange(0, 250).Draw(t, "moves"), rng))(t)
		g := need.Value(record.New(played.deal, drawSeats(t, played.deal), drawTags(t), played.moves))(t)
		text := g.String()
		back, err := record.Parse(text)
		if err != nil {
			t.Fatalf("%v\n%s", err, text)
		}
		if diff := cmp.Diff(g, back); diff != "" {
			t.Fatalf("the game read back differs: -want +got\n%s\n%s", diff, text)
		}
		if again := back.String(); again != text {
			t.Fatalf("got the text\n%s\nwant\n%s", again, text)
		}
		checkReplay(t, g, played)
		checkVerdict(t, g, played)
	})
}

// checkReplay compares a game that is replayed with the game as it was played.
func checkReplay(t *rapid.T, g *record.Game, played playout) {
	last := need.Value(g.Deal.Position())(t)
	steps := 0
	for step, err := range g.Steps() {
		if err != nil {
			t.Fatalf("step %d: %v", steps, err)
		}
		if dreist.Seat(step.Seat) != last.Turn() || len(step.Events) == 0 {
			t.Fatalf("step %d by seat %d with %d events, want one by seat %d with some", steps, step.Seat, len(step.Events), last.Turn())
		}
		if got, want := step.Move.String(), played.moves[steps].String(); got != want {
			t.Fatalf("step %d: got %s, want %s", steps, got, want)
		}
		last = step.Position
		steps++
	}
	if steps != len(played.moves) {
		t.Fatalf("got %d steps, want %d", steps, len(played.moves))
	}
	want := string(g.AppendPosition(nil, &played.end))
	if got := string(g.AppendPosition(nil, &last)); got != want {
		t.Fatalf("replay: got\n%s\nwant\n%s\n%s", got, want, g)
	}
}

// checkVerdict compares what Verify prints of a game with the game as it was played.
func checkVerdict(t *rapid.T, g *record.Game, played playout) {
	var out strings.Builder
	if !form.Verify([]string{"-"}, strings.NewReader(g.String()), &out, true, record.Format()) {
		t.Fatalf("got %s for\n%s", out.String(), g)
	}
	winner := "-"
	if w := played.end.Winner(); w != dreist.NoSeat {
		winner = strconv.Itoa(g.Seats[w].Number)
	}
	want := "-: ok turns=" + strconv.Itoa(played.turns) + " winner=" + winner + "\n" + string(g.AppendPosition(nil, &played.end))
	if got := out.String(); got != want {
		t.Fatalf("got %s\nwant %s\n%s", got, want, g)
	}
}
