// Package session is the screen of a match: its table, in a look back with the list of turns, the menu, the curtain, the end and hints; and
// the ways from a match to a look back, from there to practice, and back to where the screen was opened. The game supplies the table and
// starts the match.
package session

import (
	"io"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/game/profile"
	"dreist/game/rulebook"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/kit"
	"dreist/render/panel"
	"dreist/render/shell"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/render/target"
)

// Screen is a match on the screen, played or looked back on.
type Screen struct {
	Context *shell.Context
	Canvas  *kit.Canvas
	Program Program
	Table   // its methods are the screen's where the screen has none of its own

	// How the screen was opened, which decides where leaving it leads.
	StoredMatch    *profile.StoredMatch // nil if the match is not saved
	ID             string               // in the history, for a match that is looked back on
	IsReplay       bool                 // the match is looked back on
	IsPractice     bool                 // the match is practice and does not count
	IsLessonTable  bool                 // the match is an example or the first game
	Origin         Origin               // where the screen was opened
	replayedScreen *Screen              // the screen whose match is looked back on here, nil if the match comes from elsewhere

	// The functions of the game, nil if it does not have them and its table does not ask for them.
	Title         func() string                                                            // the title of the window
	NewMatch      func() shell.Navigation                                                  // opens another match of the same kind
	NextPerson    func() (seat int, name string)                                           // returns the person who has to take the screen
	Curtain       func() []panel.Item                                                      // returns the game's items on the curtain; a button may close the curtain to let another person look
	EndScreen     func() shell.Screen                                                      // returns the panel at the end of the match
	NewReplay     func(record string, of store.Slot, at int, from Origin) (*Screen, error) // opens a look back on a match of a slot, at the moment after a number of moves
	Guide         func(away string) Guide                                                  // returns the guide for a look back; away is the label key of the button that leads back
	Practise      func(moves int, again bool) (*Screen, error)                             // opens a match that continues after a number of moves or, if again, deals the same cards
	Teach         func()                                                                   // lets the guide of the first game lead at the table
	Adviser       Adviser
	Analyse       func() shell.Navigation                   // opens the analysis of the match
	moments       Guide                                     // the match that is looked back on, nil in play
	Turns         func() []panel.Turn                       // returns the turns of the match
	AnswerRequest func(r tabletop.Request) shell.Navigation // handles requests of this game only
	RestartKey    string                                    // label key of the menu's button that starts something other than a NewMatch
	Restart       func() shell.Navigation                   // what that button does
	MenuItems     func() []panel.Item                       // returns the game's additional items of the menu
	IsGuided      func() bool                               // reports whether a guide other than the adviser is active, so that there is no look back

	IsEndShown bool // the panel at the end has been shown
	HasUnsaved bool // something cannot be saved at the moment

	advised bool // an analysis has set its advice on the moments
	list    turnList
}

// Table is the table of a game, on which a match lies: see tabletop.Table.
type Table interface {
	PlayedMatch() tabletop.PlayedMatch
	Handle(g input.Gesture)
	TakeRequests() []tabletop.Request
	Tick(top bool)
	NeedsTick(top bool) bool
	Enter()
	HandleCover()
	// AnimateDeal shows how the match on the table is dealt.
	AnimateDeal()
	EndMotion()
	Fit(f stage.Frame, speed stage.Speed, settings store.Settings, hasUnsaved bool)
	// Refresh applies the other settings.
	Refresh()
	RaiseCurtain()
	// Description describes the table for screen readers.
	Description() string
	Explanation() (e rulebook.Explanation, ok bool)
	TakeStale() (wasStale bool)
	Draw(c *kit.Canvas)
	Freeze(prompt string) (thaw func())
	DrawHeld(c *kit.Canvas)
	Targets(dst []target.Target) []target.Target
	Pointer() ebiten.CursorShapeType
	shell.ArrivingScreen
	shell.HostLender
	shell.MotionReporter
	shell.WakingScreen
	shell.TipProvider
}

// Adviser gives hints at the table.
type Adviser interface {
	// GiveHint gives a hint of a strength; 0 for the next stronger one.
	GiveHint(s tabletop.HintStrength)
	// EndHint ends the hint.
	EndHint()
}

// Program is the part of the program that a screen uses.
type Program interface {
	// PauseMenu returns the menu over a match.
	PauseMenu(s *Screen) shell.Screen
	// CurtainScreen returns the screen that asks a player to take their seat. shown returns the game's items on it.
	CurtainScreen(seat int, name string, shown func() []panel.Item, escape, raise func() shell.Navigation) shell.Screen
	// ShowHelp opens the rule book over a screen, at the rule behind a refusal that is shown there.
	ShowHelp(over shell.Screen) shell.Navigation
	// ShowNotice shows a text below a title, by their text keys.
	ShowNotice(title, key string)
	// UnsavedChanges returns the changes that would be lost if the program ended now.
	UnsavedChanges() []profile.Failure
	// SaveAgain tries again to save unsaved changes.
	SaveAgain()
	// RecordExtension returns the file name extension of records.
	RecordExtension() string
	// ExportFile asks the player for a file name with the extension ending and writes the file; key is the text that confirms it.
	ExportFile(ending, key string, write func(io.Writer) error)
}

// TableOf returns the table of a screen as a T; ok is false if the screen has no such table.
func TableOf[T Table](s shell.Screen) (t T, ok bool) {
	on, ok := s.(*Screen)
	if ok {
		t, ok = on.Table.(T)
	}
	return t, ok
}
