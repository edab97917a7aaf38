package command_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"dreist/build/need"
	"dreist/game/command"
	dreist "dreist/game/dreist/coach/analysis"
	"dreist/game/dreixdrei/rival"
	peri "dreist/game/peri/match"
	"dreist/game/thegame/partner"
)

// do runs a subcommand, in words, for the program's games and returns its status and outputs. Each look at the clock takes two seconds.
func do(words string) (status int, out, complaints string) {
	var written, told strings.Builder
	now := time.Duration(0)
	e := command.Env{
		Out: &written, ErrOut: &told, Seed: func() uint64 { return 7 },
		Clock: func() time.Duration { now += 2 * time.Second; return now },
		Games: []command.GameFeatures{dreist.CommandFeatures(), partner.CommandFeatures(), rival.CommandFeatures(), peri.CommandFeatures()},
	}
	args := strings.Fields(words)
	c, _ := command.FindCommand(args[0], e.Games)
	status = c.Run(args[1:], e)
	return status, written.String(), told.String()
}

// file returns the path of a record with a text.
func file(t *testing.T, text string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "x.thegame")
	need.OK(t, os.WriteFile(path, []byte(text), 0o600))
	return path
}

// recorded plays games and returns the files of their records.
func recorded(t *testing.T, words string) []string {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "new", "folder")
	if status, _, complaints := do("simulate " + words + " -records " + dir); status != 0 {
		t.Fatalf("%s: %s", words, complaints)
	}
	return need.Value(filepath.Glob(filepath.Join(dir, "*")))(t)
}

// Each game prints its own numbers, the same each time. In the wanted ones N stands for any number, and "..." for any text.
func TestSimulateEveryGame(t *testing.T) {
	for words, want := range map[string]string{
		"-seats random -games 40 -seed 3": "mode egon, 48 : 48 cards, 40 games, seed 3\n\n" +
			"seat   player   wins   share      95 % interval    cards left\n1      random   0      0.00 %     0.00–8.76 %      N\n" +
			"2      Egon     40     100.00 %   91.24–100.00 %   0.00\n\nN turns per game, 20 games per second\n",
		"-games 2":                           "mode egon, 48 : 48 cards, 2 games, seed 1\n...fair ...",
		"-mode table -games 2":               "mode table, 2 games, seed 1\n...fair ...easy ...",
		"-seats random -games 9 -json":       `{"mode":"egon","seats":["random","Egon"],"rung":48,"games":9,"seed":1,"wins":[N,N],..."cards_left_mean":[N,0],...` + "\n",
		"-mode table -games 2 -json":         `{"mode":"table","seats":["fair","easy"],"games":2,...` + "\n",
		"-game thegame -seats easy -games 3": "variant base, 3 games, seed 1\n\n...\nall    easy     0      0.00 %   0.00–56.15 %    N ± N\n...",
		"-games 3 --game=thegame":            "variant base, 3 games, ...\nall    fair, fair ...",
		"-game thegame -seats fair,easy -games 60 -variant pro -json": `{"seats":["fair","easy"],"variant":"pro","games":60,"seed":1,` +
			`"won":N,"win_share":N,"win_interval":[N,N],"rest_mean":N,"rest_interval":[N,N],"turns_mean":N,"games_per_second":30}` + "\n",
		"-game thegame -seats strong,easy -games 1 -count 20": "variant base, 1 games, ...\nall    strong, easy   1 ...",
		"-game dreixdrei -games 3":                            "1 set, 3 games, seed 1\n\nseat   player   wins   share ...place   last ...\n1      fair ...\n2      fair ...",
		"-game dreixdrei -seats fair,easy,greedy -games 60 -sets 2 -json": `{"seats":["fair","easy","greedy"],"sets":2,"games":60,"seed":1,"wins":[N,N,N],` +
			`"win_shares":[N,N,N],"win_intervals":[[N,N],[N,N],[N,N]],"place_mean":[N,N,N],"lasts":[N,N,N],...` + "\n",
		"-game peri -patience wish -games 6 -json": `{"seats":["solver"],"patience":"wish","games":6,"seed":1,"won":3,"win_share":0.5,"win_interval":[0.18N,0.81N],` +
			`"positions_mean":179,"positions_interval":[63N,294N],"proven_lost":3,"unknown":0,"positions_per_second":N,"turns_mean":N,"games_per_second":3}` + "\n",
	} {
		status, out, complaints := do("simulate " + words)
		pattern := strings.NewReplacer("N", `-?[0-9.]+`, `\.\.\.`, "(?s:.*)").Replace(regexp.QuoteMeta(want))
		if status != 0 || complaints != "" || !regexp.MustCompile("^"+pattern+"$").MatchString(out) {
			t.Errorf("%s: got status %d, %s%s", words, status, complaints, out)
		}
		if _, again, _ := do("simulate " + words); again != out {
			t.Errorf("%s: got %s, and then %s", words, out, again)
		}
	}
}

