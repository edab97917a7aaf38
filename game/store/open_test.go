package store

import (
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"dreist/build/need"
)

// open returns a folder that does not exist yet, and its path.
func open(t *testing.T) (*Folder, string) {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "dreist")
	return need.Value(OpenFolder(dir))(t), dir
}

// put writes a file into a folder as somebody else would.
func put(t *testing.T, dir, name, text string) {
	t.Helper()
	path := filepath.Join(dir, name)
	need.OK(t, os.MkdirAll(filepath.Dir(path), 0o700), os.WriteFile(path, []byte(text), 0o600))
}

// filesIn returns the texts of all files below a folder, by their names, without the lock.
func filesIn(t *testing.T, dir string) map[string]string {
	t.Helper()
	found := map[string]string{}
	need.OK(t, fs.WalkDir(os.DirFS(dir), ".", func(path string, e fs.DirEntry, err error) error {
		if err != nil || !e.Type().IsRegular() || e.Name() == lockFile {
			return err
		}
		text, err := os.ReadFile(filepath.Join(dir, path))
		found[path] = string(text)
		return err
	}))
	return found
}

func wantFiles(t *testing.T, dir string, want map[string]string) {
	t.Helper()
	if diff := cmp.Diff(want, filesIn(t, dir)); diff != "" {
		t.Errorf("the folder holds what is marked +, want what is marked -\n%s", diff)
	}
}

// aGame returns a finished game by its number.
func aGame(n int) FinishedGame {
	return FinishedGame{Record: fmt.Sprintf("record %d\nwith lines\n", n), Date: "2026-11-21", Kind: KindSolo, Summary: Summary{
		SeatCount: 2, Seat: 1, Outcome: WonBy(n%2, n, 3), TurnCount: 10 + n, OpponentKinds: []string{"egon"}, Counts: map[string]int{"trios": n},
	}}
}

// louder returns the notes of settings that differ in a volume.
func louder(volume int) Notes {
	s := DefaultSettings()
	s.EffectsVolume = volume
	return s.Notes()
}

// aSeries returns a series of three in which two of five games are over.
func aSeries() SeriesState {
	return SeriesState{
		Players:      []SeriesPlayer{{Name: "Anna", Kind: SeatPerson}, {Kind: "easy"}, {Name: "Carla", Kind: "fair"}},
		FirstStarter: 2, PlannedGameCount: 5, IsRunning: true,
		Games: []SeriesGame{
			{Starter: 2, Outcome: WonBy(0, 0, 7, 12), Code: "1A2B-3C4D-5E6F", ID: "2026-11-21-7"},
			{Starter: 0, Outcome: Outcome{End: Ranked, Places: []int{3, 1, 1}, Scores: []int{3, 0, 999}}},
		},
	}
}

// fill stores something of every kind, with games of the history by their numbers.
func fill(t *testing.T, f *Folder, name string, games ...int) {
	t.Helper()
	need.OK(t,
		f.SaveGame(SoloSlot, "solo of "+name), f.SaveGame(TableSlot.ForGame("thegame"), "table of "+name), f.SaveNotes(SettingsNotes, louder(len(name))),
		f.SaveNotes(SeriesNotesName(""), aSeries().Notes()), f.SaveNotes("learning", Notes{"by": EncodeJSON(name)}),
	)
	for _, n := range games {
		need.Value(f.AddFinished(aGame(n)))(t)
	}
}

// withoutAside returns the files without those that were set aside, kept before restoring, or left by a killed program.
func withoutAside(files map[string]string) map[string]string {
	files = maps.Clone(files)
	maps.DeleteFunc(files, func(name, _ string) bool {
		return strings.Contains(name, ".aside-") || strings.HasPrefix(name, beforeFolder+"-") || strings.HasSuffix(name, ".tmp")
	})
	return files
}
