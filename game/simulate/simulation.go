package simulate

import (
	"errors"
	"math/rand/v2"
	"sync"
	"sync/atomic"

	"dreist/game/play"
)

// Simulation is a number of games between the same players. Each game follows from the seed and its number alone, so
// it is the same in a longer simulation and with more workers.
type Simulation struct {
	Seats   []string              // the names of those who play, clockwise
	Table   func() (Table, error) // asked for once by each worker
	Games   int
	Seed    uint64
	Workers int // how many games are played at once; below 1 counts as 1
}

// Table is where one worker plays one game after the other: it plays the game of a number, from 0. What is dealt
// follows from the first seed, what players leave to chance from the second.
type Table func(number int, deal, chance uint64) (Result, error)

// Result is a finished game. It holds until its table's next one.
type Result struct {
	play.Outcome
	Turns  int                    // all of them, the one that ended the game counted
	Record func() (string, error) // the game as a text
}

// Visit is called with the number of each finished game, from 0. Its error ends the simulation.
type Visit func(number int, r Result) error

// Run plays the games and returns how they ended. visit may be nil and is called by several workers at once. The error
// is that of a table or a visit.
func (s Simulation) Run(visit Visit) (Tally, error) {
	total := newTally(len(s.Seats))
	var (
		next    atomic.Int64
		workers sync.WaitGroup
		mutex   sync.Mutex // guards total and failure
		failure error
	)
	for range max(s.Workers, 1) {
		workers.Go(func() {
			t, err := s.work(&next, visit)
			if err != nil {
				next.Store(int64(s.Games)) // the others stop
			}
			mutex.Lock()
			defer mutex.Unlock()
			total.merge(t)
			if failure == nil {
				failure = err
			}
		})
	}
	workers.Wait()
	return total, failure
}

// work plays games whose numbers nobody else has taken until there are no more.
func (s Simulation) work(next *atomic.Int64, visit Visit) (Tally, error) {
	tally := newTally(len(s.Seats))
	table, err := s.Table()
	if err != nil {
		return tally, err
	}
	var source rand.PCG
	for {
		number := int(next.Add(1)) - 1
		if number >= s.Games {
			return tally, nil
		}
		source.Seed(s.Seed, uint64(number))
		deal, chance := source.Uint64(), source.Uint64()
		result, err := table(number, deal, chance)
		if err != nil {
			return tally, err
		}
		tally.add(result)
		if visit == nil {
			continue
		}
		if err := visit(number, result); err != nil {
			return tally, err
		}
	}
}

// Finish plays a match of computer players to its end, for a game whose tables need no memory of their own.
func Finish[P, M, E any](m *play.Match[P, M, E]) (Result, error) {
	for !m.Over() {
		if !m.Thinking() {
			return Result{}, errors.New("simulate: a person is to move")
		}
		if _, err := m.Continue(); err != nil {
			return Result{}, err
		}
	}
	return Result{Outcome: m.Facts().Outcome, Turns: m.Turns(), Record: func() (string, error) { return m.Record(), nil }}, nil
}
