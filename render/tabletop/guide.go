package tabletop

import (
	"dreist/input"
	"dreist/render/kit"
)

// Guide is a helper that takes over a table: a hint, an example, the first game. It fills an overlay and can intercept the
// player's attempts. Embed BaseGuide to implement only some methods. M is a move and E an event.
type Guide[M, E any] interface {
	// FillOverlay fills in the guide's marks, texts and buttons.
	FillOverlay(o *Overlay)
	// Draw draws what an overlay cannot contain, below the buttons.
	Draw(e *kit.Canvas)
	// HandleAttempt handles an attempt or leaves it to the table. The move of an attempt may be illegal.
	HandleAttempt(a Attempt[M]) Handling
	// HandleEvent is called for an event of the match when its animation begins.
	HandleEvent(e E)
	// IsLocked reports whether the player to move may do nothing at the moment.
	IsLocked() bool
	// SpokenLines returns more lines for screen readers, in addition to the prompt and the box.
	SpokenLines() []string
	// Tick advances by a tick and reports whether the picture changed.
	Tick() (changed bool)
	// TicksUntilChange returns the number of ticks until the picture changes: 1 during an animation, 0 for never.
	TicksUntilChange() int
}

// BaseGuide is a guide that does nothing.
type BaseGuide[M, E any] struct{}

func (BaseGuide[M, E]) FillOverlay(*Overlay)              {}
func (BaseGuide[M, E]) Draw(*kit.Canvas)                  {}
func (BaseGuide[M, E]) HandleAttempt(Attempt[M]) Handling { return NotHandled }
func (BaseGuide[M, E]) HandleEvent(E)                     {}
func (BaseGuide[M, E]) IsLocked() bool                    { return false }
func (BaseGuide[M, E]) SpokenLines() []string             { return nil }
func (BaseGuide[M, E]) Tick() (changed bool)              { return false }
func (BaseGuide[M, E]) TicksUntilChange() int             { return 0 }

// Attempt is an action of the player that a guide can intercept, see Handling. M is a move.
type Attempt[M any] struct {
	Kind    AttemptKind
	Gesture input.Gesture
	Button  ButtonID
	Move    M
	Card    Card
	Aim     Aim
}

// AttemptKind is the kind of an attempt.
type AttemptKind uint8

const (
	TryGesture  AttemptKind = iota // any gesture but a command, before it is interpreted
	TryCommand                     // the command of a Gesture
	TryPress                       // a press on a Button
	TryPlay                        // a Move
	TryPickUp                      // picking up a Card that the overlay offers
	TryDrop                        // dropping such a Card, which then returns home
	TryRefused                     // dropping a Card where it may not go; the table explains why
	TryDiscard                     // discarding a Card; the table may ask for confirmation
	TryTakeBack                    // undoing the last move
)

// Handling is the reaction of a guide to an attempt.
type Handling bool

const (
	NotHandled Handling = false // the table goes on as without a guide
	Handled    Handling = true  // the guide has handled or refused the attempt
)

// NextTickIf returns the ticks until the next change: 1 during an animation, else 0 for never.
func NextTickIf(moves bool) int {
	if moves {
		return 1
	}
	return 0
}

// DemoKeys returns the keys that start or pause a demonstration; a controller has no pause button, so its yes button does.
func DemoKeys() ButtonKeys { return ButtonKeys{input.CommandPause, input.CommandYes} }
