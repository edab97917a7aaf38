package command

import (
	"bytes"
	"flag"
	"fmt"
	"text/tabwriter"

	"dreist/game/dreist"
	"dreist/game/dreist/coach"
	"dreist/game/dreist/coach/analysis"
	"dreist/game/dreist/match"
	"dreist/game/store"
)

// hintGames is how many games are played on where no number is given.
const hintGames = 5000

// advice is what to do as JSON, the best first.
type advice struct {
	Seat    int     `json:"seat"` // from 1
	Turn    int     `json:"turn"`
	Games   int     `json:"games"` // played on in all
	Seed    uint64  `json:"seed"`
	Options []doing `json:"options"`
}

// doing is a way to go on with the turn, up to its end or to a draw.
type doing struct {
	Moves    string     `json:"moves"`
	Chance   float64    `json:"chance"`
	Interval [2]float64 `json:"interval"` // 95 %
	Games    int        `json:"games"`
}

// Hint tells who is to move where the record of a game stops what is best. It returns 0, 1 for a file that is no record,
// cannot be read, or holds a game that is over, and 2 for wrong use.
func Hint(args []string, env Env) int {
	flags := flag.NewFlagSet("hint", flag.ContinueOnError)
	count := flags.Int("count", hintGames, "")
	seed := flags.Uint64("seed", 1, "")
	asJSON := flags.Bool("json", false, "")
	file, status, ok := env.oneFile(flags, args, count)
	if !ok {
		return status
	}
	a, err := advise(file, *count, *seed)
	if err != nil {
		return env.fail("hint", err)
	}
	env.warnOfFew("hint", *count, len(a.Options))
	return env.report("hint", a, *asJSON)
}

// advise asks the coach about the end of a record.
func advise(path string, count int, seed uint64) (advice, error) {
	start, history, err := readGame(path)
	if err != nil {
		return advice{}, err
	}
	now, a := start, advice{Turn: 1, Seed: seed}
	if n := len(history); n > 0 {
		last := &history[n-1]
		turn := last.Turn
		if now = &last.Position; now.Turn() != dreist.Seat(last.Seat) {
			turn++
		}
		a.Turn = store.Round(turn, now.Seats())
	}
	if now.Turn() == dreist.NoSeat {
		return a, fmt.Errorf("%s: the game is over", path)
	}
	watch, err := match.Watch(start, history)
	if err != nil {
		return a, fmt.Errorf("%s: %w", path, err)
	}
	a.Seat = int(now.Turn()) + 1
	for _, o := range new(coach.Adviser).Advise(watch.View(), coach.Limit{Games: count}, seed) {
		low, high := o.Chance.Interval()
		a.Games += o.Chance.Games
		a.Options = append(a.Options, doing{analysis.Tokens(o.Moves), o.Chance.Share(), [2]float64{low, high}, o.Chance.Games})
	}
	return a, nil
}

// table returns the advice as lines of columns.
func (a advice) table() []byte {
	var out bytes.Buffer
	fmt.Fprintf(&out, "turn %d, seat %d, %d games, seed %d\n\n", a.Turn, a.Seat, a.Games, a.Seed)
	w := tabwriter.NewWriter(&out, 0, 0, 3, ' ', 0)
	fmt.Fprintln(w, "moves\twins\t95 % interval\tgames")
	for _, o := range a.Options {
		fmt.Fprintf(w, "%s\t%.1f %%\t%.1f–%.1f %%\t%d\n", o.Moves, 100*o.Chance, 100*o.Interval[0], 100*o.Interval[1], o.Games)
	}
	w.Flush() // a buffer takes everything
	return out.Bytes()
}
