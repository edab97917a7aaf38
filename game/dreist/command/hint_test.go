package command_test

import (
	"path/filepath"
	"strings"
	"testing"

	"dreist/build/gametest"
	"dreist/build/need"
	dreistcommand "dreist/game/dreist/command"
)

// run runs a subcommand and returns its status and what it writes and complains of.
func run(name string, args ...string) (status int, out, complaints string) {
	return gametest.Run(dreistcommand.Game(), name, args...)
}

func file(t *testing.T, text string) string { return gametest.File(t, dreistcommand.Game(), text) }

// recorded writes the record of a game against Egon that a computer player played and returns its file.
func recorded(t *testing.T) string {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "records")
	if status, _, complaints := run("simulate", "-games", "1", "-seats", "easy", "-records", dir); status != 0 {
		t.Fatal(complaints)
	}
	return need.Value(filepath.Glob(filepath.Join(dir, "*")))(t)[0]
}

// late is a set-up near the end.
const late = `[Game "DREIst!"]
[Format "1"]
[Mode "egon"]
[Seat1 "Anna"]
[Layout "rr6"]
[Hand1 "3r 5t"]
[Pile1 ""]
[Pile2 "8t 1t 8v 8r 1y 8y"]

`

// Hints are the same each time, and what goes on has brought no luck yet.
func TestHintAndAnalyse(t *testing.T) {
	status, out, complaints := run("hint", "-count", "300", file(t, late))
	if _, again, _ := run("hint", "-count", "300", file(t, late)); status != 0 || again != out || !strings.HasPrefix(out, "turn 1, seat 1, ") ||
		!strings.Contains(out, "\n3r1 . ") {
		t.Errorf("got %d, %s\n%s", status, complaints, out)
	}
	if status, out, _ := run("hint", "-count", "300", file(t, late+"1: 3r1 .\n")); status != 0 || !strings.HasPrefix(out, "turn 2, seat 1, ") {
		t.Errorf("got %d\n%s", status, out)
	}
	status, out, complaints = run("analyse", "-count", "300", file(t, late+"1: x5t\n"))
	if status != 0 || !strings.Contains(out, "\n1     x5t ") || !strings.Contains(out, "luck brought +0.0 of 100 games\n") {
		t.Errorf("got %d, %s\n%s", status, complaints, out)
	}
	if status, out, _ := run("analyse", "-count", "40", recorded(t)); status != 0 || strings.Count(out, "\n") < 7 || strings.Contains(out, "luck brought +0.0 ") {
		t.Errorf("got %d\n%s", status, out)
	}
}

// What cannot be read, dealt, advised on or judged has its own line.
func TestUsedWrong(t *testing.T) {
	over := recorded(t)
	for args, want := range map[string]string{
		"deal 11G0":               "read a deal code: it has 4 letters and digits instead of 12",
		"hint hint_test.go":       "neither a tag nor a turn",
		"hint " + over:            "the game is over",
		"analyse hint_test.go":    "neither a tag nor a turn",
		"analyse -seat 2 " + over: "this seat makes no decisions",
		"analyse -seat 5 " + over: "this seat makes no decisions",
	} {
		words := strings.Fields(args)
		if status, out, complaints := run(words[0], words[1:]...); status == 0 || out != "" || !strings.Contains(complaints, want) {
			t.Errorf("%s: got status %d, %s%s", args, status, out, complaints)
		}
	}
}
