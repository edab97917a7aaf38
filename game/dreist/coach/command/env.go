package command

import (
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

// write prints the result of a command and returns its status: what nobody could read is a failure.
func (e Env) write(attempt string, text []byte) int {
	if _, err := e.Out.Write(text); err != nil {
		return e.fail(attempt, err)
	}
	return statusDone
}
