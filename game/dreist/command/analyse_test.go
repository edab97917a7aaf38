package command_test

import (
	"encoding/json"
	"math"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"dreist/build/need"
	"dreist/game/command"
)

// recorded writes the record of a game against Egon that a computer player played and returns its file.
func recorded(t *testing.T) string {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "records")
	e, _, complaints := env()
	if status := command.Simulate([]string{"-games", "1", "-seats", "easy", "-records", dir}, e); status != 0 {
		t.Fatalf("simulate: got status %d, %s", status, complaints)
	}
	files, err := os.ReadDir(dir)
	if err != nil || len(files) != 1 {
		t.Fatalf("got %d records, want 1 (%v)", len(files), err)
	}
	return filepath.Join(dir, files[0].Name())
}

// judged is what the JSON of an analysis says.
type judged struct {
	Won, Over  bool
	Cost, Luck float64
	Decisions  []struct {
		Turn                       int
		Played, Best, Kind         string
		Chance, Better, Cost, Luck float64
	}
}

// analyse returns the analysis of the record in a file.
func analyse(t *testing.T, file string) (got judged) {
	t.Helper()
	e, out, complaints := env()
	if status := command.Analyse([]string{"-count", "40", "-json", file}, e); status != 0 {
		t.Fatalf("got status %d, %s", status, complaints)
	}
	if err := json.Unmarshal([]byte(out.String()), &got); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	return got
}

// TestAnalyseKnowsNoLuckAtTheEndOfAGameThatGoesOn looks at the first decision of a game alone: nothing has come after
// it.
func TestAnalyseKnowsNoLuckAtTheEndOfAGameThatGoesOn(t *testing.T) {
	file := recorded(t)
	text := need.Value(os.ReadFile(file))(t)
	head, turns, _ := strings.Cut(string(text), "\n\n")
	first, _, _ := strings.Cut(turns, "\n")
	head = regexp.MustCompile(`\[Result ".*"\]`).ReplaceAllString(head, `[Result "*"]`)
	need.OK(t, os.WriteFile(file, []byte(head+"\n\n"+first+"\n"), 0o600))
	got := analyse(t, file)
	if len(got.Decisions) != 1 || got.Over || got.Luck != 0 || got.Decisions[0].Luck != 0 {
		t.Errorf("got %+v, want one decision and no luck", got)
	}
}

// The JSON and the table tell the same, and the JSON adds up.
func TestAnalyse(t *testing.T) {
	file := recorded(t)
	got := analyse(t, file)
	if len(got.Decisions) < 5 || !got.Over {
		t.Fatalf("got %+v, want the decisions of a game that is over", got)
	}
	cost, luck := 0.0, 0.0
	for _, d := range got.Decisions {
		cost, luck = cost+d.Cost, luck+d.Luck
		if (d.Cost > 0) != (d.Kind != "") || d.Played == "" || d.Best == "" {
			t.Errorf("decision %+v does not say what it was about", d)
		}
	}
	if math.Abs(cost-got.Cost) > 1e-9 || math.Abs(luck-got.Luck) > 1e-9 {
		t.Errorf("the decisions cost %v and bring %v, want %v and %v", cost, luck, got.Cost, got.Luck)
	}
	table, words, _ := env()
	if status := command.Analyse([]string{"-count", "40", file}, table); status != 0 ||
		strings.Count(words.String(), "\n") < len(got.Decisions)+2 {
		t.Errorf("got status %d and\n%s", status, words)
	}
}
