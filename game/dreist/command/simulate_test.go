package command_test

import (
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"dreist/game/command"
	dreistcommand "dreist/game/dreist/command"
	"dreist/game/dreist/record"
	form "dreist/game/record"
)

// env returns surroundings whose clock goes on by two seconds with each look at it, and what is written to them.
func env() (e command.Env, out, complaints *strings.Builder) {
	out, complaints = &strings.Builder{}, &strings.Builder{}
	now := time.Duration(0)
	return command.Env{
		Out:        out,
		Complaints: complaints,
		Clock:      func() time.Duration { now += 2 * time.Second; return now },
		Seed:       func() uint64 { return 0xfedcba9876543210 },
		Games:      []command.Game{dreistcommand.Game()},
	}, out, complaints
}

func simulate(t *testing.T, args string) string {
	t.Helper()
	e, out, complaints := env()
	if status := command.Simulate(strings.Fields(args), e); status != 0 || complaints.Len() > 0 {
		t.Fatalf("simulate %s: got status %d, %s", args, status, complaints)
	}
	return out.String()
}

func TestSimulatePrintsATable(t *testing.T) {
	got := simulate(t, "-seats random -games 40 -seed 3")
	want := `mode egon, 48 : 48 cards, 40 games, seed 3

seat   player   wins   share      95 % interval    cards left
1      random   0      0.00 %     0.00–8.76 %      `
	if !strings.HasPrefix(got, want) {
		t.Errorf("got\n%s\nwant it to begin with\n%s", got, want)
	}
	if !regexp.MustCompile(`\n2      Egon     40     100\.00 %   91\.24–100\.00 %   0\.00\n\n` +
		`[0-9.]+ turns per game, 20 games per second\n$`).MatchString(got) {
		t.Errorf("got the end\n%s", got)
	}
}

func TestSimulateWithoutArgumentsPlaysFair(t *testing.T) {
	if got := simulate(t, "-games 2"); !strings.Contains(got, "48 : 48 cards, 2 games, seed 1") || !strings.Contains(got, "fair") {
		t.Errorf("got\n%s", got)
	}
	if got := simulate(t, "-mode table -games 2"); !strings.Contains(got, "fair") || !strings.Contains(got, "easy") {
		t.Errorf("got\n%s", got)
	}
}

// The coach thinks as long as it is told to, in games or by the clock.
func TestSimulateTheCoach(t *testing.T) {
	const args = "-seats coach -rung 90 -games 1 -seed 9 -count 200"
	if one, two := simulate(t, args), simulate(t, args); one != two || !strings.Contains(one, "coach") {
		t.Errorf("got\n%s and\n%s", one, two)
	}
	if got := simulate(t, "-mode table -seats coach,random -games 1 -time 1ms"); !strings.Contains(got, "coach") {
		t.Errorf("got\n%s", got)
	}
}

// Every record written is one that verify accepts, in files that stand in the order of the games.
func TestSimulateWritesRecords(t *testing.T) {
	for _, args := range []string{
		"-seats random -rung 48", "-seats easy -rung 94", "-seats fair", "-mode table -seats fair,random",
		"-mode table -seats easy,fair,fair", "-mode table -seats easy,random,fair,fair",
	} {
		dir := filepath.Join(t.TempDir(), "new", "folder")
		simulate(t, args+" -games 12 -records "+dir)
		files, err := filepath.Glob(filepath.Join(dir, "*"))
		if err != nil || len(files) != 12 {
			t.Fatalf("%s: got %d files, %v", args, len(files), err)
		}
		if first, last := filepath.Base(files[0]), filepath.Base(files[11]); first != "01.dreist" || last != "12.dreist" {
			t.Errorf("%s: got files %s to %s", args, first, last)
		}
		var lines strings.Builder
		if !form.Verify(files, strings.NewReader(""), &lines, false, record.Format()) || strings.Contains(lines.String(), "winner=-") {
			t.Errorf("%s: got\n%s", args, lines.String())
		}
	}
}

