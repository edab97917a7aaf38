package store

import (
	"errors"
	"io"
	"os"
	"path"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"dreist/build/need"
	"dreist/game/store/files"
)

// documentFile is a file that holds a JSON object.
type documentFile struct {
	name, byHand string
	load         func(*Store) (any, error)
	save         func(s *Store, n int) error // n tells what is saved
	resave       func(*Store) error          // saves what it loads
}

func documentFiles() []documentFile {
	ofNotes := func(name, of string) documentFile {
		return documentFile{
			name, `{"version":5,"best":7,"later":[1,2]}`,
			func(s *Store) (any, error) { return s.LoadNotes(of) },
			func(s *Store, n int) error { return s.SaveNotes(of, learned(n)) },
			func(s *Store) error {
				n, err := s.LoadNotes(of)
				return errors.Join(err, s.SaveNotes(of, n))
			},
		}
	}
	return []documentFile{
		ofNotes("notes/learning", "learning"), ofNotes(climbName, climbName),
		{
			"settings", `{"speed":"fast"}`,
			func(s *Store) (any, error) { return s.LoadSettings() },
			func(s *Store, n int) error { return s.SaveSettings(louder(n)) },
			func(s *Store) error {
				settings, err := s.LoadSettings()
				return errors.Join(err, s.SaveSettings(settings))
			},
		},
		{
			"series", `{"players":[{"name":"Anna"},{"kind":"easy"}]}`,
			func(s *Store) (any, error) { return s.LoadSeries("") },
			func(s *Store, n int) error { return s.SaveSeries("", seriesOf(n, "")) },
			func(s *Store) error {
				series, err := s.LoadSeries("")
				return errors.Join(err, s.SaveSeries("", series))
			},
		},
	}
}

func TestBrokenDocumentsAreSetAside(t *testing.T) {
	for text, want := range map[string]error{
		"": ErrBroken, `{"speed": "fast", "wind`: ErrBroken, "{} {}": ErrBroken, "[1, 2]": ErrBroken, "null": ErrBroken, "[settings]\n": ErrBroken,
		"{\x00\x00}": ErrBroken, strings.Repeat(`{"a":`, 20_000) + "1" + strings.Repeat("}", 20_000): ErrBroken,
		"\x89PNG\r\n\x1a\n\xff": files.ErrNotText, "{\"a\": \"\xff\"}": files.ErrNotText, "{" + strings.Repeat(" ", oneMiB) + "}": files.ErrTooLarge,
	} {
		for _, d := range documentFiles() {
			fresh, _ := open(t)
			none := need.Value(d.load(fresh))(t)
			need.OK(t, d.save(fresh, 1))
			saved := need.Value(d.load(fresh))(t)
			s, dir := open(t)
			write(t, dir, d.name+".json", text)
			write(t, dir, d.name+".broken-1.json", "from long ago")
			got, err := d.load(s)
			var aside *SetAsideError
			if base := path.Base(d.name); !errors.As(err, &aside) || aside.Name != base+".broken-2.json" || aside.OldName != base+".json" || !errors.Is(err, want) {
				t.Errorf("%s, %.20q: got the error %v, want one that names broken-2 and is %v", d.name, text, err, want)
			}
			if !cmp.Equal(none, got, cmpopts.EquateEmpty()) {
				t.Errorf("%s, %.20q: got %v, want what a new player has", d.name, text, got)
			}
			wantFiles(t, dir, map[string]string{d.name + ".broken-1.json": "from long ago", d.name + ".broken-2.json": text})
			need.Value(d.load(s))(t)

			write(t, dir, d.name+".json", text)
			need.OK(t, d.save(s, 1))
			if got, err := d.load(s); err != nil || !cmp.Equal(saved, got) || filesIn(t, dir)[d.name+".broken-3.json"] != text {
				t.Errorf("%s, %.20q: saved over it there is %v, %v, want what was saved, and what was broken set aside", d.name, text, got, err)
			}
		}
	}
}

func TestDocumentsAreWrittenOnlyWhenTheyChange(t *testing.T) {
	for _, d := range documentFiles() {
		s, dir := open(t)
		write(t, dir, d.name+".json", d.byHand)
		need.OK(t, d.resave(s))
		wantFiles(t, dir, map[string]string{d.name + ".json": d.byHand})
	}
}

// TestDocumentsThatCannotBeRead has a folder in their place, and then a file in the place of every folder.
func TestDocumentsThatCannotBeRead(t *testing.T) {
	for _, d := range documentFiles() {
		s, dir := open(t)
		none := need.Value(d.load(s))(t)
		need.OK(t, os.MkdirAll(filepath.Join(dir, d.name+".json"), 0o700))
		got, err := d.load(s)
		var refused *files.LoadError
		if !errors.As(err, &refused) || !errors.Is(err, files.ErrNotAFile) || !cmp.Equal(none, got, cmpopts.EquateEmpty()) {
			t.Errorf("%s: got %v, %v, want a LoadError", d.name, got, err)
		}
		if err := d.save(s, 1); !errors.As(err, &refused) {
			t.Errorf("%s: got the error %v, want a LoadError", d.name, err)
		}
	}
	for _, at := range []string{"", "history", "notes"} {
		dir := t.TempDir()
		write(t, dir, path.Join("dreist", at), "a file")
		s := need.Value(Open(filepath.Join(dir, "dreist")))(t)
		errs := map[string]error{"exporting": s.Export(io.Discard)}
		if at != "notes" {
			_, errs["adding a game"] = s.AddFinished(game(1))
			_, errs["the history"] = s.History()
		}
		if at != "history" {
			errs["notes"] = s.SaveNotes("learning", learned(1))
		}
		if at == "" {
			errs["a game"], errs["settings"], errs["the series"] = s.SaveGame(Solo, "text"), s.SaveSettings(louder(1)), s.SaveSeries("", seriesOf(1, ""))
		}
		for what, err := range errs {
			if err == nil || errors.Is(err, files.ErrDiskFull) || errors.Is(err, files.ErrReadOnly) {
				t.Errorf("%q is a file: %s gives the error %v, want one of another kind", at, what, err)
			}
		}
	}
}
