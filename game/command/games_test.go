package command_test

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"dreist/build/need"
	"dreist/game/command"
	"dreist/game/play"
	"dreist/game/play/stairs"
	"dreist/game/play/toy"
	"dreist/game/record"
	"dreist/game/simulate"
)

// The two toy games: Higher card has deals and a flag of its own; Stairs, in which all win or lose together, has hints and analyses.

func games() []command.Game {
	return []command.Game{
		{
			Format: format("Higher card", ".toy"),
			Deal: func(code []string, seed uint64) (string, error) {
				if len(code) > 0 {
					return "", errors.New("no such code")
				}
				return strings.Join(toy.Deal(2, 3, seed), " ") + "\n", nil
			},
			Simulation: &command.Simulation{
				Players: []string{toy.Lucky, toy.Clock}, Read: readHigherCard,
				Flags: []command.Flag{{Name: "-cards N", Means: "cards of each seat (3)"}},
			},
		},
		{
			Format: format("Stairs", ".stairs"),
			Hint: func(text string, games int, seed uint64) (a command.Advice, err error) {
				if strings.Contains(text, "ended") {
					return a, command.ErrOver
				}
				a.Seat, a.Turn = 2, 3
				a.Add(command.OptionOf([]string{"2A"}, simulate.Chance{Won: games / 2, Games: games}))
				return a, nil
			},
			Analyse: func(_ string, seat, games int) (a command.Analysis, err error) {
				if seat > 2 {
					return a, command.ErrNoHand
				}
				return command.Analysis{Seat: seat, Decided: 1,
					Decisions: []command.Judgement{{Turn: 1, Played: "1B", Best: "1A", Cost: 0.25, Kind: "low"}}}, nil
			},
			Simulation: &command.Simulation{Players: []string{stairs.Low, stairs.Slow}, Read: readStairs},
		},
	}
}

func format(game, ext string) record.Format {
	return record.Format{Game: game, Ext: ext, Check: func(string, bool) (string, *record.Error) { return game + "\n", nil }}
}

func readHigherCard(flags *flag.FlagSet, _ command.Env) func(seats []string, given map[string]bool) (command.Setup, error) {
	cards := flags.Int("cards", 3, "")
	return func(seats []string, given map[string]bool) (s command.Setup, err error) {
		if seats == nil {
			seats = []string{toy.Lucky, toy.Clock}
		}
		if given["cards"] && *cards < 1 {
			return s, errors.New("-cards: want 1 or more")
		}
		table := toy.Table()
		table.Computers = append(table.Computers, toy.Clock)
		s.Title, s.Score, s.Seats = fmt.Sprintf("%d cards each", *cards), "cards missed", seats
		s.Facts = []command.Fact{{Name: "cards", Value: *cards}}
		s.Table = of(seats, func(players []play.Player, deal uint64) (simulate.Result, error) {
			m, err := toy.New(players, toy.Deal(len(players), *cards, deal), play.Unkept{})
			if err != nil {
				return simulate.Result{}, err
			}
			return simulate.Finish(m)
		})
		return s, command.CheckSeats(seats, table)
	}
}

func readStairs(*flag.FlagSet, command.Env) func([]string, map[string]bool) (command.Setup, error) {
	return func(seats []string, _ map[string]bool) (s command.Setup, err error) {
		s.Title, s.Mode, s.Score, s.Seats = "mode stairs", "stairs", "rest", seats
		s.Together = true
		s.Table = of(seats, func(players []play.Player, deal uint64) (simulate.Result, error) {
			m, err := stairs.New(players, toy.Deal(len(players), 4, deal), play.Unkept{})
			if err != nil {
				return simulate.Result{}, err
			}
			return simulate.Finish(m)
		})
		return s, command.CheckSeats(seats, play.Table{Least: 1, Most: stairs.MaxSeats, Computers: []string{stairs.Low, stairs.Slow}})
	}
}

