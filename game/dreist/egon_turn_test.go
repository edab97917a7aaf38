package dreist_test

import (
	"math/rand/v2"
	"testing"

	"github.com/google/go-cmp/cmp"

	"dreist/build/need"
	"dreist/game/dreist"
)

// TestEgonStepByStep walks through Egon's turns in random games: the steps together are his move, nothing is lost
// between the piles in the middle, and a card lies where a hand that held his cards could lay it.
func TestEgonStepByStep(t *testing.T) {
	games := 300
	if testing.Short() {
		games = 40
	}
	for seed := range uint64(games) {
		rng := rand.New(rand.NewPCG(seed, 7))
		p := deal(t, 1, seed)
		for p.Turn() != dreist.NoSeat {
			if p.IsEgonToMove() {
				walkEgon(t, p)
			}
			moves := p.AppendMoves(nil)
			need.OK(t, p.Play(moves[rng.IntN(len(moves))]))
		}
	}
}

func walkEgon(t *testing.T, p dreist.Position) {
	t.Helper()
	end, want, err := dreist.Apply(p, dreist.EgonMove())
	need.OK(t, err)
	var got []dreist.Event
	turn := p.EgonTurn()
	for !turn.IsOver() {
		step := turn.NextStep()
		if again := turn.NextStep(); again != step {
			t.Fatalf("asked twice, Egon would first %v and then %v\n%s", step, again, p.TextPicture())
		}
		checkOpen(t, &turn, step)
		got = append(got, turn.TakeStep()...)
		if now := turn.Position(); owned(&now)+len(now.AppendDiscardPile(nil))+lying(&now)+len(turn.OpenCards()) != dreist.CardCount {
			t.Fatalf("cards are lost in Egon's turn\n%s", now.TextPicture())
		}
	}
	if turn.Position() != end || !cmp.Equal(got, want) {
		t.Fatalf("step by step Egon does %v, at once %v\n%s", got, want, p.TextPicture())
	}
	if step := turn.NextStep(); step.Action != dreist.EgonStops || turn.TakeStep() != nil {
		t.Fatalf("after the end Egon does %v", step)
	}
}

// checkOpen asserts that what a step does is what the turn says of the cards that Egon holds.
func checkOpen(t *testing.T, turn *dreist.EgonTurn, step dreist.EgonStep) {
	t.Helper()
	p := turn.Position()
	open := turn.OpenCards()
	for _, c := range open {
		for row := 0; row <= p.Layout().Depth()+2; row++ {
			if why := turn.RefusalAt(c, c.Cell(row)); (why == nil) != turn.LegalRows(c).Has(row) {
				t.Fatalf("%v on row %d: Rows %b, Why %v\n%s", c, row, turn.LegalRows(c), why, p.TextPicture())
			}
		}
	}
	switch {
	case step.Action == dreist.EgonLays && !turn.LegalRows(step.Card).Has(step.Row):
		t.Fatalf("Egon lays %v on row %d against the rules\n%s", step.Card, step.Row, p.TextPicture())
	case step.Action == dreist.EgonSetsAside && (step.Card != turn.RevealedCard() || turn.LegalRows(step.Card)>>1 != 0):
		t.Fatalf("Egon sets %v aside, which fits\n%s", step.Card, p.TextPicture())
	case step.Action == dreist.EgonReveals && turn.RevealedCard() != dreist.NoCard:
		t.Fatalf("Egon turns up a card too early\n%s", p.TextPicture())
	}
	if spare := spareCard(open); turn.LegalRows(spare) != 0 || turn.RefusalAt(spare, spare.Cell(1)).Reason != dreist.NotInHand {
		t.Fatalf("Egon could lay %v, which is not his", spare)
	}
}

// spareCard returns a card that is not among others.
func spareCard(others []dreist.Card) dreist.Card {
	for c := range dreist.Card(dreist.CardCount) {
		free := true
		for _, o := range others {
			free = free && o != c
		}
		if free {
			return c
		}
	}
	return dreist.NoCard
}

func lying(p *dreist.Position) int {
	n := 0
	for c := range dreist.Card(dreist.CardCount) {
		if p.Layout().Row(c) != 0 {
			n++
		}
	}
	return n
}

func TestNobodyElseHasAnEgonTurn(t *testing.T) {
	p := deal(t, 2, 1)
	if turn := p.EgonTurn(); !turn.IsOver() || turn.TakeStep() != nil || turn.Position() != p {
		t.Errorf("a table of two lets Egon play: %v", turn.NextStep())
	}
}