// A record is judged by the game that it names or, if it names none of the program's, by the one that is named in the arguments.
func TestVerifyTakesTheNamedGame(t *testing.T) {
	for words, want := range map[string]string{
		"testdata/late.thegame": "ok turns=0 rest=3 result=-", "-game peri testdata/late.thegame": "ok turns=0 rest=3 result=-",
		file(t, `[Game "C"]`): `want "THE GAME"`, "-game peri " + file(t, `[Game "C"]`): `want "PERI"`, "-game peri " + file(t, ""): "Game: this tag is missing",
	} {
		if _, out, _ := do("verify " + words); !strings.HasSuffix(out, ": "+want+"\n") || strings.Count(out, "\n") != 1 {
			t.Errorf("%s: got %s, want %s", words, out, want)
		}
	}
}

// A phrase gives any game deals of its own, the same ones each time, and the report names it.
func TestSimulateReportsByAPhrase(t *testing.T) {
	for _, words := range []string{"simulate -seats easy -games 20", "simulate -game thegame -seats easy -games 20"} {
		_, tried, _ := do(words)
		_, one, _ := do(words + " -phrase one")
		_, other, _ := do(words + " -phrase other")
		if _, again, _ := do(words + " -phrase one"); !strings.Contains(one, ", 20 games, phrase \"one\"\n") || one != again {
			t.Errorf("%s: got\n%swant the phrase, and the same each time", words, one)
		}
		_, tried, _ = strings.Cut(tried, "\n")
		_, results, _ := strings.Cut(one, "\n")
		_, others, _ := strings.Cut(other, "\n")
		if tried == results || results == others {
			t.Errorf("%s: two phrases, or a phrase and a seed, have the same results:\n%s", words, results)
		}
		if _, text, _ := do(words + " -phrase one -json"); !strings.Contains(text, `,"games":20,"phrase":"one","seed":`) {
			t.Errorf("%s: got %s", words, text)
		}
	}
}

// The coach of DREIst! thinks as long as it may, in games or by the clock.
func TestSimulateTheCoach(t *testing.T) {
	for _, words := range []string{"-seats coach -rung 90 -games 1 -count 200", "-mode table -seats coach,random -games 1 -time 1ms"} {
		if status, out, complaints := do("simulate " + words); status != 0 || complaints != "" || !strings.Contains(out, "coach") {
			t.Errorf("%s: got %d, %s%s", words, status, complaints, out)
		}
	}
}

