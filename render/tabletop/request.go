package tabletop

// Request is one thing that is asked.
type Request struct {
	Kind   RequestKind
	Number int    // the strength of a hint, the seat or the example that is meant; 0 if there is only one
	Text   string // of a kind of a game's own
}

// RequestQueue is what has been asked and not been answered yet.
type RequestQueue []Request

// Take returns it and forgets it.
func (q *RequestQueue) Take() []Request {
	taken := *q
	*q = nil
	return taken
}

// RequestKind is what is asked. A game has kinds of its own besides these.
type RequestKind string

// What every table may ask.
const (
	RequestMenu     RequestKind = "menu"
	RequestLog      RequestKind = "log"
	RequestMute     RequestKind = "mute"
	RequestHelp     RequestKind = "help"     // the rules at a glance or, where a refusal is told, what explains it
	RequestSave     RequestKind = "save"     // what is not saved is to be saved, and the player told what keeps it from that
	RequestEscape   RequestKind = "escape"   // the player wants to get away from what is shown
	RequestBack     RequestKind = "back"     // what the table was opened for is over
	RequestCurtain  RequestKind = "curtain"  // the next person has to take the screen
	RequestEnd      RequestKind = "end"      // the match is over and its end has been shown
	RequestReview   RequestKind = "review"   // the player wants to look back
	RequestAnalysis RequestKind = "analysis" // the player wants to know what the moves of the match were worth
	RequestBranch   RequestKind = "branch"   // the player wants to go on from the moment shown, to practise
	RequestRecord   RequestKind = "record"   // the match is to become a file
	RequestPicture  RequestKind = "picture"  // so is the picture of the moment
	RequestHint     RequestKind = "hint"     // help of a strength with what to do, stronger help where none is named
)

// What examples ask for besides.
const (
	RequestExamples RequestKind = "examples" // all of them
	RequestExample  RequestKind = "example"  // that of the Number in the place of this one
	RequestRule     RequestKind = "rule"     // the rule book at the citation in Text
)

// HintStrength is how much a hint gives away, the Number of its request.
type HintStrength = int

// The strengths. 0 is none.
const (
	HintNudge HintStrength = iota + 1 // what to think of, and why
	HintMove                          // what to do next
	HintTurn                          // how to play the whole turn
)
