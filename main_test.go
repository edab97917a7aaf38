package main

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/build/need"
	"dreist/game/command"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/screens"
	"dreist/render/screens/guesttest"
	"dreist/render/session"
	"dreist/render/shell"
	"dreist/render/stage"
	"dreist/sounds"
)

const goodRecord = `[Game "DREIst!"]
[Format "1"]
[Mode "egon"]
[Seat1 "Anna"]
[Pile1 "4y 5y 8v 8r 1t 3r 2t"]
[Pile2 "7t 2y 6t 3v 8y 8r"]

1: 4y1 5y1 8v1 8r2 .
`

const dreiXDrei = `[Game "DREI x DR3I"]
[Format "1"]
[Seat1 "Mia"]
[Seat2 "Ole"]
[Stage "play"]
[Down1 ""]
[Open1 ""]
[Hand1 "3 4"]
[Down2 ""]
[Open2 ""]
[Hand2 "5"]
[Draw ""]

1: 4
`

const theGame = `[Game "THE GAME"]
[Format "1"]
[Seat1 "Mia"]
[Deck ""]
[Hand1 "51 90 17 5"]

1: 5a .
1:
`

// brokenRecord lays its second card beside a card of another colour.
var brokenRecord = strings.Replace(goodRecord, "4y1 5y1", "4y1 5y9", 1)

func TestStatusesAndMessages(t *testing.T) {
	folder := t.TempDir()
	write := func(name, text string) string {
		path := filepath.Join(folder, name)
		need.OK(t, os.WriteFile(path, []byte(text), 0o600))
		return path
	}
	good, bad, none := write("good.dreist", goodRecord), write("bad.dreist", brokenRecord), filepath.Join(folder, "none.dreist")
	const pointer = "Try 'dreist help'.\n"
	for name, test := range map[string]struct {
		args       []string
		in         string
		status     int
		out        string // what standard output contains
		complaints string // what standard error contains
	}{
		"a valid record":           {[]string{"verify", good}, "", 0, good + ": ok turns=2 winner=2\n", ""},
		"with its position":        {[]string{"verify", "-position", good}, "", 0, "[Turn \"-\"]\n", ""},
		"from standard input":      {[]string{"verify", "-"}, goodRecord, 0, "-: ok turns=2 winner=2\n", ""},
		"an invalid record":        {[]string{"verify", bad}, "", 1, bad + ":8:8: 5y9: ", ""},
		"both":                     {[]string{"verify", bad, good}, "", 1, good + ": ok", ""},
		"a file that is not there": {[]string{"verify", none}, "", 1, none + ":1:1: cannot be read: ", ""},
		"no file":                  {[]string{"verify"}, "", 2, "", "dreist: verify: want a file to check\nTry 'dreist help verify'.\n"},
		"an unknown flag": {[]string{"verify", "-fast", good}, "", 2, "",
			"dreist: verify: flag provided but not defined: -fast\nTry 'dreist help verify'.\n"},
		"a record without a game": {[]string{"verify", "-game", "DREIst!", "-"}, "", 1, "-:1:1: Game: this tag is missing\n", ""},
		"a game that is not there": {[]string{"verify", "-game", "Chess", good}, "", 2, "",
			"invalid value \"Chess\" for flag -game: want DREIst!, THE GAME, DREI x DR3I or PERI\nTry"},
		"a record of THE GAME":      {[]string{"verify", "-"}, theGame, 0, "-: ok turns=1 rest=3 result=-\n", ""},
		"a broken record":           {[]string{"verify", "-game", "thegame", "-"}, "[Game THE GAME]", 1, "-:1:1: ", ""},
		"a game by its extension":   {[]string{"verify", folder + "/none.thegame"}, "", 1, "none.thegame:0:0: cannot be read: ", ""},
		"a record of DREI x DR3I":   {[]string{"verify", "-"}, dreiXDrei, 0, "-: ok turns=1 winner=-\n", ""},
		"a file of PERI":            {[]string{"verify", folder + "/none.peri"}, "", 1, "none.peri:0:0: cannot be read: ", ""},
		"one without its name":      {[]string{"verify", "-"}, strings.Replace(dreiXDrei, "Game", "Gam", 1), 1, "-:1:1: ", ""},
		"another game":              {[]string{"verify", "-"}, "[Game \"Chess\"]", 1, "-:1:8: Chess: want \"DREIst!\"\n", ""},
		"help of verify":            {[]string{"verify", "-h"}, "", 0, "dreist verify [-position] FILE…\n", ""},
		"the version":               {[]string{"version"}, "", 0, "dreist ", ""},
		"the version of what":       {[]string{"version", "now"}, "", 2, "", "dreist: version takes no arguments\n" + pointer},
		"the version as a flag":     {[]string{"--version"}, "", 0, "dreist ", ""},
		"help":                      {[]string{"help"}, "", 0, "dreist verify [-position] FILE", ""},
		"help about the notation":   {[]string{"-h"}, "", 0, "notation of records and results:\n", ""},
		"help of a command":         {[]string{"help", "hint"}, "", 0, "dreist hint [-count N] [-seed S] [-json] FILE\n", ""},
		"help of two":               {[]string{"help", "deal", "verify"}, "", 0, "\ndreist verify [-position] FILE…\n", ""},
		"help of no command":        {[]string{"help", "win"}, "", 2, "", "dreist: \"win\" is not a command\n" + pointer},
		"a missing file to open":    {[]string{none}, "", 1, "", "dreist: " + none + ": cannot be read: "},
		"a folder to open":          {[]string{folder}, "", 1, "", "dreist: " + folder + ": cannot be read: it is a folder\n"},
		"a device to open":          {[]string{os.DevNull}, "", 1, "", "dreist: " + os.DevNull + ": cannot be read: it is not an ordinary file\n"},
		"an unknown command":        {[]string{"win"}, "", 2, "", "dreist: \"win\" is neither a command nor a file\n" + pointer},
		"an unknown flag at first":  {[]string{"-win"}, "", 2, "", "dreist: unknown flag -win\n" + pointer},
		"an empty word for command": {[]string{""}, "", 2, "", "dreist: \"\" is neither a command nor a file\n" + pointer},
		"two files":                 {[]string{good, bad}, "", 2, "", "dreist: only one file can be opened at a time\n" + pointer},
	} {
		t.Run(name, func(t *testing.T) {
			var out, complaints strings.Builder
			window := func(string, io.Writer) int {
				t.Error("a window is opened")
				return command.StatusDone
			}
			status := run(test.args, strings.NewReader(test.in), &out, &complaints, window)
			if status != test.status {
				t.Errorf("status %d, want %d", status, test.status)
			}
			check := func(where, got, want string) {
				if want == "" && got != "" || !strings.Contains(got, want) {
					t.Errorf("%s got %q, want it to contain %q", where, got, want)
				}
			}
			check("standard output", out.String(), test.out)
			check("standard error", complaints.String(), test.complaints)
		})
	}
}

