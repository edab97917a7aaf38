package coach

import (
	"cmp"
	"math"
	"math/bits"
	"math/rand/v2"
	"slices"

	"dreist/game/dreist"
	"dreist/game/dreist/coach/sight"
	"dreist/game/dreist/coach/value"
)

// Adviser says what the seat to move may do, and how often it would win then. It deals what is hidden from the seat at
// random, again and again, plays every such game on with each way to finish the turn until the seat's next turn ends,
// and takes what the position is worth then. All seats play as the policy does, which finds the turn worth most. All
// ways are tried on the same deals, and the worse half is dropped as evidence grows.
//
// It decides by whole numbers alone, so that its answer is the same on every processor.
type Adviser struct {
	policy policy
	ways   []way
}

// Limit ends an adviser's thinking, whichever comes first.
type Limit struct {
	Games  int         // continuations to play in all; 0 for as many as it likes
	Enough func() bool // asked now and then, also whether the answer is still wanted; nil for never
}

// Chance is how many of some continued games were won. One that was not played to its end counts as the part of a game
// that its last position is worth; the sum is rounded.
type Chance struct{ Won, Games int }

// Share returns the part of the games that was won, 0 to 1; a half where there were none.
func (c Chance) Share() float64 {
	if c.Games == 0 {
		return 0.5
	}
	return float64(c.Won) / float64(c.Games)
}

// Interval returns between which shares the true one lies in 95 of 100 cases.
func (c Chance) Interval() (low, high float64) { return Wilson(c.Won, c.Games) }

// Option is a way to go on with the turn.
type Option struct {
	Moves  []dreist.Move // up to its end, or to the draw that shows a card nobody knows yet; at least one
	Chance Chance
	Asked  bool // one of those that were asked about
}

// way is a way to go on with the turn that is being tried.
type way struct {
	moves []dreist.Move // up to the end of the turn or a draw; fewer where somebody asked about them
	asked bool
	worth int64 // the chance to win by what its end is worth, which counts as so many games
	trust int64
	won   int64 // by all games, in parts of value.Certain
	games int64
	each  []int32 // won by each game; the same deals for all ways that are still tried
}

// share returns the chance to win, in parts of value.Certain.
func (w *way) share() int64 { return (w.won + w.trust*w.worth) / max(w.games+w.trust, 1) }

func (w *way) chance() Chance {
	return Chance{Won: int((w.share()*w.games + value.Certain/2) / value.Certain), Games: int(w.games)}
}

// add adds what a game brought.
func (w *way) add(won int64) {
	w.won += won
	w.games++
	w.each = append(w.each, int32(won))
}

// beats reports whether a way is better than another beyond doubt: on the same deals, by more than three times what
// chance alone would explain.
func (w *way) beats(other *way) bool {
	var gap, squares int64
	for i, won := range w.each {
		d := int64(won - other.each[i])
		gap += d
		squares += d * d
	}
	return gap > 0 && gap > doubt*doubt*squares/gap
}

const (
	ahead = 1  // how many turns of the seat are played on
	width = 16 // how many ways are tried, those that are worth most
	trust = 4  // how many games the value of a position counts as
	doubt = 3  // how many standard deviations one way has to be ahead of another to be better beyond doubt
	pause = 32 // after how many deals the ways are compared
	least = 16 // how many deals all ways are tried on where no number of games is the limit
)

// Advise returns what the seat to move may do, the best first. Ways to go on that are asked about are among them, and
// are tried as often as the best. The same arguments give the same answer, unless Enough ends the thinking.
func (a *Adviser) Advise(v sight.View, limit Limit, seed uint64, asked ...[]dreist.Move) []Option {
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
		options[i] = Option{Moves: a.line(p, w.moves), Chance: w.chance(), Asked: w.asked}
	}
	return options
}

// best returns the best way to go on, and tries no longer than until there is no other.
func (a *Adviser) best(v sight.View, limit Limit, rng *rand.Rand) []dreist.Move {
	p := v.Imagine(rng)
	if a.list(&p); len(a.ways) > 1 {
		a.weigh(v, limit, rng, true)
	}
	return a.line(p, a.ways[0].moves)
}

