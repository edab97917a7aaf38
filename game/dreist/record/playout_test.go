package record_test

import (
	"math/rand/v2"
	"slices"
	"unicode"

	"pgregory.net/rapid"

	"dreist/build/need"
	"dreist/game/dreist"
	"dreist/game/dreist/record"
)

// playout is a game played in the rules alone, to compare records with.
type playout struct {
	deal  dreist.Deal
	moves []dreist.Move // Egon's among them
	end   dreist.Position
	turns int // finished
}

// playOut plays at most limit moves of hands at random, and Egon's turns as they come.
func playOut(deal dreist.Deal, limit int, rng *rand.Rand) (playout, error) {
	p, err := deal.Position()
	g := playout{deal: deal, end: p}
	if err != nil {
		return g, err
	}
	for g.end.Turn() != dreist.NoSeat && (limit > 0 || g.end.EgonToMove()) {
		moves := g.end.AppendMoves(nil)
		m := moves[rng.IntN(len(moves))]
		if rng.IntN(4) > 0 {
			m = moves[0] // lays where it can, so that the games are not all discards
		}
		turn := g.end.Turn()
		if m.Action != dreist.EgonPlays {
			limit--
		}
		if err := g.end.Play(m); err != nil {
			return g, err
		}
		if g.end.Turn() != turn {
			g.turns++
		}
		g.moves = append(g.moves, m)
	}
	return g, nil
}

// freshDeals are full deals of every kind of game.
func freshDeals(seats int, seed uint64) dreist.Deal {
	if seats == 1 {
		return dreist.NewSoloDeal(dreist.EvenDeal+2*int(seed%24), seed)
	}
	return dreist.NewTableDeal(seats, dreist.Seat(seed%uint64(seats)), seed)
}

// drawDeal draws a full deal or a set-up: the middle of a game with cards taken out.
func drawDeal(t *rapid.T, rng *rand.Rand) dreist.Deal {
	deal := freshDeals(rapid.IntRange(1, 4).Draw(t, "hands"), rapid.Uint64().Draw(t, "deal"))
	if rapid.Bool().Draw(t, "Egon or the last begins") {
		deal.Starts = dreist.Seat(len(deal.Piles) - 1)
	}
	if rapid.Bool().Draw(t, "full") {
		return deal
	}
	g := need.Value(playOut(deal, rapid.IntRange(0, 120).Draw(t, "moves before"), rng))(t)
	p := &g.end
	if p.Turn() == dreist.NoSeat || p.Laid() > 0 {
		return deal
	}
	thin := func(cards []dreist.Card) []dreist.Card {
		keep := rng.IntN(10)
		return slices.DeleteFunc(cards, func(dreist.Card) bool { return rng.IntN(10) > keep })
	}
	setup := dreist.Deal{Mode: p.Mode(), Starts: p.Turn(), Discard: thin(p.AppendDiscard(nil))}
	for s := range dreist.Seat(p.Seats()) {
		hand, pile := thin(slices.Clone(p.Hand(s))), thin(p.AppendPile(nil, s))
		if len(hand)+len(pile) == 0 {
			return deal
		}
		setup.Hands, setup.Piles = append(setup.Hands, hand), append(setup.Piles, pile)
	}
	for c := range dreist.Card(dreist.Deck) {
		if row := p.Layout().Row(c); row > 0 {
			setup.Layout = append(setup.Layout, dreist.Placed{Card: c, Row: row})
		}
	}
	return setup
}

// drawSeats draws numbers with gaps and odd names for the piles of a deal.
func drawSeats(t *rapid.T, deal dreist.Deal) []record.Seat {
	name := rapid.StringOf(rapid.RuneFrom([]rune(`"\;[]:/ `), unicode.L, unicode.N, unicode.So))
	numbers := []int{1, 2}[:rapid.IntRange(1, 2).Draw(t, "seats")] // Egon's need not be told
	if deal.Mode == dreist.Table {
		numbers = rapid.Permutation([]int{1, 2, 3, 4}).Draw(t, "numbers")[:len(deal.Piles)]
		slices.Sort(numbers)
	}
	var seats []record.Seat
	for _, n := range numbers {
		seats = append(seats, record.Seat{Number: n, Name: name.Draw(t, "name")})
	}
	return seats
}

// drawTags draws tags that the format does not know.
func drawTags(t *rapid.T) []record.Tag {
	names := []string{"Seed", "Date", "Seat5", "Pile", "game", "Ärger", "x-1.2"}
	var tags []record.Tag
	for _, name := range names {
		if rapid.Bool().Draw(t, name) {
			value := rapid.StringOf(rapid.RuneFrom([]rune(`"\;[]1r`), unicode.L)).Draw(t, "value")
			tags = append(tags, record.Tag{Name: name, Value: value})
		}
	}
	return tags
}