// of returns tables for seats with kinds of players.
func of(seats []string, match func(players []play.Player, deal uint64) (simulate.Result, error)) func() (simulate.Table, error) {
	var players []play.Player
	for i, kind := range seats {
		players = append(players, play.Player{Name: fmt.Sprint("p", i), Kind: kind})
	}
	return func() (simulate.Table, error) {
		return func(_ int, deal, _ uint64) (simulate.Result, error) { return match(players, deal) }, nil
	}
}

// env returns an environment with both games, whose clock advances by two seconds each time it is read, and its outputs.
func env() (e command.Env, out, complaints *strings.Builder) {
	out, complaints = &strings.Builder{}, &strings.Builder{}
	now := time.Duration(0)
	return command.Env{
		Out:        out,
		Complaints: complaints,
		Clock:      func() time.Duration { now += 2 * time.Second; return now },
		Seed:       func() uint64 { return 7 },
		Games:      games(),
	}, out, complaints
}

// run runs a command and returns its status and outputs.
func run(name string, args ...string) (status int, out, complaints string) {
	e, written, told := env()
	c, _ := command.Find(name, e.Games)
	status = c.Run(args, e)
	return status, written.String(), told.String()
}

func simulated(t *testing.T, args string) string {
	t.Helper()
	status, out, complaints := run("simulate", strings.Fields(args)...)
	if status != 0 || complaints != "" {
		t.Fatalf("simulate %s: got status %d, %s", args, status, complaints)
	}
	return out
}

// TestVerifyTakesTheNamedGame checks a record that names no game with -game.
func TestVerifyTakesTheNamedGame(t *testing.T) {
	for _, tt := range []struct{ game, text, want string }{
		{"Higher card", "", "Higher card"}, {"Stairs", "", "Stairs"}, {"Stairs", `[Game "C"]`, "Stairs"},
		{"Stairs", `[Game "Higher card"]`, "Higher card"}, {"Higher card", `[Game "Stairs"]`, "Stairs"},
	} {
		e, out, _ := env()
		e.In = strings.NewReader(tt.text)
		if status := command.Verify([]string{"-game", tt.game, "-"}, e); status != 0 || out.String() != "-: ok "+tt.want+"\n" {
			t.Errorf("-game %s, %q: got status %d and %q, want %s", tt.game, tt.text, status, out.String(), tt.want)
		}
	}
}

// Each game has its own seats, flags and words.
func TestSimulateTheNamedGame(t *testing.T) {
	const head = "seat   player   wins   share      95 % interval    "
	for args, want := range map[string]string{
		"-games 4": "3 cards each, 4 games, seed 1\n\n" +
			"seat   player   wins   share     95 % interval   cards missed\n1      lucky ",
		"-games 4 -cards 1 -seats clock,clock": "1 cards each, 4 games, seed 1\n",
		"-seats low -game Stairs -games 3": "mode stairs, 3 games, seed 1\n\n" + head +
			"rest\nall    low      3      100.00 %   43.85–100.00 %   0.00 ± 0.00\n\n4.0 turns per game, 2 games per second\n",
		"--game=Stairs -seats low,slow -games 20": "mode stairs, 20 games, seed 1\n",
	} {
		if got := simulated(t, args); !strings.HasPrefix(got, want) {
			t.Errorf("%s: got\n%swant it to begin with\n%s", args, got, want)
		}
	}
}

