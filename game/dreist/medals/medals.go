// Package medals computes which medals a player of DREIst! has earned. Progress follows from the finished games, the daily deals and the
// lessons, so that games played before medals existed and imported ones count too; see game/medals.
package medals

import (
	"dreist/game/dreist/examples"
	"dreist/game/progress"
)

// The medals.
var (
	Trio     = progress.Medal{Name: "trio", Of: 1}                  // a DREIer
	BigTurn  = progress.Medal{Name: "bigturn", Of: 8}               // eight cards gone in one turn
	CleanWin = progress.Medal{Name: "cleanwin", Of: 1}              // a game won without taking anything back
	Strong   = progress.Medal{Name: "strong", Of: 1}                // a game won against the strong computer player
	Week     = progress.Medal{Name: "week", Of: 7}                  // seven daily deals in a row
	Examples = progress.Medal{Name: "examples", Of: examples.Count} // all examples played without a miss
)

// All returns all medals of DREIst!.
func All() progress.Medals { return progress.Medals{Trio, BigTurn, CleanWin, Strong, Week, Examples} }

// Earlier returns the medals of earlier versions, which nobody earns any more.
func Earlier() progress.Medals {
	return progress.NamedMedals("treble", "column", "avalanche", "generous", "giftwin", "discardwin", "closewin", "highwin", "comeback", "four", "series",
		"secondtry", "rung54", "rung56", "rung58", "rung60", "puzzles", "analysis")
}
