package dreist

import (
	"fmt"
	"strings"
	"testing"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/game/dreist/coach"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/shell"
	"dreist/render/stage"
)

// wantCurtain checks that the curtain is down for a seat and shows no hand.
func (g *guest) wantCurtain(after string, seat dreist.Seat) {
	g.t.Helper()
	g.settle()
	if !g.offers("curtain.raise") || g.table == nil || g.table.Front() != seat {
		g.t.Fatalf("after %s: the curtain is not down for seat %d:\n%s", after, seat, g.reads())
	}
	g.wantRead(g.table.Say.Name(seat))
	for s := range dreist.Seat(g.table.Position().Seats()) {
		for _, c := range g.table.Line.View().Hands[s] {
			if pose := g.table.Line.Now().Cards[c]; pose.Shown && pose.Face > 0 {
				g.t.Fatalf("after %s: %v of seat %d shows its face", after, c, s)
			}
		}
	}
}

// TestTheCurtainStaysDownUntilItIsRaised does at the curtain what might lead past it.
func TestTheCurtainStaysDownUntilItIsRaised(t *testing.T) {
	folder := t.TempDir()
	g := visit(t, folder, 8)
	g.setUp(0, threeAndAComputer()...)
	g.wantCurtain("the deal", 0)
	g.press("curtain.raise")
	g.settle()
	// Ada lays a card if she can and ends her turn; then Ben is to take the screen.
	for g.table.Front() == 0 {
		m := g.keenMove()
		if g.table.Position().May(dreist.End()) {
			m = dreist.End()
		}
		g.makeMove(m)
		g.settle()
	}
	moves := len(g.table.Match.History())
	hand := g.table.Line.Geometry().HandSlot(0, 5).Center()
	for what, do := range map[string]func(){
		"Escape and going on": func() { g.key(input.CommandCancel); g.wantMenu(); g.press("menu.resume") },
		"Escape twice":        func() { g.key(input.CommandCancel); g.wantMenu(); g.key(input.CommandCancel) },
		"a new game that is refused": func() {
			g.key(input.CommandCancel)
			g.take(g.Confirm("confirm.new.text", shell.Close, func() shell.Step {
				t.Error("a game was begun")
				return shell.Stay()
			}).InPlace())
			g.press("confirm.new.no")
		},
		"the end of the program": func() {
			g = visit(t, folder, 9)
			g.press("start.table")
			g.press("series.resume")
		},
		"a resize": func() {
			g.resize(stage.Frame{W: 960, H: 600, Scale: 1})
			g.wantCurtain("a resize", 1)
			g.resize(testFrame)
		},
		"another language": func() {
			for _, l := range assets.Languages() {
				g.SetLanguage(l)
				g.wantCurtain(l, 1)
			}
		},
		"clicks and drags": func() {
			g.click(input.Point(hand))
			g.drag(input.Point(hand), input.Point(g.table.Line.Geometry().DiscardPile.Center()))
		},
	} {
		do()
		g.wantCurtain(what, 1)
		if len(g.table.Match.History()) != moves {
			t.Fatalf("%s made a move", what)
		}
	}
	for i := input.Command(1); i <= input.CommandRedo; i++ {
		if i == input.CommandQuit || i == input.CommandFullscreen {
			continue
		}
		g.key(i)
		if i == input.CommandCancel {
			g.wantMenu()
			g.key(i)
		}
		g.wantCurtain(fmt.Sprintf("command %d", i), 1)
		if len(g.table.Match.History()) != moves {
			t.Fatalf("command %d made a move", i)
		}
	}
	g.TellOf("notice.title.unsaved", "notice.save.failed")
	g.wantCurtain("a notice that waits", 1)
	g.press("curtain.raise")
	if !strings.Contains(g.told(), g.say.Say("notice.save.failed")) {
		t.Error("a notice is lost at the curtain")
	}
	for _, i := range []input.Command{input.CommandUndo, input.CommandRedo} {
		g.key(i)
		g.settle()
		if len(g.table.Match.History()) != moves || g.table.Front() != 1 {
			t.Errorf("%v reaches across the curtain", i)
		}
	}
}

// wantMenu checks that the pause menu is open over a table without open hands.
func (g *guest) wantMenu() {
	g.t.Helper()
	if !g.offers("menu.resume") {
		g.t.Fatalf("the menu is not open:\n%s", g.reads())
	}
	for _, open := range g.table.Line.Seating().Open {
		if open {
			g.t.Error("a hand is open below the menu")
		}
	}
}

// TestNoSentenceNamesAHiddenCard plays games of two persons and looks for the names of cards that nobody may know in the
// log, the sentence about the last turn and the prompt.
func TestNoSentenceNamesAHiddenCard(t *testing.T) {
	for _, language := range assets.Languages() {
		g := visit(t, t.TempDir(), 31)
		g.SetLanguage(language)
		g.hurry()
		g.setUp(1, store.SeatSetup{Kind: store.SeatPerson}, store.SeatSetup{Kind: store.SeatPerson}, store.SeatSetup{Kind: coach.Easy})
		named := 0
		for !g.table.Match.IsOver() {
			g.settle()
			named += g.checkSentences()
			g.passCurtain()
			named += g.checkSentences()
			if g.table.Match.IsOver() {
				break
			}
			g.makeMove(g.keenMove())
		}
		if named < 500 {
			t.Errorf("%s: the sentences named cards %d times only", language, named)
		}
	}
}

// checkSentences checks that all cards that are named have been seen by all, and returns how many are.
func (g *guest) checkSentences() (named int) {
	g.t.Helper()
	public := map[dreist.Kind]bool{}
	for _, step := range g.table.Match.History() {
		for _, e := range step.Events {
			switch e := e.(type) {
			case dreist.CardLaid:
				public[e.Card.Kind()] = true
			case dreist.CardDiscarded:
				public[e.Card.Kind()] = true
			}
		}
	}
	var says strings.Builder
	for _, block := range g.at.screen.Turns() {
		says.WriteString(strings.ToLower(block.Heading + "\n" + strings.Join(block.Lines, "\n") + "\n"))
	}
	prompt, _ := g.table.PromptText()
	who, did := g.table.Opponents.LastTurn(&g.table.State)
	says.WriteString(strings.ToLower(strings.Join(did, "\n") + "\n" + who + "\n" + prompt + "\n" + g.reads()))
	for c := range dreist.Card(dreist.Deck) {
		if !strings.Contains(says.String(), strings.ToLower(g.say.Card(c))) {
			continue
		}
		named++
		if !public[c.Kind()] {
			g.t.Fatalf("%s is named, which nobody has laid or discarded:\n%s", g.say.Card(c), says.String())
		}
	}
	return named
}
