package analysis

import (
	"fmt"
	"strings"

	"dreist/game/command"
	"dreist/game/dreist"
	"dreist/game/dreist/coach"
	"dreist/game/dreist/record"
	"dreist/game/simulate"
	"dreist/game/store"
)

// CommandFeatures returns the features of DREIst! for the program's commands.
func CommandFeatures() command.GameFeatures {
	return command.GameFeatures{
		Format: record.Format(), Notation: notation,
		Deal: deal, Hint: hint, Analyse: analyse,
		Simulation: &command.Simulation{
			Players: playerNames(), DefaultSeats: []string{coach.FairKind}, AddFlags: readSetup,
			Flags: []command.Flag{
				{Name: "-mode egon|table", Meaning: "one player against Egon, or two to four at a table (" + modeEgon + ")"},
				{Name: "-rung CARDS", Meaning: fmt.Sprintf("cards of the player against Egon, who has the rest of the %d (%d, as in the game)",
					dreist.CardCount, dreist.EvenCardCount)},
				{Name: "-time DURATION", Meaning: "how long the coach thinks about a decision (1s)"},
				{Name: "-count N", Meaning: "how many games the coach plays on for a decision, " + command.SharedGamesHelp()},
			},
		},
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

// deal returns a record without moves of the deal that a code names, or of a new even deal against Egon. Its tag Code holds
// the code.
func deal(parts []string, seed uint64) (string, error) {
	code, err := record.SoloCode(dreist.EvenCardCount, seed)
	if len(parts) > 0 {
		code, err = record.ParseCode(strings.Join(parts, " "))
	}
	if err != nil {
		return "", err
	}
	deal := code.Deal()
	names := command.PersonNames(len(deal.Piles))
	if deal.Mode == dreist.SoloMode {
		names[dreist.EgonSeat] = coach.EgonName
	}
	return command.RecordText(record.New(deal, record.NumberedSeats(names...), command.CodeTags(code), nil))
}

func replay(text string) (r command.Replay[dreist.Position, dreist.Move, dreist.Event], err error) {
	g, err := record.Parse(text)
	if err != nil {
		return r, err
	}
	return command.ReplayOf(g.Deal.Position, g.Replay(), record.IsTurnEnd)
}

func hint(text string, games int, seed uint64) (a command.Advice, err error) {
	r, err := replay(text)
	if err != nil {
		return a, err
	}
	if r.FinalPosition.Turn() == dreist.NoSeat {
		return a, command.ErrOver
	}
	a.TurnNumber, a.Seat = store.RoundOf(r.TurnNumber, r.FinalPosition.SeatCount()), int(r.FinalPosition.Turn())+1
	for _, o := range new(coach.Adviser).RankOptions(coach.ViewOf(&r.FinalPosition), simulate.Limit{MaxGames: games}, seed) {
		a.Add(command.OptionOf(o.Moves, o.WinChance))
	}
	return a, nil
}

func analyse(text string, seat, games int) (report command.Analysis, err error) {
	r, err := replay(text)
	if err != nil {
		return report, err
	}
	if seat < 1 || seat > r.StartPosition.SeatCount() || !r.StartPosition.HasHand(dreist.Seat(seat-1)) {
		return report, command.ErrNoDecisions
	}
	run := NewAnalyser(&r.StartPosition, r.Steps, dreist.Seat(seat-1), nil)
	for !run.IsDone() {
		run.judgeNext(simulate.Limit{MaxGames: games})
	}
	return reportOf(&run.Analysis, r.FinalPosition.Winner() != dreist.NoSeat), nil
}

func reportOf(a *Analysis, over bool) command.Analysis {
	report := command.Analysis{
		Seat: int(a.Seat) + 1, HasWon: a.HasWon, IsOver: over, TotalCost: a.TotalCost(), TotalLuck: a.Luck(), Decisions: []command.Judgement{},
	}
	if i := a.CostliestIndex(); i >= 0 && over {
		report.CostliestTurn = a.Decisions[i].TurnNumber
	}
	for i := range a.Decisions {
		d := &a.Decisions[i]
		j := command.Judgement{
			TurnNumber: d.TurnNumber, PlayedMoves: tokensOf(d.PlayedMoves), BestMoves: tokensOf(d.BestMoves),
			PlayedChance: d.PlayedChance.Share(), BestChance: d.BestChance.Share(), Cost: d.Cost(), Luck: a.luckAfter(i),
		}
		if j.Cost > 0 {
			j.Kind = d.Habit.String()
		}
		report.Decisions = append(report.Decisions, j)
	}
	if n := len(report.Decisions); n > 0 && !over { // the last decision's luck is known only by the result
		report.TotalLuck -= report.Decisions[n-1].Luck
		report.Decisions[n-1].Luck = 0
	}
	return report
}
