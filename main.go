// Command dreist is four card games on the desktop: DREIst!, THE GAME, DREI x DR3I and PERI. They can be played alone, together at one screen, and
// in lessons. On the command line it checks records of games, prints deals, gives hints and plays games between computer players.
package main

import (
	"cmp"
	"crypto/rand"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"runtime/debug"
	"strings"
	"text/tabwriter"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/jeandeaual/go-locale"

	"dreist/game/command"
	dreistanalysis "dreist/game/dreist/coach/analysis"
	"dreist/game/dreixdrei/rival"
	perimatch "dreist/game/peri/match"
	"dreist/game/store"
	"dreist/game/thegame/partner"
	"dreist/input"
	"dreist/render/dreist"
	"dreist/render/dreixdrei"
	"dreist/render/peri"
	"dreist/render/screens"
	"dreist/render/shell"
	"dreist/render/system"
	"dreist/render/thegame"
	"dreist/sounds"
)

func main() {
	system.AttachConsole()
	os.Exit(run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr, play))
}

// run executes the command line and returns the exit status. It fails if the output cannot be written. window opens the window.
func run(args []string, in io.Reader, out, complaints io.Writer, window func(file string, complaints io.Writer) int) int {
	answer := &answer{to: out}
	status := dispatch(args, in, answer, complaints, window)
	if answer.err == nil {
		return status
	}
	if !system.IsBrokenPipe(answer.err) { // the reader, such as head, has read enough
		fmt.Fprintf(complaints, "dreist: cannot write the output: %v\n", answer.err)
	}
	return command.StatusFailed
}

// answer is the output of a subcommand. It keeps the first error of writing, so that subcommands need not check.
type answer struct {
	to  io.Writer
	err error
}

func (a *answer) Write(text []byte) (int, error) {
	n, err := a.to.Write(text)
	a.err = cmp.Or(a.err, err)
	return n, err
}

// dispatch runs the named subcommand, or opens the window, and returns the exit status.
func dispatch(args []string, in io.Reader, out, complaints io.Writer, window func(file string, complaints io.Writer) int) int {
	if len(args) == 0 {
		return window("", complaints)
	}
	env := environment(in, out, complaints)
	name, rest := args[0], args[1:]
	if c, ok := command.FindCommand(name, env.Games); ok {
		return c.Run(rest, env)
	}
	switch name {
	case "version", "-version", "--version":
		if len(rest) > 0 {
			return misused(complaints, "version takes no arguments")
		}
		fmt.Fprintln(out, "dreist", version())
		return command.StatusDone
	case "help", "-h", "-help", "--help":
		return help(rest, out, complaints)
	case input.KeepTextCommand: // by the program itself
		text, err := io.ReadAll(in)
		if err == nil {
			err = input.KeepText(text)
		}
		if err != nil {
			fmt.Fprintf(complaints, "dreist: %v\n", err)
			return command.StatusFailed
		}
		return command.StatusDone
	}
	switch {
	case strings.HasPrefix(name, "-"):
		return misused(complaints, fmt.Sprintf("unknown flag %s", name))
	case !namesFile(name):
		return misused(complaints, fmt.Sprintf("%q is neither a command nor a file", name))
	case len(rest) > 0:
		return misused(complaints, "only one file can be opened at a time")
	}
	if err := readable(name); err != nil {
		fmt.Fprintf(complaints, "dreist: %s: %v\n", name, err)
		return command.StatusFailed
	}
	return window(name, complaints)
}

// readable returns why a file cannot be opened in the window, nil if it can.
func readable(path string) error {
	info, err := os.Stat(path)
	switch {
	case err != nil:
	case info.IsDir():
		return errors.New("cannot be read: it is a folder")
	case !info.Mode().IsRegular(): // opening a pipe would wait for someone to write to it
		return errors.New("cannot be read: it is not an ordinary file")
	default:
		var f *os.File
		if f, err = os.Open(path); err == nil {
			return f.Close()
		}
	}
	var at *fs.PathError
	if errors.As(err, &at) {
		err = at.Err // the message begins with the path already
	}
	return fmt.Errorf("cannot be read: %w", err)
}

// namesFile reports whether an argument that is no command is meant as a file: there is one with this name, or it looks like a path.
// Otherwise it is a mistyped command.
func namesFile(arg string) bool {
	if arg == "" || strings.HasPrefix(arg, "-") {
		return false
	}
	if filepath.Ext(arg) != "" || strings.ContainsRune(filepath.ToSlash(arg), '/') {
		return true
	}
	_, err := os.Stat(arg)
	return err == nil
}

func help(names []string, out, complaints io.Writer) int {
	if len(names) == 0 {
		fmt.Fprint(out, usage())
		return command.StatusDone
	}
	var b strings.Builder
	for _, name := range names {
		c, ok := command.FindCommand(name, commandGames())
		if !ok {
			return misused(complaints, fmt.Sprintf("%q is not a command", name))
		}
		b.WriteString(c.Help())
	}
	fmt.Fprint(out, b.String())
	return command.StatusDone
}

