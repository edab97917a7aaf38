package record_test

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"dreist/build/need"
	"dreist/game/dreist/record"
	form "dreist/game/record"
)

var update = flag.Bool("update", false, "write the expected output of Verify anew")

// Every example in testdata, good and broken, with the position it reaches.
func TestVerifyExamples(t *testing.T) {
	files, err := filepath.Glob("testdata/*/*.dreist")
	if err != nil || len(files) < 25 {
		t.Fatalf("got %d examples, %v", len(files), err)
	}
	for i := range files {
		files[i] = filepath.ToSlash(files[i])
	}
	var out strings.Builder
	if form.Verify(files, strings.NewReader(""), &out, true, record.Format()) {
		t.Error("the broken examples pass")
	}
	const golden = "testdata/verify.txt"
	if *update {
		need.OK(t, os.WriteFile(golden, []byte(out.String()), 0o644))
	}
	want := need.Value(os.ReadFile(golden))(t)
	if diff := cmp.Diff(strings.ReplaceAll(string(want), "\r\n", "\n"), out.String()); diff != "" {
		t.Errorf("-want +got\n%s", diff)
	}
}

// The lines of the contract, with standard input and files that are not there or no files.
func TestVerifyLines(t *testing.T) {
	dir := t.TempDir()
	large := filepath.Join(dir, "large.dreist")
	need.OK(t, os.WriteFile(large, make([]byte, form.MaxSize+1), 0o644))
	absent := filepath.Join(dir, "absent.dreist")
	var out strings.Builder
	ok := form.Verify([]string{absent, "testdata/broken/b.dreist", large, "-", "-", dir}, strings.NewReader(egonTags), &out, false,
		record.Format())
	if ok {
		t.Error("got ok, want files that failed")
	}
	got := strings.Split(out.String(), "\n")
	want := []string{
		absent + ":1:1: cannot be read: ",
		"testdata/broken/b.dreist:9:12: 6v2: beside a card of another colour",
		large + ":1:1: -: larger than 1048576 bytes",
		"-: ok turns=0 winner=-",
		"-:1:1: Game: this tag is missing", // standard input can be read only once
		dir + ":0:0: cannot be read: ",
		"",
	}
	if len(got) != len(want) {
		t.Fatalf("got %d lines, want %d:\n%s", len(got), len(want), out.String())
	}
	for i := range want {
		if got[i] != want[i] && (!strings.HasSuffix(want[i], "read: ") || !strings.HasPrefix(got[i], want[i])) {
			t.Errorf("line %d: got %s, want %s", i+1, got[i], want[i])
		}
	}
}

// The tags of a position, with both questions that may be open and after the end.
func TestVerifyPosition(t *testing.T) {
	tests := []struct{ name, text, want string }{
		{"an opening waits", tableTags + "1: 8v1", `[Layout "7v"]
[Hand1 "4y 5y 8r 1t"]
[Pile1 "3r 2t"]
[Hand2 "5t 8r 7r 3t 6v"]
[Pile2 "1r 1v"]
[Discard ""]
[Turn "1"]
[Pending "partner"]
`},
		{"a choice is open", replaced(t, tableTags, "4y 5y", "7v 6v") + "1: 8v1 7v1 6v1", `[Layout "5vvv"]
[Hand1 "8r 1t"]
[Pile1 "3r 2t"]
[Hand2 "5t 8r 7r 3t 6v"]
[Pile2 "1r 1v"]
[Discard ""]
[Turn "1"]
[Pending "draw"]
`},
		{"between turns", tableTags + "1: x8v", `[Layout "-"]
[Hand1 "4y 5y 8r 1t 3r"]
[Pile1 "2t"]
[Hand2 "5t 8r 7r 3t 6v"]
[Pile2 "1r 1v"]
[Discard "8v"]
[Turn "2"]
[Pending "-"]
`},
		{"Egon", egonTags, `[Layout "-"]
[Hand1 "4y 5y 8v 8r 1t"]
[Pile1 "3r 2t"]
[Hand2 ""]
[Pile2 "` + egonPile + `"]
[Discard ""]
[Turn "1"]
[Pending "-"]
`},
		{"after the end", replaced(t, tableTags, "4y 5y 8v 8r 1t 3r 2t", "4y") + "1: x4y", `[Layout "-"]
[Hand1 ""]
[Pile1 ""]
[Hand2 "5t 8r 7r 3t 6v"]
[Pile2 "1r 1v"]
[Discard "4y"]
[Turn "-"]
[Pending "-"]
`},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			var out strings.Builder
			if !form.Verify([]string{"-"}, strings.NewReader(tt.text), &out, true, record.Format()) {
				t.Fatal(out.String())
			}
			_, got, _ := strings.Cut(out.String(), "\n")
			if diff := cmp.Diff(tt.want, got); diff != "" {
				t.Errorf("-want +got\n%s", diff)
			}
		})
	}
}