// failing is where nothing can be written.
type failing struct{ err error }

func (f failing) Write([]byte) (int, error) { return 0, f.err }

func TestAnAnswerThatCannotBeWrittenIsAFailure(t *testing.T) {
	over, open := filepath.Join(t.TempDir(), "over.dreist"), filepath.Join(t.TempDir(), "open.dreist")
	for file, text := range map[string]string{over: goodRecord, open: goodRecord[:strings.LastIndex(goodRecord, "1:")]} {
		need.OK(t, os.WriteFile(file, []byte(text), 0o600))
	}
	full, gone := errors.New("disk full"), syscall.EPIPE
	if runtime.GOOS == "windows" {
		gone = syscall.Errno(109)
	}
	for _, args := range []string{
		"verify OVER", "verify -position OVER", "verify none.dreist", "verify -h", "simulate -games 2", "simulate -h", "deal", "hint OPEN",
		"hint -h", "analyse OVER", "analyse -h", "version", "help", "--help",
	} {
		for err, want := range map[error]string{full: "dreist: cannot write the output: disk full\n", gone: ""} {
			var complaints strings.Builder
			words := strings.Fields(strings.NewReplacer("OVER", over, "OPEN", open).Replace(args))
			status := run(words, strings.NewReader(""), failing{err}, &complaints, nil)
			if status != command.StatusFailed || complaints.String() != want {
				t.Errorf("%s, %v: status %d and complaints %q, want %d and %q", args, err, status, complaints.String(), command.StatusFailed, want)
			}
		}
	}
}

// TestWhatIsNoCommandIsAFile opens the window with what is or looks like a file, and without where nothing is said.
func TestWhatIsNoCommandIsAFile(t *testing.T) {
	t.Chdir(t.TempDir())
	need.OK(t, os.Mkdir("folder", 0o700))
	for _, name := range []string{"game", "verify", "game.dreist", filepath.Join("folder", "game"), "backup.zip"} {
		need.OK(t, os.WriteFile(name, []byte(goodRecord), 0o600))
	}
	for _, want := range []string{"", "game", "game.dreist", "./verify", filepath.Join("folder", "game"), "backup.zip"} {
		var args []string
		if want != "" {
			args = []string{want}
		}
		opened := false
		window := func(file string, complaints io.Writer) int {
			opened = true
			if file != want {
				t.Errorf("%q opens %q", want, file)
			}
			return command.StatusFailed
		}
		var out, complaints strings.Builder
		if status := run(args, strings.NewReader(""), &out, &complaints, window); !opened || status != command.StatusFailed {
			t.Errorf("%q: status %d, opened %v, complaints %q", want, status, opened, complaints.String())
		}
	}
}

