package partner

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"dreist/build/need"
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
	games, told, compared := claimGames, map[ReasonKind]int{}, map[AlternativeKind]int{}
	if testing.Short() {
		games = claimGamesShort
	}
	players := [...]Player{easy, &thrifty{}, greedy{}}
	for seed := range uint64(games) {
		rng := rand.New(rand.NewPCG(seed, 17))
		p := begun(t, thegame.Variant(seed%3), 1+int(seed%5), seed)
		for !p.IsOver() {
			if seed%4 > 0 { // at the other tables nobody speaks
				speakAll(&p)
			}
			for _, m := range players[rng.IntN(len(players))].TurnMoves(ViewOf(&p, p.Turn()), seed) {
				if rng.IntN(4) == 0 {
					r := checkReasons(t, &p)
					told[r.Kind]++
					compared[r.Alternative.Kind]++
				}
				need.OK(t, p.Play(m))
			}
		}
	}
	if testing.Short() {
		return // some reasons are rare
	}
	for k := NoReason; k <= SkipsFewest; k++ {
		if rare := k == WinsGame || k == StopsTurn || k == LaysOnlyFittingCards; told[k] == 0 && !rare {
			t.Errorf("reason %d was never told", k)
		}
	}
	for v := NoAlternative; v <= OwedCardsOnly; v++ {
		if rare := v == NoOtherTurn; compared[v] == 0 && !rare {
			t.Errorf("comparison %d was never made", v)
		}
	}
}

// checkReasons holds that what is told at a position is true there, of the whole turn and after each of its cards.
func checkReasons(t *testing.T, p *thegame.Position) Reason {
	t.Helper()
	all, _ := RankMoves(ViewOf(p, p.Turn()), nil, simulate.Limit{MaxGames: 24}, uint64(p.CardsLeft()))
	moves, first := Recommend(ViewOf(p, p.Turn()), all)
	now := *p
	for i, m := range moves {
		r := ReasonFor(ViewOf(&now, now.Turn()), moves[i:], MovesOf(all))
		if wrong := falseClaim(&now, &r, moves[i:]); wrong != "" {
			t.Errorf("%+v for %v: %s\n%s", r, moves[i:], wrong, now.TextPicture())
		}
		need.OK(t, now.Play(m))
	}
	return first
}

// after returns the position after the cards of moves, ok is false where they cannot be laid.
func after(p *thegame.Position, moves []thegame.Move) (end thegame.Position, ok bool) {
	end = *p
	for _, m := range moves {
		if m.Action == thegame.LayCard && end.Play(m) != nil {
			return end, false
		}
	}
	return end, true
}

// skipped counts the numbers that are nowhere on the table in the end, and fitted a pile before and do not then, or the other way round.
func skipped(p, end *thegame.Position) (skips, regains int) {
	var laid [thegame.Highest + 1]bool
	for on := range thegame.Pile(thegame.PileCount) {
		for _, c := range end.AppendPile(nil, on) {
			laid[c] = true
		}
	}
	for c := thegame.Lowest; c <= thegame.Highest; c++ {
		less, more := false, false
		for on := range thegame.Pile(thegame.PileCount) {
			before, after := on.Step(p.TopCard(on), c) > 0, on.Step(end.TopCard(on), c) > 0
			less, more = less || before && !after, more || after && !before
		}
		if !laid[c] && less {
			skips++
		}
		if !laid[c] && more {
			regains++
		}
	}
	return skips, regains
}

// eachWay calls f with each way to lay so many cards, in each order.
func eachWay(p *thegame.Position, cards int, path []thegame.Move, f func(lays []thegame.Move, end *thegame.Position)) {
	if len(path) == cards {
		f(path, p)
		return
	}
	for _, m := range p.AppendLays(nil) {
		q := *p
		if q.Play(m) == nil {
			eachWay(&q, cards, append(slices.Clone(path), m), f)
		}
	}
}

// fewest returns how many numbers a turn of so many cards skips at least, net of those that it brings back, and whether there is one, of
// those that may be.
func fewest(p *thegame.Position, cards int, may func(lays []thegame.Move) bool) (net int, ok bool) {
	eachWay(p, cards, nil, func(lays []thegame.Move, end *thegame.Position) {
		if skips, regains := skipped(p, end); may(lays) && (!ok || skips-regains < net) {
			net, ok = skips-regains, true
		}
	})
	return net, ok
}

