package main

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"dreist/build/need"
)

// The page has a line for each figure and says how to measure them. It is not written if one is missing.
func TestThePageTellsWhatWasMeasured(t *testing.T) {
	var rows []row
	for _, what := range figures() {
		rows = append(rows, row{what, "0.51 s", "0.21 s", "0.58 s: reached", "KPat 0.58 s"})
	}
	path := filepath.Join(t.TempDir(), "page.md")
	need.OK(t, write(path, rows))
	page := need.Value(os.ReadFile(path))(t)
	if !strings.Contains(string(page), "\n| time to first picture | 0.51 s | 0.58 s: reached | 0.21 s | KPat 0.58 s |\n") {
		t.Errorf("the page reads\n%s", page)
	}
	checkPage(t, string(page))
	for i := range rows {
		if err := write(path, slices.Delete(slices.Clone(rows), i, i+1)); err == nil {
			t.Errorf("without %q the page is written", rows[i].what)
		}
	}
}

// The page in the repository was written by the current build/bench.
func TestThePageOfTheProjectTellsAll(t *testing.T) {
	page := need.Value(os.ReadFile("../PERFORMANCE.md"))(t)
	checkPage(t, string(page))
}

// checkPage checks that a page has every figure and the text around them.
func checkPage(t *testing.T, page string) {
	t.Helper()
	around := strings.Split(regexp.QuoteMeta(head), "%s")
	want := "^" + strings.Join(around, "[^\n]+")
	for _, what := range figures() {
		cell := ` \|[^|\n]*`
		want += `\| ` + regexp.QuoteMeta(what) + ` \| [^ |\n][^|\n]*` + cell + cell + cell + ` \|` + "\n"
	}
	if !regexp.MustCompile(want + regexp.QuoteMeta(foot) + "$").MatchString(page) {
		t.Errorf("it is no page of all figures:\n%s", page)
	}
}

func TestGoalsAreToldWhetherReached(t *testing.T) {
	if got := goal("60", true) + ", " + goal("0.14 s", false); got != "60: reached, 0.14 s: missed" {
		t.Errorf("got %q", got)
	}
}
