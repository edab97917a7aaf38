package screens

import (
	"testing"

	"dreist/game/store"
	"dreist/input"
	"dreist/render/session"
)

// TestAMatchIsLookedBackOnAnalysedAndPractised leads from the end of a match of each toy into the past, on to practice and back.
func TestAMatchIsLookedBackOnAnalysedAndPractised(t *testing.T) {
	won := upTheStairs()
	won.deal = func(int, uint64) []string { return []string{"AM", "BN"} }
	for _, rules := range []toyRules{higherCard(), won} {
		v := visitToy(t, t.TempDir(), rules)
		v.begin()
		v.playOn()
		played := v.App.Screens()[1].(*session.Screen)
		record := played.Table.PlayedMatch().Record()
		v.press("review.open")
		v.ClickID("analyse")
		v.press("review.start")
		past := v.table()
		if !past.screen.IsReplay || past.at != 1 || past.match.Record() != record {
			t.Fatalf("%s: looked back on is the moment after %d moves of\n%s", rules.title, past.at, past.match.Record())
		}
		v.ClickID("branch")
		practice := v.table()
		if got := practice.match.MoveCount(); got < 1 || practice.match.IsOver() || practice.screen.StoredMatch.Slot != v.GameSlot(store.PracticeSlot) {
			t.Fatalf("%s: practice goes on after %d moves", rules.title, got)
		}
		v.SendCommand(input.CommandMenu)
		v.press("menu.resume.practice")
		v.playOn()
		v.SendCommand(input.CommandCancel)
		v.SendCommand(input.CommandMenu)
		v.press("analysis.back")
		v.WantText("The first move was the best")
		v.SendCommand(input.CommandCancel)
		v.ClickID("analyse")
		v.press("review.start")
		if v.table().at != 1 {
			t.Errorf("%s: the analysis does not lead to its moment of the look back that it lies over", rules.title)
		}
		v.ClickID("branch")
		v.SendCommand(input.CommandMenu)
		v.press("analysis.back")
		v.SendCommand(input.CommandCancel)
		v.ClickID("leave")
		v.WantText("Well played")
		if got := len(v.Series().Games); got != 1 {
			t.Errorf("%s: %d games count, want the one that was no practice", rules.title, got)
		}
	}
}
