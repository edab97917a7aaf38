package partner

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"dreist/game/simulate"
	"dreist/game/thegame"
)

// False claims are looked for in so many games, and in so many under -short.
const (
	claimGames      = 100
	claimGamesShort = 15
)

// No reason that is told is false: what each claims is looked up by the rules alone.
func TestReasonsAreTrue(t *testing.T) {
	games, told := claimGames, map[ReasonKind]int{}
	if testing.Short() {
		games = claimGamesShort
	}
	players := [...]Player{easy{}, &thrifty{heeds: true}, greedy{}}
	for seed := range uint64(games) {
		rng := rand.New(rand.NewPCG(seed, 17))
		p := begun(t, thegame.Variant(seed%3), 1+int(seed%5), seed)
		for !p.Over() {
			if seed%4 > 0 { // at the other tables nobody speaks
				speakAll(&p)
			}
			for _, m := range players[rng.IntN(len(players))].Turn(Look(&p, p.Turn()), seed) {
				if rng.IntN(4) == 0 {
					told[checkReason(t, &p)]++
				}
				if err := p.Play(m); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	for k := Tried; k <= Leaves; k++ {
		if rare := k == Wins || k == Keeps; told[k] == 0 && !rare {
			t.Errorf("reason %d was never told", k)
		}
	}
}

// checkReason holds that what is told at a position is true there, of the whole turn and after each of its cards.
func checkReason(t *testing.T, p *thegame.Position) ReasonKind {
	t.Helper()
	all, _ := Advise(Look(p, p.Turn()), nil, simulate.Limit{Games: 24}, uint64(p.Rest()))
	first := Why(Look(p, p.Turn()), all[0].Moves)
	now := *p
	for i, m := range all[0].Moves {
		r := Why(Look(&now, now.Turn()), all[0].Moves[i:])
		if wrong := falseClaim(now, r, all[0].Moves[i:]); wrong != "" {
			t.Errorf("%v for %v: %s\n%s", r, all[0].Moves[i:], wrong, now.Picture())
		}
		if err := now.Play(m); err != nil {
			t.Fatal(err)
		}
	}
	return first.Kind
}

// falseClaim returns what is false in a reason for a turn, nothing if it is true.
func falseClaim(p thegame.Position, r Reason, moves []thegame.Move) (wrong string) {
	seat, end := p.Turn(), p
	var laid []thegame.Move
	for _, m := range moves {
		if m.Action == thegame.LayCard {
			laid = append(laid, m)
			_ = end.Play(m)
		}
	}
	claim := func(holds bool, what string, values ...any) {
		if !holds && wrong == "" {
			wrong = fmt.Sprintf(what, values...)
		}
	}
	if r.Kind == Stops || r.Kind == Keeps {
		claim(len(laid) == 0 && p.MayEnd(), "the turn does not end")
		gains := roomGained(&p, seat)
		claim(r.Kind == Keeps || gains == "", "%s", gains)
		claim(r.Kind == Stops || gains != "", "no card that fits well is kept")
		return wrong
	}
	first := laid[0]
	step := first.Pile.Step(p.Shown(first.Pile), first.Card)
	claim(!r.Small() || step > 0 && step <= 5, "a step of %d is not small", step)
	claim(r.Step == step, "the step is %d", step)
	switch r.Kind {
	case Wins:
		claim(end.Won(), "cards are left")
	case GoesBack:
		claim(step == -thegame.TrickSize, "it does not go back")
	case Builds:
		_ = p.Play(first)
		claim(step > 0 && p.Holds(seat, r.With), "the %d does not go on, or %d is not in the hand", first.Card, r.With)
		claim(r.Pile.Step(p.Shown(r.Pile), r.With) == -thegame.TrickSize, "the %d does not go back on %v", r.With, r.Pile)
	case Prepares:
		claim(!end.Over() && end.Holds(seat, r.With), "there is no later turn for %d", r.With)
		claim(r.Pile.Step(end.Shown(r.Pile), r.With) == -thegame.TrickSize, "the %d does not go back on %v", r.With, r.Pile)
	case Spares:
		asked := false
		for s := range thegame.Seat(p.Seats()) {
			asked = asked || s != seat && p.Signal(s, r.Pile) == thegame.KeepOff
		}
		claim(asked && p.PileSize(r.Pile) == end.PileSize(r.Pile), "nobody asks to keep off %v, or it is not spared", r.Pile)
	case LaysOn:
		claim(p.Laid() >= p.Minimum(), "it is owed")
	case Small:
		claim(r.Small(), "that is not said")
	case Turns:
		q := p
		for _, m := range laid {
			if m.Card == r.With {
				claim(m.Pile == r.Pile && m.Pile.Step(q.Shown(m.Pile), m.Card) == -thegame.TrickSize, "the %d does not go back", r.With)
			}
			_ = q.Play(m)
		}
		claim(slices.ContainsFunc(laid[1:], func(m thegame.Move) bool { return m.Card == r.With }), "the %d is not laid later", r.With)
	case Leads:
		claim(slices.ContainsFunc(laid[1:], func(m thegame.Move) bool { return m.Card == r.With && m.Pile == first.Pile }),
			"the %d does not follow on the pile", r.With)
		_ = p.Play(first)
		then := r.Pile.Step(p.Shown(r.Pile), r.With)
		claim(then == r.Then && then > 0 && then <= 5, "the %d is %d away", r.With, then)
	case Leaves:
		claim(p.PileSize(r.Pile) == end.PileSize(r.Pile), "something is laid on %v", r.Pile)
		near := r.Pile.Step(p.Shown(r.Pile), r.With)
		claim(p.Holds(seat, r.With) && near > 0 && near < step, "the %d is %d away, the first card %d", r.With, near, step)
	case Smallest, Tried:
		smaller := false
		for _, c := range p.Hand(seat) {
			for on := range p.Takes(c).All() {
				smaller = smaller || on.Step(p.Shown(on), c) < step
			}
		}
		claim(smaller == (r.Kind == Tried), "there is a smaller step: %v", smaller)
	}
	return wrong
}

// roomGained names a way to go on that costs no more numbers than it lays, nothing if there is none.
func roomGained(p *thegame.Position, seat thegame.Seat) string {
	for _, c := range p.Hand(seat) {
		for on := range p.Takes(c).All() {
			cost := on.Step(p.Shown(on), c)
			if cost <= 1 {
				return fmt.Sprintf("%d on %v takes %d", c, on, cost)
			}
			q := *p
			_ = q.Play(thegame.Lay(c, on))
			for _, d := range q.Hand(seat) {
				for then := range q.Takes(d).All() {
					if both := cost + then.Step(q.Shown(then), d); both <= 2 {
						return fmt.Sprintf("%d on %v and %d on %v take %d", c, on, d, then, both)
					}
				}
			}
		}
	}
	return ""
}
