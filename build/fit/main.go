// Command fit fits the net that evaluates positions for the computer players to games between them, and writes it to a file of package
// value:
//
//	go run ./build/fit -o game/dreist/coach/value/solo.go
//	go run ./build/fit -table -o game/dreist/coach/value/table.go
//
// The games of the first round are played by a rule of thumb, and the net is fitted to their results. In each further round the games are
// played by the net so far, and the next net is fitted to the values of turns played on.
package main

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"os"

	"dreist/game/dreist"
	"dreist/game/dreist/coach"
	"dreist/game/dreist/coach/value"
)

func main() {
	table := flag.Bool("table", false, "fit the value for tables of two to four instead of the one against Egon")
	games := flag.Int("games", 2500, "games of a round")
	rounds := flag.Int("rounds", 4, "rounds")
	seed := flag.Uint64("seed", 1, "what chance follows from")
	out := flag.String("o", "", "the file to write")
	flag.Parse()
	if err := run(*table, *games, *rounds, *seed, *out); err != nil {
		fmt.Fprintln(os.Stderr, "fit:", err)
		os.Exit(1)
	}
}

func run(table bool, games, rounds int, seed uint64, out string) error {
	rng := rand.New(rand.NewPCG(seed, 0))
	name, net := "Solo", &value.Solo
	if table {
		name, net = "Table", &value.Table
	}
	*net = value.Thumb()
	m := newModel(rng)
	for round := range rounds {
		s := coach.Sampler{Explore: 0.3, Compare: 0.25, Deals: 4, Trust: 0.5}
		if round == 0 {
			s.Compare, s.Trust = 0, 1
		}
		for i := range games {
			if err := s.Play(deal(table, i, rng), rng); err != nil {
				return err
			}
		}
		rng.Shuffle(len(s.Samples), func(i, j int) { s.Samples[i], s.Samples[j] = s.Samples[j], s.Samples[i] })
		kept := len(s.Samples) / 20 // for validation
		m.fit(s.Samples[kept:], rng)
		*net = m.net()
		fmt.Printf("round %d: %d samples of %d games, off by %.4f\n", round+1, len(s.Samples), games, m.off(s.Samples[:kept]))
	}
	if out == "" {
		return nil
	}
	return write(out, name, net)
}

// deal returns the deal of a game: against Egon on one of the most played rungs of the ladder, or at a table.
func deal(table bool, number int, rng *rand.Rand) dreist.Deal {
	if !table {
		return dreist.NewSoloDeal(46+rng.IntN(20), rng.Uint64())
	}
	return dreist.NewTableDeal(2+number%3, 0, rng.Uint64())
}
