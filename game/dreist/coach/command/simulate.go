package command

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"runtime"
	"slices"
	"strings"
	"time"

	"dreist/game/dreist"
	"dreist/game/dreist/coach"
	"dreist/game/dreist/deals"
)

// The modes as arguments name them, and who plays where nobody is named.
const (
	modeEgon     = "egon"
	modeTable    = "table"
	egonPlayers  = coach.Fair
	tablePlayers = coach.Fair + "," + coach.Easy
)

// request is what the arguments of simulate ask for.
type request struct {
	coach.Simulation
	records string // the folder for records, empty for none
	json    bool
	time    time.Duration // how long the coach thinks about a decision, 0 for as long as it takes
	count   int           // how many games it plays on, 0 for as many as it likes
}

// usualGames is how many games are played where no number is given.
const usualGames = 1000

// playerNames returns who can be named as a player, weakest first.
func playerNames() []string { return append(coach.Names(), coach.Coach) }

// limit returns what limits a decision of the coach.
func (r request) limit(clock func() time.Duration) func() coach.Limit {
	return func() coach.Limit {
		l := coach.Limit{Games: r.count}
		if r.time > 0 {
			end := clock() + r.time
			l.Enough = func() bool { return clock() >= end }
		}
		return l
	}
}

// Simulate lets players play games on all cores and prints how they ended. Its records, if wanted, are written to
// new files numbered from 1 in a folder that is empty or that it makes. It returns 0, 1 if something could not be written, and 2 for
// wrong use. While it runs it shows its progress where complaints go to a terminal.
func Simulate(args []string, env Env) int {
	r, err := parseRequest(args)
	const attempt = "simulate"
	if err != nil {
		return env.unparsed(attempt, err)
	}
	if r.count > 0 {
		env.warnOfFew(attempt, r.count, fewestOptions)
	}
	r.Limit = r.limit(env.Clock)
	visits := []coach.Visit{}
	if r.records != "" {
		shelf, err := openShelf(r.records)
		if err != nil {
			return env.fail(attempt, err)
		}
		defer shelf.root.Close()
		visits = append(visits, shelf.visit(r.Simulation))
	}
	done := func() {}
	if isTerminal(env.Complaints) {
		bar := newProgress(env.Complaints, r.Games)
		visits, done = append(visits, bar.visit), bar.clear
	}
	begun := env.Clock()
	tally, err := r.Run(inTurn(visits))
	spent := env.Clock() - begun
	done()
	if err != nil {
		return env.fail(attempt, err)
	}
	result := newReport(r.Simulation, tally, spent)
	if r.json {
		return env.write(result.json())
	}
	return env.write(result.text())
}

// inTurn makes one visit of several, nil of none.
func inTurn(visits []coach.Visit) coach.Visit {
	if len(visits) == 0 {
		return nil
	}
	return func(number int, code deals.Code, g *coach.Game) error {
		for _, visit := range visits {
			if err := visit(number, code, g); err != nil {
				return err
			}
		}
		return nil
	}
}

// parseRequest reads the arguments and checks that they make sense together.
func parseRequest(args []string) (request, error) {
	r := request{Simulation: coach.Simulation{Workers: runtime.GOMAXPROCS(0)}}
	flags := flag.NewFlagSet("simulate", flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	mode := flags.String("mode", modeEgon, "")
	seats := flags.String("seats", "", "")
	flags.IntVar(&r.Cards, "rung", dreist.EvenDeal, "")
	flags.IntVar(&r.Games, "games", usualGames, "")
	flags.Uint64Var(&r.Seed, "seed", 1, "")
	flags.StringVar(&r.records, "records", "", "")
	flags.BoolVar(&r.json, "json", false, "")
	flags.DurationVar(&r.time, "time", 0, "")
	flags.IntVar(&r.count, "count", 0, "")
	if err := flags.Parse(args); err != nil {
		return r, err
	}
	given := map[string]bool{}
	flags.Visit(func(f *flag.Flag) { given[f.Name] = true })
	switch {
	case flags.NArg() > 0:
		return r, fmt.Errorf("%q is not a flag", flags.Arg(0))
	case r.Games < 1:
		return r, fmt.Errorf("-games %d: want 1 or more", r.Games)
	case given["records"] && r.records == "":
		return r, errors.New("-records needs a folder")
	}
	if !given["seats"] {
		*seats = egonPlayers
		if *mode == modeTable {
			*seats = tablePlayers
		}
	}
	for name := range strings.SplitSeq(*seats, ",") {
		r.Players = append(r.Players, strings.TrimSpace(name))
	}
	unknown := slices.IndexFunc(r.Players, func(name string) bool { return !slices.Contains(playerNames(), name) })
	switch n := len(r.Players); {
	case *mode != modeEgon && *mode != modeTable:
		return r, fmt.Errorf("-mode %q: want %s or %s", *mode, modeEgon, modeTable)
	case *mode == modeEgon && n != 1:
		return r, fmt.Errorf("-seats names %d players: want the one who plays against Egon", n)
	case *mode == modeTable && (n < 2 || n > dreist.MaxSeats):
		return r, fmt.Errorf("-seats names %d players: want 2 to %d", n, dreist.MaxSeats)
	case unknown >= 0:
		return r, fmt.Errorf("-seats: there is no player %q: want %s", r.Players[unknown], strings.Join(playerNames(), ", "))
	case *mode == modeTable && given["rung"]:
		return r, errors.New("-rung is for games against Egon")
	case (given["time"] || given["count"]) && !slices.Contains(r.Players, coach.Coach):
		return r, errors.New("-time and -count are for " + coach.Coach)
	case given["time"] && r.time <= 0:
		return r, fmt.Errorf("-time %v: want more", r.time)
	case given["count"] && r.count < 1:
		return r, fmt.Errorf("-count %d: want 1 or more", r.count)
	case !given["time"] && !given["count"]:
		r.time = time.Second
	}
	return r, r.Check()
}
