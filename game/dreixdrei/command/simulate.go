package command

import (
	"flag"
	"fmt"
	"slices"

	"dreist/game/command"
	"dreist/game/dreixdrei"
	"dreist/game/dreixdrei/deals"
	"dreist/game/dreixdrei/record"
	"dreist/game/dreixdrei/rival"
	"dreist/game/play"
	"dreist/game/simulate"
)

func simulation() *command.Simulation {
	return &command.Simulation{
		Players: measured(), Read: readSetup,
		Flags: []command.Flag{
			{Name: "-sets N", Means: "sets of cards, 1 or 2 (1 for up to four seats)"},
			{Name: "-count N", Means: fmt.Sprintf("how many games %s plays on for a decision (%d)", rival.Strong, rival.StrongGames)},
		},
	}
}

// measured returns the players whose strength can be measured: the computer players, and those that only measure.
func measured() []string { return append([]string{rival.Random, rival.Greedy}, rival.Names()...) }

// readSetup defines the flags of a simulation and returns a function that makes the setup of them once they are parsed.
func readSetup(flags *flag.FlagSet, _ command.Env) func(seats []string, given map[string]bool) (command.Setup, error) {
	sets := flags.Int("sets", 0, "")
	count := flags.Int("count", rival.StrongGames, "")
	return func(seats []string, given map[string]bool) (command.Setup, error) {
		if seats == nil {
			seats = []string{rival.Fair, rival.Fair}
		}
		n := dreixdrei.UsualSets(len(seats))
		if given["sets"] {
			n = *sets
		}
		err := command.CheckSeats(seats, play.Table{Least: dreixdrei.MinSeats, Most: dreixdrei.MaxSeats, Computers: measured()})
		switch {
		case err != nil:
		case n < dreixdrei.UsualSets(len(seats)) || n > dreixdrei.MaxSets:
			err = fmt.Errorf("-sets %d: want %d to %d for %d seats", n, dreixdrei.UsualSets(len(seats)), dreixdrei.MaxSets, len(seats))
		case given["count"] && !slices.Contains(seats, rival.Strong):
			err = fmt.Errorf("-count is for %s", rival.Strong)
		case *count < 1:
			err = fmt.Errorf("-count %d: want 1 or more", *count)
		}
		title := "1 set"
		if n > 1 {
			title = fmt.Sprintf("%d sets", n)
		}
		return command.Setup{
			Simulation: simulate.Simulation{Seats: seats, Table: func() (simulate.Table, error) { return newTable(n, seats, *count) }},
			Title:      title, Facts: []command.Fact{{Name: "sets", Value: n}}, Score: "place", Last: true,
		}, err
	}
}

// newTable returns a table of computer players. Who starts moves on from game to game.
func newTable(sets int, seats []string, count int) (simulate.Table, error) {
	players := make([]rival.Player, len(seats))
	for i, kind := range seats {
		var err error
		if players[i], err = rival.New(kind, count); err != nil {
			return nil, err
		}
	}
	return func(number int, deal, chance uint64) (simulate.Result, error) {
		code, err := deals.New(len(seats), sets, dreixdrei.Seat(number%len(seats)), deal)
		if err != nil {
			return simulate.Result{}, err
		}
		d := code.Deal()
		p, err := d.Position()
		if err != nil {
			return simulate.Result{}, err
		}
		g, err := rival.Play(p, players, chance)
		if err != nil {
			return simulate.Result{}, fmt.Errorf("game %d: %w", number+1, err)
		}
		return resultOf(d, code, seats, &g), nil
	}, nil
}

// resultOf returns the result of a game.
func resultOf(d dreixdrei.Deal, code deals.Code, seats []string, g *rival.Game) simulate.Result {
	r := simulate.Result{Outcome: play.Outcome{End: play.Ranked}, Turns: g.Turns}
	if g.End.Undecided() {
		r.End = play.Undecided
	}
	for s := range seats {
		r.Score = append(r.Score, g.End.Place(dreixdrei.Seat(s)))
	}
	r.Places = r.Score
	r.Record = func() (string, error) {
		kept, err := record.New(d, command.Names(seats), []record.Tag{{Name: codeTag, Value: code.String()}}, g.Moves)
		if err != nil {
			return "", err
		}
		return kept.String(), nil
	}
	return r
}
