package input

import "fmt"

// Command is what a person wants, whichever key says it.
type Command uint8

// The commands. CommandCard1 + n is the card n places to the right of the first.
const (
	CommandEndTurn Command = iota + 1
	CommandDraw            // draw a card, or yes
	CommandDecline         // do not draw, or no
	CommandUndo
	CommandCancel // put back, close, leave; while something is held it becomes the gesture Cancel instead
	CommandPause
	CommandMute
	CommandFullscreen
	CommandLog
	CommandMenu
	CommandAgain // show what just happened once more
	CommandCard1
	CommandCard2
	CommandCard3
	CommandCard4
	CommandCard5
	CommandCard6
	CommandCard7
	CommandCard8
	CommandCard9
	CommandLeft
	CommandRight
	CommandUp
	CommandDown
	CommandNewGame
	CommandQuit
	CommandFaster
	CommandSlower
	CommandRedo
	CommandFirst    // to the beginning
	CommandLast     // to the end
	CommandBack     // a larger step back
	CommandForth    // a larger step forth
	CommandHelp     // the rules at a glance
	CommandWhy      // the same by a sign that a field would write instead
	CommandHint     // help with what to do
	CommandCopy     // copy what is shown as a text
	CommandNext     // the next button
	CommandPrevious // the button before
)

// String returns the command in plain English.
func (i Command) String() string {
	if i >= CommandCard1 && i <= CommandCard9 {
		return fmt.Sprintf("card %d", 1+i-CommandCard1)
	}
	return name(commandTexts[:], uint8(i), "command")
}

// name returns the name of a value, or of what kind it is and its number where it has none.
func name(names []string, value uint8, kind string) string {
	if int(value) < len(names) && names[value] != "" {
		return names[value]
	}
	return fmt.Sprintf("%s %d", kind, value)
}

var commandTexts = [...]string{
	CommandEndTurn:    "end turn",
	CommandDraw:       "draw",
	CommandDecline:    "decline",
	CommandUndo:       "undo",
	CommandRedo:       "redo",
	CommandHint:       "hint",
	CommandCopy:       "copy",
	CommandCancel:     "cancel",
	CommandPause:      "pause",
	CommandMute:       "mute",
	CommandFullscreen: "fullscreen",
	CommandLog:        "log",
	CommandMenu:       "menu",
	CommandAgain:      "again",
	CommandLeft:       "left",
	CommandRight:      "right",
	CommandUp:         "up",
	CommandDown:       "down",
	CommandNewGame:    "new game",
	CommandQuit:       "quit",
	CommandFaster:     "faster",
	CommandSlower:     "slower",
	CommandFirst:      "first",
	CommandLast:       "last",
	CommandBack:       "back",
	CommandForth:      "forth",
	CommandHelp:       "help",
	CommandWhy:        "why",
	CommandNext:       "next",
	CommandPrevious:   "previous",
}
