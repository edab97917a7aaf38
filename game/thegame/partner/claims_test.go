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
	claimGames      = 200
	claimGamesShort = 12
)

// No reason that is told is false: what each claims is looked up by the rules alone.
func TestReasonsAreTrue(t *testing.T) {
	games, told, compared := claimGames, map[ReasonKind]int{}, map[Versus]int{}
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
					r := checkReasons(t, &p)
					told[r.Kind]++
					compared[r.Against.Versus]++
				}
				if err := p.Play(m); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	if testing.Short() {
		return // some reasons are rare
	}
	for k := Tried; k <= Skips; k++ {
		if rare := k == Wins || k == Stops; told[k] == 0 && !rare {
			t.Errorf("reason %d was never told", k)
		}
	}
	for v := Alone; v <= Apart; v++ {
		if compared[v] == 0 {
			t.Errorf("comparison %d was never made", v)
		}
	}
}

// checkReasons holds that what is told at a position is true there, of the whole turn and after each of its cards.
func checkReasons(t *testing.T, p *thegame.Position) Reason {
	t.Helper()
	all, _ := Advise(Look(p, p.Turn()), nil, simulate.Limit{Games: 24}, uint64(p.Rest()))
	moves, first := Recommend(Look(p, p.Turn()), all)
	now := *p
	for i, m := range moves {
		r := Why(Look(&now, now.Turn()), moves[i:], MovesOf(all))
		if wrong := falseClaim(&now, &r, moves[i:]); wrong != "" {
			t.Errorf("%+v for %v: %s\n%s", r, moves[i:], wrong, now.Picture())
		}
		if err := now.Play(m); err != nil {
			t.Fatal(err)
		}
	}
	return first
}

// endsOf returns the positions that some cards lead to, in all orders.
func endsOf(p thegame.Position, cards []thegame.Move) (ends []thegame.Position) {
	if len(cards) == 0 {
		return []thegame.Position{p}
	}
	for i, m := range cards {
		if q := p; q.Play(m) == nil {
			ends = append(ends, endsOf(q, slices.Delete(slices.Clone(cards), i, i+1))...)
		}
	}
	return ends
}

// skipped counts the numbers that are nowhere on the table in the end, and fitted a pile before and do not then, or the other way round.
func skipped(p, end *thegame.Position) (skips, regains int) {
	for c := thegame.Lowest; c <= thegame.Highest; c++ {
		laid := false
		for on := range thegame.Pile(thegame.Piles) {
			laid = laid || slices.Contains(end.AppendPile(nil, on), c)
		}
		for on := range thegame.Pile(thegame.Piles) {
			before, after := on.Step(p.Shown(on), c) > 0, on.Step(end.Shown(on), c) > 0
			switch {
			case laid || before == after:
			case before:
				skips++
			default:
				regains++
			}
		}
	}
	return skips, regains
}

