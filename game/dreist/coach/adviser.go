package coach

import (
	"math"
	"math/rand/v2"
	"slices"

	"dreist/game/dreist"
	"dreist/game/dreist/coach/sight"
)

// Adviser says what the seat to move may do, and how often it would win then. It deals what is hidden from the seat at
// random, again and again, and has the fair player play every such game to its end for all seats. All options are tried
// on the same deals, and the worse half is dropped as evidence grows.
type Adviser struct {
	plan  plan
	moves []dreist.Move
}

// Limit ends an adviser's thinking, whichever comes first.
type Limit struct {
	Games  int         // continuations to play in all; 0 for as many as it likes
	Enough func() bool // asked now and then, also whether the answer is still wanted; nil for never
}

// Chance is how many of some continued games were won.
type Chance struct{ Won, Games int }

// Share returns the part of the games that was won, 0 to 1; a half where there were none.
func (c Chance) Share() float64 {
	if c.Games == 0 {
		return 0.5
	}
	return float64(c.Won) / float64(c.Games)
}

// Interval returns between which shares the true one lies in 95 of 100 cases (Wilson).
func (c Chance) Interval() (low, high float64) {
	const z = 1.96
	if c.Games == 0 {
		return 0, 1
	}
	n, p := float64(c.Games), c.Share()
	middle, off := (p+z*z/(2*n))/(1+z*z/n), z/(1+z*z/n)*math.Sqrt(p*(1-p)/n+z*z/(4*n*n))
	return max(middle-off, 0), min(middle+off, 1)
}

// Option is a way to go on with the turn.
type Option struct {
	Moves  []dreist.Move // up to its end, or to the draw that shows a card nobody knows yet; at least one
	Chance Chance
	Asked  bool // one of those that were asked about
}

// The rounds after which the worse half of the options is dropped: after this many deals, and each time they doubled.
const firstCut = 16

// Advise returns what the seat to move may do, the best first. Ways to go on that are asked about are among them, and
// are tried as often as the best. The same arguments give the same answer, unless Enough ends the thinking.
func (a *Adviser) Advise(v sight.View, limit Limit, seed uint64, asked ...[]dreist.Move) []Option {
	source := rand.NewPCG(seed, 0)
	rng := rand.New(source)
	a.moves = v.AppendMoves(a.moves[:0])
	var options []Option
	for _, m := range a.moves {
		options = append(options, Option{Moves: []dreist.Move{m}})
	}
	for _, moves := range asked {
		options = append(options, Option{Moves: moves, Asked: true})
	}
	live, played, cut := options, 0, firstCut
	for round := 1; limit.Games == 0 || played+len(live) <= limit.Games || round == 1; round++ {
		if round > 1 && limit.Enough != nil && limit.Enough() {
			break
		}
		world := v.Imagine(rng)
		for i := range live {
			live[i].Chance.Games++
			if a.wins(world, live[i].Moves) {
				live[i].Chance.Won++
			}
		}
		played += len(live)
		if round == cut {
			live, cut = better(live), 2*cut
		}
		if len(options) == 1 && limit.Games == 0 && limit.Enough == nil {
			break
		}
	}
	sortOptions(live)
	for i := range options {
		options[i].Moves = a.line(v, options[i].Moves, rng)
	}
	return options
}

// better puts the better half of the options and those that were asked about first, and returns them.
func better(options []Option) []Option {
	sortOptions(options)
	kept := max((len(options)+1)/2, min(len(options), 2))
	for i := kept; i < len(options); i++ {
		if o := options[i]; o.Asked {
			copy(options[kept+1:i+1], options[kept:i])
			options[kept] = o
			kept++
		}
	}
	return options[:kept]
}

// sortOptions puts the best option first, the first of equal ones.
func sortOptions(options []Option) {
	slices.SortStableFunc(options, func(a, b Option) int { return b.Chance.Won*a.Chance.Games - a.Chance.Won*b.Chance.Games })
}

// wins plays a possible game on with some moves and reports whether their seat wins.
func (a *Adviser) wins(p dreist.Position, moves []dreist.Move) bool {
	me := p.Turn()
	for _, m := range moves {
		// They are those of the view, and a plan finds what is allowed: there are no errors here.
		_ = p.Play(p.FromHand(m))
	}
	for p.Turn() != dreist.NoSeat {
		next := dreist.Egon()
		if !p.EgonToMove() {
			next = a.next(&p)
		}
		if p.Play(next) != nil {
			return false
		}
	}
	return p.Winner() == me
}

// next returns what the fair player would do, but that it draws whenever it may unless its hand can be emptied.
func (a *Adviser) next(p *dreist.Position) dreist.Move {
	best := a.plan.find(p)
	if p.Pending() == dreist.DrawPending && !best.empties {
		return dreist.Draw()
	}
	return best.move
}

// line returns how a turn that begins with some moves goes on as far as it can be foreseen.
func (a *Adviser) line(v sight.View, begun []dreist.Move, rng *rand.Rand) []dreist.Move {
	p := v.Imagine(rng)
	me := p.Turn()
	var line []dreist.Move
	for {
		var m dreist.Move
		if len(line) < len(begun) {
			m = begun[len(line)]
		} else if m = a.next(&p); m.Card != dreist.NoCard {
			m.Card = m.Card.Kind().Card(0)
		}
		line = append(line, m)
		if m.Action == dreist.DrawCard || p.Play(p.FromHand(m)) != nil || p.Turn() != me {
			return line
		}
	}
}
