package store_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"dreist/build/need"
	"dreist/game/store"
	"dreist/game/store/files"
)

// notes makes notes of names and JSON texts in turn.
func notes(pairs ...string) store.Notes {
	n := store.Notes{}
	for i := 0; i < len(pairs); i += 2 {
		n[pairs[i]] = json.RawMessage(pairs[i+1])
	}
	return n
}

// wantNotes compares values, not how they are spelt.
func wantNotes(t *testing.T, s *store.Store, name string, want store.Notes) {
	t.Helper()
	got, err := s.LoadNotes(name)
	if err != nil || got == nil {
		t.Errorf("got %v, %v, want notes", got, err)
	}
	asValues := cmp.Transformer("value", func(raw json.RawMessage) (v any) {
		if err := json.Unmarshal(raw, &v); err != nil {
			t.Errorf("%s is not JSON: %v", raw, err)
		}
		return v
	})
	if diff := cmp.Diff(want, got, asValues); diff != "" {
		t.Errorf("got the notes marked +, want those marked -\n%s", diff)
	}
}

func save(t *testing.T, s *store.Store, name string, n store.Notes) {
	t.Helper()
	need.OK(t, s.SaveNotes(name, n))
}

func TestNotesComeBack(t *testing.T) {
	s, dir := open(t)
	wantNotes(t, s, "learning", store.Notes{})
	save(t, s, "learning", notes())
	wantFiles(t, dir, map[string]string{})
	full := notes("lessons", `[1, {"stars": 3}]`, "Ä <b>", `"\u00e4"`, "", "null", "big", "12345678901234567890")
	save(t, s, "learning", full)
	save(t, s, "best-times", notes("where", "1500"))
	wantNotes(t, s, "learning", full)
	wantNotes(t, s, "best-times", notes("where", "1500"))

	save(t, s, "learning", notes("lessons", "[2]", "hints", "4"))
	want := notes("lessons", "[2]", "hints", "4", "Ä <b>", `"ä"`, "", "null", "big", "12345678901234567890")
	wantNotes(t, s, "learning", want)
	save(t, s, "learning", store.Notes{"hints": nil, "never there": nil})
	delete(want, "hints")
	wantNotes(t, s, "learning", want)
	if text := filesIn(t, dir)["notes/learning.json"]; !strings.Contains(text, `"version": 1`) || !strings.Contains(text, "12345678901234567890") {
		t.Errorf("the file holds %s, want a version and every digit", text)
	}
}

func TestNotesAreWrittenOnlyWhenTheyChange(t *testing.T) {
	s, dir := open(t)
	const byHand = `{"version":5,"best":{"where":[1,2]},"later":true}`
	write(t, filepath.Join(dir, "notes"), "learning.json", byHand)
	save(t, s, "learning", notes("best", `{ "where": [1, 2] }`))
	wantFiles(t, dir, map[string]string{"notes/learning.json": byHand})
	save(t, s, "learning", notes("best", "{}"))
	wantNotes(t, s, "learning", notes("best", "{}", "later", "true"))
	if text := filesIn(t, dir)["notes/learning.json"]; !strings.Contains(text, `"version": 5`) {
		t.Errorf("the file holds %s, want the newer version's number kept", text)
	}
}

func TestNotesThatAreRefused(t *testing.T) {
	s, dir := open(t)
	old := notes("lessons", "7")
	save(t, s, "learning", old)
	deep := strings.Repeat("[", 10_000) + strings.Repeat("]", 10_000)
	for name, n := range map[string]store.Notes{
		"no JSON":            notes("a", "{"),
		"nothing":            notes("a", ""),
		"two values":         notes("a", `1, "b": 2`),
		"the version":        notes("version", "2"),
		"a name of no text":  notes("\xff", "1"),
		"a value of no text": notes("a", "\"\xff\""),
		"a well too deep":    notes("a", deep),
		"over 1 MiB":         notes("a", `"`+strings.Repeat("x", oneMiB)+`"`),
	} {
		n["lessons"] = json.RawMessage("8")
		err := s.SaveNotes("learning", n)
		if err == nil || !strings.HasPrefix(err.Error(), "store: saving ") {
			t.Errorf("%s: got the error %v, want one", name, err)
		}
		if tooLarge := name == "over 1 MiB"; errors.Is(err, files.ErrTooLarge) != tooLarge {
			t.Errorf("%s: got the error %v, which is %v or not", name, err, files.ErrTooLarge)
		}
		wantNotes(t, s, "learning", old)
	}
	for _, name := range []string{"", "../solo", "a/b", `a\b`, "a.broken-1", "Learning", "c:", strings.Repeat("x", 33)} {
		got, err := s.LoadNotes(name)
		if err == nil || got == nil || s.SaveNotes(name, old) == nil {
			t.Errorf("the name %q gives %v, %v, want errors", name, got, err)
		}
	}
	if names := filesIn(t, dir); len(names) != 1 {
		t.Errorf("got the files %v, want one", names)
	}
}

