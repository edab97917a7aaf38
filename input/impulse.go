package input

import "fmt"

// Impulse is what a person wants, whichever key says it.
type Impulse uint8

// The impulses. ImpulseCard1 + n is the card n places to the right of the first.
const (
	ImpulseEndTurn Impulse = iota + 1
	ImpulseDraw            // draw a card, or yes
	ImpulseDecline         // do not draw, or no
	ImpulseUndo
	ImpulseCancel // put back, close, leave; while something is held it becomes the gesture Cancel instead
	ImpulsePause
	ImpulseMute
	ImpulseFullscreen
	ImpulseLog
	ImpulseMenu
	ImpulseAgain // show what just happened once more
	ImpulseCard1
	ImpulseCard2
	ImpulseCard3
	ImpulseCard4
	ImpulseCard5
	ImpulseCard6
	ImpulseCard7
	ImpulseCard8
	ImpulseCard9
	ImpulseLeft
	ImpulseRight
	ImpulseUp
	ImpulseDown
	ImpulseNewGame
	ImpulseQuit
	ImpulseFaster
	ImpulseSlower
	ImpulseRedo
	ImpulseFirst    // to the beginning
	ImpulseLast     // to the end
	ImpulseBack     // a larger step back
	ImpulseForth    // a larger step forth
	ImpulseHelp     // the rules at a glance
	ImpulseWhy      // the same by a sign that a field would write: why was that refused?
	ImpulseHint     // help with what to do
	ImpulseCopy     // copy what is shown as a text
	ImpulseNext     // the next button
	ImpulsePrevious // the button before
)

// String returns the impulse in plain English.
func (i Impulse) String() string {
	if int(i) < len(impulseTexts) && i != 0 {
		return impulseTexts[i]
	}
	return fmt.Sprintf("impulse %d", uint8(i))
}

var impulseTexts = [...]string{
	ImpulseEndTurn:    "end turn",
	ImpulseDraw:       "draw",
	ImpulseDecline:    "decline",
	ImpulseUndo:       "undo",
	ImpulseRedo:       "redo",
	ImpulseHint:       "hint",
	ImpulseCopy:       "copy",
	ImpulseCancel:     "cancel",
	ImpulsePause:      "pause",
	ImpulseMute:       "mute",
	ImpulseFullscreen: "fullscreen",
	ImpulseLog:        "log",
	ImpulseMenu:       "menu",
	ImpulseAgain:      "again",
	ImpulseCard1:      "card 1",
	ImpulseCard2:      "card 2",
	ImpulseCard3:      "card 3",
	ImpulseCard4:      "card 4",
	ImpulseCard5:      "card 5",
	ImpulseCard6:      "card 6",
	ImpulseCard7:      "card 7",
	ImpulseCard8:      "card 8",
	ImpulseCard9:      "card 9",
	ImpulseLeft:       "left",
	ImpulseRight:      "right",
	ImpulseUp:         "up",
	ImpulseDown:       "down",
	ImpulseNewGame:    "new game",
	ImpulseQuit:       "quit",
	ImpulseFaster:     "faster",
	ImpulseSlower:     "slower",
	ImpulseFirst:      "first",
	ImpulseLast:       "last",
	ImpulseBack:       "back",
	ImpulseForth:      "forth",
	ImpulseHelp:       "help",
	ImpulseWhy:        "why",
	ImpulseNext:       "next",
	ImpulsePrevious:   "previous",
}
