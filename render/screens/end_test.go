package screens

import (
	"testing"

	"dreist/game/store"
	"dreist/input"
	"dreist/render/panel"
	"dreist/render/shell"
)

// TestTheEndOfAMatchComesAndCounts watches the panel of the toy game rise and count, at once, with less motion and hurried by a key.
func TestTheEndOfAMatchComesAndCounts(t *testing.T) {
	for name, c := range map[string]struct {
		change      func(s *store.Settings)
		hurried     bool
		least, most int // ticks until all is there
		rises       bool
	}{
		"normal":      {func(s *store.Settings) { s.Speed = "normal" }, false, 55, 65, true},
		"fast":        {func(s *store.Settings) { s.Speed = "fast" }, false, 27, 33, true},
		"less motion": {func(s *store.Settings) { s.Speed, s.HasReducedMotion = "normal", true }, false, 10, 16, false},
		"instant":     {func(s *store.Settings) { s.Speed = "instant" }, false, 0, 0, false},
		"hurried":     {func(s *store.Settings) { s.Speed = "slow" }, true, 0, 0, true},
	} {
		v := visit(t, t.TempDir())
		v.ChangeSettings(c.change)
		v.begin()
		v.playOn()
		m := v.App.TopScreen().(*shell.PanelScreen)
		if c.hurried {
			v.SendCommand(input.CommandYes)
		}
		if len(m.Targets(nil)) == 0 {
			t.Errorf("%s: nothing can be pressed yet", name)
		}
		ticks, rose := 0, false
		for m.Animation.(*EndScreen).isCounting() {
			if e := m.Entrance(); e.DistanceBelow != 0 {
				rose = true
			}
			v.Advance()
			ticks++
		}
		if ticks < c.least || ticks > c.most || !c.hurried && rose != c.rises {
			t.Errorf("%s: all is there after %d ticks, want %d to %d; it rose: %v", name, ticks, c.least, c.most, rose)
		}
		if got := m.Entrance(); got != (shell.Entrance{Alpha: 1}) {
			t.Errorf("%s: it ends as %+v", name, got)
		}
	}
}

// TestTheEndShowsAndOffersWhatTheGameAdds ends a match of a series, the last one of it, and one of practice. There is neither
// a code nor a line for others.
func TestTheEndShowsAndOffersWhatTheGameAdds(t *testing.T) {
	v := visit(t, t.TempDir())
	v.ends = func(e *EndScreen, of *TableResult) {
		of.CodeText, of.DrawPicture, e.ShareText = nil, nil, nil
		of.Title = text("Splendid")
		of.ExtraItems = func() []panel.Item {
			return []panel.Item{panel.Paragraph{Text: "The dearest step"}}
		}
	}
	wantAdded := func(title string) {
		t.Helper()
		v.playOn()
		v.WantText(title)
		v.WantText("The dearest step")
		m := v.App.TopScreen().(*shell.PanelScreen)
		if _, room := m.Panel().PictureRoomRect(); room {
			t.Error("there is room for a picture that there is not")
		}
	}
	v.press("start.table")
	v.ChangeTableSetup(func(s *store.TableSetup) { s.SeriesLength = 2 })
	v.press("setup.play")
	wantAdded("Splendid")
	v.press("series.next")
	wantAdded("Ben wins the series!")
}

// TestKeysFindAnEndThatWasSeen strikes Enter and Escape again and again as a match ends: neither answers a panel that nobody has seen, and each
// does later.
func TestKeysFindAnEndThatWasSeen(t *testing.T) {
	enter, escape := input.Gesture{Kind: input.EditKey, Key: input.KeyEnter}, input.Gesture{Kind: input.CommandGiven, Command: input.CommandCancel}
	for name, strike := range map[string]input.Gesture{"Enter": enter, "Escape": escape} {
		v := visit(t, t.TempDir())
		v.begin()
		v.playOn()
		end := v.App.TopScreen()
		for range endSeen - 2 {
			v.Advance(strike)
		}
		v.wantTop(end)
		v.Advance()
		v.Advance()
		if v.Advance(strike); v.App.TopScreen() == end {
			t.Errorf("%s does nothing", name)
		}
	}
}
