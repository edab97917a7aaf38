package profile

import (
	"dreist/game/play"
	"dreist/game/store"
)

// Match is a match of any game, as far as it is kept.
type Match interface {
	// Record returns the text of the match so far.
	Record() string
	// Facts returns what statistics need.
	Facts() play.Facts
	// Players returns the players clockwise, read-only.
	Players() []play.Player
	// IsSettled reports whether the match has ended and the end is final or accepted.
	IsSettled() bool
}

// Mode is in which mode a match is played.
type Mode struct {
	Slot     store.Slot                   // for the unfinished match
	Remember func(k *Kept) store.Finished // returns what the history keeps of the finished match besides its text
	Count    func(k *Kept)                // counts the finished match for what it belongs to, once however often it is asked
}

// Reader reads the matches of a game.
type Reader interface {
	// ReadMatch returns a match that goes on after its text, and keeps it by the saver.
	ReadMatch(text string, to play.Saver) (Match, error)
	// IsNewer reports whether a text is a match of a newer version of the program.
	IsNewer(text string) bool
	// ModeOf returns the mode of a match that was found in a slot, false if the match does not belong there.
	ModeOf(slot store.Slot, m Match) (Mode, bool)
}

// Keeper keeps the matches of one game.
type Keeper struct {
	Profile *Profile
	Game    Reader
}

// Kept is a match with its mode. It is the match's own saver.
type Kept struct {
	Mode
	Match    Match
	ID       string // of the finished match in the history, empty before
	InSeries bool   // it has been added to a series
	profile  *Profile
}

// Begin returns a match that begins, as it is made with its saver.
func (k *Keeper) Begin(mode Mode, begin func(to play.Saver) (Match, error)) (*Kept, error) {
	kept := &Kept{Mode: mode, profile: k.Profile}
	var err error
	kept.Match, err = begin(kept)
	return kept, err
}

// Find returns the unfinished match in a slot, nil where there is none. One that was finished but not counted before
// the program ended is counted. A file that cannot be read, and one of another mode, is set aside, one of a newer
// version stays; the profile tells of both as failures.
func (k *Keeper) Find(slot store.Slot) *Kept {
	text, ok, err := k.Profile.Game(slot)
	switch {
	case err != nil:
		k.Profile.SetAside(slot)
		return nil
	case !ok:
		return nil
	}
	kept, err := k.Begin(Mode{Slot: slot}, func(to play.Saver) (Match, error) { return k.Game.ReadMatch(text, to) })
	if err != nil && k.Game.IsNewer(text) {
		k.Profile.LeaveNewer(slot)
		return nil
	}
	ok = err == nil
	if ok {
		kept.Mode, ok = k.Game.ModeOf(slot, kept.Match)
	}
	switch {
	case !ok:
		k.Profile.SetAside(slot)
		return nil
	case kept.Match.IsSettled():
		kept.FinishGame(text, kept.Match.Facts())
		return nil
	}
	return kept
}

// SaveGame stores the unfinished match.
func (k *Kept) SaveGame(text string) { k.profile.SaveGame(k.Slot, text) }

// FinishGame adds the finished match to the history, counts it, and frees its slot. Where something cannot be stored,
// the match stays there for the next start.
func (k *Kept) FinishGame(text string, _ play.Facts) {
	finished := k.Remember(k)
	finished.Record = text
	k.ID = k.profile.Finish(k.Slot, finished)
	k.Count(k)
	k.profile.Free(k.Slot)
}
