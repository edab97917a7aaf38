package screens

import (
	"image"

	"dreist/game/keep"
	"dreist/game/play"
	"dreist/game/profile"
	"dreist/game/store"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/shell"
)

// About is what is always the same about a game. The list in main has one for each.
type About struct {
	Name  string               // short, of lower-case letters, as in the history, in slots and in the names of files that are taken out
	Title string               // as in sentences
	Icons func() []image.Image // what the window of a program shows that is named after the game
	Open  func(*Front) Game    // opens the game, once

	Reads func(text string) bool // reports whether a text is a record of the game, sound or not

	// Table tells how many may sit at a table, and which computer players among them. The catalogue has three sentences
	// for each of these: setup.kind., opponent. and history.seat. with its key.
	Table       play.Table
	Cards       bool   // what is scored are cards that are left
	ExampleCode string // a code as it may look, empty where deals have none
	Kinds       []Kind // which finished games can be chosen, the first choice first

	Modes []store.Slot           // in which there may be unfinished matches, each by its slot; store.Table for games of several, store.Practice to practise
	Notes map[string]store.Merge // its notes of which another copy of the program may not undo everything

	Backs   []Back    // the designs of the back of its cards, at most store.Backs; none where it has no cards of its own
	Pattern kit.Motif // the cloth beside its table: a square tile, white; nil for nothing

	// The keys of what the game calls setting up a table, and all it remembers beside settings and games.
	Setup, Progress string
}

// Back is a design of the back of cards.
type Back struct {
	Key   string // what it is called
	Motif kit.Motif
}

// Game is what the program asks of a game that is open. The game has the program's own screens by its Front, and leads to
// them from its own.
type Game interface {
	// Start returns the screen that the game begins with.
	Start() shell.Screen
	// ShowMatch returns the step to an unfinished match, to be played on.
	ShowMatch(k *keep.Kept) shell.Step
	keep.Game

	// Work lets a tick pass for what the game does in the background; Pending reports whether there is more of it.
	Work()
	Pending() bool
	// TellFailure has the player read what could not be read or saved where the game has words of its own for it; it
	// reports whether it has.
	TellFailure(f profile.Failure) bool

	// PlayNow begins a game, or goes on with the one that was begun.
	PlayNow() shell.Step
	// PlayCode begins a game on the deal of a code, or says what is wrong with it.
	PlayCode(text string) (step shell.Step, fault string)
	// LookBack returns the step to a finished game by the text of its match, or says what is wrong with that. It was chosen
	// from the history where no screens are named, else it is a file that comes while these are open, the topmost last.
	LookBack(name, text string, open []shell.Screen) (step shell.Step, fault string)

	// SeatName returns what a computer player on a seat, from 0, is called that was given no name; DrawPortrait draws who
	// stands for the seat.
	SeatName(seat int) string
	DrawPortrait(seat int, room geom.Rect, alpha float64)
	// TableCode reads the code of a deal for a table of that many seats: the seat that begins, or what is wrong with it.
	TableCode(text string, seats int) (starts int, fault string)
	// PlaySeries begins the next game of a series, on the deal of a code or, where that is empty, on a new one.
	PlaySeries(s play.Series, code string) shell.Step

	// Help returns the rules at a glance over a screen, or what explains a refusal that is told there.
	Help(over shell.Screen) Help
	// Book returns the rule book in the language that is spoken.
	Book() Book
	// Statistics returns the screen that the finished games and the data lead back to.
	Statistics() shell.Screen
	// Describe returns what puts the entries of one list into words. Thousands of them share few sentences.
	Describe() func(e *store.Entry) Finished

	// Welcome draws who looks over the edge of a panel, DrawInvitation what invites to play where nothing is to be told yet.
	Welcome(w shell.Welcome)
	DrawInvitation(room geom.Rect)
}
