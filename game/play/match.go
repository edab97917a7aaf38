package play

import (
	"fmt"
	"slices"
)

// Match is a game being played. Make one with New, Resume or Branch.
type Match[P, M, E any] struct {
	rules    Rules[P, M, E]
	players  []Player
	start    P
	position P
	history  []Step[P, M, E]
	undone   []M    // moves taken back; the last is the next to redo
	text     []byte // all steps, below the head
	before   []int  // length of text before each step
	saver    Saver
	accepted bool // an end that is not final was accepted
}

// StartMatch starts a match after given moves, usually none, and saves it. If computer players are to move, they do so at once. The error says
// what is wrong with the players or the moves.
func StartMatch[P, M, E any](rules Rules[P, M, E], moves []M, saver Saver) (*Match[P, M, E], error) {
	m, err := Resume(rules, moves, saver)
	if err != nil {
		return nil, err
	}
	m.save()
	return m, nil
}

// Resume continues a saved match after the moves of all seats. It saves nothing. Its errors are those of New.
func Resume[P, M, E any](rules Rules[P, M, E], moves []M, saver Saver) (*Match[P, M, E], error) {
	m := &Match[P, M, E]{rules: rules, players: rules.Players(), start: rules.InitialPosition(), saver: saver}
	if n, table := len(m.players), rules.SeatRules(); n < table.MinSeats || n > table.MaxSeats {
		return nil, fmt.Errorf("play: begin: %d players: want %d to %d", n, table.MinSeats, table.MaxSeats)
	}
	m.position = m.start
	for i, move := range moves {
		if _, err := m.apply(move); err != nil {
			return nil, fmt.Errorf("play: move %d: %w", i+1, err)
		}
	}
	if _, err := m.answer(); err != nil { // only texts from elsewhere stop before a computer player's turn
		return nil, err
	}
	return m, nil
}

// Branch starts a new match with the first steps of m, 0 for its start. rules may write another head. The new match has its own saver,
// and m does not change.
func (m *Match[P, M, E]) Branch(steps int, rules Rules[P, M, E], saver Saver) (*Match[P, M, E], error) {
	moves := make([]M, steps)
	for i, step := range m.history[:steps] {
		moves[i] = step.Move
	}
	return StartMatch(rules, moves, saver)
}

// InitialPosition returns the position before the first move.
func (m *Match[P, M, E]) InitialPosition() P { return m.start }

// Position returns the current position, read-only.
func (m *Match[P, M, E]) Position() *P { return &m.position }

// PositionBefore returns the position before a step of the history, from 0. For step MoveCount it is the current position.
func (m *Match[P, M, E]) PositionBefore(step int) *P {
	if step == 0 {
		return &m.start
	}
	return &m.history[step-1].Position
}

// MoveCount returns the number of moves made.
func (m *Match[P, M, E]) MoveCount() int { return len(m.history) }

// History returns all steps so far, read-only.
func (m *Match[P, M, E]) History() []Step[P, M, E] { return m.history }

// Players returns the players clockwise, read-only.
func (m *Match[P, M, E]) Players() []Player { return m.players }

// IsPerson reports whether a person plays on a seat.
func (m *Match[P, M, E]) IsPerson(s Seat) bool {
	return s >= 0 && int(s) < len(m.players) && m.players[s].Kind == Person
}

// ResumeSeat returns the seat of the person at the screen when a match is resumed: the one to move, else the one who moved last, else the
// first person.
func (m *Match[P, M, E]) ResumeSeat() Seat {
	if turn := m.rules.Turn(&m.position); m.IsPerson(turn) {
		return turn
	}
	for _, step := range slices.Backward(m.history) {
		if m.IsPerson(step.Seat) {
			return step.Seat
		}
	}
	for _, s := range PersonSeats(m.players) {
		return s
	}
	return 0
}

// Turn returns the seat to move, NoSeat after the end.
func (m *Match[P, M, E]) Turn() Seat { return m.rules.Turn(&m.position) }

// IsOver reports whether the match has ended.
func (m *Match[P, M, E]) IsOver() bool { return m.Turn() == NoSeat }

