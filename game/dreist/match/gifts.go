package match

import (
	"dreist/game/store"
)

// GiftNotes is the name of the notes about gifts.
const GiftNotes = "gifts"

// newcomerValue is the name of the mark of newcomers in the notes.
const newcomerValue = "newcomer"

// Gift is a part of the program that is hidden from a newcomer until it is earned.
type Gift uint8

// The gifts, first to last.
const (
	LadderGift Gift = iota
	DailyGift
	MedalsGift
	GiftCount
)

// Name returns the gift's name in the notes.
func (g Gift) Name() string { return [GiftCount]string{"ladder", "daily", "medals"}[g] }

// IsEarned reports whether a player with this many finished games and medals has earned the gift. The first medal earns
// MedalsGift, the screen that shows it.
func (g Gift) IsEarned(games, medals int) bool {
	return games > int(g) || g == MedalsGift && medals > 0
}

// GiftState is a player's gifts. A player who is no newcomer has all of them.
type GiftState struct {
	IsNewcomer   bool            // whether nothing had been played here when the program first started
	WasPresented [GiftCount]bool // whether each gift has been presented
}

// GiftsOf decodes notes.
func GiftsOf(notes store.Notes) GiftState {
	flag := func(name string) bool { return store.Value(notes, name, false, func(bool) bool { return true }) }
	s := GiftState{IsNewcomer: flag(newcomerValue)}
	for g := range GiftCount {
		s.WasPresented[g] = flag(g.Name())
	}
	return s
}

// NewcomerNotes returns the notes that mark a player as a newcomer.
func NewcomerNotes() store.Notes { return store.Notes{newcomerValue: store.JSON(true)} }

// PresentedNotes returns the notes that mark a gift as presented.
func PresentedNotes(g Gift) store.Notes { return store.Notes{g.Name(): store.JSON(true)} }

// Has reports whether a player has a gift.
func (s GiftState) Has(g Gift) bool { return !s.IsNewcomer || s.WasPresented[g] }

// NextGift returns the next gift to present after this many finished games and medals; ok is false if there is none.
func (s GiftState) NextGift(games, medals int) (next Gift, ok bool) {
	for g := range GiftCount {
		if !s.Has(g) && g.IsEarned(games, medals) {
			return g, true
		}
	}
	return 0, false
}
