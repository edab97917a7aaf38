// Package fit fits the net that evaluates positions for the computer players to games between them, and writes it to a file of package
// value:
//
//	go run ./build/lab fit -o game/dreist/coach/value/solo.txt
//	go run ./build/lab fit -on -strong 100 -games 1200 -o game/dreist/coach/value/solo.txt
//	go run ./build/lab fit -table -o game/dreist/coach/value/table.txt
//
// The games of the first round are played by a rule of thumb, and the net is fitted to their results. In each further round the games are
// played by the net so far, and the next net is fitted to the values of turns played on. A round keeps half of the samples before it.
// -on continues from the net there is. -strong plays the games like the strong computer player, whose tried turns are the samples.
//
// The net against Egon was fitted in nine rounds of 4000 to 10,000 games of its own, and then three of 1200 games of strong. The latter
// bring its chances nearer to those of strong. The strength of a net shows only on deals that nothing was tried on; see package
// coach.
package fit

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"os"

	"dreist/game/dreist"
	"dreist/game/dreist/coach"
	"dreist/game/dreist/coach/value"
)

// AddFlags adds the flags of a fit to a command, and returns the function that runs the fit.
func AddFlags(flags *flag.FlagSet) func() error {
	var p plan
	table := flags.Bool("table", false, "fit the value for tables of two to four instead of the one against Egon")
	flags.IntVar(&p.games, "games", 5000, "games of a round")
	flags.IntVar(&p.rounds, "rounds", 4, "rounds")
	flags.BoolVar(&p.on, "on", false, "go on from the net there is")
	flags.IntVar(&p.strong, "strong", 0, "games that strong plays on for a decision, 0 for games of the net alone")
	seed := flags.Uint64("seed", 1, "what chance follows from")
	out := flags.String("o", "", "the file to write")
	return func() error { return run(*table, p, *seed, *out) }
}

type plan struct {
	games, rounds, strong int
	on                    bool
}

func run(table bool, p plan, seed uint64, out string) error {
	rng := rand.New(rand.NewPCG(seed, 0))
	net := &value.SoloNet
	if table {
		net = &value.TableNet
	}
	m := newModel(rng)
	if p.on {
		m = modelOf(net)
	} else {
		*net = value.RuleOfThumbNet()
	}
	var kept []coach.Sample
	for round := range p.rounds {
		s := coach.Sampler{ExploreShare: 0.3, CompareShare: 0.4, DealCount: 1, ResultWeight: 0.5, StrongGameCount: p.strong, Samples: kept}
		byThumb := round == 0 && !p.on
		if byThumb {
			s.CompareShare, s.ResultWeight = 0, 1
		}
		for i := range p.games {
			if err := s.SampleGame(deal(table, i, rng), rng); err != nil {
				return err
			}
		}
		rng.Shuffle(len(s.Samples), func(i, j int) { s.Samples[i], s.Samples[j] = s.Samples[j], s.Samples[i] })
		unseen := len(s.Samples) / 20 // for validation
		m.fit(s.Samples[unseen:], rng)
		*net = m.net()
		fmt.Printf("round %d: %d samples of %d games, off by %.4f\n", round+1, len(s.Samples), p.games, m.off(s.Samples[:unseen]))
		if kept = nil; !byThumb {
			kept = s.Samples[:len(s.Samples)/2]
		}
	}
	if out == "" {
		return nil
	}
	return os.WriteFile(out, []byte(net.Text()), 0o644)
}

// deal returns the deal of a game: against Egon on one of the most played rungs of the ladder, or at a table.
func deal(table bool, number int, rng *rand.Rand) dreist.Deal {
	if !table {
		return dreist.NewSoloDeal(46+rng.IntN(20), rng.Uint64())
	}
	return dreist.NewTableDeal(2+number%3, 0, rng.Uint64())
}
