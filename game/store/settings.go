package store

import (
	"slices"
	"strings"
)

// SettingsNotes is the name of the notes with the settings.
const SettingsNotes = "settings"

const settingsFile = SettingsNotes + documentExt

// Language is the language of the texts.
type Language string

// The languages. SystemLanguage is that of the operating system.
const (
	SystemLanguage Language = ""
	German         Language = "de"
	English        Language = "en"
)

// Languages returns all languages.
func Languages() []Language { return []Language{SystemLanguage, German, English} }

// Speed is the speed of moving cards.
type Speed string

// The speeds. InstantSpeed shows no motion.
const (
	SlowSpeed    Speed = "slow"
	NormalSpeed  Speed = "normal"
	FastSpeed    Speed = "fast"
	InstantSpeed Speed = "instant"
)

// LessonsSpeedName stands for lessons in Speeds, in place of the name of a game.
const LessonsSpeedName = "lessons"

// Speeds are the chosen speeds of games by name, as a line of text: "thegame=fast lessons=slow". Speeds of unknown games are
// kept.
type Speeds string

// With returns the speeds with another speed for a game.
func (s Speeds) With(game string, speed Speed) Speeds {
	all := slices.DeleteFunc(strings.Fields(string(s)), func(one string) bool { return strings.HasPrefix(one, game+"=") })
	return Speeds(strings.Join(append(all, game+"="+string(speed)), " "))
}

// SpeedOf returns the speed of a game by its name, or of LessonsSpeedName. It is Speed if none was chosen for it.
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
	LinenCloth  Cloth = "linen"
	NightCloth  Cloth = "night"
	MeadowCloth Cloth = "meadow"
	SlateCloth  Cloth = "slate"
)

// Cloths returns all cloths in the order in which they are offered.
func Cloths() []Cloth { return []Cloth{LinenCloth, MeadowCloth, SlateCloth, NightCloth} }

// isDark reports whether the cloth is dark, so that text on it is light.
func (c Cloth) isDark() bool { return c == NightCloth || c == SlateCloth }

// The text sizes in percent.
const (
	UsualTextSize   = 100
	LargeTextSize   = 115
	LargestTextSize = 130
)

// TextSizes returns all text sizes, smallest first.
func TextSizes() []int { return []int{UsualTextSize, LargeTextSize, LargestTextSize} }

// Settings are the player's choices. DefaultSettings returns those of a new player.
type Settings struct {
	Language         Language  `json:"language"`
	Speed            Speed     `json:"speed"`         // speed of games without one in Speeds; the only speed of earlier versions
	Speeds           Speeds    `json:"speeds"`        // chosen speeds of single games
	HasReducedMotion bool      `json:"reducedMotion"` // whether cards fade instead of moving, and nothing moves by itself
	IsMuted          bool      `json:"muted"`
	EffectsVolume    int       `json:"effectsVolume"` // loudness of effects in percent, 0 to 100
	JingleVolume     int       `json:"jingleVolume"`  // loudness of jingles in percent, 0 to 100
	Cloth            Cloth     `json:"cloth"`
	TextSize         int       `json:"textSize"` // size of texts in percent, one of TextSizes
	Keys             string    `json:"keys"`     // keys that the player chose for commands, in the form of input.ChosenKeys
	CardStyle        CardStyle `json:"cards"`
	Help             Help      `json:"help"`
	Switches         Switches  `json:"switches"`
	LastGame         string    `json:"game"` // game shown last, empty for UnnamedGame
	Window           Window    `json:"window"`
}

// CardStyle is the look of the cards.
type CardStyle struct {
	Back             int  `json:"back"`          // design of the back, 0 to BackCount-1
	HasStrongSymbols bool `json:"strongSymbols"` // whether corners have larger numerals and signs
}

// BackCount is the largest number of card backs of a game.
const BackCount = 6

// Help holds the player's choices of help during a game.
type Help struct {
	MarksPlayable  bool `json:"marks"`          // whether playable cards are marked
	ConfirmDiscard bool `json:"confirmDiscard"` // whether a discard has to be confirmed
	OffersHints    bool `json:"hints"`          // whether hints are offered
}

// Switches are the switches of games that the player has set, by name, as a line of text: "+trick -list" for one that is on and one that
// is off. Switches of unknown games are kept.
type Switches string

// IsOn reports whether a switch is on; usual is the answer for a switch that was never set.
func (s Switches) IsOn(name string, usual bool) bool {
	for one := range strings.FieldsSeq(string(s)) {
		if one[1:] == name {
			return one[0] == '+'
		}
	}
	return usual
}

// With returns the switches with one of them set on or off.
func (s Switches) With(name string, on bool) Switches {
	all := slices.DeleteFunc(strings.Fields(string(s)), func(one string) bool { return one[1:] == name })
	sign := map[bool]string{true: "+", false: "-"}[on]
	return Switches(strings.Join(append(all, sign+name), " "))
}

// Window is the last position, size and state of the window.
type Window struct {
	X            int  `json:"x"`          // left edge in logical pixels, -32768 to 32767
	Y            int  `json:"y"`          // top edge in logical pixels, -32768 to 32767
	Width        int  `json:"width"`      // width when not maximized, in logical pixels, 200 to 16384
	Height       int  `json:"height"`     // height when not maximized, in logical pixels, 200 to 16384
	IsMaximized  bool `json:"maximized"`  // whether it filled the desktop
	IsFullscreen bool `json:"fullscreen"` // whether it filled the screen
	IsPlaced     bool `json:"placed"`     // whether X and Y are valid; otherwise the system places the window
}

// DefaultSettings returns the settings of a new player.
func DefaultSettings() Settings {
	return Settings{
		Speed: NormalSpeed, EffectsVolume: 80, JingleVolume: 80, Cloth: LinenCloth, TextSize: UsualTextSize,
		Help: Help{MarksPlayable: true, OffersHints: true}, Window: Window{Width: 1280, Height: 800},
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
	mend(&s.CardStyle.Back, usual.CardStyle.Back, within(0, BackCount-1))
	mend(&s.Switches, usual.Switches, isLine[Switches](maxLine))
	mend(&s.LastGame, usual.LastGame, isLine[string](maxGame))
	for _, at := range []*int{&s.Window.X, &s.Window.Y} {
		mend(at, 0, within(-1<<15, 1<<15-1))
	}
	mend(&s.Window.Width, usual.Window.Width, within(200, 1<<14))
	mend(&s.Window.Height, usual.Window.Height, within(200, 1<<14))
	return s
}

// Notes encodes the settings for SettingsOf.
func (s Settings) Notes() Notes { return notesFrom(s) }

func isSpeed(s Speed) bool { return oneOf(SlowSpeed, NormalSpeed, FastSpeed, InstantSpeed)(s) }
