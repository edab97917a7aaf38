package analysis

import (
	"slices"

	"dreist/game/dreist"
	"dreist/game/dreist/coach"
	"dreist/game/dreist/coach/advice"
	"dreist/game/dreist/record"
	"dreist/game/simulate"
)

// Decision is the moves of a seat up to the next revealed card, compared with the best possible ones.
type Decision struct {
	FirstStepIndex int             // index of the first played step in the history
	endStep        int             // index after the last played step in the history
	TurnNumber     int             // number of the turn among those of the seat, from 1
	PlayedMoves    []dreist.Move   // the moves that were played, read-only
	BestMoves      []dreist.Move   // the best moves; equal to the played ones if no others are clearly better
	PlayedChance   simulate.Chance // winning chance of the played moves
	BestChance     simulate.Chance // winning chance of the best moves
	SecondChance   simulate.Chance // winning chance of the second best moves, on the same deals; 0 games if they were not tried on them
	Habit          Habit           // kind of mistake; valid only if isMistake
}

// Cost returns the winning share that the played moves lose against the best ones, 0 to 1.
func (d *Decision) Cost() float64 { return max(d.BestChance.Share()-d.PlayedChance.Share(), 0) }

// Analysis is the judgement of a seat's decisions in a match.
type Analysis struct {
	Seat          dreist.Seat
	seatCount     int        // number of seats in the match, Egon's included
	TurnCount     int        // number of the seat's turns
	DecisionCount int        // number of the seat's decisions in the match
	Decisions     []Decision // the decisions judged so far, in order
	HasWon        bool       // whether the seat won the match
}

// IsDone reports whether every decision is judged.
func (a *Analysis) IsDone() bool { return len(a.Decisions) == a.DecisionCount }

func (a *Analysis) result() float64 {
	if a.HasWon {
		return 1
	}
	return 0
}

// even returns the winning share of a seat among equal players; a half if the number of seats is unknown.
func (a *Analysis) even() float64 { return 1 / float64(max(a.seatCount, 2)) }

// TotalCost returns the sum of all costs, as a share of games.
func (a *Analysis) TotalCost() float64 {
	sum := 0.0
	for i := range a.Decisions {
		sum += a.Decisions[i].Cost()
	}
	return sum
}

// Luck returns the effect of the cards and the other players: the result (1 or 0), less the winning share at the start, plus all costs. It may
// go beyond -1 and 1.
func (a *Analysis) Luck() float64 {
	if len(a.Decisions) == 0 {
		return 0
	}
	return a.result() - a.Decisions[0].BestChance.Share() + a.TotalCost()
}

// luckAfter returns the effect of the cards and the other players between a decision and the next one, or the end.
func (a *Analysis) luckAfter(i int) float64 {
	after := a.result()
	if i+1 < len(a.Decisions) {
		after = a.Decisions[i+1].BestChance.Share()
	}
	return after - a.Decisions[i].PlayedChance.Share()
}

// CostlyIndices returns the indices of the decisions with the highest costs, highest first, cut off after most of them. It leaves
// out those for which a hint would have shown nothing better.
func (a *Analysis) CostlyIndices(most int) []int {
	return simulate.CostliestIndices(a.Decisions, func(d *Decision) float64 {
		if !advice.IsBehind(d.PlayedChance, d.BestChance) {
			return -1
		}
		return d.Cost()
	}, 0, most)
}

// goodCount returns the number of decisions as good as the best.
func (a *Analysis) goodCount() int {
	good := 0
	for i := range a.Decisions {
		if a.Decisions[i].Cost() < MinMistakeCost {
			good++
		}
	}
	return good
}

// CostliestIndex returns the index of the decision with the highest cost, or -1 without mistakes.
func (a *Analysis) CostliestIndex() int {
	if costly := a.CostlyIndices(1); len(costly) > 0 {
		return costly[0]
	}
	return -1
}

// IsTurningPoint reports whether a decision practically lost an open match: its cost was high, and the seat never recovered.
func (a *Analysis) IsTurningPoint(i int) bool {
	d := &a.Decisions[i]
	later := slices.ContainsFunc(a.Decisions[i+1:], func(l Decision) bool { return l.BestChance.Share() >= d.BestChance.Share() })
	return !a.HasWon && !later && d.BestChance.Share() >= behind*a.even() && d.Cost() >= tips
}