// goBack returns the moves that go back.
func goBack(p *thegame.Position, moves []thegame.Move) (back []thegame.Move) {
	q := *p
	for _, m := range moves {
		if m.Action == thegame.LayCard && m.Pile.Step(q.TopCard(m.Pile), m.Card) < 0 {
			back = append(back, m)
		}
		if m.Action == thegame.LayCard {
			_ = q.Play(m)
		}
	}
	return back
}

// breaks reports whether moves go against what a seat wishes of a pile.
func breaks(p *thegame.Position, moves []thegame.Move, w SeatSignal) bool {
	return slices.ContainsFunc(moves, func(m thegame.Move) bool {
		if m.Action != thegame.LayCard || m.Pile != w.Pile {
			return false
		}
		return w.Signal == thegame.KeepOff || w.Signal == thegame.SmallStep && m.Pile.Step(p.TopCard(m.Pile), m.Card) > 5
	})
}

// falseClaim returns what is false in a reason for a turn, nothing if it is true.
func falseClaim(p *thegame.Position, r *Reason, moves []thegame.Move) (wrong string) {
	claim := func(holds bool, what string, values ...any) {
		if !holds && wrong == "" {
			wrong = fmt.Sprintf(what, values...)
		}
	}
	end, _ := after(p, moves)
	lays := slices.DeleteFunc(slices.Clone(moves), func(m thegame.Move) bool { return m.Action != thegame.LayCard })
	skips, regains := skipped(p, &end)
	back := goBack(p, moves)
	claim(slices.Equal(r.TenBacks, back), "%v go back", back)
	claim(r.IsTurnEnd == (moves[0].Action == thegame.EndTurn), "it ends the turn or not")
	claim(r.Effect.SkippedCount == skips && r.Effect.RegainedCount == regains, "it skips %d and regains %d", skips, regains)
	owes := max(p.OwedCount()-p.LaidCount(), 1)
	least, _ := fewest(p, min(len(lays), owes), func([]thegame.Move) bool { return true })
	if fewer, ok := 0, false; r.HasFewestSkips && p.CardsLeft()%16 == 0 { // a card more can lie on the way: looked at now and then, as there are many
		if fewer, ok = fewest(p, 3, func([]thegame.Move) bool { return true }); ok {
			least = min(least, fewer)
		}
	}
	switch r.Kind {
	case NoReason:
		return ""
	case WinsGame:
		claim(end.IsWon(), "cards are left")
	case LaysOnlyFittingCards:
		eachWay(p, owes, nil, func(other []thegame.Move, _ *thegame.Position) {
			claim(len(lays) == owes && !slices.ContainsFunc(other, func(m thegame.Move) bool { return !slices.Contains(lays, m) }), "%v can be laid", other)
		})
	case StopsTurn:
		one, _ := fewest(p, 1, func([]thegame.Move) bool { return true })
		claim(r.IsTurnEnd && p.CanEndTurn() && one >= 4 && one == r.Alternative.SkippedCount, "a card skips %d", one)
	case PreparesTenBack:
		claim(!end.IsOver() && end.HasCard(p.Turn(), r.Card), "there is no later turn for %d", r.Card)
		claim(r.Pile.TenBackCard(p.TopCard(r.Pile)) != r.Card, "the %d could go back before", r.Card)
		claim(r.Pile.Step(end.TopCard(r.Pile), r.Card) == -thegame.TenBackSize, "the %d does not go back on %v", r.Card, r.Pile)
		later, _ := after(&end, []thegame.Move{thegame.Lay(r.Card, r.Pile)})
		_, gain := skipped(&end, &later)
		claim(gain == r.RegainedCount && gain > 0, "%d numbers fit again", gain)
	case RespectsSignal:
		claim(p.Signal(r.SeatSignal.Seat, r.SeatSignal.Pile) == r.SeatSignal.Signal && r.SeatSignal.Seat != p.Turn(), "%d does not wish that", r.SeatSignal.Seat)
		claim(p.PileSize(r.Pile) == end.PileSize(r.Pile), "%v is not spared", r.Pile)
		claim(r.Alternative.SkippedCount < skips, "the other way does not skip less")
		for _, w := range brokenWishesOf(p) {
			claim(!breaks(p, moves, w), "it breaks the wish %v", w)
		}
	case GoesTenBack, SkipsFewest:
		claim((r.Kind == GoesTenBack) == (len(back) > 0), "%v go back", back)
		claim(!r.HasFewestSkips || regains > 0 || skips <= least, "%d numbers would do", least)
	}
	if wrong == "" {
		wrong = falseComparison(p, &end, r, lays)
	}
	return wrong
}

