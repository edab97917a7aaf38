package thegame

import (
	"math"
	"strings"
	"testing"

	"dreist/build/need"
	"dreist/game/play"
	"dreist/game/thegame"
	"dreist/game/thegame/match"
	"dreist/game/thegame/partner"
	"dreist/render/session"
	"dreist/render/shell"
	"dreist/render/target"
)

// blundered returns the record of a finished match of one person, who plays well but for the first turn: it runs ahead on both rows upwards.
func blundered(t *testing.T) string {
	t.Helper()
	m := need.Value(match.New(thegame.NewDeal(thegame.Base, 1, 0, 3), []play.Player{{Name: "Ann", Kind: play.Person}}, nil, play.DiscardSaver{}))(t)
	do := func(moves ...thegame.Move) {
		for _, move := range moves {
			need.Value(m.Play(move))(t)
		}
	}
	hand := m.Position().Hand(0)
	highest, second := thegame.NoCard, thegame.NoCard
	for _, c := range hand {
		if c > highest {
			highest, second = c, highest
		} else if c > second {
			second = c
		}
	}
	do(thegame.Lay(highest, thegame.PileA), thegame.Lay(second, thegame.PileB), thegame.EndMove())
	fair := need.Value(partner.NewPlayer(partner.FairKind, 0))(t)
	for !m.IsOver() {
		do(fair.TurnMoves(partner.ViewOf(m.Position(), 0), 0)...)
	}
	m.SettleEnd()
	return m.Record()
}

// An analysis finds the turn that cost most, leads to its moment and shows there what was better.
func TestAnAnalysisFindsABlunder(t *testing.T) {
	g := visit(t, t.TempDir(), 1)
	g.game.judge.GamesPerDecision = 60
	text := blundered(t)
	s := need.Value(g.game.ReplayScreen(text, "", 0, session.Origin{}))(t)
	g.App.Navigate(shell.Push(s))
	g.AdvanceToRest()
	g.ClickLabel("Analysis")
	aloud := g.App.TopScreen().(*shell.PanelScreen).VisibleText()
	for _, part := range []string{"Turn 1: ", "more cards left", "Turn 2: "} {
		if !strings.Contains(aloud, part) {
			t.Errorf("read aloud there is no %q:\n%s", part, aloud)
		}
	}
	luck, told := int(math.Round(partner.TotalLuck(g.sitting().judge().CurrentResults()))), "neither lucky nor unlucky"
	switch {
	case luck >= 3:
		told = "Lucky draws saved"
	case luck <= -3:
		told = "Unlucky draws cost"
	}
	if !strings.Contains(g.ScreenText(), told) {
		t.Errorf("of the luck %d it says\n%s", luck, g.ScreenText())
	}
	if g.sitting().judge().CurrentResults()[0].ExtraCardsLeft < 3 {
		t.Errorf("the blunder cost %v", g.sitting().judge().CurrentResults()[0].ExtraCardsLeft)
	}
	g.ClickTarget(func(t target.Target) bool { return t.ID == "analysis.costly" })
	g.AdvanceToRest()
	b := g.sitting()
	if got := b.told(); b.Table.ShownProgress.Moves != 0 || !strings.Contains(got, "Better: ") || len(b.Table.Overlay().Marks) == 0 {
		t.Errorf("after %d moves it says %q", b.Table.ShownProgress.Moves, got)
	}
}

// Every kind of mistake is named and has a reason.
func TestEveryKindOfMistakeIsNamed(t *testing.T) {
	g := visit(t, t.TempDir(), 1)
	for _, kind := range partner.LossKinds() {
		for _, text := range []string{g.Say("loss.kind." + string(kind)), g.Say("loss.why." + string(kind))} {
			if text == "" || strings.Contains(text, "loss.") {
				t.Errorf("%s: told is %q", kind, text)
			}
		}
	}
}

// Nobody who made mistakes or took hints is praised.
func TestNobodyIsPraisedForHints(t *testing.T) {
	g := visit(t, t.TempDir(), 1)
	b := g.deal(builds(), partner.FairKind)
	if got := b.worth(0, nil, true).EndingText; got != g.Say("analysis.praise") {
		t.Errorf("without mistakes and hints it says %q", got)
	}
	b.Table.Match.RecordHint()
	if got := b.worth(0, nil, true).EndingText; got != "" {
		t.Errorf("with a hint it says %q", got)
	}
}
