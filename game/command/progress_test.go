package command

import (
	"os"
	"strings"
	"testing"

	"dreist/build/need"
	"dreist/game/simulate"
)

func TestProgressGrowsToTheEnd(t *testing.T) {
	var out strings.Builder
	p := newProgress(&out, 1000)
	for range 1000 {
		need.OK(t, p.visit(0, simulate.Result{}))
	}
	lines := strings.Split(out.String(), "\r")[1:]
	if len(lines) != 101 {
		t.Errorf("got %d pictures of the bar, want one for each percent", len(lines))
	}
	for _, tc := range []struct {
		at   int
		want string
	}{
		{0, "[" + strings.Repeat(".", 40) + "] 0 %"},
		{50, "[" + strings.Repeat("#", 20) + strings.Repeat(".", 20) + "] 50 %"},
		{100, "[" + strings.Repeat("#", 40) + "] 100 %"},
	} {
		if lines[tc.at] != tc.want {
			t.Errorf("got %s, want %s", lines[tc.at], tc.want)
		}
	}
	out.Reset()
	p.clear()
	if got := out.String(); strings.TrimSpace(got) != "" || len(got) < len(lines[100]) {
		t.Errorf("the bar is cleared by %q", got)
	}
}

func TestOnlyATerminalShowsProgress(t *testing.T) {
	file := need.Value(os.Create(t.TempDir() + "/file"))(t)
	defer file.Close()
	if isTerminal(file) || isTerminal(&strings.Builder{}) {
		t.Error("a file is taken for a terminal")
	}
}
