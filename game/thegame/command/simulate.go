package command

import (
	"flag"
	"fmt"
	"slices"

	"dreist/game/command"
	"dreist/game/play"
	"dreist/game/simulate"
	"dreist/game/thegame"
	"dreist/game/thegame/deals"
	"dreist/game/thegame/partner"
	"dreist/game/thegame/record"
)

func chance(a partner.Advice) simulate.Chance { return simulate.Chance{Won: a.Won, Games: a.Games} }

func simulation() *command.Simulation {
	return &command.Simulation{
		Players: measured(), Read: readSetup,
		Flags: []command.Flag{
			{Name: "-variant NAME", Means: "base, pro or pro-small (base)"},
			{Name: "-count N", Means: fmt.Sprintf("how many games %s and %s play on for a decision (%d), ",
				partner.Strong, partner.OpenHands, partner.StrongGames) + command.Shared()},
		},
	}
}

// measured returns the players whose strength can be measured: the computer partners, and Strong where it sees more.
func measured() []string { return append(partner.Names(), partner.Ceilings()...) }

// readSetup defines the flags of a simulation and returns a function that makes the setup of them once they are parsed.
func readSetup(flags *flag.FlagSet, _ command.Env) func(seats []string, given map[string]bool) (command.Setup, error) {
	name := flags.String("variant", thegame.Base.String(), "")
	count := flags.Int("count", partner.StrongGames, "")
	return func(seats []string, given map[string]bool) (command.Setup, error) {
		if seats == nil {
			seats = []string{partner.Fair, partner.Fair}
		}
		v, ok := thegame.ParseVariant(*name)
		err := command.CheckSeats(seats, play.Table{Least: 1, Most: thegame.MaxSeats, Computers: measured()})
		switch {
		case err != nil:
		case !ok:
			err = fmt.Errorf("-variant %q: want base, pro or pro-small", *name)
		case given["count"] && !slices.Contains(seats, partner.Strong) && !slices.Contains(seats, partner.OpenHands):
			err = fmt.Errorf("-count is for %s and %s", partner.Strong, partner.OpenHands)
		case *count < 1:
			err = fmt.Errorf("-count %d: want 1 or more", *count)
		}
		return command.Setup{
			Simulation: simulate.Simulation{Seats: seats, Table: func() (simulate.Table, error) { return newTable(v, seats, *count) }},
			Title:      "variant " + v.String(), Facts: []command.Fact{{Name: "variant", Value: v.String()}}, Score: "rest", Together: true,
		}, err
	}
}

func newTable(v thegame.Variant, seats []string, count int) (simulate.Table, error) {
	players := make([]partner.Player, len(seats))
	for i, kind := range seats {
		var err error
		if players[i], err = partner.NewMeasured(kind, count); err != nil {
			return nil, err
		}
	}
	return func(number int, deal, chance uint64) (simulate.Result, error) {
		code, err := deals.New(v, len(seats), deal)
		if err != nil {
			return simulate.Result{}, err
		}
		d := code.Deal()
		if d.Starts, err = partner.Agree(d, thegame.Seat(number%len(seats))); err != nil {
			return simulate.Result{}, err
		}
		p, err := d.Position()
		if err != nil {
			return simulate.Result{}, err
		}
		g, err := partner.Play(p, players, chance, false)
		if err != nil {
			return simulate.Result{}, fmt.Errorf("game %d: %w", number+1, err)
		}
		return resultOf(d, code, seats, &g), nil
	}, nil
}

func resultOf(d thegame.Deal, code deals.Code, seats []string, g *partner.Game) simulate.Result {
	r := simulate.Result{Outcome: play.Outcome{End: play.AllLost}, Turns: g.Turns}
	if g.End.Won() {
		r.End = play.AllWon
	}
	for range seats {
		r.Score = append(r.Score, g.End.Rest())
	}
	r.Record = func() (string, error) {
		kept, err := record.New(d, command.Names(seats), []record.Tag{{Name: codeTag, Value: code.String()}}, g.Moves)
		if err != nil {
			return "", err
		}
		return kept.String(), nil
	}
	return r
}
