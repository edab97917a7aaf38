package command

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"text/tabwriter"
)

// analyseGames is the default number of games per decision.
const analyseGames = 2000

// Judgement compares one decision with the best option.
type Judgement struct {
	TurnNumber   int     `json:"turn"`           // number of the turn, from 1
	Kind         string  `json:"kind,omitempty"` // subject of the decision, empty if no option was better
	PlayedMoves  string  `json:"played"`         // the played moves, in the notation of records
	BestMoves    string  `json:"best"`           // the moves of the best option, in the notation of records
	PlayedChance float64 `json:"chance"`         // winning chance after the played moves, 0 to 1
	BestChance   float64 `json:"better"`         // winning chance after the best moves, 0 to 1
	Cost         float64 `json:"cost"`           // BestChance minus PlayedChance
	Luck         float64 `json:"luck"`           // change of the chance until the next decision or the end; 0 without either
}

// Analysis judges all decisions of one seat in a game.
type Analysis struct {
	Seat          int         `json:"seat"` // number of the seat, from 1
	HasWon        bool        `json:"won"`
	IsOver        bool        `json:"over"`              // whether the game has ended
	TotalCost     float64     `json:"cost"`              // sum of the costs of all decisions
	TotalLuck     float64     `json:"luck"`              // sum of the luck after all decisions
	CostliestTurn int         `json:"decided,omitempty"` // the turn with the highest cost; 0 if there is none
	Decisions     []Judgement `json:"decisions"`
}

// Add appends the judgement of a turn from the played and the best option. kind names the subject of the decision; it is kept only if the
// best option is better.
func (a *Analysis) Add(turn int, played, best Option, kind string) {
	j := Judgement{TurnNumber: turn, PlayedMoves: played.Moves, BestMoves: best.Moves, PlayedChance: played.WinChance, BestChance: max(played.WinChance, best.WinChance)}
	if j.Cost = j.BestChance - j.PlayedChance; j.Cost > 0 {
		j.Kind = kind
	}
	a.Decisions = append(a.Decisions, j)
}

// ComputeTotals computes the luck after each decision, the sums of cost and luck and, if the game is over, the costliest turn.
func (a *Analysis) ComputeTotals() {
	worst := 0.0
	for i := range a.Decisions {
		d := &a.Decisions[i]
		switch {
		case i+1 < len(a.Decisions):
			d.Luck = a.Decisions[i+1].BestChance - d.PlayedChance
		case a.HasWon:
			d.Luck = 1 - d.PlayedChance
		case a.IsOver:
			d.Luck = -d.PlayedChance
		}
		a.TotalCost += d.Cost
		a.TotalLuck += d.Luck
		if a.IsOver && d.Cost > worst {
			a.CostliestTurn, worst = d.TurnNumber, d.Cost
		}
	}
}

// analyse judges a seat's decisions in a record and prints them. It returns 0, 1 for an invalid or unreadable file,
// and 2 for wrong use.
func analyse(args []string, env Env) int {
	const attempt = "analyse"
	flags := flag.NewFlagSet(attempt, flag.ContinueOnError)
	seat := flags.Int("seat", 1, "")
	count := flags.Int("count", analyseGames, "")
	asJSON := flags.Bool("json", false, "")
	game, text, status, ok := env.openRecord(flags, args, count)
	switch {
	case !ok:
		return status
	case game.Analyse == nil:
		return env.fail(attempt, game.without("analyses"))
	}
	env.WarnOfFewGames(attempt, *count, MinOptionCount)
	a, err := game.Analyse(text, *seat, *count)
	switch {
	case errors.Is(err, ErrNoDecisions):
		return env.reportMisuse(attempt, fmt.Errorf("-seat %d: %w", *seat, err))
	case err != nil:
		return env.fail(attempt, fmt.Errorf("%s: %w", flags.Arg(0), err))
	}
	return env.report(attempt, a, *asJSON)
}

// table returns the analysis as a table, chances in percent.
func (a Analysis) table() []byte {
	var out bytes.Buffer
	w := tabwriter.NewWriter(&out, 0, 0, 2, ' ', 0)
	fmt.Fprintln(w, "turn\tplayed\twins\tcost\tbest\tabout\tluck after")
	for _, d := range a.Decisions {
		cost, best := "", ""
		if d.Cost > 0 {
			cost, best = fmt.Sprintf("%.1f", 100*d.Cost), d.BestMoves
		}
		fmt.Fprintf(w, "%d\t%s\t%.1f\t%s\t%s\t%s\t%+.1f\n", d.TurnNumber, d.PlayedMoves, 100*d.PlayedChance, cost, best, d.Kind, 100*d.Luck)
	}
	w.Flush()
	fmt.Fprintf(&out, "decisions cost %.1f, luck brought %+.1f of 100 games\n", 100*a.TotalCost, 100*a.TotalLuck)
	if a.CostliestTurn > 0 {
		fmt.Fprintf(&out, "decided in turn %d\n", a.CostliestTurn)
	}
	return out.Bytes()
}
