package command

import (
	"flag"
	"fmt"

	"dreist/game/command"
	"dreist/game/peri"
	"dreist/game/peri/deals"
	"dreist/game/peri/solver"
	"dreist/game/play"
	"dreist/game/simulate"
)

// solverName is the name of the only player, who sees all cards.
const solverName = "solver"

func simulation() *command.Simulation {
	return &command.Simulation{
		Players: []string{solverName}, Read: readSetup,
		Flags: []command.Flag{{Name: "-patience KEY", Means: "the patience (row)"}},
	}
}

func readSetup(flags *flag.FlagSet, _ command.Env) func(seats []string, given map[string]bool) (command.Setup, error) {
	key := flags.String("patience", peri.Patiences[0].Key, "")
	return func(seats []string, _ map[string]bool) (command.Setup, error) {
		if seats == nil {
			seats = []string{solverName}
		}
		row := peri.Find(*key)
		err := command.CheckSeats(seats, play.Table{Least: 1, Most: 1, Computers: []string{solverName}})
		if row == nil {
			err = fmt.Errorf("-patience %q: there is none with this key", *key)
		}
		return command.Setup{
			Simulation: simulate.Simulation{Seats: seats, Table: func() (simulate.Table, error) { return solveDeal(row), nil }},
			Title:      "patience " + *key, Facts: []command.Fact{{Name: "patience", Value: *key}}, Score: "positions", Together: true, Counts: counts,
		}, err
	}
}

// solveDeal returns a table that searches each deal as the table of the game does at once.
func solveDeal(row *peri.Patience) simulate.Table {
	return func(_ int, deal, _ uint64) (r simulate.Result, err error) {
		number := deals.Number(deal)
		p, err := peri.NewDeal(row, number).Position()
		if err != nil {
			return r, err
		}
		s := solver.New(p)
		r.Turns = s.Search(solver.FirstRound)
		r.Score = []int{r.Turns}
		r.End = [...]play.End{solver.NotKnown: play.Undecided, solver.CanBeWon: play.AllWon, solver.CannotBeWon: play.AllLost}[s.Verdict()]
		r.Record = func() (string, error) { return newRecord(row, number, s.Line()), nil }
		return r, nil
	}
}

// counts returns how many games of a tally are proven lost and how many are undecided, and the positions searched a second.
func counts(t simulate.Tally, perSecond float64) []command.Fact {
	return []command.Fact{
		{Name: "proven_lost", Value: t.Games - t.Wins[0] - t.Undecided}, {Name: "unknown", Value: t.Undecided},
		{Name: "positions_per_second", Value: t.MeanTurns() * perSecond},
	}
}
