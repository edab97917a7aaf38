package screens

import (
	"slices"
	"strings"
	"testing"

	"dreist/game/play"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/panel"
	"dreist/render/shell"
	"dreist/render/stage"
)

// TestAGameOfAllIsPlayedFromStartToEnd plays a series of two up the stairs: a loss is taken back, in another run of the
// program and after a look at the table, and lost again; the second game is won.
func TestAGameOfAllIsPlayedFromStartToEnd(t *testing.T) {
	folder, deals := t.TempDir(), [][]string{{"AMP", "BCN"}, {"AM", "BN"}}
	rules := upTheStairs()
	rules.deal = func(int, uint64) (hands []string) {
		hands, deals = deals[0], deals[1:]
		return hands
	}
	v := visitToy(t, folder, rules)
	v.ChangeTableSetup(func(s *store.TableSetup) { s.Seats[1] = store.SeatSetup{Kind: play.Person, Name: "Mia"} })
	v.press("start.table")
	v.ChangeTableSetup(func(s *store.TableSetup) { s.SeriesLength = 2 })
	v.press("setup.play")
	v.ClickID("wave 2") // while the first seat is to move
	if m := v.table().match; len(m.told()) != 1 || m.turn() != 0 {
		t.Fatalf("after %q seat %d is to move", m.told(), m.turn()+1)
	}
	v.ClickID("P")
	v.wantLoss("5 cards are left over")
	v.App.Close(nil)

	v = visitToy(t, folder, rules)
	v.press("start.table")
	v.press("series.resume")
	v.wantLoss("5 cards are left over")
	for range endSeen {
		v.Advance()
	}
	v.SendCommand(input.CommandCancel)
	v.SendCommand(input.CommandUndo)
	v.ClickID("P")
	v.wantLoss("5 cards are left over")
	if v.App.TopScreen().(*shell.PanelScreen).Animation.(*EndScreen).wasShown {
		t.Error("an end that comes again is there at once, as if it had been told")
	}
	v.press("button.undo")
	v.lay("A", "B", "M", "N", "P")
	v.wantLoss("One card is left over")
	for range endSeen {
		v.Advance()
	}
	v.SendCommand(input.CommandUndo) // at the panel
	v.ClickID("P")
	v.wantLoss("One card is left over")
	v.press("end.settle")
	v.WantText("Not this time!")
	if got := len(v.Series().Games); got != 1 || v.UnfinishedMatch(store.TableSlot) != nil {
		t.Fatalf("got %d games of the series, and one begun: %v", got, v.UnfinishedMatch(store.TableSlot) != nil)
	}
	v.press("series.next")
	s := v.table()
	v.lay("A", "B", "M", "N")
	v.WantText("One of 2 games won together!")
	v.WantText("One card left over in all games")
	v.App.TopScreen().(*shell.PanelScreen).Animation.(*EndScreen).DrawPicture(PictureRoom{}, 0)
	if !slices.Equal(s.crowned, []int{0, 1}) {
		t.Errorf("the seats %v are crowned, want both", s.crowned)
	}
	v.press("menu.leave")
	v.press("history.open")
	if got := v.ScreenText(); strings.Count(got, "2 seats · ") != 2 || !strings.Contains(got, "all won") || !strings.Contains(got, "all lost, 1 left") {
		t.Errorf("the history reads\n%s", got)
	}
	v.ClickID("games.1")
	if m := v.table().match; !m.IsSettled() || m.CanUndo() {
		t.Error("a loss of the history can be taken back")
	}
}

// wantLoss fails unless the panel tells of a loss that can still be taken back and is not counted.
func (v *visitor) wantLoss(left string) {
	v.Helper()
	v.WantText("Not this time!")
	v.WantText(left)
	if len(v.FinishedEntries()) > 0 || len(v.Series().Games) > 0 || v.UnfinishedMatch(store.TableSlot) == nil {
		v.Fatal("the loss is counted before it was accepted")
	}
}

// lay takes choices, raising the curtain after each where it has come down.
func (v *visitor) lay(choices ...string) {
	v.Helper()
	for i, c := range choices {
		v.ClickID(c)
		if i < len(choices)-1 {
			v.press("curtain.raise")
		}
	}
}

// TestEveryOutcomeIsTold asks for the panels of the end that toys seldom come to.
func TestEveryOutcomeIsTold(t *testing.T) {
	names := []string{"Ann", "Ben", "Cleo"}
	ranked := func(places ...int) play.Outcome {
		return play.Outcome{End: play.Ranked, Places: places, Scores: places}
	}
	for _, c := range []struct {
		outcome play.Outcome
		says    []string
		winners []int
	}{
		{ranked(2, 1, 3), []string{"Ben wins!", "1. Ben · 2. Ann · 3. Cleo"}, []int{1}},
		{ranked(1, 3, 1), []string{"Ann and Cleo share the win!", "1. Ann and Cleo · 3. Ben"}, []int{0, 2}},
		{play.Outcome{End: play.Undecided, Places: []int{2, 1, 2}, Scores: []int{2, 1, 2}}, []string{"Undecided!", "1. Ben · 2. Ann and Cleo"}, nil},
		{play.Outcome{End: play.AllWon, Scores: []int{0, 0, 0}}, []string{"You did it together!"}, []int{0, 1, 2}},
		{play.Outcome{End: play.AllWon, Scores: []int{0}}, []string{"You did it!"}, []int{0}},
		{play.Outcome{End: play.AllLost, Scores: []int{7, 7, 7}}, []string{"Not this time!", "7 cards are left over"}, nil},
	} {
		v := visit(t, t.TempDir())
		var crowned []int
		e := &EndScreen{
			GameScreens: v.GameScreens, CountingLines: func() []panel.CountingLine { return nil }, openReplay: shell.Stay, playAgain: shell.Stay,
			LeaveButton: func() panel.Button { return panel.Button{Label: "Leave"} },
		}
		m := e.TableScreen(TableResult{
			Outcome: c.outcome, Names: names[:len(c.outcome.Scores)],
			DrawPicture: func(_ PictureRoom, winners []int, _ stage.Span) { crowned = winners },
		}).(*shell.PanelScreen)
		v.App.Navigate(shell.Push(m))
		read := v.ScreenText()
		for _, want := range c.says {
			if !strings.Contains(read, want) {
				t.Errorf("%+v: got\n%s\nwant %q in it", c.outcome, read, want)
			}
		}
		if e.DrawPicture(PictureRoom{}, 0); !slices.Equal(crowned, c.winners) {
			t.Errorf("%+v: the seats %v are crowned, want %v", c.outcome, crowned, c.winners)
		}
	}
}
