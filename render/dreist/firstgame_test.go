package dreist

import (
	"math/rand/v2"
	"strings"
	"testing"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/table"
	"dreist/render/dreist/tutorial"
	"dreist/render/tabletop"
)

func (p *player) tutorial() *tutorial.Tutorial { return p.Guide.(*tutorial.Tutorial) }

// TestTheChickIsRightWhicheverWayAPlayerGoes plays games by chance, with moves among them that the rules refuse. What is held back is
// answered; whoever insists may give a chance up, and what was missed can be seen at the end.
func TestTheChickIsRightWhicheverWayAPlayerGoes(t *testing.T) {
	warned := 0
	for seed := range uint64(25) {
		rng := rand.New(rand.NewPCG(seed, 2))
		a := newApp(t)
		a.take(a.game.firstGame.screens().Show())
		p := a.player()
		for p.settle(); !p.Match.IsOver(); {
			p.Tick(true)
			p.wantTrueNote()
			if p.Question() == scene.DrawQuestion && rng.IntN(3) == 0 {
				p.pushButton(table.DeclineButton)
				p.Tick(true)
				p.wantTrueNote()
			}
			m, hand := p.tutorial().Lesson.Moves()[0], p.Position().Hand(0)
			moves, n := p.Position().AppendMoves(nil), rng.IntN(4)
			switch {
			case n == 0:
				m = moves[rng.IntN(len(moves))]
			case n == 1 && len(hand) > 0:
				m = dreist.Lay(hand[rng.IntN(len(hand))], 1+rng.IntN(4))
			case n == 1:
				m = dreist.End()
			case n == 2 && p.Question() == scene.DrawQuestion:
				m = dreist.Draw()
			}
			before := p.Match.Length()
			p.Play(m)
			p.settle()
			p.Tick(true)
			if said := p.tutorial().Note.Say; p.Match.Length() == before && (said == p.Say.Say("firstgame.lose.draw") || said == p.Say.Say("firstgame.lose.other")) {
				warned++
				if p.Play(m); p.Match.Length() == before {
					t.Fatalf("seed %d: whoever insists may not do %v", seed, m)
				}
				p.settle()
			}
		}
		p.Tick(true)
		if history, err := a.onDisk().History(); err != nil || len(history) != 1 || history[0].Kind != store.KindFirst {
			t.Errorf("remembered as %v, %v, want as the first game", history, err)
		}
		a.ask("end")
		for _, idea := range p.tutorial().Lesson.Open() {
			if !a.offers(idea.TitleKey()) {
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

// wantTrueNote checks that the chick asks for something that can be done at once, that the button for it leads and no other, and that it never
// says that nothing fits if something does.
func (p *player) wantTrueNote() {
	p.t.Helper()
	p.key(input.CommandPause) // which only ends what is said of what has just happened
	g := p.tutorial()
	said := g.Note.Say + g.Note.More
	wanted, ok := g.Wanted()
	switch {
	case g.Note.Say == "" || strings.Contains(said, "no value"):
		p.t.Fatalf("the chick says %+v\n%s", g.Note, p.Position().Picture())
	case g.Lesson.Done():
		return
	case !ok || !p.Position().May(wanted):
		p.t.Fatalf("%q, %v cannot be done\n%s", g.Note.Say, wanted, p.Position().Picture())
	}
	draws, lays := p.Question() == scene.DrawQuestion, wanted.Action == dreist.LayCard
	kept := strings.HasPrefix(g.Note.More, strings.Split(p.Say.Say("firstgame.later.more", assets.Values{"Idea": "\n"}), "\n")[0])
	idea, active := g.Lesson.Active()
	low := strings.ToLower(said)
	switch {
	case lays && !kept && !draws && !strings.Contains(g.Note.Say, p.Say.Card(wanted.Card)):
		p.t.Errorf("%q does not name %v", g.Note.Say, wanted)
	case lays && draws && (!active || idea.ID != "empty"):
		p.t.Errorf("%q, and a card is offered\n%s", g.Note.Say, p.Position().Picture())
	case active && idea.ID == "draw" && !g.Lesson.Has("trio") && !g.Lesson.Has("clear") && g.Note.More == p.Say.Say("firstgame.draw.more"):
		p.t.Errorf("%q, and what a DREIer is was never said", g.Note.More)
	case p.AnyFits() && (strings.Contains(low, "nothing else fits") || strings.Contains(low, "nothing fits")):
		p.t.Errorf("%q, and something fits\n%s", said, p.Position().Picture())
	}
	lead := map[dreist.Action]tabletop.ButtonID{
		dreist.EndTurn: tabletop.EndTurnButton, dreist.DrawCard: table.DrawButton, dreist.GiveCards: table.GiveButton,
	}[wanted.Action]
	if draws && lead != table.DrawButton {
		lead = table.DeclineButton
	}
	for _, b := range p.Buttons(nil) {
		if b.Primary != (b.Id == lead) {
			p.t.Errorf("%q: button %d leads: %v, want %v", g.Note.Say, b.Id, b.Primary, b.Id == lead)
		}
	}
}
