package command

import (
	"bytes"
	"flag"
	"fmt"
	"io"
	"os"
	"text/tabwriter"

	"dreist/game/dreist"
	"dreist/game/dreist/coach"
	"dreist/game/dreist/coach/analysis"
	"dreist/game/dreist/record"
)

// analyseGames is how many games are played on for a decision where no number is given.
const analyseGames = 2000

// maxRecord is how large a record may be, in bytes.
const maxRecord = 1 << 20

// judgement is one decision as JSON.
type judgement struct {
	Turn   int     `json:"turn"`
	Kind   string  `json:"kind,omitempty"` // what it was about, empty where nothing was better
	Played string  `json:"played"`
	Best   string  `json:"best"`
	Chance float64 `json:"chance"` // of what was played
	Better float64 `json:"better"` // of the best
	Cost   float64 `json:"cost"`
	Luck   float64 `json:"luck"` // until the next decision or the end, 0 where there is neither
}

// looked is an analysis as JSON.
type looked struct {
	Seat      int         `json:"seat"` // from 1
	Won       bool        `json:"won"`
	Over      bool        `json:"over"`
	Cost      float64     `json:"cost"`
	Luck      float64     `json:"luck"`
	Decided   int         `json:"decided,omitempty"` // the turn that cost most; 0 where none cost anything
	Decisions []judgement `json:"decisions"`
}

// Analyse judges the decisions of a seat in the record of a game and prints them. It returns 0, 1 for a file that is no
// record or cannot be read, and 2 for wrong use.
func Analyse(args []string, env Env) int {
	flags := flag.NewFlagSet("analyse", flag.ContinueOnError)
	seat := flags.Int("seat", 1, "")
	count := flags.Int("count", analyseGames, "")
	asJSON := flags.Bool("json", false, "")
	file, status, ok := env.oneFile(flags, args, count)
	if !ok {
		return status
	}
	const attempt = "analyse"
	env.warnOfFew(attempt, *count, fewestOptions)
	start, history, err := readGame(file)
	if err != nil {
		return env.fail(attempt, err)
	}
	if *seat < 1 || *seat > start.Seats() || !start.HasHand(dreist.Seat(*seat-1)) {
		return env.Misused(attempt, fmt.Errorf("-seat %d: nobody plays from a hand there", *seat))
	}
	run := analysis.Begin(start, history, dreist.Seat(*seat-1), nil)
	for !run.Done() {
		if err := run.Next(coach.Limit{Games: *count}); err != nil {
			return env.fail(attempt, err)
		}
	}
	return env.report(attempt, lookedAt(run, history), *asJSON)
}

// readGame reads the record in a file and plays it.
func readGame(path string) (*dreist.Position, []record.Step, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, nil, err
	}
	defer f.Close()
	text, err := io.ReadAll(io.LimitReader(f, maxRecord+1))
	if err != nil {
		return nil, nil, err
	}
	if len(text) > maxRecord {
		return nil, nil, fmt.Errorf("%s is larger than %d bytes: no record is", path, maxRecord)
	}
	game, err := record.Parse(string(text))
	if err != nil {
		return nil, nil, fmt.Errorf("%s: %w", path, err)
	}
	start, err := game.Deal.Position()
	if err != nil {
		return nil, nil, fmt.Errorf("%s: %w", path, err)
	}
	var history []record.Step
	for step, err := range game.Steps() {
		if err != nil {
			return nil, nil, fmt.Errorf("%s: %w", path, err)
		}
		history = append(history, step)
	}
	return &start, history, nil
}

// lookedAt returns what is printed of an analysis.
func lookedAt(run *analysis.Run, history []record.Step) looked {
	a := &run.Analysis
	l := looked{Seat: int(a.Seat) + 1, Won: a.Won, Cost: a.Costs(), Luck: a.Luck(), Decisions: []judgement{}}
	l.Over = len(history) > 0 && history[len(history)-1].Position.Winner() != dreist.NoSeat
	if i := a.Decided(); i >= 0 && l.Over {
		l.Decided = a.Decisions[i].Turn
	}
	for i := range a.Decisions {
		d := &a.Decisions[i]
		j := judgement{
			Turn: d.Turn, Played: analysis.Tokens(d.Played), Best: analysis.Tokens(d.Best),
			Chance: d.Chance.Share(), Better: d.Better.Share(), Cost: d.Cost(), Luck: a.LuckAfter(i),
		}
		if j.Cost > 0 {
			j.Kind = d.Kind.String()
		}
		l.Decisions = append(l.Decisions, j)
	}
	if n := len(l.Decisions); n > 0 && !l.Over { // there is no result yet that luck could have brought
		l.Luck -= l.Decisions[n-1].Luck
		l.Decisions[n-1].Luck = 0
	}
	return l
}

// table returns the analysis as lines of columns, chances in games of a hundred.
func (l looked) table() []byte {
	var out bytes.Buffer
	w := tabwriter.NewWriter(&out, 0, 0, 2, ' ', 0)
	fmt.Fprintln(w, "turn\tplayed\twins\tcost\tbest\tabout\tluck after")
	for _, d := range l.Decisions {
		cost, best := "", ""
		if d.Cost > 0 {
			cost, best = fmt.Sprintf("%.1f", 100*d.Cost), d.Best
		}
		fmt.Fprintf(w, "%d\t%s\t%.1f\t%s\t%s\t%s\t%+.1f\n", d.Turn, d.Played, 100*d.Chance, cost, best, d.Kind, 100*d.Luck)
	}
	w.Flush()
	fmt.Fprintf(&out, "decisions cost %.1f, luck brought %+.1f of 100 games\n", 100*l.Cost, 100*l.Luck)
	if l.Decided > 0 {
		fmt.Fprintf(&out, "decided in turn %d\n", l.Decided)
	}
	return out.Bytes()
}
