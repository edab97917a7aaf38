package store_test

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"dreist/build/need"
	"dreist/game/store"
	"dreist/game/store/files"
)

// fillMore stores what came later than fill's: a series and notes.
func fillMore(t *testing.T, s *store.Store, name string, ids ...string) {
	t.Helper()
	state := aSeries()
	state.Players[0].Name = name
	for i := range state.Games {
		state.Games[i].ID = ids[i]
	}
	need.OK(t,
		s.SaveSeries("", state),
		s.SaveNotes("learning", notes("by", `"`+name+`"`)), s.SaveNotes("best-times", notes("where", "1")),
	)
}

func TestAnotherMachineGetsSeriesAndNotes(t *testing.T) {
	a, dirA := open(t)
	add(t, a, game(0), game(1))
	fillMore(t, a, "Anna", "2026-11-21-2", "")
	archive := export(t, a)
	b, dirB := open(t)
	wantRestored(t, b, archive, 2, 0)
	wantFiles(t, dirB, filesIn(t, dirA))
}

// TestAnArchiveOfTheVersionBefore imports what was exported when there was no series, no note and no table to set up.
func TestAnArchiveOfTheVersionBefore(t *testing.T) {
	archive := need.Value(os.ReadFile(filepath.Join("testdata", "before-series.zip")))(t)
	s, _ := open(t)
	wantRestored(t, s, archive, 3, 0)
	want := store.DefaultSettings()
	want.EffectsVolume = len("Anna")
	if got, err := s.LoadSettings(); got != want || err != nil {
		t.Errorf("got %+v, %v, want %+v", got, err, want)
	}
	wantSeries(t, s, store.SeriesState{})
	wantGame(t, s, "solo of Anna", true)
}

func TestArchivesWithBrokenSeriesOrNotesAreRefused(t *testing.T) {
	in := func(name, text string) []byte { return pack(t, file{"manifest.json", manifest}, file{name, text}) }
	many := []file{{"manifest.json", manifest}}
	for n := range 201 {
		many = append(many, file{"notes/x" + strings.Repeat("y", n%30) + string(rune('a'+n/30)) + ".json", "{}"})
	}
	refuse := map[string]struct {
		archive []byte
		want    error
	}{
		"broken notes":   {in("notes/learning.json", "{"), store.ErrBroken},
		"a list of them": {in("notes/learning.json", "[]"), store.ErrBroken},
		"large notes":    {in("notes/learning.json", "{"+strings.Repeat(" ", oneMiB)+"}"), files.ErrTooLarge},
		"a picture":      {in("notes/learning.json", "\x89PNG\xff"), files.ErrNotText},
		"a way out":      {in("notes/../../learning.json", "{}"), store.ErrBadName},
		"too many notes": {pack(t, many...), store.ErrTooMuch},
	}
	for name, test := range brokenSeries(t) {
		refuse["a series: "+name] = struct {
			archive []byte
			want    error
		}{in("series.json", test.text), test.want}
	}
	for name, test := range refuse {
		t.Run(name, func(t *testing.T) {
			s, dir := open(t)
			fillMore(t, s, "Benno", "", "")
			before := filesIn(t, dir)
			_, err := load(s, test.archive)
			var refused *store.ArchiveError
			if !errors.As(err, &refused) || !errors.Is(err, test.want) {
				t.Errorf("got the error %v, want an ArchiveError for %v", err, test.want)
			}
			wantFiles(t, dir, before)
		})
	}
}

func TestAnExportLeavesOutABrokenSeriesAndNotes(t *testing.T) {
	for name, test := range brokenSeries(t) {
		s, dir := open(t)
		fillMore(t, s, "Anna", "", "")
		write(t, dir, "series.json", test.text)
		write(t, filepath.Join(dir, "notes"), "best-times.json", "broken")
		write(t, filepath.Join(dir, "notes"), "Not One Of Ours.json", "{}")
		before := filesIn(t, dir)
		var left *store.LeftOutError
		if err := s.Export(io.Discard); !errors.As(err, &left) || len(left.Faults) != 2 || !errors.Is(err, test.want) || !errors.Is(err, store.ErrBroken) {
			t.Errorf("%s: got the error %v, want one that names two files", name, err)
		}
		wantFiles(t, dir, before)
	}
}

// TestMoreThanAnArchiveTakes must not make one that no import accepts.
func TestMoreThanAnArchiveTakes(t *testing.T) {
	s, dir := open(t)
	for n := range 201 {
		write(t, filepath.Join(dir, "notes"), strings.Repeat("a", 1+n%20)+strings.Repeat("b", n/20)+".json", "{}")
	}
	if err := s.Export(io.Discard); !errors.Is(err, store.ErrTooMuch) {
		t.Errorf("got the error %v, want %v", err, store.ErrTooMuch)
	}
}

// TestANewerVersionsArchive ignores a series that only the newer version understands.
func TestANewerVersionsArchive(t *testing.T) {
	many := `{"version": 3, "players": [{}` + strings.Repeat(", {}", store.MaxSeats) + "]}"
	archive := pack(t, file{"manifest.json", manifest}, file{"series.json", many},
		file{"notes/learning.json", `{"version": 9, "stars": 4}`}, file{"notes/deep/x.json", "{}"}, file{"notes/x.txt", "x"})
	s, dir := open(t)
	wantRestored(t, s, archive, 0, 3)
	wantNotes(t, s, "learning", notes("stars", "4"))

	write(t, dir, "series.json", many)
	var left *store.LeftOutError
	if err := s.Export(io.Discard); !errors.As(err, &left) || !errors.Is(err, store.ErrNewer) {
		t.Errorf("got the error %v, want one that leaves out what is %v", err, store.ErrNewer)
	}
	if got := filesIn(t, dir)["series.json"]; got != many {
		t.Errorf("got %q, want the newer series where it was", got)
	}
}

// TestAnExportSkipsWhatIsNoFile exports beside the socket of the running program.
func TestAnExportSkipsWhatIsNoFile(t *testing.T) {
	s, dir := open(t)
	fillMore(t, s, "Anna", "", "")
	need.OK(t, os.Mkdir(filepath.Join(dir, "running.sock"), 0o700))
	if err := s.Export(io.Discard); err != nil {
		t.Error(err)
	}
}
