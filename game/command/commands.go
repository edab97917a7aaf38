package command

import (
	"fmt"
	"strings"
	"text/tabwriter"
)

// Command is a subcommand of the program, with its help.
type Command struct {
	Name    string
	Args    string // the arguments after the name
	Summary string // help in one line
	flags   []Flag
	Run     func(args []string, env Env) int
}

// Flag is the help of a flag: its name with its argument, such as "-seed S", and its meaning.
type Flag struct{ Name, Meaning string }

// Commands returns the subcommands in the order of the program's help. Details, such as the computer players, are those of the first game.
func Commands(games []GameFeatures) []Command {
	game := games[0].Format.GameName
	seed, asJSON := Flag{"-seed S", "random seed (1)"}, Flag{"-json", "print the result as JSON"}
	ofRecord, named := Flag{"-game NAME", "the game of a record whose tag Game names none (" + game + ")"},
		Flag{"-game NAME", "the game (" + game + ")"}
	var players []string
	var own []Flag
	if s := games[0].Simulation; s != nil {
		players, own = s.Players, s.Flags
	}
	return []Command{
		{
			Name: "verify", Args: "[-position] FILE…", Run: verify,
			Summary: "check records of games; - reads standard input",
			flags:   []Flag{{"-position", "also print the position that each reaches"}, ofRecord},
		},
		{
			Name: "simulate", Args: "[FLAG]…", Run: RunSimulation,
			Summary: "let computer players play, and count who wins",
			flags: append([]Flag{
				named,
				{"-seats NAME,…", "who plays: " + strings.Join(players, ", ")},
				{"-games N", fmt.Sprintf("how many games (%d)", simulateGames)},
				{"-seed S", "random seed (1)"},
				{"-phrase WORDS", "in place of a seed, to report: new words give deals that nothing was tried on"},
				{"-records DIR", "write a record of each game into a folder, new or empty"},
				{"-json", "print games, wins and mean scores as JSON, with 95 % intervals"},
			}, own...),
		},
		{
			Name: "deal", Args: "[CODE]", Run: RunDeal,
			Summary: "print the deal of a code as a record; without a code, a new deal",
			flags:   []Flag{named},
		},
		{
			Name: "hint", Args: "[-count N] [-seed S] [-json] FILE", Run: hint,
			Summary: "find the best turn where a record stops, and compare it with the others, best first",
			flags:   []Flag{{"-count N", fmt.Sprintf("how many games are played on (%d), ", hintGames) + SharedGamesHelp()}, seed, asJSON, ofRecord},
		},
		{
			Name: "analyse", Args: "[-seat N] [-count N] [-json] FILE", Run: analyse,
			Summary: "tell what each decision in a record was worth beside the best",
			flags: []Flag{
				{"-seat N", "whose decisions (1)"},
				{"-count N", fmt.Sprintf("how many games are played on for each decision (%d), ", analyseGames) + SharedGamesHelp()},
				asJSON,
				ofRecord,
			},
		},
	}
}

// FindCommand returns the command with a name.
func FindCommand(name string, games []GameFeatures) (c Command, ok bool) {
	for _, c := range Commands(games) {
		if c.Name == name {
			return c, true
		}
	}
	return Command{}, false
}

// Help returns the help of the command, in whole lines.
func (c Command) Help() string {
	var b strings.Builder
	fmt.Fprintf(&b, "dreist %s %s\n  %s\n", c.Name, c.Args, c.Summary)
	w := tabwriter.NewWriter(&b, 0, 0, 3, ' ', 0)
	for _, f := range c.flags {
		fmt.Fprintf(w, "  %s\t%s\n", f.Name, f.Meaning)
	}
	w.Flush() // writing to a builder cannot fail
	return b.String()
}
