package match

import (
	"flag"
	"fmt"
	"strings"

	"dreist/game/command"
	"dreist/game/peri"
	"dreist/game/peri/record"
	"dreist/game/peri/solver"
	"dreist/game/play"
	"dreist/game/simulate"
)

// CommandFeatures returns the commands of PERI for package game/command.
func CommandFeatures() command.GameFeatures {
	keys := ""
	for _, row := range peri.Patiences {
		keys += " " + row.Key
	}
	return command.GameFeatures{
		Format: record.Format(), Notation: notation + keys + "\n", Deal: deal, Hint: hint,
		Simulation: &command.Simulation{
			Players: []string{solverName}, DefaultSeats: []string{solverName}, AddFlags: readSetup,
			Flags: []command.Flag{{Name: "-patience KEY", Meaning: "the patience (row)"}},
		},
	}
}

const notation = `notation of records of PERI:
  Th          a card: A 2 to 9 T J Q K and c, s, h or d for the suit; ?Th lies face down
  t3 f1 c1 w  a pile or place of the table, a foundation, the cellar, the waste
  t3-f1       carry the top card; t3-t5x4 carries the last four as one
  t3*t7       two cards leave; t3* one, t3*w one with the waste
  t3~t7       two cards change places
  d           deal from the stock
  r           turn the waste over, or lay out again
  1: d t3-f1  a line of moves, as many as you like
  hint        searches a line that wins; simulate, deals that can be won. What is proven has no interval
  keys        the tag Patience has one, and deal takes one for a new deal:
             `

// deal returns a record without moves. parts is the code of a deal, or the key of a patience whose deal the seed chooses; if parts is empty
// the seed chooses the patience, too.
func deal(parts []string, seed uint64) (string, error) {
	text := strings.Join(parts, " ")
	row, number := peri.Find(text), record.DealNumber(seed)
	if text == "" {
		row = peri.Patiences[seed%uint64(len(peri.Patiences))]
	}
	if row == nil {
		code, err := record.Codes.Read(text)
		if err != nil {
			return "", fmt.Errorf("no patience has the key %q: %w", text, err)
		}
		row, number = code.Setup, code.Seed
	}
	return newRecord(row, number, nil)
}

func newRecord(row *peri.Patience, number uint64, moves []peri.Move) (string, error) {
	code, err := record.Codes.New(row, number)
	if err != nil {
		return "", err
	}
	return command.RecordText(record.New(code.Deal(), "", command.CodeTags(code), moves))
}

// hint searches for a way to win from the end of a record. It searches at least solver.FirstRoundSize positions. A proven result has a chance of 0
// or 1 without an interval.
func hint(text string, positions int, _ uint64) (a command.Advice, err error) {
	g, err := record.Parse(text)
	if err != nil {
		return a, err
	}
	start, _ := g.Deal.Position() // it has been played
	s := solver.New(start)
	_ = s.GoToPositionAfter(g.Moves)
	next := s.Finding().Next
	if next == (peri.Move{}) {
		return a, command.ErrOver
	}
	a.Seat, a.TurnNumber = 1, len(g.Moves)+1
	o := command.Option{Moves: next.String(), Interval: [2]float64{0, 1}, GameCount: s.Search(max(positions, solver.FirstRoundSize))}
	switch s.Verdict {
	case solver.Winnable:
		o.Moves, o.WinChance, o.Interval[0] = strings.Trim(fmt.Sprint(s.WinningMoves), "[]"), 1, 1
	case solver.Unwinnable:
		o.Interval[1] = 0
	}
	a.Add(o)
	return a, nil
}

// solverName is the name of the only computer player, who sees all cards.
const solverName = "solver"

func readSetup(flags *flag.FlagSet, _ command.Env) func(seats []string, given map[string]bool) (command.SimulationSetup, error) {
	key := flags.String("patience", peri.Patiences[0].Key, "")
	return func(seats []string, _ map[string]bool) (command.SimulationSetup, error) {
		row := peri.Find(*key)
		err := command.CheckSeats(seats, play.SeatRules{MinSeats: 1, MaxSeats: 1, ComputerKinds: []string{solverName}})
		if row == nil {
			err = fmt.Errorf("-patience %q: there is none with this key", *key)
		}
		return command.SimulationSetup{
			Simulation: simulate.Simulation{PlayerNames: seats, NewPlayFunc: func() (simulate.PlayFunc, error) { return solveDeal(row), nil }},
			Title:      "patience " + *key, ExtraValues: []command.NamedValue{{Name: "patience", Value: *key}}, ScoreName: "positions", IsTogether: true, ExtraCounts: counts,
		}, err
	}
}

// solveDeal returns a table that searches solver.FirstRoundSize positions of each deal.
func solveDeal(row *peri.Patience) simulate.PlayFunc {
	return func(_ int, deal, _ uint64) (r simulate.Result, err error) {
		number := record.DealNumber(deal)
		p, err := peri.NewDeal(row, number).Position()
		if err != nil {
			return r, err
		}
		s := solver.New(p)
		r.TurnCount = s.Search(solver.FirstRoundSize)
		r.Scores = []int{r.TurnCount}
		r.End = [...]play.End{solver.Undecided: play.Undecided, solver.Winnable: play.AllWon, solver.Unwinnable: play.AllLost}[s.Verdict]
		r.Record = func() (string, error) { return newRecord(row, number, s.WinningMoves) }
		return r, nil
	}
}

// counts returns the number of games proven lost, of undecided games, and of positions searched per second.
func counts(t simulate.Tally, perSecond float64) []command.NamedValue {
	return []command.NamedValue{
		{Name: "proven_lost", Value: t.GameCount - t.WinCounts[0] - t.UndecidedCount}, {Name: "unknown", Value: t.UndecidedCount},
		{Name: "positions_per_second", Value: t.MeanTurns() * perSecond},
	}
}
