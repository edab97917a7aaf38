package screens

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/build/need"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/shell"
	"dreist/sounds"
)

// TestTheSystemIsAskedOnceForEachKey makes the rows of the page: each time it is asked what is printed on a key, it stops the
// drawing for that.
func TestTheSystemIsAskedOnceForEachKey(t *testing.T) {
	asked := map[ebiten.Key]int{}
	c := need.Value(shell.NewContext(shell.Options{
		Sound: sounds.NewSilentPlayer(), Locale: "en", Settings: store.DefaultSettings(), StoreSettings: func(store.Settings) {},
		PrintedRune: func(k ebiten.Key) rune {
			asked[k]++
			return 0
		},
	}))(t)
	p := &page{PanelScreen: c.NewPanelScreen(shell.PanelScreen{})}
	clear(asked)
	p.rows()
	if len(asked) == 0 {
		t.Error("nobody asks what is printed on the keys")
	}
	for k, n := range asked {
		if n > 1 {
			t.Errorf("the system is asked %d times for %v", n, k)
		}
	}
}

// TestThePageListsEveryCommandOnce wants a row for each, which can be pressed, and no two rows of one name.
func TestThePageListsEveryCommandOnce(t *testing.T) {
	c := need.Value(shell.NewContext(shell.Options{Sound: sounds.NewSilentPlayer(), Locale: "en", Settings: store.DefaultSettings(), StoreSettings: func(store.Settings) {}}))(t)
	p := &page{PanelScreen: c.NewPanelScreen(shell.PanelScreen{})}
	named, pressed := map[string]int{}, 0
	for _, row := range p.rows() {
		if row.Action != nil {
			pressed++
			named[row.Label]++
		}
		if row.ID != "" {
			named[row.ID]++
		}
	}
	for name, n := range named {
		if n != 1 {
			t.Errorf("%d rows are called %q", n, name)
		}
	}
	for _, a := range input.Actions() {
		if named["keyboard."+a.Name] != 1 || named[c.Say("action."+a.Name)] != 1 {
			t.Errorf("no row is %q, for %s", c.Say("action."+a.Name), a.Name)
		}
	}
	if pressed != len(input.Actions()) {
		t.Errorf("%d rows can be pressed, of %d commands", pressed, len(input.Actions()))
	}
}
