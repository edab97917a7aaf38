package measure

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"dreist/build/need"
)

// The page has a line for each figure and says how to measure them.
func TestThePageTellsWhatWasMeasured(t *testing.T) {
	path := filepath.Join(t.TempDir(), "page.md")
	need.OK(t, write(path, []row{{"time to first picture", "0.51 s", "0.21 s", "0.58 s: reached", "KPat 0.58 s"}}))
	page := need.Value(os.ReadFile(path))(t)
	if !strings.Contains(string(page), "\n| time to first picture | 0.51 s | 0.58 s: reached | 0.21 s | KPat 0.58 s |\n") {
		t.Errorf("the page reads\n%s", page)
	}
}

// The page in the repository was written by the current build/bench.
func TestThePageOfTheProjectIsUpToDate(t *testing.T) {
	page := need.Value(os.ReadFile("../../PERFORMANCE.md"))(t)
	around := strings.Split(regexp.QuoteMeta(head), "%s")
	lines := `(\|( [^|\n]* \|){5}\n)+`
	if !regexp.MustCompile("^" + strings.Join(around, "[^\n]+") + lines + regexp.QuoteMeta(foot) + "$").Match(page) {
		t.Errorf("build/bench writes another page than\n%s", page)
	}
}

func TestGoalsAreToldWhetherReached(t *testing.T) {
	if got := goal("60", true) + ", " + goal("0.14 s", false); got != "60: reached, 0.14 s: missed" {
		t.Errorf("got %q", got)
	}
}
