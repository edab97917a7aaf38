package simulate

import (
	"math/rand/v2"
	"sync"
	"sync/atomic"

	"dreist/game/play"
)

// Simulation is a number of games between the same players. Each game follows from the seed and its number alone, so
// it is the same in a longer simulation or with more workers.
type Simulation struct {
	PlayerNames []string                 // names of the players, clockwise
	NewPlayFunc func() (PlayFunc, error) // returns a function that plays games; called once for each worker
	GameCount   int
	Seed        uint64
	WorkerCount int // number of parallel games; below 1 counts as 1
}

// PlayFunc plays the game with a number, from 0, for one worker. The cards follow from the seed deal, the players'
// random choices from the seed chance.
type PlayFunc func(number int, deal, chance uint64) (Result, error)

// Result is the result of a finished game, valid until the worker's next game.
type Result struct {
	play.Outcome
	TurnCount int                    // number of turns of all seats, the last one included
	Record    func() (string, error) // returns the game as a text
}

// VisitFunc receives each finished game and its number, from 0. An error that it returns ends the simulation.
type VisitFunc func(number int, r Result) error

// Run plays the games and returns the counted results. visit may be nil; it is called concurrently. An error is that of a game
// or a visit.
func (s Simulation) Run(visit VisitFunc) (Tally, error) {
	total := newTally(len(s.PlayerNames))
	var (
		next    atomic.Int64
		workers sync.WaitGroup
		mutex   sync.Mutex // guards total and failure
		failure error
	)
	for range max(s.WorkerCount, 1) {
		workers.Go(func() {
			t, err := s.work(&next, visit)
			if err != nil {
				next.Store(int64(s.GameCount)) // the others stop
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

// work plays the games of one worker: each with the next number, until all games are played.
func (s Simulation) work(next *atomic.Int64, visit VisitFunc) (Tally, error) {
	tally := newTally(len(s.PlayerNames))
	table, err := s.NewPlayFunc()
	if err != nil {
		return tally, err
	}
	var source rand.PCG
	for {
		number := int(next.Add(1)) - 1
		if number >= s.GameCount {
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
