// Package command adds DREIst! to the subcommands of the program: its deals, computer players, hints and analyses.
package command
