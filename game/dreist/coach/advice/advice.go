// Package advice turns what an adviser has found into what a person is told: whether there is anything to tell, how the
// game stands, why a card is worth it, and what every move of a turn brings. It reads a position only as far as the seat
// to move sees it.
package advice

import (
	"dreist/game/dreist"
	"dreist/game/dreist/coach"
)

// Verdict says whether there is anything to tell.
type Verdict uint8

const (
	Found Verdict = iota
	Only          // there is only one thing to do
	Alike         // whatever is done, it wins about as often
)

// Advice is what to do, and how often that wins.
type Advice struct {
	Verdict Verdict
	Line    []dreist.Move // up to the end of the turn, or to a draw; a card in it stands for its kind
	With    coach.Chance  // of the line
	Else    coach.Chance  // of the best way that begins otherwise; no games where there is none
}

// wide is how wide the interval of the best option may be for the others to be called alike: where little was tried,
// nobody knows that, and the best guess is told with its interval.
const wide = 0.2

// Judge returns what options say, the best of which comes first, where there are several moves to choose from.
func Judge(options []coach.Option) Advice {
	if len(options) == 0 {
		return Advice{Verdict: Only}
	}
	best := options[0]
	a := Advice{Verdict: Alike, Line: best.Moves, With: best.Chance}
	low, high := a.With.Interval()
	if len(options) == 1 || high-low > wide {
		a.Verdict = Found // of a single way an adviser is sure beforehand that it is the best
	}
	for _, o := range options[1:] {
		if o.Chance.Games > 0 && o.Chance.Share() < low {
			a.Verdict = Found
		}
		if !o.Moves[0].Like(a.Line[0]) && better(o.Chance, a.Else) {
			a.Else = o.Chance
		}
	}
	return a
}

// better reports whether a chance is better than another, or was tried more often where both are as good.
func better(a, b coach.Chance) bool {
	if a.Games == 0 || b.Games == 0 || a.Share() == b.Share() {
		return a.Games > b.Games
	}
	return a.Share() > b.Share()
}

// Close reports whether the best way that begins otherwise wins about as often.
func (a Advice) Close() bool {
	low, _ := a.With.Interval()
	return a.Else.Games > 0 && a.Else.Share() >= low
}

// Standing is how a seat stands.
type Standing uint8

const (
	Open Standing = iota
	Ahead
	Behind
	Sure // to win, as far as can be told
	Lost // as far as can be told
)

// StandingOf returns how a seat among so many stands that wins with a chance.
func StandingOf(c coach.Chance, seats int) Standing {
	low, high := c.Interval()
	even := 1 / float64(seats)
	switch {
	case low > 0.95:
		return Sure
	case high < 0.05:
		return Lost
	case low > even:
		return Ahead
	case high < even:
		return Behind
	}
	return Open
}

// Tenths returns how many of ten games are won, and between which numbers the true one lies.
func Tenths(c coach.Chance) (won, low, high int) {
	tenths := func(share float64) int { return int(10*share + 0.5) }
	l, h := c.Interval()
	return tenths(c.Share()), tenths(l), tenths(h)
}
