package store

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"syscall"
	"testing"

	"github.com/google/go-cmp/cmp"

	"dreist/build/need"
)

// read returns everything that a folder remembers as text, as earlier versions of the program read it too.
func read(t *testing.T, f *Folder) string {
	t.Helper()
	var b strings.Builder
	notes := func(name string) Notes { return need.Value(f.LoadNotes(name))(t) }
	fmt.Fprintf(&b, "%+v\n", SettingsOf(notes(SettingsNotes)))
	for _, game := range []string{"", "thegame", "dreixdrei"} {
		series := need.Value(SeriesOf(notes(SeriesNotesName(game))))(t)
		fmt.Fprintf(&b, "%+v\n%+v\n", SetupOf(notes(SetupNotesName(game))), series)
	}
	for _, slot := range []Slot{"solo", "table", "practice", "ladder", "daily", "thegame/table", "dreixdrei/table", "peri/solo"} {
		text, ok, err := f.LoadGame(slot)
		fmt.Fprintf(&b, "%s %v %v %d\n", slot, ok, err, len(text))
	}
	for _, name := range []string{"ladder", "learning", "daily", "practice", "thegame-medals", "peri-daily"} {
		fmt.Fprintf(&b, "%s %s\n", name, notes(name))
	}
	for _, e := range need.Value(f.LoadHistory())(t) {
		text, err := f.LoadFinished(e.ID)
		fmt.Fprintf(&b, "%+v %d %v\n", e, len(text), err)
	}
	return b.String()
}

// blanks are the blanks in raw values, which are written in one line now.
var blanks = regexp.MustCompile(`\s+`)

func wantRead(t *testing.T, what string, f *Folder, want string) {
	t.Helper()
	plain := func(text string) []string {
		return strings.Split(strings.ReplaceAll(blanks.ReplaceAllString(text, ""), "{ID:", "\n{ID:"), "\n")
	}
	if diff := cmp.Diff(plain(want), plain(read(t, f))); diff != "" {
		t.Errorf("%s: read is what is marked +, want what is marked -\n%s", what, diff)
	}
}

// TestFilesOfEarlierVersionsAreRead reads folders and backups that earlier versions wrote, writes everything anew, and reads that: what is
// read is what those versions read.
func TestFilesOfEarlierVersionsAreRead(t *testing.T) {
	for name, from := range map[string]string{"before": "before/files", "outcomes": "outcomes", "today": "today/files"} {
		want := string(need.Value(os.ReadFile(filepath.Join("testdata", name+".txt")))(t))
		f, dir := open(t)
		need.OK(t, os.CopyFS(dir, os.DirFS(filepath.Join("testdata", from))))
		wantRead(t, name, f, want)
		wantRead(t, name+" again", f, want)
		other, _ := open(t)
		need.Value(other.Restore(archiveOf(t, f)))(t)
		wantRead(t, name+" restored", other, want)
		for _, notes := range []string{SettingsNotes, SeriesNotesName(""), "ladder"} {
			need.OK(t, f.SaveNotes(notes, Notes{"more": EncodeJSON(1)}), f.SaveNotes(notes, Notes{"more": nil}))
		}
		id := need.Value(f.AddFinished(aGame(1)))(t)
		if entries := need.Value(f.LoadHistory())(t); entries[0].ID != id {
			t.Errorf("%s: the newest game is %+v", name, entries[0])
		}
	}
	for name, archive := range map[string]string{"before": "before/export.zip", "today": "today/backup.zip"} {
		f, _ := open(t)
		need.Value(f.Restore(need.Value(os.ReadFile(filepath.Join("testdata", archive)))(t)))(t)
		wantRead(t, archive, f, string(need.Value(os.ReadFile(filepath.Join("testdata", name+".txt")))(t)))
	}
	f, _ := open(t)
	got := need.Value(f.Restore(need.Value(os.ReadFile(filepath.Join("testdata", "before-series.zip")))(t)))(t)
	if text, ok, err := f.LoadGame(SoloSlot); got != (RestoreResult{GameCount: 3}) || text != "solo of Anna" || !ok || err != nil {
		t.Errorf("got %+v, and the game %q, %v, %v", got, text, ok, err)
	}
}