func usage() string {
	var b strings.Builder
	w := tabwriter.NewWriter(&b, 0, 0, 3, ' ', 0)
	line := func(call, does string) { fmt.Fprintf(w, "  dreist %s\t%s\n", call, does) }
	fmt.Fprintln(w, "usage:")
	line("", "play")
	line("FILE", "play, opening a record in the replay or restoring a backup first")
	for _, c := range command.Commands(commandGames()) {
		line(c.Name+" "+c.Args, c.Summary)
	}
	line("version", "print the version")
	line("help [COMMAND]…", "print this, or the flags of a command")
	w.Flush() // writing to a builder cannot fail
	for _, g := range commandGames() {
		b.WriteString("\n" + g.Notation)
	}
	b.WriteString(`
exit status: 0 done, 1 failed, 2 wrong usage
`)
	return b.String()
}

func misused(w io.Writer, why string) int {
	fmt.Fprintf(w, "dreist: %s\nTry 'dreist help'.\n", why)
	return command.StatusMisused
}

// release is the version of a packaged build, empty in other builds.
var release string

func version() screens.Version {
	v := screens.Version{Release: release}
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return v
	}
	known := map[string]string{}
	for _, s := range info.Settings {
		known[s.Key] = s.Value
	}
	if commit, date := known["vcs.revision"], known["vcs.time"]; len(commit) >= 12 && len(date) >= len(time.DateOnly) {
		v.Commit, v.CommitDate, v.IsModified = commit[:12], date[:len(time.DateOnly)], known["vcs.modified"] == "true"
	}
	return v
}

func environment(in io.Reader, out, complaints io.Writer) command.Env {
	return command.Env{In: in, Out: out, ErrOut: complaints, Clock: input.NewClock(), Seed: randomSeed, Games: commandGames()}
}

type game struct {
	window   screens.GameInfo
	commands command.GameFeatures
}

// games lists the games. The first is the default: the program has its name and starts with it, and records without the name of a game
// are its records.
func games() []game {
	return []game{{dreist.About(), dreistanalysis.CommandFeatures()}, {thegame.About(), partner.CommandFeatures()}, {dreixdrei.About(), rival.CommandFeatures()}, {peri.About(), perimatch.CommandFeatures()}}
}

func windowGames() (list []screens.GameInfo) {
	for _, g := range games() {
		list = append(list, g.window)
	}
	return list
}

func commandGames() (list []command.GameFeatures) {
	for _, g := range games() {
		list = append(list, g.commands)
	}
	return list
}

// lastSave is the time limit for saving after the window is closed.
const lastSave = 5 * time.Second

// play opens the window, with a file unless it is "", and returns the exit status when the window is closed.
func play(file string, complaints io.Writer) int {
	fail := func(attempt string, err error) int {
		fmt.Fprintf(complaints, "dreist: %s: %v\n", attempt, err)
		return command.StatusFailed
	}
	files, err := store.DefaultFolder()
	if err != nil {
		return fail("cannot find the folder for saved games", err)
	}
	display := system.X11Display()
	if system.AskRunningCopy(files.Dirs().Games, display, file) {
		fmt.Fprintln(complaints, "dreist: already running; its window is now in front")
		return command.StatusDone
	}
	files.Claim() // if that fails, the window says that nothing is saved
	sound := sounds.OpenPlayer()
	defer sound.Close()
	languages, err := locale.GetLocales()
	if err != nil {
		languages = nil // the default language
	}
	clipboard := new(input.Clipboard)
	app, err := screens.NewApp(screens.Options{
		Options: shell.Options{Sound: sound, Locale: strings.Join(languages, ":"), Seed: randomSeed, Clipboard: clipboard, Clock: input.NewClock()},
		Store:   files, Today: today, ExportFolder: store.DefaultExportFolder(), FileDialog: input.FileDialog(), FileToOpen: file, Version: version(), CrashReport: files.WatchCrashes(),
	}, windowGames()...)
	if err != nil {
		return fail("start", err)
	}
	app.PrepareWindow()
	defer func() {
		app.Close(time.After(lastSave))
		if err := clipboard.HandOverText(); err != nil {
			fmt.Fprintln(complaints, "dreist:", err)
		}
	}()
	if later, err := system.ListenForStarts(files.Dirs().Games, display, app.HandleSecondStart); err == nil {
		defer later.Close()
	}
	app.QuitOnSignal()
	err = ebiten.RunGameWithOptions(app, &ebiten.RunGameOptions{X11ClassName: "DREIst!", X11InstanceName: "dreist"})
	if fault := app.Fault(); fault != nil {
		return fail("play", fault)
	}
	if err != nil {
		return fail("cannot open a window", fmt.Errorf("%w – is there a display?", err))
	}
	return command.StatusDone
}

func today() string { return system.LocalTime(time.Now()).Format(time.DateOnly) }

func randomSeed() uint64 {
	var b [8]byte
	// Read never fails; it ends the program if the system has no randomness.
	_, _ = rand.Read(b[:])
	return binary.LittleEndian.Uint64(b[:])
}
