package dreist

import (
	"math/rand/v2"
	"strings"
	"testing"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/dreist/egon"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/table"
	"dreist/render/dreist/tutorial"
	"dreist/render/tabletop"
)

// firstTable returns the program with a first game on the table, dealt.
func firstTable(t *testing.T) (*guest, *player) {
	t.Helper()
	a := newApp(t)
	a.showFirstGame()
	p := &player{t: t, Table: a.table}
	p.settle()
	return a, p
}

func (p *player) tutorial() *tutorial.Tutorial {
	p.t.Helper()
	g, ok := p.Guide.(*tutorial.Tutorial)
	if !ok {
		p.t.Fatal("nobody guides the game")
	}
	return g
}

// wantLeading checks that one button leads and no other; noButton stands for none.
func (p *player) wantLeading(want tabletop.ButtonID) {
	p.t.Helper()
	for _, b := range p.Buttons(nil) {
		if b.Primary != (b.Id == want) {
			p.t.Errorf("%q: button %d leads: %v, want %v", p.tutorial().Note.Say, b.Id, b.Primary, b.Id == want)
		}
	}
}

// TestTheChickIsRightWhicheverWayAPlayerGoes plays games by chance, with moves among them that the rules refuse. What is held back is
// answered; whoever insists may give a chance up, and what was missed can be seen at the end.
func TestTheChickIsRightWhicheverWayAPlayerGoes(t *testing.T) {
	warned := 0
	for seed := range uint64(25) {
		rng := rand.New(rand.NewPCG(seed, 2))
		a, p := firstTable(t)
		for !p.Match.IsOver() {
			p.Tick(true)
			p.wantTrueNote()
			if p.Question() == scene.DrawQuestion && rng.IntN(3) == 0 {
				p.pushButton(table.DeclineButton)
				p.Tick(true)
				p.wantTrueNote()
			}
			m := p.tutorial().Lesson.Moves()[0]
			switch moves := p.Position().AppendMoves(nil); rng.IntN(4) {
			case 0:
				m = moves[rng.IntN(len(moves))]
			case 2:
				if p.Question() == scene.DrawQuestion {
					m = dreist.Draw()
				}
			case 1:
				hand := p.Position().Hand(0)
				m = dreist.End()
				if len(hand) > 0 {
					m = dreist.Lay(hand[rng.IntN(len(hand))], 1+rng.IntN(4))
				}
			}
			before := len(p.Match.History())
			p.Play(m)
			p.settle()
			p.Tick(true)
			for _, lost := range []string{"firstgame.lose.draw", "firstgame.lose.other"} {
				if len(p.Match.History()) > before || p.tutorial().Note.Say != p.Say.Say(lost) {
					continue
				}
				warned++
				if p.Play(m); len(p.Match.History()) == before {
					t.Fatalf("seed %d: whoever insists may not do %v", seed, m)
				}
				p.settle()
			}
		}
		p.Tick(true)
		if history, err := a.onDisk().History(); err != nil || len(history) != 1 || history[0].Kind != store.KindFirst {
			t.Errorf("remembered as %v, %v, want as the first game", history, err)
		}
		a.showEnd()
		for _, idea := range p.tutorial().Lesson.Open() {
			if _, ok := labelled(a.panel.Panel(), p.Say.Say(idea.TitleKey())); !ok {
				t.Errorf("seed %d: nothing leads to %q, which did not come up", seed, idea.ID)
			}
		}
		if !p.tutorial().Lesson.Has("gift") {
			if a.press("firstgame.gift.title"); a.at.lesson == nil || a.at.lesson.Example.Number != 7 {
				t.Error("the missed gift does not lead to its example")
			}
		}
	}
	if warned == 0 {
		t.Error("nobody was ever warned")
	}
}

// wantTrueNote checks that the chick asks for something that can be done at once, and never says that nothing fits where
// something does.
func (p *player) wantTrueNote() {
	p.t.Helper()
	p.heed()
	g := p.tutorial()
	if g.Note.Say == "" || strings.Contains(g.Note.Say+g.Note.More, "no value") {
		p.t.Fatalf("the chick says %+v\n%s", g.Note, p.Position().Picture())
	}
	if g.Lesson.Done() {
		return
	}
	wanted, ok := g.Wanted()
	if !ok || !p.Position().May(wanted) {
		p.t.Fatalf("%q, %v cannot be done\n%s", g.Note.Say, wanted, p.Position().Picture())
	}
	kept := strings.HasPrefix(g.Note.More, strings.Split(p.Say.Say("firstgame.later.more", assets.Values{"Idea": "\n"}), "\n")[0])
	if wanted.Action == dreist.LayCard && !kept && p.Question() != scene.DrawQuestion &&
		!strings.Contains(g.Note.Say, p.Say.Card(wanted.Card)) {
		p.t.Errorf("%q does not name %v", g.Note.Say, wanted)
	}
	if idea, active := g.Lesson.Active(); p.Question() == scene.DrawQuestion && wanted.Action == dreist.LayCard &&
		(!active || idea.ID != "empty") {
		p.t.Errorf("%q, and a card is offered\n%s", g.Note.Say, p.Position().Picture())
	} else if active && idea.ID == "draw" && !g.Lesson.Has("trio") && !g.Lesson.Has("clear") &&
		g.Note.More == p.Say.Say("firstgame.draw.more") {
		p.t.Errorf("%q, and what a DREIer is was never said", g.Note.More)
	}
	if said := strings.ToLower(g.Note.Say + g.Note.More); p.AnyFits() &&
		(strings.Contains(said, "nothing else fits") || strings.Contains(said, "nothing fits")) {
		p.t.Errorf("%q, and something fits\n%s", said, p.Position().Picture())
	}
	lead := tabletop.NoButton
	switch wanted.Action {
	case dreist.EndTurn:
		lead = tabletop.EndTurnButton
	case dreist.DrawCard:
		lead = table.DrawButton
	case dreist.GiveCards:
		lead = table.GiveButton
	}
	if p.Question() == scene.DrawQuestion && lead != table.DrawButton {
		lead = table.DeclineButton
	}
	p.wantLeading(lead)
}

// heed strikes a key that does nothing else than to end what is said of what has just happened.
func (p *player) heed() { p.key(input.CommandPause) }

// TestAPanelOverARemarkLeavesNoEmptyBubble opens the explanation of a refusal while Egon only begins to remark on it.
func TestAPanelOverARemarkLeavesNoEmptyBubble(t *testing.T) {
	a, p := firstTable(t)
	p.settle()
	for range 600 { // the greeting has gone
		p.Tick(true)
	}
	c := p.Position().Hand(0)[0]
	p.drag(p.middle(c), input.Point(p.Line.Geometry().Cell(dreist.Cell{Row: 1, Column: 1 + (c.Number()+3)%8}).Center()))
	p.Opponents.Egon.React(&p.State, egon.Poke) // of a refusal he does not always speak
	if p.Refusal.Text == "" || p.Opponents.Egon.Speech.Line == "" {
		t.Fatalf("refused: %q, and Egon says %q", p.Refusal.Text, p.Opponents.Egon.Speech.Line)
	}
	a.take(a.game.ShowHelp(a.at.screen))
	if !p.Opponents.Egon.IsFinishing(&p.State) {
		t.Fatal("his bubble is open at once")
	}
	a.wait(60)
	if p.Opponents.Egon.IsFinishing(&p.State) || a.app.Busy() && !a.panel.Live.Busy() {
		t.Error("below the panel his bubble stays half open, without words")
	}
}
