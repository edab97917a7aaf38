package play

// Rules are what a match asks its game, one question per method: P is a position, M a move, E an event. They know the
// deal and the players of one match and remember nothing of its course. What is passed to them by pointer or in a slice
// is to be read only.
type Rules[P, M, E any] interface {
	// Table tells how many may sit at the match, and which computer players among them.
	Table() Table

	// Players tells who sits there, clockwise.
	Players() []Player

	// Start is the position before the first move.
	Start() P

	// Turn tells whose turn it is, NoSeat after the end.
	Turn(now *P) Seat

	// Mover tells who makes a move: the seat whose turn it is or, where seats may speak at any time, the one that the
	// move names.
	Mover(now *P, move M) Seat

	// Final tells whether the end of a match stands for good. One that does not can be taken back until Match.Settle is
	// called, such as a loss of all until their hands are shown.
	Final(now *P) bool

	// Apply tells where a move leads and what happens on the way. Its error says why the move is not allowed. It
	// changes nothing that now shares with others.
	Apply(now P, move M) (P, []E, error)

	// EndsTurn tells whether a turn ended with a step.
	EndsTurn(step *Step[P, M, E]) bool

	// Reveals tells whether a step has shown a person something that was hidden before, or is out of reach for another
	// reason: nothing is taken back across it.
	Reveals(step *Step[P, M, E]) bool

	// Answer is the next move of whoever is moved by the program: of a computer player, or of an opponent whose moves
	// follow from the rules. It is ok where there is one, which is not while a person is awaited, not after the end, and
	// not yet while the player thinks elsewhere; then it is asked again.
	// What it leaves to chance follows from the deal and the number of steps, so that a match that is resumed goes on
	// as it would have.
	Answer(history []Step[P, M, E]) (move M, ok bool, err error)

	// Outcome tells how the match stands.
	Outcome(now *P) Outcome

	// Counts tells what statistics count of a match, by name: one number per seat.
	Counts(history []Step[P, M, E]) map[string][]int

	// Head is what the text of the match says above its moves. It depends on the position only as far as it tells the
	// result: one for the whole match while it runs, one for its end.
	Head(now *P) string

	// AppendStep appends a step to what the text says below its head, which is empty before the first one. The text is
	// closed with an end of line where the last step has none.
	AppendStep(text []byte, step *Step[P, M, E]) []byte
}

// Seat counts the players of a match clockwise from 0.
type Seat int

// NoSeat stands where there is no player.
const NoSeat Seat = -1

// Step is one move of a match and what it did.
type Step[P, M, E any] struct {
	Move     M
	Seat     Seat // who made it
	Turn     int  // the turn it belongs to, counted from 1
	Position P    // after it
	Events   []E  // what it did
}
