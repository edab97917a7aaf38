package partner

import (
	"flag"
	"fmt"
	"math"
	"sync"
	"testing"

	"dreist/build/need"
	"dreist/game/simulate"
	"dreist/game/thegame"
)

var (
	games  = flag.Int("games", 0, "games for the table of strengths, 0 for a check with few")
	kinds  = flag.String("kind", "", "the player for the table of strengths")
	budget = flag.Int("budget", StrongGames, "games that Strong plays on")
)

// measured is how games of one kind of player ended.
type measured struct {
	games, won    int
	rest, squares float64
}

func (m measured) mean() float64 { return m.rest / float64(m.games) }

// half returns half of the 95 % interval of the mean.
func (m measured) half() float64 {
	n := float64(m.games)
	return 1.96 * math.Sqrt((m.squares/n-m.mean()*m.mean())/n)
}

func (m measured) String() string {
	low, high := simulate.Wilson(m.won, m.games)
	won := 100 * float64(m.won) / float64(m.games)
	return fmt.Sprintf("rest %.1f ± %.1f, wins %.1f [%.1f, %.1f] of %d", m.mean(), m.half(), won, 100*low, 100*high, m.games)
}

// measure plays games between players of one kind.
func measure(t testing.TB, v thegame.Variant, seats, games int, silent bool, player func() Player) measured {
	t.Helper()
	var (
		all   measured
		mutex sync.Mutex
		group sync.WaitGroup
	)
	const workers = 2
	for w := range workers {
		group.Go(func() {
			players := make([]Player, seats)
			for i := range players {
				players[i] = player()
			}
			for n := w; n < games; n += workers {
				p, err := thegame.NewDeal(v, seats, thegame.Seat(n%seats), uint64(n)*7919+11).Position()
				if err != nil {
					t.Error(err)
					return
				}
				g, err := Play(p, players, uint64(n), silent)
				if err != nil {
					t.Error(err)
					return
				}
				mutex.Lock()
				all.games++
				rest := float64(g.End.Rest())
				all.rest, all.squares = all.rest+rest, all.squares+rest*rest
				if g.End.Won() {
					all.won++
				}
				mutex.Unlock()
			}
		})
	}
	group.Wait()
	return all
}

// TestTable prints the strength of a kind of player: go test -run Table -games 5000 -kind talking -v.
func TestTable(t *testing.T) {
	if *games == 0 {
		t.Skip("no -games")
	}
	for _, v := range []thegame.Variant{thegame.Base, thegame.Pro} {
		for seats := 1; seats <= thegame.MaxSeats; seats++ {
			m := measure(t, v, seats, *games, *kinds == "greedy" || *kinds == "silent", func() Player {
				switch *kinds {
				case "greedy":
					return greedy{}
				case "silent":
					return &thrifty{}
				}
				return need.Value(New(*kinds, *budget))(t)
			})
			t.Logf("%s %v %d: %v", *kinds, v, seats, m)
		}
	}
}
