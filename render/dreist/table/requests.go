package table

// Request is what a table, or the guide at it, asks of the program around it.
type Request struct {
	Kind   RequestKind
	Number int    // of RequestExample: which
	Rule   string // of RequestRule: the citation
}

// RequestKind is what is asked.
type RequestKind uint8

const (
	RequestMenu RequestKind = iota + 1
	RequestLog
	RequestMute
	RequestEnd // the game is over and its end has been shown
	RequestRematch
	RequestEscape   // the player wants to get away from what is shown
	RequestReview   // the player wants to look back
	RequestAnalysis // the player wants to know what the moves of the match were worth
	RequestBack     // what the table was opened for is over
	RequestBranch   // the player wants to go on from the moment shown, to practise
	RequestRecord   // the game that is looked back on is to become a file
	RequestPicture  // so is the picture of the moment
	RequestHelp     // the rules at a glance or, where a refusal is told, what explains it
	RequestSave     // what is not saved is to be saved, and the player told what keeps it from that
	RequestCurtain  // the next person has to take the screen

	RequestHint     // help with what to do, stronger help when asked again
	RequestHintMove // which move to make
	RequestHintTurn // how to play the whole turn
	RequestPlan     // a turn is to be tried before it is played

	RequestFitting       // cards that fit are to be marked
	RequestNoFitting     // or not
	RequestMissedFitting // it was asked whether they are, and nobody answered

	RequestExamples // all of them
	RequestExample  // another one in the place of this
	RequestRule     // the rule book at a citation

	RequestLeavePuzzle
	RequestNextPuzzle
	RequestCopyCode
	RequestKeepSolved // the puzzle is solved
	RequestEndRush    // its time is up
)

// Request asks the program around the table for something.
func (t *Table) Request(kind RequestKind) { t.Requests = append(t.Requests, Request{Kind: kind}) }

// requests are what a table asks for.
type requests []Request

// Take returns them and forgets them.
func (r *requests) Take() []Request {
	taken := *r
	*r = nil
	return taken
}
