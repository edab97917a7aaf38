package store

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"dreist/build/need"
	"dreist/game/store/document"
)

// before is where files lie as the program wrote them when it knew one game only.
var before = filepath.Join("testdata", "before")

// rulesOfBefore are those of the game that it knew.
func rulesOfBefore() Rules {
	return Rules{Unnamed: "dreist", Top: map[string]Merge{"ladder": nil}}
}

// TestFilesOfTheFirstVersionsAreRead reads what the program wrote when it knew one game only, from its folder and from
// an export.
func TestFilesOfTheFirstVersionsAreRead(t *testing.T) {
	folder := t.TempDir()
	need.OK(t, os.CopyFS(folder, os.DirFS(filepath.Join(before, "files"))))
	there := need.Value(Open(folder))(t)
	there = there.With(rulesOfBefore())
	wantAllOfBefore(t, there)

	archive := need.Value(os.ReadFile(filepath.Join(before, "export.zip")))(t)
	fresh, _ := open(t)
	fresh = fresh.With(rulesOfBefore())
	wantRestored(t, fresh, archive, 7, 0)
	wantAllOfBefore(t, fresh)
	if again := export(t, fresh); !bytes.Equal(again, export(t, there)) {
		t.Error("an export of the same files is another one")
	}
}

// TestFilesOfTheFirstVersionsAreWrittenAsTheyWere stores the same again: files that are read by the first versions have
// not changed a byte.
func TestFilesOfTheFirstVersionsAreWrittenAsTheyWere(t *testing.T) {
	old := filesIn(t, filepath.Join(before, "files"))
	delete(old, "history/index.json")
	old["settings.json"] = regexp.MustCompile(`(?s)  "table": \{.*?\n  \},\n`).ReplaceAllString(old["settings.json"], "") // which is kept elsewhere now
	from := need.Value(Open(filepath.Join(before, "files")))(t)
	from = from.With(rulesOfBefore())
	to, dir := open(t)
	to = to.With(rulesOfBefore())
	need.OK(t, to.SaveSettings(need.Value(from.LoadSettings())(t)), to.SaveSeries("", need.Value(from.LoadSeries(""))(t)))
	for _, name := range []string{"ladder", "learning", "daily", "practice"} {
		need.OK(t, to.SaveNotes(name, need.Value(from.LoadNotes(name))(t)))
	}
	entries := need.Value(from.History())(t)
	for i := range entries {
		e := entries[len(entries)-1-i]
		record := need.Value(from.LoadFinished(e.ID))(t)
		add(t, to, Finished{Record: record, Date: e.Date, Kind: e.Kind, Summary: e.Summary})
	}
	for _, slot := range slotsOfBefore {
		text, ok, err := from.LoadGame(slot)
		if err != nil || !ok {
			t.Fatal(slot, ok, err)
		}
		need.OK(t, to.SaveGame(slot, text))
	}
	got := filesIn(t, dir)
	for name := range old {
		if filepath.Dir(name) != "history" {
			continue
		}
		// The facts are the same, whatever their order.
		if !cmp.Equal(facts(t, old[name]), facts(t, got[name])) {
			t.Errorf("%s begins otherwise than\n%s:\n%s", name, old[name], got[name])
		}
		delete(got, name)
		delete(old, name)
	}
	if diff := cmp.Diff(old, got); diff != "" {
		t.Errorf("the folder holds what is marked +, want what is marked -\n%s", diff)
	}
}

// facts returns the first line of a finished game as its values, and the rest of it.
func facts(t *testing.T, text string) [2]any {
	t.Helper()
	line, record, _ := strings.Cut(text, "\n")
	var values map[string]any
	need.OK(t, json.Unmarshal([]byte(strings.TrimPrefix(line, "; ")), &values))
	return [2]any{values, record}
}

var slotsOfBefore = []Slot{Solo, "ladder", Table, "daily", "practice", "tutor"}

