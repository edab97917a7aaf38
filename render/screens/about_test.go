package screens

import "testing"

// The settings lead to what the program is, and to the licences of what it is built from.
func TestThePageAboutTheProgram(t *testing.T) {
	v := visit(t, t.TempDir())
	v.Options.Version = "1.2.3"
	v.app.Take(v.ShowSettings())
	v.press("about.open")
	v.wantRead("Higher card 1.2.3")
	v.press("common.back")
	if _, back := v.app.Top().(Settings); !back {
		t.Errorf("it leads back to a %T", v.app.Top())
	}
}
