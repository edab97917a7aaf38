package rival

import (
	"flag"
	"fmt"
	"strings"

	"dreist/game/command"
	"dreist/game/dreixdrei"
	"dreist/game/dreixdrei/record"
	"dreist/game/play"
	"dreist/game/simulate"
)

// CommandFeatures returns the features of DREI x DR3I for the program's commands.
func CommandFeatures() command.GameFeatures {
	return command.GameFeatures{
		Format: record.Format(), Notation: notation, Deal: deal, Hint: hint, Analyse: analyse,
		Simulation: &command.Simulation{
			Players: measured(), DefaultSeats: []string{FairKind, FairKind}, AddFlags: readSetup,
			Flags: []command.Flag{
				{Name: "-sets N", Meaning: "sets of cards, 1 or 2 (1 for up to four seats)"},
				{Name: "-count N", Meaning: fmt.Sprintf("how many games %s plays on for a decision (%d)", StrongKind, StrongGameCount)},
			},
		},
	}
}

const notation = `notation of records of DREI x DR3I:
  8, D I R J      a number card; DELETE, INVISIBLE, RESTART and JOKER
  8, ^8           lay a hand card, an open card
  J=8             lay a JOKER, named 8; it may be named anything but J
  8+8+^8+J=8      lay several at once
  <               take up the pile
  #2              turn up the second of the face-down cards that are left
  =8              name the JOKER just turned up
  D~3             exchange: the hand card D becomes open, the open card 3 goes to the hand
  .               end the exchange
  1: D 9          a turn: the seat, then its moves
`

// deal returns a record without moves. parts is the code of its deal; if it is empty, the seed chooses a deal for two players.
func deal(parts []string, seed uint64) (string, error) {
	code, err := record.NewCode(2, 1, 0, seed)
	if len(parts) > 0 {
		code, err = record.ParseCode(strings.Join(parts, " "))
	}
	if err != nil {
		return "", err
	}
	d := code.Deal()
	return command.RecordText(record.New(d, command.PersonNames(d.SeatCount), command.CodeTags(code), nil))
}

func replay(text string) (r command.Replay[dreixdrei.Position, dreixdrei.Move, dreixdrei.Event], err error) {
	g, err := record.Parse(text)
	if err != nil {
		return r, err
	}
	return command.ReplayOf(g.Deal.Position, g.Replay(), record.IsTurnEnd)
}

// hint returns the options of the player to move at the end of a record, with their chances in games played to the end.
func hint(text string, games int, seed uint64) (a command.Advice, err error) {
	r, err := replay(text)
	if err != nil {
		return a, err
	}
	if r.FinalPosition.IsOver() {
		return a, command.ErrOver
	}
	a.TurnNumber, a.Seat = r.TurnNumber, int(r.FinalPosition.Turn())+1
	tried, _ := RankMoves(ViewOf(&r.FinalPosition), nil, simulate.Limit{MaxGames: games}, seed)
	for i := range tried {
		a.Add(commandOption(tried[i].Moves, &tried[i]))
	}
	return a, nil
}

func commandOption(moves []dreixdrei.Move, a *Advice) command.Option {
	return command.OptionOf(moves, simulate.Chance{WonCount: a.firstCount, GameCount: a.GameCount})
}

// analyse judges the decisions of a seat in a record by the chance of the first place. Seats count from 1.
func analyse(text string, seat, games int) (a command.Analysis, err error) {
	r, err := replay(text)
	if err != nil {
		return a, err
	}
	if seat < 1 || seat > r.StartPosition.SeatCount() {
		return a, command.ErrNoDecisions
	}
	s := dreixdrei.Seat(seat - 1)
	a = command.Analysis{Seat: seat, HasWon: r.FinalPosition.Place(s) == 1, IsOver: r.FinalPosition.IsOver() || r.FinalPosition.IsFinished(s), Decisions: []command.Judgement{}}
	for _, d := range DecisionsOf(r.StartPosition, r.Steps, s) {
		tried, at := RankMoves(ViewOf(&d.PositionBefore), d.Moves, simulate.Limit{MaxGames: games}, uint64(d.MoveIndex))
		best := &tried[0]
		a.Add(d.TurnNumber, commandOption(d.Moves, &tried[at]), commandOption(best.Moves, best), difference(&d.Moves[0], &best.Moves[0]))
	}
	a.ComputeTotals()
	return a, nil
}

