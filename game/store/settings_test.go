package store

import (
	"strings"
	"testing"
	"unicode"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"dreist/build/need"
)

// names draws names of players that can be stored.
func names() *rapid.Generator[string] {
	return rapid.StringOfN(rapid.RuneFrom([]rune("aÄß \"\\<„…🃏"), unicode.Letter), 0, MaxName, -1)
}

func TestANewPlayerHasDefaults(t *testing.T) {
	s, dir := open(t)
	got := need.Value(s.LoadSettings())(t)
	want := Settings{
		Speed: Normal, EffectsVolume: 80, JingleVolume: 80, Cloth: Linen, TextSize: UsualText,
		Help:   Help{Fitting: true, Hints: true},
		Window: Window{Width: 1280, Height: 800},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("got the defaults marked +, want those marked -\n%s", diff)
	}
	need.OK(t, s.SaveSettings(got))
	wantFiles(t, dir, map[string]string{})
}

func TestSettingsComeBack(t *testing.T) {
	s, _ := open(t)
	rapid.Check(t, func(t *rapid.T) {
		coordinate := rapid.IntRange(-32768, 32767)
		size := rapid.IntRange(200, 16384)
		volume := rapid.IntRange(0, 100)
		want := Settings{
			Language:      rapid.SampledFrom(Languages()).Draw(t, "language"),
			Speed:         rapid.SampledFrom([]Speed{Slow, Normal, Fast, Instant}).Draw(t, "speed"),
			Muted:         rapid.Bool().Draw(t, "muted"),
			EffectsVolume: volume.Draw(t, "effects"),
			JingleVolume:  volume.Draw(t, "jingle"),
			Cloth:         rapid.SampledFrom(Cloths()).Draw(t, "cloth"),
			TextSize:      rapid.SampledFrom(TextSizes()).Draw(t, "text size"),
			Keys:          rapid.SampledFrom([]string{"", "hint=T mute=F5", "not understood"}).Draw(t, "keys"),
			Speeds:        rapid.SampledFrom([]Speeds{"", "thegame=fast lessons=slow"}).Draw(t, "speeds"),
			Switches:      rapid.SampledFrom([]Switches{"", "+trick -list"}).Draw(t, "switches"),
			Cards: Cards{
				Back:          rapid.IntRange(0, Backs-1).Draw(t, "back"),
				StrongSymbols: rapid.Bool().Draw(t, "strong symbols"),
			},
			Help: Help{
				Fitting:        rapid.Bool().Draw(t, "fitting"),
				ConfirmDiscard: rapid.Bool().Draw(t, "confirm"),
				Hints:          rapid.Bool().Draw(t, "hints"),
			},
			Window: Window{
				X: coordinate.Draw(t, "x"), Y: coordinate.Draw(t, "y"),
				Width: size.Draw(t, "width"), Height: size.Draw(t, "height"),
				Maximized:  rapid.Bool().Draw(t, "maximized"),
				Fullscreen: rapid.Bool().Draw(t, "fullscreen"),
				Placed:     rapid.Bool().Draw(t, "placed"),
			},
		}
		need.OK(t, s.SaveSettings(want))
		got := need.Value(s.LoadSettings())(t)
		if diff := cmp.Diff(want, got); diff != "" {
			t.Fatalf("got the settings marked +, want those marked -\n%s", diff)
		}
	})
}

func TestEachWrongValueIsADefault(t *testing.T) {
	s, dir := open(t)
	write(t, dir, "settings.json", `{"version": 1, "language": "xx", "speed": 3, "muted": true, "effectsVolume": 101,
		"jingleVolume": null, "theme": "dark", "cloth": 4, "textSize": 120, "cards": {"back": 6, "strongSymbols": true},
		"help": {"fitting": "always", "hints": null, "confirmDiscard": true}, "window": {"x": 99999, "y": -20, "width": 10, "height": 700.5, "placed": "yes"}}`)
	want := DefaultSettings()
	want.Muted, want.Cloth, want.Window.Y = true, Night, -20
	want.Cards.StrongSymbols, want.Help.ConfirmDiscard = true, true
	got := need.Value(s.LoadSettings())(t)
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("got the settings marked +, want those marked -\n%s", diff)
	}

	got.EffectsVolume, got.Speed, got.JingleVolume = -1, "warp", 55
	got.Cloth, got.TextSize, got.Cards.Back = "velvet", 131, -1
	got.Keys = "hint=T\nmute=F5"
	want.Cloth = Linen
	want.JingleVolume = 55
	need.OK(t, s.SaveSettings(got))
	got = need.Value(s.LoadSettings())(t)
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("got the saved settings marked +, want those marked -\n%s", diff)
	}
}

