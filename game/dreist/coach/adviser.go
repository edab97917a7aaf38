package coach

import (
	"cmp"
	"math/rand/v2"
	"slices"

	"dreist/game/dreist"
	"dreist/game/dreist/coach/value"
	"dreist/game/simulate"
)

// Adviser finds the options of the seat to move and how often each one wins. It deals the hidden cards at random, again
// and again, plays each option on until the seat's next turn ends, and takes the value of that position. All seats play
// by the policy, which chooses the turn with the highest value.
//
// It uses integers only, for equal results on every processor.
type Adviser struct {
	policy policy
	ways   []way
}

// Option is one way to play the rest of the turn.
type Option struct {
	Moves        []dreist.Move   // at least one, up to the end of the turn or a draw
	WinChance    simulate.Chance // chance of winning with these moves
	WasRequested bool            // whether the caller requested it
}

// way is a line being tried: moves up to the end of the turn or a draw; a requested one may be shorter.
type way = simulate.Trial[[]dreist.Move]

const (
	ahead = 1  // number of further turns of the seat that are played
	width = 16 // largest number of lines tried, those with the highest value
	trust = 4  // number of games that the value counts for
)

// RankOptions returns the options of the seat to move, best first. Requested lines are among them, and are tried as often
// as the best. Equal arguments give equal results, unless limit.ShouldStop ends the search.
func (a *Adviser) RankOptions(v View, limit simulate.Limit, seed uint64, asked ...[]dreist.Move) []Option {
	rng := rand.New(rand.NewPCG(seed, 0))
	p := v.Imagine(rng)
	a.list(&p)
	for _, moves := range asked {
		a.ask(moves)
	}
	a.weigh(v, limit, rng, false)
	options := make([]Option, len(a.ways))
	for i := range a.ways {
		w := &a.ways[i]
		options[i] = Option{Moves: a.line(p, w.Option), WinChance: w.Chance(value.ChanceOne), WasRequested: w.IsRequested}
	}
	return options
}

// best returns the best line. It stops searching as soon as that is known.
func (a *Adviser) best(v View, limit simulate.Limit, rng *rand.Rand) []dreist.Move {
	p := v.Imagine(rng)
	if a.list(&p); len(a.ways) > 1 {
		a.weigh(v, limit, rng, true)
	}
	return a.line(p, a.ways[0].Option)
}

// list lists the lines, highest value first, or only one that wins at once. A line stops at its first DREIer and draws; only a
// turn that empties the hand is also listed without the draw.
func (a *Adviser) list(p *dreist.Position) {
	a.ways = a.ways[:0]
	judge := &a.policy.judge
	judge.sit(p)
	waiting, left := p.Pending() == dreist.DrawPending, len(p.Hand(p.Turn()))
	draw := way{Option: []dreist.Move{dreist.Draw()}, StaticWeight: trust} // with cards left, at least as good as the best line without it
	if waiting && left == 0 {
		draw.StaticValue = int64(judge.hopeOfDraw(p))
	}
	for t, end := range a.policy.finder.Turns(p) {
		last := t.LastMove()
		if last.Receivers.IsSwapped() {
			continue
		}
		worth := int64(judge.worth(t, end).Chance())
		if worth == value.ChanceOne {
			a.ways = append(a.ways[:0], way{Option: slices.Clone(t.Moves()), StaticValue: worth, StaticWeight: trust})
			return
		}
		emptying := last.Action == dreist.GiveCards
		switch {
		case emptying || t.DeclinedDraws() == 0 && (!waiting || left == 0):
			a.offer(t.Moves(), worth)
		case waiting:
			draw.StaticValue = max(draw.StaticValue, worth)
		}
		if t.DeclinedDraws() > 0 && !waiting {
			if emptying {
				worth = int64(judge.hopeOfDraw(end))
			}
			first := t.WithTrioFirst(p)
			a.offer(untilDraw(*p, first.Moves()), worth)
		}
	}
	slices.SortStableFunc(a.ways, func(x, y way) int { return cmp.Compare(y.StaticValue, x.StaticValue) })
	a.ways = a.ways[:min(len(a.ways), width)]
	if waiting {
		a.ways = append(a.ways, draw)
	}
}

func (a *Adviser) offer(moves []dreist.Move, worth int64) {
	for i := range a.ways {
		if w := &a.ways[i]; slices.Equal(w.Option, moves) {
			w.StaticValue = max(w.StaticValue, worth)
			return
		}
	}
	a.ways = append(a.ways, way{Option: slices.Clone(moves), StaticValue: worth, StaticWeight: trust})
}

// untilDraw returns the moves of a turn up to the first possible draw, with the draw.
func untilDraw(p dreist.Position, moves []dreist.Move) []dreist.Move {
	for i, m := range moves {
		must(p.Play(m))
		if p.Pending() == dreist.DrawPending {
			return append(slices.Clone(moves[:i+1]), dreist.Draw())
		}
	}
	return moves
}

func (a *Adviser) ask(moves []dreist.Move) {
	for i := range a.ways {
		if slices.EqualFunc(a.ways[i].Option, moves, dreist.Move.IsLike) {
			a.ways[i].IsRequested = true
			return
		}
	}
	a.ways = append(a.ways, way{Option: moves, IsRequested: true})
}

// weigh tries the lines and sorts them, best first.
func (a *Adviser) weigh(v View, limit simulate.Limit, rng *rand.Rand, onlyBest bool) {
	var world dreist.Position
	simulate.RunTrials(a.ways, limit, onlyBest,
		func() { world = v.Imagine(rng) },
		func(moves *[]dreist.Move) int64 { return a.play(world, *moves) })
}

// play plays a possible game on from some moves and returns their seat's winning chance, 0 to value.ChanceOne.
func (a *Adviser) play(p dreist.Position, moves []dreist.Move) int64 {
	me := p.Turn()
	for _, m := range moves {
		must(p.Play(p.WithHandCard(m)))
	}
	if p.Turn() == me { // after a draw, or a requested line that ends early
		a.policy.turn(&p)
	}
	return a.policy.chance(&p, me, ahead)
}

// line returns the moves of a turn that begins with some moves, as far as no hidden card matters.
func (a *Adviser) line(p dreist.Position, begun []dreist.Move) []dreist.Move {
	me := p.Turn()
	var line []dreist.Move
	add := func(m dreist.Move) (more bool) {
		must(p.Play(p.WithHandCard(m)))
		if m.Card != dreist.NoCard {
			m.Card = m.Card.Kind().Card(0) // the card stands for its kind
		}
		line = append(line, m)
		return p.Turn() == me && m.Action != dreist.DrawCard
	}
	more := true
	for _, m := range begun {
		more = add(m)
	}
	for more {
		e, draw := a.policy.choose(&p)
		if draw {
			more = add(dreist.Draw())
			continue
		}
		for _, m := range e.turn.Moves() {
			if more = add(m); p.Pending() == dreist.DrawPending {
				break
			}
		}
	}
	return line
}
