package record

import (
	"errors"
	"fmt"
	"slices"

	"dreist/game/dreist"
	"dreist/game/record"
	"dreist/game/store"
)

// Game is the content of a record: the players, the deal and the moves. Make one with New or Parse, which check it by the
// rules, and do not change it.
type Game struct {
	Seats []Seat      // clockwise, one for each pile of the deal
	Deal  dreist.Deal // the cards before the first hands are filled up
	// Moves are the moves of all turns without Egon's, which follow from the deal.
	Moves  []dreist.Move
	Result string           // the winning seat's number, "*" while the game runs, or empty if the record has no Result tag
	Tags   record.ExtraTags // the tags that the format does not define, in their order
}

// Tag is a tag that the format does not define.
type Tag = record.ExtraTag

// Seat is a player's seat in a record. An empty name of Egon's is not written.
type Seat struct {
	Number int // 1 to 4
	Name   string
}

// NumberedSeats returns seats numbered from 1 with these names.
func NumberedSeats(names ...string) []Seat {
	seats := make([]Seat, len(names))
	for i, name := range names {
		seats[i] = Seat{Number: i + 1, Name: name}
	}
	return seats
}

// Name is the name of DREIst! among stored games. A stored game without a name belongs to DREIst!, too.
const Name = store.UnnamedGame

// Format returns DREIst!'s record format for package game/record.
func Format() record.Format {
	return record.Format{Game: gameName, Version: formatVersion, Check: check, Ext: store.RecordExt(""), UnreadableLine: 1}
}

// New returns the game of a deal, its seats, further tags and the moves played so far, with or without Egon's. It plays
// the moves to find the result; an invalid deal, seat, tag or move is an error.
//
// A text cannot tell the three cards of one kind apart. So that the game equals what Parse reads from its text, its deal
// has the copies in the order in which the text lists them, and a move of a card means the first of its kind in the
// hand. The game's cards may therefore be other copies than those passed.
func New(deal dreist.Deal, seats []Seat, tags []Tag, moves []dreist.Move) (*Game, error) {
	if _, err := deal.Position(); err != nil {
		return nil, fmt.Errorf("record: %w", err)
	}
	seats = slices.Clone(seats)
	if deal.Mode == dreist.SoloMode && len(seats) == 1 {
		seats = append(seats, Seat{Number: egonNumber})
	}
	if len(seats) != len(deal.Piles) {
		return nil, fmt.Errorf("record: %d seats for %d piles", len(seats), len(deal.Piles))
	}
	written := Game{Seats: seats, Deal: deal, Moves: moves, Tags: tags}
	g, r, fault := read(written.String())
	switch {
	case fault != nil:
		return nil, fmt.Errorf("record: %w", fault)
	case !slices.Equal(g.Seats, seats) || !slices.Equal(g.Tags, tags):
		return nil, errors.New("record: a record cannot have these seats or tags")
	}
	g.Result = g.outcome(&r.position)
	return g, nil
}

// Parse reads a record and plays it by the rules. Its error is a *Error of game/record at the text's first fault.
func Parse(text string) (*Game, error) { return record.GameOrError(read(text)) }

// read reads a record and returns the game and its run to the last move.
func read(text string) (g *Game, r run, fault *record.Error) {
	h := newHeader()
	begin := func() *record.Error {
		var err error
		g = h.game()
		if r, err = newRun(g.Deal); err != nil {
			return h.Value("Game").ErrorAtWhole(unplayable(err))
		}
		return nil
	}
	play := func(t record.Turn) (stop, err *record.Error) { return g.play(t, &r) }
	fault = h.Read(text, begin, play, func() string { return g.outcome(&r.position) })
	return g, r, fault
}

// check replays a record and returns its finished turns, its winner and, if position is set, the position reached.
func check(text string, position bool) (verdict string, err *record.Error) {
	g, r, err := read(text)
	if err != nil {
		return "", err
	}
	verdict = fmt.Sprintf("turns=%d winner=%s\n", r.turns, g.seatText(r.position.Winner(), "-"))
	if position {
		verdict += string(g.AppendPosition(nil, &r.position))
	}
	return verdict, nil
}

// SeatNumber returns the record's number of a seat, 1 to 4, and 0 for a seat that does not play.
func (g *Game) SeatNumber(s dreist.Seat) int {
	if s < 0 || int(s) >= len(g.Seats) {
		return 0
	}
	return g.Seats[s].Number
}

// seat returns the seat with a record's number, and for an unknown number MaxSeats, which the rules refuse.
func (g *Game) seat(number int) dreist.Seat {
	if i := slices.IndexFunc(g.Seats, func(s Seat) bool { return s.Number == number }); i >= 0 {
		return dreist.Seat(i)
	}
	return dreist.MaxSeats
}

func (g *Game) outcome(p *dreist.Position) string {
	return g.seatText(p.Winner(), record.ResultRunning)
}
