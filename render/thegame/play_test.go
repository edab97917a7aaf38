package thegame

import (
	"testing"

	"dreist/game/thegame"
	"dreist/input"
	"dreist/render/screens/guesttest"
	"dreist/render/shell"
	"dreist/render/target"
	"dreist/render/thegame/scene"
)

// place returns the middle of a place of the table.
func (g *guest) place(id string) input.Point {
	g.Helper()
	for _, p := range g.sitting().Places(nil) {
		if p.ID == id {
			return input.Point(p.Rect.Center())
		}
	}
	g.Fatalf("the table has no place %s", id)
	return input.Point{}
}

// lay lays a card on a pile: dragged, or by a click on each.
func (g *guest) lay(m thegame.Move, drags bool) {
	g.Helper()
	card, row := g.place(scene.CardID(m.Card)), g.place(scene.PileID(m.Pile))
	if drags {
		for _, tick := range guesttest.DragGestures(card, row) {
			g.Advance(tick...)
		}
	} else {
		g.Advance(guesttest.ClickGestures(card)...)
		g.Advance()
		g.Advance(guesttest.ClickGestures(row)...)
	}
	g.AdvanceToRest()
}

// step is how far a card leads a pile on; the trick leads it back.
func step(p *thegame.Position, m thegame.Move) int {
	d := int(m.Card) - int(p.TopCard(m.Pile))
	if !m.Pile.IsAscending() {
		d = -d
	}
	return d
}

// playOn makes the move of the smallest step, or ends the turn where that is allowed, by clicks and by drags in turn.
func (g *guest) playOn() {
	g.Helper()
	p := g.sitting().Table.ShownPosition()
	if p.CanEndTurn() {
		g.SendCommand(input.CommandConfirm)
		g.AdvanceToRest()
		return
	}
	best := thegame.Move{}
	for i, m := range p.AppendLays(nil) {
		if i == 0 || step(p, m) < step(p, best) {
			best = m
		}
	}
	before := g.sitting().Table.Match.MoveCount()
	g.lay(best, before%2 == 0)
	if after := g.sitting().Table.Match.MoveCount(); after != before+1 {
		g.Fatalf("%v, dragged %v, makes %d moves", best, before%2 == 0, after-before)
	}
}

// TestNoHandIsSeenButThatOfWhoHasTheScreen plays a whole game of two persons and a partner and watches every tick.
func TestNoHandIsSeenButThatOfWhoHasTheScreen(t *testing.T) {
	g := visit(t, t.TempDir(), 6)
	g.sit("Ada", "Ben", "easy")
	m := g.sitting().Table.Match
	raised := false
	g.AfterTick = func() {
		b := g.sitting()
		if b.Table.Match.IsSettled() {
			return
		}
		_, panel := g.App.TopScreen().(*shell.PanelScreen)
		curtained := panel && !b.Table.Match.IsOver()
		for _, s := range b.faceUp() {
			if s != b.Table.FrontSeat() || !b.Table.Match.IsPerson(s) || !raised || curtained {
				g.Helper()
				g.Fatalf("a card of seat %d is seen; in front is seat %d, with the curtain up: %v", s+1, b.Table.FrontSeat()+1, raised)
			}
		}
	}
	for turns := 0; !m.IsOver(); turns++ {
		if turns > 500 {
			t.Fatalf("the game does not end; the screen reads\n%s", g.ScreenText())
		}
		g.AdvanceToRest()
		b := g.sitting()
		m = b.Table.Match // another one as soon as it is agreed who begins
		switch _, panel := g.App.TopScreen().(*shell.PanelScreen); {
		case m.IsOver():
		case panel:
			raised = true
			g.ClickLabel(g.Say("curtain.raise"))
		case b.Table.IsStartUndecided():
			if !g.ClickTarget(func(t target.Target) bool { return t.Label == g.Say("agree.gladly") }) {
				g.ClickLabel("Ben")
			}
		default:
			g.playOn()
		}
	}
	if g.AdvanceToRest(); m.MoveCount() < 20 {
		t.Errorf("the game ended after %d moves", m.MoveCount())
	}
}
