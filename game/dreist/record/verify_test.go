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
