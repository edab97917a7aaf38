package measure

import (
	"fmt"
	"os"
	"runtime"
	"strings"
	"time"
)

// row is a line of the table: a figure of the program, of an empty window and of the peers, with its goal.
type row struct{ what, measured, empty, goal, others string }

// games are the games with the names that the settings store.
var games = [...]struct{ name, stored string }{{"DREIst!", ""}, {"THE GAME", "thegame"}, {"DREI x DR3I", "dreixdrei"}}

func write(path string, rows []row) error {
	var page strings.Builder
	fmt.Fprintf(&page, head, time.Now().Format(time.DateOnly), machine())
	for _, r := range rows {
		fmt.Fprintf(&page, "| %s | %s | %s | %s | %s |\n", r.what, r.measured, r.goal, r.empty, r.others)
	}
	page.WriteString(foot)
	return os.WriteFile(path, []byte(page.String()), 0o644)
}

func machine() string {
	processor := "an unknown processor"
	if told, err := os.ReadFile("/proc/cpuinfo"); err == nil {
		if _, of, ok := strings.Cut(string(told), "model name"); ok {
			line, _, _ := strings.Cut(of, "\n")
			processor = strings.TrimSpace(strings.TrimLeft(line, "\t :"))
		}
	}
	return fmt.Sprintf("%d cores of %s, %s", runtime.NumCPU(), processor, runtime.GOOS+"/"+runtime.GOARCH)
}

// The text of the page around the table.
const (
	head = `# What DREIst! takes of a machine

Measured on %s by

    build/bench -o build/PERFORMANCE.md

on a machine with %s and no graphics card: everything is drawn by Mesa's software
OpenGL, in a window of 1280×800 pixels on a virtual X server of 1920×1200.

| | DREIst! | goal | empty window | others |
|---|---|---|---|---|
`
	foot = `
KPat (KDE) and AisleRiot (GNOME) were measured in the same run and the same way, started in turns with DREIst!, their window at
1280×800 pixels; they draw without OpenGL. So was a window of the same engine that shows nothing but two greys, of which a small part
changes 60 times a second: what it takes, any game of the engine takes here.

The goals are multiples of what the empty window takes in the same run; at rest 1.0 % of a core at most, and nothing while minimised; a
drag at 60 pictures per second.

Times to the window and to the first picture are medians of 15 starts. CPU is in percent of a core, at rest the mean over 20 s. Games are
played without a window on one core; the coach, with 54 cards against Egon’s 42, plays up to 2500 games on for a decision, as the
strong player does.
`
)
