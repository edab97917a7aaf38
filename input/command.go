package input

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
	CommandHurry // show what others do faster
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
	CommandHint     // help with what to do, stronger help when asked again
	CommandHintMove // the next move
	CommandHintTurn // the whole turn
	CommandPlan     // trying a turn before it is played
	CommandSettings // choose how everything looks, moves and sounds
	CommandCopy     // copy what is shown as a text
	CommandNext     // the next button
	CommandPrevious // the button before

	afterCommands
)
