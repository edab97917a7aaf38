package coach_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"runtime"
	"sync"
	"testing"

	"dreist/build/need"
	"dreist/game/dreist"
	"dreist/game/dreist/coach"
	"dreist/game/dreist/record"
	"dreist/game/simulate"
)

// simulation returns a simulation of a lineup.
func simulation(l coach.Lineup, games int, seed uint64) simulate.Simulation {
	s := l.Simulation()
	s.GameCount, s.Seed, s.WorkerCount = games, seed, runtime.GOMAXPROCS(0)
	return s
}

// written runs a simulation and returns its games as records, by number.
func written(t *testing.T, s simulate.Simulation) []string {
	t.Helper()
	texts := make([]string, s.GameCount)
	var mutex sync.Mutex
	_, err := s.Run(func(number int, r simulate.Result) error {
		text, err := r.Record()
		if err != nil {
			return err
		}
		g, err := record.Parse(text)
		if err != nil {
			return err
		}
		seats := record.NumberedSeats("a", "b", "c", "d")[:len(g.Deal.Piles)]
		kept, err := record.New(g.Deal, seats, g.Tags, g.Moves)
		if err != nil {
			return err
		}
		mutex.Lock()
		defer mutex.Unlock()
		texts[number] = kept.String() + fmt.Sprintf("; %d turns\n", r.TurnCount)
		return nil
	})
	need.OK(t, err)
	return texts
}

var tables = [][]string{
	{coach.RandomKind}, {coach.EasyKind}, {coach.FairKind},
	{coach.FairKind, coach.RandomKind}, {coach.EasyKind, coach.FairKind, coach.RandomKind}, {coach.RandomKind, coach.EasyKind, coach.FairKind, coach.FairKind},
}

func TestSimulationsThatCannotBe(t *testing.T) {
	for name, l := range map[string]coach.Lineup{
		"nobody":         {},
		"unknown player": {PlayerKinds: []string{"egon"}, SoloCards: 50},
		"five players":   {PlayerKinds: []string{"easy", "easy", "easy", "easy", "easy"}},
		"no cards":       {PlayerKinds: []string{"easy"}},
		"all cards":      {PlayerKinds: []string{"easy"}, SoloCards: dreist.CardCount},
	} {
		if tally, err := simulation(l, 3, 1).Run(nil); l.Check() == nil || err == nil || tally.GameCount > 0 {
			t.Errorf("%s: got %d games, error %v", name, tally.GameCount, err)
		}
	}
}

// stubborn always discards the same card, whether or not it has it.
type stubborn struct{}

func (stubborn) PlanMoves(coach.View, *rand.Rand) []dreist.Move {
	return []dreist.Move{dreist.Discard(0)}
}

func TestTableRefusesWhatTheRulesRefuse(t *testing.T) {
	players := []coach.Player{stubborn{}}
	_, err := coach.PlayGame(players, dreist.NewSoloDeal(50, 1), 1)
	var refusal *dreist.Refusal
	if !errors.As(err, &refusal) {
		t.Errorf("got %v, want a refusal", err)
	}
	if _, err := coach.PlayGame(players, dreist.Deal{}, 1); err == nil || errors.As(err, &refusal) {
		t.Errorf("a deal without cards: got error %v", err)
	}
}
