package match

import (
	"dreist/game/store"
)

// FeatureNotes is the name of the notes about the features presented to a player.
const FeatureNotes = "gifts"

const newcomerValue = "newcomer"

// Feature is a part of the program that a newcomer does not see until it is earned and presented.
type Feature uint8

// The features, first to last.
const (
	LadderFeature Feature = iota
	DailyFeature
	MedalsFeature
	FeatureCount
)

// Name returns the feature's name in the notes.
func (g Feature) Name() string { return [FeatureCount]string{"ladder", "daily", "medals"}[g] }

// IsEarned reports whether a player with this many finished games and medals has earned the feature. The first medal earns
// MedalsFeature, the screen that shows it.
func (g Feature) IsEarned(games, medals int) bool {
	return games > int(g) || g == MedalsFeature && medals > 0
}

// FeatureState holds the features that a player has. A player who is no newcomer has all of them.
type FeatureState struct {
	isNewcomer   bool               // whether nothing had been played here when the program first started
	wasPresented [FeatureCount]bool // whether each feature has been presented
}

// FeaturesOf decodes the notes FeatureNotes.
func FeaturesOf(notes store.Notes) FeatureState {
	flag := func(name string) bool { return store.NoteValue(notes, name, false, func(bool) bool { return true }) }
	s := FeatureState{isNewcomer: flag(newcomerValue)}
	for g := range FeatureCount {
		s.wasPresented[g] = flag(g.Name())
	}
	return s
}

// NewcomerNotes returns the notes that mark a player as a newcomer.
func NewcomerNotes() store.Notes { return store.Notes{newcomerValue: store.EncodeJSON(true)} }

// PresentedNotes returns the notes that mark a feature as presented.
func PresentedNotes(g Feature) store.Notes { return store.Notes{g.Name(): store.EncodeJSON(true)} }

// Has reports whether a player has a feature.
func (s FeatureState) Has(g Feature) bool { return !s.isNewcomer || s.wasPresented[g] }

// NextFeature returns the next feature to present to a player with this many finished games and medals; ok is false if there is none.
func (s FeatureState) NextFeature(games, medals int) (next Feature, ok bool) {
	for g := range FeatureCount {
		if !s.Has(g) && g.IsEarned(games, medals) {
			return g, true
		}
	}
	return 0, false
}
