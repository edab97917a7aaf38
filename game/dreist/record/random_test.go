package record_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"dreist/build/gametest"
	"dreist/build/need"
	"dreist/game/dreist"
	"dreist/game/dreist/record"
)

// played plays a deal at random in the rules alone: at most limit moves of persons, and Egon's turns as they come.
func played(t *testing.T, deal dreist.Deal, limit int, rng *rand.Rand) (moves []dreist.Move, turns int, end dreist.Position) {
	t.Helper()
	end = need.Value(deal.Position())(t)
	for end.Turn() != dreist.NoSeat && (limit > 0 || end.EgonToMove()) {
		all := end.AppendMoves(nil)
		m := all[rng.IntN(len(all))]
		if rng.IntN(4) > 0 {
			m = all[0] // lays if it can, so that the games are not all discards
		}
		turn := end.Turn()
		if m.Action != dreist.EgonPlays {
			limit--
		}
		need.OK(t, end.Play(m))
		if end.Turn() != turn {
			turns++
		}
		moves = append(moves, m)
	}
	return moves, turns, end
}

// setUp returns a deal of some of the cards that a position has; a seat without cards gets one back.
func setUp(p *dreist.Position, rng *rand.Rand) dreist.Deal {
	keep := 1 + rng.IntN(10)
	some := func(cards []dreist.Card) []dreist.Card {
		return slices.DeleteFunc(cards, func(dreist.Card) bool { return rng.IntN(10) >= keep })
	}
	d := dreist.Deal{Mode: p.Mode(), Starts: p.Turn(), Discard: some(p.AppendDiscard(nil))}
	for s := range dreist.Seat(p.Seats()) {
		hand, pile := some(slices.Clone(p.Hand(s))), some(p.AppendPile(nil, s))
		if len(hand)+len(pile) == 0 {
			pile = p.AppendPile(slices.Clone(p.Hand(s)), s)[:1]
		}
		d.Hands, d.Piles = append(d.Hands, hand), append(d.Piles, pile)
	}
	for c := range dreist.Card(dreist.Deck) {
		if row := p.Layout().Row(c); row > 0 {
			d.Layout = append(d.Layout, dreist.Placed{Card: c, Row: row})
		}
	}
	return d
}

// TestRandomGames tells full deals and set-ups, cut off at any move, of seats with gaps: they read back, and lead where the rules alone lead.
func TestRandomGames(t *testing.T) {
	for seed := range uint64(120) {
		rng := rand.New(rand.NewPCG(seed, 9))
		seats := 1 + int(seed)%dreist.MaxSeats
		deal := dreist.NewSoloDeal(dreist.EvenDeal+2*int(seed%24), seed)
		if seats > 1 {
			deal = dreist.NewTableDeal(seats, dreist.Seat(rng.IntN(seats)), seed)
		}
		if _, _, p := played(t, deal, rng.IntN(120), rng); seed%3 == 0 && p.Turn() != dreist.NoSeat && p.Laid() == 0 {
			deal = setUp(&p, rng)
		}
		moves, turns, end := played(t, deal, rng.IntN(250), rng)
		numbers := []int{1, 2}
		if seats > 1 {
			numbers = []int{1, 2, 3, 4}
			for len(numbers) > seats {
				at := rng.IntN(len(numbers))
				numbers = slices.Delete(numbers, at, at+1)
			}
		}
		var all []record.Seat
		for _, n := range numbers {
			all = append(all, record.Seat{Number: n, Name: fmt.Sprintf(`"Ä;\%d]`, n)})
		}
		g := need.Value(record.New(deal, all, []record.Tag{{Name: "x-1.2", Value: `"a" \ ;`}, {Name: "Seat5"}}, moves))(t)
		gametest.ReadBack(t, g, record.Parse)
		steps := 0
		for step, err := range g.Steps() {
			need.OK(t, err)
			if got, want := step.Move.String(), moves[steps].String(); got != want || len(step.Events) == 0 {
				t.Fatalf("step %d: got %s with %d events, want %s", steps, got, len(step.Events), want)
			}
			steps++
		}
		winner := "-"
		if w := end.Winner(); w != dreist.NoSeat {
			winner = fmt.Sprint(g.Number(w))
		}
		want := fmt.Sprintf("ok turns=%d winner=%s\n%s", turns, winner, g.AppendPosition(nil, &end))
		if got := gametest.Verdict(record.Format(), g.String(), true); got != want || steps != len(moves) || !strings.HasPrefix(g.String(), g.Head(&end)) {
			t.Fatalf("got %d steps and %s, want %d and %s for\n%s", steps, got, len(moves), want, g)
		}
	}
}