func TestEveryGameUsedWrong(t *testing.T) {
	over := recorded(t, "-seats easy -games 1")[0]
	for words, want := range map[string]string{
		"simulate -game Chess":               `invalid value "Chess" for flag -game: want DREIst!, THE GAME, DREI x DR3I or PERI`,
		"simulate -game":                     "flag needs an argument: -game",
		"simulate -game peri -rung 3":        "flag provided but not defined: -rung",
		"simulate -games 0":                  "-games 0: want 1 or more",
		"simulate -games many":               `invalid value "many" for flag -games: parse error`,
		"simulate -phrase=":                  "-phrase: want words that no earlier report has used",
		"simulate -phrase new -seed 2":       "-seed and -phrase exclude each other: -seed to experiment, -phrase for a final result",
		"simulate -seed 9223372036854775808": "-seed 9223372036854775808: want less than 9223372036854775808 (larger seeds are reserved for -phrase)",
		"simulate -records=":                 "-records needs a folder",
		"simulate fair":                      `"fair" is not a flag`,
		"hint":                               "want exactly one FILE",
		"analyse a b":                        "want exactly one FILE",
		"analyse -count 0 a":                 "-count 0: want 1 or more",

		"simulate -mode solo":                                  `-mode "solo": want egon or table`,
		"simulate -seats fair,easy":                            "-seats names 2 players: want the one who plays against Egon",
		"simulate -mode table -seats fair":                     "-seats names 1 players: want 2 to 4",
		"simulate -mode table -seats easy,easy,easy,easy,easy": "-seats names 5 players: want 2 to 4",
		"simulate -mode table -seats fair,,clever":             `-seats: unknown player "": want random, easy, fair, strong, coach`,
		"simulate -seats=":                                     `-seats: unknown player "": want random, easy, fair, strong, coach`,
		"simulate -mode table -rung 50":                        "-rung is for games against Egon",
		"simulate -rung 96":                                    "name a deal of 96 cards against Egon: want 1 to 95",
		"simulate -rung 0":                                     "name a deal of 0 cards against Egon: want 1 to 95",
		"simulate -count 100":                                  "-time and -count are for coach",
		"simulate -seats coach -count 0":                       "-count 0: want 1 or more",
		"simulate -seats coach -time 0s":                       "-time 0s: want more",

		"simulate -game thegame -seats fair,fair,fair,fair,fair,fair": "-seats names 6 players: want 1 to 5",
		"simulate -game thegame -seats genius":                        `-seats: unknown player "genius": want easy, fair, strong`,
		"simulate -game thegame -variant hard":                        `-variant "hard": want base, pro or pro-small`,
		"simulate -game thegame -count 5":                             "-count is for strong",
		"simulate -game thegame -seats strong -count 0":               "-count 0: want 1 or more",

		"simulate -game dreixdrei -seats fair":                             "-seats names 1 players: want 2 to 10",
		"simulate -game dreixdrei -seats genius,fair":                      `-seats: unknown player "genius": want random, greedy, easy, fair, strong`,
		"simulate -game dreixdrei -sets 3":                                 "-sets 3: want 1 to 2 for 2 seats",
		"simulate -game dreixdrei -seats fair,fair,fair,fair,fair -sets 1": "-sets 1: want 2 to 2 for 5 seats",
		"simulate -game dreixdrei -count 5":                                "-count is for strong",
		"simulate -game dreixdrei -seats strong,fair -count 0":             "-count 0: want 1 or more",

		"simulate -game peri -patience whist": `-patience "whist": there is none with this key`,
		"simulate -game peri -seats mia":      `-seats: unknown player "mia": want solver`,
		"analyse -seat 2 " + over:             "-seat 2: this seat makes no decisions", // Egon's
		"analyse -seat 5 " + over:             "-seat 5: this seat makes no decisions",
	} {
		name := strings.Fields(words)[0]
		want := "dreist: " + name + ": " + want + "\nTry 'dreist help " + name + "'.\n"
		if status, out, complaints := do(words); status != 2 || out != "" || complaints != want {
			t.Errorf("%s: got status %d, %s%s", words, status, out, complaints)
		}
	}
}

// What a simulation keeps holds as a record, in files in the order of the games.
func TestRecordsHold(t *testing.T) {
	for words, want := range map[string]string{
		"-seats random -rung 48":                            `:ok turns=\d+ winner=[12]`,
		"-seats easy -rung 94":                              `:ok turns=\d+ winner=[12]`,
		"-mode table -seats easy,random,fair,fair":          `:ok turns=\d+ winner=[1-4]`,
		"-game thegame -seats strong,fair,easy -count 20":   `:ok turns=\d+ rest=\d+ result=(won|lost)`,
		"-game dreixdrei -seats strong,fair,easy -count 20": `:ok turns=\d+ winner=[123]`,
		"-game peri -patience wish":                         `:ok moves=\d+ left=\d+ result=(won|-)`,
	} {
		files := recorded(t, words+" -games 12")
		if len(files) != 12 || !strings.HasPrefix(filepath.Base(files[0]), "01.") || !strings.HasPrefix(filepath.Base(files[11]), "12.") {
			t.Fatalf("%s: got %v", words, files)
		}
		status, out, _ := do("verify " + strings.Join(files, " "))
		if found := regexp.MustCompile(strings.Replace(want, ":", `(?m): `, 1)+"$").FindAllString(out, -1); status != 0 || len(found) != 12 {
			t.Errorf("%s: got %d\n%s", words, status, out)
		}
	}
}

