package simulate_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"

	"dreist/build/need"
	"dreist/game/play"
	"dreist/game/play/stairs"
	"dreist/game/play/toy"
	"dreist/game/simulate"
)

// higherCard returns a simulation of games with places, and together one of games that all win or lose together.
func higherCard(games int, seed uint64) simulate.Simulation {
	players := []play.Player{{Name: "Ann", Kind: toy.Lucky}, {Name: "Bob", Kind: toy.Clock}, {Name: "Cid", Kind: toy.Lucky}}
	return simulate.Simulation{PlayerNames: []string{toy.Lucky, toy.Clock, toy.Lucky}, GameCount: games, Seed: seed,
		NewPlayFunc: func() (simulate.PlayFunc, error) {
			return func(_ int, deal, _ uint64) (simulate.Result, error) {
				m, err := toy.New(players, toy.Deal(3, 8, deal), play.DiscardSaver{})
				if err != nil {
					return simulate.Result{}, err
				}
				return finish(m)
			}, nil
		}}
}

func together(hands ...string) simulate.Simulation {
	players := []play.Player{{Name: "Ann", Kind: stairs.Low}, {Name: "Bob", Kind: stairs.Slow}}
	return simulate.Simulation{PlayerNames: []string{"low", "slow"}, GameCount: len(hands) / 2, NewPlayFunc: func() (simulate.PlayFunc, error) {
		return func(number int, _, _ uint64) (simulate.Result, error) {
			m, err := stairs.New(players, hands[2*number:2*number+2], play.DiscardSaver{})
			if err != nil {
				return simulate.Result{}, err
			}
			return finish(m)
		}, nil
	}}
}

// finish plays a match of computer players to its end.
func finish[P, M, E any](m *play.Match[P, M, E]) (simulate.Result, error) {
	for !m.IsOver() {
		if _, err := m.PlayComputerMoves(); err != nil {
			return simulate.Result{}, err
		}
	}
	return simulate.Result{Outcome: m.Facts().Outcome, TurnCount: m.TurnCount(), Record: func() (string, error) { return m.Record(), nil }}, nil
}

// records runs a simulation and returns its games as records, by number.
func records(t *testing.T, s simulate.Simulation) ([]string, simulate.Tally) {
	t.Helper()
	texts := make([]string, s.GameCount)
	var mutex sync.Mutex
	tally, err := s.Run(func(number int, r simulate.Result) error {
		text, err := r.Record()
		mutex.Lock()
		defer mutex.Unlock()
		texts[number] = text
		return err
	})
	need.OK(t, err)
	return texts, tally
}

// Each game depends on the seed and its number alone, not on the number of games and workers.
func TestSameSeedSameGames(t *testing.T) {
	s := higherCard(40, 5)
	one, tally := records(t, s)
	s.WorkerCount = 7
	many, ofMany := records(t, s)
	if !slices.Equal(one, many) || fmt.Sprint(tally) != fmt.Sprint(ofMany) {
		t.Errorf("1 worker and 7 play different games: %v, %v", tally, ofMany)
	}
	if few, _ := records(t, higherCard(10, 5)); !slices.Equal(few, one[:10]) {
		t.Error("a shorter simulation has other games")
	}
	if other, _ := records(t, higherCard(10, 6)); slices.Equal(other, one[:10]) {
		t.Error("another seed has the same games")
	}
}

// A tally agrees with the records.
func TestTallyOfPlaces(t *testing.T) {
	texts, tally := records(t, higherCard(60, 8))
	wins := make([]int, 3)
	for _, text := range texts {
		_, places, _ := strings.Cut(text, "places [")
		for seat, place := range strings.Fields(places[:5]) {
			if place == "1" {
				wins[seat]++
			}
		}
	}
	if !slices.Equal(wins, tally.WinCounts) || tally.GameCount != 60 || tally.MeanTurns() != 24 {
		t.Errorf("got %+v, want the wins %v", tally, wins)
	}
	if missed := tally.ScoreSums[0] + tally.ScoreSums[1] + tally.ScoreSums[2]; missed != 60*(24-8) {
		t.Errorf("got the scores %v: want that each card takes one point", tally.ScoreSums)
	}
}

// Seats that play together win together.
func TestTallyOfSeatsThatPlayTogether(t *testing.T) {
	_, tally := records(t, together("AC", "BD", "BC", "AD"))
	if !slices.Equal(tally.WinCounts, []int{1, 1}) || tally.GameCount != 2 || tally.MeanScore(0) != tally.MeanScore(1) || tally.MeanScore(0) <= 0 {
		t.Errorf("got %+v, want one game won and one lost", tally)
	}
}

func TestUndecidedGamesAreCounted(t *testing.T) {
	s := simulate.Simulation{PlayerNames: []string{"a", "b"}, GameCount: 3, NewPlayFunc: func() (simulate.PlayFunc, error) {
		return func(int, uint64, uint64) (simulate.Result, error) {
			return simulate.Result{Outcome: play.Outcome{End: play.Undecided, Places: []int{1, 1}, Scores: []int{1, 1}}}, nil
		}, nil
	}}
	if tally, err := s.Run(nil); err != nil || tally.UndecidedCount != 3 || tally.WinCounts[0] != 0 {
		t.Errorf("got %+v, %v, want three games that nobody has won", tally, err)
	}
}

func TestVisitEndsTheSimulation(t *testing.T) {
	enough := errors.New("enough")
	s := higherCard(1_000_000, 1)
	s.WorkerCount = 2
	tally, err := s.Run(func(number int, _ simulate.Result) error {
		if number >= 20 {
			return enough
		}
		return nil
	})
	if !errors.Is(err, enough) || tally.GameCount > 1000 {
		t.Errorf("got %d games and error %v", tally.GameCount, err)
	}
}
