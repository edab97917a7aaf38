// Package command is what DREI x DR3I has for the subcommands of package game/command.
package command

import (
	"fmt"
	"strings"

	"dreist/game/command"
	"dreist/game/dreixdrei"
	"dreist/game/dreixdrei/analysis"
	"dreist/game/dreixdrei/deals"
	"dreist/game/dreixdrei/record"
	"dreist/game/dreixdrei/rival"
	"dreist/game/play"
	"dreist/game/simulate"
)

// Game returns DREI x DR3I for package game/command.
func Game() command.Game {
	return command.Game{Format: record.Format(), Notation: notation, Deal: deal, Hint: hint, Analyse: analyse, Simulation: simulation()}
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

// codeTag is the tag with the code of a record's deal.
const codeTag = "Code"

// deal returns a record without moves of the deal that a code names, or of a new one for two.
func deal(parts []string, seed uint64) (string, error) {
	code, err := deals.New(2, 1, 0, seed)
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

// played parses and replays a record.
func played(text string) (start dreixdrei.Position, history []record.Step, err error) {
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
		if record.EndsTurn(last) {
			a.Turn++
		}
	}
	if now.IsOver() {
		return a, command.ErrOver
	}
	a.Seat = int(now.Turn()) + 1
	tried, _ := rival.Advise(rival.Look(&now), nil, simulate.Limit{Games: games}, seed)
	for _, o := range tried {
		a.Add(tokens(o.Moves), chance(o))
	}
	return a, nil
}

func chance(a rival.Advice) simulate.Chance { return simulate.Chance{Won: a.First, Games: a.Games} }

// analyse judges the decisions of a seat, from 1, in a record, by the chance of the first place.
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
	s := dreixdrei.Seat(seat - 1)
	report = command.Analysis{Seat: seat, Won: end.Place(s) == 1, Over: end.IsOver() || end.Out(s), Decisions: []command.Judgement{}}
	for _, d := range analysis.DecisionsOf(start, history, s) {
		report.Decisions = append(report.Decisions, judge(&d, games))
	}
	report.Complete()
	return report, nil
}

// judge compares a decision with the best one.
func judge(d *analysis.Decision, games int) command.Judgement {
	tried, at := rival.Advise(rival.Look(&d.Before), d.Moves, simulate.Limit{Games: games}, uint64(d.At))
	own, best := chance(tried[at]).Share(), chance(tried[0]).Share()
	j := command.Judgement{
		Turn: d.Turn, Played: tokens(d.Moves), Best: tokens(tried[0].Moves),
		Chance: own, Better: max(own, best), Cost: max(best-own, 0),
	}
	if j.Cost > 0 {
		j.Kind = kind(&d.Moves[0], &tried[0].Moves[0])
	}
	return j
}

// kind names what a decision and the best one differ in.
func kind(played, best *dreixdrei.Move) string {
	special := func(m *dreixdrei.Move) bool { return m.Action == dreixdrei.LayCards && !m.Kind().Number() }
	switch {
	case played.Action == dreixdrei.SwapCards || played.Action == dreixdrei.EndExchange:
		return "exchange"
	case played.Action == dreixdrei.NameJoker:
		return "name"
	case played.Action == dreixdrei.TakePile || best.Action == dreixdrei.TakePile:
		return "taking up"
	case special(played) || special(best):
		return "special"
	case played.Action == dreixdrei.LayCards && best.Action == dreixdrei.LayCards && played.Kind() == best.Kind():
		return "how many"
	}
	return "cards"
}

// tokens returns moves as the record writes them.
func tokens(moves []dreixdrei.Move) string {
	words := make([]string, len(moves))
	for i, m := range moves {
		words[i] = m.String()
	}
	return strings.Join(words, " ")
}
