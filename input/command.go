package input

// Command is what the user wants, whichever key asks for it.
type Command uint8

// The commands. CommandCard1 + n is the card n places right of the first.
const (
	CommandConfirm Command = iota + 1
	CommandYes             // draw a card, or yes
	CommandNo              // do not draw, or no
	CommandUndo
	CommandCancel // undo, close, leave; while something is held it becomes a Cancel
	CommandPause
	CommandMute
	CommandFullscreen
	CommandLog
	CommandMenu
	CommandAgain // show the last events again
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
	CommandHint     // a hint, stronger when asked again
	CommandHintMove // the next move
	CommandHintTurn // the whole turn
	CommandSettings // choose how everything looks, moves and sounds
	CommandCopy     // copy the visible content as text
	CommandNext     // the next button
	CommandPrevious // the button before

	afterCommands
)

// CommandOwn + n, n from 0 to 127, is what action n of the game on the screen asks for, see Action.
const CommandOwn Command = 128