// brokenWishesOf returns the wishes of all seats but the one to move that can be broken.
func brokenWishesOf(p *thegame.Position) (wishes []SeatSignal) {
	for s := range thegame.Seat(p.SeatCount()) {
		for on := range thegame.Pile(thegame.PileCount) {
			if s != p.Turn() {
				wishes = append(wishes, SeatSignal{s, p.Signal(s, on), on})
			}
		}
	}
	return wishes
}

// falseComparison returns what is false in the comparison of a turn with another way.
func falseComparison(p, end *thegame.Position, r *Reason, lays []thegame.Move) string {
	a, owes := &r.Alternative, max(p.OwedCount()-p.LaidCount(), 1)
	skips, regains := skipped(p, end)
	without := func(less []thegame.Move) []thegame.Move {
		return slices.DeleteFunc(slices.Clone(lays), func(m thegame.Move) bool { return slices.Contains(less, m) })
	}
	// some tells whether cards can be laid in an order in which so many numbers are skipped, net of those that come back.
	some := func(from *thegame.Position, cards []thegame.Move, net int) (found bool) {
		eachOrder(from, cards, func(q *thegame.Position) {
			skips, regains := skipped(from, q)
			found = found || skips-regains == net
		})
		return found
	}
	switch net := skips - regains; a.Kind {
	case OtherCards:
		other := a.Lays
		if len(a.ReplacedLays) > 0 {
			other = append(without(a.ReplacedLays), a.Lays...)
		}
		if r.Kind != RespectsSignal && (!some(p, other, a.SkippedCount) || a.SkippedCount <= skips || len(other) != len(lays)) {
			return "the other way skips another number"
		}
	case OneMoreCard:
		net, ok := fewest(end, 1, func([]thegame.Move) bool { return true })
		if r.Kind != StopsTurn && (!ok || net < 4 || !some(p, append(slices.Clone(lays), a.Lays...), a.SkippedCount)) {
			return "the further card skips another number"
		}
	case ExtraCards:
		if rest := without(a.Lays); len(rest) != owes || !some(p, rest, net-a.LaysSkippedCount) || a.LaysSkippedCount > 2*len(a.Lays) {
			return "the cards laid besides skip another number"
		}
	case KeepsFreeCard:
		m := a.Lays[0]
		if net, ok := fewest(end, 1, func(l []thegame.Move) bool { return l[0] == m }); !ok || net > 0 || slices.Contains(lays, m) || p.DrawPileSize() == 0 {
			return "the card kept is not free"
		}
	case WithoutTenBack:
		least, ok := fewest(p, owes, func(l []thegame.Move) bool { return len(goBack(p, l)) == 0 })
		if !ok || least < a.SkippedCount || a.SkippedCount <= skips {
			return fmt.Sprintf("straight %d would be skipped", least)
		}
	case KeepsSignal, NoOtherTurn:
		least, ok := fewest(p, owes, func(l []thegame.Move) bool {
			return !slices.ContainsFunc(l, func(m thegame.Move) bool { return m.Pile == r.SeatSignal.Pile })
		})
		if ok != (a.Kind == KeepsSignal) || ok && (least < a.SkippedCount || a.SkippedCount <= net) || !breaks(p, lays, r.SeatSignal) {
			return fmt.Sprintf("without the pile %d would be skipped", least)
		}
		if p.Signal(r.SeatSignal.Seat, r.SeatSignal.Pile) != r.SeatSignal.Signal || r.SeatSignal.Seat == p.Turn() {
			return "nobody wishes that"
		}
	case OwedCardsOnly:
		least, ok := fewest(p, owes, func([]thegame.Move) bool { return true })
		if more := len(lays) - owes; !ok || a.CardCount != owes || least != a.SkippedCount || more < 1 || skips > least+2*more {
			return fmt.Sprintf("what is owed skips %d", least)
		}
	}
	return ""
}

// eachOrder calls f with the position after some cards, for each order in which they can be laid.
func eachOrder(p *thegame.Position, cards []thegame.Move, f func(end *thegame.Position)) {
	if len(cards) == 0 {
		f(p)
		return
	}
	for i, m := range cards {
		if q := *p; q.Play(m) == nil {
			eachOrder(&q, slices.Delete(slices.Clone(cards), i, i+1), f)
		}
	}
}
