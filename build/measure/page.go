package main

import (
	"fmt"
	"os"
	"runtime"
	"strings"
	"time"
)

// row is a line of the table: a figure of the program, of an empty window and of the peers, with its goal.
type row struct{ what, measured, empty, goal, others string }

// The figures.
const (
	size           = "size of the program"
	window         = "window"
	firstPicture   = "first picture"
	memoryStart    = "memory on the start screen"
	ownStart       = "of that on the start screen, shared with no other program"
	restStart      = "a core at rest, start screen"
	memoryTable    = "memory at the table"
	ownTable       = "of that at the table, shared with no other program"
	restTable      = "a core at rest, at the table"
	dragCore       = "a core while a card is dragged"
	dragRate       = "pictures a second meanwhile"
	memoryAfter    = "memory afterwards"
	ownAfter       = "of that afterwards, shared with no other program"
	randomGames    = "random games a second"
	coachDecision  = "a decision of the coach"
	coachDecisions = "decisions of the coach in a game"
	coachGame      = "a game of the coach"
)

// figures are all figures in the order of the page.
var figures = [...]string{
	size, window, firstPicture, memoryStart, ownStart, restStart, memoryTable, ownTable, restTable, dragCore, dragRate, memoryAfter, ownAfter,
	randomGames, coachDecision, coachDecisions, coachGame,
}

// write writes the page. It fails if a figure is missing.
func write(path string, rows []row) error {
	var page strings.Builder
	fmt.Fprintf(&page, head, time.Now().Format(time.DateOnly), machine())
	for i, what := range figures {
		if i >= len(rows) || rows[i].what != what {
			return fmt.Errorf("write the page: %q was not measured", what)
		}
		r := rows[i]
		fmt.Fprintf(&page, "| %s | %s | %s | %s | %s |\n", r.what, r.measured, r.goal, r.empty, r.others)
	}
	page.WriteString(foot)
	return os.WriteFile(path, []byte(page.String()), 0o644)
}

// machine describes the machine.
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

    build/bench -o PERFORMANCE.md

on a machine with %s and no graphics card: everything is drawn by Mesa's software
OpenGL, in a window of 1280×800 pixels on a virtual X server of 1920×1200.

| | DREIst! | goal | empty window | others |
|---|---|---|---|---|
`
	foot = `
KPat (KDE) and AisleRiot (GNOME) were measured in the same run and the same way, started in turns with DREIst!, their window at
1280×800 pixels; they draw without OpenGL. So was a window of the same engine that shows nothing but two greys, of which a small part
changes 60 times a second: what it takes, any game of the engine takes here.

The goals: the first picture no later than AisleRiot’s window in the same run; less memory than the 169 MB that KPat took when the
goals were set, and towards the 106 MB of AisleRiot then; at rest 1.5 % of a core at most; a drag at 60 pictures a second.

Windows and first pictures are medians of five starts. A core at rest is the mean over a minute, with Egon’s idle moves. Games are
played without a window on one core; the coach, with 54 cards against Egon’s 42, plays up to 2500 games on for a decision, as the
strong player does.
`
)
