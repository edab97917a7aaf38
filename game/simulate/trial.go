package simulate

import (
	"cmp"
	"math"
	"math/bits"
	"slices"
)

// Limit ends trying, whichever comes first.
type Limit struct {
	Games  int         // continuations to play in all; 0 for as many as it likes
	Enough func() bool // asked now and then, also whether the answer is still wanted; nil for never
}

// Trial is an option that is being tried.
type Trial[O any] struct {
	Option O
	Asked  bool  // it is tried as often as the best, however bad it is
	Worth  int64 // what it is worth by what its end looks like, which counts as so many games
	Trust  int64

	won   int64 // by all games
	games int64
	each  []int32 // by each game; the same deals for all that are still tried
}

// Share returns what the option is worth by its games and by its end.
func (t *Trial[O]) Share() int64 { return (t.won + t.Trust*t.Worth) / max(t.games+t.Trust, 1) }

// Games returns how many games were played on for the option.
func (t *Trial[O]) Games() int { return int(t.games) }

// Chance returns how many of its games the option wins, where a game won is worth certain.
func (t *Trial[O]) Chance(certain int64) Chance {
	return Chance{Won: int((t.Share()*t.games + certain/2) / certain), Games: int(t.games)}
}

// add adds what a game brought.
func (t *Trial[O]) add(won int64) {
	t.won += won
	t.games++
	t.each = append(t.each, int32(won))
}

// beats reports whether an option is better than another beyond doubt: on the same deals, by more than three times what
// chance alone would explain.
func (t *Trial[O]) beats(other *Trial[O]) bool {
	var gap, squares int64
	for i, won := range t.each {
		d := int64(won - other.each[i])
		gap += d
		squares += d * d
	}
	return gap > 0 && gap > doubt*doubt*squares/gap
}

const (
	doubt = 3  // how many standard deviations one option has to be ahead of another to be better beyond doubt
	pause = 32 // after how many deals the options are compared
	least = 16 // how many deals all options are tried on where no number of games is the limit
)

// Best tries options on the same deals and puts them in order, the best first. deal deals what is hidden anew, and play
// returns what an option brings on that deal, in whole numbers, so that the order is the same on every processor.
//
// There are as many stages as it takes to halve the options down to one, all of about as many games, but for the last
// one, which goes on as long as the limit allows, or until only one option is left where nothing but the best is
// wanted. What is worse beyond doubt is dropped on the way.
func Best[O any](trials []Trial[O], limit Limit, onlyBest bool, deal func(), play func(O) int64) {
	live, played := trials, 0
	stages := max(bits.Len(uint(len(live)-1)), 1)
	games := least * len(live)
	if limit.Games > 0 {
		games = limit.Games / stages
	}
	for stage := range stages {
		if stage == stages-1 && (limit.Games > 0 || limit.Enough != nil) {
			games = math.MaxInt - len(live)
		}
		for deals, end := 1, played+games; deals == 1 || played+len(live) <= end; deals++ {
			if played > 0 && limit.reached(played+len(live)) {
				better(live)
				return
			}
			deal()
			for i := range live {
				live[i].add(play(live[i].Option))
			}
			played += len(live)
			if deals%pause == 0 {
				live = contenders(live)
			}
			if onlyBest && len(live) == 1 {
				return
			}
		}
		live = better(live)
	}
}

// reached reports whether there shall not be so many games.
func (l Limit) reached(games int) bool {
	return l.Games > 0 && games > l.Games || l.Enough != nil && l.Enough()
}

// better puts the better half of the options and those that were asked about first, and returns them.
func better[O any](trials []Trial[O]) []Trial[O] {
	half := (len(trials) + 1) / 2
	return keep(trials, func(i int) bool { return i < half })
}

// contenders puts the options first that may still be the best or were asked about, and returns them.
func contenders[O any](trials []Trial[O]) []Trial[O] {
	return keep(trials, func(i int) bool { return !trials[0].beats(&trials[i]) })
}

// keep puts the options in order, the best first, and then those first that are kept or were asked about, and returns
// them.
func keep[O any](trials []Trial[O], kept func(place int) bool) []Trial[O] {
	slices.SortStableFunc(trials, func(x, y Trial[O]) int { return cmp.Compare(y.Share(), x.Share()) })
	n := 0
	for i, t := range trials {
		if kept(i) || t.Asked {
			copy(trials[n+1:i+1], trials[n:i])
			trials[n] = t
			n++
		}
	}
	return trials[:n]
}
