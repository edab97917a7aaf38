package screens

import (
	"dreist/game/play"
	"dreist/game/profile"
	"dreist/game/store"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/shell"
)

// About is what is always the same about a game.
type About struct {
	Title string // as in its sentences
	Name  string // short, as in the history and in the names of files that are taken out
	// Table tells how many may sit at a table, and which computer players among them. The catalogue has three sentences
	// for each of these: setup.kind., opponent. and history.seat. with its key.
	Table       play.Table
	Cards       bool         // what is scored are cards that are left
	ExampleCode string       // a code as it may look, empty where deals have none
	Kinds       []Kind       // which finished games can be chosen, the first choice first
	Slots       []store.Slot // where unfinished games may lie
	Backs       []Back       // the designs of the back of its cards, at most store.Backs; none where it has no cards of its own

	// The keys of what the game calls setting up a table, and all it remembers beside settings and games.
	Setup, Progress string
}

// Back is a design of the back of cards.
type Back struct {
	Key   string // what it is called
	Motif kit.Motif
}

// Game is what the screens ask of the game that has them.
type Game interface {
	// About tells what is always the same about the game.
	About() About
	// SeatName returns what a computer player on a seat, from 0, is called that was given no name.
	SeatName(seat int) string
	// DrawPortrait draws who stands for a seat, from 0.
	DrawPortrait(seat int, room geom.Rect, alpha float64)
	// TableCode reads the code of a deal for a table of that many seats: the seat that begins, or what is wrong with it.
	TableCode(text string, seats int) (starts int, fault string)
	// TableBegun returns the unfinished game at a table, nil where there is none.
	TableBegun() *Begun
	// PlaySeries begins the next game of a series, on the deal of a code or, where that is empty, on a new one.
	PlaySeries(s play.Series, code string) shell.Step
	// PlayCode begins a game on the deal of a code, or says what is wrong with it.
	PlayCode(text string) (step shell.Step, fault string)
	// DrawInvitation draws what invites to play where nothing is to be told yet.
	DrawInvitation(room geom.Rect)
	// PlayNow begins a game, or goes on with the one that was begun.
	PlayNow() shell.Step
	// Statistics returns the screen that the finished games and the data lead back to.
	Statistics() shell.Screen
	// Practice returns how to go on with the practice game that was begun, nil where there is none.
	Practice() func() shell.Step
	// Copied copies what is to be seen as text and returns the step that tells so.
	Copied(text string) shell.Step
	// Describe returns what puts the entries of one list into words. Thousands of them share few sentences.
	Describe() func(e *store.Entry) Finished
	// LookBack returns the step to a finished game by the text of its match, or says what is wrong with that. It was chosen
	// from the history where no screens are named, else it is a file that comes while these are open, the topmost last.
	LookBack(name, text string, open []shell.Screen) (step shell.Step, fault string)
	// Book returns the rule book in the language that is spoken.
	Book() Book
	// TellFailure has the player read what could not be read or saved where the game has words of its own for it; it
	// reports whether it has.
	TellFailure(f profile.Failure) bool
}
