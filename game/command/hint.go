package command

import (
	"bytes"
	"flag"
	"fmt"
	"strings"
	"text/tabwriter"

	"dreist/game/simulate"
)

// hintGames is the default number of games.
const hintGames = 5000

// Advice is the judgement of all options at the end of a record, best first.
type Advice struct {
	Seat       int      `json:"seat"`  // seat to move, from 1
	TurnNumber int      `json:"turn"`  // number of its turn, from 1
	GameCount  int      `json:"games"` // number of simulated games, of all options together
	Seed       uint64   `json:"seed"`  // seed of the simulated games
	Options    []Option `json:"options"`
}

// Option is a sequence of moves that continues the turn, up to its end or until a hidden card shows.
type Option struct {
	Moves     string     `json:"moves"`    // the moves in the notation of records
	WinChance float64    `json:"chance"`   // winning chance, 0 to 1
	Interval  [2]float64 `json:"interval"` // 95 % confidence interval of the chance
	GameCount int        `json:"games"`    // number of simulated games
}

// OptionOf returns the option with some moves and the chance after them. Moves print themselves in the notation of records.
func OptionOf[M any](moves []M, c simulate.Chance) Option {
	low, high := c.Interval()
	return Option{strings.Trim(fmt.Sprint(moves), "[]"), c.Share(), [2]float64{low, high}, c.GameCount}
}

// Add appends the next best option.
func (a *Advice) Add(o Option) {
	a.GameCount += o.GameCount
	a.Options = append(a.Options, o)
}

// hint prints the best options for the player to move at the end of a record. It returns 0, 1 for an invalid or unreadable file or a
// finished game, and 2 for wrong use.
func hint(args []string, env Env) int {
	const attempt = "hint"
	flags := flag.NewFlagSet(attempt, flag.ContinueOnError)
	count := flags.Int("count", hintGames, "")
	seed := flags.Uint64("seed", 1, "")
	asJSON := flags.Bool("json", false, "")
	game, text, status, ok := env.openRecord(flags, args, count)
	switch {
	case !ok:
		return status
	case game.Hint == nil:
		return env.fail(attempt, game.without("hints"))
	}
	a, err := game.Hint(text, *count, *seed)
	if err != nil {
		return env.fail(attempt, fmt.Errorf("%s: %w", flags.Arg(0), err))
	}
	a.Seed = *seed
	env.WarnOfFewGames(attempt, *count, len(a.Options))
	return env.report(attempt, a, *asJSON)
}

func (a Advice) table() []byte {
	var out bytes.Buffer
	fmt.Fprintf(&out, "turn %d, seat %d, %d games, seed %d\n\n", a.TurnNumber, a.Seat, a.GameCount, a.Seed)
	w := tabwriter.NewWriter(&out, 0, 0, 3, ' ', 0)
	fmt.Fprintln(w, "moves\twins\t95 % interval\tgames")
	for _, o := range a.Options {
		fmt.Fprintf(w, "%s\t%.1f %%\t%.1f–%.1f %%\t%d\n", o.Moves, 100*o.WinChance, 100*o.Interval[0], 100*o.Interval[1], o.GameCount)
	}
	w.Flush() // writing to a buffer cannot fail
	return out.Bytes()
}
