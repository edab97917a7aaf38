package simulate

import (
	"math/rand/v2"
	"testing"
)

// An option beats another by a gap that the same deals show again and again, not by one of the size of their luck.
func TestBeatingNeedsMoreThanLuck(t *testing.T) {
	var few, luck, better Trial[string]
	for i := range int64(100) {
		few.add(1000)
		better.add(1100)
		luck.add(1000 + i%2*9000 - i%3*4000)
	}
	if !better.beats(&few) || few.beats(&better) {
		t.Error("a hundredth on each of 100 deals is doubted")
	}
	if luck.beats(&few) || few.beats(&luck) {
		t.Error("a gap as wide as its luck is trusted")
	}
}

func TestIntervalsHoldTheShare(t *testing.T) {
	for _, c := range []Chance{{}, {0, 10}, {10, 10}, {5, 10}, {500, 1000}} {
		low, high := c.Interval()
		if s := c.Share(); low < 0 || high > 1 || s < low-1e-9 || s > high+1e-9 {
			t.Errorf("%v: share %v is not within %v to %v", c, s, low, high)
		}
	}
}

// tried tosses three coins on the same deals; the last one is the best.
func tried(limit Limit, onlyBest bool, asked ...bool) (trials []Trial[int], deals int) {
	for coin := range 3 {
		trials = append(trials, Trial[int]{Option: coin, IsRequested: coin < len(asked) && asked[coin]})
	}
	rng, luck := rand.New(rand.NewPCG(1, 2)), int64(0)
	RunTrials(trials, limit, onlyBest,
		func() { luck, deals = rng.Int64N(100), deals+1 },
		func(coin *int) int64 { return luck + int64(10**coin) })
	return trials, deals
}

// The best option is sorted to the front, and options that are worse beyond doubt are no longer tried, unless requested.
func TestTheBestIsFound(t *testing.T) {
	trials, deals := tried(Limit{MaxGames: 3000}, false)
	if trials[0].Option != 2 || trials[0].GameCount() != deals || trials[2].GameCount() != pause {
		t.Errorf("got %d after %d of %d deals, the worst after %d", trials[0].Option, trials[0].GameCount(), deals, trials[2].GameCount())
	}
	played := 0
	for _, trial := range trials {
		played += trial.GameCount()
	}
	if played > 3000 {
		t.Errorf("played %d games, want 3000 at most", played)
	}
	if trials, deals = tried(Limit{MaxGames: 3000}, true); trials[0].Option != 2 || deals != pause {
		t.Errorf("got %d after %d deals where only the best is wanted", trials[0].Option, deals)
	}
	trials, deals = tried(Limit{MaxGames: 300}, false, true)
	if last := trials[1]; last.Option != 0 || last.GameCount() != deals {
		t.Errorf("got %d after %d of %d deals, want what was asked about as often as the best", last.Option, last.GameCount(), deals)
	}
	if trials, deals = tried(Limit{}, false); trials[0].Option != 2 || deals < least {
		t.Errorf("got %d after %d deals without a limit", trials[0].Option, deals)
	}
}

// RunTrials stops when it is cancelled, after one game for each option.
func TestTryingEnds(t *testing.T) {
	if trials, deals := tried(Limit{ShouldStop: func() bool { return true }}, false); deals != 1 || trials[0].Option != 2 {
		t.Errorf("got %d after %d deals", trials[0].Option, deals)
	}
}

// The static value of an option counts as some games.
func TestTheEndOfAnOptionCounts(t *testing.T) {
	trial := Trial[int]{StaticValue: 50, StaticWeight: 4}
	if c := trial.Chance(100); c != (Chance{}) || trial.Share() != 50 {
		t.Errorf("got %v and %d before the first game", c, trial.Share())
	}
	for range 4 {
		trial.add(100)
	}
	if c := trial.Chance(100); c != (Chance{WonCount: 3, GameCount: 4}) || trial.Share() != 75 {
		t.Errorf("got %v and %d after four wins", c, trial.Share())
	}
}
