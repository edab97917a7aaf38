package analysis

import (
	"cmp"
	"slices"

	"dreist/game/dreist"
	"dreist/game/dreist/coach"
	"dreist/game/dreist/coach/advice"
	"dreist/game/dreist/match"
	"dreist/game/dreist/record"
	"dreist/game/simulate"
)

// Decision is what a seat played without anything unknown showing in between, beside the best that it could have played.
type Decision struct {
	From, To int             // the steps of the history that were played are those from From up to To
	Turn     int             // of the seat, from 1
	Played   []dreist.Move   // to be read only
	Best     []dreist.Move   // the same moves where nothing is clearly better
	Chance   simulate.Chance // of what was played
	Better   simulate.Chance // of the best
	Second   simulate.Chance // of what comes next to the best, on the same deals; no games where it was not tried on them
	Kind     Kind            // what it was about, where there was something better
}

// Cost returns how much less often the seat wins by what it played than by the best, 0 to 1.
func (d *Decision) Cost() float64 { return max(d.Better.Share()-d.Chance.Share(), 0) }

// Analysis is how a seat has played a match.
type Analysis struct {
	Seat      dreist.Seat
	Seats     int        // of the match, Egon's included
	Turns     int        // that the seat had
	All       int        // how many decisions there are in the match
	Decisions []Decision // those that have been judged, in their order
	Won       bool
}

// Done reports whether every decision has been judged.
func (a *Analysis) Done() bool { return len(a.Decisions) == a.All }

// result is the chance when the match was over.
func (a *Analysis) result() float64 {
	if a.Won {
		return 1
	}
	return 0
}

// even is the share of games that each seat would win if all were equal, a half where nobody says how many there are.
func (a *Analysis) even() float64 { return 1 / float64(max(a.Seats, 2)) }

// Costs returns how many games of a hundred all decisions together cost, as a share.
func (a *Analysis) Costs() float64 {
	sum := 0.0
	for i := range a.Decisions {
		sum += a.Decisions[i].Cost()
	}
	return sum
}

// Luck returns what the cards and the others changed in all, -1 to 1 and beyond: the result, less the chance at the start, plus the costs.
func (a *Analysis) Luck() float64 {
	if len(a.Decisions) == 0 {
		return 0
	}
	return a.result() - a.Decisions[0].Better.Share() + a.Costs()
}

// LuckAfter returns what the cards and the others changed between a decision and the next, or the end.
func (a *Analysis) LuckAfter(i int) float64 {
	after := a.result()
	if i+1 < len(a.Decisions) {
		after = a.Decisions[i+1].Better.Share()
	}
	return after - a.Decisions[i].Chance.Share()
}

// Costly returns the numbers of at most so many decisions that cost most, the most first: only those of which a hint would
// have told something better.
func (a *Analysis) Costly(most int) []int {
	var costly []int
	for i := range a.Decisions {
		if d := &a.Decisions[i]; advice.Behind(d.Chance, d.Better) {
			costly = append(costly, i)
		}
	}
	slices.SortStableFunc(costly, func(i, j int) int { return cmp.Compare(a.Decisions[j].Cost(), a.Decisions[i].Cost()) })
	return costly[:min(len(costly), most)]
}

// Good returns how many of the decisions were as good as the best.
func (a *Analysis) Good() int {
	good := 0
	for i := range a.Decisions {
		if a.Decisions[i].Cost() < Slip {
			good++
		}
	}
	return good
}

// Decided returns the number of the decision that cost most; -1 where none was a mistake.
func (a *Analysis) Decided() int {
	if costly := a.Costly(1); len(costly) > 0 {
		return costly[0]
	}
	return -1
}

// Tipped reports whether a match that was open until a decision was as good as lost by it: it cost much, and the seat never stood
// as well again.
func (a *Analysis) Tipped(i int) bool {
	d := &a.Decisions[i]
	later := slices.ContainsFunc(a.Decisions[i+1:], func(l Decision) bool { return l.Better.Share() >= d.Better.Share() })
	return !a.Won && !later && d.Better.Share() >= behind*a.even() && d.Cost() >= tips
}

