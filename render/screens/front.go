package screens

import (
	"fmt"
	"time"

	"dreist/game/profile"
	"dreist/game/store"
	"dreist/render/panel/edit"
	"dreist/render/shell"
	"dreist/sounds"
)

// Options are what the program around the game decides.
type Options struct {
	Store     *store.Store
	Sound     *sounds.Player
	Locale    string         // the system's language, as a BCP 47 tag or a locale name
	Seed      func() uint64  // the seed of the next deal
	Today     func() string  // the date, YYYY-MM-DD
	Clipboard edit.Clipboard // the system's; nil for one of the program's own
	Outbox    *store.Outbox  // where to put what is taken out of the game; nil for the person's own folder
	File      string         // the path of a record or an export to open at first, or empty
	Version   Version        // of the program
	Crash     string         // what is known of the crash in which the program ended before, empty where it did not
	// Now is the time since some moment, on a clock that never goes back; nil for one that stands still.
	Now func() time.Duration
}

// Front is what the screens are made from. It knows which screens there are, but not which of them are open.
type Front struct {
	*shell.Context
	Options Options
	Profile *profile.Profile // all that is remembered

	game    Game
	about   About
	read    *reader         // the rule book as it was read last, nil before
	unsaved map[string]bool // which sentences about what cannot be saved the player knows
	retried bool            // what could not be saved is being tried again, as the player wants
	task    func()          // looks after the backup that is being written or taken in, nil where none is
	backup  outcome         // of writing a backup, until it is told
}

// New returns the front of a game, with what is stored. Its errors name a broken part of the program itself; broken files
// of the player are told by TellFailures.
func New(o Options, game Game) (*Front, error) {
	if o.Outbox == nil {
		o.Outbox = store.DefaultOutbox()
	}
	f := &Front{Options: o, Profile: profile.Open(o.Store), game: game, about: game.About(), unsaved: map[string]bool{}}
	var err error
	f.Context, err = shell.NewContext(shell.Options{
		Sound: o.Sound, Locale: o.Locale, Seed: o.Seed, Now: o.Now, Clipboard: o.Clipboard,
		Settings: mended(f.Profile.Settings(), f.about.Table), Save: f.Profile.SetSettings,
	})
	if err != nil {
		return nil, fmt.Errorf("screens: %w", err)
	}
	f.tellCrash()
	return f, nil
}

// Title is the name of the game.
func (f *Front) Title() string { return f.about.Title }

// Close stores what is not stored yet.
func (f *Front) Close() { _ = f.Profile.Flush() } // there is nobody left to tell
