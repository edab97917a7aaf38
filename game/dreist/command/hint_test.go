package command_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"dreist/build/gametest"
	"dreist/build/need"
	"dreist/game/command"
	dreistcommand "dreist/game/dreist/command"
	"dreist/game/dreist/record"
)

// stopped writes the beginning of the recorded game to a file and returns it.
func stopped(t *testing.T) string {
	t.Helper()
	text := need.Value(os.ReadFile(recorded(t)))(t)
	g := need.Value(record.Parse(string(text)))(t)
	g = need.Value(record.New(g.Deal, g.Seats, g.Tags, g.Moves[:1]))(t)
	file := filepath.Join(t.TempDir(), "stopped.dreist")
	need.OK(t, os.WriteFile(file, []byte(g.String()), 0o644))
	return file
}

// The JSON and the table tell the same, twice.
func TestHint(t *testing.T) {
	file := stopped(t)
	e, out, complaints := env()
	if status := command.Hint([]string{"-count", "300", "-json", file}, e); status != 0 {
		t.Fatalf("got status %d, %s", status, complaints)
	}
	var got struct {
		Seat, Turn, Games int
		Options           []struct {
			Moves    string
			Chance   float64
			Interval [2]float64
			Games    int
		}
	}
	if err := json.Unmarshal([]byte(out.String()), &got); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	if got.Seat != 1 || got.Turn < 1 || got.Games < 1 || got.Games > 300 || len(got.Options) == 0 {
		t.Fatalf("got %+v", got)
	}
	for _, o := range got.Options {
		if o.Moves == "" || o.Chance < o.Interval[0] || o.Chance > o.Interval[1] {
			t.Errorf("got %+v", o)
		}
	}
	for range 2 {
		table, words, _ := env()
		if status := command.Hint([]string{"-count", "300", file}, table); status != 0 ||
			!strings.Contains(words.String(), "\n"+got.Options[0].Moves+" ") {
			t.Errorf("got status %d and\n%swant %s first", status, words, got.Options[0].Moves)
		}
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
		if status, out, complaints := gametest.Run(dreistcommand.Game(), words[0], words[1:]...); status == 0 || out != "" || !strings.Contains(complaints, want) {
			t.Errorf("%s: got status %d, %s%s", args, status, out, complaints)
		}
	}
}
