package tabletop

// Request is something a table asks of the screen around it.
type Request struct {
	Kind   RequestKind
	Number int    // strength of a hint, or number of a seat or example; 0 if not needed
	Text   string // only for the requests of a single game
}

// Requests are what a table has asked of the screen and was not answered yet.
type Requests struct {
	asked   []Request
	asksEnd bool // the panel about the end has been asked for since the table was on top
}

// Request asks for what is only a kind.
func (r *Requests) Request(kind RequestKind) { r.SendRequest(Request{Kind: kind}) }

// SendRequest asks for something.
func (r *Requests) SendRequest(of Request) {
	r.asked, r.asksEnd = append(r.asked, of), r.asksEnd || of.Kind == RequestEnd
}

// TakeRequests returns the requests since the last call.
func (r *Requests) TakeRequests() []Request {
	taken := r.asked
	r.asked = nil
	return taken
}

// RequestKind is the kind of a request. Games have kinds of their own besides these.
type RequestKind string

const (
	RequestMenu     RequestKind = "menu"
	RequestLog      RequestKind = "log"
	RequestMute     RequestKind = "mute"
	RequestHelp     RequestKind = "help"     // the overview of the rules or, if a refusal is shown, its explanation
	RequestSave     RequestKind = "save"     // try to save again, and show the reason if that fails
	RequestEscape   RequestKind = "escape"   // leave the current view
	RequestBack     RequestKind = "back"     // return from a view that has served its purpose
	RequestCurtain  RequestKind = "curtain"  // the next person has to take the screen
	RequestEnd      RequestKind = "end"      // the match is over and its end has been shown
	RequestReplay   RequestKind = "replay"   // look back on the match
	RequestAnalysis RequestKind = "analysis" // show the analysis of the match
	RequestPractice RequestKind = "practice" // play on from the moment shown, for practice
	RequestRecord   RequestKind = "record"   // save the match as a file
	RequestPicture  RequestKind = "picture"  // save a picture of the moment
	RequestHint     RequestKind = "hint"     // give a hint of a strength; 0 for the next stronger one

	// Only examples have these.
	RequestExamples RequestKind = "examples" // show the list of examples
	RequestExample  RequestKind = "example"  // replace this example by that with the Number
	RequestRule     RequestKind = "rule"     // open the rule book at the citation in Text
)

// HintStrength is how much a hint gives away. 0 stands for no strength.
type HintStrength = int

// The strengths, from the weakest.
const (
	HintNudge HintStrength = iota + 1 // an idea and its reason
	HintMove                          // the next move
	HintTurn                          // the whole turn
)
