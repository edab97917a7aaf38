package peri

import (
	"slices"
	"strings"
	"testing"

	"dreist/game/peri"
	"dreist/game/peri/match"
	"dreist/game/peri/solver"
	"dreist/game/store"
	"dreist/input"
	person "dreist/render/guest"
	"dreist/render/screens/guesttest"
	"dreist/render/search"
	"dreist/render/target"
)

// TestTheSolverComesToTheTable reads the verdict after a move and after it is taken back, asks for hints with a line and without one, which
// tell no verdict that is switched off and which Enter carries out, and goes back to where the game could still be won.
func TestTheSolverComesToTheTable(t *testing.T) {
	g := resume(t, "[Patience \"wedding\"]\n[Tableau \"Qh 5c 8h 2d 8c 7s Kh - - - - - - -\"]\n")
	b := g.sitting()
	g.WantText(g.Say("peri.verdict.open"))
	b.SearchLimits = person.SearchAtOnce(200)
	for range 4 {
		g.Advance()
	}
	g.WantText(g.Say("peri.verdict.yes"))
	g.SendCommand(input.CommandHint)
	g.WantText("Take away the 5 of clubs. That way it still comes out.")
	for _, told := range []bool{false, true} {
		g.ChangeSettings(func(s *store.Settings) { s.Switches = s.Switches.With(verdicts.LabelKey, told) })
		if g.Advance(); strings.Contains(g.ScreenText(), g.Say("peri.hint.proven")) != told {
			t.Errorf("with the verdict %v the hint reads\n%s", told, g.ScreenText())
		}
	}
	g.move(move(t, "t3*t4"), 0)
	g.WantText("One move back it could still come out.")
	g.ClickLabel(g.Say("peri.back"))
	if g.WantText(g.Say("peri.verdict.yes")); b.Match.MoveCount() != 0 || b.Match.HintCount() != 1 || b.Match.TagValue(match.WinnableTag) == "" {
		t.Errorf("after the way back there are %d moves, %d hints and %q", b.Match.MoveCount(), b.Match.HintCount(), b.Match.TagValue(match.WinnableTag))
	}

	g = resume(t, "[Patience \"harvest\"]\n[Foundations \"7c\"]\n[Tableau \"6d 8h / 9s / 5c / Ah / Kd / - / - / -\"]\n[Stock \"Qc 2d\"]\n")
	g.sitting().SearchLimits = person.SearchAtOnce(200)
	g.SendCommand(input.CommandHint)
	g.WantText(g.Say("peri.hopeless.deal"))
	g.wantNoMenuButton()
	g.ClickLabel(g.Say("common.back"))
	g.Advance(guesttest.ClickGestures(g.spot(peri.Spot{Part: peri.Tableau, Number: 2}, 1))...)
	g.SendCommand(input.CommandHint)
	for range 2 {
		if g.WantText(g.Say("peri.hopeless") + " Move the 8 of hearts to the foundation"); g.sitting().IsHolding() {
			t.Error("the card that was chosen before the hint still is")
		}
		if g.SendCommand(input.CommandCancel); g.sitting().HasHint() || g.SessionScreen() != g.App.TopScreen() {
			t.Error("Escape does not just put the hint away")
		}
		g.SendCommand(input.CommandHint)
		g.Advance()
	}
	if g.SendCommand(input.CommandConfirm); g.sitting().Match.MoveCount() != 1 {
		t.Fatal("Enter does not make the move of the hint")
	}
	g.AdvanceToRest()
	g.SendCommand(input.CommandHint)
	g.WantText("Button: New cards") // the way out, though it was told of an earlier position
	g.SendCommand(input.CommandCancel)
	if m := g.sitting().Match; m.MoveCount() != 1 || m.History()[0].Move.Action != peri.Carry {
		t.Errorf("Enter makes the moves %v instead of the one of the hint", m.History())
	}

	g = visit(t, t.TempDir(), 1)
	g.ChangeSettings(func(s *store.Settings) { s.Switches = s.Switches.With(winnable.LabelKey, false) })
	g.game.thinking = person.SearchAtOnce(1)
	g.ClickID(openButtonID("colours"))
	g.AdvanceToRest()
	g.ClickLabel(g.Say("advice.button"))
	g.WantText(g.Say("peri.hint.wait"))
	for range g.game.thinking.MaxTicks {
		g.Advance()
	}
	if g.WantText("Lay the "); strings.Contains(g.ScreenText(), g.Say("peri.hint.proven")) {
		t.Errorf("a line is known after a few positions; the screen reads\n%s", g.ScreenText())
	}
}

