package screens

import (
	"testing"

	"dreist/assets"
	"dreist/render/panel"
)

// The settings lead to what the program is, where the games lie, and to the licences of what it is built from.
func TestThePageAboutTheProgram(t *testing.T) {
	v := visit(t, t.TempDir())
	v.Options.Version = "1.2.3"
	v.app.Take(v.ShowSettings())
	v.press("about.open")
	v.wantRead("Higher card 1.2.3")
	folder := v.Say("about.games", assets.Values{"Folder": v.Options.Store.Dirs().Games})
	if first, ok := v.aboutPage()[0].(panel.Passage); !ok || first.Text != folder {
		t.Errorf("the page begins with %v, want %q", v.aboutPage()[0], folder)
	}
	v.press("common.back")
	if _, back := v.app.Top().(Settings); !back {
		t.Errorf("it leads back to a %T", v.app.Top())
	}
}
