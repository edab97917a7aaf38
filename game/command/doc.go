// Package command has the subcommands of the program, which work on records, deals and computer players of any game
// without a window. GameFeatures provide what a game can do; -game NAME or the tag Game of a record selects one, by
// default the first.
//
// Commands parse arguments, write to the given writers and return an exit status; they neither exit nor use a clock
// or randomness of their own.
package command
