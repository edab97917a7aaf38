package command_test

import (
	"encoding/json"
	"path/filepath"
	"strings"
	"testing"

	"dreist/build/gametest"
	thegame "dreist/game/thegame/command"
)

// run runs a subcommand and returns its status and what it writes and complains of.
func run(name string, args ...string) (status int, out, complaints string) {
	return gametest.Run(thegame.Game(), name, args...)
}

func file(t *testing.T, text string) string { return gametest.File(t, thegame.Game(), text) }

// All win or lose together: one number of wins, one mean of the rest cards.
func TestSimulate(t *testing.T) {
	args := strings.Fields("-seats fair,easy -games 60 -seed 5 -variant pro -json")
	status, text, complaints := run("simulate", append([]string{"-game", "thegame"}, args...)...)
	var got struct {
		Seats        []string
		Variant      string
		Games        int
		Seed         uint64
		Won          int
		WinShare     float64    `json:"win_share"`
		WinInterval  [2]float64 `json:"win_interval"`
		RestMean     float64    `json:"rest_mean"`
		RestInterval [2]float64 `json:"rest_interval"`
		TurnsMean    float64    `json:"turns_mean"`
		GamesASecond float64    `json:"games_per_second"`
	}
	decoder := json.NewDecoder(strings.NewReader(text))
	decoder.DisallowUnknownFields()
	if err := decoder.Decode(&got); err != nil || status != 0 || complaints != "" || strings.Count(text, "\n") != 1 {
		t.Fatalf("%v, %d, %s\n%s", err, status, complaints, text)
	}
	switch {
	case got.Games != 60 || got.Seed != 5 || len(got.Seats) != 2 || got.Variant != "pro" || got.WinShare != float64(got.Won)/60,
		got.WinInterval[0] > got.WinShare || got.WinInterval[1] <= got.WinShare,
		got.RestInterval[0] >= got.RestMean || got.RestInterval[1] <= got.RestMean || got.RestMean < 5 || got.RestMean > 60:
		t.Errorf("got %s", text)
	}
	if _, again, _ := run("simulate", args...); again != text {
		t.Errorf("got %s and then %s", text, again)
	}
	if _, text, _ := run("simulate", "-seats", "easy", "-games", "3"); !strings.HasPrefix(text, "variant base, 3 games, seed 1\n\n") ||
		!strings.Contains(text, "\nall    easy     0      0.00 %") {
		t.Errorf("got %s", text)
	}
}

func TestSimulateUsedWrong(t *testing.T) {
	for args, want := range map[string]string{
		"-seats fair,fair,fair,fair,fair,fair": "-seats names 6 players: want 1 to 5",
		"-seats genius":                        `unknown player "genius": want easy, fair, strong, open-hands, open-cards`,
		"-variant hard":                        `-variant "hard": want base, pro or pro-small`,
		"-seats fair -count 5":                 "-count is for strong",
		"-seats strong -count 0":               "-count 0: want 1 or more",
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
	names, err := filepath.Glob(filepath.Join(dir, "*.thegame"))
	if err != nil || len(names) != 3 {
		t.Fatalf("got %v, %v", names, err)
	}
	if status, out, _ := run("verify", names...); status != 0 || strings.Count(out, ": ok turns=") != 3 || strings.Contains(out, "result=-") {
		t.Errorf("got %s", out)
	}
	_, text, _ := run("deal")
	if status, out, _ := run("verify", file(t, text)); status != 0 || !strings.HasSuffix(out, ": ok turns=0 rest=98 result=-\n") {
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

const solo = `[Game "THE GAME"]
[Format "1"]
[Seat1 "Mia"]
[Deck "93 99"]
[PileA "90"]
[PileB "95"]
[PileC "8"]
[PileD "5"]
[Hand1 "21 31 41 51 61 71 80 92"]

`

// together is the set-up of example 10: 97, then 87 by the trick, and all is won.
const together = `[Game "THE GAME"]
[Format "1"]
[Seat1 "Mia"]
[Seat2 "Ole"]
[Deck ""]
[PileA "86"]
[PileB "99"]
[PileC "3"]
[PileD "2"]
[Hand1 "87 97"]
[Hand2 "88"]

`

// What wins comes first, and what loses has its cost.
func TestHintAndAnalyse(t *testing.T) {
	status, out, complaints := run("hint", "-count", "300", file(t, together))
	lines := strings.Split(out, "\n")
	if status != 0 || !strings.HasPrefix(out, "turn 1, seat 1, ") || !strings.HasPrefix(lines[3], "97a 87a .   100.0 %") {
		t.Errorf("got %d, %s\n%s", status, complaints, out)
	}
	status, out, complaints = run("analyse", "-count", "300", file(t, together+"1: 87a 97a ."))
	if status != 0 || !strings.Contains(out, "decided in turn 1") ||
		!strings.Contains(out, "\n1     87a 97a .  0.0   100.0  97a 87a .  cards  ") {
		t.Errorf("got %d, %s\n%s", status, complaints, out)
	}
	for text, want := range map[string]string{
		solo + "1: 92a": "the game is over", solo + "1: 92b": "11:4: 92b: 92 is not above 95 and not 85",
	} {
		if status, _, complaints := run("hint", file(t, text)); status != 1 || !strings.Contains(complaints, want) {
			t.Errorf("got %d, %s, want %s", status, complaints, want)
		}
	}
	status, _, complaints = run("analyse", "-seat", "2", file(t, solo))
	if status != 2 || !strings.Contains(complaints, "this seat makes no decisions") {
		t.Errorf("got %d, %s", status, complaints)
	}
	status, out, _ = run("analyse", file(t, solo+"1: 80a"))
	if status != 0 || strings.Contains(out, "80a") { // the turn goes on
		t.Errorf("got %d\n%s", status, out)
	}
}
