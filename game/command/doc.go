// Package command holds the subcommands of the program, which work on records, deals and computer players of any game
// without a window. What a game can do for them is its Game; the program names the games, and -game NAME or the tag
// Game of a record picks one of them. Without either the first is meant.
//
// Commands read arguments, write to what they are given and return the status with which the program ends; they
// neither end it nor read a clock or randomness of their own.
package command
