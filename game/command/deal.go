package command

import (
	"flag"
	"io"
)

// RunDeal prints the deal with the code in args, or a new one, as a record without moves. It returns 0, 1 for an invalid
// code, and 2 for wrong use.
func RunDeal(args []string, env Env) int {
	flags := flag.NewFlagSet("deal", flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	flags.Func("game", "", env.choose)
	err := flags.Parse(args)
	game := env.Games[0]
	if err == nil && game.Deal == nil {
		err = game.without("codes of deals")
	}
	if err != nil {
		return env.unparsed("deal", err)
	}
	text, err := game.Deal(flags.Args(), env.Seed())
	if err != nil {
		return env.fail("print a deal", err)
	}
	return env.write([]byte(text))
}
