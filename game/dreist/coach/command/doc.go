// Package command holds the subcommands of the program that are about computer players and deals: Simulate, Deal and Analyse.
//
// They read arguments, write to what they are given and return the status with which the program ends; they neither
// end it nor read a clock or randomness of their own.
package command
