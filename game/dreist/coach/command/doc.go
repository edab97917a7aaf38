// Package command holds the subcommands of the program, which work on records, deals and computer players without a window.
//
// They read arguments, write to what they are given and return the status with which the program ends; they neither
// end it nor read a clock or randomness of their own.
package command
