package record_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"dreist/build/need"
	"dreist/game/record"
)

func TestIsNewer(t *testing.T) {
	for text, want := range map[string]bool{
		"[Game \"Stairs\"]\n[Format \"2\"]\n[Cloud \"9\"]\n{ what is this }\n":     true,
		"\ufeff; a comment\n[Game \"Stairs\"]\n[Mode \"duel\"]\n[Format \"10\"]\n": true,
		stairsTags:                                 false,
		"[Game \"Stairs\"]\n[Format \"0\"]\n":      false,
		"[Game \"Stairs\"]\n[Format \"two\"]\n":    false,
		"[Game \"Stairs\"]\n[Seat1 \"Mia\"]\n":     false,
		"[Game \"Patience\"]\n[Format \"2\"]\n":    false,
		"[Format \"2\"]\n[Game \"Stairs\"]\n":      false,
		"Dear diary\n[Game \"Stairs\"]\n[Format 2": false,
		"": false,
	} {
		if got := stairsFormat.IsNewer(text); got != want {
			t.Errorf("%q: got %v, want %v", text, got, want)
		}
	}
}

// other is a format that accepts everything.
var other = record.Format{GameName: "Other", Check: func(string, bool) (string, *record.Error) { return "other\n", nil }}

// The tag Game selects the format; a record without it belongs to the first.
func TestVerifyFindsTheGame(t *testing.T) {
	for text, want := range map[string]string{
		stairsTags: "-: ok moves=0 rest=4 extra=0\n",
		strings.Replace(stairsTags, "Stairs", "Other", 1):    "-: ok other\n",
		strings.Replace(stairsTags, "Stairs", "Patience", 1): "-: ok other\n",
		"": "-: ok other\n",
		"1: A\n[Format \"1\"]\n[Game \"Stairs\"]": "-:1:1: 1:: the first tag must be Game\n",
		"[Game \"Stairs\" x":                      "-:1:1: [Game: " + malformed + "\n",
		"[Game \"Patience\"]\n[Game \"Stairs\"]":  "-: ok other\n",
		"PK\x03\x04" + stairsTags:                 "-:1:1: PK: a backup of the program, not a record\n",
	} {
		var out strings.Builder
		ok := record.Verify([]string{"-"}, strings.NewReader(text), &out, false, other, stairsFormat)
		if out.String() != want || ok != strings.Contains(want, "ok") {
			t.Errorf("%q: got %v and %q, want %q", text, ok, out.String(), want)
		}
	}
}

// Files that cannot be read, or are too large, are told like others; standard input can be read only once.
func TestVerifyFiles(t *testing.T) {
	dir := t.TempDir()
	large := filepath.Join(dir, "large.stairs")
	need.OK(t, os.WriteFile(large, []byte(stairsTags+strings.Repeat("\n", record.MaxSize)), 0o644))
	first := stairsFormat
	first.Ext, first.UnreadableLine = ".stairs", 1
	var out strings.Builder
	if record.Verify([]string{dir, "none.stairs", large, "-", "-"}, strings.NewReader(stairsTags), &out, false, first) {
		t.Error("got ok, want files that failed")
	}
	want := []string{dir + ":0:0: cannot be read: ", "none.stairs:1:1: cannot be read: ", large + ":1:1: -: larger than 1048576 bytes",
		"-: ok moves=0", "-:1:1: Game: this tag is missing"}
	for i, line := range strings.Split(strings.TrimSpace(out.String()), "\n") {
		if !strings.HasPrefix(line, want[i]) {
			t.Errorf("got %s, want %s", line, want[i])
		}
	}
}

type fullDisk struct{}

func (fullDisk) Write([]byte) (int, error) { return 0, os.ErrClosed }

// Verify fails if the output cannot be written.
func TestVerifyOutputFails(t *testing.T) {
	if record.Verify([]string{"-"}, strings.NewReader(""), fullDisk{}, false, other) {
		t.Error("got ok although nothing was written")
	}
}

// A record that names no game is meant to be what its file is called.
func TestFindByTheEndingOfTheFile(t *testing.T) {
	toy, stairs := record.Format{GameName: "Toy", Ext: ".toy"}, record.Format{GameName: "Stairs", Ext: ".stairs"}
	for _, tt := range []struct {
		path, text string
		want       int
	}{
		{"x.stairs", "", 1}, {"x.stairs", "[Game Stairs]", 1}, {"x.toy", "", 0}, {"x.txt", "", 0}, {"-", "", 0},
		{"x.stairs", `[Game "Toy"]`, 0}, {"x.toy", `[Game "Stairs"]`, 1}, {"x.stairs", `[Game "Patience"]`, 1},
	} {
		if got := record.FindFormat(tt.path, tt.text, []record.Format{toy, stairs}); got != tt.want {
			t.Errorf("%s, %s: got format %d, want %d", tt.path, tt.text, got, tt.want)
		}
	}
}

// Control characters are faults in loose texts; in messages they never break the line.
func TestControlCharacters(t *testing.T) {
	for isLoose, want := range map[bool]string{true: "1:8: U+000B: control character", false: "2:1: x\ufffdy\ufffdz: neither a tag nor a turn"} {
		h := record.Header{Fields: []record.Field{record.ValueField("Game", record.CheckOneOf("\x0b"), "", false)}, IsLoose: isLoose}
		err := h.Read("[Game \"\x0b\"]\nx\u2028y\rz", func() *record.Error { return nil }, nil, nil)
		if err == nil || err.Error() != want {
			t.Errorf("got %v, want %s", err, want)
		}
	}
}
