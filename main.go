// Command dreist is the card game DREIst! on the desktop: against Egon, at tables of two to four, and to learn; on the
// command line it judges records of games, prints deals and lets computer players play.
package main

import (
	"cmp"
	"crypto/rand"
	"encoding/binary"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime/debug"
	"strings"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/jeandeaual/go-locale"

	"dreist/game/dreist/coach/command"
	"dreist/game/dreist/record"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/dreist"
	"dreist/render/screens"
	"dreist/sounds"
)

// The statuses the program ends with.
const (
	statusDone   = 0
	statusFailed = 1
	statusUsage  = 2
)

func main() {
	attachConsole()
	os.Exit(run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr, play))
}

// run does what the arguments ask for and returns the exit status; an answer that nobody can read is a failure. What opens the window is
// passed in.
func run(args []string, in io.Reader, out, complaints io.Writer, window func(file string, complaints io.Writer) int) int {
	answer := &answer{to: out}
	status := obey(args, in, answer, complaints, window)
	if answer.err == nil {
		return status
	}
	if !brokenPipe(answer.err) { // whoever read that has had enough
		fmt.Fprintf(complaints, "dreist: write the answer: %v\n", answer.err)
	}
	return statusFailed
}

// answer is where a subcommand writes. It remembers what went wrong there, so that no subcommand has to.
type answer struct {
	to  io.Writer
	err error
}

func (a *answer) Write(text []byte) (int, error) {
	n, err := a.to.Write(text)
	a.err = cmp.Or(a.err, err)
	return n, err
}

func obey(args []string, in io.Reader, out, complaints io.Writer, window func(file string, complaints io.Writer) int) int {
	if len(args) == 0 {
		return window("", complaints)
	}
	switch args[0] {
	case "verify":
		return verify(args[1:], in, out, complaints)
	case "simulate":
		return command.Simulate(args[1:], surroundings(out, complaints))
	case "deal":
		return command.Deal(args[1:], surroundings(out, complaints))
	case "hint":
		return command.Hint(args[1:], surroundings(out, complaints))
	case "analyse":
		return command.Analyse(args[1:], surroundings(out, complaints))
	case "version":
		if len(args) > 1 {
			return misused(complaints, "version takes no arguments")
		}
		fmt.Fprintln(out, "dreist", version())
		return statusDone
	case "help", "-h", "-help", "--help":
		usage(out)
		return statusDone
	}
	if !namesFile(args[0]) {
		return misused(complaints, fmt.Sprintf("%q is not a command", args[0]))
	}
	if len(args) > 1 {
		return misused(complaints, "one file at a time can be opened")
	}
	return window(args[0], complaints)
}

// namesFile reports whether an argument that is no command means a file: there is one of this name, or it looks like
// the path of one, so that a mistyped command is told as such.
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

func usage(w io.Writer) {
	fmt.Fprint(w, `usage:
  dreist                             play
  dreist FILE                        play, looking back on a record or taking in an export first
  dreist verify [-position] FILE…    check game records; - reads standard input
`+command.Usage+`  dreist version                     print the version
`)
}

func misused(w io.Writer, why string) int {
	fmt.Fprintf(w, "dreist: %s\n", why)
	usage(w)
	return statusUsage
}

// release is the version that a package was built as, empty in other builds.
var release string

// version returns the version that the build knows of itself, with the commit and its date where it knows them.
func version() string {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return cmp.Or(release, "(unknown)")
	}
	known := map[string]string{}
	for _, s := range info.Settings {
		known[s.Key] = s.Value
	}
	text := cmp.Or(release, info.Main.Version, "(unknown)")
	if commit, date := known["vcs.revision"], known["vcs.time"]; len(commit) >= 12 && len(date) >= len(time.DateOnly) {
		text += fmt.Sprintf(" (commit %s of %s", commit[:12], date[:len(time.DateOnly)])
		if known["vcs.modified"] == "true" {
			text += ", changed since"
		}
		text += ")"
	}
	return text
}

// surroundings returns what the commands about computer players and deals get from outside.
func surroundings(out, complaints io.Writer) command.Env {
	begun := time.Now()
	clock := func() time.Duration { return time.Since(begun) }
	return command.Env{Out: out, Complaints: complaints, Clock: clock, Seed: randomSeed}
}

func verify(args []string, in io.Reader, out, complaints io.Writer) int {
	flags := flag.NewFlagSet("verify", flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	position := flags.Bool("position", false, "print the position reached")
	if err := flags.Parse(args); err != nil {
		if errors.Is(err, flag.ErrHelp) {
			usage(out)
			return statusDone
		}
		return misused(complaints, err.Error())
	}
	if flags.NArg() == 0 {
		return misused(complaints, "verify needs a file to check")
	}
	if !record.Verify(flags.Args(), in, out, *position) {
		return statusFailed
	}
	return statusDone
}

// lastSave is how long a disk may take when the window is gone already.
const lastSave = 5 * time.Second

// play opens the window, with a file if there is one, and returns when it is closed.
func play(file string, complaints io.Writer) int {
	fail := func(attempt string, err error) int {
		fmt.Fprintf(complaints, "dreist: %s: %v\n", attempt, err)
		return statusFailed
	}
	files, err := store.Default()
	if err != nil {
		return fail("find the folders for saved games", err)
	}
	sound := sounds.Open()
	defer sound.Close()
	language, err := locale.GetLanguage()
	if err != nil {
		language = "" // a system that does not say gets the default
	}
	app, err := dreist.NewApp(screens.Options{
		Store: files, Sound: sound, Locale: language, Seed: randomSeed, Today: today, Clipboard: new(input.Clipboard),
		Outbox: store.DefaultOutbox(), File: file, Now: input.NewClock(), Version: version(), Crash: files.WatchCrashes(),
	})
	if err != nil {
		return fail("start", err)
	}
	app.OpenWindow()
	defer func() { app.Close(time.After(lastSave)) }()
	err = ebiten.RunGameWithOptions(app, &ebiten.RunGameOptions{X11ClassName: "DREIst!", X11InstanceName: "dreist"})
	if fault := app.Fault(); fault != nil {
		return fail("play", fault)
	}
	if err != nil {
		return fail("open a window (is there a display? on a machine without one, build/run shows how the game plays)", err)
	}
	return statusDone
}

// today returns the date where the player is.
func today() string { return time.Now().Format(time.DateOnly) }

// randomSeed returns a seed nobody can foresee.
func randomSeed() uint64 {
	var b [8]byte
	// Read never fails; it ends the program where the system has no randomness at all.
	_, _ = rand.Read(b[:])
	return binary.LittleEndian.Uint64(b[:])
}
