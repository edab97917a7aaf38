package dreist

// request is what a table, or the guide at it, asks of the program around it.
type request struct {
	kind   requestKind
	number int    // of requestExample: which
	rule   string // of requestRule: the citation
}

type requestKind uint8

const (
	requestMenu requestKind = iota + 1
	requestLog
	requestMute
	requestEnd // the game is over and its end has been shown
	requestRematch
	requestLeave   // the player wants to get away from what is shown
	requestReview  // the player wants to look back
	requestBack    // what the table was opened for is over
	requestBranch  // the player wants to go on from the moment shown, to practise
	requestRecord  // the game that is looked back on is to become a file
	requestPicture // so is the picture of the moment
	requestHelp    // the rules at a glance or, where a refusal is told, what explains it
	requestCurtain // the next person has to take the screen

	requestExamples // all of them
	requestExample  // another one in the place of this
	requestRule     // the rule book at a citation

	requestLeavePuzzle
	requestNextPuzzle
	requestCopyCode
	requestKeepSolved // the puzzle is solved
	requestEndRush    // its time is up
)

// request asks the program around the table for something.
func (t *table) request(kind requestKind) { t.requests = append(t.requests, request{kind: kind}) }

// takeRequests returns what the table asks for and forgets it.
func (t *table) takeRequests() []request {
	r := t.requests
	t.requests = nil
	return r
}