func TestSimulateUsedWrong(t *testing.T) {
	for args, want := range map[string]string{
		"-mode solo":              `dreist: simulate: -mode "solo": want egon or table`,
		"-seats fair,easy":        "dreist: simulate: -seats names 2 players: want the one who plays against Egon",
		"-mode table -seats fair": "dreist: simulate: -seats names 1 players: want 2 to 4",
		"-mode table -seats easy,easy,easy,easy,easy": "dreist: simulate: -seats names 5 players: want 2 to 4",
		"-mode table -seats fair,clever": `dreist: simulate: ` +
			`-seats: unknown player "clever": want random, easy, fair, strong, coach`,
		"-seats=":                         `dreist: simulate: -seats: unknown player "": want random, easy, fair, strong, coach`,
		"-mode table -rung 50":            "dreist: simulate: -rung is for games against Egon",
		"-rung 96":                        "dreist: simulate: name a deal of 96 cards against Egon: want 1 to 95",
		"-rung 0":                         "dreist: simulate: name a deal of 0 cards against Egon: want 1 to 95",
		"-games 0":                        "dreist: simulate: -games 0: want 1 or more",
		"-games many":                     `dreist: simulate: invalid value "many" for flag -games: parse error`,
		"-seed -1":                        `dreist: simulate: invalid value "-1" for flag -seed: parse error`,
		"-count 100":                      "dreist: simulate: -time and -count are for coach",
		"-seats coach -count 0":           "dreist: simulate: -count 0: want 1 or more",
		"-seats coach -time 0s":           "dreist: simulate: -time 0s: want more",
		"-records=":                       "dreist: simulate: -records needs a folder",
		"-fast":                           "dreist: simulate: flag provided but not defined: -fast",
		"-games 3 fair":                   `dreist: simulate: "fair" is not a flag`,
		"-mode table -seats fair,,random": `dreist: simulate: -seats: unknown player "": want random, easy, fair, strong, coach`,
	} {
		e, out, complaints := env()
		if status := command.Simulate(strings.Fields(args), e); status != 2 {
			t.Errorf("simulate %s: got status %d, want 2", args, status)
		}
		if got := complaints.String(); got != want+"\nTry 'dreist help simulate'.\n" || out.Len() > 0 {
			t.Errorf("simulate %s: got\n%swant\n%s and where to read more", args, got, want)
		}
	}
}

func TestHelpIsNoMisuse(t *testing.T) {
	for _, c := range command.Commands([]command.Game{dreistcommand.Game()}) {
		e, out, complaints := env()
		if status := c.Run([]string{"-h"}, e); status != 0 || complaints.Len() > 0 || out.String() != c.Help() {
			t.Errorf("%s -h: got status %d\n%s%swant\n%s", c.Name, status, out, complaints, c.Help())
		}
	}
}

// TestHelpTellsOfEveryFlag gives each flag that the help of a command tells of, which would be unknown if it were not
// there.
func TestHelpTellsOfEveryFlag(t *testing.T) {
	for _, c := range command.Commands([]command.Game{dreistcommand.Game()}) {
		for _, flag := range regexp.MustCompile(`(?m)^  (-\w+)`).FindAllStringSubmatch(c.Help(), -1) {
			e, _, complaints := env()
			c.Run([]string{flag[1] + "=no", "-h"}, e)
			if strings.Contains(complaints.String(), "not defined") {
				t.Errorf("%s: %s", c.Name, complaints)
			}
		}
	}
}

// TestFewGamesForEachAreToldOf shares a number of games by more than it is enough for.
func TestFewGamesForEachAreToldOf(t *testing.T) {
	const few = "is split over all moves; with fewer than 100 games each the result is unreliable\n"
	over := recorded(t)
	for args, want := range map[string]string{
		"simulate -seats coach -rung 90 -games 1 -count 20":  "dreist: simulate: warning: -count 20 " + few,
		"simulate -seats coach -rung 90 -games 1 -count 200": "",
		"hint -count 150 " + file(t, late):                   "dreist: hint: warning: -count 150 " + few,
		"analyse -count 150 " + over:                         "dreist: analyse: warning: -count 150 " + few,
		"analyse -count 200 " + over:                         "",
	} {
		words := strings.Fields(args)
		if status, _, complaints := run(words[0], words[1:]...); status != 0 || complaints != want {
			t.Errorf("%s: got status %d, %q, want %q", args, status, complaints, want)
		}
	}
}