// The deal of a code, a new one and, of PERI, one of a patience hold as records, and have codes that give the same deals however written.
func TestDealsHold(t *testing.T) {
	for words, want := range map[string]string{
		"":                     "[Seat2 \"Egon\"]... turns=0 winner=-",
		"11G0-00KA-A81K":       "[Seat2 \"Egon\"]... turns=0 winner=-",
		"1340-0000-C1SA":       "[Seat3 \"Player 3\"]... turns=0 winner=-",
		"-game thegame":        "[Seat2 \"Player 2\"]... turns=0 rest=98 result=-",
		"-game dreixdrei":      "[Seat2 \"Player 2\"]... turns=0 winner=-",
		"-game peri":           "\"As 9h Td 7s 9d Jd Qs ... moves=0 left=32 result=-", // the seed is 7
		"-game peri sliding":   "... moves=0 left=13 result=-",
		"-game peri battalion": "... moves=0 left=104 result=-",
	} {
		_, text, complaints := do("deal " + words)
		_, code, _ := strings.Cut(text, `[Code "`)
		code, _, _ = strings.Cut(code, `"`)
		path := file(t, text)
		part, verdict, _ := strings.Cut(want, "...")
		if _, out, _ := do("verify " + path); !strings.Contains(text, part) || out != path+": ok"+verdict+"\n" {
			t.Errorf("deal %s: got %s%s for\n%s", words, complaints, out, text)
		}
		game := regexp.MustCompile(`^-game \w+|`).FindString(words)
		for _, written := range []string{code, strings.ToLower(code), strings.ReplaceAll(code, "-", " ")} {
			if _, again, _ := do("deal " + game + " " + written); again != text || code == "" {
				t.Errorf("deal %s: got\n%s\nwant\n%s", written, again, text)
			}
		}
	}
}

// position returns the path of a record that goes on from a position of testdata. In late.thegame, example 10, 97 and then 87 by the trick
// win; in late.dreixdrei the JOKER as DELETE, and then the 4.
func position(t *testing.T, name, turns string) string {
	t.Helper()
	return file(t, string(need.Value(os.ReadFile(filepath.Join("testdata", name)))(t))+turns)
}

