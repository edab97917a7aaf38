package thegame

import (
	"testing"

	"dreist/game/thegame"
	"dreist/game/thegame/partner"
	"dreist/render/thegame/table"
)

// endTurn lays what a turn owes and ends it, and stops once the cards that were drawn lie in the hand.
func (g *guest) endTurn() *table.Table {
	g.Helper()
	t := g.sitting().Table
	for !t.ShownPosition().CanEndTurn() {
		g.playOn()
	}
	t.Play(thegame.EndMove())
	g.still()
	return t
}

// still lets all that moves come to rest.
func (g *guest) still() {
	for g.Advance(); g.sitting().Table.IsMoving(); {
		g.Advance()
	}
}

// signal says a signal about a row, or takes it back where it stands.
func (g *guest) signal(s thegame.Signal, on thegame.Pile) {
	g.Helper()
	g.sitting().Table.PressButton(table.SignalButton(s, on))
	g.still()
}

// TestPartnersWaitForSignals holds that who signals can do so about the cards drawn before a partner lays one, goes on at once or after a while,
// and that nobody else is kept waiting.
func TestPartnersWaitForSignals(t *testing.T) {
	g := visit(t, t.TempDir(), 1)
	b := g.deal(builds(), partner.FairKind)
	if table := g.endTurn(); table.IsWaitingForSignals() {
		t.Fatal("a partner waits for who never signals")
	}
	g.AdvanceToRest()
	g.signal(thegame.LayHere, thegame.PileB)
	at := g.endTurn()
	if line, _ := at.PromptText(); !at.IsWaitingForSignals() || line != at.Phrases.Say("turn.listens", map[string]any{"Name": at.Phrases.SeatNames[1]}) {
		t.Fatalf("no partner waits; it says %q", line)
	}
	ended := at.Match.MoveCount()
	g.signal(thegame.KeepOff, thegame.PileA)
	g.ClickLabel(g.Say("turn.next"))
	if g.AdvanceToRest(); at.Match.MoveCount() <= ended {
		t.Fatal("nobody went on")
	}
	heard := false
	for _, step := range at.Match.History()[ended:] {
		heard = heard || step.Seat == 0 && step.Move == thegame.SignalMove(0, thegame.KeepOff, thegame.PileA)
		if step.Seat == 1 && step.Move.Action == thegame.LayCard {
			if !heard {
				t.Error("a card was laid before the signal was heard")
			}
			break
		}
	}
	g.endTurn()
	for waited := 0; at.IsWaitingForSignals(); waited++ {
		if g.Advance(); waited > 400 {
			t.Fatal("it waits for ever")
		}
	}
	if g.AdvanceToRest(); !b.Table.CanMove() && !at.Match.IsOver() {
		t.Error("the partner has not played")
	}
}
