package command

import (
	"errors"
	"flag"
	"io"

	"dreist/game/record"
)

// verify checks records and prints a line for each. It returns 0, 1 if a record is invalid or the result could not be written, and 2 for
// wrong use.
func verify(args []string, env Env) int {
	flags := flag.NewFlagSet("verify", flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	position := flags.Bool("position", false, "")
	flags.Func("game", "", env.choose)
	err := flags.Parse(args)
	if err == nil && flags.NArg() == 0 {
		err = errors.New("want a file to check")
	}
	if err != nil {
		return env.unparsed("verify", err)
	}
	if !record.Verify(flags.Args(), env.In, env.Out, *position, env.formats()...) {
		return StatusFailed
	}
	return StatusDone
}
