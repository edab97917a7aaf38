package command

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"runtime"
	"strings"
	"time"

	"dreist/game/simulate"
)

// simulateGames is the default number of games.
const simulateGames = 1000

type request struct {
	SimulationSetup
	phrase  string // text from which the seed follows, empty for a plain seed
	ext     string // extension of the records' files
	records string // folder for records, empty for none
	json    bool
}

// RunSimulation plays games between computer players on all cores and prints the results. Records are written to files numbered from 1, in an
// empty or new folder. It returns 0, 1 if something could not be written, and 2 for wrong use. On a terminal it shows a progress bar.
func RunSimulation(args []string, env Env) int {
	const attempt = "simulate"
	r, err := env.parseRequest(attempt, args)
	if err != nil {
		return env.unparsed(attempt, err)
	}
	var visits []simulate.VisitFunc
	if r.records != "" {
		shelf, err := openShelf(r.records)
		if err != nil {
			return env.fail(attempt, err)
		}
		defer shelf.root.Close()
		visits = append(visits, shelf.visit(r.GameCount, r.ext))
	}
	done := func() {}
	if isTerminal(env.ErrOut) {
		bar := newProgress(env.ErrOut, r.GameCount)
		visits, done = append(visits, bar.visit), bar.clear
	}
	begun := env.Clock()
	tally, err := r.Run(func(number int, r simulate.Result) error {
		for _, visit := range visits {
			if err := visit(number, r); err != nil {
				return err
			}
		}
		return nil
	})
	spent := env.Clock() - begun
	done()
	if err != nil {
		return env.fail(attempt, err)
	}
	result := report{r, tally, float64(tally.GameCount) / max(spent, time.Nanosecond).Seconds()}
	if r.json {
		return env.write(result.json())
	}
	return env.write(result.text())
}

// parseRequest parses and checks the arguments. The named game becomes the first.
func (e *Env) parseRequest(name string, args []string) (r request, err error) {
	if game, ok := gameIn(args); ok {
		_ = e.choose(game) // parsing the flag reports the error
	}
	flags := flag.NewFlagSet(name, flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	flags.Func("game", "", e.choose)
	seats := flags.String("seats", "", "")
	games := flags.Int("games", simulateGames, "")
	seed := flags.Uint64("seed", 1, "")
	flags.StringVar(&r.phrase, "phrase", "", "")
	flags.StringVar(&r.records, "records", "", "")
	flags.BoolVar(&r.json, "json", false, "")
	game := e.Games[0]
	if game.Simulation == nil {
		return r, game.without("computer players")
	}
	setup := game.Simulation.AddFlags(flags, *e)
	if err := flags.Parse(args); err != nil {
		return r, err
	}
	given := map[string]bool{}
	flags.Visit(func(f *flag.Flag) { given[f.Name] = true })
	switch {
	case flags.NArg() > 0:
		return r, fmt.Errorf("%q is not a flag", flags.Arg(0))
	case *games < 1:
		return r, atLeastOne("games", *games)
	case *seed >= simulate.MinPhraseSeed:
		return r, fmt.Errorf("-seed %d: want less than %d (larger seeds are reserved for -phrase)", *seed, simulate.MinPhraseSeed)
	case given["phrase"] && r.phrase == "":
		return r, errors.New("-phrase: want words that no earlier report has used")
	case given["phrase"] && given["seed"]:
		return r, errors.New("-seed and -phrase exclude each other: -seed to experiment, -phrase for a final result")
	case given["records"] && r.records == "":
		return r, errors.New("-records needs a folder")
	}
	names := game.Simulation.DefaultSeats
	if given["seats"] {
		names = nil
		for name := range strings.SplitSeq(*seats, ",") {
			names = append(names, strings.TrimSpace(name))
		}
	}
	if r.phrase != "" {
		*seed = simulate.PhraseSeed(r.phrase)
	}
	r.SimulationSetup, err = setup(names, given)
	r.GameCount, r.Seed, r.WorkerCount, r.ext = *games, *seed, runtime.GOMAXPROCS(0), game.Format.Ext
	return r, err
}

// gameIn returns the value of the flag -game. It is read before parsing, as the set of flags depends on it.
func gameIn(args []string) (name string, ok bool) {
	for i, arg := range args {
		switch flag, value, inside := strings.Cut(strings.TrimLeft(arg, "-"), "="); {
		case flag != "game" || flag == arg:
		case inside:
			return value, true
		case i+1 < len(args):
			return args[i+1], true
		}
	}
	return "", false
}
