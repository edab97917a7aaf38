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
		p.nameWindow()
		if p.titling.text != title {
			t.Errorf("the window is called %q, want %q", p.titling.text, title)
		}
	}
	settings := func() Screen {
		return p.NewMenu(Menu{Items: func() []panel.Item { return []panel.Item{panel.Title{Text: p.Say("settings.title")}} }})
	}
	want("toy")
	p.Take(Push(settings()))
	want("toy · Settings")
	p.Change(func(s *store.Settings) { s.Language = store.German })
	want("toy · Einstellungen")
	p.Take(Close())
	want("toy")
	p.Take(Push(named{p.toy("table"), "Leiter"}))
	want("toy · Leiter")
	p.Take(Push(settings()))
	want("toy · Leiter")
	p.Take(Home())
	want("toy")
}
