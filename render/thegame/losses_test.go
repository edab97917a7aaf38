package thegame

import (
	"math"
	"strings"
	"testing"

	"dreist/game/play"
	"dreist/game/thegame"
	"dreist/game/thegame/analysis"
	"dreist/game/thegame/match"
	"dreist/game/thegame/partner"
	"dreist/input"
	"dreist/render/geom"
	"dreist/render/panel"
	"dreist/render/screens/guesttest"
	"dreist/render/session"
	"dreist/render/shell"
	"dreist/render/stage"
	"dreist/render/target"
)

// blundered returns the record of a finished match of one person, who plays well but for the first turn: it runs ahead on both rows upwards.
func blundered(t *testing.T) string {
	t.Helper()
	m, err := match.New(thegame.NewDeal(thegame.Base, 1, 0, 3), []play.Player{{Name: "Ann", Kind: play.Person}}, nil, play.Unkept{})
	if err != nil {
		t.Fatal(err)
	}
	do := func(moves ...thegame.Move) {
		for _, move := range moves {
			if _, err := m.Play(move); err != nil {
				t.Fatal(err)
			}
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
	do(thegame.Lay(highest, thegame.A), thegame.Lay(second, thegame.B), thegame.End())
	fair, err := partner.New(partner.Fair, 0)
	if err != nil {
		t.Fatal(err)
	}
	for !m.Over() {
		do(fair.Turn(partner.Look(m.Position(), 0), 0)...)
	}
	m.Settle()
	return m.Record()
}

// An analysis finds the turn that cost most, leads to its moment and shows there what was better; that can be practised.
func TestAnAnalysisFindsABlunder(t *testing.T) {
	g := helped(t)
	g.game.judge.Games = 60
	text := blundered(t)
	s, fault := g.game.Past("", text, session.Origin{})
	if fault != "" {
		t.Fatal(fault)
	}
	g.App.Take(shell.Push(s))
	g.Rest()
	g.Press("Analysis")
	var worst panel.Button
	for _, item := range guesttest.Flat(g.App.Top().(*shell.Menu).Items()) {
		if row, ok := item.(panel.Row); ok && row.Buttons[0].ID == "costly.0" {
			worst = row.Buttons[0]
		}
	}
	if !strings.HasPrefix(worst.AltText, "Turn 1 · ") || !strings.Contains(worst.AltText, "more cards left. Laid: ") {
		t.Fatalf("the analysis says %q:\n%s", worst.AltText, g.Reads())
	}
	luck, told := int(math.Round(analysis.Luck(g.board().judge().Now()))), "In drawing: neither"
	switch {
	case luck >= 3:
		told = "Luck in drawing"
	case luck <= -3:
		told = "Bad luck in drawing"
	}
	if !strings.Contains(g.Reads(), told) {
		t.Errorf("of the luck %d it says\n%s", luck, g.Reads())
	}
	aloud := g.App.Top().(*shell.Menu).AsText()
	for _, part := range []string{worst.AltText, "Turn 2: ", "Practise: Example"} {
		if !strings.Contains(aloud, part) {
			t.Errorf("read aloud there is no %q:\n%s", part, aloud)
		}
	}
	if g.board().judge().Now()[0].Cards < 3 {
		t.Errorf("the blunder cost %v", g.board().judge().Now()[0].Cards)
	}
	g.Hit(func(t target.Target) bool { return t.ID == worst.ID })
	g.Rest()
	b := g.board()
	if got := b.told(); b.table.Seen.Moves != 0 || !strings.HasPrefix(got, "Better: ") || len(b.table.Overlay().Marks) == 0 {
		t.Errorf("after %d moves it says %q", b.table.Seen.Moves, got)
	}
	g.ask(input.CommandRight)
	if g.board().told() != "" {
		t.Errorf("a move later it still says %q", g.board().told())
	}
	g.ask(input.CommandLeft)
	g.Press("Practise from here")
	if b := g.board(); !b.screen.Practice || b.table.Match.Length() != 0 {
		t.Error("the moment cannot be practised")
	}
}

// After a match that was lost the end leads to the analysis, too, and that to the moment over it; practice leads back.
func TestTheEndLeadsToTheAnalysis(t *testing.T) {
	g := helped(t)
	g.game.judge.Games = 20
	d := thegame.Deal{Seats: 1, Hands: [][]thegame.Card{{87, 96}}}
	d.Piles = [thegame.Piles][]thegame.Card{{86}, {99}, {3}, {2}}
	b := g.deal(d, play.Person)
	b.table.Play(thegame.Lay(96, thegame.A))
	b.table.EndTurn()
	g.Rest()
	for range 400 {
		g.Do()
	}
	g.Press("That was it")
	for range 400 {
		g.Do()
	}
	g.Press("Analysis")
	if !g.Hit(func(t target.Target) bool { return t.ID == "costly.0" }) {
		t.Fatalf("no turn is told of: %s", g.Reads())
	}
	g.Rest()
	if b := g.board(); !b.screen.Review || b.table.Seen.Moves != 0 || !strings.HasPrefix(b.told(), "Better: 87 on A") {
		t.Errorf("after %d moves it says %q", b.table.Seen.Moves, b.told())
	}
	g.Press("Back")
	g.WantRead("What your turns were worth")
	g.Hit(func(t target.Target) bool { return t.ID == "costly.0" })
	g.Press("Practise from here")
	g.Rest()
	if !g.board().screen.Practice {
		t.Fatal("the moment cannot be practised")
	}
	g.Key(input.CommandCancel)
	g.Press("To the analysis")
	g.WantRead("What your turns were worth")
}

// Every kind of mistake is named, has a reason and a habit, and an example that trains it.
func TestEveryKindOfMistakeIsTrained(t *testing.T) {
	g := helped(t)
	for _, kind := range analysis.Kinds() {
		habit, ok := g.game.habits().Habit(string(kind))
		for _, text := range []string{habit.Says, habit.Trains, g.Say("loss.kind." + string(kind)), g.Say("loss.why." + string(kind))} {
			if text == "" || strings.Contains(text, "loss.") || strings.Contains(text, ".title") {
				t.Errorf("%s: told is %q", kind, text)
			}
		}
		if !ok || habit.Train == nil {
			t.Errorf("nothing trains %s", kind)
		}
	}
	if _, ok := g.game.habits().Habit("flying"); ok {
		t.Error("flying is trained")
	}
}

// The picture of a mistake stays on its tile, also of many cards on a narrow one, and its cards can be told apart there.
func TestAMistakesPictureFits(t *testing.T) {
	few := wayOf([]thegame.Move{thegame.Lay(49, thegame.C), thegame.End()}, 8)
	many := wayOf([]thegame.Move{
		thegame.Lay(2, thegame.A), thegame.Lay(9, thegame.A), thegame.Lay(20, thegame.A), thegame.Lay(25, thegame.A), thegame.Lay(50, thegame.C),
		thegame.Lay(98, thegame.D), thegame.End(),
	}, 7)
	for _, in := range []geom.Rect{{X: 10, Y: 10, W: 1000, H: 160}, {X: 10, Y: 10, W: 270, H: 110}, {X: 10, Y: 10, W: 800, H: 60}} {
		wide, line, most := arrange(in, 1, &few, &many)
		if line.X < in.X || line.Right() > in.Right()+1 || 2*line.H > in.H || wide*stage.CardRatio > line.H || wide < 9 {
			t.Errorf("in %v cards of width %v lie in %v", in, wide, line)
		}
		if most != [thegame.Piles]int{4, 0, 1, 1} {
			t.Errorf("most cards are %v", most)
		}
	}
}
