// Package gifts is what Egon brings a newcomer after the first finished games, one thing at a time. Everybody else
// has all of it at once.
package gifts

import (
	"dreist/game/store"
	"dreist/game/store/document"
)

// Notes is the name of the notes about gifts.
const Notes = "gifts"

// newcomerValue is the name of the value that says whether somebody is new.
const newcomerValue = "newcomer"

// Gift is something that a newcomer does not have from the start.
type Gift uint8

// The gifts, in the order in which they come.
const (
	Ladder Gift = iota
	Daily
	Medals
	Count
)

// Name is the gift's name in the notes.
func (g Gift) Name() string { return [Count]string{"ladder", "daily", "medals"}[g] }

// Earned reports whether so many finished games and medals have earned the gift. The first medal brings the place
// where it hangs.
func (g Gift) Earned(games, medals int) bool {
	return games > int(g) || g == Medals && medals > 0
}

// State is which gifts a player has.
type State struct {
	Newcomer bool // nothing had been played here when the program first started
	Brought  [Count]bool
}

// Of returns what notes tell.
func Of(notes store.Notes) State {
	flag := func(name string) bool { return store.Value(notes, name, false, func(bool) bool { return true }) }
	s := State{Newcomer: flag(newcomerValue)}
	for g := range Count {
		s.Brought[g] = flag(g.Name())
	}
	return s
}

// NoteNewcomer returns the notes of somebody who is new.
func NoteNewcomer() store.Notes { return store.Notes{newcomerValue: document.JSON(true)} }

// Note returns the notes of a gift that was brought.
func Note(g Gift) store.Notes { return store.Notes{g.Name(): document.JSON(true)} }

// Has reports whether a player has a gift.
func (s State) Has(g Gift) bool { return !s.Newcomer || s.Brought[g] }

// Next returns the gift that is to be brought after so many finished games and medals; ok is false where there is none.
func (s State) Next(games, medals int) (next Gift, ok bool) {
	for g := range Count {
		if !s.Has(g) && g.Earned(games, medals) {
			return g, true
		}
	}
	return 0, false
}
