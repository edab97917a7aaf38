// Package advice turns an adviser's findings into hints for people: which turn to play, if it matters, why it is good,
// and the effect of each of its moves. It reads only what the seat to move sees.
package advice

import (
	"math/rand/v2"
	"slices"

	"dreist/game/dreist"
	"dreist/game/dreist/coach"
	"dreist/game/simulate"
)

// Verdict is the kind of an Advice: whether the choice matters.
type Verdict uint8

const (
	BestFound    Verdict = iota // the choice matters, and Moves is the best one
	OnlyOption                  // there is only one possibility
	AllAlike                    // all possibilities win about equally often
	CostlessDraw                // drawing a card costs nothing, because the hand is filled at the end of the turn anyway
)

// Advice is the recommended rest of a turn with its winning chance.
type Advice struct {
	Verdict Verdict
	// Moves are the moves up to the end of the turn or a draw; a card stands for its kind. Of equally good lines, one that begins with a card
	// laid or drawn is preferred.
	Moves      []dreist.Move
	WinChance  simulate.Chance // winning chance after Moves
	WorseMoves []dreist.Move   // the best line that clearly wins less often; nil if no line does
}

// MinGap is the smallest difference of winning shares worth mentioning, 0 to 1. It can be measured because both
// options are tried on the same deals, although each share alone is only known to about 0.1.
const MinGap = 0.02

// IsBehind reports whether an option clearly wins less often than the best one, tried on the same deals. Hints and
// reviews both use it.
func IsBehind(c, best simulate.Chance) bool {
	gap := best.Share() - c.Share()
	return gap >= MinGap && gap > OverestimateOf(best)
}

// OverestimateOf returns how much the winning share of the best of several options is probably too high, 0 to 1.
func OverestimateOf(best simulate.Chance) float64 {
	low, _ := best.Interval()
	return (best.Share() - low) / 2
}

// wide is the width of the best option's confidence interval above which options are not called alike, as too few games
// were tried.
const wide = 0.2

// AdviceOf returns the advice that follows from tried options, best first. There must be several moves to choose from.
func AdviceOf(options []coach.Option) Advice {
	if len(options) == 0 {
		return Advice{Verdict: OnlyOption}
	}
	best := options[0]
	if len(options) == 1 && best.Moves[0].Action == dreist.DrawCard { // with a gift to lose there are two options
		return Advice{Verdict: CostlessDraw, Moves: best.Moves, WinChance: best.WinChance}
	}
	a := Advice{Verdict: AllAlike}
	low, high := best.WinChance.Interval()
	single := true
	for _, o := range options {
		single = single && IsSameTurn(o.Moves, best.Moves)
		if loses(o.WinChance, options) {
			if a.Verdict = BestFound; a.WorseMoves == nil {
				a.WorseMoves = o.Moves
			}
		}
	}
	if single || high-low > wide {
		a.Verdict = BestFound // a single option was known beforehand to be the best
	}
	told := active(options)
	a.Moves, a.WinChance = told.Moves, told.WinChance
	return a
}

// active returns the first option that begins with a card laid or drawn, if it wins as often as the best one, otherwise the best one.
func active(options []coach.Option) coach.Option {
	best := options[0]
	for _, o := range options {
		first := o.Moves[0].Action
		alike := best.WinChance.Share()-o.WinChance.Share() < MinGap && !loses(o.WinChance, options)
		if alike && (first == dreist.LayCard || first == dreist.DrawCard) {
			return o
		}
	}
	return best
}

// loses reports whether an option clearly wins less often than the best, the first of options. Options tried equally
// often were tried on the same deals; those dropped early on some of them, where the best was no worse. Across
// different deals only disjoint intervals count.
func loses(c simulate.Chance, options []coach.Option) bool {
	best := options[0].WinChance
	ahead := func(o coach.Option) bool {
		return o.WinChance.GameCount == c.GameCount && o.WinChance.Share()-c.Share() >= MinGap
	}
	if IsBehind(c, best) && slices.ContainsFunc(options, ahead) {
		return true
	}
	low, _ := best.Interval()
	_, high := c.Interval()
	return high < low
}

// IsSameTurn reports whether two lines have the same moves in any order.
func IsSameTurn(a, b []dreist.Move) bool {
	left := slices.Clone(b)
	for _, m := range a {
		i := slices.IndexFunc(left, m.IsLike)
		if i < 0 {
			return false
		}
		left = slices.Delete(left, i, i+1)
	}
	return len(left) == 0
}

// UnadvisedTurn returns the moves of the seat to move without advice, up to the end of the turn or a draw: it gets rid of
// as many cards as possible, as a beginner would. The comparison with it shows whether advice helps.
func UnadvisedTurn(p dreist.Position, seed uint64) (line []dreist.Move) {
	fair, err := coach.NewPlayer(coach.FairKind)
	if err != nil {
		panic(err) // FairKind is a kind of player
	}
	rng := rand.New(rand.NewPCG(seed, 0))
	for me := p.Turn(); ; {
		m := fair.PlanMoves(coach.ViewOf(&p), rng)[0]
		line = append(line, m)
		if m.Action == dreist.DrawCard || p.Play(p.WithHandCard(m)) != nil || p.Turn() != me {
			return line
		}
	}
}

// Outlook is how certain the result of a seat is.
type Outlook uint8

const (
	StillOpen Outlook = iota // the seat may win or lose
	SureWin                  // the seat wins nearly always
	SureLoss                 // the seat loses nearly always
)

// OutlookOf returns the outlook of a seat with a winning chance.
func OutlookOf(c simulate.Chance) Outlook {
	low, high := c.Interval()
	switch {
	case low > 0.95:
		return SureWin
	case high < 0.05:
		return SureLoss
	}
	return StillOpen
}
