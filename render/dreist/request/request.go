// Package request names what a table, or the guide at it, asks of the program around it.
package request

// Request is one thing that is asked.
type Request struct {
	Kind   Kind
	Number int    // of Example: which
	Rule   string // of Rule: the citation
}

// Kind is what is asked.
type Kind uint8

const (
	Menu Kind = iota + 1
	Log
	Mute
	End // the game is over and its end has been shown
	Rematch
	Escape   // the player wants to get away from what is shown
	Review   // the player wants to look back
	Analysis // the player wants to know what the moves of the match were worth
	Back     // what the table was opened for is over
	Branch   // the player wants to go on from the moment shown, to practise
	Record   // the game that is looked back on is to become a file
	Picture  // so is the picture of the moment
	Help     // the rules at a glance or, where a refusal is told, what explains it
	Save     // what is not saved is to be saved, and the player told what keeps it from that
	Curtain  // the next person has to take the screen

	Hint     // help with what to do, stronger help when asked again
	HintMove // which move to make
	HintTurn // how to play the whole turn
	Plan     // a turn is to be tried before it is played

	Fitting       // cards that fit are to be marked
	NoFitting     // or not
	MissedFitting // it was asked whether they are, and nobody answered

	Examples // all of them
	Example  // another one in the place of this
	Rule     // the rule book at a citation

	LeavePuzzle
	NextPuzzle
	CopyCode
	KeepSolved // the puzzle is solved
	EndRush    // its time is up
)