// CountTurnsWhileUndecided counts the seat's turns at a time when the match could still be won or lost: all of them, and the good ones, without a
// mistake.
func (a *Analysis) CountTurnsWhileUndecided() (good, all int) {
	counted, slipped := 0, 0 // the last turn counted, and the last with a mistake
	for i := range a.Decisions {
		d := &a.Decisions[i]
		if !d.open() {
			continue
		}
		if d.TurnNumber != counted {
			good, all, counted = good+1, all+1, d.TurnNumber
		}
		if d.Cost() >= MinMistakeCost && d.TurnNumber != slipped {
			good, slipped = good-1, d.TurnNumber
		}
	}
	return good, all
}

func (d *Decision) open() bool {
	return d.BestChance.Share() >= stake && d.BestChance.Share() <= 1-stake
}

// Praise is a compliment that is true of how the seat played.
type Praise uint8

// The compliments, rarest first.
const (
	NoPraise          Praise = iota // no compliment would be true
	PlayedFaultlessly               // every decision was as good as the best
	FoundOnlyMove                   // the only good move was found
	CameBack                        // the seat was far behind and caught up to even
	PlayedSteadily                  // in most turns of an undecided match the moves were as good as the best
)

// MinMistakeCost is the smallest cost of a mistake, as a share of games.
const MinMistakeCost = advice.MinGap

// Thresholds as shares of games won.
const (
	alone  = 0.08 // least advantage of an only good move over all others
	behind = 0.5  // chance below which a seat is far behind, as a part of even
	tips   = 0.1  // least cost of a decision that tips a match
	stake  = 0.1  // least chance to win, and to lose, in an open match
)

// Praise returns a compliment and the index of the decision that it is about, or -1 if it is about all of them. If no compliment is true, it
// returns NoPraise and -1.
func (a *Analysis) Praise() (Praise, int) {
	good, found, gap := a.goodCount(), -1, alone
	lowest, fought := -1, false
	for i := range a.Decisions {
		d := &a.Decisions[i]
		if ahead, known := d.ahead(); known && ahead >= gap && !a.slipped(d.TurnNumber) {
			found, gap = i, ahead
		}
		switch share := d.BestChance.Share(); {
		case share < behind*a.even() && lowest < 0:
			lowest = i
		case share > a.even() && lowest >= 0:
			fought = true
		}
	}
	steady, open := a.CountTurnsWhileUndecided()
	switch n := len(a.Decisions); {
	case n == 0:
		return NoPraise, -1
	case good == n:
		return PlayedFaultlessly, -1
	case found >= 0:
		return FoundOnlyMove, found
	case fought:
		return CameBack, lowest
	case open > 2 && 3*steady >= 2*open:
		return PlayedSteadily, -1
	}
	return NoPraise, -1
}

// ahead returns the lead of the best moves over the second best. It is unknown if they were tried on different deals, as
// in old stored texts.
func (d *Decision) ahead() (share float64, known bool) {
	return d.BestChance.Share() - d.SecondChance.Share(), d.SecondChance.GameCount > 0 && d.SecondChance.GameCount == d.BestChance.GameCount
}

func (a *Analysis) slipped(turn int) bool {
	return slices.ContainsFunc(a.Decisions, func(d Decision) bool { return d.TurnNumber == turn && (d.isMistake() || d.Cost() >= MinMistakeCost) })
}

// same reports whether two lines are equal, apart from the copies of cards.
func same(a, b []dreist.Move) bool {
	return slices.EqualFunc(a, b, dreist.Move.IsLike)
}

// span is the range [from, to) of steps in the history that make one decision.
type span struct{ from, to int }

