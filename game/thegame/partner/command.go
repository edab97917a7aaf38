package partner

import (
	"flag"
	"fmt"
	"slices"
	"strings"

	"dreist/game/command"
	"dreist/game/play"
	"dreist/game/simulate"
	"dreist/game/thegame"
	"dreist/game/thegame/record"
)

// CommandFeatures returns the features of THE GAME for the program's commands.
func CommandFeatures() command.GameFeatures {
	return command.GameFeatures{
		Format: record.Format(), Notation: notation, Deal: deal, Hint: hint, Analyse: analyse,
		Simulation: &command.Simulation{
			Players: PlayerKinds(), DefaultSeats: []string{FairKind, FairKind}, AddFlags: readSetup,
			Flags: []command.Flag{
				{Name: "-variant NAME", Meaning: "base, pro or pro-small (base)"},
				{Name: "-count N", Meaning: fmt.Sprintf("how many games %s plays on for a decision (%d), ",
					StrongKind, StrongGameCount) + command.SharedGamesHelp()},
			},
		},
	}
}

const notation = `notation of records of THE GAME:
  23          a card: its number, 2 to 99
  23a         lay it on pile a; a and b ascend from 1, c and d descend from 100
  .           end the turn
  2!a         seat 2 signals about pile a: ! please keep off, ~ only a small step, + lay here gladly
  2-a         seat 2 takes its signal back
  1: 23a .    a turn: the seat, then its moves and anybody's signals in order
`

// deal returns a record without moves. parts is the code of its deal; if it is empty, the seed chooses a deal for two players.
func deal(parts []string, seed uint64) (string, error) {
	code, err := record.NewCode(thegame.Base, 2, seed)
	if len(parts) > 0 {
		code, err = record.ParseCode(strings.Join(parts, " "))
	}
	if err != nil {
		return "", err
	}
	d := code.Deal()
	return command.RecordText(record.New(d, command.PersonNames(d.SeatCount), command.CodeTags(code), nil))
}

func replay(text string) (r command.Replay[thegame.Position, thegame.Move, thegame.Event], err error) {
	g, err := record.Parse(text)
	if err != nil {
		return r, err
	}
	return command.ReplayOf(g.Deal.Position, g.Replay(), func(s *record.Step) bool { return s.Move.Action == thegame.EndTurn })
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
	tried, _ := RankMoves(ViewOf(&r.FinalPosition, r.FinalPosition.Turn()), nil, simulate.Limit{MaxGames: games}, seed)
	for i := range tried {
		a.Add(commandOption(tried[i].moves, &tried[i]))
	}
	return a, nil
}

func commandOption(moves []thegame.Move, a *Advice) command.Option {
	return command.OptionOf(moves, simulate.Chance{WonCount: a.wonCount, GameCount: a.gameCount})
}

// analyse judges the turns of a seat in a record. Seats count from 1.
func analyse(text string, seat, games int) (a command.Analysis, err error) {
	r, err := replay(text)
	if err != nil {
		return a, err
	}
	if seat < 1 || seat > r.StartPosition.SeatCount() {
		return a, command.ErrNoDecisions
	}
	a = command.Analysis{Seat: seat, HasWon: r.FinalPosition.IsWon(), IsOver: r.FinalPosition.IsOver(), Decisions: []command.Judgement{}}
	for _, t := range TurnsOf(r.StartPosition, r.Steps, thegame.Seat(seat-1)) {
		tried, at := RankMoves(ViewOf(&t.PositionBefore, t.PositionBefore.Turn()), t.Moves, simulate.Limit{MaxGames: games}, uint64(t.TurnNumber))
		best := &tried[0]
		a.Add(t.TurnNumber, commandOption(t.Moves, &tried[at]), commandOption(best.moves, best), difference(&t.PositionBefore, t.Moves, best.moves))
	}
	a.ComputeTotals()
	return a, nil
}

func difference(before *thegame.Position, played, best []thegame.Move) string {
	switch goes, should := against(before, played), against(before, best); {
	case goes > should:
		return "wish"
	case len(played) > len(best):
		return "too many"
	case len(played) < len(best):
		return "too few"
	}
	return "cards"
}

// against returns the number of cards that a turn lays although another seat signals to keep off.
func against(before *thegame.Position, moves []thegame.Move) (n int) {
	p := *before
	for _, m := range moves {
		for s := range thegame.Seat(p.SeatCount()) {
			if m.Action == thegame.LayCard && s != p.Turn() && p.Signal(s, m.Pile) == thegame.KeepOff {
				n++
			}
		}
		_ = p.Play(m) // it was played, or can be
	}
	return n
}

// readSetup defines the flags of a simulation and returns a function that makes its setup once they are parsed.
func readSetup(flags *flag.FlagSet, _ command.Env) func(seats []string, given map[string]bool) (command.SimulationSetup, error) {
	name := flags.String("variant", thegame.Base.String(), "")
	count := flags.Int("count", StrongGameCount, "")
	return func(seats []string, given map[string]bool) (command.SimulationSetup, error) {
		v, ok := thegame.ParseVariant(*name)
		err := command.CheckSeats(seats, play.SeatRules{MinSeats: 1, MaxSeats: thegame.MaxSeats, ComputerKinds: PlayerKinds()})
		switch {
		case err != nil:
		case !ok:
			err = fmt.Errorf("-variant %q: want base, pro or pro-small", *name)
		default:
			err = command.CheckGameCount(*count, given["count"], seats, StrongKind)
		}
		newPlayer := func(kind string) (Player, error) { return NewPlayer(kind, *count) }
		return command.SimulationSetup{
			Simulation: simulate.Simulation{PlayerNames: seats, NewPlayFunc: command.PlayFuncMaker(seats, newPlayer,
				func(players []Player, number int, deal, chance uint64) (simulate.Result, error) {
					return simulated(v, seats, players, number, deal, chance)
				})},
			Title: "variant " + v.String(), ExtraValues: []command.NamedValue{{Name: "variant", Value: v.String()}}, ScoreName: "rest", IsTogether: true,
		}, err
	}
}

// simulated plays a game of a simulation and returns its result. The number of the game decides which seat is asked first to start.
func simulated(v thegame.Variant, seats []string, players []Player, number int, deal, chance uint64) (r simulate.Result, err error) {
	code, err := record.NewCode(v, len(seats), deal)
	if err != nil {
		return r, err
	}
	d := code.Deal()
	if d.StartSeat, err = AgreedStartSeat(d, thegame.Seat(number%len(seats))); err != nil {
		return r, err
	}
	p, err := d.Position()
	if err != nil {
		return r, err
	}
	g, err := PlayGame(p, players, chance, false)
	if err != nil {
		return r, err
	}
	r = simulate.Result{Outcome: play.Outcome{End: play.AllLost, Scores: slices.Repeat([]int{g.FinalPosition.CardsLeft()}, len(seats))}, TurnCount: g.TurnCount}
	if g.FinalPosition.IsWon() {
		r.End = play.AllWon
	}
	r.Record = func() (string, error) {
		return command.RecordText(record.New(d, command.ComputerNames(seats), command.CodeTags(code), g.Moves))
	}
	return r, nil
}
