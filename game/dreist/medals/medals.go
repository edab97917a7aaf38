// Package medals computes which medals a player of DREIst! has earned. Progress follows from the finished games, the daily deals and the
// lessons, so that games played before medals existed and imported ones count too; see game/medals.
package medals

import (
	"dreist/game/dreist/examples"
	"dreist/game/medals"
)

// The medals.
var (
	Trio     = medals.Medal{Name: "trio", Of: 1}                  // a DREIer
	BigTurn  = medals.Medal{Name: "bigturn", Of: 8}               // eight cards gone in one turn
	CleanWin = medals.Medal{Name: "cleanwin", Of: 1}              // a game won without taking anything back
	Strong   = medals.Medal{Name: "strong", Of: 1}                // a game won against the strong computer player
	Week     = medals.Medal{Name: "week", Of: 7}                  // seven daily deals in a row
	Examples = medals.Medal{Name: "examples", Of: examples.Count} // all examples played without a miss
)

// All returns all medals of DREIst!.
func All() medals.Set { return medals.Set{Trio, BigTurn, CleanWin, Strong, Week, Examples} }

// Earlier returns the medals of earlier versions, which nobody earns any more.
func Earlier() medals.Set {
	return medals.NamedMedals("treble", "column", "avalanche", "generous", "giftwin", "discardwin", "closewin", "highwin", "comeback", "four", "series",
		"secondtry", "rung54", "rung56", "rung58", "rung60", "puzzles", "analysis")
}
