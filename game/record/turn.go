package record

import (
	"slices"
	"strconv"
	"strings"
)

// Turn is a turn line, split into words.
type Turn struct {
	Line   Line  // without its comment
	Seat   Token // number of the seat with its colon
	Tokens []Token
}

// SeatNumber returns the number of the seat as it is written: one or more digits.
func (t Turn) SeatNumber() string { return strings.TrimSuffix(t.Seat.Text, ":") }

// ErrorAt returns an error at a token of the line.
func (t Turn) ErrorAt(k Token, reason Reason) *Error { return t.Line.ErrorAt(k.start, k.Text, reason) }

// LastToken returns the last token of the line; the seat's if there is no other.
func (t Turn) LastToken() Token {
	if len(t.Tokens) == 0 {
		return t.Seat
	}
	return t.Tokens[len(t.Tokens)-1]
}

// ParseTurn splits a turn line into words. A line that does not begin with a number and a colon has the fault NeitherTagNorTurn.
func (l Line) ParseTurn() (Turn, *Error) {
	l.Text, _, _ = strings.Cut(l.Text, ";")
	start := skipBlanks(l.Text, 0)
	number, _, ok := strings.Cut(field(l.Text, start), ":")
	if !ok || number == "" || strings.Trim(number, "0123456789") != "" {
		return Turn{}, l.ErrorAtStart(Reason{Fault: NeitherTagNorTurn})
	}
	end := start + len(number) + 1
	return Turn{Line: l, Seat: Token{Text: l.Text[start:end], start: start}, Tokens: slices.Collect(words(l.Text, end))}, nil
}

// Turns plays the turns of a record, for games with a whole turn on each line. M is a move.
type Turns[M any] struct {
	ToMove    func() int                              // returns the number of the seat to move, 0 after the end of the game
	ParseMove func(word string) (move M, ok bool)     // parses a move
	Play      func(move M) (endsTurn bool, err error) // makes a move; the error is a Refusal
	NotAMove  Fault                                   // fault of a word that is not a move
	GameOver  Refusal                                 // refusal of any turn after the end of the game
	Moves     []M                                     // the moves made so far
	isOpen    bool                                    // the last line stopped in the middle of its turn
}

// PlayTurn plays the moves of the next line.
func (s *Turns[M]) PlayTurn(t Turn) (stop, err *Error) {
	toMove := strconv.Itoa(s.ToMove())
	switch {
	case s.ToMove() == 0:
		return nil, t.Line.ErrorAtStart(RefusalReason(s.GameOver))
	case s.isOpen:
		return nil, t.Line.ErrorAtStart(Reason{Fault: TurnUnfinished})
	case t.SeatNumber() != toMove:
		return nil, t.Line.ErrorAtStart(Reason{Fault: NotTheirTurn, Text: toMove})
	}
	s.isOpen = true
	for _, k := range t.Tokens {
		m, ok := s.ParseMove(k.Text)
		switch {
		case !s.isOpen:
			return nil, t.ErrorAt(k, Reason{Fault: TurnEnded})
		case s.ToMove() == 0:
			return nil, t.ErrorAt(k, RefusalReason(s.GameOver))
		case !ok:
			return nil, t.ErrorAt(k, Reason{Fault: s.NotAMove})
		}
		ends, err := s.Play(m)
		if err != nil {
			return nil, t.ErrorAt(k, RefusalReason(err.(Refusal)))
		}
		s.Moves = append(s.Moves, m)
		s.isOpen = !ends
	}
	return nil, nil
}

// ParseSeat parses the number of a seat, from 1 to most without leading zeros; 0 for any other text.
func ParseSeat(text string, most int) int {
	n, err := strconv.Atoi(text)
	if err != nil || n < 1 || n > most || text[0] < '1' {
		return 0
	}
	return n
}