// TestEgonPlaysOn lets Egon play on, as practice, until an input ends it, then until the game is won, and where no way to win is known.
func TestEgonPlaysOn(t *testing.T) {
	const text = "[Patience \"wedding\"]\n[Tableau \"Qh 5c 8h 2d 8c 7s Kh - - - - - - -\"]\n"
	g := resume(t, text)
	own := g.sitting()
	start := func(l search.Limits) *sitting {
		g.game.thinking = l
		g.SendCommand(input.CommandMenu)
		g.ClickLabel(g.Say("peri.demo"))
		return g.sitting()
	}
	b := start(person.SearchAtOnce(200))
	for b.Match.MoveCount() == 0 || !b.HasHint() {
		g.Advance()
	}
	g.WantText("Take away the ")
	g.SendCommand(input.CommandUp)
	if g.AdvanceToRest(); b.Match.MoveCount() != 1 || b.HasHint() {
		t.Errorf("after an input Egon plays on up to move %d, a hint is shown: %v", b.Match.MoveCount(), b.HasHint())
	}
	b = start(person.SearchAtOnce(200))
	for range 2000 {
		g.Advance()
	}
	g.WantText(g.Say("peri.uncounted") + " · " + g.SayCount("peri.moves", b.Match.MoveCount())) // on the panel about the end
	if !b.Match.Position().IsWon() || own.Match.MoveCount() > 0 || len(g.FinishedEntries(store.KindSolo)) > 0 {
		t.Errorf("Egon ends after %d moves, %d of them in the player’s game; counted are %v", b.Match.MoveCount(), own.Match.MoveCount(), g.FinishedEntries())
	}

	g = resume(t, text)
	endless := person.SearchAtOnce(1)
	endless.RunInBackground = func(func()) {}
	b = start(endless)
	for range 2 * endless.MaxTicks {
		g.Advance()
	}
	if n := b.Match.MoveCount(); n > 0 {
		t.Errorf("without knowing a way to win Egon plays %d moves", n)
	}
}

// TestFinishIsCompletedByAnyInput finishes a game by its button, and ends the motion by a key. While cards go up by themselves there is no such
// button.
func TestFinishIsCompletedByAnyInput(t *testing.T) {
	g := resume(t, "[Patience \"packets\"]\n[Foundations \"Ac / As / Ah / Ad\"]\n[Tableau \"4c 3c 2c / 3s 2s / - / - / - / - / - / - / - / - / - / -\"]\n")
	g.sitting().SearchLimits = person.SearchAtOnce(200)
	g.Advance()
	g.ClickLabel(g.Say("peri.finish"))
	if m := g.sitting().Match; m.MoveCount() != 5 || !g.sitting().IsMoving() {
		t.Fatalf("%d moves are made", m.MoveCount())
	}
	g.SendCommand(input.CommandConfirm)
	g.WantText(g.Say("peri.won"))
	g.wantNoMenuButton()

	g = resume(t, "[Patience \"packets\"]\n[Foundations \"Ac / As / Ah / Ad\"]\n[Tableau \"4c 3c 2c / 3s 2s / - / - / - / - / - / - / - / - / - / -\"]\n")
	g.sitting().SearchLimits = person.SearchAtOnce(200)
	g.ChangeSettings(func(s *store.Settings) { s.Switches = s.Switches.With(sureCards.LabelKey, true) })
	g.Drag(g.spot(peri.Spot{Part: peri.Tableau}, 1), g.spot(peri.Spot{Part: peri.Foundations}, 1))
	for m := g.sitting().Match; !m.IsOver(); g.Advance() {
		isFinish := func(b target.Target) bool { return b.Label == g.Say("peri.finish") }
		if slices.ContainsFunc(g.App.TopScreen().Targets(nil), isFinish) {
			t.Fatalf("after %d moves there is a button to finish", m.MoveCount())
		}
	}
}

// wantNoMenuButton wants none below the panel of an end, beside which it would be seen.
func (g *guest) wantNoMenuButton() {
	g.Helper()
	if _, has := target.Find(g.SessionScreen().Targets(nil), "menu"); has {
		g.Error("the button of the menu looks out from behind the panel")
	}
}

// TestWinnableDeals deals cards that the solver has won, and lets nobody wait who has had enough.
func TestWinnableDeals(t *testing.T) {
	g := visit(t, t.TempDir(), 1)
	g.game.thinking.RunInBackground = func(func()) {} // no end
	g.ClickID(openButtonID("packets"))
	g.WantText(g.Say("peri.find.told"))
	g.ClickLabel(g.Say("common.back"))
	g.game.thinking = person.SearchAtOnce(200)
	for _, key := range []string{"packets", "hidden"} {
		g.ClickID(openButtonID(key))
		g.AdvanceToRest()
		m := g.sitting().Match
		by, row := solver.New(*m.PositionBefore(0)), m.Deal().Patience
		by.Search(solver.FirstRoundSize)
		if hasTag := m.TagValue(match.WinnableTag) != ""; hasTag != g.game.dealsWinnable(row) || row.Key != key || hasTag && by.Verdict != solver.Winnable {
			t.Errorf("got %s with verdict %d, tagged %v", row.Key, by.Verdict, hasTag)
		}
		g.SendCommand(input.CommandMenu)
		g.ClickLabel(g.Say("menu.leave"))
	}
}

func move(t *testing.T, text string) peri.Move {
	t.Helper()
	m, ok := peri.ParseMove(text)
	if !ok {
		t.Fatal(text)
	}
	return m
}
