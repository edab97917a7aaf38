package command

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"slices"
	"time"

	"dreist/game/record"
)

// Env is what a command gets from outside.
type Env struct {
	In              io.Reader
	Out, Complaints io.Writer
	Clock           func() time.Duration // the time since any fixed moment
	Seed            func() uint64        // a seed nobody can foresee
	Games           []Game               // a record that names no game is one of the first
}

// choose makes the game of a name the first, to be the one where nothing else says which.
func (e *Env) choose(name string) error {
	i := slices.IndexFunc(e.Games, func(g Game) bool { return g.Format.Game == name })
	if i < 0 {
		return errors.New("no such game")
	}
	e.Games = append([]Game{e.Games[i]}, e.Games...)
	return nil
}

// formats returns the formats of the records of all games.
func (e Env) formats() []record.Format {
	formats := make([]record.Format, len(e.Games))
	for i, g := range e.Games {
		formats[i] = g.Format
	}
	return formats
}

// gameOf returns the game of a record.
func (e Env) gameOf(text string) Game { return e.Games[record.Find(text, e.formats())] }

// The statuses the program ends with.
const (
	statusDone   = 0
	statusFailed = 1
	statusUsage  = 2
)

// Misused tells in a line why a command was used wrong, and in another where to read how it is used.
func (e Env) Misused(name string, why error) int {
	fmt.Fprintf(e.Complaints, "dreist: %s: %v\nTry 'dreist help %s'.\n", name, why, name)
	return statusUsage
}

// fail tells what went wrong in a command that was used right.
func (e Env) fail(attempt string, err error) int {
	fmt.Fprintf(e.Complaints, "dreist: %s: %v\n", attempt, err)
	return statusFailed
}

// write prints the result of a command and returns its status. Where that cannot be written, whoever owns Out tells
// of it.
func (e Env) write(text []byte) int {
	_, _ = e.Out.Write(text)
	return statusDone
}

// unparsed returns the status with which a command ends whose arguments could not be read: its help was asked for, or
// it was used wrong.
func (e Env) unparsed(name string, err error) int {
	if !errors.Is(err, flag.ErrHelp) {
		return e.Misused(name, err)
	}
	c, _ := Find(name, e.Games)
	return e.write([]byte(c.Help()))
}

// oneFile reads the arguments of a command about one file, with a count of games that has to be 1 or more. Where it
// is not ok, the command ends with the status.
func (e *Env) oneFile(flags *flag.FlagSet, args []string, count *int) (path string, status int, ok bool) {
	flags.SetOutput(io.Discard)
	flags.Func("game", "", e.choose)
	err := flags.Parse(args)
	switch {
	case err == nil && flags.NArg() != 1:
		err = errors.New("want one file")
	case err == nil && *count < 1:
		err = fmt.Errorf("-count %d: want 1 or more", *count)
	}
	if err != nil {
		return "", e.unparsed(flags.Name(), err), false
	}
	return flags.Arg(0), 0, true
}

// fewGames is how many games have to be played on for each thing there is to choose from so that their shares say much.
const fewGames = 100

// Shared is what the help says of a number of games that options share.
func Shared() string {
	return fmt.Sprintf("shared by all options: fewer than %d each say little", fewGames)
}

// FewestOptions is how many there are to choose from where there is anything to choose.
const FewestOptions = 2

// WarnOfFew tells that so many options share a number of games that it says little about each.
func (e Env) WarnOfFew(name string, count, options int) {
	if options >= FewestOptions && count < options*fewGames {
		fmt.Fprintf(e.Complaints, "dreist: %s: -count %d is shared by all options: fewer than %d each say little\n", name, count, fewGames)
	}
}

// readRecord reads the record in a file and returns its game.
func (e Env) readRecord(path string) (g Game, text string, err error) {
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
	return e.gameOf(string(read)), string(read), nil
}

// without tells that a game has nothing for a command.
func (g Game) without(what string) error { return fmt.Errorf("%s has no %s", g.Format.Game, what) }

// report prints a result as JSON or as lines of columns.
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
