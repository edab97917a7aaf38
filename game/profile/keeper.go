package profile

import (
	"dreist/game/play"
	"dreist/game/store"
)

// Match is a match of any game that a MatchKeeper stores.
type Match interface {
	// Record returns the text of the match so far.
	Record() string
	// Facts returns the facts for statistics and lists.
	Facts() play.MatchFacts
	// Players returns the players clockwise, read-only.
	Players() []play.Player
	// MoveCount returns the number of moves so far.
	MoveCount() int
	// IsOver reports whether the match has ended.
	IsOver() bool
	// IsSettled reports whether the match has ended and the end is final or accepted.
	IsSettled() bool
}

// MatchMode is the mode of a match, such as solo or at a table: how it is stored and counted.
type MatchMode struct {
	Slot             store.Slot                              // slot of the unfinished match
	MakeHistoryEntry func(k *StoredMatch) store.FinishedGame // returns the entry for the history, still without the text of the match
	CountMatch       func(k *StoredMatch)                    // counts the finished match in its series, the ladder or the daily deals; a second call does nothing
}

// MatchReader reads the matches of a game.
type MatchReader interface {
	// ReadMatch returns the match of a text, to be continued. It saves to the saver.
	ReadMatch(text string, to play.Saver) (Match, error)
	// IsNewer reports whether a text is a match of a newer version of the program.
	IsNewer(text string) bool
	// ModeOf returns the mode of a match found in a slot; false if the match does not belong there.
	ModeOf(slot store.Slot, m Match) (MatchMode, bool)
}

// MatchKeeper stores and finds the matches of one game.
type MatchKeeper struct {
	Profile *Profile
	Reader  MatchReader
}

// StoredMatch is a match with its mode. It is the play.Saver of the match.
type StoredMatch struct {
	MatchMode
	Match      Match
	ID         string // ID of the finished match in the history, empty before the end
	IsInSeries bool   // whether the match has been added to a series
	profile    *Profile
}

// StartMatch returns a new match, made by begin with the saver to use.
func (k *MatchKeeper) StartMatch(mode MatchMode, begin func(to play.Saver) (Match, error)) (*StoredMatch, error) {
	kept := &StoredMatch{MatchMode: mode, profile: k.Profile}
	var err error
	kept.Match, err = begin(kept)
	return kept, err
}

// FindMatch returns the unfinished match in a slot, nil if there is none. A match that was finished but not counted when the program
// ended is counted now. A file that is unreadable or of another mode is set aside, and one of a newer version stays; the profile reports
// both as failures.
func (k *MatchKeeper) FindMatch(slot store.Slot) *StoredMatch {
	text, ok, err := k.Profile.UnfinishedGame(slot)
	switch {
	case err != nil:
		k.Profile.SetGameAside(slot)
		return nil
	case !ok:
		return nil
	}
	kept, err := k.StartMatch(MatchMode{Slot: slot}, func(to play.Saver) (Match, error) { return k.Reader.ReadMatch(text, to) })
	if err != nil && k.Reader.IsNewer(text) {
		k.Profile.leaveNewer(slot)
		return nil
	}
	ok = err == nil
	if ok {
		kept.MatchMode, ok = k.Reader.ModeOf(slot, kept.Match)
	}
	switch {
	case !ok:
		k.Profile.SetGameAside(slot)
		return nil
	case kept.Match.IsSettled():
		kept.FinishGame(text, kept.Match.Facts())
		return nil
	}
	return kept
}

// SaveGame stores the unfinished match.
func (k *StoredMatch) SaveGame(text string) { k.profile.SaveGame(k.Slot, text) }

// FinishGame adds the finished match to the history, counts it, and empties its slot. If a write fails, the match stays in the slot
// for the next start.
func (k *StoredMatch) FinishGame(text string, _ play.MatchFacts) {
	finished := k.MakeHistoryEntry(k)
	finished.Record = text
	k.ID = k.profile.AddFinished(k.Slot, finished)
	k.CountMatch(k)
	k.profile.ClearSlot(k.Slot)
}