// IsSettled reports whether the match has ended for good: the end is final, or was accepted by SettleEnd.
func (m *Match[P, M, E]) IsSettled() bool {
	return m.IsOver() && (m.accepted || m.rules.IsFinal(&m.position))
}

// SettleEnd accepts an end that is not final, and saves. It does nothing while the match runs.
func (m *Match[P, M, E]) SettleEnd() {
	if m.IsOver() && !m.IsSettled() {
		m.accepted = true
		m.save()
	}
}

// TurnCount returns the number of turns that have ended.
func (m *Match[P, M, E]) TurnCount() int {
	if len(m.history) == 0 {
		return 0
	}
	last := &m.history[len(m.history)-1]
	if !m.rules.IsTurnEnd(last) {
		return last.Turn - 1
	}
	return last.Turn
}

// IsComputerToMove reports whether a computer player is to move. PlayComputerMoves makes its move.
func (m *Match[P, M, E]) IsComputerToMove() bool {
	return !m.IsOver() && !m.IsPerson(m.rules.Turn(&m.position))
}

// PlayComputerMoves makes the moves that computer players have computed, up to the next person's turn, saves, and returns the events. While a
// player still thinks, it does nothing.
func (m *Match[P, M, E]) PlayComputerMoves() ([]E, error) {
	if !m.IsComputerToMove() {
		return nil, nil
	}
	before := len(m.history)
	events, err := m.answer()
	if err == nil && len(m.history) > before {
		m.save()
	}
	return events, err
}

// Play makes a person's move, then those of computer players up to the next person's turn or until one has to think. It saves, and
// returns the events. A move that is not allowed, or for a computer player's seat, changes nothing and gives an error. If seats may act
// out of turn, they may do so while a computer player thinks.
func (m *Match[P, M, E]) Play(move M) ([]E, error) {
	if seat := m.rules.Mover(&m.position, move); seat != NoSeat && !m.IsPerson(seat) {
		return nil, fmt.Errorf("play: a move for seat %d, which the program moves", seat+1)
	}
	events, err := m.apply(move)
	if err != nil {
		return nil, err
	}
	m.undone = m.undone[:0]
	answers, err := m.answer()
	if err != nil {
		return nil, err
	}
	m.save()
	return append(events, answers...), nil
}

// answer makes the moves of computer players until a person is to move, one has to think, or the match is over.
func (m *Match[P, M, E]) answer() ([]E, error) {
	var events []E
	for {
		move, ok := m.rules.ComputerMove(m.history)
		if !ok {
			return events, nil
		}
		more, err := m.apply(move)
		if err != nil {
			return nil, fmt.Errorf("play: the move of seat %d: %w", m.rules.Mover(&m.position, move)+1, err)
		}
		events = append(events, more...)
	}
}

func (m *Match[P, M, E]) apply(move M) ([]E, error) {
	step := Step[P, M, E]{Move: move, Seat: m.rules.Mover(&m.position, move), Turn: m.TurnCount() + 1}
	next, events, err := m.rules.Apply(m.position, move)
	if err != nil {
		return nil, err
	}
	step.Position, step.Events = next, events
	m.history = append(m.history, step)
	m.position = next
	m.before = append(m.before, len(m.text))
	m.text = m.rules.AppendStep(m.text, &step)
	return slices.Clone(events), nil
}

// MovesSinceTurnOf returns the steps of the other seats since the previous turn of a seat, and the index of the first of them in the history.
// There are none if the seat has moved twice in a row.
func (m *Match[P, M, E]) MovesSinceTurnOf(of Seat) (steps []Step[P, M, E], first int) {
	end := len(m.history)
	if end == 0 {
		return nil, 0
	}
	own := func(step int) bool { return m.rules.Turn(m.PositionBefore(step)) == of } // by any seat
	this := m.history[end-1].Turn
	if m.rules.Turn(&m.position) == of {
		this = m.TurnCount() + 1
	}
	for end > 0 && own(end-1) && m.history[end-1].Turn == this {
		end--
	}
	first = end
	for first > 0 && !own(first-1) {
		first--
	}
	return m.history[first:end], first
}

// EventsOf returns the events of all steps in one list.
func EventsOf[P, M, E any](steps []Step[P, M, E]) (all []E) {
	for _, step := range steps {
		all = append(all, step.Events...)
	}
	return all
}
