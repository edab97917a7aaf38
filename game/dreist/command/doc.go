// Package command is what DREIst! has for the subcommands of the program: its deals, computer players, hints and
// analyses.
package command
