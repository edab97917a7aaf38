package store

import (
	"slices"
	"strings"
)

// SettingsNotes is the name of the notes with the settings, and settingsFile that of their file.
const (
	SettingsNotes = "settings"
	settingsFile  = SettingsNotes + documentExt
)

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

// IsDark reports whether text on the cloth is light.
func (c Cloth) IsDark() bool { return c == Night || c == Slate }

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
	Language      Language `json:"language"`
	Speed         Speed    `json:"speed"`         // where Speeds names none; earlier versions have only this one
	Speeds        Speeds   `json:"speeds"`        // of single games
	ReducedMotion bool     `json:"reducedMotion"` // things fade instead of moving, and nothing moves by itself
	Muted         bool     `json:"muted"`
	EffectsVolume int      `json:"effectsVolume"` // percent, 0 to 100
	JingleVolume  int      `json:"jingleVolume"`  // percent, 0 to 100
	Cloth         Cloth    `json:"cloth"`
	TextSize      int      `json:"textSize"` // one of TextSizes
	Keys          string   `json:"keys"`     // the player's keys for commands, as input.Choices
	Cards         Cards    `json:"cards"`
	Help          Help     `json:"help"`
	Switches      Switches `json:"switches"`
	Game          string   `json:"game"` // that was shown last, empty for UnnamedGame
	Window        Window   `json:"window"`
}

// Cards is the look of the cards.
type Cards struct {
	Back          int  `json:"back"`          // design of the back, 0 to Backs-1
	StrongSymbols bool `json:"strongSymbols"` // larger numerals and signs in the corners
}

// Backs is the greatest number of card backs of a game.
const Backs = 6

// Help is the help a player gets in a game.
type Help struct {
	Fitting        bool `json:"marks"`          // mark playable cards
	ConfirmDiscard bool `json:"confirmDiscard"` // ask before a card is discarded
	Hints          bool `json:"hints"`          // offer hints
}

// Switches are the switches of games that the player has set, in a line of text: "+trick -list" for one that is on and one
// that is off, by their names. Those of games that this version does not know are kept.
type Switches string

// IsOn reports whether a switch is on; usual is for one that was never set.
func (s Switches) IsOn(name string, usual bool) bool {
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
	X          int  `json:"x"` // upper left corner in logical pixels, -32768 to 32767; X and Y are valid if Placed
	Y          int  `json:"y"`
	Width      int  `json:"width"` // of the normal window in logical pixels, 200 to 16384
	Height     int  `json:"height"`
	Maximized  bool `json:"maximized"`  // it filled the desktop
	Fullscreen bool `json:"fullscreen"` // it filled the screen
	Placed     bool `json:"placed"`     // X and Y are valid; otherwise the system places the window
}

// DefaultSettings returns the settings of a new player.
func DefaultSettings() Settings {
	return Settings{
		Speed: Normal, EffectsVolume: 80, JingleVolume: 80, Cloth: Linen, TextSize: UsualText,
		Help: Help{Fitting: true, Hints: true}, Window: Window{Width: 1280, Height: 800},
	}
}

// The limits in runes of texts in the settings: several times that of a key for every command, and a game's name.
const (
	maxLine = 8000
	maxGame = 100
)

// SettingsOf decodes settings. Each missing or invalid value gets its default.
func SettingsOf(notes Notes) Settings {
	usual := DefaultSettings()
	s := usual
	notes.fill(&s)
	mend(&s.Language, usual.Language, oneOf(Languages()...))
	mend(&s.Speed, usual.Speed, isSpeed)
	mend(&s.Speeds, usual.Speeds, isLine[Speeds](maxLine))
	mend(&s.EffectsVolume, usual.EffectsVolume, within(0, 100))
	mend(&s.JingleVolume, usual.JingleVolume, within(0, 100))
	mend(&s.Cloth, usual.Cloth, oneOf(Cloths()...))
	mend(&s.TextSize, usual.TextSize, oneOf(TextSizes()...))
	mend(&s.Keys, usual.Keys, isLine[string](maxLine))
	mend(&s.Cards.Back, usual.Cards.Back, within(0, Backs-1))
	mend(&s.Switches, usual.Switches, isLine[Switches](maxLine))
	mend(&s.Game, usual.Game, isLine[string](maxGame))
	for _, at := range []*int{&s.Window.X, &s.Window.Y} {
		mend(at, 0, within(-1<<15, 1<<15-1))
	}
	mend(&s.Window.Width, usual.Window.Width, within(200, 1<<14))
	mend(&s.Window.Height, usual.Window.Height, within(200, 1<<14))
	return s
}

// Notes encodes the settings for SettingsOf.
func (s Settings) Notes() Notes { return notesFrom(s) }

func isSpeed(s Speed) bool { return oneOf(Slow, Normal, Fast, Instant)(s) }
