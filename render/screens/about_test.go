package screens

import (
	"testing"

	"dreist/assets"
	"dreist/render/panel"
)

// A development build says from which commit it is, as it has no number.
func TestADevelopmentBuildNamesItsCommit(t *testing.T) {
	for want, version := range map[string]Version{
		"Development build of 24 Nov 2026, commit 0123456789ab":                {Commit: "0123456789ab", CommitDate: "2026-11-24"},
		"Development build of 24 Nov 2026, commit 0123456789ab, changed since": {Commit: "0123456789ab", CommitDate: "2026-11-24", IsModified: true},
		"Development build": {},
	} {
		v := visit(t, t.TempDir())
		v.Options.Version = version
		if got := v.sayVersion(); got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}

// The settings lead to what the program is, where the games lie, and to the licences of what it is built from.
func TestThePageAboutTheProgram(t *testing.T) {
	v := visit(t, t.TempDir())
	v.Options.Version = Version{Release: "1.2.3", Commit: "0123456789ab", CommitDate: "2026-11-24"}
	v.App.Navigate(v.showSettings())
	v.press("about.open")
	v.WantText("Higher card · Version 1.2.3")
	folder := v.Say("about.games", assets.Values{"Folder": v.Options.Store.Dirs().Games})
	if first, ok := v.aboutPage()[0].(panel.PageParagraph); !ok || first.Text != folder {
		t.Errorf("the page begins with %v, want %q", v.aboutPage()[0], folder)
	}
	v.press("common.back")
	if _, back := v.App.TopScreen().(SettingsScreen); !back {
		t.Errorf("it leads back to a %T", v.App.TopScreen())
	}
}
