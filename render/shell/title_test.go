package shell

import (
	"testing"

	"dreist/game/store"
	"dreist/render/panel"
)

// named is a toy that names the window.
type named struct {
	*toy
	title string
}

func (n named) WindowTitle() string { return n.title }

// TestTheWindowIsNamedAfterWhatIsShown opens a panel over the start screen, in two languages, and over a table.
func TestTheWindowIsNamedAfterWhatIsShown(t *testing.T) {
	p := newProgram(t)
	want := func(title string) {
		t.Helper()
		p.Advance(nil, nil)
		p.updateWindowTitle()
		if p.windowTitle != title {
			t.Errorf("the window is called %q, want %q", p.windowTitle, title)
		}
	}
	settings := func() Screen {
		return p.NewPanelScreen(PanelScreen{Items: func() []panel.Item { return []panel.Item{panel.Title{Text: p.Say("settings.title")}} }})
	}
	want("toy")
	p.Navigate(Push(settings()))
	want("toy · Settings")
	p.ChangeSettings(func(s *store.Settings) { s.Language = store.German })
	want("toy · Einstellungen")
	p.Navigate(Close())
	want("toy")
	p.Navigate(Push(named{p.toy("table"), "Leiter"}))
	want("toy · Leiter")
	p.Navigate(Push(settings()))
	want("toy · Leiter")
	p.Navigate(CloseToLowest())
	want("toy")
}
