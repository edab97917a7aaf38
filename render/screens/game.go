package screens

import (
	"image"
	"image/color"

	"dreist/game/play"
	"dreist/game/profile"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/session"
	"dreist/render/shell"
)

// GameInfo is the description of a game as data, before it is opened. main lists one for each game.
type GameInfo struct {
	Name            string                  // lower-case letters, for history, slots and file names
	Title           string                  // for sentences and, for the first game, the window
	Icons           func() []image.Image    // icons of the window, for the first game; nil for other games
	Open            func(*GameScreens) Game // opens the game; called once
	IsRecord        func(string) bool       // reports whether a text is a record of the game, valid or not
	IsNewer         func(string) bool       // reports whether a text is a record of a newer version of the program
	RecordExtension string                  // extension of exported records, with the dot; empty for the usual one

	// SeatRules are the seats of a table and its options. The chosen values return as Series.Choices with each deal, and the game writes
	// them into its records. Each computer player has two texts, with the keys setup.kind. and history.seat. before its own.
	SeatRules       play.SeatRules
	SetupTitleKey   string // text key of the title for setting up a table
	CountsCards     bool   // the score counts remaining cards
	HasNoSeries     bool   // a match at a table stands alone: there are no series
	AgreesOnStarter bool   // the players agree at the table who starts, instead of choosing before

	// Slots are the slots of unfinished matches, among them store.TableSlot for several players and store.PracticeSlot. Filters are those
	// of the history, the default first.
	Slots   []store.Slot
	Filters []HistoryFilter

	// AddCounts adds what the summary of a finished match of a mode of SlotMode has besides its facts and its day; may be nil.
	AddCounts func(counts map[string]int, m profile.Match)

	// Switches are the game's own settings.
	Switches []GameSetting

	// KeyActions are the game's own key commands, which a table gets as the command of a gesture.
	KeyActions []input.Action

	// AccentColor is the game's colour on ribbons. CardBacks are its card backs, at most store.BackCount, empty for a game without a
	// choice.
	AccentColor color.RGBA
	CardBacks   []CardBack
	// Box is the game's box on the shelf of the start screens.
	Box GameBox
}

// GameSetting is a setting of a game that is on or off, see GameScreens.IsSwitchOn.
type GameSetting struct {
	LabelKey      string                      // text key of its name, by which it is also stored
	Default       bool                        // the value for players who have not set it
	SettingsField func(*store.Settings) *bool // returns where it is stored; nil for store.Settings.Switches
}

// HintSwitch returns the switch for games that offer hints.
func HintSwitch() GameSetting {
	return GameSetting{LabelKey: "settings.hints", SettingsField: func(s *store.Settings) *bool { return &s.Help.OffersHints }}
}

// CardBack is a design of the back of the cards.
type CardBack struct {
	NameKey string // text key of its name
	Motif   kit.Motif
}

// Game is an open game, as the program uses it. It opens the program's own screens through its GameScreens.
type Game interface {
	// FirstScreen returns the start screen of the game.
	FirstScreen() shell.Screen
	profile.MatchReader
	// MatchScreen returns a screen with a match of a slot, empty for a match from elsewhere, before anything is played on it.
	MatchScreen(m profile.Match, of store.Slot) *session.Screen

	// ShowFailure shows a failure in the game's own words and reports true, or returns false if it has none for it.
	ShowFailure(f profile.Failure) (shown bool)

	// StartOrContinueMatch starts a match, or continues the unfinished one.
	StartOrContinueMatch() shell.Navigation
	// RecordFault returns the text about an error in a record; name is the file name.
	RecordFault(name string, err error) string

	// Statistics returns the statistics of all matches, for one visit.
	Statistics() Statistics
	// DescribeMatch returns the game's own description of a finished match, see GameScreens.Describe. It is called for thousands in a row.
	DescribeMatch(e *store.HistoryEntry) MatchDescription

	// DrawHost draws the figure that looks over the edge of a panel, if there is one.
	DrawHost(w shell.HostView)
	// DrawInvitation draws the picture on an empty statistics page.
	DrawInvitation(room geom.Rect)
}

// BackgroundWork is work that an open game does in every tick, whatever screen is shown.
type BackgroundWork interface {
	// Update does the work that is due.
	Update()
	// IsPending reports whether anything is due.
	IsPending() bool
}

// TableGame is a game that several people can play at a table.
type TableGame interface {
	// SeatName returns the name of an unnamed computer player on a seat, from 0.
	SeatName(seat int) string
	// SeatFace returns the figure of a seat.
	SeatFace(seat int) kit.Motif
	// DrawPortrait draws the figure of a seat.
	DrawPortrait(seat int, room geom.Rect, alpha float64)
	// ReadTableCode reads the code of a deal for a number of seats. It returns the seat that starts, or in fault what is wrong with the
	// code. For the code of a match for one player it returns alone, which starts that match.
	ReadTableCode(text string, seats int) (starts int, alone func() shell.Navigation, fault string)
	// StartSeriesMatch starts the next match of a series, on the deal of a code or, if that is empty, a new one.
	StartSeriesMatch(s play.Series, code string) shell.Navigation
}
