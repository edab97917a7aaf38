package simulate

import (
	"cmp"
	"math"
	"math/bits"
	"slices"
)

// Limit ends the trials as soon as one of its conditions is met.
type Limit struct {
	MaxGames   int         // total number of games; 0 for no limit
	ShouldStop func() bool // called now and then; true ends the trials; nil for no such condition
}

// Trial is an option that is tried, with its results.
type Trial[O any] struct {
	Option       O
	IsRequested  bool  // whether it is never dropped, so that it is tried as often as the best
	StaticValue  int64 // static value of the option, which counts as much as StaticWeight games
	StaticWeight int64 // number of games that StaticValue counts for

	won   int64 // sum over all games
	games int64
	each  []int32 // result of each game; all options still tried have the same deals
}

// Share returns the mean of the option's games and its static value.
func (t *Trial[O]) Share() int64 {
	return (t.won + t.StaticWeight*t.StaticValue) / max(t.games+t.StaticWeight, 1)
}

// GameCount returns the number of games played for the option.
func (t *Trial[O]) GameCount() int { return int(t.games) }

// Chance returns the winning chance of the option; certain is the value of a won game.
func (t *Trial[O]) Chance(certain int64) Chance {
	return Chance{WonCount: int((t.Share()*t.games + certain/2) / certain), GameCount: int(t.games)}
}

func (t *Trial[O]) add(won int64) {
	t.won += won
	t.games++
	t.each = append(t.each, int32(won))
}

// beats reports whether an option is better than another beyond doubt: by more than doubt standard deviations on the
// same deals.
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
	doubt = 3  // standard deviations by which an option must lead to be better beyond doubt
	pause = 32 // number of deals between comparisons
	least = 16 // number of deals for all options without a limit of games
)

// RunTrials tries options on the same deals and sorts them, best first. deal deals the hidden cards. play plays an option on that deal and returns
// its result, an integer so that all processors choose alike; it may count results in the option.
//
// Each stage halves the options and plays about the same number of games. The last one continues up to the limit or, if onlyBest is true,
// until one option is left. Options that are worse beyond doubt are dropped earlier.
func RunTrials[O any](trials []Trial[O], limit Limit, onlyBest bool, deal func(), play func(*O) int64) {
	live, played := trials, 0
	stages := max(bits.Len(uint(len(live)-1)), 1)
	games := least * len(live)
	if limit.MaxGames > 0 {
		games = limit.MaxGames / stages
	}
	for stage := range stages {
		if stage == stages-1 && (limit.MaxGames > 0 || limit.ShouldStop != nil) {
			games = math.MaxInt - len(live)
		}
		for deals, end := 1, played+games; deals == 1 || played+len(live) <= end; deals++ {
			if played > 0 && limit.reached(played+len(live)) {
				better(live)
				return
			}
			deal()
			for i := range live {
				live[i].add(play(&live[i].Option))
			}
			played += len(live)
			if deals%pause == 0 {
				live = keep(live, func(i int) bool { return !live[0].beats(&live[i]) }) // those that may still be the best
			}
			if onlyBest && len(live) == 1 {
				return
			}
		}
		live = better(live)
	}
}

// TrialsOf returns trials of options and of the requested one, nil for none, which may be the same as one of them.
func TrialsOf[O any](options []O, requested *O, same func(a, b *O) bool) (trials []Trial[O]) {
	found := requested == nil
	for _, o := range options {
		asked := requested != nil && same(&o, requested)
		trials = append(trials, Trial[O]{Option: o, IsRequested: asked})
		found = found || asked
	}
	if !found {
		trials = append(trials, Trial[O]{Option: *requested, IsRequested: true})
	}
	return trials
}

// OptionsOf returns the options of trials, and the index of the requested one, 0 if none was requested.
func OptionsOf[O any](trials []Trial[O]) (options []O, requested int) {
	for i, t := range trials {
		options = append(options, t.Option)
		if t.IsRequested {
			requested = i
		}
	}
	return options, requested
}

func (l Limit) reached(games int) bool {
	return l.MaxGames > 0 && games > l.MaxGames || l.ShouldStop != nil && l.ShouldStop()
}

// better moves the better half of the options and the requested ones to the front, and returns them.
func better[O any](trials []Trial[O]) []Trial[O] {
	half := (len(trials) + 1) / 2
	return keep(trials, func(i int) bool { return i < half })
}

// keep sorts the options, best first, moves the kept and the requested ones to the front, and returns them.
func keep[O any](trials []Trial[O], kept func(place int) bool) []Trial[O] {
	slices.SortStableFunc(trials, func(x, y Trial[O]) int { return cmp.Compare(y.Share(), x.Share()) })
	n := 0
	for i, t := range trials {
		if kept(i) || t.IsRequested {
			copy(trials[n+1:i+1], trials[n:i])
			trials[n] = t
			n++
		}
	}
	return trials[:n]
}