// TestEndsThatHadNoNamesAreRead reads finished games in which the winner alone said that all won or lost, and files that make no sense.
func TestEndsThatHadNoNamesAreRead(t *testing.T) {
	f, dir := open(t)
	sum := sumOf("record")
	line := func(facts string) string { return `; {"kind":"solo","sum":"` + sum + `",` + facts + "}\nrecord" }
	put(t, dir, "history/2026-11-21-1.dreist", line(`"version":2,"game":"thegame","seats":2,"seat":1,"turns":3,"winner":-1,"score":[0,0]`))
	put(t, dir, "history/2026-11-21-2.dreist", strings.Replace(line(`"version":2,"seats":1,"seat":1,"turns":3,"winner":0,"left":[4],"trios":5`), "solo", "duo", 1))
	put(t, dir, "history/2026-11-21-3.dreist", strings.Replace(line(`"version":1,"seats":2,"seat":1,"turns":3,"winner":1,"left":[4,0]`), sum, sumOf("x"), 1))
	put(t, dir, "history/2026-11-21-4.dreist", line(`"version":3,"seats":"many"`))
	put(t, dir, "history/2026-11-21-5.dreist", "")
	entries, err := f.LoadHistory()
	if len(entries) != 2 || entries[0].Summary.End != AllLost || entries[0].Summary.Counts["trios"] != 5 || entries[1].Summary.End != AllWon {
		t.Errorf("got %+v", entries)
	}
	if aside := (*SetAsideError)(nil); !errors.As(err, &aside) || aside.Name != "2026-11-21-3.aside-1.dreist" || strings.Contains(err.Error(), "\n") {
		t.Errorf("got %v, want one that names the file whose record is another", err)
	}
	if _, err := f.LoadHistory(); err != nil {
		t.Errorf("a second time got %v", err)
	}
}

// TestGamesOfAnEarlierVersionThatRunsAgain has it add a game to a history that is one file by now.
func TestGamesOfAnEarlierVersionThatRunsAgain(t *testing.T) {
	f, dir := open(t)
	folder := filepath.Join("testdata", "today", "files", "history")
	games := need.Value(os.ReadDir(folder))(t)
	last := games[len(games)-1].Name()
	need.OK(t, os.CopyFS(filepath.Join(dir, "history"), os.DirFS(folder)), os.Rename(filepath.Join(dir, "history", last), filepath.Join(dir, last)))
	f.InterceptWrites(func(string, string) error {
		f.InterceptWrites(nil) // the history is not written at first
		return syscall.ENOSPC
	})
	need.Value(f.AddFinished(aGame(1)))(t)
	if entries := need.Value(f.LoadHistory())(t); len(entries) != len(games) {
		t.Errorf("got %d games, want %d", len(entries), len(games))
	}
	need.OK(t, os.Rename(filepath.Join(dir, last), filepath.Join(dir, "history", last)))
	for range 2 {
		if entries := need.Value(f.LoadHistory())(t); len(entries) != len(games)+1 || entries[0].ID+".dreist" != last {
			t.Errorf("got %d games, the newest %+v", len(entries), entries[0])
		}
	}
	if record, err := f.LoadFinished(strings.TrimSuffix(last, ".dreist")); record == "" || err != nil {
		t.Errorf("got the record %q, %v", record, err)
	}
}

// TestSettingsOfEarlierVersions opens files of versions that had a theme, asked whether to mark cards that fit, or chose a folder, and one that
// an editor has stored with a byte order mark.
func TestSettingsOfEarlierVersions(t *testing.T) {
	for text, want := range map[string]struct {
		cloth   Cloth
		fitting bool
	}{
		`{"help": {"fitting": "on"}}`:                      {LinenCloth, true},
		`{"help": {"fitting": "off"}}`:                     {LinenCloth, false},
		`{"help": {"fitting": "auto", "unanswered": 2}}`:   {LinenCloth, true},
		`{"folder": "/games", "help": {"fitting": "off"}}`: {LinenCloth, false},
		`{"theme": "light"}`:                               {LinenCloth, true},
		"\ufeff{\"theme\":\"dark\"}\n":                     {NightCloth, true},
		`{"theme": "light", "cloth": "meadow"}`:            {MeadowCloth, true},
		`{"theme": "dark", "cloth": "slate"}`:              {SlateCloth, true},
		`{"theme": "dark", "cloth": "meadow"}`:             {NightCloth, true}, // made dark by a first version
		`{"theme": "light", "cloth": "slate"}`:             {LinenCloth, true},
		`{"cloth": "meadow"}`:                              {MeadowCloth, true},
	} {
		f, dir := open(t)
		put(t, dir, "settings.json", text)
		notes, err := f.LoadNotes(SettingsNotes)
		if got := SettingsOf(notes); err != nil || got.Cloth != want.cloth || got.Help.MarksPlayable != want.fitting {
			t.Errorf("%s: got %s, %v, %v, want %v", text, got.Cloth, got.Help.MarksPlayable, err, want)
		}
	}
}
