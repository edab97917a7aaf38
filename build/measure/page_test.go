package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// The page has a line for each figure and says how to take them anew; the project's has the same form.
func TestThePageTellsWhatWasMeasured(t *testing.T) {
	path := filepath.Join(t.TempDir(), "page.md")
	if err := write(path, []row{{"window", "0.51 s", "KPat 0.58 s"}, {"first picture", "0.65 s", ""}}); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range []string{"| window | 0.51 s | KPat 0.58 s |\n", "| first picture | 0.65 s |  |\n", "    build/bench -o PERFORMANCE.md\n", foot} {
		if !strings.Contains(string(text), line) {
			t.Errorf("without %q the page reads\n%s", line, text)
		}
	}
	told, err := os.ReadFile("../../PERFORMANCE.md")
	if err != nil {
		t.Fatal(err)
	}
	if page := string(told); !strings.Contains(page, "| first picture | ") || !strings.HasSuffix(page, foot) {
		t.Error("the page of the project was not written by build/bench")
	}
}
