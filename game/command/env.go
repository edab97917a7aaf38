package command

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
	"time"

	"dreist/game/record"
)

// Env is everything outside of its arguments that a command uses.
type Env struct {
	In     io.Reader
	Out    io.Writer            // writer for results
	ErrOut io.Writer            // writer for errors, warnings and the progress bar
	Clock  func() time.Duration // returns the time since any fixed moment
	Seed   func() uint64        // returns an unpredictable seed
	Games  []GameFeatures       // all games; the first is the default

	named bool // the arguments name the first game
}

// choose makes the named game the first. A name is that of the tag Game or the extension of record files.
func (e *Env) choose(name string) error {
	i := slices.IndexFunc(e.Games, func(g GameFeatures) bool { return g.Format.GameName == name || g.Format.OtherExt == "."+name })
	if i < 0 {
		i = slices.IndexFunc(e.Games, func(g GameFeatures) bool { return g.Format.Ext == "."+name })
	}
	if i < 0 {
		var names []string
		for _, g := range e.Games {
			names = append(names, g.Format.GameName)
		}
		last := len(names) - 1
		return fmt.Errorf("want %s or %s", strings.Join(names[:last], ", "), names[last])
	}
	e.Games, e.named = append([]GameFeatures{e.Games[i]}, e.Games...), true
	return nil
}

// formats returns the record formats of all games. If the arguments name the game, extensions and tags must not select another one.
func (e Env) formats() []record.Format {
	formats := make([]record.Format, len(e.Games))
	for i, g := range e.Games {
		formats[i] = g.Format
		if e.named {
			formats[i].Ext, formats[i].OtherExt, formats[i].TagPrefix = "", "", ""
		}
	}
	return formats
}

// The exit statuses of the program.
const (
	StatusDone    = 0
	StatusFailed  = 1
	StatusMisused = 2
)

// reportMisuse prints why a command was used wrong, and where to find its help. It returns the exit status.
func (e Env) reportMisuse(name string, why error) int {
	fmt.Fprintf(e.ErrOut, "dreist: %s: %s\nTry 'dreist help %s'.\n", name, unprefixed(why), name)
	return StatusMisused
}

// fail prints the error of a command that was used correctly, and returns the exit status.
func (e Env) fail(attempt string, err error) int {
	fmt.Fprintf(e.ErrOut, "dreist: %s: %s\n", attempt, unprefixed(err))
	return StatusFailed
}

// unprefixed returns an error's text without the prefix of package dreist, which begins every complaint already.
func unprefixed(err error) string { return strings.ReplaceAll(err.Error(), "dreist: ", "") }

// write prints the result of a command and returns the exit status. The owner of Out reports errors of writing.
func (e Env) write(text []byte) int {
	_, _ = e.Out.Write(text)
	return StatusDone
}

// unparsed prints the help of a command if it was requested, else the error of its arguments, and returns the exit status.
func (e Env) unparsed(name string, err error) int {
	if !errors.Is(err, flag.ErrHelp) {
		return e.reportMisuse(name, err)
	}
	c, _ := FindCommand(name, e.Games)
	return e.write([]byte(c.Help()))
}

// openRecord parses the arguments of a command that takes one file and a count of at least 1, and reads the file. If ok is false, the command
// ends with the status.
func (e *Env) openRecord(flags *flag.FlagSet, args []string, count *int) (g GameFeatures, text string, status int, ok bool) {
	flags.SetOutput(io.Discard)
	flags.Func("game", "", e.choose)
	err := flags.Parse(args)
	switch {
	case err != nil:
	case flags.NArg() != 1:
		err = errors.New("want exactly one FILE")
	default:
		err = atLeastOne("count", *count)
	}
	if err != nil {
		return g, "", e.unparsed(flags.Name(), err), false
	}
	g, text, err = e.readRecord(flags.Arg(0))
	if err != nil {
		return g, "", e.fail(flags.Name(), err), false
	}
	return g, text, StatusDone, true
}

func atLeastOne(flag string, value int) error {
	if value < 1 {
		return fmt.Errorf("-%s %d: want 1 or more", flag, value)
	}
	return nil
}

// fewGames is the number of games per option below which the share of wins is unreliable.
const fewGames = 100

// SharedGamesHelp returns the help for a number of games that is split over all options.
func SharedGamesHelp() string {
	return fmt.Sprintf("split over all moves: with fewer than %d each the result is unreliable", fewGames)
}

// MinOptionCount is the smallest number of options that makes a choice.
const MinOptionCount = 2

// WarnOfFewGames prints a warning if count games are too few for a number of options.
func (e Env) WarnOfFewGames(name string, count, options int) {
	if options >= MinOptionCount && count < options*fewGames {
		fmt.Fprintf(e.ErrOut, "dreist: %s: warning: -count %d is split over all moves; with fewer than %d games each the result is unreliable\n", name, count, fewGames)
	}
}

func (e Env) readRecord(path string) (g GameFeatures, text string, err error) {
	f, err := os.Open(path)
	if err != nil {
		return g, "", err
	}
	defer f.Close()
	read, err := io.ReadAll(io.LimitReader(f, record.MaxSize+1))
	if err != nil {
		return g, "", err
	}
	if len(read) > record.MaxSize {
		return g, "", fmt.Errorf("%s is larger than %d bytes: no record is", path, record.MaxSize)
	}
	return e.Games[record.FindFormat(path, string(read), e.formats())], string(read), nil
}

func (g GameFeatures) without(what string) error {
	return fmt.Errorf("%s has no %s", g.Format.GameName, what)
}

func (e Env) report(attempt string, result interface{ table() []byte }, asJSON bool) int {
	if !asJSON {
		return e.write(result.table())
	}
	text, err := json.MarshalIndent(result, "", "  ")
	if err != nil {
		return e.fail(attempt, err)
	}
	return e.write(append(text, '\n'))
}
