package store

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"dreist/build/need"
	"dreist/game/store/files"
)

// notes makes notes of names and JSON texts in turn.
func notes(pairs ...string) Notes {
	n := Notes{}
	for i := 0; i < len(pairs); i += 2 {
		n[pairs[i]] = json.RawMessage(pairs[i+1])
	}
	return n
}

// wantNotes compares values, not how they are spelt.
func wantNotes(t *testing.T, s *Store, name string, want Notes) {
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

func save(t *testing.T, s *Store, name string, n Notes) {
	t.Helper()
	need.OK(t, s.SaveNotes(name, n))
}

func TestNotesComeBack(t *testing.T) {
	s, dir := open(t)
	wantNotes(t, s, "learning", Notes{})
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
	save(t, s, "learning", Notes{"hints": nil, "never there": nil})
	delete(want, "hints")
	wantNotes(t, s, "learning", want)
	if text := filesIn(t, dir)["notes/learning.json"]; !strings.Contains(text, `"version": 1`) || !strings.Contains(text, "12345678901234567890") {
		t.Errorf("the file holds %s, want a version and every digit", text)
	}
}

func TestNotesThatAreRefused(t *testing.T) {
	s, dir := open(t)
	old := notes("lessons", "7")
	save(t, s, "learning", old)
	deep := strings.Repeat("[", 10_000) + strings.Repeat("]", 10_000)
	for name, n := range map[string]Notes{
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