// What wins comes first and what loses has its cost, the same each time; a turn that goes on has neither.
func TestHintAndAnalyseEveryGame(t *testing.T) {
	for _, tt := range []struct{ words, position, turns, want string }{
		{"hint", "late.dreist", "", `^turn 1, seat 1, \d+ games, seed 1\n(?s:.*)\n3r1 \. `},
		{"hint", "late.dreist", "1: 3r1 .\n", "^turn 2, seat 1, "},
		{"analyse", "late.dreist", "1: x5t\n", `\n1     x5t +\d(?s:.*)\+0\.0 of 100 games\n$`}, // what goes on has brought no luck yet
		{"hint", "late.thegame", "", `^turn 1, seat 1, 151 .*\n\n.*\n97a 87a \.   100\.0 %`},
		{"hint", "solo.thegame", "1: 92a", ": the game is over\n$"},
		{"hint", "solo.thegame", "1: 92b", ": 11:4: 92b: 92 is not above 95 and not 85\n$"},
		{"analyse", "late.thegame", "1: 87a 97a .", `\n1     87a 97a \.  0\.0   100\.0  97a 87a \.  cards  (?s:.*)\ndecided in turn 1\n$`},
		{"analyse", "solo.thegame", "1: 80a", `^turn .*\ndecisions cost 0\.0, `},
		{"analyse -seat 2", "solo.thegame", "", "-seat 2: this seat makes no decisions\n"},
		{"hint", "late.dreixdrei", "", `^turn 1, seat 1, .*\n\n.*\n\^J=D .*100\.0 %`},
		{"hint", "late.dreixdrei", "1: ^J=D ^4", ": the game is over\n$"},
		{"hint", "late.dreixdrei", "1: ^4", ": 15:4: \\^4: lower than 12"},
		{"analyse", "late.dreixdrei", "1: <\n2: 3\n1: ^4\n2: #1", `\n1     <  (?s:.*)taking up`},
		{"analyse -seat 3", "late.dreixdrei", "", "-seat 3: this seat makes no decisions\n"},
		{"hint -json", "late.thegame", "", `^{\n  "seat": 1,\n  "turn": 1,\n  "games": \d+,\n  "seed": 1,\n  "options": \[\n    {\n      "moves": "97a 87a \.",\n` +
			`      "chance": 1,\n      "interval": \[\n        0\.\d+,\n        1\n      \],\n      "games": \d+\n    },\n`},
		{"analyse -json", "late.thegame", "1: 87a 97a .", `^{\n  "seat": 1,\n  "won": false,\n  "over": true,\n  "cost": 1,\n  "luck": 0,\n  "decided": 1,\n` +
			`  "decisions": \[\n    {\n      "turn": 1,\n      "kind": "cards",\n      "played": "87a 97a \.",\n      "best": "97a 87a \.",\n      "chance": 0,\n` +
			`      "better": 1,\n      "cost": 1,\n      "luck": -?0\n    }\n  \]\n}\n$`},
		{"hint", "wedding.peri", "", `100\.0–100\.0 %`},
		{"hint", "wedding.peri", "1: t3*t4\n", ": the game is over\n$"},
		{"hint", "wedding.peri", "1: t3*\n", `: 5:4: t3\*: `},
		{"hint", "harvest.peri", "", `t1-f1   0\.0 %   0\.0–0\.0 %`},
		{"analyse", "wedding.peri", "", ": PERI has no analyses\n"},
	} {
		words := tt.words + " -count 300 " + position(t, tt.position, tt.turns)
		_, out, complaints := do(words)
		if got := out + complaints; !regexp.MustCompile(tt.want).MatchString(got) {
			t.Errorf("%s of %s %s: got %s, want %s", tt.words, tt.position, tt.turns, got, tt.want)
		}
		if _, again, _ := do(words); again != out {
			t.Errorf("%s: got %s, and then %s", words, out, again)
		}
	}
}

// Too few games for so many options are told of, and what is over has a luck.
func TestFewGamesForEachAreToldOf(t *testing.T) {
	over := recorded(t, "-seats easy -games 1")[0]
	for words, few := range map[string]bool{
		"simulate -seats coach -rung 90 -games 1 -count 20": true, "simulate -seats coach -rung 90 -games 1 -count 200": false,
		"hint -count 150 " + position(t, "late.dreist", ""): true, "analyse -count 150 " + over: true, "analyse -count 200 " + over: false,
	} {
		name, count := strings.Fields(words)[0], regexp.MustCompile("-count [0-9]+").FindString(words)
		want := ""
		if few {
			want = "dreist: " + name + ": warning: " + count + " is split over all moves; with fewer than 100 games each the result is unreliable\n"
		}
		if status, out, complaints := do(words); status != 0 || complaints != want || strings.Contains(out, "luck brought +0.0 ") {
			t.Errorf("%s: got status %d, %s%s", words, status, complaints, out)
		}
	}
}

// The help is no misuse, and tells of flags that there are: it is given with each, which would be unknown otherwise.
func TestHelpTellsOfEveryFlag(t *testing.T) {
	for _, game := range []string{"", " -game thegame", " -game dreixdrei", " -game peri"} {
		for _, name := range []string{"verify", "simulate", "deal", "hint", "analyse"} {
			status, help, complaints := do(name + game + " -h")
			if status != 0 || complaints != "" || !strings.HasPrefix(help, "dreist "+name+" ") ||
				name == "simulate" && !regexp.MustCompile(`who plays: \w`).MatchString(help) {
				t.Errorf("%s%s: got %d, %s%s", name, game, status, complaints, help)
			}
			for _, flag := range regexp.MustCompile(`(?m)^  (-\w+)`).FindAllStringSubmatch(help, -1) {
				if _, _, complaints := do(name + game + " " + flag[1] + "=no -h"); strings.Contains(complaints, "not defined") {
					t.Errorf("%s%s: %s", name, game, complaints)
				}
			}
		}
	}
}
