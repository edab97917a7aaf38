package screens

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"dreist/assets"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/shell"
	"dreist/render/stage"
	"dreist/render/target"
	"dreist/sounds"
)

// TestEverySettingHoldsAtOnceAndIsKept uses all that is on the page, by its name, and opens the program anew.
func TestEverySettingHoldsAtOnceAndIsKept(t *testing.T) {
	folder := t.TempDir()
	v := visit(t, folder)
	v.SendCommand(input.CommandSettings)
	want := v.Settings()
	for _, use := range []struct {
		id     string
		change func()
	}{
		{"settings.cloth.slate", func() { want.Cloth = store.SlateCloth }},
		{"settings.text.115", func() { want.TextSize = store.LargeTextSize }},
		{"settings.text.130", func() { want.TextSize = store.LargestTextSize }},
		{"settings.motion", func() { want.HasReducedMotion = true }},
		{"language.de", func() { want.Language = store.German }},
		{"speed.fast", func() { want.Speeds = "dreist=fast" }},
		{"settings.hints", func() { want.Help.OffersHints = false }},
		{ownSwitch, func() { want.Switches = "-" + ownSwitch }},
		{"settings.sound", func() { want.IsMuted = true }},
		{"settings.effects.2", func() { want.EffectsVolume = 40 }},
		{"settings.jingles.3", func() { want.JingleVolume = 60 }},
	} {
		v.ClickID(use.id)
		use.change()
		got := v.Settings()
		if got != want {
			t.Fatalf("%s: got %+v, want %+v", use.id, got, want)
		}
	}
	if got := v.Say("settings.title"); got != "Einstellungen" {
		t.Errorf("the page is called %q in German", got)
	}
	v.SendCommand(input.CommandSettings)
	if _, open := v.App.TopScreen().(SettingsScreen); open {
		t.Error("the key of the settings does not put them away")
	}
	v.App.Close(nil)
	v = visit(t, folder)
	if got := v.Settings(); got != want {
		t.Errorf("opened anew: got %+v, want %+v", got, want)
	}
	if v.IsSwitchOn(ownSwitch) || v.IsSwitchOn("settings.hints") {
		t.Error("the switches of the game are on again")
	}
	v.ChangeSettings(reset)
	if !v.IsSwitchOn(ownSwitch) || !v.IsSwitchOn("settings.hints") {
		t.Error("the switches of the game are not as usual once all was reset")
	}
}

// TestSettingsOfAGameStandOnThePageWhileItIsShown opens the page of a game that has none.
func TestSettingsOfAGameStandOnThePageWhileItIsShown(t *testing.T) {
	v := visit(t, t.TempDir())
	v.shown.about.Switches = nil
	v.SendCommand(input.CommandSettings)
	for _, id := range []string{"settings.hints", ownSwitch} {
		if _, ok := target.Find(v.App.TopScreen().Targets(nil), id); ok {
			t.Errorf("%s can be chosen for a game without it", id)
		}
	}
}

// TestEachGameHasItsSpeed strikes the keys of the speed in one game, at another one's table and in a lesson there.
func TestEachGameHasItsSpeed(t *testing.T) {
	higher, up := visitBoth(t, t.TempDir())
	higher.ClickID(BoxID("stairs"))
	up.ClickID(BoxID("toy"))
	higher.SendCommand(input.CommandFaster)
	higher.ClickID(BoxID("stairs"))
	if got := up.Speed(); got != stage.NormalSpeed {
		t.Errorf("the other game is %v, too", got)
	}
	up.begin()
	up.SendCommand(input.CommandSlower)
	up.table().screen.IsLessonTable = true
	for range 3 { // beyond the fastest
		up.SendCommand(input.CommandFaster)
	}
	if got := up.Settings().Speeds; got != "toy=fast stairs=slow lessons=instant" {
		t.Errorf("kept is %q", got)
	}
	up.SendCommand(input.CommandSettings)
	if page := up.App.TopScreen().(shell.TextSource).VisibleText(); !strings.Contains(page, up.Say("settings.speed.lessons")) {
		t.Errorf("the page does not say that it is the speed of lessons:\n%s", page)
	}
}

// TestEveryLanguageIsKept holds that what is stored knows the languages that are spoken.
func TestEveryLanguageIsKept(t *testing.T) {
	for _, l := range assets.Languages() {
		if !slices.Contains(store.Languages(), store.Language(l)) {
			t.Errorf("%s can be chosen and is not kept; those are %q", l, store.Languages())
		}
	}
}

// TestAMissingSoundDeviceIsTold where somebody looks why nothing is heard.
func TestAMissingSoundDeviceIsTold(t *testing.T) {
	for _, player := range []*sounds.Player{sounds.NewFailedPlayer(nil), sounds.NewFailedPlayer(errors.New("no device"))} {
		v := visit(t, t.TempDir())
		v.Sound = player
		v.SendCommand(input.CommandSettings)
		i, ok := target.Find(v.App.TopScreen().Targets(nil), "settings.sound")
		if told := strings.Contains(i.Label, v.Say("settings.soundless")); !ok || told != (player.Err() != nil) {
			t.Errorf("without a device because of %v the switch says %q", player.Err(), i.Label)
		}
	}
}

// TestAllIsResetButTheWindow asks before that.
func TestAllIsResetButTheWindow(t *testing.T) {
	v := visit(t, t.TempDir())
	v.ChangeSettings(func(s *store.Settings) {
		s.Cloth, s.IsMuted, s.Help.OffersHints, s.TextSize, s.Window.Width = store.MeadowCloth, true, false, store.LargestTextSize, 1000
	})
	before := v.Settings()
	v.SendCommand(input.CommandSettings)
	v.press("settings.reset")
	v.press("settings.reset.no")
	if got := v.Settings(); got != before {
		t.Errorf("after a no: got %+v, want %+v", got, before)
	}
	v.press("settings.reset")
	v.press("settings.reset.yes")
	want := store.DefaultSettings()
	want.Window = before.Window
	if got := v.Settings(); got != want {
		t.Errorf("got %+v, want %+v", got, want)
	}
	if _, open := v.App.TopScreen().(SettingsScreen); !open {
		t.Errorf("got a %T on top, want the page", v.App.TopScreen())
	}
	v.press("settings.reset")
	if v.SendCommand(input.CommandSettings); len(v.App.Screens()) != 1 { // away with the question, too
		t.Errorf("got a %T on top, want the start", v.App.TopScreen())
	}
}

// TestResettingStandsApart looks where the button is that loses what was chosen: beyond all others from the one that is pressed most.
func TestResettingStandsApart(t *testing.T) {
	v := visit(t, t.TempDir())
	v.SendCommand(input.CommandSettings)
	v.Advance()
	last := 0.0
	for _, id := range []string{"common.back", "keyboard.open", "settings.reset"} {
		at, ok := target.Find(v.App.TopScreen().Targets(nil), id)
		if !ok || at.Rect.X <= last {
			t.Errorf("%s is at %v, the button before it at %v", id, at.Rect.X, last)
		}
		last = at.Rect.X
	}
}
