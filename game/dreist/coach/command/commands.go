package command

import (
	"fmt"
	"slices"
	"strings"
	"text/tabwriter"

	"dreist/game/dreist"
)

// Command is a subcommand of the program: how it is called, what it does, and what its help says.
type Command struct {
	Name    string
	Args    string // what may stand behind the name
	Summary string // what it does, in one line
	Flags   []flagHelp
	Run     func(args []string, env Env) int
}

// flagHelp is what the help says of a flag.
type flagHelp struct{ flag, means string }

// Commands returns the subcommands in the order in which the help of the program lists them.
func Commands() []Command {
	shared := fmt.Sprintf("shared by all options: fewer than %d each say little", fewGames)
	seed, asJSON := flagHelp{"-seed S", "the seed of all chance (1)"}, flagHelp{"-json", "print the result as JSON"}
	return []Command{
		{
			Name: "verify", Args: "[-position] FILE…", Run: Verify,
			Summary: "check records of games; - reads standard input",
			Flags: []flagHelp{
				{"-position", "also print the position that each reaches"},
				{"-game NAME", "the game of a record whose tag Game names none (DREIst!)"},
			},
		},
		{
			Name: "simulate", Args: "[FLAG]…", Run: Simulate,
			Summary: "let computer players play, and count who wins",
			Flags: []flagHelp{
				{"-mode egon|table", "one player against Egon, or two to four at a table (" + modeEgon + ")"},
				{"-seats NAME,…", "who plays: " + strings.Join(playerNames(), ", ")},
				{"-rung CARDS", fmt.Sprintf("cards of the player against Egon, who has the rest of the %d (%d, as in the game)", dreist.Deck, dreist.EvenDeal)},
				{"-games N", fmt.Sprintf("how many games (%d)", usualGames)},
				seed,
				{"-records DIR", "write a record of each game into a folder, new or empty"},
				asJSON,
				{"-time DURATION", "how long the coach thinks about a decision (1s)"},
				{"-count N", "how many games the coach plays on for a decision, " + shared},
			},
		},
		{
			Name: "deal", Args: "[CODE]", Run: Deal,
			Summary: "print the deal of a code as a record; without a code, a new deal",
		},
		{
			Name: "hint", Args: "[-count N] [-seed S] [-json] FILE", Run: Hint,
			Summary: "tell the best turn where a record stops, and how the other ways compare",
			Flags:   []flagHelp{{"-count N", fmt.Sprintf("how many games are played on (%d), ", hintGames) + shared}, seed, asJSON},
		},
		{
			Name: "analyse", Args: "[-seat N] [-count N] [-json] FILE", Run: Analyse,
			Summary: "tell what each decision in a record was worth beside the best",
			Flags: []flagHelp{
				{"-seat N", "whose decisions (1)"},
				{"-count N", fmt.Sprintf("how many games are played on for each decision (%d), ", analyseGames) + shared},
				asJSON,
			},
		},
	}
}

// Find returns the command of a name.
func Find(name string) (c Command, ok bool) {
	all := Commands()
	i := slices.IndexFunc(all, func(c Command) bool { return c.Name == name })
	if i < 0 {
		return Command{}, false
	}
	return all[i], true
}

// Help returns the help of the command, in whole lines.
func (c Command) Help() string {
	var b strings.Builder
	fmt.Fprintf(&b, "dreist %s %s\n  %s\n", c.Name, c.Args, c.Summary)
	w := tabwriter.NewWriter(&b, 0, 0, 3, ' ', 0)
	for _, f := range c.Flags {
		fmt.Fprintf(w, "  %s\t%s\n", f.flag, f.means)
	}
	w.Flush() // a builder takes everything
	return b.String()
}
