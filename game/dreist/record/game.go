package record

import (
	"fmt"
	"slices"

	"dreist/game/dreist"
	"dreist/game/record"
)

// Game is the content of a record: who plays, the deal, and the moves. Make one with New or Parse, which check it by the
// rules, and do not change it.
type Game struct {
	Seats []Seat      // clockwise, one for each pile of the deal
	Deal  dreist.Deal // the cards before the first hands are filled up
	// Moves are the moves of all turns without Egon's, which follow from the deal.
	Moves  []dreist.Move
	Result string        // the winning seat's number, "*" while the game runs, or empty if the record has no Result tag
	Tags   record.Extras // the tags that the format does not define, in their order
}

// Tag is a tag that the format does not define.
type Tag = record.Extra

// Seat is a player's seat in a record. An empty name of Egon's is not written.
type Seat struct {
	Number int // 1 to 4
	Name   string
}

// Seats returns seats numbered from 1 with these names.
func Seats(names ...string) []Seat {
	seats := make([]Seat, len(names))
	for i, name := range names {
		seats[i] = Seat{Number: i + 1, Name: name}
	}
	return seats
}

// New returns the game of a deal, its players, further tags and the moves played so far, with or without Egon's. It
// plays the moves to find the result; an invalid deal, seat, tag or move is an error.
//
// A text cannot tell the three cards of one kind apart. So that the game equals what Parse reads from its text, its deal
// has the copies in the order in which the text lists them, and a move of a card means the first of its kind in the
// hand. The game's cards may therefore be other copies than those passed.
func New(deal dreist.Deal, seats []Seat, tags []Tag, moves []dreist.Move) (*Game, error) {
	if _, err := deal.Position(); err != nil {
		return nil, fmt.Errorf("record: %w", err)
	}
	g := &Game{Seats: slices.Clone(seats), Deal: canonical(deal), Tags: slices.Clone(tags)}
	if deal.Mode == dreist.Solo && len(seats) == 1 {
		g.Seats = append(g.Seats, Seat{Number: egonNumber})
	}
	if err := g.checkSeats(); err != nil {
		return nil, err
	}
	if err := g.checkTags(); err != nil {
		return nil, err
	}
	r, err := begin(g.Deal)
	if err != nil {
		return nil, err
	}
	for i, m := range moves {
		if m.Action == dreist.EgonPlays {
			continue
		}
		if m, err = r.play(m); err != nil {
			return nil, fmt.Errorf("record: move %d: %w", i+1, err)
		}
		g.Moves = append(g.Moves, m)
	}
	g.Result = g.outcome(&r.position)
	return g, nil
}

func (g *Game) checkSeats() error {
	if len(g.Seats) != len(g.Deal.Piles) {
		return fmt.Errorf("record: %d seats for %d piles", len(g.Seats), len(g.Deal.Piles))
	}
	last := 0
	for i, s := range g.Seats {
		if s.Number <= last || s.Number > dreist.MaxSeats || g.Deal.Mode == dreist.Solo && s.Number != i+1 {
			return fmt.Errorf("record: seat %d cannot be number %d: want 1 to 4 clockwise, 1 and 2 with Egon", i+1, s.Number)
		}
		if err := record.CheckText(s.Name); err != nil {
			return fmt.Errorf("record: seat %d: %w", s.Number, err)
		}
		last = s.Number
	}
	return nil
}

func (g *Game) checkTags() error {
	for i, t := range g.Tags {
		if err := record.CheckTag(t.Name, t.Value); err != nil {
			return fmt.Errorf("record: tag %d: %w", i+1, err)
		}
		if base, _ := splitTag(t.Name); base != "" {
			return fmt.Errorf("record: tag %s is not free to use", t.Name)
		}
		if slices.ContainsFunc(g.Tags[:i], func(u Tag) bool { return u.Name == t.Name }) {
			return fmt.Errorf("record: tag %s stands twice", t.Name)
		}
	}
	return nil
}

// Number returns the record's number of a seat, 1 to 4, and 0 for a seat that does not play.
func (g *Game) Number(s dreist.Seat) int {
	if s < 0 || int(s) >= len(g.Seats) {
		return 0
	}
	return g.Seats[s].Number
}

// seat returns the seat with a record's number, and for an unknown number MaxSeats, which the rules refuse.
func (g *Game) seat(number int) dreist.Seat {
	for i, s := range g.Seats {
		if s.Number == number {
			return dreist.Seat(i)
		}
	}
	return dreist.MaxSeats
}

// outcome returns the value of the Result tag for a position.
func (g *Game) outcome(p *dreist.Position) string {
	if p.Winner() == dreist.NoSeat {
		return running
	}
	return fmt.Sprint(g.Number(p.Winner()))
}
