package record

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"dreist/game/dreist"
	"dreist/game/record"
)

// ParseMove reads a move of a record whose seats are numbered from 1 without a gap. Its card is copy 0 of its kind.
func ParseMove(text string) (dreist.Move, error) {
	g := Game{Seats: NumberedSeats("", "", "", "")}
	m, fault := parseMove(&g, text)
	if fault != "" {
		return m, fmt.Errorf("record: move %q: %v", text, record.Reason{Fault: fault})
	}
	return m, nil
}

// parseMove reads a token; the fault is empty if it is a move. Its card is copy 0 of its kind.
func parseMove(g *Game, text string) (dreist.Move, record.Fault) {
	switch {
	case text == "":
		return dreist.Move{}, NotAMove
	case text == "+":
		return dreist.Draw(), ""
	case text == ".":
		return dreist.EndMove(), ""
	case text[0] == '>':
		return parseGift(g, text[1:])
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

func parseGift(g *Game, text string) (dreist.Move, record.Fault) {
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
		return dreist.Give(seatOf(g, to[0])), ""
	}
	return dreist.GiveEach(seatOf(g, to[0]), seatOf(g, to[1])), ""
}

// seatOf returns the seat with a record's number, and for an unknown number MaxSeats, which the rules refuse.
func seatOf(g *Game, number int) dreist.Seat {
	if i := slices.IndexFunc(g.Seats, func(s Seat) bool { return s.Number == number }); i >= 0 {
		return dreist.Seat(i)
	}
	return dreist.MaxSeats
}

var gameOver = &dreist.Refusal{Reason: dreist.GameOver}

// errorOfTurn returns why a turn cannot come next.
func errorOfTurn(g *Game, now *dreist.Position, t record.Turn) *record.Error {
	switch n := seatNumber(t.SeatNumber()); {
	case now.Turn() == dreist.NoSeat:
		return t.Seat.ErrorFor(record.RefusalReason(gameOver))
	case n == 0 || seatOf(g, n) == dreist.MaxSeats:
		return t.Seat.ErrorFor(record.Reason{Fault: record.NoSuchSeat, Text: t.SeatNumber()})
	case g.Deal.Mode == dreist.SoloMode && n == egonNumber:
		return t.Seat.ErrorFor(record.Reason{Fault: EgonWritten})
	case seatOf(g, n) != now.Turn():
		return t.Seat.ErrorFor(record.Reason{Fault: record.NotTheirTurn, Text: seatText(g, now.Turn(), "")})
	}
	return nil
}
