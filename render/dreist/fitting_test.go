package dreist

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"dreist/assets"
	"dreist/assets/msg/dreistmsg"
	"dreist/game/dreist"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/dreist/overlay"
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
		for turns := 0; !p.Match.Over() && turns < 40; turns++ {
			p.settle()
			p.Tick()
			p.settle()
			wantMarked(t, p.Table, true)
			if n := p.CountFitting(); p.Position().Laid() == 0 && n > 0 && p.Position().Pending() != dreist.PartnerPending {
				p.wantPrompt(p.Say.Count(dreistmsg.PromptFitting, n))
			}
			moves := p.Position().AppendMoves(nil)
			p.Play(moves[rng.IntN(len(moves))])
		}
	}
}

func TestTheSettingSaysWhetherCardsAreMarked(t *testing.T) {
	a := newApp(t)
	a.newGame()
	p := &player{t: t, Table: a.table}
	for _, f := range []store.Fitting{store.FittingOff, store.FittingOn, store.FittingAuto} {
		a.Change(func(s *store.Settings) { s.Help.Fitting = f })
		a.at.Refresh()
		p.settle()
		p.Tick()
		p.settle()
		wantMarked(t, p.Table, f != store.FittingOff)
		counted := p.Say.Count(dreistmsg.PromptFitting, p.CountFitting())
		if line, _ := p.PromptText(); p.CountFitting() > 0 && (line == counted) == (f == store.FittingOff) {
			t.Errorf("%s: the prompt says %q", f, line)
		}
	}
}

func TestACardThatFitsNowhereIsSaidToWhenItIsHeld(t *testing.T) {
	p := sit(t, figure6)
	for _, c := range p.Position().Hand(0) {
		p.click(p.middle(c))
		line, _ := p.PromptText()
		if told := line == p.Say.Say(dreistmsg.PromptNowhere, assets.Values{"Card": p.Say.Card(c)}); told != (p.Position().Rows(c) == 0) {
			t.Errorf("with %v in the hand the prompt says %q", c, line)
		}
		p.key(input.CommandCancel)
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

// won remembers so many games that were won.
func (g *guest) won(games int) {
	g.t.Helper()
	for i := range games {
		if _, err := g.onDisk().AddFinished(store.Finished{Record: fmt.Sprintf("; won %d\n", i), Date: "2026-01-30", Kind: store.KindSolo,
			Summary: store.Summary{
				Seats: 2, Seat: 1, Outcome: store.WonBy(0, 0, 3), Turns: 9, Opponents: []string{"egon"},
			}}); err != nil {
			g.t.Fatal(err)
		}
	}
}

// asked begins a game and returns who plays it, and whether it is asked if cards that fit are to be marked.
func (g *guest) asked() (*player, bool) {
	g.t.Helper()
	g.newGame()
	p := &player{t: g.t, Table: g.table}
	p.settle()
	p.Tick()
	p.settle()
	return p, p.offers(overlay.FittingButton)
}

func TestWhoDoesNotAnswerIsAskedOnceMoreAndKeepsTheMarks(t *testing.T) {
	first := newApp(t)
	first.won(enoughWins)
	a := open(t, first.Options)
	for asked := range store.MostAsked {
		p, asks := a.asked()
		if !asks {
			t.Fatalf("it is not asked for the %d. time", asked+1)
		}
		p.Play(dreist.Discard(p.Position().Hand(0)[0]))
		p.settle()
		p.Tick()
		a.answerRequests()
		if got := a.Settings().Help; got.Fitting != store.FittingAuto || got.Unanswered != asked+1 {
			t.Fatalf("after %d questions without an answer the setting is %+v", asked+1, got)
		}
		a.at.Refresh()
		p.settle()
		p.Tick()
		p.settle()
		wantMarked(t, p.Table, true)
		if p.offers(overlay.FittingButton) {
			t.Error("it is asked after the first turn")
		}
	}
	p, asks := a.asked()
	if asks {
		t.Error("it is asked too often")
	}
	wantMarked(t, p.Table, false)
}

func TestAfterThreeGamesWonItIsAskedOnceWhetherToGoOnMarking(t *testing.T) {
	for name, c := range map[string]struct {
		games  int
		answer func(p *player)
		want   store.Fitting
	}{
		"yes":       {3, func(p *player) { p.pushButton(overlay.FittingButton) }, store.FittingOn},
		"no":        {3, func(p *player) { p.pushButton(overlay.NoFittingButton) }, store.FittingOff},
		"too early": {2, nil, store.FittingAuto},
	} {
		t.Run(name, func(t *testing.T) {
			first := newApp(t)
			first.won(c.games)
			a := open(t, first.Options)
			a.newGame()
			p := &player{t: t, Table: a.table}
			p.settle()
			p.Tick()
			p.settle()
			wantMarked(t, p.Table, true)
			if asks := p.offers(overlay.FittingButton); asks != (c.answer != nil) {
				t.Fatalf("it is asked: %v", asks)
			}
			if c.answer == nil {
				return
			}
			c.answer(p)
			p.settle()
			p.Tick()
			a.answerRequests()
			if got := a.Settings().Help.Fitting; got != c.want {
				t.Errorf("the setting is %s, want %s", got, c.want)
			}
			p.settle()
			p.Tick()
			p.settle()
			wantMarked(t, p.Table, c.want == store.FittingOn)
			a.newGame()
			q := &player{t: t, Table: a.table}
			q.settle()
			if q.offers(overlay.FittingButton) {
				t.Error("it is asked again")
			}
		})
	}
}