func wantAllOfBefore(t *testing.T, s *Store) {
	t.Helper()
	want := func(what string, want, got any, err error) {
		t.Helper()
		if diff := cmp.Diff(want, got, cmpopts.EquateEmpty()); diff != "" || err != nil {
			t.Errorf("%s: %v, got what is marked +, want what is marked -\n%s", what, err, diff)
		}
	}
	for _, slot := range slotsOfBefore {
		text, ok, err := s.LoadGame(slot)
		if wanted := "record of the slot " + string(slot) + "\n"; text != wanted || !ok || err != nil {
			t.Errorf("%s: got %q, %v, %v, want %q", slot, text, ok, err, wanted)
		}
	}
	settings := DefaultSettings()
	settings.Language, settings.Speed, settings.Muted, settings.EffectsVolume, settings.JingleVolume = English, Fast, true, 33, 44
	settings.Cloth, settings.Window = Night, Window{X: -3, Y: 5, Width: 1000, Height: 700, Maximized: true, Placed: true}
	loaded, err := s.LoadSettings()
	want("settings", settings, loaded, err)
	setup, _ := s.LoadFirstSetup()
	seats := append([]SeatSetup{{Kind: "person", Name: "Änne"}, {Kind: "fair"}, {Kind: "free", Name: "Tom"}, {Kind: "easy", Name: "Zoe"}}, freeSeats(6)...)
	want("table", TableSetup{Seats: seats, Starts: 3, Length: 5}, setup, nil)

	solo := func(winner int, left []int, turns int, counts map[string]int) Summary {
		return Summary{Game: "dreist", Seats: 2, Seat: 1, Outcome: WonBy(winner-1, left...), Turns: turns, Opponents: []string{"egon"}, Counts: counts}
	}
	history := []Entry{
		{ID: "2026-11-22-7", Kind: KindFirst, Summary: solo(1, []int{0, 3}, 9, nil)},
		{ID: "2026-11-22-6", Kind: KindPractice, Summary: solo(1, []int{0, 1}, 12, map[string]int{"rung": 70})},
		{ID: "2026-11-22-5", Kind: KindTable, Summary: Summary{Game: "dreist", Seats: 3, Outcome: WonBy(0, 0, 5, 5), Turns: 60, Opponents: []string{"person", "easy"}, Counts: map[string]int{"dreier": 9, "gifts": 1}}},
		{ID: "2026-11-21-4", Kind: KindTable, Summary: Summary{Game: "dreist", Seats: 4, Seat: 2, Outcome: WonBy(2, 9, 2, 0, 6), Turns: 80, Opponents: []string{"easy", "fair", "fair"}, Counts: map[string]int{"dreier": 6}}},
		{ID: "2026-11-21-3", Kind: "ladder", Summary: solo(2, []int{7, 0}, 52, map[string]int{"rung": 52})},
		{ID: "2026-11-19-2", Kind: "ladder", Summary: solo(1, []int{0, 3}, 40, map[string]int{"dreier": 4, "gifts": 2, "rung": 50})},
		{ID: "2026-11-20-1", Kind: KindSolo, Summary: solo(1, []int{0, 8}, 31, map[string]int{"dreier": 5, "gifts": 1})},
	}
	for i, number := 0, 7; number > 0; i, number = i+1, number-1 {
		history[i].Date = history[i].ID[:10]
		record, err := s.LoadFinished(history[i].ID)
		want("record", "record "+string(rune('0'+number))+"\n[Seat1 \"Änne\"]\n", record, err)
		f := Finished{Record: record}
		history[i].Sum = f.Sum()
	}
	entries, err := s.History()
	want("history", history, entries, err)
	want("history of the game", history[:2], Filter{Game: "dreist", Limit: 2}.Choose(entries), nil)

	series, err := s.LoadSeries("")
	want("series", SeriesState{
		Players: []SeriesPlayer{{Name: "Änne", Kind: "person"}, {Kind: "easy"}, {Name: "Zoe", Kind: "fair"}, {Kind: "person"}}, First: 2, Length: 6, Running: true,
		Games: []SeriesGame{{Starts: 2, Outcome: WonBy(2, 9, 2, 0, 6), Code: "3-ABCD", ID: "2026-11-21-4"}, {Starts: 3, Outcome: WonBy(0, 0, 1, 2, 3)}},
	}, series, err)
	for name, values := range map[string]string{
		"ladder":   `{"best":66,"climbs":4,"rung":54,"running":true,"seeds":[1,18446744073709551615,7]}`,
		"learning": `{"figures":[3,0,1]}`, "daily": `{"2026-11-20":true}`, "practice": `{"best":{"where":[1,2]}}`,
	} {
		notes, err := s.LoadNotes(name)
		want("notes "+name, values, string(document.JSON(notes)), err)
	}
}
