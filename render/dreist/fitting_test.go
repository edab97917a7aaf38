package dreist

import (
	"math/rand/v2"
	"testing"

	"dreist/game/dreist"
	"dreist/game/store"
	"dreist/render/dreist/table"
)

// wantMarked checks that just the cards of the hand in front are marked that can be laid, and no other card of the table.
func wantMarked(t *testing.T, p *table.Table, marks bool) {
	t.Helper()
	for c := range dreist.Card(dreist.Deck) {
		want := 0.0
		for _, mine := range p.Position().Hand(p.Front()) {
			if mine == c && marks && p.Mine() && p.Position().Rows(c) != 0 {
				want = 1
			}
		}
		if got := p.Line.Offered(c); got != want {
			t.Fatalf("%v is marked by %v, want %v\n%s", c, got, want, p.Position().Picture())
		}
	}
}

func TestCardsThatFitAreMarkedInAGame(t *testing.T) {
	for seed := range uint64(4) {
		rng := rand.New(rand.NewPCG(seed, 3))
		a := newApp(t)
		a.newGame()
		p := &player{t: t, Table: a.table}
		for turns := 0; !p.Match.IsOver() && turns < 40; turns++ {
			p.settle()
			p.Tick(true)
			p.settle()
			wantMarked(t, p.Table, true)
			if n := p.CountFitting(); p.Position().Laid() == 0 && n > 0 && p.Position().Pending() != dreist.PartnerPending {
				p.wantPrompt(p.Say.Count("prompt.fitting", n))
			}
			moves := p.Position().AppendMoves(nil)
			p.Play(moves[rng.IntN(len(moves))])
		}
	}
}

// TestMarksTellNothingOfAHiddenHand plays at a table with two persons: what is marked is gone before the next one sees a card.
func TestMarksTellNothingOfAHiddenHand(t *testing.T) {
	g := visit(t, t.TempDir(), 8)
	g.setUp(0, threeAndAComputer()...)
	for range 12 {
		g.settle()
		if g.offers("curtain.raise") {
			wantMarked(t, g.table, false)
			g.press("curtain.raise")
			g.settle()
		}
		g.wait(20)
		wantMarked(t, g.table, true)
		hand := g.table.Position().Hand(g.table.Front())
		g.table.Play(dreist.Discard(hand[0]))
		for range 400 {
			for c := range dreist.Card(dreist.Deck) {
				if pose := g.table.Line.Now().Cards[c]; g.table.Line.Offered(c) > 0 &&
					(pose.Face == 0 || !g.table.Mine() && !g.table.Line.Seating().Open[g.table.Front()]) {
					t.Fatalf("%v is marked though nobody may see it", c)
				}
			}
			g.wait(1)
		}
	}
}

func TestTheSettingSaysWhetherCardsAreMarked(t *testing.T) {
	a := newApp(t)
	a.newGame()
	p := &player{t: t, Table: a.table}
	for _, on := range []bool{false, true} {
		a.Change(func(s *store.Settings) { s.Help.Fitting = on })
		a.at.Refresh()
		p.settle()
		p.Tick(true)
		p.settle()
		wantMarked(t, p.Table, on)
		counted := p.Say.Count("prompt.fitting", p.CountFitting())
		if line, _ := p.PromptText(); p.CountFitting() > 0 && (line == counted) != on {
			t.Errorf("%v: the prompt says %q", on, line)
		}
	}
}
