package command

import (
	"flag"
	"fmt"
	"io"
	"strings"

	"dreist/game/dreist"
	"dreist/game/dreist/deals"
	"dreist/game/dreist/record"
)

// Deal prints the deal that the code in args names, or a new one against Egon without a handicap, as a record without
// moves and with the code in its tag Code. The parts of a code may be several arguments. It returns 0, 1 for a code
// that names no deal, and 2 for wrong use.
func Deal(args []string, env Env) int {
	flags := flag.NewFlagSet("deal", flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	if err := flags.Parse(args); err != nil {
		return env.unparsed("deal", err)
	}
	const attempt = "print a deal"
	code, err := deals.Solo(dreist.EvenDeal, env.Seed())
	if flags.NArg() > 0 {
		code, err = deals.Parse(strings.Join(flags.Args(), " "))
	}
	if err != nil {
		return env.fail(attempt, err)
	}
	deal := code.Deal()
	names := make([]string, len(deal.Piles))
	for i := range names {
		names[i] = fmt.Sprintf("Player %d", i+1)
	}
	if deal.Mode == dreist.Solo {
		names[dreist.EgonSeat] = egonName
	}
	g, err := record.New(deal, record.Seats(names...), []record.Tag{codeTag(code)}, nil)
	if err != nil {
		return env.fail(attempt, err)
	}
	return env.write([]byte(g.String()))
}

// egonName is how Egon is called in records.
const egonName = "Egon"

// codeTag returns the tag that says from which code a record's deal comes.
func codeTag(c deals.Code) record.Tag { return record.Tag{Name: "Code", Value: c.String()} }