// OpenTurns returns in how many of the seat's turns something was at stake, and in how many of these nothing was clearly better.
func (a *Analysis) OpenTurns() (good, all int) {
	counted, slipped := 0, 0 // the last turn of either kind
	for i := range a.Decisions {
		d := &a.Decisions[i]
		if !d.open() {
			continue
		}
		if d.Turn != counted {
			good, all, counted = good+1, all+1, d.Turn
		}
		if d.Cost() >= Slip && d.Turn != slipped {
			good, slipped = good-1, d.Turn
		}
	}
	return good, all
}

// open reports whether a seat could still win or lose by a decision.
func (d *Decision) open() bool { return d.Better.Share() >= stake && d.Better.Share() <= 1-stake }

// Praise is something true that can be said of how the seat played.
type Praise uint8

// What can be praised, the rarest first.
const (
	NoPraise  Praise = iota
	Faultless        // every decision was as good as the best
	Found            // where one thing was much better than all others it was found
	Fought           // from far behind the seat came back to even
	Steady           // most turns in which something was at stake were as good as the best
)

// Slip is the share of games won that a decision has to cost to be a mistake; one that costs less is as good as the best.
const Slip = advice.Little

// The measures of what is told, in shares of games won.
const (
	alone  = 0.08 // by which the best is better than all others
	behind = 0.5  // of what would be even
	tips   = 0.1  // what a decision costs that tips a match
	stake  = 0.1  // from which on a match is neither lost nor won
)

// Praise returns what there is to praise, and the number of the decision it is about, -1 where it is about all.
func (a *Analysis) Praise() (Praise, int) {
	good, found, gap := a.Good(), -1, alone
	lowest, fought := -1, false
	for i := range a.Decisions {
		d := &a.Decisions[i]
		if ahead, known := d.ahead(); known && ahead >= gap && !a.slipped(d.Turn) {
			found, gap = i, ahead
		}
		switch share := d.Better.Share(); {
		case share < behind*a.even() && lowest < 0:
			lowest = i
		case share > a.even() && lowest >= 0:
			fought = true
		}
	}
	steady, open := a.OpenTurns()
	switch n := len(a.Decisions); {
	case n == 0:
		return NoPraise, -1
	case good == n:
		return Faultless, -1
	case found >= 0:
		return Found, found
	case fought:
		return Fought, lowest
	case open > 2 && 3*steady >= 2*open:
		return Steady, -1
	}
	return NoPraise, -1
}

// ahead returns how much more often the seat wins by the best than by what comes next to it. It is not known where they
// were tried on different deals, of which kept texts tell.
func (d *Decision) ahead() (share float64, known bool) {
	return d.Better.Share() - d.Second.Share(), d.Second.Games > 0 && d.Second.Games == d.Better.Games
}

// slipped reports whether a decision of a turn was not as good as the best.
func (a *Analysis) slipped(turn int) bool {
	return slices.ContainsFunc(a.Decisions, func(d Decision) bool { return d.Turn == turn && (d.Fault() || d.Cost() >= Slip) })
}

// same reports whether two ways to go on are the same but for the copies of their cards.
func same(a, b []dreist.Move) bool {
	return slices.EqualFunc(a, b, dreist.Move.Like)
}

// span is a decision that has not been judged.
type span struct{ from, to int }

