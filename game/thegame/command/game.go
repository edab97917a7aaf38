// Package command is what THE GAME has for the subcommands of package game/command.
package command

import (
	"fmt"
	"strings"

	"dreist/game/command"
	"dreist/game/play"
	"dreist/game/simulate"
	"dreist/game/thegame"
	"dreist/game/thegame/analysis"
	"dreist/game/thegame/deals"
	"dreist/game/thegame/partner"
	"dreist/game/thegame/record"
)

// Game returns THE GAME for package game/command.
func Game() command.Game {
	return command.Game{
		Format: record.Format(), Notation: notation, Deal: deal, Hint: hint, Analyse: analyse, Simulation: simulation(),
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

// codeTag is the tag with the code of a record's deal.
const codeTag = "Code"

// deal returns a record without moves of the deal that a code names, or of a new one for two.
func deal(parts []string, seed uint64) (string, error) {
	code, err := deals.New(thegame.Base, 2, seed)
	if len(parts) > 0 {
		code, err = deals.Parse(strings.Join(parts, " "))
	}
	if err != nil {
		return "", err
	}
	d := code.Deal()
	names := make([]string, d.Seats)
	for i := range names {
		names[i] = fmt.Sprintf("Player %d", i+1)
	}
	g, err := record.New(d, names, []record.Tag{{Name: codeTag, Value: code.String()}}, nil)
	if err != nil {
		return "", err
	}
	return g.String(), nil
}

func played(text string) (start thegame.Position, history []record.Step, err error) {
	game, err := record.Parse(text)
	if err != nil {
		return start, nil, err
	}
	if start, err = game.Deal.Position(); err == nil {
		history, err = play.History(game.Steps())
	}
	return start, history, err
}

// hint tries what can be done at the end of a record.
func hint(text string, games int, seed uint64) (a command.Advice, err error) {
	now, history, err := played(text)
	if err != nil {
		return a, err
	}
	a.Turn = 1
	if n := len(history); n > 0 {
		last := &history[n-1]
		a.Turn, now = last.Turn, last.Position
		if last.Move.Action == thegame.EndTurn {
			a.Turn++
		}
	}
	if now.IsOver() {
		return a, command.ErrOver
	}
	a.Seat = int(now.Turn()) + 1
	tried, _ := partner.Advise(partner.Look(&now, now.Turn()), nil, simulate.Limit{Games: games}, seed)
	for _, o := range tried {
		a.Add(tokens(o.Moves), chance(o))
	}
	return a, nil
}

// tokens returns moves as the record writes them, without signals.
func tokens(moves []thegame.Move) string {
	var words []string
	for _, m := range moves {
		if m.Action != thegame.SayWish {
			words = append(words, m.String())
		}
	}
	return strings.Join(words, " ")
}

// analyse judges the turns of a seat, from 1, in a record.
func analyse(text string, seat, games int) (report command.Analysis, err error) {
	start, history, err := played(text)
	if err != nil {
		return report, err
	}
	if seat < 1 || seat > start.Seats() {
		return report, command.ErrNoHand
	}
	end := start
	if n := len(history); n > 0 {
		end = history[n-1].Position
	}
	report = command.Analysis{Seat: seat, Won: end.Won(), Over: end.IsOver(), Decisions: []command.Judgement{}}
	for _, t := range analysis.TurnsOf(start, history, thegame.Seat(seat-1)) {
		report.Decisions = append(report.Decisions, judge(t, games))
	}
	report.Complete()
	return report, nil
}

// judge compares a turn with the best one.
func judge(t analysis.Turn, games int) command.Judgement {
	tried, at := partner.Advise(partner.Look(&t.Before, t.Before.Turn()), t.Moves, simulate.Limit{Games: games}, uint64(t.Number))
	own, best := chance(tried[at]).Share(), chance(tried[0]).Share()
	j := command.Judgement{
		Turn: t.Number, Played: tokens(t.Moves), Best: tokens(tried[0].Moves),
		Chance: own, Better: max(own, best), Cost: max(best-own, 0),
	}
	if j.Cost > 0 {
		j.Kind = kind(&t.Before, t.Moves, tried[0].Moves)
	}
	return j
}

// kind names what a turn and the best one differ in.
func kind(before *thegame.Position, played, best []thegame.Move) string {
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

// against counts the cards that a turn lays where another seat asked to keep off.
func against(before *thegame.Position, moves []thegame.Move) (n int) {
	p := *before
	for _, m := range moves {
		for s := range thegame.Seat(p.Seats()) {
			if m.Action == thegame.LayCard && s != p.Turn() && p.Signal(s, m.Pile) == thegame.KeepOff {
				n++
			}
		}
		_ = p.Play(m) // it was played, or can be
	}
	return n
}
