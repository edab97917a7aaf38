// Package medals computes which of 24 medals a player of DREIst! has earned. Progress follows from the finished games,
// the daily deals, the ladder and the lessons, so that games played before medals existed and imported ones count too;
// see game/medals.
package medals

import (
	"dreist/game/dreist/examples"
	"dreist/game/dreist/puzzle"
	"dreist/game/medals"
)

// The medals.
var (
	Trio       = medals.Medal{Name: "trio", Of: 1}                  // a DREIer
	Treble     = medals.Medal{Name: "treble", Of: 3}                // three DREIer in one turn
	Column     = medals.Medal{Name: "column", Of: 6}                // a column of six cards cleared
	Avalanche  = medals.Medal{Name: "avalanche", Of: 4}             // four cards loosened at once
	BigTurn    = medals.Medal{Name: "bigturn", Of: 8}               // eight cards gone in one turn
	Generous   = medals.Medal{Name: "generous", Of: 3}              // three gifts in one game
	GiftWin    = medals.Medal{Name: "giftwin", Of: 1}               // a game won by a gift
	DiscardWin = medals.Medal{Name: "discardwin", Of: 1}            // a game won by discarding
	CleanWin   = medals.Medal{Name: "cleanwin", Of: 1}              // a game won without taking anything back
	CloseWin   = medals.Medal{Name: "closewin", Of: 1}              // a game won just before somebody else would have
	HighWin    = medals.Medal{Name: "highwin", Of: 20}              // a game won by twenty cards
	Comeback   = medals.Medal{Name: "comeback", Of: 10}             // a game won that was nearly lost
	Strong     = medals.Medal{Name: "strong", Of: 1}                // a game won against the strong computer player
	Four       = medals.Medal{Name: "four", Of: 1}                  // a game won at a table of four seats
	Series     = medals.Medal{Name: "series", Of: 1}                // a series at a table won
	SecondTry  = medals.Medal{Name: "secondtry", Of: 1}             // practice from the middle of another game, won
	Rung54     = medals.Medal{Name: "rung54", Of: 54, AtOnce: true} // the ladder won up to this rung
	Rung56     = medals.Medal{Name: "rung56", Of: 56, AtOnce: true}
	Rung58     = medals.Medal{Name: "rung58", Of: 58, AtOnce: true}
	Rung60     = medals.Medal{Name: "rung60", Of: 60, AtOnce: true}
	Week       = medals.Medal{Name: "week", Of: 7}                  // seven daily deals in a row
	Examples   = medals.Medal{Name: "examples", Of: examples.Count} // all examples played without a miss
	Puzzles    = medals.Medal{Name: "puzzles", Of: cells}           // three stars for every kind and level of puzzles
	Analysis   = medals.Medal{Name: "analysis", Of: 1}              // an analysis read
)

// All returns all medals of DREIst!.
func All() medals.Set {
	return medals.Set{
		Trio, Treble, Column, Avalanche, BigTurn, Generous, GiftWin, DiscardWin,
		CleanWin, CloseWin, HighWin, Comeback, Strong, Four, Series, SecondTry,
		Rung54, Rung56, Rung58, Rung60, Week, Examples, Puzzles, Analysis,
	}
}

// cells is the number of kinds and levels of puzzles.
const cells = 5 * int(puzzle.Levels)
