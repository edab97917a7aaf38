package command

import (
	"fmt"
	"strings"

	"dreist/game/command"
	"dreist/game/dreist"
	"dreist/game/dreist/coach"
	"dreist/game/dreist/coach/analysis"
	"dreist/game/dreist/deals"
	"dreist/game/dreist/match"
	"dreist/game/dreist/record"
	"dreist/game/play"
	"dreist/game/simulate"
	"dreist/game/store"
)

// Game returns DREIst! for package game/command.
func Game() command.Game {
	return command.Game{
		Format: record.Format(), Notation: notation,
		Deal: deal, Hint: hint, Analyse: analyse, Simulation: simulation(),
	}
}

const notation = `notation of records and results:
  6r          a card: number and colour, r red, y yellow, t turquoise, v violet
  6r3         lay the red 6 in row 3; its column is its number
  +           draw the card that a DREIer allows; anything else declines it
  x6r         discard the red 6, which ends the turn
  .           end the turn
  >2  >23     gift: two cards to seat 2, or one each to seats 2 and 3
  1: 4y1 .    a turn: the seat, then its moves in order
  1yy5/2v5    a layout, its rows from the top: cards by their colours, runs of empty cells by their length
`

// deal returns a record without moves of the deal that a code names, or of a new even deal against Egon; its tag Code
// has the code.
func deal(parts []string, seed uint64) (string, error) {
	code, err := deals.Solo(dreist.EvenDeal, seed)
	if len(parts) > 0 {
		code, err = deals.Parse(strings.Join(parts, " "))
	}
	if err != nil {
		return "", err
	}
	deal := code.Deal()
	names := make([]string, len(deal.Piles))
	for i := range names {
		names[i] = fmt.Sprintf("Player %d", i+1)
	}
	if deal.Mode == dreist.Solo {
		names[dreist.EgonSeat] = coach.EgonName
	}
	g, err := record.New(deal, record.Seats(names...), []record.Tag{coach.CodeTag(code)}, nil)
	if err != nil {
		return "", err
	}
	return g.String(), nil
}

func played(text string) (start dreist.Position, history []record.Step, err error) {
	game, err := record.Parse(text)
	if err != nil {
		return start, nil, err
	}
	if start, err = game.Deal.Position(); err == nil {
		history, err = play.History(game.Steps())
	}
	return start, history, err
}

// hint asks the coach for advice on the last position of a record.
func hint(text string, games int, seed uint64) (a command.Advice, err error) {
	start, history, err := played(text)
	if err != nil {
		return a, err
	}
	now := &start
	a.Turn = 1
	if n := len(history); n > 0 {
		last := &history[n-1]
		turn := last.Turn
		if now = &last.Position; now.Turn() != dreist.Seat(last.Seat) {
			turn++
		}
		a.Turn = store.Round(turn, now.Seats())
	}
	if now.Turn() == dreist.NoSeat {
		return a, command.ErrOver
	}
	watch, err := match.Watch(&start, history)
	if err != nil {
		return a, err
	}
	a.Seat = int(now.Turn()) + 1
	for _, o := range new(coach.Adviser).Advise(watch.View(), simulate.Limit{Games: games}, seed) {
		a.Add(analysis.Tokens(o.Moves), o.Chance)
	}
	return a, nil
}

// analyse judges the decisions of a seat, from 1, in a record.
func analyse(text string, seat, games int) (report command.Analysis, err error) {
	start, history, err := played(text)
	if err != nil {
		return report, err
	}
	if seat < 1 || seat > start.Seats() || !start.HasHand(dreist.Seat(seat-1)) {
		return report, command.ErrNoHand
	}
	run := analysis.Begin(&start, history, dreist.Seat(seat-1), nil)
	for !run.Done() {
		run.Next(simulate.Limit{Games: games})
	}
	over := len(history) > 0 && history[len(history)-1].Position.Winner() != dreist.NoSeat
	return reportOf(&run.Analysis, over), nil
}

// reportOf returns the printed form of an analysis; over says whether the game is over.
func reportOf(a *analysis.Analysis, over bool) command.Analysis {
	report := command.Analysis{
		Seat: int(a.Seat) + 1, Won: a.Won, Over: over, Cost: a.Costs(), Luck: a.Luck(), Decisions: []command.Judgement{},
	}
	if i := a.Decided(); i >= 0 && over {
		report.Decided = a.Decisions[i].Turn
	}
	for i := range a.Decisions {
		d := &a.Decisions[i]
		j := command.Judgement{
			Turn: d.Turn, Played: analysis.Tokens(d.Played), Best: analysis.Tokens(d.Best),
			Chance: d.Chance.Share(), Better: d.Better.Share(), Cost: d.Cost(), Luck: a.LuckAfter(i),
		}
		if j.Cost > 0 {
			j.Kind = d.Habit.String()
		}
		report.Decisions = append(report.Decisions, j)
	}
	if n := len(report.Decisions); n > 0 && !over { // the last decision's luck is known only by the result
		report.Luck -= report.Decisions[n-1].Luck
		report.Decisions[n-1].Luck = 0
	}
	return report
}
