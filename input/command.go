package input

// Command is an action that the user asks the program for, whatever key gives it.
type Command uint8

// The commands. CommandCard1 + n chooses the card n places right of the first.
const (
	CommandConfirm Command = iota + 1
	CommandYes             // draw a card, or answer yes
	CommandNo              // do not draw, or answer no
	CommandUndo
	CommandCancel // undo, close or leave; during a press it becomes the gesture Cancel
	CommandPause
	CommandMute
	CommandFullscreen
	CommandLog
	CommandMenu
	CommandShowAgain // show the last events again
	CommandLeft
	CommandRight
	CommandUp
	CommandDown
	CommandNewGame
	CommandQuit
	CommandFaster
	CommandSlower
	CommandRedo
	CommandToStart       // go to the beginning
	CommandToEnd         // go to the end
	CommandJumpBack      // go back by a larger step
	CommandJumpForth     // go forward by a larger step
	CommandHelp          // show the rules
	CommandHint          // show a hint; a stronger one the next time
	CommandHintMove      // show the best next move
	CommandHintTurn      // show the best whole turn
	CommandSettings      // open the settings
	CommandCopy          // copy the visible content as text
	CommandNextFocus     // move the focus to the next button
	CommandPreviousFocus // move the focus to the previous button
	CommandCard1         // choose the first card

	CommandCard2 = CommandCard1 + 1
	CommandCard3 = CommandCard1 + 2
	CommandCard4 = CommandCard1 + 3
	CommandCard5 = CommandCard1 + 4
	CommandCard9 = CommandCard1 + 8
)

// FirstGameCommand + n, n from 0 to 127, is the command of action n of the game on the screen, see Action.
const FirstGameCommand Command = 128