// list lists the ways to go on, those that are worth most first, or only one that wins at once. Where a DREIer comes on the
// way, or waits for its card, the card is drawn; only a turn that empties the hand is listed without it, too.
func (a *Adviser) list(p *dreist.Position) {
	a.ways = a.ways[:0]
	judge := &a.policy.judge
	judge.sit(p)
	waiting, left := p.Pending() == dreist.DrawPending, len(p.Hand(p.Turn()))
	draw := way{moves: []dreist.Move{dreist.Draw()}, trust: trust} // with cards left worth no less than what is best without the card
	if waiting && left == 0 {
		draw.worth = int64(judge.hopeOfDraw(p))
	}
	for t, end := range a.policy.finder.All(p) {
		last := t.Last()
		if last.To.Next != dreist.NoSeat && last.To.First > last.To.Next {
			continue // the same as the other way round, as nobody knows the cards
		}
		worth := int64(judge.worth(t, end).Chance())
		if worth == value.Certain {
			a.ways = append(a.ways[:0], way{moves: slices.Clone(t.Moves()), worth: worth, trust: trust})
			return
		}
		emptying := last.Action == dreist.GiveCards
		switch {
		case emptying || t.Draws() == 0 && (!waiting || left == 0):
			a.offer(t.Moves(), worth)
		case waiting:
			draw.worth = max(draw.worth, worth)
		}
		if t.Draws() > 0 && !waiting {
			if emptying {
				worth = int64(judge.hopeOfDraw(end))
			}
			first := t.TrioFirst(p)
			a.offer(untilDraw(*p, first.Moves()), worth)
		}
	}
	slices.SortStableFunc(a.ways, func(x, y way) int { return cmp.Compare(y.worth, x.worth) })
	a.ways = a.ways[:min(len(a.ways), width)]
	if waiting {
		a.ways = append(a.ways, draw)
	}
}

// offer lists a way to go on, once.
func (a *Adviser) offer(moves []dreist.Move, worth int64) {
	for i := range a.ways {
		if w := &a.ways[i]; slices.Equal(w.moves, moves) {
			w.worth = max(w.worth, worth)
			return
		}
	}
	a.ways = append(a.ways, way{moves: slices.Clone(moves), worth: worth, trust: trust})
}

// untilDraw returns the moves of a turn up to the first card that may be drawn, and the draw.
func untilDraw(p dreist.Position, moves []dreist.Move) []dreist.Move {
	for i, m := range moves {
		must(p.Play(m))
		if p.Pending() == dreist.DrawPending {
			return append(slices.Clone(moves[:i+1]), dreist.Draw())
		}
	}
	return moves
}

// ask adds a way that somebody asks about, or marks it where it is listed.
func (a *Adviser) ask(moves []dreist.Move) {
	for i := range a.ways {
		if slices.EqualFunc(a.ways[i].moves, moves, dreist.Move.Like) {
			a.ways[i].asked = true
			return
		}
	}
	a.ways = append(a.ways, way{moves: moves, asked: true})
}

// weigh tries the ways and puts them in order, the best first. There are as many stages as it takes to halve the ways
// down to one, all of about as many games, but for the last one, which goes on as long as the limit allows, or until
// only one way is left where nothing else is wanted.
func (a *Adviser) weigh(v sight.View, limit Limit, rng *rand.Rand, onlyBest bool) {
	live, played := a.ways, 0
	stages := max(bits.Len(uint(len(live)-1)), 1)
	games := least * len(live)
	if limit.Games > 0 {
		games = limit.Games / stages
	}
	for stage := range stages {
		if stage == stages-1 && (limit.Games > 0 || limit.Enough != nil) {
			games = math.MaxInt - len(live)
		}
		for deal, end := 1, played+games; deal == 1 || played+len(live) <= end; deal++ {
			if played > 0 && limit.reached(played+len(live)) {
				better(live)
				return
			}
			world := v.Imagine(rng)
			for i := range live {
				live[i].add(a.play(world, live[i].moves))
			}
			played += len(live)
			if deal%pause == 0 {
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

// better puts the better half of the ways and those that were asked about first, and returns them.
func better(ways []way) []way {
	half := (len(ways) + 1) / 2
	return keep(ways, func(i int) bool { return i < half })
}

// contenders puts the ways first that may still be the best or were asked about, and returns them.
func contenders(ways []way) []way {
	return keep(ways, func(i int) bool { return !ways[0].beats(&ways[i]) })
}

// keep puts the ways in order, the best first, and then those first that are kept or were asked about, and returns them.
func keep(ways []way, kept func(place int) bool) []way {
	slices.SortStableFunc(ways, func(x, y way) int { return cmp.Compare(y.share(), x.share()) })
	n := 0
	for i, w := range ways {
		if kept(i) || w.asked {
			copy(ways[n+1:i+1], ways[n:i])
			ways[n] = w
			n++
		}
	}
	return ways[:n]
}

// play plays a possible game on with some moves and returns the chance of their seat to win.
func (a *Adviser) play(p dreist.Position, moves []dreist.Move) int64 {
	me := p.Turn()
	for _, m := range moves {
		must(p.Play(p.FromHand(m)))
	}
	if p.Turn() == me { // it has drawn, or those who asked left the rest open
		a.policy.turn(&p)
	}
	return a.policy.chance(&p, me, ahead)
}

// line returns how a turn that begins with some moves goes on as far as it can be foreseen.
func (a *Adviser) line(p dreist.Position, begun []dreist.Move) []dreist.Move {
	me := p.Turn()
	var line []dreist.Move
	add := func(m dreist.Move) (more bool) {
		must(p.Play(p.FromHand(m)))
		if m.Card != dreist.NoCard {
			m.Card = m.Card.Kind().Card(0) // it stands for its kind
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
