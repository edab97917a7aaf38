// Package request names what a table, or what guides the people at it, asks of the screen that it lies on.
package request

// Request is one thing that is asked.
type Request struct {
	Kind   Kind
	Number int    // which of several, where there are several: see Strength
	Text   string // of a kind of a game's own
}

// Queue is what has been asked and not been answered yet.
type Queue []Request

// Take returns it and forgets it.
func (q *Queue) Take() []Request {
	taken := *q
	*q = nil
	return taken
}

// Kind is what is asked. A game has kinds of its own besides these.
type Kind string

// What every table may ask.
const (
	Menu     Kind = "menu"
	Log      Kind = "log"
	Mute     Kind = "mute"
	Help     Kind = "help"     // the rules at a glance or, where a refusal is told, what explains it
	Save     Kind = "save"     // what is not saved is to be saved, and the player told what keeps it from that
	Escape   Kind = "escape"   // the player wants to get away from what is shown
	Back     Kind = "back"     // what the table was opened for is over
	Curtain  Kind = "curtain"  // the next person has to take the screen
	End      Kind = "end"      // the match is over and its end has been shown
	Review   Kind = "review"   // the player wants to look back
	Analysis Kind = "analysis" // the player wants to know what the moves of the match were worth
	Branch   Kind = "branch"   // the player wants to go on from the moment shown, to practise
	Record   Kind = "record"   // the match is to become a file
	Picture  Kind = "picture"  // so is the picture of the moment
	Hint     Kind = "hint"     // help of a strength with what to do, stronger help where none is named
)

// What examples ask for besides.
const (
	Examples Kind = "examples" // all of them
	Example  Kind = "example"  // that of the Number in the place of this one
	Rule     Kind = "rule"     // the rule book at the citation in Text
)

// Strength is how much a hint gives away, the Number of its request.
type Strength = int

// The strengths. 0 is none.
const (
	Nudge Strength = iota + 1 // what to think of, and why
	Move                      // what to do next
	Turn                      // how to play the whole turn
)