// falseClaim returns what is false in a reason for a turn, nothing if it is true.
func falseClaim(p *thegame.Position, r *Reason, moves []thegame.Move) (wrong string) {
	claim := func(holds bool, what string, values ...any) {
		if !holds && wrong == "" {
			wrong = fmt.Sprintf(what, values...)
		}
	}
	seat, end := p.Turn(), *p
	var back []thegame.Move
	for _, m := range moves {
		if m.Action == thegame.LayCard && m.Pile.Step(end.Shown(m.Pile), m.Card) < 0 {
			back = append(back, m)
		}
		if m.Action == thegame.LayCard {
			_ = end.Play(m)
		}
	}
	skips, regains := skipped(p, &end)
	claim(r.Effect == Effect{skips, regains}, "it skips %d and regains %d", skips, regains)
	claim(slices.Equal(r.Tricks, back), "%v go back", back)
	claim(!r.Spared || len(back) > 0 && straightSkips(p, moves, back) > skips, "the rest laid straight skips no more")
	claim(r.Against.Versus == Apart || r.Kind != Back || regains == 0 || skips == 0 || skips == leastSkips(p, moves, regains),
		"cards that nobody asks for are not told apart")
	claim(r.Ends == (moves[0].Action == thegame.EndTurn), "it ends the turn or not")
	switch r.Kind {
	case Wins:
		claim(end.Won(), "cards are left")
	case Stops:
		claim(r.Ends && p.MayEnd(), "the turn does not end")
	case Prepares:
		claim(!end.Over() && end.Holds(seat, r.With), "there is no later turn for %d", r.With)
		claim(r.Pile.Trick(p.Shown(r.Pile)) != r.With, "the %d could go back before", r.With)
		claim(r.Pile.Step(end.Shown(r.Pile), r.With) == -thegame.TrickSize, "the %d does not go back on %v", r.With, r.Pile)
	case Spares:
		claim(p.Signal(r.Seat, r.Pile) == thegame.KeepOff && r.Seat != seat, "%d does not ask to keep off %v", r.Seat, r.Pile)
		claim(p.PileSize(r.Pile) == end.PileSize(r.Pile), "%v is not spared", r.Pile)
		claim(r.Against.Skips < skips, "the other way does not skip less")
	case Back:
		claim(len(back) > 0, "nothing goes back")
	case Skips:
		claim(len(back) == 0, "%v go back", back)
	}
	if r.Kind != Tried && wrong == "" {
		wrong = falseComparison(p, &end, r, moves)
	}
	return wrong
}

// falseComparison returns what is false in the comparison of a turn with another way.
func falseComparison(p, end *thegame.Position, r *Reason, moves []thegame.Move) string {
	a, seat := &r.Against, p.Turn()
	turn := slices.DeleteFunc(slices.Clone(moves), func(m thegame.Move) bool { return m.Action != thegame.LayCard })
	without := func(less []thegame.Move) []thegame.Move {
		return slices.DeleteFunc(slices.Clone(turn), func(m thegame.Move) bool { return slices.Contains(less, m) })
	}
	switch a.Versus {
	case Besides:
		if !slices.ContainsFunc(endsOf(*end, a.Lays), func(other thegame.Position) bool {
			costs, _ := skipped(end, &other)
			skips, _ := skipped(p, &other)
			return costs == a.Costs && costs >= 4*len(a.Lays) && (r.Effect.Regains > 0 || skips == a.Skips)
		}) {
			return "the cards besides skip another number"
		}
	case Apart:
		skips := leastSkips(p, moves, r.Effect.Regains)
		if skips != a.Skips || r.Effect.Skips-skips != a.Costs || a.Costs >= 4*len(a.Lays) || len(turn)-len(a.Lays) < p.Minimum()-p.Laid() {
			return fmt.Sprintf("without what nobody asks for it skips %d", skips)
		}
		if !slices.ContainsFunc(endsOf(*p, without(a.Lays)), func(other thegame.Position) bool {
			skips, regains := skipped(p, &other)
			return skips == a.Skips && regains == r.Effect.Regains
		}) {
			return "the cards that nobody asks for skip another number"
		}
	case Without, OnWay:
		if a.Costs > 0 && r.Effect.Regains > 0 {
			return "what is skipped is told together with what fits again"
		}
		if !slices.ContainsFunc(endsOf(*p, without(a.Lays)), func(other thegame.Position) bool {
			skips, regains := skipped(p, &other)
			costs := max(r.Effect.Skips-skips, regains-skips-r.Effect.Regains+r.Effect.Skips, 0)
			return costs == a.Costs && costs < 4*len(a.Lays)
		}) {
			return "the cards laid as well cost another number"
		}
		for _, m := range a.Lays {
			if step := m.Pile.Step(m.Card, end.Shown(m.Pile)); a.Versus == OnWay && (step <= 0 || m.Pile.Step(p.Shown(m.Pile), m.Card) <= 0) {
				return fmt.Sprintf("the %d is not on the way", m.Card)
			}
		}
	case Keeps:
		m := a.Lays[0]
		step := m.Pile.Step(end.Shown(m.Pile), m.Card)
		switch {
		case a.Costs != stepSkips(end, m):
			return fmt.Sprintf("it would skip %d then", stepSkips(end, m))
		case end.Over() || !end.Holds(seat, m.Card) || !m.Pile.Fits(end.Shown(m.Pile), m.Card):
			return "the card cannot be laid later"
		case step > 10:
			return fmt.Sprintf("the step is %d", step)
		}
		for _, c := range end.Hand(seat) {
			for on := range end.Takes(c).All() {
				if near := on.Step(end.Shown(on), c); c != m.Card && near <= step {
					return fmt.Sprintf("%d is as near", c)
				}
			}
		}
	case Instead:
		if r.Kind == Spares {
			return ""
		}
		elsewhere := slices.DeleteFunc(slices.Clone(turn), func(m thegame.Move) bool {
			return slices.ContainsFunc(a.Lays, func(o thegame.Move) bool { return o.Card == m.Card })
		})
		if moved := len(turn) - len(elsewhere); len(a.For) == 0 && moved > 0 && moved != len(a.Lays) {
			return "the other way moves cards needlessly"
		}
		ends := endsOf(*p, append(elsewhere, a.Lays...))
		if len(a.For) > 0 {
			ends = endsOf(*p, append(without(a.For), a.Lays...))
		} else {
			ends = append(ends, endsOf(*p, a.Lays)...)
		}
		if !slices.ContainsFunc(ends, func(other thegame.Position) bool {
			skips, regains := skipped(p, &other)
			return skips == a.Skips && skips > r.Effect.Skips && regains-skips < r.Effect.Regains-r.Effect.Skips &&
				p.Rest()-other.Rest() == len(turn)+a.Cards
		}) {
			return "the other way skips another number"
		}
	}
	return ""
}

