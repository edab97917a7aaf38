package dreist

import (
	"math/rand/v2"
	"slices"
	"testing"

	"dreist/game/dreist"
	"dreist/game/store"
	"dreist/render/dreist/table"
	"dreist/render/stage"
	"dreist/render/tabletop"
)

// TestNoFrameShowsAHandThatMustNotShow plays whole games at tables of all kinds and looks at every card of every tick:
// only the person in front may show cards, only in their own turn where several share the screen, and nobody's pile.
func TestNoFrameShowsAHandThatMustNotShow(t *testing.T) {
	for seed, players := range [][]string{{"", ""}, {"", "fair", ""}, {"", "", "", ""}, {"", "easy"}, {"easy", "", "fair", "easy"}} {
		p := sitDownTo(t, dreist.NewTableDeal(len(players), 0, uint64(seed)), players...)
		p.Line.SetSpeed(stage.Fast)
		rng, ticks := rand.New(rand.NewPCG(uint64(seed), 1)), 0
		watch := func(most int) {
			for p.checkHidden(); p.Line.Busy() && most > 0; most-- {
				if rng.IntN(40) == 0 {
					p.key(0)
				}
				p.Tick(true)
				p.checkHidden()
				ticks++
			}
		}
		for moves := 0; !p.Match.IsOver() && moves < 150; moves++ {
			p.passCurtain()
			p.checkHidden()
			if !p.Mine() {
				t.Fatalf("seat %d sits in front, seat %d is to move", p.Front(), p.Position().Turn())
			}
			all := p.Position().AppendMoves(nil)
			if p.Play(all[rng.IntN(len(all))]); p.Match.CanUndo() && rng.IntN(4) == 0 {
				p.Undo()
				p.Redo()
			}
			watch(20_000)
			if rng.IntN(9) == 0 {
				p.StartReplay()
				watch(200)
				p.FinishMotion()
			}
		}
		if ticks < 500 {
			t.Errorf("%v: only %d ticks were looked at", players, ticks)
		}
	}
}

func (p *player) checkHidden() {
	p.t.Helper()
	if p.Phase == tabletop.Over || p.Phase == tabletop.Replaying && p.Match.IsOver() {
		return // then all cards are turned up
	}
	view, seating := p.Line.View(), p.Line.Seating()
	persons := 0
	for s := range dreist.Seat(seating.Seats) {
		if p.Match.Person(s) {
			persons++
		}
	}
	for s := range dreist.Seat(seating.Seats) {
		for _, c := range view.Piles[s] {
			if pose := p.Line.Now().Cards[c]; pose.Shown && pose.Face > 0 {
				p.t.Fatalf("%v on the pile of seat %d shows its face", c, s)
			}
		}
		allowed := s == seating.Front && p.Match.Person(s) && (persons == 1 || view.Turn == s)
		for _, c := range view.Hands[s] {
			if pose := p.Line.Now().Cards[c]; pose.Shown && pose.Face > 0 && !allowed && !p.closes(c) {
				p.t.Fatalf("%v in the hand of seat %d shows its face to seat %d in the turn of %d", c, s, seating.Front, view.Turn)
			}
		}
	}
}

// closes reports whether a hand card is just being turned down: by its own player, whose turn has ended, or in a review,
// on its way back from where everybody saw it.
func (p *player) closes(c dreist.Card) bool {
	if r, ok := p.Guide.(*table.LookBack); ok && p.Line.Busy() {
		after := p.Match.Before(min(r.Moment()+1, r.Last()))
		return after.Layout().Row(c) != 0 || slices.Contains(after.AppendDiscard(nil), c)
	}
	step, _, _ := p.Line.Current()
	ended, ends := step.Event.(dreist.TurnEnded)
	return ends && ended.Seat == p.Front() && slices.Contains(p.Line.View().Hands[p.Front()], c)
}

// wantMarked checks that just the cards of the hand in front are marked that can be laid, and no other card of the table.
func (p *player) wantMarked(marks bool) {
	p.t.Helper()
	for c := range dreist.Card(dreist.Deck) {
		want := 0.0
		if marks && p.Mine() && slices.Contains(p.Position().Hand(p.Front()), c) && p.Position().Rows(c) != 0 {
			want = 1
		}
		if got := p.Line.Offered(c); got != want {
			p.t.Fatalf("%v is marked by %v, want %v\n%s", c, got, want, p.Position().Picture())
		}
	}
}

// TestCardsThatFitAreMarkedInAGame plays games by chance; the setting says whether cards are marked, and counted in the prompt.
func TestCardsThatFitAreMarkedInAGame(t *testing.T) {
	a := newApp(t)
	a.newGame()
	p := a.player()
	for moves := uint64(0); !p.Match.IsOver() && moves < 60; moves++ {
		marks := moves%3 > 0
		a.Change(func(s *store.Settings) { s.Help.Fitting = marks })
		a.at.Refresh()
		a.Rest()
		a.wait(20)
		p.wantMarked(marks)
		counted, line := a.Count("prompt.fitting", p.CountFitting()), ""
		if line, _ = p.PromptText(); p.CountFitting() > 0 && p.Position().Laid() == 0 && p.Position().Pending() != dreist.PartnerPending && (line == counted) != marks {
			t.Errorf("%v: the prompt says %q, with %q", marks, line, counted)
		}
		p.playRandomly(1, moves)
	}
}

// TestMarksTellNothingOfAHiddenHand plays at a table with persons: what is marked is gone before the next one sees a card.
func TestMarksTellNothingOfAHiddenHand(t *testing.T) {
	g := newApp(t)
	g.threeAndAComputer()
	g.startTable()
	for range 12 {
		if g.Rest(); g.offers("curtain.raise") {
			g.player().wantMarked(false)
		}
		g.passCurtain()
		g.wait(20)
		g.player().wantMarked(true)
		g.discardFirst()
		for range 400 {
			for c := range dreist.Card(dreist.Deck) {
				if g.table.Line.Offered(c) > 0 && (g.table.Line.Now().Cards[c].Face == 0 ||
					!g.table.Mine() && !g.table.Line.Seating().Open[g.table.Front()]) {
					t.Fatalf("%v is marked though nobody may see it", c)
				}
			}
			g.wait(1)
		}
	}
}
