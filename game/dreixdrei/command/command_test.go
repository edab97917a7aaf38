package command_test

import (
	"encoding/json"
	"path/filepath"
	"strings"
	"testing"

	"dreist/build/gametest"
	dreixdrei "dreist/game/dreixdrei/command"
)

// run runs a subcommand and returns its status and what it writes and complains of.
func run(name string, args ...string) (status int, out, complaints string) {
	return gametest.Run(dreixdrei.Game(), name, args...)
}

func file(t *testing.T, text string) string { return gametest.File(t, dreixdrei.Game(), text) }

// Who is first, who is last, and the mean place.
func TestSimulate(t *testing.T) {
	args := strings.Fields("-seats fair,easy,greedy -games 60 -seed 5 -sets 2 -json")
	status, text, complaints := run("simulate", append([]string{"-game", "dreixdrei"}, args...)...)
	var got struct {
		Seats         []string
		Sets          int
		Games         int
		Seed          uint64
		Wins, Lasts   []int
		WinShares     []float64    `json:"win_shares"`
		WinIntervals  [][2]float64 `json:"win_intervals"`
		PlaceMean     []float64    `json:"place_mean"`
		LastShares    []float64    `json:"last_shares"`
		LastIntervals [][2]float64 `json:"last_intervals"`
		TurnsMean     float64      `json:"turns_mean"`
		GamesASecond  float64      `json:"games_per_second"`
	}
	decoder := json.NewDecoder(strings.NewReader(text))
	decoder.DisallowUnknownFields()
	if err := decoder.Decode(&got); err != nil || status != 0 || complaints != "" || strings.Count(text, "\n") != 1 {
		t.Fatalf("%v, %d, %s\n%s", err, status, complaints, text)
	}
	wins, lasts, places := 0, 0, 0.0
	for s := range 3 {
		wins, lasts, places = wins+got.Wins[s], lasts+got.Lasts[s], places+got.PlaceMean[s]
		if low, high := got.LastIntervals[s][0], got.LastIntervals[s][1]; low > got.LastShares[s] || high < got.LastShares[s] {
			t.Errorf("seat %d: %v is not within %v to %v", s+1, got.LastShares[s], low, high)
		}
	}
	if got.Games != 60 || got.Sets != 2 || wins != 60 || lasts != 60 || places < 5.99 || places > 6.01 {
		t.Errorf("got %s", text)
	}
	if _, again, _ := run("simulate", args...); again != text {
		t.Errorf("got %s and then %s", text, again)
	}
	if _, text, _ := run("simulate", "-seats", "easy,random", "-games", "3"); !strings.HasPrefix(text, "1 set, 3 games, seed 1\n\n") ||
		!strings.Contains(text, "place   last") {
		t.Errorf("got %s", text)
	}
}

func TestSimulateUsedWrong(t *testing.T) {
	for args, want := range map[string]string{
		"-seats fair":                             "-seats names 1 players: want 2 to 10",
		"-seats genius,fair":                      `unknown player "genius": want random, greedy, easy, fair, strong`,
		"-seats fair,fair -sets 3":                "-sets 3: want 1 to 2 for 2 seats",
		"-seats fair,fair,fair,fair,fair -sets 1": "-sets 1: want 2 to 2 for 5 seats",
		"-seats fair,fair -count 5":               "-count is for strong",
		"-seats strong,fair -count 0":             "-count 0: want 1 or more",
	} {
		if status, out, complaints := run("simulate", strings.Fields(args)...); status != 2 || out != "" || !strings.Contains(complaints, want) {
			t.Errorf("%s: got %d, %s", args, status, complaints)
		}
	}
}

// What a simulation keeps holds as a record, and what it prints of a deal as well.
func TestRecordsAndDealsHold(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "records")
	if status, _, complaints := run("simulate", "-seats", "strong,fair,easy", "-count", "20", "-games", "3", "-records", dir); status != 0 {
		t.Fatal(complaints)
	}
	names, err := filepath.Glob(filepath.Join(dir, "*.dreist"))
	if err != nil || len(names) != 3 {
		t.Fatalf("got %v, %v", names, err)
	}
	if status, out, _ := run("verify", names...); status != 0 || strings.Count(out, ": ok turns=") != 3 || strings.Contains(out, "winner=-") {
		t.Errorf("got %s", out)
	}
	_, text, _ := run("deal")
	if status, out, _ := run("verify", file(t, text)); status != 0 || !strings.HasSuffix(out, ": ok turns=0 winner=-\n") {
		t.Errorf("got %s\n%s", out, text)
	}
	code := text[strings.Index(text, `[Code "`)+len(`[Code "`):]
	if _, again, _ := run("deal", code[:strings.Index(code, `"`)]); again != text {
		t.Errorf("got\n%s\nwant\n%s", again, text)
	}
	if status, _, complaints := run("deal", "11G0"); status != 1 || !strings.Contains(complaints, "read a deal code") {
		t.Errorf("got %d, %s", status, complaints)
	}
}

// late is a set-up in which the JOKER as DELETE, and then the 4, win at once.
const late = `[Game "DREI x DR3I"]
[Format "1"]
[Seat1 "Anna"]
[Seat2 "Ben"]
[Stage "play"]
[Down1 ""]
[Open1 "4 J"]
[Hand1 ""]
[Down2 "9"]
[Open2 ""]
[Hand2 "3"]
[Draw ""]
[Discard "12"]

`

// What wins comes first, and what loses has its cost.
func TestHintAndAnalyse(t *testing.T) {
	status, out, complaints := run("hint", "-count", "300", file(t, late))
	lines := strings.Split(out, "\n")
	if status != 0 || !strings.HasPrefix(out, "turn 1, seat 1, ") || !strings.HasPrefix(lines[3], "^J=D") || !strings.Contains(lines[3], "100.0 %") {
		t.Errorf("got %d, %s\n%s", status, complaints, out)
	}
	status, out, complaints = run("analyse", "-count", "300", file(t, late+"1: <\n2: 3\n1: ^4\n2: #1"))
	if status != 0 || !strings.Contains(out, "<       ") || !strings.Contains(out, "taking up") {
		t.Errorf("got %d, %s\n%s", status, complaints, out)
	}
	for text, want := range map[string]string{
		late + "1: ^J=D ^4": "the game is over", late + "1: ^4": "15:4: ^4: lower than 12",
	} {
		if status, _, complaints := run("hint", file(t, text)); status != 1 || !strings.Contains(complaints, want) {
			t.Errorf("got %d, %s, want %s", status, complaints, want)
		}
	}
	status, _, complaints = run("analyse", "-seat", "3", file(t, late))
	if status != 2 || !strings.Contains(complaints, "this seat makes no decisions") {
		t.Errorf("got %d, %s", status, complaints)
	}
}