func TestSimulatePrintsJSON(t *testing.T) {
	text := simulated(t, "-game Stairs -seats low,slow -games 30 -seed 5 -json")
	var got struct {
		Mode       string
		Seats      []string
		Games      int
		Seed       uint64
		Won        int
		WinShare   float64    `json:"win_share"`
		Interval   [2]float64 `json:"win_interval"`
		RestMean   float64    `json:"rest_mean"`
		RestBounds [2]float64 `json:"rest_interval"`
		TurnsMean  float64    `json:"turns_mean"`
		GamesASecd float64    `json:"games_per_second"`
	}
	decoder := json.NewDecoder(strings.NewReader(text))
	decoder.DisallowUnknownFields()
	if err := decoder.Decode(&got); err != nil || strings.Count(text, "\n") != 1 {
		t.Fatalf("%v\n%s", err, text)
	}
	if got.Mode != "stairs" || got.Games != 30 || got.Seed != 5 || len(got.Seats) != 2 ||
		got.WinShare != float64(got.Won)/30 || got.Interval[1] <= got.WinShare || got.RestBounds[1] <= got.RestMean || got.GamesASecd != 15 {
		t.Errorf("got %s", text)
	}
	if text := simulated(t, "-games 2 -cards 2 -json"); !strings.HasPrefix(text,
		`{"seats":["lucky","clock"],"cards":2,"games":2,"seed":1,"wins":[`) {
		t.Errorf("got %s", text)
	}
}

// A phrase gives any game deals of its own, the same ones each time, and the report names it.
func TestSimulateReportsByAPhrase(t *testing.T) {
	for _, game := range []string{"-seats lucky,clock", "-game Stairs -seats low,slow"} {
		args := game + " -games 40"
		tried, one, other := simulated(t, args), simulated(t, args+" -phrase one"), simulated(t, args+" -phrase other")
		if !strings.Contains(one, ", 40 games, phrase \"one\"\n") || one != simulated(t, args+" -phrase one") {
			t.Errorf("%s: got\n%swant the phrase, and the same each time", args, one)
		}
		_, tried, _ = strings.Cut(tried, "\n")
		_, results, _ := strings.Cut(one, "\n")
		_, others, _ := strings.Cut(other, "\n")
		if tried == results || results == others {
			t.Errorf("%s: two phrases, or a phrase and a seed, have the same results:\n%s", args, results)
		}
		if text := simulated(t, args+" -phrase one -json"); !strings.Contains(text, `,"games":40,"phrase":"one","seed":`) {
			t.Errorf("%s: got %s", args, text)
		}
	}
}

func TestSimulateUsedWrong(t *testing.T) {
	for args, want := range map[string]string{
		"-game Chess":           `invalid value "Chess" for flag -game: want Higher card or Stairs`,
		"-game":                 "flag needs an argument: -game",
		"-game Stairs -cards 3": "flag provided but not defined: -cards",
		"-cards 0":              "-cards: want 1 or more",
		"-seats lucky":          "-seats names 1 players: want 2 to 7",
		"-seats lucky,low":      `-seats: unknown player "low": want lucky, clock`,
		"-seats low,slow,low,low,low,low -game Stairs": "-seats names 6 players: want 1 to 5",
		"-game Stairs -seats low -games 0":             "-games 0: want 1 or more",
		"-phrase=":                                     "-phrase: want words that no earlier report has used",
		"-phrase new -seed 2":                          "-seed and -phrase exclude each other: -seed to experiment, -phrase for a final result",
		"-seed 9223372036854775808":                    "-seed 9223372036854775808: want less than 9223372036854775808 (larger seeds are reserved for -phrase)",
	} {
		status, out, complaints := run("simulate", strings.Fields(args)...)
		if want := "dreist: simulate: " + want + "\nTry 'dreist help simulate'.\n"; status != 2 || out != "" || complaints != want {
			t.Errorf("simulate %s: got status %d, %q, want %q", args, status, complaints, want)
		}
	}
}

