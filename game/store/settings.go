package store

import (
	"slices"
	"strings"

	"dreist/game/store/document"
)

// settingsFile is the name of the settings file.
const settingsFile = "settings" + documentExt

// Language is the language of the texts.
type Language string

// The languages. SystemLanguage follows the system.
const (
	SystemLanguage Language = ""
	German         Language = "de"
	English        Language = "en"
)

// Languages returns all languages.
func Languages() []Language { return []Language{SystemLanguage, German, English} }

// Speed is the speed of moving cards.
type Speed string

// The speeds. Instant shows no motion.
const (
	Slow    Speed = "slow"
	Normal  Speed = "normal"
	Fast    Speed = "fast"
	Instant Speed = "instant"
)

// Lessons is the name under which lessons have their speed, beside the names of games.
const Lessons = "lessons"

// Speeds are the speeds chosen for games, in a line of text by their names: "thegame=fast lessons=slow". Those of games that
// this version does not know are kept.
type Speeds string

// With sets the speed of a game.
func (s Speeds) With(game string, speed Speed) Speeds {
	all := slices.DeleteFunc(strings.Fields(string(s)), func(one string) bool { return strings.HasPrefix(one, game+"=") })
	return Speeds(strings.Join(append(all, game+"="+string(speed)), " "))
}

// SpeedOf returns the speed of a game by its name, or of Lessons.
func (s Settings) SpeedOf(game string) Speed {
	for one := range strings.FieldsSeq(string(s.Speeds)) {
		if of, speed, _ := strings.Cut(one, "="); of == game && isSpeed(Speed(speed)) {
			return Speed(speed)
		}
	}
	return s.Speed
}

// Cloth is the cloth of the table. It sets the colours of everything but the cards.
type Cloth string

// The cloths, two light and two dark.
const (
	Linen  Cloth = "linen"
	Night  Cloth = "night"
	Meadow Cloth = "meadow"
	Slate  Cloth = "slate"
)

// Cloths returns all cloths in the order in which they are offered.
func Cloths() []Cloth { return []Cloth{Linen, Meadow, Slate, Night} }

// Dark reports whether text on the cloth is light.
func (c Cloth) Dark() bool { return c == Night || c == Slate }

// The text sizes in percent.
const (
	UsualText   = 100
	LargeText   = 115
	LargestText = 130
)

// TextSizes returns all text sizes, smallest first.
func TextSizes() []int { return []int{UsualText, LargeText, LargestText} }

// Settings are the player's choices. DefaultSettings returns those of a new player.
type Settings struct {
	Language      Language
	Speed         Speed  // where Speeds names none; earlier versions have only this one
	Speeds        Speeds // of single games
	ReducedMotion bool   // things fade instead of moving, and nothing moves by itself
	Muted         bool
	EffectsVolume int // percent, 0 to 100
	JingleVolume  int // percent, 0 to 100
	Cloth         Cloth
	TextSize      int    // one of TextSizes
	Keys          string // the player's keys for commands, as input.Choices
	Cards         Cards
	Help          Help
	Switches      Switches
	Game          string // that was shown last, empty for UnnamedGame
	Window        Window
}

// Cards is the look of the cards.
type Cards struct {
	Back          int  // design of the back, 0 to Backs-1
	StrongSymbols bool // larger numerals and signs in the corners
}

// Backs is the greatest number of card backs of a game.
const Backs = 6

// Help is the help a player gets in a game.
type Help struct {
	Fitting        bool // mark playable cards
	ConfirmDiscard bool // ask before a card is discarded
	Hints          bool // offer hints
}

// Switches are the switches of games that the player has set, in a line of text: "+trick -list" for one that is on and one
// that is off, by their names. Those of games that this version does not know are kept.
type Switches string

// On reports whether a switch is on; usual is for one that was never set.
func (s Switches) On(name string, usual bool) bool {
	for one := range strings.FieldsSeq(string(s)) {
		if one[1:] == name {
			return one[0] == '+'
		}
	}
	return usual
}

// With sets a switch.
func (s Switches) With(name string, on bool) Switches {
	all := slices.DeleteFunc(strings.Fields(string(s)), func(one string) bool { return one[1:] == name })
	sign := map[bool]string{true: "+", false: "-"}[on]
	return Switches(strings.Join(append(all, sign+name), " "))
}

// Window is the last place and state of the window.
type Window struct {
	X, Y          int  // upper left corner in logical pixels, -32768 to 32767; valid if Placed
	Width, Height int  // of the normal window in logical pixels, 200 to 16384
	Maximized     bool // it filled the desktop
	Fullscreen    bool // it filled the screen
	Placed        bool // X and Y are valid; otherwise the system places the window
}

// DefaultSettings returns the settings of a new player.
func DefaultSettings() Settings {
	var s Settings
	s.decode(document.Object{})
	return s
}

// LoadSettings returns the stored settings, the defaults if there are none. Each missing or invalid value gets its
// default.
//
// Settings are valid even with an error. A file that is not a JSON object or larger than 1 MiB is set aside and gives
// a *SetAsideError, one that cannot be read a *files.LoadError.
func (s *Store) LoadSettings() (Settings, error) {
	doc, err := s.readDocument(s.dirs.Settings, settingsFile, anyObject)
	var found Settings
	found.decode(doc)
	return found, err
}

// SaveSettings stores the settings; invalid values become defaults. It writes nothing if LoadSettings would return
// the same, and keeps unknown values, such as a newer version's. A file that is not a JSON object is set aside first.
// On an error the stored settings are unchanged.
func (s *Store) SaveSettings(settings Settings) error {
	return s.changeDocument(s.dirs.Settings, settingsFile, anyObject, func(doc document.Object) bool {
		var stored, wanted Settings
		stored.decode(doc)
		settings.encode(doc)
		wanted.decode(doc)
		return stored != wanted
	})
}
