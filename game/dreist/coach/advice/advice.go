// Package advice turns what an adviser has found into what a person is told: whether there is anything to tell, what a
// turn is good for, and what every move of it brings. It reads a position only as far as the seat
// to move sees it.
package advice

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"dreist/game/dreist"
	"dreist/game/dreist/coach"
	"dreist/game/dreist/coach/sight"
	"dreist/game/simulate"
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
	Line    []dreist.Move   // up to the end of the turn, or to a draw; a card in it stands for its kind
	With    simulate.Chance // of the line
}

// Little is the share of games by which something has to win less often to be worth mentioning. As both ways are tried on the
// same deals that can be told apart, where the chances themselves are only known to a tenth or so.
const Little = 0.02

// Behind reports whether something clearly wins less often than the best of what was tried on the same deals: whoever gives a hint
// and whoever looks back on a match ask this.
func Behind(c, best simulate.Chance) bool {
	gap := best.Share() - c.Share()
	return gap >= Little && gap > Doubt(best)
}

// Doubt returns by how much the best of several ways may well look better than it is.
func Doubt(best simulate.Chance) float64 {
	low, _ := best.Interval()
	return (best.Share() - low) / 2
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
	single := true
	for _, o := range options {
		single = single && Same(o.Moves, best.Moves)
		if loses(o.Chance, options) {
			a.Verdict = Found
		}
	}
	if single || high-low > wide {
		a.Verdict = Found // of a single way an adviser is sure beforehand that it is the best
	}
	return a
}

// loses reports whether one of some options clearly wins less often than the best of them, which comes first. Options that were
// tried as often were tried on the same deals, those that were dropped early only on some of them. There the best was no worse
// than any that was dropped, so what these lose to each other they lose to the best, too. Across deals it only tells where their
// intervals lie apart.
func loses(c simulate.Chance, options []coach.Option) bool {
	best := options[0].Chance
	ahead := func(o coach.Option) bool { return o.Chance.Games == c.Games && o.Chance.Share()-c.Share() >= Little }
	if Behind(c, best) && slices.ContainsFunc(options, ahead) {
		return true
	}
	low, _ := best.Interval()
	_, high := c.Interval()
	return high < low
}

// Same reports whether two ways to go on are the same moves, in whatever order.
func Same(a, b []dreist.Move) bool {
	left := slices.Clone(b)
	for _, m := range a {
		i := slices.IndexFunc(left, m.Like)
		if i < 0 {
			return false
		}
		left = slices.Delete(left, i, i+1)
	}
	return len(left) == 0
}

// Without returns what is done without advice by the seat to move: the turn of somebody who thinks no further than a turn and
// gets rid of as many cards as can be, which is what most people do who have just learnt the game. It goes up to the end of
// the turn or to a draw. Beside it shows whether advice helps. The watch is a copy, on which it is played.
func Without(watch sight.Watch, seed uint64) ([]dreist.Move, error) {
	fair, err := coach.New(coach.Fair)
	if err != nil {
		return nil, err
	}
	rng := rand.New(rand.NewPCG(seed, 0))
	me := watch.Position().Turn()
	var line []dreist.Move
	for {
		m := fair.Choose(watch.View(), rng)
		line = append(line, m)
		if m.Action == dreist.DrawCard {
			return line, nil
		}
		if err := watch.Play(m); err != nil {
			return nil, fmt.Errorf("advice: play what is done without it: %w", err)
		}
		if watch.Position().Turn() != me {
			return line, nil
		}
	}
}

// Standing is how a seat stands where that is beyond doubt.
type Standing uint8

const (
	Open Standing = iota
	Sure          // to win, as far as can be told
	Lost          // as far as can be told
)

// StandingOf returns how a seat stands that wins with a chance.
func StandingOf(c simulate.Chance) Standing {
	low, high := c.Interval()
	switch {
	case low > 0.95:
		return Sure
	case high < 0.05:
		return Lost
	}
	return Open
}
