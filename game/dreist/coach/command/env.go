package command

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"time"

	"dreist/game/record"
)

// Env is what a command gets from outside.
type Env struct {
	In              io.Reader
	Out, Complaints io.Writer
	Clock           func() time.Duration // the time since any fixed moment
	Seed            func() uint64        // a seed nobody can foresee
	Formats         []record.Format      // of the records of all games; a record that names no game is one of the first
}

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

// write prints the result of a command and returns its status. Where that cannot be written, whoever owns Out tells of it.
func (e Env) write(text []byte) int {
	_, _ = e.Out.Write(text)
	return statusDone
}

// unparsed returns the status with which a command ends whose arguments could not be read: its help was asked for, or it was used wrong.
func (e Env) unparsed(name string, err error) int {
	if !errors.Is(err, flag.ErrHelp) {
		return e.Misused(name, err)
	}
	c, _ := Find(name)
	return e.write([]byte(c.Help()))
}

// oneFile reads the arguments of a command about one file, with a count of games that has to be 1 or more. Where it is not ok, the
// command ends with the status.
func (e Env) oneFile(flags *flag.FlagSet, args []string, count *int) (path string, status int, ok bool) {
	flags.SetOutput(io.Discard)
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

// fewestOptions is how many there are to choose from where there is anything to choose.
const fewestOptions = 2

// warnOfFew tells that so many options share a number of games that it says little about each.
func (e Env) warnOfFew(name string, count, options int) {
	if options >= fewestOptions && count < options*fewGames {
		fmt.Fprintf(e.Complaints, "dreist: %s: -count %d is shared by all options: fewer than %d each say little\n", name, count, fewGames)
	}
}

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
