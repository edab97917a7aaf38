// Package command holds the subcommands of the program that are about computer players and deals: Simulate and Deal.
//
// They read arguments, write to what they are given and return the status with which the program ends; they neither
// end it nor read a clock or randomness of their own. They are called by the main package and call the players in
// game/coach, the rules in game/dreist and the text form in game/record.
package command