// spans returns the decisions of a seat in a history: those in which it could have done something else.
func spans(history []record.Step, seat dreist.Seat, start *dreist.Position) []span {
	var all []span
	for i := 0; i < len(history); i++ {
		if dreist.Seat(history[i].Seat) != seat || history[i].Move.Action == dreist.EgonPlays {
			continue
		}
		from, free := i, false
		for ; i < len(history) && history[i].Turn == history[from].Turn; i++ {
			before := start
			if i > 0 {
				before = &history[i-1].Position
			}
			free = free || len(before.AppendMoves(nil)) > 1
			if history[i].Move.Action == dreist.DrawCard {
				i++
				break
			}
		}
		if free {
			all = append(all, span{from, i})
		}
		i--
	}
	return all
}

// Run judges the decisions of a seat, one after the other.
type Run struct {
	Analysis
	start   *dreist.Position
	history []record.Step
	spans   []span // to be read only
	adviser coach.Adviser
	seed    uint64
}

// Begin begins to look back on how a seat played a match that is over, and goes on after the decisions that have been judged before.
func Begin(start *dreist.Position, history []record.Step, seat dreist.Seat, judged []Decision) *Run {
	r := &Run{start: start, history: history, spans: spans(history, seat, start), seed: uint64(len(history))}
	r.Seat, r.Seats, r.All = seat, start.Seats(), len(r.spans)
	for i := range history {
		if dreist.Seat(history[i].Seat) == seat {
			r.Turns = record.Round(&history[i])
		}
	}
	r.Decisions = slices.Clone(judged[:min(len(judged), r.All)])
	r.Won = len(history) > 0 && history[len(history)-1].Position.Winner() == seat
	return r
}

// Next judges the next decision, within a limit. If the limit's Enough says that the answer is not wanted any longer, the caller throws
// the run away. Its error tells that the history is none.
func (r *Run) Next(limit simulate.Limit) error {
	s := r.spans[len(r.Decisions)]
	watch, err := match.Watch(r.start, r.history[:s.from])
	if err != nil {
		return err
	}
	d := Decision{From: s.from, To: s.to, Turn: record.Round(&r.history[s.from])}
	for _, step := range r.history[s.from:s.to] {
		d.Played = append(d.Played, step.Move)
	}
	seed := r.seed + uint64(s.from)
	options := r.adviser.Advise(watch.View(), limit, seed, d.Played)
	d.take(options)
	if next := d.dropped(options); next != nil && !d.Fault() && d.Better.Share()-next.Chance.Share() >= alone {
		// What was played looks much better than all else. Whether it is tells only on the same deals, and on new ones.
		d.take(r.adviser.Advise(watch.View(), limit, ^seed, d.Played, next.Moves))
	}
	d.Kind = d.kindOf(r.before(s.from))
	r.Decisions = append(r.Decisions, d)
	return nil
}

// take takes over what was found, for the moves that were played and for others.
func (d *Decision) take(options []coach.Option) {
	d.Best, d.Better, d.Second = options[0].Moves, options[0].Chance, simulate.Chance{}
	for _, o := range options {
		if o.Asked && len(o.Moves) >= len(d.Played) && same(o.Moves[:len(d.Played)], d.Played) {
			d.Chance = o.Chance
		}
	}
	if !(d.Cost() > advice.Doubt(d.Better)) { // else the costs of many good decisions would add up to much
		d.Best, d.Better = d.Played, d.Chance
	}
	for _, o := range options {
		other := o.Chance.Games == d.Better.Games && !advice.Same(o.Moves, d.Best)
		if other && (d.Second.Games == 0 || o.Chance.Share() > d.Second.Share()) {
			d.Second = o.Chance
		}
	}
}

// dropped returns what comes next to the best where that was not tried as often, nil where it was or there is nothing.
func (d *Decision) dropped(options []coach.Option) *coach.Option {
	i := slices.IndexFunc(options, func(o coach.Option) bool { return !advice.Same(o.Moves, d.Best) })
	if i < 0 || d.Second.Games > 0 {
		return nil
	}
	return &options[i]
}

// before returns the position before a step of the history.
func (r *Run) before(step int) *dreist.Position {
	if step == 0 {
		return r.start
	}
	return &r.history[step-1].Position
}
