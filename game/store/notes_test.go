package store

import (
	"errors"
	"path/filepath"
	"strings"
	"testing"
	"unicode"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"dreist/build/need"
)

// wantSame fails unless a value comes back from notes that were written and read.
func wantSame[T any](t *rapid.T, f *Folder, name string, want T, notes Notes, read func(Notes) T) {
	t.Helper()
	need.OK(t, f.SaveNotes(name, notes))
	if diff := cmp.Diff(want, read(need.Value(f.LoadNotes(name))(t))); diff != "" {
		t.Fatalf("got what is marked +, want what is marked -\n%s", diff)
	}
}

// TestNotesComeBack writes settings, tables, series and any other values at random.
func TestNotesComeBack(t *testing.T) {
	f, _ := open(t)
	names := rapid.StringOfN(rapid.RuneFrom([]rune("aÄß \"\\<„…🃏"), unicode.Letter), 0, MaxNameLength, -1)
	chosen := rapid.SampledFrom([]OptionChoices{nil, {"variant": "pro-small"}, {"sets": "2", "variant": ""}})
	rapid.Check(t, func(t *rapid.T) {
		settings := rapid.Make[Settings]().Draw(t, "settings")
		settings = SettingsOf(settings.Notes()) // within the ranges
		wantSame(t, f, SettingsNotes, settings, settings.Notes(), SettingsOf)

		setup := TableSetup{StartSeat: rapid.IntRange(0, TableSeats-1).Draw(t, "starts"), SeriesLength: rapid.IntRange(0, MaxSeries).Draw(t, "length"), Choices: chosen.Draw(t, "chosen")}
		for range TableSeats {
			kind := rapid.SampledFrom([]string{SeatPerson, "easy", "fair", SeatFree}).Draw(t, "kind")
			setup.Seats = append(setup.Seats, SeatSetup{Kind: kind, Name: names.Draw(t, "name")})
		}
		wantSame(t, f, SetupNotesName("toy"), setup, setup.Notes(), SetupOf)

		players := rapid.IntRange(1, 6).Draw(t, "players")
		series := SeriesState{FirstStarter: rapid.IntRange(0, players-1).Draw(t, "first"), IsRunning: rapid.Bool().Draw(t, "running"), Choices: chosen.Draw(t, "chosen")}
		for range players {
			series.Players = append(series.Players, SeriesPlayer{Name: names.Draw(t, "name"), Kind: "easy"})
		}
		series.Games = rapid.SliceOfN(rapid.Custom(func(t *rapid.T) SeriesGame {
			return SeriesGame{Starter: rapid.IntRange(0, players-1).Draw(t, "starts"), Outcome: drawOutcome(t, players), Code: "1A2B"}
		}), 1, MaxSeries).Draw(t, "games")
		series.PlannedGameCount = rapid.IntRange(len(series.Games), MaxSeries).Draw(t, "length")
		wantSame(t, f, SeriesNotesName("toy"), series, series.Notes(), func(n Notes) SeriesState { return need.Value(SeriesOf(n))(t) })

		kept := need.Value(f.LoadNotes("any"))(t)
		kept["x"] = EncodeJSON(rapid.MapOf(rapid.String(), rapid.Float64Range(-9, 9)).Draw(t, "any"))
		wantSame(t, f, "any", kept, Notes{"x": kept["x"]}, func(n Notes) Notes { return n })
	})
}

func drawOutcome(t *rapid.T, players int) Outcome {
	score := rapid.SliceOfN(rapid.IntRange(0, maxScore), players, players).Draw(t, "score")
	places := rapid.SliceOfN(rapid.IntRange(1, players), players, players).Draw(t, "places")
	places[rapid.IntRange(0, players-1).Draw(t, "first")] = 1
	return rapid.SampledFrom([]Outcome{
		WonBy(players-1, score...), {End: Ranked, Places: places, Scores: score}, {End: Undecided, Places: places, Scores: score},
		{End: AllWon, Scores: score}, {End: AllLost, Scores: score},
	}).Draw(t, "outcome")
}

// TestEachWrongValueIsADefault reads notes with values of wrong types and out of range.
func TestEachWrongValueIsADefault(t *testing.T) {
	f, dir := open(t)
	put(t, dir, "settings.json", `{"version": 3, "language": "xx", "speed": 3, "muted": true, "effectsVolume": 101, "jingleVolume": null,
		"cloth": 4, "textSize": 120, "cards": {"back": 6, "strongSymbols": true}, "speeds": ["x"], "keys": "a\nb",
		"help": {"marks": "always", "hints": null, "confirmDiscard": true}, "window": {"x": 99999, "y": -20, "width": 10, "height": 700.5, "placed": "yes"}}`)
	want := DefaultSettings()
	want.IsMuted, want.Window.Y, want.CardStyle.HasStrongSymbols, want.Help.ConfirmDiscard = true, -20, true, true
	if diff := cmp.Diff(want, SettingsOf(need.Value(f.LoadNotes(SettingsNotes))(t))); diff != "" {
		t.Errorf("got the settings marked +, want those marked -\n%s", diff)
	}

	put(t, dir, "settings.json", `{"table": {"seat1": {"kind": "ghost 7", "name": "Ännchen"}, "seat2": {"kind": "fair", "name": 7}, "seat3": [],
		"seat4": {"kind": "easy", "name": "`+strings.Repeat("ä", 25)+`"}, "starts": 10, "length": 12, "chosen": {"Variant": "pro"}}}`)
	table := TableSetup{Seats: []SeatSetup{{Kind: "person", Name: "Ännchen"}, {Kind: "fair"}, {Kind: "free"}, {Kind: "easy"}}, SeriesLength: 12}
	for range 6 {
		table.Seats = append(table.Seats, SeatSetup{Kind: SeatFree})
	}
	if diff := cmp.Diff(table, SetupOf(need.Value(f.LoadNotes(SetupNotesName("")))(t))); diff != "" {
		t.Errorf("got the table marked +, want that marked -\n%s", diff)
	}

	series := aSeries().Notes()
	series["first"], series["length"], series["running"] = EncodeJSON(3), EncodeJSON("x"), EncodeJSON(1)
	series["players"] = EncodeJSON([]any{map[string]any{"name": strings.Repeat("x", 25), "kind": "A b"}, map[string]any{"kind": 4}, map[string]any{}})
	got := need.Value(SeriesOf(series))(t)
	if got.FirstStarter != 0 || got.PlannedGameCount != 3 || got.IsRunning || got.Players[0] != (SeriesPlayer{Kind: SeatPerson}) || len(got.Games) != 2 {
		t.Errorf("got the series %+v", got)
	}
}