// TestEveryActionOfAGameHasAName looks for what the settings call the actions that only one game has.
func TestEveryActionOfAGameHasAName(t *testing.T) {
	for _, language := range assets.Languages() {
		texts := need.Value(assets.NewTexts(language))(t)
		for _, g := range games() {
			for _, a := range g.window.KeyActions {
				if key := "action." + a.Name; texts.Say(key) == key {
					t.Errorf("%s: nothing is said of %s of %s", language, a.Name, g.window.Title)
				}
			}
		}
	}
}

// TestARecordOpensWhateverIsShown opens a record of each game in each game, wherever the player is and however the file comes, and goes
// home from it.
func TestARecordOpensWhateverIsShown(t *testing.T) {
	screen := ebiten.NewImage(1280, 800)
	again := func(a *shell.App, path string) {
		a.HandleSecondStart(path)
		a.Advance(nil, nil)
	}
	ways := map[string]func(a *shell.App, path string){
		"running copy": again, "drop": func(a *shell.App, path string) { a.Advance(nil, os.DirFS(filepath.Dir(path))) },
	}
	do := func(c input.Command) func(*shell.App, string) {
		return func(a *shell.App, _ string) { a.Advance([]input.Gesture{guesttest.CommandGesture(c)}, nil) }
	}
	prepares := map[string]func(a *shell.App, own string){
		"start screen": func(*shell.App, string) {}, "game under way": do(input.CommandNewGame), "open panel": do(input.CommandSettings), "look back": again,
	}
	var paths []string
	for _, record := range []string{goodRecord, theGame, dreiXDrei} {
		paths = append(paths, filepath.Join(t.TempDir(), "any name"))
		need.OK(t, os.WriteFile(paths[len(paths)-1], []byte(record), 0o600))
	}
	home := func(name string, a *shell.App) {
		a.Navigate(shell.CloseToLowest())
		a.Advance(nil, nil)
		a.Draw(screen)
		if len(a.Screens()) != 1 || len(a.TopScreen().Targets(nil)) == 0 || a.Fault() != nil {
			t.Fatalf("%s: home has %d screens, fault %v", name, len(a.Screens()), a.Fault())
		}
	}
	check := func(name string, a *shell.App) {
		a.Advance(nil, nil)
		a.Draw(screen)
		if on, ok := a.TopScreen().(*session.Screen); !ok || !on.IsReplay || a.Fault() != nil {
			t.Fatalf("%s: got %T, fault %v", name, a.TopScreen(), a.Fault())
		}
		home(name, a)
	}
	for current, stored := range []string{"", "thegame", "dreixdrei"} {
		a := startGame(t, stored, "")
		for of, path := range paths {
			name := games()[of].window.Title + " in " + games()[current].window.Title + ", "
			check(name+"command line", startGame(t, stored, path))
			for where, prepare := range prepares {
				for way, open := range ways {
					again(a, paths[current]) // which has its game shown
					home("back", a)
					prepare(a, paths[current])
					a.Draw(screen)
					open(a, path)
					check(name+where+", "+way, a)
				}
			}
		}
	}
}

// startGame starts the program with the game that was shown last, and a file, "" for none.
func startGame(t *testing.T, game, file string) *shell.App {
	t.Helper()
	files := need.Value(store.OpenFolder(t.TempDir()))(t)
	settings := store.DefaultSettings()
	settings.LastGame = game
	need.OK(t, files.SaveNotes(store.SettingsNotes, settings.Notes()))
	a, err := screens.NewApp(screens.Options{
		Options: shell.Options{Sound: sounds.NewSilentPlayer(), Locale: "en", Seed: func() uint64 { return 7 }}, Store: files, Today: func() string { return "2026-11-28" },
		ExportFolder: store.OpenExportFolder(t.TempDir()), FileToOpen: file,
	}, windowGames()...)
	if err != nil {
		t.Fatal(err)
	}
	a.Resize(stage.Frame{W: 1280, H: 800, Scale: 1})
	a.Advance(nil, nil)
	t.Cleanup(func() { a.Close(nil) })
	return a
}
