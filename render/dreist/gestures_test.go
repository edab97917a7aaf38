package dreist

import (
	"testing"

	"dreist/input"
	"dreist/render/panel"
	"dreist/render/target"
)

func typed(letters string) (all []input.Gesture) {
	for _, r := range letters {
		all = append(all, input.Gesture{Kind: input.Text, Rune: r})
	}
	return all
}

// TestGesturesOfOneTickComeInTheirOrder writes and presses in a single tick, as somebody does whose machine is slow.
func TestGesturesOfOneTickComeInTheirOrder(t *testing.T) {
	a := newApp(t)
	a.take(a.game.SearchBook())
	query := func() string { return a.panel.Items()[0].(panel.Field).Text }
	a.do(typed("egon")...)
	if got := query(); got != "egon" {
		t.Fatalf("got a search for %q, want one for egon", got)
	}
	// Each letter made the panel anew.
	a.do(append(typed("s"), input.Gesture{Kind: input.Strike, Key: input.KeyBackspace})...)
	if got := query(); got != "egon" {
		t.Errorf("got a search for %q, want one for egon", got)
	}
}

// TestWhatOpensOrClosesAPanelEndsTheTick does in one tick what no other screen must get to know.
func TestWhatOpensOrClosesAPanelEndsTheTick(t *testing.T) {
	g := visit(t, t.TempDir(), 4)
	g.press("start.new")
	g.settle()
	enter := input.Gesture{Kind: input.Strike, Key: input.KeyEnter}
	g.do(input.Gesture{Kind: input.Trigger, Command: input.CommandMenu}, enter)
	if g.panel == nil {
		t.Fatal("the key that opened the menu has also pressed in it")
	}
	before := len(g.table.Match.History())
	g.do(enter, input.Gesture{Kind: input.Trigger, Command: input.CommandEndTurn}) // one key, both times
	if g.panel != nil || len(g.table.Match.History()) != before || g.table.Refused.Line != "" {
		t.Errorf("Enter leaves the panel open or also ends the turn: %q", g.table.Refused.Line)
	}
}

// TestAPressEndsWhereItBegan lets go over another button, presses on a panel that goes before the release, and on one that is
// made again in between.
func TestAPressEndsWhereItBegan(t *testing.T) {
	g := visit(t, t.TempDir(), 4)
	g.press("start.new")
	g.key(input.CommandMenu)
	all := g.targets()
	from, to := input.Point(all[0].Rect.Center()), input.Point(all[1].Rect.Center())
	g.drag(from, to)
	if g.panel == nil {
		t.Error("a press that was let go elsewhere pressed")
	}
	g.do(input.Gesture{Kind: input.Press, From: from, At: from})
	g.key(input.CommandCancel)
	g.key(input.CommandMenu)
	g.do(input.Gesture{Kind: input.Tap, From: from, At: from})
	if g.panel == nil {
		t.Error("a press on one panel ended on the next")
	}
	g.do(input.Gesture{Kind: input.Press, From: from, At: from})
	g.Remake()
	g.do(input.Gesture{Kind: input.Tap, From: from, At: from})
	if g.panel != nil {
		t.Error("a press was lost as the panel was made again")
	}
}

// TestTargetsOfEveryOpenPanelAreUnique looks at the panels that a player meets first.
func TestTargetsOfEveryOpenPanelAreUnique(t *testing.T) {
	g := visit(t, t.TempDir(), 4)
	see := func(what string, p *panel.Panel) {
		t.Helper()
		all := p.Targets(nil)
		for _, x := range all {
			if found, _ := target.Find(all, x.ID); found != x || x.ID == "" {
				t.Errorf("%s: the name %q is not its own", what, x.ID)
			}
		}
	}
	for _, step := range []struct {
		what string
		do   func()
	}{
		{"start", g.showStart}, {"set-up", func() { g.showSetup() }}, {"learning", g.showLearn}, {"puzzles", g.showPuzzles},
		{"ladder", g.showLadder},
		{"book", func() { g.openRule("") }},
	} {
		step.do()
		see(step.what, g.panel.Panel())
	}
}
