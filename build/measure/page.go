package main

import (
	"fmt"
	"os"
	"runtime"
	"strings"
	"time"
)

// row is one line of the table.
type row struct{ what, measured, others string }

// write writes the page of what was measured.
func write(path string, rows []row) error {
	var page strings.Builder
	fmt.Fprintf(&page, head, time.Now().Format(time.DateOnly), machine())
	for _, r := range rows {
		fmt.Fprintf(&page, "| %s | %s | %s |\n", r.what, r.measured, r.others)
	}
	page.WriteString(foot)
	return os.WriteFile(path, []byte(page.String()), 0o644)
}

// machine returns what the system tells of the machine.
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

// The page around the table.
const (
	head = `# What DREIst! takes of a machine

Measured on %s by

    build/bench -o PERFORMANCE.md

on a machine with %s and no graphics card: everything is drawn by Mesa's software
OpenGL, in a window of 1280×800 pixels on a virtual X server of 1920×1200.

| | DREIst! | others |
|---|---|---|
`
	foot = `
KPat (KDE) and AisleRiot (GNOME) were measured in the same run and the same way, started in turns with DREIst!, their window at 1280×800 pixels; they draw
without OpenGL. Of the memory of a program that draws by software OpenGL, 62 MB are the code of Mesa and LLVM, which others share: an empty window of the
same engine takes 108 MB, of which 39 are its own, and shows its first picture after 0.23 s. To bring 60 pictures a second to its window takes 100 % of a
core, whatever is on them.

Windows and first pictures are medians of five starts. A core at rest is the mean over a minute, with Egon's idle moves. Games are played without a
window on one core.
`
)
