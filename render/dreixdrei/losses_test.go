package dreixdrei

import (
	"strings"
	"testing"

	"dreist/game/dreixdrei"
	"dreist/game/dreixdrei/rival"
	"dreist/render/shell"
	"dreist/render/target"
)

// blunders is a table at which the person has taken up the pile in place of laying all that was left, and has lost.
func blunders(t *testing.T) helped {
	record := lastCards
	for _, change := range [][2]string{{"3 8 11", "12"}, {"9 10 D", ""}, {"5 5 7", ""}} { // who follows has one card, too
		record = strings.Replace(record, change[0], change[1], 1)
	}
	h := help(t, record)
	h.on.game.judge.GamesPerDecision = 100
	h.on.Table.Play(dreixdrei.PickUp())
	h.AdvanceToRest()
	if !h.on.Table.Match.IsOver() {
		t.Fatal("the match does not end")
	}
	for range 400 {
		h.Advance()
	}
	return h
}

// An analysis finds the decision that cost most, leads to its moment and shows there what was better.
func TestAnAnalysisFindsABlunder(t *testing.T) {
	h := blunders(t)
	h.ClickLabel(h.Say("review.open"))
	h.AdvanceToRest()
	h.ClickLabel(h.Say("analysis.open"))
	for range 20 {
		h.Advance()
	}
	const told = "Turn 1: in 100 games 100 fewer first places, 100 more last places"
	if aloud := h.App.TopScreen().(*shell.PanelScreen).VisibleText(); !strings.Contains(aloud, told) {
		t.Errorf("read aloud there is no %q:\n%s", told, aloud)
	}
	if l := h.on.judge(0).CurrentResults()[0]; l.WinsLost < 0.2 || l.LastPlacesAdded < 0.2 {
		t.Errorf("the blunder cost %v first places and %v last ones", l.WinsLost, l.LastPlacesAdded)
	}
	if !h.ClickTarget(func(t target.Target) bool { return t.ID == "analysis.costly" }) {
		t.Fatal("no decision is told of")
	}
	h.AdvanceToRest()
	past := h.SessionScreen().Table.(*sitting)
	marks := past.Table.Overlay().Marks
	if got := past.told(); !past.screen.IsReplay || past.Table.ShownProgress.Moves != 0 || !strings.Contains(got, told) ||
		!strings.Contains(got, "Played: Pick up the pile. Better: Lay two 8s.") || len(marks) == 0 {
		t.Errorf("after %d moves it says %q", past.Table.ShownProgress.Moves, got)
	}
}

// Every kind of mistake is named.
func TestEveryKindOfMistakeIsNamed(t *testing.T) {
	g := help(t, lastCards).on.game
	for _, kind := range rival.LossKinds() {
		if text := g.Say("dreixdrei.loss.kind." + string(kind)); text == "" || strings.Contains(text, "loss.") {
			t.Errorf("%s: told is %q", kind, text)
		}
	}
}