// stepSkips counts what one card would skip.
func stepSkips(p *thegame.Position, m thegame.Move) int {
	end := *p
	_ = end.Play(m)
	skips, _ := skipped(p, &end)
	return skips
}

// straightSkips counts what a turn skips without its cards that go back: what fits then, the nearest first.
func straightSkips(p *thegame.Position, moves, back []thegame.Move) int {
	end := *p
	for d := 1; d < int(thegame.Deck)+2; d++ {
		for _, m := range moves {
			if m.Action == thegame.LayCard && !slices.Contains(back, m) && m.Pile.Step(p.Shown(m.Pile), m.Card) == d {
				_ = end.Play(m)
			}
		}
	}
	skips, _ := skipped(p, &end)
	return skips
}

// leastSkips counts what a turn skips at least if cards are left out that nobody asks for, in the same order and with the same going back.
func leastSkips(p *thegame.Position, moves []thegame.Move, regains int) int {
	lays := slices.DeleteFunc(slices.Clone(moves), func(m thegame.Move) bool { return m.Action != thegame.LayCard })
	count := func(kept []thegame.Move) (end thegame.Position, back int, fits bool) {
		end = *p
		for _, m := range kept {
			if m.Pile.Step(end.Shown(m.Pile), m.Card) < 0 {
				back++
			}
			if end.Play(m) != nil {
				return end, back, false
			}
		}
		return end, back, true
	}
	whole, wholeBack, _ := count(lays)
	least, _ := skipped(p, &whole)
	var leave func(kept []thegame.Move, from int)
	leave = func(kept []thegame.Move, from int) {
		if len(kept) < max(p.Minimum()-p.Laid(), 1) {
			return
		}
		if end, back, fits := count(kept); fits && back >= wholeBack {
			if skips, again := skipped(p, &end); again == regains {
				least = min(least, skips)
			}
		}
		for i := from; i < len(kept); i++ {
			leave(slices.Delete(slices.Clone(kept), i, i+1), i)
		}
	}
	leave(lays, 0)
	return least
}
