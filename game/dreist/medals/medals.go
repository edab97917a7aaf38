// Package medals computes which of 24 medals a player of DREIst! has earned. Progress follows from the finished games,
// the daily deals, the ladder and the lessons, so that games played before medals existed and imported ones count too;
// only what cannot be derived from these is stored. An earned medal stays earned even if the games behind it are
// deleted.
package medals

import (
	"slices"

	"dreist/game/dreist/examples"
	"dreist/game/dreist/puzzle"
)

type Medal uint8

// The medals.
const (
	Trio       Medal = iota // a DREIer
	Treble                  // three DREIer in one turn
	Column                  // a column of six cards cleared
	Avalanche               // four cards loosened at once
	BigTurn                 // eight cards gone in one turn
	Generous                // three gifts in one game
	GiftWin                 // a game won by a gift
	DiscardWin              // a game won by discarding
	CleanWin                // a game won without taking anything back
	CloseWin                // a game won just before somebody else would have
	HighWin                 // a game won by twenty cards
	Comeback                // a game won that was nearly lost
	Strong                  // a game won against the strong computer player
	Four                    // a game won at a table of four seats
	Series                  // a series at a table won
	SecondTry               // practice from the middle of another game, won
	Rung54                  // the ladder won up to this rung
	Rung56
	Rung58
	Rung60
	Week     // seven daily deals in a row
	Examples // all examples played without a miss
	Puzzles  // three stars for every kind and level of puzzles
	Analysis // an analysis read

	// Count is the number of medals.
	Count = iota
)

// cells is the number of kinds and levels of puzzles.
const cells = 5 * int(puzzle.Levels)

// goal is the condition of a medal.
type goal struct {
	name string
	of   int
}

// goal returns the name and the goal of a medal.
func (m Medal) goal() goal {
	return [Count]goal{
		Trio: {"trio", 1}, Treble: {"treble", 3}, Column: {"column", 6}, Avalanche: {"avalanche", 4},
		BigTurn: {"bigturn", 8}, Generous: {"generous", 3},
		GiftWin: {"giftwin", 1}, DiscardWin: {"discardwin", 1}, CleanWin: {"cleanwin", 1}, CloseWin: {"closewin", 1},
		HighWin: {"highwin", 20}, Comeback: {"comeback", 10},
		Strong: {"strong", 1}, Four: {"four", 1}, Series: {"series", 1}, SecondTry: {"secondtry", 1},
		Rung54: {"rung54", 54}, Rung56: {"rung56", 56}, Rung58: {"rung58", 58}, Rung60: {"rung60", 60},
		Week: {"week", 7}, Examples: {"examples", examples.Count}, Puzzles: {"puzzles", cells}, Analysis: {"analysis", 1},
	}[m]
}

// Name returns the medal's name in notes and catalogue: lower-case letters and digits.
func (m Medal) Name() string { return m.goal().name }

// Of returns the number needed for a medal.
func (m Medal) Of() int { return m.goal().of }

// Counts reports whether progress towards a medal can be counted.
func (m Medal) Counts() bool {
	return m.Of() > 1 && !slices.Contains([]Medal{Rung54, Rung56, Rung58, Rung60}, m)
}

// Named returns the medal with a name; ok is false if there is none.
func Named(name string) (Medal, bool) {
	for m := range Medal(Count) {
		if m.Name() == name {
			return m, true
		}
	}
	return 0, false
}

// Progress is a player's progress towards each medal.
type Progress [Count]int

// Raise raises the progress towards a medal to at least n.
func (p *Progress) Raise(m Medal, n int) { p[m] = max(p[m], min(n, m.Of())) }

// has raises the progress towards a medal that needs only one thing.
func (p *Progress) has(m Medal, yes bool) {
	if yes {
		p.Raise(m, m.Of())
	}
}

// Reached reports whether a medal's goal is reached.
func (p *Progress) Reached(m Medal) bool { return p[m] >= m.Of() }
