package record

import (
	"strconv"
	"strings"
)

// Turn is a turn line, split into words. Its comment is cut off.
type Turn struct {
	Seat  Word // number of the seat with its colon
	Words []Word
}

// SeatNumber returns the number of the seat as it is written: one or more digits.
func (t Turn) SeatNumber() string { return strings.TrimSuffix(t.Seat.Text, ":") }

// ErrorAtStart returns an error at the beginning of the line.
func (t Turn) ErrorAtStart(reason Reason) *Error { return t.Seat.lineStart().ErrorFor(reason) }

// ParseTurn splits a turn line into words. A line that does not begin with a number and a colon has the fault NeitherTagNorTurn.
func (w Word) ParseTurn() (Turn, *Error) {
	text, _, _ := strings.Cut(w.Text, ";")
	w = Line(w.number, text)
	first := w.lineStart()
	number, _, ok := strings.Cut(first.Text, ":")
	if !ok || number == "" || strings.Trim(number, "0123456789") != "" {
		return Turn{}, first.ErrorFor(Reason{Fault: NeitherTagNorTurn})
	}
	end := first.start + len(number) + 1
	return Turn{Seat: w.Part(first.start, end), Words: w.Part(end, len(w.Text)).Words()}, nil
}

// Turns plays the turns of a record. M is a move. A line holds a whole turn, and only the last line may stop in the middle of one.
type Turns[M any] struct {
	ToMove    func() int                              // returns the number of the seat to move, 0 after the end of the game
	ParseMove func(word string) (move M, fault Fault) // parses a move
	Play      func(move M) (endsTurn bool, err error) // makes a move; the error is a Refusal
	Moves     []M                                     // the moves made so far
	Manner    TurnManner
	ErrorOf   func(t Turn) *Error // returns why a turn cannot come next; nil for the usual faults
	isOpen    bool                // the last line stopped in the middle of its turn
}

// TurnManner is what differs between games about the faults of turns.
type TurnManner struct {
	GameOver Refusal // refusal of any turn after the end of the game; nil if the rules refuse each move themselves
	// EndOfTurnFirst reports that a word after a turn that has ended the game has the fault TurnEnded, not GameOver.
	EndOfTurnFirst bool
	// StopsAtWord tells TurnUnfinished at the last word of the turn, whatever line follows. Otherwise it is told at the next turn.
	StopsAtWord  bool
	HasFreeLines bool // a line may hold any number of moves, of as many turns
}

// PlayTurn plays the moves of the next line. stop is the fault to report if another line follows.
func (s *Turns[M]) PlayTurn(t Turn) (stop, err *Error) {
	if err := s.errorOf(t); err != nil {
		return nil, err
	}
	s.isOpen = true
	for _, w := range t.Words {
		isOver := s.ToMove() == 0 && s.Manner.GameOver != nil
		m, fault := s.ParseMove(w.Text)
		switch {
		case isOver && (s.isOpen || !s.Manner.EndOfTurnFirst):
			return nil, w.ErrorFor(RefusalReason(s.Manner.GameOver))
		case !s.isOpen:
			return nil, w.ErrorFor(Reason{Fault: TurnEnded})
		case fault != "":
			return nil, w.ErrorFor(Reason{Fault: fault})
		}
		ends, err := s.Play(m)
		if err != nil {
			return nil, w.ErrorFor(RefusalReason(err.(Refusal)))
		}
		s.Moves = append(s.Moves, m)
		s.isOpen = !ends || s.Manner.HasFreeLines
	}
	if s.isOpen && s.Manner.StopsAtWord {
		last := append([]Word{t.Seat}, t.Words...)[len(t.Words)]
		stop = last.ErrorFor(Reason{Fault: TurnUnfinished})
	}
	return stop, nil
}

func (s *Turns[M]) errorOf(t Turn) *Error {
	toMove := strconv.Itoa(s.ToMove())
	switch {
	case s.ErrorOf != nil:
		return s.ErrorOf(t)
	case s.ToMove() == 0:
		return t.ErrorAtStart(RefusalReason(s.Manner.GameOver))
	case s.isOpen:
		return t.ErrorAtStart(Reason{Fault: TurnUnfinished})
	case t.SeatNumber() != toMove:
		return t.ErrorAtStart(Reason{Fault: NotTheirTurn, Text: toMove})
	}
	return nil
}

// ParseSeat parses the number of a seat, from 1 to most without leading zeros; 0 for any other text.
func ParseSeat(text string, most int) int {
	n, err := strconv.Atoi(text)
	if err != nil || n < 1 || n > most || text[0] < '1' {
		return 0
	}
	return n
}
