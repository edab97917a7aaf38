// Command lab runs the experiments: it plays games for weights and odds, and uses the program to measure it.
//
//	lab fit [-o FILE] …                 fits the net that the computer players judge positions by, see package fit
//	lab odds [-o FILE] …                plays every rung of the ladder, for the odds that its screen shows
//	lab measure [-o FILE] PROGRAM EMPTY measures what the program takes of a machine, see build/bench
//	lab soak [-minutes N] PROGRAM       uses the program for a long time, see package soak
package main

import (
	"flag"
	"fmt"
	"os"

	"dreist/build/lab/fit"
	"dreist/build/lab/measure"
	"dreist/build/lab/soak"
)

type experiment struct {
	name, arguments string
	count           int // the number of arguments after the flags
	flags           func(*flag.FlagSet) func() error
}

var experiments = []experiment{
	{"fit", "", 0, fit.AddFlags},
	{"odds", "", 0, odds},
	{"measure", " PROGRAM EMPTY", 2, measure.AddFlags},
	{"soak", " PROGRAM", 1, soak.AddFlags},
}

func main() {
	for _, e := range experiments {
		if len(os.Args) < 2 || os.Args[1] != e.name {
			continue
		}
		flags := flag.NewFlagSet("lab "+e.name, flag.ExitOnError)
		run := e.flags(flags)
		if err := flags.Parse(os.Args[2:]); err != nil || flags.NArg() != e.count {
			fmt.Fprintf(os.Stderr, "usage: %s [flags]%s\n", flags.Name(), e.arguments)
			flags.PrintDefaults()
			os.Exit(2)
		}
		if err := run(); err != nil {
			fmt.Fprintf(os.Stderr, "%s: %v\n", flags.Name(), err)
			os.Exit(1)
		}
		return
	}
	fmt.Fprintln(os.Stderr, "usage: lab fit|odds|measure|soak …")
	os.Exit(2)
}
