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
	"dreist/render/tabletop/request"
	"dreist/render/target"
)

// Screen is a match on the screen, played or looked back on.
type Screen struct {
	Context *shell.Context
	Canvas  *kit.Canvas
	Program Program
	Table   Table

	// How the screen was reached, and so where leaving it leads.
	Kept     *profile.Kept // nil where nobody keeps the match
	ID       string        // in the history, of a match that is looked back on
	Review   bool          // the match is looked back on
	Practice bool          // the match is one to practise
	Lesson   bool          // the match is an example or the first game
	Origin   Origin
	Below    *Screen // whose match is looked back on here, nil where it comes from elsewhere

	// What the game says and does here, nil for what it does not have and its table does not ask for.
	Title    func() string                                             // of the window
	New      func() shell.Step                                         // leads to another match of the same kind
	Next     func() (seat int, name string)                            // who has to take the screen
	Curtain  func() []panel.Item                                       // what the game shows in the curtain; a button may close it and so let somebody else look
	End      func() shell.Screen                                       // tells how the match has ended
	Past     func(record string, at int, from Origin) (*Screen, error) // looks back on a match after so many moves
	Guide    func(away string) Guide                                   // leads through a look back, from which a button leads away
	Practise func(moves int, again bool) (*Screen, error)              // goes on after so many moves of the match, or deals its cards again
	Adviser  Adviser
	Analyse  func() shell.Step                  // tells what the moves were worth
	Moments  Moments                            // of a match that is looked back on, nil in play
	Turns    func() []panel.Turn                // of the match
	Picture  func(w io.Writer) error            // of that moment, as a PNG
	Own      func(r request.Request) shell.Step // does what only tables of the game ask for
	Begin    func() panel.Button                // of the menu: what may begin anew instead of a new match
	Offers   func() []panel.Item                // of the menu: what the game adds
	Guided   func() bool                        // somebody but the adviser leads through what is shown, so that there is no looking back

	Told    bool // the end of the match has been told
	Unsaved bool // something cannot be saved, as long as that is so

	advised bool // an analysis has said something of the moments looked back on
	list    turnList
}

// Table is the table of a game, on which a match lies: see tabletop.Table.
type Table interface {
	Played() tabletop.Played
	// Handle does what a gesture asks for, and TakeRequests returns once what that asks of the screen.
	Handle(g input.Gesture)
	TakeRequests() []request.Request
	// Tick advances by a tick; below a panel only little goes on. Busy reports whether something moves.
	Tick(top bool)
	Busy(top bool) bool
	// Enter takes the table up, for the first time or again; Cover lets go of what is held, as something comes over it;
	// Interrupt ends what moves, before the match is shown on another screen.
	Enter()
	Cover()
	Interrupt()
	// Refresh follows the window, the language, the settings, and whether something cannot be saved.
	Refresh()
	// RaiseCurtain shows who has taken the screen their cards.
	RaiseCurtain()
	// Read describes the table for screen readers, and Explanation returns what explains the refusal that is shown, if anything does.
	Read() string
	Explanation() (e rulebook.Explanation, ok bool)
	// TakeStale reports once whether something looks different. DrawHeld draws what is held, over the list of turns.
	TakeStale() bool
	Draw(c *kit.Canvas)
	DrawHeld(c *kit.Canvas)
	Targets(dst []target.Target) []target.Target
	Pointer() ebiten.CursorShapeType
	shell.Arriver
	shell.HostLender
	shell.Mover
	shell.Sleeper
	shell.TipProvider
	shell.ToastRoomer
}

// Adviser helps who plays. What it says and shows is at the table.
type Adviser interface {
	Hint(s request.Strength)
	PutAway() // ends a hint
}

// Program is what the program does for a screen.
type Program interface {
	Pause(s *Screen) shell.Screen
	Curtain(seat int, name string, shown func() []panel.Item, escape, raise func() shell.Step) shell.Screen
	ShowHelp(over shell.Screen) shell.Step
	TellOf(title, key string)
	Losses() []profile.Failure
	SaveAgain()
	RecordExt() string
	TakeOut(ending, key string, write func(io.Writer) error)
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
