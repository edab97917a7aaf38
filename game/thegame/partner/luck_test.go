package partner_test

import (
	"math"
	"testing"

	"dreist/build/need"
	"dreist/game/simulate"
	"dreist/game/thegame"
	"dreist/game/thegame/partner"
	"dreist/game/thegame/record"
)

// turnsOf returns the turns of seat 1 in a game between fair players.
func turnsOf(t *testing.T, start thegame.Position, seats int, seed uint64) []partner.Turn {
	t.Helper()
	fair := need.Value(partner.NewPlayer(partner.FairKind, 1))(t)
	all := make([]partner.Player, seats)
	for i := range all {
		all[i] = fair
	}
	g := need.Value(partner.PlayGame(start, all, seed, false))(t)
	p, turn, history := start, 1, []record.Step(nil)
	for _, m := range g.Moves {
		need.OK(t, p.Play(m))
		history = append(history, record.Step{Move: m, Turn: turn, Position: p})
		if m.Action == thegame.EndTurn {
			turn++
		}
	}
	return partner.TurnsOf(start, history, 0)
}

// Luck evens out over many turns, and is more than nothing in single ones.
func TestLuckEvensOut(t *testing.T) {
	sum, size, turns := 0.0, 0.0, 0
	for seed := range uint64(3) {
		seats := 1 + int(seed%3)
		p := need.Value(thegame.NewDeal(thegame.Base, seats, 0, seed).Position())(t)
		for _, turn := range turnsOf(t, p, seats, seed) {
			luck := partner.JudgeTurn(turn, simulate.Limit{MaxGames: 60}).Luck
			sum, size, turns = sum+luck, size+math.Abs(luck), turns+1
			if !turn.HasDrawn && luck != 0 {
				t.Error("there is luck where nothing was drawn")
			}
		}
	}
	if n := float64(turns); turns < 30 || math.Abs(sum/n) > 0.8 || size/n < 0.3 {
		t.Errorf("in %d turns luck is %.2f on average, its size %.2f", turns, sum/n, size/n)
	}
}

// It is luck to draw the card that goes back while it does, and bad luck to draw what fits nowhere.
func TestALuckyDrawIsTold(t *testing.T) {
	for _, c := range []struct {
		deck  []thegame.Card
		lucky bool
	}{
		{[]thegame.Card{40, 51, 6, 7, 8, 9}, true},
		{[]thegame.Card{6, 7, 40, 51, 8, 9}, false},
	} {
		d := thegame.Deal{SeatCount: 1, DrawPile: c.deck, Hands: [][]thegame.Card{{50, 3, 52, 60, 70, 80, 85, 90}}}
		d.Piles = [thegame.PileCount][]thegame.Card{{49}, {99}, {2}, {4}}
		p := need.Value(d.Position())(t)
		start, history := p, []record.Step(nil)
		for _, m := range []thegame.Move{thegame.Lay(50, thegame.PileA), thegame.Lay(3, thegame.PileD), thegame.EndMove()} {
			need.OK(t, p.Play(m))
			history = append(history, record.Step{Move: m, Turn: 1, Position: p})
		}
		luck := partner.JudgeTurn(partner.TurnsOf(start, history, 0)[0], simulate.Limit{MaxGames: 60}).Luck
		if luck > 0 != c.lucky || math.Abs(luck) < 0.3 {
			t.Errorf("%v is drawn: luck is %.2f", c.deck, luck)
		}
	}
}
