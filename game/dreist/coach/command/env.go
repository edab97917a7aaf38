package command

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"time"
)

// Usage is the lines about the subcommands here in the program's help, each indented by two blanks.
var Usage = simulateUsage + dealUsage + hintUsage + analyseUsage

// Env is what a command gets from outside.
type Env struct {
	Out, Complaints io.Writer
	Clock           func() time.Duration // the time since any fixed moment
	Seed            func() uint64        // a seed nobody can foresee
}

// The statuses the program ends with.
const (
	statusDone   = 0
	statusFailed = 1
	statusUsage  = 2
)

// misused tells why a command was used wrong and how it is used.
func (e Env) misused(why, usage string) int {
	fmt.Fprintf(e.Complaints, "dreist: %s\nusage:\n%s", why, usage)
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

// oneFile reads the arguments of a command about one file, with a count of games that has to be 1 or more. Where it is not ok, the
// command ends with the status.
func (e Env) oneFile(flags *flag.FlagSet, args []string, count *int, usage string) (path string, status int, ok bool) {
	flags.SetOutput(io.Discard)
	err := flags.Parse(args)
	switch {
	case errors.Is(err, flag.ErrHelp):
		return "", e.write([]byte("usage:\n" + usage)), false
	case err == nil && flags.NArg() != 1:
		err = errors.New("want one file")
	case err == nil && *count < 1:
		err = fmt.Errorf("-count %d: want 1 or more", *count)
	}
	if err != nil {
		return "", e.misused(flags.Name()+": "+err.Error(), usage), false
	}
	return flags.Arg(0), 0, true
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
