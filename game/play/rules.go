package play

// Rules are a game as a match plays it. P is a position, M a move, E an event. They hold the deal and the players of one
// match, but nothing of its course. Arguments passed by pointer or slice are read-only.
type Rules[P, M, E any] interface {
	// SeatRules returns the limits of the number of players, and the kinds of computer players.
	SeatRules() SeatRules

	// Players returns the players, clockwise.
	Players() []Player

	// InitialPosition returns the position before the first move.
	InitialPosition() P

	// Turn returns the seat to move, NoSeat after the end.
	Turn(now *P) Seat

	// Mover returns the seat that makes a move: the seat to move or, in games with actions out of turn, the seat named in the move.
	Mover(now *P, move M) Seat

	// IsFinal reports whether the end of a match cannot be undone. Any other end can be undone until Match.SettleEnd: a common loss, for
	// example, until the hands are shown.
	IsFinal(now *P) bool

	// Apply returns the position after a move and its events. The error says why the move is not allowed. It changes no slice or map that
	// now shares with other positions.
	Apply(now P, move M) (P, []E, error)

	// IsTurnEnd reports whether a step ended a turn.
	IsTurnEnd(step *Step[P, M, E]) bool

	// MustNotBeUndone reports whether a step must not be undone, such as one that showed a person hidden information. Match.CanUndo is
	// false then.
	MustNotBeUndone(step *Step[P, M, E]) bool

	// ComputerMove returns the next move of a computer player, or of an opponent whose moves follow from the rules. ok is false while a
	// person is to move, after the end, and while the player still thinks; then it is called again later.
	//
	// Chance follows from the deal and the number of steps, so that a resumed match continues as it would have.
	ComputerMove(history []Step[P, M, E]) (move M, ok bool)

	// Outcome returns the current standing, or the result after the end.
	Outcome(now *P) Outcome

	// Counts returns the numbers for statistics by name, one per seat.
	Counts(history []Step[P, M, E]) map[string][]int

	// Head returns the text above the moves. It depends on the position only for the result: one head for the running
	// match, one for its end.
	Head(now *P) string

	// AppendStep appends a step to the text below the head, which is empty before the first step. The caller adds a missing line end after
	// the last step.
	AppendStep(text []byte, step *Step[P, M, E]) []byte
}

// Seat is a player's number, clockwise from 0.
type Seat int

// NoSeat means no player.
const NoSeat Seat = -1

// Step is one move of a match with its effects.
type Step[P, M, E any] struct {
	Move     M
	Seat     Seat // the seat that made the move
	Turn     int  // number of the turn, from 1
	Position P    // position after the step
	Events   []E  // events of the step
}
