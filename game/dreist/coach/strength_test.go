package coach_test

import (
	"math/rand/v2"
	"testing"

	"dreist/build/need"
	"dreist/game/dreist"
	"dreist/game/dreist/coach"
	"dreist/game/dreist/coach/sight"
	"dreist/game/simulate"
)

// counted plays games with a fixed seed, for which the expected shares hold.
func counted(t testing.TB, games int, players ...string) simulate.Tally {
	t.Helper()
	return need.Value(simulation(coach.Lineup{Players: players, Cards: 50}, games, 2026).Run(nil))(t)
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
	if low, _ := share(t, 2000, coach.Fair); low < 0.44 {
		t.Errorf("fair with 50 cards against Egon: want 44 %% or more")
	}
	if _, high := share(t, 1000, coach.Easy); high > 0.25 {
		t.Errorf("easy with 50 cards against Egon: want 25 %% or less")
	}
	if low, _ := share(t, 300, coach.Fair, coach.Easy); low < 0.75 {
		t.Errorf("fair against easy: want 75 %% or more")
	}
	if low, _ := share(t, 300, coach.Easy, coach.Random); low < 0.75 {
		t.Errorf("easy against random: want 75 %% or more")
	}
}

// The strength of the coach with few games per decision. With more it is stronger, see the package comment.
func TestCoachStrength(t *testing.T) {
	games := 60
	if testing.Short() {
		games = 6
	}
	l := coach.Lineup{Players: []string{coach.Coach}, Cards: 50, Limit: func() simulate.Limit { return simulate.Limit{Games: 60} }}
	tally := need.Value(simulation(l, games, 2026).Run(nil))(t)
	won, low, high := tally.WinShare(0)
	t.Logf("the coach wins %.1f %%, %.1f–%.1f %%", 100*won, 100*low, 100*high)
	if high < 0.5 || !testing.Short() && low < 0.44 {
		t.Errorf("the coach with 50 cards against Egon: want 44 %% or more")
	}
}

// No seat at a table has an advantage that the moving start does not compensate.
func TestSeatsAreEqual(t *testing.T) {
	tally := counted(t, 600, coach.Easy, coach.Easy, coach.Easy)
	for s := range 3 {
		if _, low, high := tally.WinShare(s); low > 1./3 || high < 1./3 {
			t.Errorf("seat %d wins %d of %d games", s+1, tally.Wins[s], tally.Games)
		}
	}
}

func BenchmarkGame(b *testing.B) {
	for _, name := range coach.Names() {
		for _, against := range []string{"Egon", "its like"} {
			b.Run(name+" against "+against, func(b *testing.B) {
				b.ReportAllocs()
				l := coach.Lineup{Players: []string{name}, Cards: 50}
				if against != "Egon" {
					l.Players = append(l.Players, name)
				}
				s := simulation(l, b.N, 1)
				s.Workers = 1
				need.Value(s.Run(nil))(b)
				b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
			})
		}
	}
}

// BenchmarkTurn lets each computer player choose the moves of a turn in the middle of a game of four.
func BenchmarkTurn(b *testing.B) {
	for _, name := range coach.Names() {
		player := need.Value(coach.New(name))(b)
		b.Run(name, func(b *testing.B) {
			rng := rand.New(rand.NewPCG(1, 2))
			start := need.Value(dreist.NewTableDeal(4, 0, 1).Position())(b)
			for start.Layout().Depth() < 4 || start.Laid() > 0 {
				moves := start.AppendMoves(nil)
				need.OK(b, start.Play(moves[rng.IntN(len(moves))]))
			}
			b.ReportAllocs()
			moves := 0
			for b.Loop() {
				watch := need.Value(sight.NewWatch(start))(b)
				for p := start; p.Turn() == start.Turn(); moves++ {
					m := player.Choose(watch.View(), rng)
					if m.Card < dreist.Deck {
						m.Card = p.InHand(p.Turn(), m.Card.Kind())
					}
					need.OK(b, watch.Play(m))
					need.OK(b, p.Play(m))
				}
			}
			b.ReportMetric(float64(moves)/float64(b.N), "moves/turn")
		})
	}
}