// TestASeriesThatDoesNotFitTogetherIsSetAside reads series that cannot be guessed.
func TestASeriesThatDoesNotFitTogetherIsSetAside(t *testing.T) {
	for _, change := range []func(Notes){
		func(n Notes) { n["players"] = EncodeJSON(5) },
		func(n Notes) { n["players"] = nil },
		func(n Notes) { n["games"] = EncodeJSON("x") },
		func(n Notes) { n["games"] = EncodeJSON([]int{1}) },
		func(n Notes) {
			n["games"] = EncodeJSON([]any{map[string]any{"starts": 3, "end": "won", "score": []int{1, 2, 3}}})
		},
		func(n Notes) { n["games"] = EncodeJSON([]any{map[string]any{"end": "sunk", "score": []int{1, 2, 3}}}) },
		func(n Notes) { n["games"] = EncodeJSON([]any{map[string]any{"end": "won", "score": []int{1, 2}}}) },
		func(n Notes) {
			n["games"] = EncodeJSON([]any{map[string]any{"end": "ranked", "places": []int{2, 2, 3}, "score": []int{1, 2, 3}}})
		},
	} {
		f, dir := open(t)
		notes := aSeries().Notes()
		change(notes)
		for name, value := range notes {
			if value == nil {
				delete(notes, name)
			}
		}
		put(t, dir, "series.json", notes.text())
		got, err := f.LoadNotes(SeriesNotesName(""))
		if aside := (*SetAsideError)(nil); !errors.As(err, &aside) || aside.Name != "series.aside-1.json" || len(got) != 0 {
			t.Errorf("%s: got %s, %v", notes["games"], got, err)
		}
		wantFiles(t, dir, map[string]string{"series.aside-1.json": notes.text()})
	}
	f, _ := open(t)
	need.OK(t, f.SaveNotes(SeriesNotesName(""), aSeries().Notes()), f.SaveNotes(SeriesNotesName(""), SeriesState{}.Notes()))
	if got := need.Value(SeriesOf(need.Value(f.LoadNotes(SeriesNotesName("")))(t)))(t); len(got.Players) != 0 {
		t.Errorf("a series without players leaves %+v", got)
	}
}

// TestFilesOfANewerVersionAreLeftAlone reads and writes over them.
func TestFilesOfANewerVersionAreLeftAlone(t *testing.T) {
	f, dir := open(t)
	newer := map[string]string{"settings.json": `{"version": 4, "mood": 1}`, "series.json": `{"version": 9}`, "notes/learning.json": `{"version": 7}`}
	for name, text := range newer {
		put(t, dir, name, text)
	}
	for _, name := range []string{SettingsNotes, SeriesNotesName(""), "learning"} {
		if got, err := f.LoadNotes(name); len(got) != 0 || !errors.Is(err, ErrNewer) {
			t.Errorf("%s: got %s, %v", name, got, err)
		}
		if err := f.SaveNotes(name, Notes{"x": EncodeJSON(1)}); !errors.Is(err, ErrNewer) {
			t.Errorf("%s: saving gives %v", name, err)
		}
	}
	wantFiles(t, dir, newer)
}

func TestNotesThatCannotBeStored(t *testing.T) {
	f, dir := open(t)
	for name, notes := range map[string]Notes{
		"": {}, "Upper": {}, strings.Repeat("x", 33): {}, "version": {"version": EncodeJSON(1)}, "utf": {"\xff": EncodeJSON(1)}, "json": {"x": []byte("{")},
		"large": {"x": EncodeJSON(strings.Repeat("x", maxSize))},
	} {
		if err := f.SaveNotes(name, notes); err == nil {
			t.Errorf("%q can be stored", name)
		}
	}
	if left := filesIn(t, filepath.Dir(dir)); len(left) != 0 {
		t.Errorf("left is %v", left)
	}
}

func TestAnEarlierSpeedHoldsForEveryGame(t *testing.T) {
	s := SettingsOf(Notes{"speed": EncodeJSON(FastSpeed), "speeds": EncodeJSON("dreixdrei=warp")})
	s.Speeds = s.Speeds.With("thegame", InstantSpeed).With("thegame", SlowSpeed)
	for game, want := range map[string]Speed{UnnamedGame: FastSpeed, "thegame": SlowSpeed, "dreixdrei": FastSpeed, LessonsSpeedName: FastSpeed} {
		if got := s.SpeedOf(game); got != want {
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
		if all.IsOn("trick", usual) || !all.IsOn("later", usual) || all.IsOn("other", usual) != usual {
			t.Errorf("usually %v: the switches %q are wrong", usual, all)
		}
	}
}