func difference(played, best *dreixdrei.Move) string {
	special := func(m *dreixdrei.Move) bool { return m.Action == dreixdrei.LayCards && !m.Kind().IsNumber() }
	switch {
	case played.Action == dreixdrei.SwapCards || played.Action == dreixdrei.EndSwapping:
		return "exchange"
	case played.Action == dreixdrei.NameJoker:
		return "name"
	case played.Action == dreixdrei.PickUpPile || best.Action == dreixdrei.PickUpPile:
		return "taking up"
	case special(played) || special(best):
		return "special"
	case played.Action == dreixdrei.LayCards && best.Action == dreixdrei.LayCards && played.Kind() == best.Kind():
		return "how many"
	}
	return "cards"
}

// measured returns the players that a simulation can have, also those that only serve to measure others.
func measured() []string { return append([]string{RandomKind, GreedyKind}, PlayerKinds()...) }

// readSetup defines the flags of a simulation and returns a function that makes its setup once they are parsed.
func readSetup(flags *flag.FlagSet, _ command.Env) func(seats []string, given map[string]bool) (command.SimulationSetup, error) {
	sets := flags.Int("sets", 0, "")
	count := flags.Int("count", StrongGameCount, "")
	return func(seats []string, given map[string]bool) (command.SimulationSetup, error) {
		least := dreixdrei.UsualSetCount(len(seats))
		if !given["sets"] {
			*sets = least
		}
		err := command.CheckSeats(seats, play.SeatRules{MinSeats: dreixdrei.MinSeats, MaxSeats: dreixdrei.MaxSeats, ComputerKinds: measured()})
		switch {
		case err != nil:
		case *sets < least || *sets > dreixdrei.MaxSets:
			err = fmt.Errorf("-sets %d: want %d to %d for %d seats", *sets, least, dreixdrei.MaxSets, len(seats))
		default:
			err = command.CheckGameCount(*count, given["count"], seats, StrongKind)
		}
		title := "1 set"
		if *sets > 1 {
			title = fmt.Sprintf("%d sets", *sets)
		}
		newPlayer := func(kind string) (Player, error) { return NewPlayer(kind, *count) }
		return command.SimulationSetup{
			Simulation: simulate.Simulation{PlayerNames: seats, NewPlayFunc: command.PlayFuncMaker(seats, newPlayer,
				func(players []Player, number int, deal, chance uint64) (simulate.Result, error) {
					return simulated(*sets, seats, players, number, deal, chance)
				})},
			Title: title, ExtraValues: []command.NamedValue{{Name: "sets", Value: *sets}}, ScoreName: "place", ShowsLastPlaces: true,
		}, err
	}
}

// simulated plays a game of a simulation and returns its result. The starting seat moves on with the number of the game.
func simulated(sets int, seats []string, players []Player, number int, deal, chance uint64) (r simulate.Result, err error) {
	code, err := record.NewCode(len(seats), sets, dreixdrei.Seat(number%len(seats)), deal)
	if err != nil {
		return r, err
	}
	d := code.Deal()
	p, err := d.Position()
	if err != nil {
		return r, err
	}
	g, err := playGame(p, players, chance)
	if err != nil {
		return r, err
	}
	r = simulate.Result{Outcome: play.Outcome{End: play.Ranked}, TurnCount: g.turnCount}
	if g.finalPosition.IsUndecided() {
		r.End = play.Undecided
	}
	for s := range seats {
		r.Scores = append(r.Scores, g.finalPosition.Place(dreixdrei.Seat(s)))
	}
	r.Places = r.Scores
	r.Record = func() (string, error) {
		return command.RecordText(record.New(d, command.ComputerNames(seats), command.CodeTags(code), g.moves))
	}
	return r, nil
}
