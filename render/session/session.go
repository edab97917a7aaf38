// Package session keeps a match on the screen: its table with the list of turns beside it in a look back, the menu, the curtain, the end,
// hints, and the ways from a match to a look back on it, from there into practice, and to where leaving leads. What lies on a
// table, and how a match is begun, is the game's.
package session

import (
	"io"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/game/profile"
	"dreist/game/rulebook"
	"dreist/input"
	"dreist/render/kit"
	"dreist/render/panel"
	"dreist/render/shell"
	"dreist/render/tabletop"
	"dreist/render/target"
)

// Screen is a match on the screen, played or looked back on.
type Screen struct {
	Context *shell.Context
	Canvas  *kit.Canvas
	Program Program
	Table   Table

	// How the screen was reached, and so where leaving it leads.
	Kept           *profile.Kept // nil where nobody keeps the match
	ID             string        // in the history, of a match that is looked back on
	Review         bool          // the match is looked back on
	Practice       bool          // the match is one to practise
	Lesson         bool          // the match is an example or the first game
	Origin         Origin
	ReviewedScreen *Screen // whose match is looked back on here, nil where it comes from elsewhere

	// What the game says and does here, nil for what it does not have and its table does not ask for.
	Title         func() string                                             // of the window
	New           func() shell.Step                                         // leads to another match of the same kind
	NextPerson    func() (seat int, name string)                            // who has to take the screen
	Curtain       func() []panel.Item                                       // what the game shows in the curtain; a button may close it and so let somebody else look
	End           func() shell.Screen                                       // tells how the match has ended
	Replay        func(record string, at int, from Origin) (*Screen, error) // looks back on a match after so many moves
	Guide         func(away string) Guide                                   // leads through a look back, from which a button leads away
	Practise      func(moves int, again bool) (*Screen, error)              // goes on after so many moves of the match, or deals its cards again
	Adviser       Adviser
	Analyse       func() shell.Step                   // tells what the moves were worth
	Moments       Moments                             // of a match that is looked back on, nil in play
	Turns         func() []panel.Turn                 // of the match
	Picture       func(w io.Writer) error             // of that moment, as a PNG
	AnswerRequest func(r tabletop.Request) shell.Step // does what only tables of the game ask for
	Begin         func() panel.Button                 // of the menu: what may begin anew instead of a new match
	Offers        func() []panel.Item                 // of the menu: what the game adds
	IsGuided      func() bool                         // somebody but the adviser leads through what is shown, so that there is no looking back

	IsEndShown bool // the end of the match has been told
	Unsaved    bool // something cannot be saved, as long as that is so

	advised bool // an analysis has said something of the moments looked back on
	list    turnList
}

// Table is the table of a game, on which a match lies: see tabletop.Table.
type Table interface {
	// PlayedMatch returns the match on the table.
	PlayedMatch() tabletop.PlayedMatch
	// Handle does what a gesture asks for.
	Handle(g input.Gesture)
	// TakeRequests returns what the table has asked of the screen since the last call.
	TakeRequests() []tabletop.Request
	// Tick advances by a tick; below a panel only little continues.
	Tick(top bool)
	// NeedsTick reports whether something moves.
	NeedsTick(top bool) bool
	// Enter is called when the table comes to the top, each time.
	Enter()
	// HandleCover is called when something comes over the table: it releases what is held.
	HandleCover()
	// EndMotion ends what moves, before the match is shown on another screen.
	EndMotion()
	// Refresh follows the window, the language, the settings, and whether something cannot be saved.
	Refresh()
	// RaiseCurtain shows the player who has taken the screen their cards.
	RaiseCurtain()
	// Description describes the table for screen readers.
	Description() string
	// Explanation returns the rule behind the refusal that is shown, if there is one.
	Explanation() (e rulebook.Explanation, ok bool)
	// TakeStale reports once whether the picture has to be drawn again.
	TakeStale() (wasStale bool)
	// Draw draws the table.
	Draw(c *kit.Canvas)
	// DrawHeld draws what is held, over the list of turns.
	DrawHeld(c *kit.Canvas)
	// Targets appends what can be pressed now.
	Targets(dst []target.Target) []target.Target
	// Pointer returns the pointer's shape for its position.
	Pointer() ebiten.CursorShapeType
	shell.Arriver
	shell.HostLender
	shell.Mover
	shell.Sleeper
	shell.TipProvider
}

// Adviser helps the player. What it says and shows is at the table.
type Adviser interface {
	// GiveHint gives a hint of a strength.
	GiveHint(s tabletop.HintStrength)
	// EndHint ends the hint.
	EndHint()
}

// Program is what the program does for a screen.
type Program interface {
	// PauseMenu returns the menu over a match.
	PauseMenu(s *Screen) shell.Screen
	// Curtain returns the screen that asks a player to take their seat. shown returns what the game shows there.
	Curtain(seat int, name string, shown func() []panel.Item, escape, raise func() shell.Step) shell.Screen
	// ShowHelp returns the step to the rule book.
	ShowHelp(over shell.Screen) shell.Step
	// ShowNotice shows a sentence of the catalogue below a title.
	ShowNotice(title, key string)
	// Losses returns what would be lost if the program ended now.
	Losses() []profile.Failure
	// SaveAgain tries once more to save what could not be saved.
	SaveAgain()
	// RecordExtension returns the extension of files with records.
	RecordExtension() string
	// ExportFile asks the player for a file with an extension and writes it; key is the sentence that confirms it.
	ExportFile(ending, key string, write func(io.Writer) error)
}

// TableOf returns the table of a screen, if it has one of a type.
func TableOf[T Table](s shell.Screen) (t T, ok bool) {
	on, ok := s.(*Screen)
	if ok {
		t, ok = on.Table.(T)
	}
	return t, ok
}

// New returns the screen of a table at which nobody plays yet.
func New(c *shell.Context, canvas *kit.Canvas, p Program, t Table) *Screen {
	return &Screen{Context: c, Canvas: canvas, Program: p, Table: t}
}
