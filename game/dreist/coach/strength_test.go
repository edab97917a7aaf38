package coach_test

import (
	"testing"

	"dreist/build/need"
	"dreist/game/dreist/coach"
	"dreist/game/simulate"
)

// counted plays games with a fixed seed, for which the expected shares hold.
func counted(t testing.TB, games int, players ...string) simulate.Tally {
	t.Helper()
	return need.Value(simulation(coach.Lineup{PlayerKinds: players, SoloCards: 50}, games, 2026).Run(nil))(t)
}

// share returns the share of games won by the first player, with its interval, and logs it.
func share(t *testing.T, games int, players ...string) (low, high float64) {
	t.Helper()
	tally := counted(t, games, players...)
	won, low, high := tally.WinShare(0)
	t.Logf("%v: the first wins %.1f %%, %.1f–%.1f %%", players, 100*won, 100*low, 100*high)
	return low, high
}

// The strength of the players; the whole 95 % interval must be within the bounds. A player that always lays the most cards wins 46 %
// against Egon.
func TestStrength(t *testing.T) {
	if low, _ := share(t, 2000, coach.FairKind); low < 0.44 {
		t.Errorf("fair with 50 cards against Egon: want 44 %% or more")
	}
	if _, high := share(t, 1000, coach.EasyKind); high > 0.25 {
		t.Errorf("easy with 50 cards against Egon: want 25 %% or less")
	}
	if low, _ := share(t, 300, coach.FairKind, coach.EasyKind); low < 0.75 {
		t.Errorf("fair against easy: want 75 %% or more")
	}
	if low, _ := share(t, 300, coach.EasyKind, coach.RandomKind); low < 0.75 {
		t.Errorf("easy against random: want 75 %% or more")
	}
}

// The strength of the coach with few games per decision. With more it is stronger, see the package comment.
func TestCoachStrength(t *testing.T) {
	games := 60
	if testing.Short() {
		games = 6
	}
	l := coach.Lineup{PlayerKinds: []string{coach.LimitedKind}, SoloCards: 50, NewLimit: func() simulate.Limit { return simulate.Limit{MaxGames: 60} }}
	tally := need.Value(simulation(l, games, 2026).Run(nil))(t)
	won, low, high := tally.WinShare(0)
	t.Logf("the coach wins %.1f %%, %.1f–%.1f %%", 100*won, 100*low, 100*high)
	if high < 0.5 || !testing.Short() && low < 0.44 {
		t.Errorf("the coach with 50 cards against Egon: want 44 %% or more")
	}
}

// No seat at a table has an advantage that the moving start does not compensate.
func TestSeatsAreEqual(t *testing.T) {
	tally := counted(t, 600, coach.EasyKind, coach.EasyKind, coach.EasyKind)
	for s := range 3 {
		if _, low, high := tally.WinShare(s); low > 1./3 || high < 1./3 {
			t.Errorf("seat %d wins %d of %d games", s+1, tally.WinCounts[s], tally.GameCount)
		}
	}
}
