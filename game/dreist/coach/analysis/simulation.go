package analysis

import (
	"errors"
	"flag"
	"fmt"
	"slices"
	"time"

	"dreist/game/command"
	"dreist/game/dreist"
	"dreist/game/dreist/coach"
	"dreist/game/play"
	"dreist/game/simulate"
)

// The values of -mode.
const (
	modeEgon  = "egon"
	modeTable = "table"
)

func playerNames() []string { return append(coach.PlayerKinds(), coach.LimitedKind) }

// readSetup defines the flags of a simulation. It returns a function that makes the setup once they are parsed.
func readSetup(flags *flag.FlagSet, env command.Env) func(seats []string, given map[string]bool) (command.SimulationSetup, error) {
	mode := flags.String("mode", modeEgon, "")
	cards := flags.Int("rung", dreist.EvenCardCount, "")
	thinks := flags.Duration("time", 0, "") // the coach's time for a decision, 0 for no limit
	count := flags.Int("count", 0, "")      // the games that the coach plays on for a decision, 0 for no limit
	return func(seats []string, given map[string]bool) (command.SimulationSetup, error) {
		if *mode == modeTable && !given["seats"] {
			seats = []string{coach.FairKind, coach.EasyKind}
		}
		table := play.SeatRules{MinSeats: 2, MaxSeats: dreist.MaxSeats, ComputerKinds: playerNames()}
		switch n := len(seats); {
		case *mode != modeEgon && *mode != modeTable:
			return command.SimulationSetup{}, fmt.Errorf("-mode %q: want %s or %s", *mode, modeEgon, modeTable)
		case *mode == modeEgon && n != 1:
			return command.SimulationSetup{}, fmt.Errorf("-seats names %d players: want the one who plays against Egon", n)
		case *mode == modeEgon:
			table.MinSeats = 1
		}
		if err := command.CheckSeats(seats, table); err != nil {
			return command.SimulationSetup{}, err
		}
		switch {
		case *mode == modeTable && given["rung"]:
			return command.SimulationSetup{}, errors.New("-rung is for games against Egon")
		case (given["time"] || given["count"]) && !slices.Contains(seats, coach.LimitedKind):
			return command.SimulationSetup{}, errors.New("-time and -count are for " + coach.LimitedKind)
		case given["time"] && *thinks <= 0:
			return command.SimulationSetup{}, fmt.Errorf("-time %v: want more", *thinks)
		case given["count"] && *count < 1:
			return command.SimulationSetup{}, fmt.Errorf("-count %d: want 1 or more", *count)
		case !given["time"] && !given["count"]:
			*thinks = time.Second
		}
		l := coach.Lineup{PlayerKinds: seats, SoloCards: *cards, NewLimit: limit(*thinks, *count, env.Clock)}
		if err := l.Check(); err != nil {
			return command.SimulationSetup{}, err
		}
		if *count > 0 {
			env.WarnOfFewGames("simulate", *count, command.MinOptionCount)
		}
		s := command.SimulationSetup{Simulation: l.Simulation(), Title: "mode " + *mode, ModeName: *mode, ScoreName: "cards left"}
		if l.IsSolo() {
			s.Title += fmt.Sprintf(", %d : %d cards", l.SoloCards, dreist.CardCount-l.SoloCards)
			s.ExtraValues = []command.NamedValue{{Name: "rung", Value: l.SoloCards}}
		}
		return s, nil
	}
}

// limit returns the limit of each of the coach's decisions, which starts when it is called.
func limit(thinks time.Duration, count int, clock func() time.Duration) func() simulate.Limit {
	return func() simulate.Limit {
		l := simulate.Limit{MaxGames: count}
		if thinks > 0 {
			end := clock() + thinks
			l.ShouldStop = func() bool { return clock() >= end }
		}
		return l
	}
}
