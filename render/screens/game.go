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

// About is a game as data, before it is open. main lists one for each game.
type About struct {
	Name  string               // lower-case letters, in the history, in slots and in names of files
	Title string               // in sentences and, of the first game, in the window
	Icons func() []image.Image // of the window, for the first game
	Open  func(*Front) Game    // opens the game, once
	Reads func(string) bool    // reports whether a text is a record of the game, sound or not
	Ext   string               // of the records that players save, with the dot; empty for that of the game's name

	// Who may sit at a table, and what is chosen for it beside that, which comes back as Series.Chosen with each deal; the game
	// writes it into its records. The catalogue has two sentences for each computer player, by its key: setup.kind.
	// and history.seat.
	Table  play.SeatRules
	Setup  string // the key of what setting up a table is called
	Cards  bool   // the score counts cards that are left
	Single bool   // a match at a table stands alone: there are no series
	Agreed bool   // who begins is agreed on at the table, and not chosen before

	// What is kept: the slots of unfinished matches, among them store.Table for several players and store.Practice; the filters of the history, the first one shown at first.
	Slots []store.Slot
	Kinds []Kind

	// What players choose for it in the settings, besides what they choose for every game.
	Switches []Switch

	// What keys ask for at its tables besides what they ask for in every game: a table gets it as the command of a gesture.
	Actions []input.Action

	// How it looks: its colour on ribbons; designs of the back of cards, at most store.Backs, none where the game has none.
	Accent color.RGBA
	Backs  []Back
	// What stands for it on the shelf of the start screens.
	Box Box
}

// Switch is a setting of a game that is on or off. Front.IsOn tells which.
type Switch struct {
	Label string                      // the key of what it is called, by which it is stored
	Usual bool                        // for players who have not set it
	Field func(*store.Settings) *bool // where it is stored instead, nil for among store.Settings.Switches
}

// HintSwitch is the switch of a game that offers hints.
func HintSwitch() Switch {
	return Switch{Label: "settings.hints", Field: func(s *store.Settings) *bool { return &s.Help.Hints }}
}

// Back is a design of the back of cards.
type Back struct {
	Key   string // what it is called
	Motif kit.Motif
}

// Earner is a game whose designs of the back but the first are earned.
type Earner interface {
	// EarnedBacks returns the number of designs that the player has earned.
	EarnedBacks() int
}

// Game is what the program asks of a game that is open. The game has the program's own screens by its Front, and leads to
// them from its own.
type Game interface {
	// FirstScreen returns the screen that the game begins with.
	FirstScreen() shell.Screen
	profile.Reader
	// MatchScreen returns the screen of a match at whose table nobody plays yet.
	MatchScreen(m profile.Match) *session.Screen
	// ShowMatch returns the step to an unfinished match, to continue it.
	ShowMatch(k *profile.Kept) shell.Step

	// DoBackgroundWork advances by a tick what the game does in the background.
	DoBackgroundWork()
	// HasPendingWork reports whether there is more background work.
	HasPendingWork() bool
	// ShowFailure shows what could not be read or saved in the game's own words, and reports whether it has any.
	ShowFailure(f profile.Failure) (shown bool)

	// PlayNow begins a game, or goes on with the one that was begun.
	PlayNow() shell.Step
	// RecordFault says what is wrong with the text of a match.
	RecordFault(name string, err error) string

	// RuleBook returns the rule book.
	RuleBook() *Overview
	// Statistics returns the figures of the games so far, for one screen.
	Statistics() Statistics
	// Describe puts a finished game into words, one of thousands in a list.
	Describe(e *store.Entry) Finished

	// DrawHost draws the figure that looks over the edge of a panel.
	DrawHost(w shell.Welcome)
	// DrawInvitation draws the picture of a page of statistics that is still empty.
	DrawInvitation(room geom.Rect)
}

// TableGame is a game that several people can play at a table.
type TableGame interface {
	// SeatName returns the name of a computer player on a seat, from 0, that was given none.
	SeatName(seat int) string
	// SeatFace returns the figure of a seat.
	SeatFace(seat int) kit.Motif
	// DrawPortrait draws the figure of a seat.
	DrawPortrait(seat int, room geom.Rect, alpha float64)
	// ReadTableCode reads the code of a deal for a number of seats, and returns the seat that begins, or what is wrong with it. For the
	// code of a deal for one player it returns what begins that game.
	ReadTableCode(text string, seats int) (starts int, alone func() shell.Step, fault string)
	// PlaySeries begins the next game of a series, on the deal of a code or, if that is empty, on a new one.
	PlaySeries(s play.Series, code string) shell.Step
}
