package record

import (
	"fmt"
	"strconv"
	"strings"

	"dreist/game/dreist"
	"dreist/game/record"
)

// ParseMove reads a move of a record whose seats are numbered from 1 without a gap. Its card is copy 0 of its kind.
func ParseMove(text string) (dreist.Move, error) {
	g := Game{Seats: NumberedSeats("", "", "", "")}
	m, fault := g.parseMove(text)
	if fault != "" {
		return m, fmt.Errorf("record: move %q: %v", text, record.Reason{Fault: fault})
	}
	return m, nil
}

// parseMove reads a token; the fault is empty if it is a move. Its card is copy 0 of its kind.
func (g *Game) parseMove(text string) (dreist.Move, record.Fault) {
	switch {
	case text == "":
		return dreist.Move{}, NotAMove
	case text == "+":
		return dreist.Draw(), ""
	case text == ".":
		return dreist.EndMove(), ""
	case text[0] == '>':
		return g.parseGift(text[1:])
	case text[0] == 'x':
		k, err := dreist.ParseKind(text[1:])
		if err != nil {
			return dreist.Move{}, NotACard
		}
		return dreist.Discard(k.Card(0)), ""
	case text[0] < '0' || text[0] > '9':
		return dreist.Move{}, NotAMove
	}
	k, err := dreist.ParseKind(text[:min(2, len(text))])
	if err != nil {
		return dreist.Move{}, NotACard
	}
	row, ok := parseRow(text[2:])
	if !ok {
		return dreist.Move{}, NotARow
	}
	return dreist.Lay(k.Card(0), row), ""
}

// parseRow reads a row. A row that overflows an int becomes the largest int: the rules refuse both alike.
func parseRow(text string) (int, bool) {
	row, _ := strconv.Atoi(text)
	return row, row > 0 && text[0] != '0' && strings.Trim(text, "0123456789") == ""
}

func (g *Game) parseGift(text string) (dreist.Move, record.Fault) {
	if len(text) != 1 && len(text) != 2 {
		return dreist.Move{}, ReceiverMissing
	}
	var to [2]int
	for i := range len(text) {
		if to[i] = seatNumber(text[i : i+1]); to[i] == 0 {
			return dreist.Move{}, ReceiverMissing
		}
	}
	if len(text) == 1 {
		return dreist.Give(g.seat(to[0])), ""
	}
	return dreist.GiveEach(g.seat(to[0]), g.seat(to[1])), ""
}

func (g *Game) checkSeat(t record.Turn, r *run) *record.Error {
	if r.over() {
		return t.ErrorAt(t.Seat, gameOver)
	}
	switch n := seatNumber(t.SeatNumber()); {
	case n == 0 || g.seat(n) == dreist.MaxSeats:
		return t.ErrorAt(t.Seat, record.Reason{Fault: record.NoSuchSeat, Text: t.SeatNumber()})
	case g.Deal.Mode == dreist.SoloMode && n == egonNumber:
		return t.ErrorAt(t.Seat, record.Reason{Fault: EgonWritten})
	case g.seat(n) != r.position.Turn():
		return t.ErrorAt(t.Seat, record.Reason{Fault: record.NotTheirTurn, Text: strconv.Itoa(g.SeatNumber(r.position.Turn()))})
	}
	return nil
}

var gameOver = record.RefusalReason(&dreist.Refusal{Reason: dreist.GameOver})

// play plays the moves of a turn and adds them to the game. If they do not finish the turn, stop is the error to report if
// another line follows.
func (g *Game) play(t record.Turn, r *run) (stop, err *record.Error) {
	if err := g.checkSeat(t, r); err != nil {
		return nil, err
	}
	turns := r.turns
	for _, k := range t.Tokens {
		switch {
		case r.over():
			return nil, t.ErrorAt(k, gameOver)
		case r.turns > turns:
			return nil, t.ErrorAt(k, record.Reason{Fault: record.TurnEnded})
		}
		m, fault := g.parseMove(k.Text)
		if fault != "" {
			return nil, t.ErrorAt(k, record.Reason{Fault: fault})
		}
		m, err := r.play(m)
		if err != nil {
			return nil, t.ErrorAt(k, record.RefusalReason(err.(*dreist.Refusal)))
		}
		g.Moves = append(g.Moves, m)
	}
	if r.turns == turns {
		stop = t.ErrorAt(t.LastToken(), record.Reason{Fault: record.TurnUnfinished})
	}
	return stop, nil
}
