package store_test

import (
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"dreist/build/need"
	"dreist/game/store"
	"dreist/game/store/files"
)

// names draws names of players that can be stored.
func names() *rapid.Generator[string] {
	return rapid.StringOfN(rapid.RuneFrom([]rune("aÄß \"\\<„…🃏"), unicode.Letter), 0, store.MaxName, -1)
}

func TestANewPlayerHasDefaults(t *testing.T) {
	s, dir := open(t)
	got := need.Value(s.LoadSettings())(t)
	want := store.Settings{
		Speed: store.Normal, EffectsVolume: 80, JingleVolume: 80, Cloth: store.Linen, TextSize: store.UsualText,
		Help:   store.Help{Fitting: true, Hints: true},
		Window: store.Window{Width: 1280, Height: 800},
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
		want := store.Settings{
			Language:      rapid.SampledFrom(store.Languages()).Draw(t, "language"),
			Speed:         rapid.SampledFrom([]store.Speed{store.Slow, store.Normal, store.Fast, store.Instant}).Draw(t, "speed"),
			Muted:         rapid.Bool().Draw(t, "muted"),
			EffectsVolume: volume.Draw(t, "effects"),
			JingleVolume:  volume.Draw(t, "jingle"),
			Cloth:         rapid.SampledFrom(store.Cloths()).Draw(t, "cloth"),
			TextSize:      rapid.SampledFrom(store.TextSizes()).Draw(t, "text size"),
			Keys:          rapid.SampledFrom([]string{"", "hint=T mute=F5", "not understood"}).Draw(t, "keys"),
			Speeds:        rapid.SampledFrom([]store.Speeds{"", "thegame=fast lessons=slow"}).Draw(t, "speeds"),
			Switches:      rapid.SampledFrom([]store.Switches{"", "+trick -list"}).Draw(t, "switches"),
			Cards: store.Cards{
				Back:          rapid.IntRange(0, store.Backs-1).Draw(t, "back"),
				StrongSymbols: rapid.Bool().Draw(t, "strong symbols"),
			},
			Help: store.Help{
				Fitting:        rapid.Bool().Draw(t, "fitting"),
				ConfirmDiscard: rapid.Bool().Draw(t, "confirm"),
				Hints:          rapid.Bool().Draw(t, "hints"),
			},
			Window: store.Window{
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
		"jingleVolume": null, "theme": "dark", "cloth": 4, "textSize": 120, "cards": {"back": 4, "strongSymbols": true},
		"help": {"fitting": "always", "hints": null, "confirmDiscard": true}, "window": {"x": 99999, "y": -20, "width": 10, "height": 700.5, "placed": "yes"}}`)
	want := store.DefaultSettings()
	want.Muted, want.Cloth, want.Window.Y = true, store.Night, -20
	want.Cards.StrongSymbols, want.Help.ConfirmDiscard = true, true
	got := need.Value(s.LoadSettings())(t)
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("got the settings marked +, want those marked -\n%s", diff)
	}

	got.EffectsVolume, got.Speed, got.JingleVolume = -1, "warp", 55
	got.Cloth, got.TextSize, got.Cards.Back = "velvet", 131, -1
	got.Keys = "hint=T\nmute=F5"
	want.Cloth = store.Linen
	want.JingleVolume = 55
	need.OK(t, s.SaveSettings(got))
	got = need.Value(s.LoadSettings())(t)
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("got the saved settings marked +, want those marked -\n%s", diff)
	}
}

// TestTheAnswerAboutCardsThatFitIsASwitch opens the files of versions that asked whether to mark them, or chose a folder.
func TestTheAnswerAboutCardsThatFitIsASwitch(t *testing.T) {
	for text, want := range map[string]bool{
		`{"help": {"fitting": "on"}}`:                      true,
		`{"help": {"fitting": "off"}}`:                     false,
		`{"help": {"fitting": "auto", "unanswered": 2}}`:   true,
		`{"folder": "/games", "help": {"fitting": "off"}}`: false,
	} {
		s, dir := open(t)
		write(t, dir, "settings.json", text)
		got, err := s.LoadSettings()
		if err != nil || got.Help.Fitting != want {
			t.Errorf("%s: got %v, %v, want %v", text, got.Help.Fitting, err, want)
		}
	}
}

func TestTheThemeOfAFirstVersionIsACloth(t *testing.T) {
	for text, want := range map[string]store.Cloth{
		`{"theme": "light"}`:                    store.Linen,
		`{"theme": "dark"}`:                     store.Night,
		`{"theme": "light", "cloth": "meadow"}`: store.Meadow,
		`{"theme": "dark", "cloth": "slate"}`:   store.Slate,
		`{"theme": "dark", "cloth": "meadow"}`:  store.Night, // made dark by a first version
		`{"theme": "light", "cloth": "slate"}`:  store.Linen,
		`{"cloth": "meadow"}`:                   store.Meadow,
	} {
		s, dir := open(t)
		write(t, dir, "settings.json", text)
		got, err := s.LoadSettings()
		if err != nil || got.Cloth != want {
			t.Errorf("%s: got %s, %v, want %s", text, got.Cloth, err, want)
		}
	}
}

func TestAFirstVersionReadsTheThemeOfACloth(t *testing.T) {
	for _, cloth := range store.Cloths() {
		s, dir := open(t)
		settings := store.DefaultSettings()
		settings.Muted, settings.Cloth = true, cloth
		need.OK(t, s.SaveSettings(settings))
		var doc struct{ Theme string }
		need.OK(t, json.Unmarshal([]byte(filesIn(t, dir)["settings.json"]), &doc))
		if want := map[bool]string{false: "light", true: "dark"}[cloth.Dark()]; doc.Theme != want {
			t.Errorf("on %s the theme is %q, want %q", cloth, doc.Theme, want)
		}
	}
}

func TestANewerVersionLosesNothing(t *testing.T) {
	s, dir := open(t)
	write(t, dir, "settings.json", `{"version": 7, "speed": "fast", "deck": {"back": "blue", "size": 1.50},
		"window": {"width": 900, "monitor": "left"}, "table": {"seat1": {"hat": "red"}, "seat11": {"kind": "person"}, "length": 3}, "big": 12345678901234567890}`)
	settings := need.Value(s.LoadSettings())(t)
	settings.Muted = true
	need.OK(t, s.SaveSettings(settings))
	want := map[string]any{
		"version": json.Number("7"), "speed": "fast", "deck": map[string]any{"back": "blue", "size": json.Number("1.50")},
		"big": json.Number("12345678901234567890"), "language": "", "muted": true, "theme": "light",
		"effectsVolume": json.Number("80"), "jingleVolume": json.Number("80"),
		"window": map[string]any{
			"width": json.Number("900"), "monitor": "left", "x": json.Number("0"), "y": json.Number("0"),
			"height": json.Number("800"), "maximized": false, "fullscreen": false, "placed": false,
		},
		"table": map[string]any{"seat1": map[string]any{"hat": "red"}, "seat11": map[string]any{"kind": "person"}, "length": json.Number("3")},
	}
	got := map[string]any{}
	d := json.NewDecoder(strings.NewReader(filesIn(t, dir)["settings.json"]))
	d.UseNumber()
	need.OK(t, d.Decode(&got))
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("the file holds what is marked +, want what is marked -\n%s", diff)
	}
}

// TestAnEarlierSpeedHoldsForEveryGame reads a file with one speed for all; then one game gets its own.
func TestAnEarlierSpeedHoldsForEveryGame(t *testing.T) {
	s, dir := open(t)
	write(t, dir, "settings.json", `{"speed": "fast", "speeds": "dreixdrei=warp"}`)
	settings := need.Value(s.LoadSettings())(t)
	settings.Speeds = settings.Speeds.With("thegame", store.Instant).With("thegame", store.Slow)
	need.OK(t, s.SaveSettings(settings))
	settings = need.Value(s.LoadSettings())(t)
	for game, want := range map[string]store.Speed{
		store.UnnamedGame: store.Fast, "thegame": store.Slow, "dreixdrei": store.Fast, store.Lessons: store.Fast,
	} {
		if got := settings.SpeedOf(game); got != want {
			t.Errorf("%s is %s, want %s", game, got, want)
		}
	}
}

func TestSettingsAreWrittenOnlyWhenTheyChange(t *testing.T) {
	s, dir := open(t)
	const byHand = `{"speed":"fast"}`
	write(t, dir, "settings.json", byHand)
	settings := need.Value(s.LoadSettings())(t)
	need.OK(t, s.SaveSettings(settings))
	wantFiles(t, dir, map[string]string{"settings.json": byHand})

	settings.Speed = store.Slow
	need.OK(t, s.SaveSettings(settings))
	path := filepath.Join(dir, "settings.json")
	before := need.Value(os.Stat(path))(t)
	need.OK(t, s.SaveSettings(settings))
	after := need.Value(os.Stat(path))(t)
	if !os.SameFile(before, after) {
		t.Error("the file was replaced though nothing had changed")
	}
}

func TestBrokenSettingsAreSetAside(t *testing.T) {
	for name, test := range map[string]struct {
		text string
		want error
	}{
		"empty":        {"", store.ErrBroken},
		"truncated":    {`{"speed": "fast", "wind`, store.ErrBroken},
		"two objects":  {`{} {}`, store.ErrBroken},
		"a list":       {`[1, 2]`, store.ErrBroken},
		"null":         {`null`, store.ErrBroken},
		"foreign":      {"[settings]\nspeed=fast\n", store.ErrBroken},
		"not a text":   {"{\"speed\": \"\xff\"}", files.ErrNotText},
		"over 1 MiB":   {"{" + strings.Repeat(" ", oneMiB) + "}", files.ErrTooLarge},
		"a deep well":  {strings.Repeat(`{"a":`, 20000) + "1" + strings.Repeat("}", 20000), store.ErrBroken},
		"zeros inside": {"{\x00\x00}", store.ErrBroken},
	} {
		t.Run(name, func(t *testing.T) {
			s, dir := open(t)
			write(t, dir, "settings.json", test.text)
			write(t, dir, "settings.broken-1.json", "from long ago")
			settings, err := s.LoadSettings()
			var aside *store.SetAsideError
			if !errors.As(err, &aside) || aside.Name != "settings.broken-2.json" || aside.OldName != "settings.json" || !errors.Is(err, test.want) {
				t.Fatalf("got the error %v, want one that names settings.broken-2.json and is %v", err, test.want)
			}
			if settings != store.DefaultSettings() {
				t.Errorf("got %+v, want the defaults", settings)
			}
			want := map[string]string{"settings.broken-1.json": "from long ago", "settings.broken-2.json": test.text}
			wantFiles(t, dir, want)

			if _, err := s.LoadSettings(); err != nil {
				t.Errorf("the second time: %v", err)
			}
		})
	}
}

func TestSavingOverBrokenSettingsKeepsThem(t *testing.T) {
	s, dir := open(t)
	write(t, dir, "settings.json", "broken")
	settings := store.DefaultSettings()
	settings.Muted = true
	need.OK(t, s.SaveSettings(settings))
	if got, err := s.LoadSettings(); got != settings || err != nil {
		t.Errorf("got %+v, %v, want %+v", got, err, settings)
	}
	if got := filesIn(t, dir)["settings.broken-1.json"]; got != "broken" {
		t.Errorf("got %q set aside, want what was broken", got)
	}
}

func TestSettingsThatCannotBeRead(t *testing.T) {
	s, dir := open(t)
	need.OK(t, os.MkdirAll(filepath.Join(dir, "settings.json"), 0o700))
	settings, err := s.LoadSettings()
	var refused *files.LoadError
	if !errors.As(err, &refused) || settings != store.DefaultSettings() {
		t.Errorf("got %+v, %v, want the defaults and a LoadError", settings, err)
	}
	settings.Muted = true
	if err := s.SaveSettings(settings); !errors.As(err, &refused) {
		t.Errorf("got the error %v, want a LoadError", err)
	}
}

func TestASwitchIsAsUsualUntilItIsSet(t *testing.T) {
	all := store.Switches("+later").With("trick", true).With("list", false).With("trick", false)
	if want := store.Switches("+later -list -trick"); all != want {
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
