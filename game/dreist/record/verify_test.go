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