// TestSettingsOfEarlierVersions opens files of versions that had a theme, asked whether to mark cards that fit, or chose a folder, and one
// that an editor has stored with a byte order mark.
func TestSettingsOfEarlierVersions(t *testing.T) {
	for text, want := range map[string]struct {
		cloth   Cloth
		fitting bool
	}{
		`{"help": {"fitting": "on"}}`:                      {Linen, true},
		`{"help": {"fitting": "off"}}`:                     {Linen, false},
		`{"help": {"fitting": "auto", "unanswered": 2}}`:   {Linen, true},
		`{"folder": "/games", "help": {"fitting": "off"}}`: {Linen, false},
		`{"theme": "light"}`:                               {Linen, true},
		"\ufeff{\"theme\":\"dark\"}\n":                     {Night, true},
		`{"theme": "light", "cloth": "meadow"}`:            {Meadow, true},
		`{"theme": "dark", "cloth": "slate"}`:              {Slate, true},
		`{"theme": "dark", "cloth": "meadow"}`:             {Night, true}, // made dark by a first version
		`{"theme": "light", "cloth": "slate"}`:             {Linen, true},
		`{"cloth": "meadow"}`:                              {Meadow, true},
	} {
		s, dir := open(t)
		write(t, dir, "settings.json", text)
		got, err := s.LoadSettings()
		if err != nil || got.Cloth != want.cloth || got.Help.Fitting != want.fitting {
			t.Errorf("%s: got %s, %v, %v, want %v", text, got.Cloth, got.Help.Fitting, err, want)
		}
	}
}

func TestAFirstVersionReadsTheThemeOfACloth(t *testing.T) {
	for _, cloth := range Cloths() {
		s, dir := open(t)
		settings := DefaultSettings()
		settings.Muted, settings.Cloth = true, cloth
		need.OK(t, s.SaveSettings(settings))
		if want := map[bool]string{false: "light", true: "dark"}[cloth.Dark()]; !strings.Contains(filesIn(t, dir)["settings.json"], `"theme": "`+want+`"`) {
			t.Errorf("on %s the theme is not %q", cloth, want)
		}
	}
}

// TestAnEarlierSpeedHoldsForEveryGame reads a file with one speed for all; then one game gets its own.
func TestAnEarlierSpeedHoldsForEveryGame(t *testing.T) {
	s, dir := open(t)
	write(t, dir, "settings.json", `{"speed": "fast", "speeds": "dreixdrei=warp"}`)
	settings := need.Value(s.LoadSettings())(t)
	settings.Speeds = settings.Speeds.With("thegame", Instant).With("thegame", Slow)
	need.OK(t, s.SaveSettings(settings))
	settings = need.Value(s.LoadSettings())(t)
	for game, want := range map[string]Speed{
		UnnamedGame: Fast, "thegame": Slow, "dreixdrei": Fast, Lessons: Fast,
	} {
		if got := settings.SpeedOf(game); got != want {
			t.Errorf("%s is %s, want %s", game, got, want)
		}
	}
}

func TestASwitchIsAsUsualUntilItIsSet(t *testing.T) {
	all := Switches("+later").With("trick", true).With("list", false).With("trick", false)
	if want := Switches("+later -list -trick"); all != want {
		t.Errorf("got %q, want %q", all, want)
	}
	for _, usual := range []bool{true, false} {
		if all.On("trick", usual) || !all.On("later", usual) || all.On("other", usual) != usual {
			t.Errorf("usually %v: the switches %q are on: trick %v, later %v, other %v",
				usual, all, all.On("trick", usual), all.On("later", usual), all.On("other", usual))
		}
	}
}

// TestAByteOrderMarkIsNoFault loads settings that an editor has stored with one.
func TestAByteOrderMarkIsNoFault(t *testing.T) {
	s, dir := open(t)
	write(t, dir, "settings.json", "\ufeff{\"theme\":\"dark\"}\n")
	if got, err := s.LoadSettings(); err != nil || !got.Cloth.Dark() {
		t.Errorf("got the cloth %s, %v; want a dark one", got.Cloth, err)
	}
}
