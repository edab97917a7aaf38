package store

import "dreist/game/store/document"

// settingsFile is the name of the file of the settings.
const settingsFile = "settings" + documentExt

// Language is the language of the texts.
type Language string

// The languages. SystemLanguage is whatever the system speaks.
const (
	SystemLanguage Language = ""
	German         Language = "de"
	English        Language = "en"
)

// Languages returns all that can be chosen.
func Languages() []Language { return []Language{SystemLanguage, German, English} }

// Speed is how fast cards move.
type Speed string

// The speeds. Instant shows no motion at all.
const (
	Slow    Speed = "slow"
	Normal  Speed = "normal"
	Fast    Speed = "fast"
	Instant Speed = "instant"
)

// Cloth is what the table is covered with, from which everything on the screen but the cards takes its colours.
type Cloth string

// The cloths, two light and two dark ones.
const (
	Linen  Cloth = "linen"
	Night  Cloth = "night"
	Meadow Cloth = "meadow"
	Slate  Cloth = "slate"
)

// Cloths returns all cloths, in the order in which they are offered.
func Cloths() []Cloth { return []Cloth{Linen, Meadow, Slate, Night} }

// Dark reports whether light letters stand on the cloth.
func (c Cloth) Dark() bool { return c == Night || c == Slate }

// The sizes of letters, in percent.
const (
	UsualText   = 100
	LargeText   = 115
	LargestText = 130
)

// TextSizes returns all sizes of letters, the smallest first.
func TextSizes() []int { return []int{UsualText, LargeText, LargestText} }

// Settings are what a player chooses and the program remembers. DefaultSettings returns those of a new player.
type Settings struct {
	Language      Language
	Speed         Speed
	ReducedMotion bool // things fade instead of moving, and nothing moves by itself
	Muted         bool
	EffectsVolume int // percent from 0 to 100
	JingleVolume  int // percent from 0 to 100
	Cloth         Cloth
	TextSize      int    // one of TextSizes
	Keys          string // that were chosen for commands, as package input writes them
	Cards         Cards
	Help          Help
	Folder        string // into which is put what is taken out of the program, empty for the usual one
	Window        Window
}

// Cards is how cards look.
type Cards struct {
	Back          int  // which of its designs of the back a game shows, from 0 to Backs-1
	StrongSymbols bool // numerals and signs in the corners are larger
}

// Backs is how many designs of the back of its cards a game has.
const Backs = 4

// Help is how much a player is helped in a game.
type Help struct {
	Fitting        Fitting
	Unanswered     int  // how often it was asked in vain whether to go on with it, up to MostAsked
	ConfirmDiscard bool // a question is asked before a card is discarded
	Hints          bool // hints are offered
}

// MostAsked is how often a player is asked at most whether cards that can be played are to be marked any longer.
const MostAsked = 2

// Fitting says whether cards that can be played are marked.
type Fitting string

// When cards that can be played are marked.
const (
	FittingAuto Fitting = "auto" // until some games are won
	FittingOn   Fitting = "on"
	FittingOff  Fitting = "off"
)

// Fittings returns all values of Fitting, in the order in which they are offered.
func Fittings() []Fitting { return []Fitting{FittingAuto, FittingOn, FittingOff} }

// Window is where the window was and how.
type Window struct {
	X, Y          int  // the upper left corner in logical pixels, from -32768 to 32767; counts where Placed
	Width, Height int  // in logical pixels, from 200 to 16384, neither maximized nor fullscreen
	Maximized     bool // it filled the desktop
	Fullscreen    bool // it filled the screen
	Placed        bool // X and Y were stored; otherwise the system finds a place
}

// DefaultSettings returns the settings of a new player.
func DefaultSettings() Settings {
	var s Settings
	s.decode(document.Object{})
	return s
}

// LoadSettings returns the settings that are stored, or the defaults where there are none. A value that is missing,
// of the wrong kind or out of range is the default, each for itself.
//
// An error always comes with settings that the program can go on with. A file that is not a JSON object or over
// 1 MiB is set aside, which a *SetAsideError tells; one that cannot be read is a *files.LoadError.
func (s *Store) LoadSettings() (Settings, error) {
	doc, err := s.readDocument(s.dirs.Settings, settingsFile, anyObject)
	var found Settings
	found.decode(doc)
	return found, err
}

// SaveSettings stores the settings. Values out of range become defaults. It writes nothing where LoadSettings would
// return the same, and keeps what it does not know, such as the values of a newer version. A file that is not a
// JSON object is set aside first. On an error the settings stored before stay.
func (s *Store) SaveSettings(settings Settings) error {
	return s.changeDocument(s.dirs.Settings, settingsFile, anyObject, func(doc document.Object) bool {
		var stored, wanted Settings
		stored.decode(doc)
		settings.encode(doc)
		wanted.decode(doc)
		return stored != wanted
	})
}
