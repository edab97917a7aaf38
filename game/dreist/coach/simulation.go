package coach

import (
	"fmt"
	"math/rand/v2"
	"sync"
	"sync/atomic"

	"dreist/game/dreist"
	"dreist/game/dreist/deals"
)

// Simulation is a number of games between the same players. Each game follows from the seed and its number alone, so
// it is the same in a longer simulation and with more workers.
type Simulation struct {
	Players []string // their names for New, clockwise: 2 to 4 at a table, 1 against Egon
	Cards   int      // against Egon: the player's cards, 1 to 95
	Games   int
	Limit   func() Limit // asked for each decision of Coach, by several workers at once
	Seed    uint64
	Workers int // how many games are played at once; below 1 counts as 1
}

// Visit is called with the number of each finished game, from 0, the code of its deal, and the game, which holds until
// Visit returns. Its error ends the simulation.
type Visit func(number int, code deals.Code, g *Game) error

// Check returns what is wrong with the simulation's players or cards, nil if it can run.
func (s Simulation) Check() error {
	if _, err := s.table(); err != nil {
		return err
	}
	_, err := s.code(0, 0)
	return err
}

// Run plays the games and returns how they ended. visit may be nil and is called by several workers at once. The error
// is what Check finds, or the first of a visit.
func (s Simulation) Run(visit Visit) (Tally, error) {
	total := newTally(s.seats())
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
	tally := newTally(s.seats())
	table, err := s.table()
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
		code, err := s.code(number, source.Uint64())
		if err != nil {
			return tally, err
		}
		g, err := table.Play(code.Deal(), source.Uint64())
		if err != nil {
			return tally, fmt.Errorf("coach: game %d: %w", number+1, err)
		}
		tally.add(g)
		if visit == nil {
			continue
		}
		if err := visit(number, code, g); err != nil {
			return tally, err
		}
	}
}

// Solo reports whether the games are played against Egon.
func (s Simulation) Solo() bool { return len(s.Players) == 1 }

// seats returns the number of players, Egon included.
func (s Simulation) seats() int { return max(len(s.Players), 2) }

func (s Simulation) table() (*Table, error) {
	players := make([]Player, len(s.Players))
	for i, name := range s.Players {
		if name == Coach {
			players[i] = &strongPlayer{limit: func(dreist.Mode) Limit { return s.Limit() }}
			continue
		}
		var err error
		if players[i], err = New(name); err != nil {
			return nil, err
		}
	}
	return NewTable(players...), nil
}

// code returns the deal of a game. At a table the start moves on clockwise game by game (R 1).
func (s Simulation) code(number int, seed uint64) (deals.Code, error) {
	if s.Solo() {
		return deals.Solo(s.Cards, seed)
	}
	seats := len(s.Players)
	return deals.Table(seats, dreist.Seat(number%max(seats, 1)), seed)
}
