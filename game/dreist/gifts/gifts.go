// Package gifts decides which parts of the program Egon presents to a newcomer after the first finished games, one at a
// time. All other players have every part at once.
package gifts

import (
	"dreist/game/store"
)

// Notes is the name of the notes about gifts.
const Notes = "gifts"

// newcomerValue is the name of State.Newcomer in the notes.
const newcomerValue = "newcomer"

// Gift is a part of the program that a newcomer does not have at the start.
type Gift uint8

// The gifts, in the order in which they come.
const (
	Ladder Gift = iota
	Daily
	Medals
	Count
)

// Name returns the gift's name in the notes.
func (g Gift) Name() string { return [Count]string{"ladder", "daily", "medals"}[g] }

// IsEarned reports whether a player with this many finished games and medals has earned the gift. The first medal earns
// Medals, the screen that shows it.
func (g Gift) IsEarned(games, medals int) bool {
	return games > int(g) || g == Medals && medals > 0
}

// State says which gifts a player has.
type State struct {
	Newcomer bool // nothing had been played here when the program first started
	Brought  [Count]bool
}

// Of decodes notes.
func Of(notes store.Notes) State {
	flag := func(name string) bool { return store.Value(notes, name, false, func(bool) bool { return true }) }
	s := State{Newcomer: flag(newcomerValue)}
	for g := range Count {
		s.Brought[g] = flag(g.Name())
	}
	return s
}

// NoteNewcomer returns the notes that mark a player as a newcomer.
func NoteNewcomer() store.Notes { return store.Notes{newcomerValue: store.JSON(true)} }

// Note returns the notes that mark a gift as presented.
func Note(g Gift) store.Notes { return store.Notes{g.Name(): store.JSON(true)} }

// Has reports whether a player has a gift.
func (s State) Has(g Gift) bool { return !s.Newcomer || s.Brought[g] }

// Next returns the next gift to present after this many finished games and medals; ok is false if there is none.
func (s State) Next(games, medals int) (next Gift, ok bool) {
	for g := range Count {
		if !s.Has(g) && g.IsEarned(games, medals) {
			return g, true
		}
	}
	return 0, false
}