// The tag Game of a record selects the game.
func TestHintAndAnalyseTheGameOfTheRecord(t *testing.T) {
	dir := t.TempDir()
	file := func(name, text string) string {
		path := filepath.Join(dir, name)
		need.OK(t, os.WriteFile(path, []byte(text), 0o600))
		return path
	}
	named, nameless, over := file("named", `[Game "Stairs"]`), file("nameless", ""), file("over", "[Game \"Stairs\"]\nended")
	_, missing := os.Open(named + ".not") // as each system says it
	const (
		hint    = "turn 3, seat 2, 200 games, seed 9\n\nmoves   wins     95 % interval   games\n2A      50.0 %   43.1–56.9 %     200\n"
		analyse = "turn  played  wins  cost  best  about  luck after\n1     1B      0.0   25.0  1A    low    +0.0\n" +
			"decisions cost 0.0, luck brought +0.0 of 100 games\ndecided in turn 1\n"
		hintJSON = `{"seat":2,"turn":3,"games":200,"seed":9,"options":[` +
			`{"moves":"2A","chance":0.5,"interval":[0.4313,0.5686],"games":200}]}`
		analyseJSON = `{"seat":1,"won":false,"over":false,"cost":0,"luck":0,"decided":1,"decisions":[` +
			`{"turn":1,"kind":"low","played":"1B","best":"1A","chance":0,"better":0,"cost":0.25,"luck":0}]}`
	)
	for _, tt := range []struct {
		args            []string
		status          int
		out, complaints string
	}{
		{[]string{"hint", "-count", "200", "-seed", "9", named}, 0, hint, ""},
		{[]string{"hint", "-game", "Stairs", "-count", "200", "-seed", "9", nameless}, 0, hint, ""},
		{[]string{"hint", nameless}, 1, "", "dreist: hint: Higher card has no hints\n"},
		{[]string{"hint", over}, 1, "", "dreist: hint: " + over + ": the game is over\n"},
		{[]string{"analyse", named}, 0, analyse, ""},
		{[]string{"analyse", "-seat", "3", named}, 2, "",
			"dreist: analyse: -seat 3: this seat makes no decisions\nTry 'dreist help analyse'.\n"},
		{[]string{"analyse", nameless}, 1, "", "dreist: analyse: Higher card has no analyses\n"},
		{[]string{"hint", "-json", "-count", "200", "-seed", "9", named}, 0, hintJSON, ""},
		{[]string{"analyse", "-json", named}, 0, analyseJSON, ""},
		{[]string{"hint"}, 2, "", "dreist: hint: want exactly one FILE\nTry 'dreist help hint'.\n"},
		{[]string{"analyse", named, over}, 2, "", "dreist: analyse: want exactly one FILE\nTry 'dreist help analyse'.\n"},
		{[]string{"analyse", "-count", "0", named}, 2, "", "dreist: analyse: -count 0: want 1 or more\nTry 'dreist help analyse'.\n"},
		{[]string{"hint", named + ".not"}, 1, "", "dreist: hint: " + missing.Error() + "\n"},
		{[]string{"deal"}, 0, strings.Join(toy.Deal(2, 3, 7), " ") + "\n", ""},
		{[]string{"deal", "x"}, 1, "", "dreist: print a deal: no such code\n"},
		{[]string{"deal", "-game", "Stairs"}, 2, "", "dreist: deal: Stairs has no codes of deals\nTry 'dreist help deal'.\n"},
	} {
		status, out, complaints := run(tt.args[0], tt.args[1:]...)
		if strings.HasPrefix(out, "{") {
			out = regexp.MustCompile(`(0\.\d{4})\d+`).ReplaceAllString(strings.Join(strings.Fields(out), ""), "$1")
		}
		if status != tt.status || out != tt.out || complaints != tt.complaints {
			t.Errorf("%v: got status %d\n%s%swant %d\n%s%s", tt.args, status, out, complaints, tt.status, tt.out, tt.complaints)
		}
	}
}

// The help describes the flags of the first game, or of the named one.
func TestHelpOfTheNamedGame(t *testing.T) {
	for args, want := range map[string]string{
		"-h": "  -cards N", "-game Stairs -h": "who plays: low, slow\n",
	} {
		status, out, complaints := run("simulate", strings.Fields(args)...)
		if status != 0 || complaints != "" || !strings.Contains(out, want) ||
			strings.Contains(out, "-cards") != strings.Contains(want, "-cards") {
			t.Errorf("simulate %s: got status %d, %s%s", args, status, out, complaints)
		}
	}
}