// spans returns a seat's decisions in a history, each up to a draw or the end of the turn. Egon's turns are left out, and so is a decision
// without a choice.
func spans(history []record.Step, seat dreist.Seat, start *dreist.Position) []span {
	var all []span
	for i := 0; i < len(history); i++ {
		if dreist.Seat(history[i].Seat) != seat || history[i].Move.Action == dreist.PlayEgonTurn {
			continue
		}
		from, free := i, false
		for ; i < len(history) && history[i].Turn == history[from].Turn; i++ {
			free = free || len(positionBefore(i, start, history).AppendMoves(nil)) > 1
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

// Analyser judges a seat's decisions in a match, one after the other.
type Analyser struct {
	Analysis
	start   *dreist.Position
	history []record.Step
	spans   []span // read-only
	adviser coach.Adviser
	seed    uint64
}

// NewAnalyser returns an Analyser for a seat's decisions in a finished match. It goes on after the decisions already judged.
func NewAnalyser(start *dreist.Position, history []record.Step, seat dreist.Seat, judged []Decision) *Analyser {
	r := &Analyser{start: start, history: history, spans: spans(history, seat, start), seed: uint64(len(history))}
	r.Seat, r.seatCount, r.DecisionCount = seat, start.SeatCount(), len(r.spans)
	for i := range history {
		if dreist.Seat(history[i].Seat) == seat {
			r.TurnCount = record.Round(&history[i])
		}
	}
	r.Decisions = slices.Clone(judged[:min(len(judged), r.DecisionCount)])
	r.HasWon = len(history) > 0 && history[len(history)-1].Position.Winner() == seat
	return r
}

// judgeNext judges the next decision within a limit.
func (r *Analyser) judgeNext(limit simulate.Limit) {
	r.Decisions = append(r.Decisions, r.JudgeDecision(len(r.Decisions), limit))
}

// JudgeDecision returns a decision, judged within a limit. The result must not be used if limit.ShouldStop ended the search.
func (r *Analyser) JudgeDecision(i int, limit simulate.Limit) Decision {
	s := r.spans[i]
	before := positionBefore(s.from, r.start, r.history)
	view := coach.ViewOf(before)
	d := Decision{FirstStepIndex: s.from, endStep: s.to, TurnNumber: record.Round(&r.history[s.from])}
	for _, step := range r.history[s.from:s.to] {
		d.PlayedMoves = append(d.PlayedMoves, step.Move)
	}
	seed := r.seed + uint64(s.from)
	options := r.adviser.RankOptions(view, limit, seed, d.PlayedMoves)
	d.take(options)
	if next := d.dropped(options); next != nil && !d.isMistake() && d.BestChance.Share()-next.WinChance.Share() >= alone {
		// The first search may overrate the played moves; compare again on the same, new deals.
		d.take(r.adviser.RankOptions(view, limit, ^seed, d.PlayedMoves, next.Moves))
	}
	d.Habit = d.habitOf(before)
	return d
}

func (d *Decision) take(options []coach.Option) {
	d.BestMoves, d.BestChance, d.SecondChance = options[0].Moves, options[0].WinChance, simulate.Chance{}
	for _, o := range options {
		if o.WasRequested && len(o.Moves) >= len(d.PlayedMoves) && same(o.Moves[:len(d.PlayedMoves)], d.PlayedMoves) {
			d.PlayedChance = o.WinChance
		}
	}
	if !(d.Cost() > advice.OverestimateOf(d.BestChance)) { // otherwise the costs of many good decisions would add up
		d.BestMoves, d.BestChance = d.PlayedMoves, d.PlayedChance
	}
	for _, o := range options {
		other := o.WinChance.GameCount == d.BestChance.GameCount && !advice.IsSameTurn(o.Moves, d.BestMoves)
		if other && (d.SecondChance.GameCount == 0 || o.WinChance.Share() > d.SecondChance.Share()) {
			d.SecondChance = o.WinChance
		}
	}
}

// dropped returns the second best option if it was tried less often than the best, else nil.
func (d *Decision) dropped(options []coach.Option) *coach.Option {
	i := slices.IndexFunc(options, func(o coach.Option) bool { return !advice.IsSameTurn(o.Moves, d.BestMoves) })
	if i < 0 || d.SecondChance.GameCount > 0 {
		return nil
	}
	return &options[i]
}

func positionBefore(step int, start *dreist.Position, history []record.Step) *dreist.Position {
	if step == 0 {
		return start
	}
	return &history[step-1].Position
}