func TestBrokenNotesAreSetAside(t *testing.T) {
	for name, test := range map[string]struct {
		text string
		want error
	}{
		"empty":      {"", store.ErrBroken},
		"truncated":  {`{"lessons": [1, 2`, store.ErrBroken},
		"foreign":    {"[Game \"DREIst!\"]\n", store.ErrBroken},
		"a list":     {"[1]", store.ErrBroken},
		"not a text": {"\x89PNG\r\n\x1a\n\xff", files.ErrNotText},
		"over 1 MiB": {"{" + strings.Repeat(" ", oneMiB) + "}", files.ErrTooLarge},
	} {
		t.Run(name, func(t *testing.T) {
			s, dir := open(t)
			folder := filepath.Join(dir, "notes")
			write(t, folder, "learning.json", test.text)
			got, err := s.LoadNotes("learning")
			var aside *store.SetAsideError
			if !errors.As(err, &aside) || aside.Name != "learning.broken-1.json" || !errors.Is(err, test.want) {
				t.Errorf("got the error %v, want one that names learning.broken-1.json and is %v", err, test.want)
			}
			if got == nil || len(got) != 0 {
				t.Errorf("got %v, want no notes", got)
			}
			wantFiles(t, folder, map[string]string{"learning.broken-1.json": test.text})

			write(t, folder, "learning.json", test.text)
			save(t, s, "learning", notes("lessons", "1"))
			wantNotes(t, s, "learning", notes("lessons", "1"))
			if got := filesIn(t, folder)["learning.broken-2.json"]; got != test.text {
				t.Errorf("got %q set aside, want what was broken", got)
			}
		})
	}
}

func TestNotesThatCannotBeRead(t *testing.T) {
	s, dir := open(t)
	need.OK(t, os.MkdirAll(filepath.Join(dir, "notes", "learning.json"), 0o700))
	got, err := s.LoadNotes("learning")
	var refused *files.LoadError
	if !errors.As(err, &refused) || !errors.Is(err, files.ErrNotAFile) || got == nil {
		t.Errorf("got %v, %v, want no notes and a LoadError", got, err)
	}
	if err := s.SaveNotes("learning", notes("lessons", "1")); !errors.As(err, &refused) {
		t.Errorf("got the error %v, want a LoadError", err)
	}
	s, dir = open(t)
	write(t, dir, "notes", "a file in the place of the folder")
	if err := s.SaveNotes("learning", notes("lessons", "1")); err == nil {
		t.Error("saving below a file gives no error")
	}
	if err := s.Export(&small{oneMiB}); err == nil {
		t.Error("exporting gives no error")
	}
}

// ExampleStore_SaveNotes shows how another room keeps what it knows.
func ExampleStore_SaveNotes() {
	dir, err := os.MkdirTemp("", "dreist")
	if err != nil {
		fmt.Println(err)
		return
	}
	defer os.RemoveAll(dir)
	s, err := store.Open(dir)
	if err != nil {
		fmt.Println(err)
		return
	}
	best, err := json.Marshal(map[string]int{"where": 1500})
	if err != nil {
		fmt.Println(err)
		return
	}
	if err := s.SaveNotes("puzzles", store.Notes{"best": best}); err != nil {
		fmt.Println(err)
		return
	}
	notes, err := s.LoadNotes("puzzles")
	var found map[string]int
	if err == nil {
		err = json.Unmarshal(notes["best"], &found)
	}
	fmt.Println(found["where"], err)
	// Output: 1500 <nil>
}
