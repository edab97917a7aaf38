package tabletop

import "dreist/input"

// Attempt is what a person is about to do at a table with a guide, which may take it: see Answer. M is a move of the game, C a card
// and P a place where one can be aimed.
type Attempt[M any, C, P comparable] struct {
	Kind    AttemptKind
	Gesture input.Gesture
	Button  ButtonID
	Move    M
	Card    C
	To      P
}

// AttemptKind is the kind of an attempt.
type AttemptKind uint8

const (
	TryGesture  AttemptKind = iota // any gesture but a command, before it is interpreted
	TryCommand                     // of a Gesture
	TryPress                       // of a Button
	TryPlay                        // of a Move
	TryPickUp                      // of a Card that the overlay offers
	TryDrop                        // of such a Card; it returns home
	TryRefused                     // of a Card that cannot go To its aim; the table says why
	TryDiscard                     // of a Card; the table may ask for confirmation
	TryTakeBack                    // of the last move
)

// Answer is a guide's answer to an attempt.
type Answer bool

const (
	NotHandled Answer = false // the table acts as without a guide
	Handled    Answer = true  // the guide has handled or refused it
)

// EveryTick returns after how many ticks something that moves changes the picture: 1, or 0 for something that rests for good.
func EveryTick(moves bool) int {
	if moves {
		return 1
	}
	return 0
}

// RunKeys returns the keys that run or pause a demonstration. A controller has no button for Pause, but one for Draw.
func RunKeys() Keys { return Keys{input.CommandPause, input.CommandDraw} }
