package record

import (
	"fmt"
	"iter"
	"slices"

	"dreist/game/play"
	"dreist/game/record"
	"dreist/game/thegame"
)

// Game is the content of a record: who plays, the deal, and the moves. Make one with New or Parse, which check it by the
// rules, and do not change it.
type Game struct {
	Seats  []string // the names, clockwise; seat 1 of the record is the first
	Deal   thegame.Deal
	Moves  []thegame.Move
	Result string // "won", "lost", "*" while the game runs, or empty if the record has no Result tag
	Tags   record.Extras
}

// Tag is a tag that the format does not define.
type Tag = record.Extra

// New returns the game of a deal, its players, further tags and the moves played so far. It plays the moves; an invalid
// deal, name, tag or move is an error. The game has a result once it is over.
func New(deal thegame.Deal, seats []string, tags record.Extras, moves []thegame.Move) (*Game, error) {
	p, err := deal.Position()
	if err != nil {
		return nil, fmt.Errorf("record: %w", err)
	}
	g := &Game{Seats: slices.Clone(seats), Deal: canonical(deal), Tags: slices.Clone(tags), Moves: slices.Clone(moves)}
	if err := record.CheckSeats(seats, deal.Seats); err != nil {
		return nil, err
	}
	for i, t := range tags {
		if err := t.Check(isKnown(t.Name)); err != nil {
			return nil, fmt.Errorf("record: tag %d: %w", i+1, err)
		}
	}
	for i, m := range moves {
		if err := p.Play(m); err != nil {
			return nil, fmt.Errorf("record: move %d: %w", i+1, err)
		}
	}
	if p.IsOver() {
		g.Result = resultOf(&p)
	}
	return g, nil
}

// canonical returns a deal as it is read from its text: without lists that are empty or hands that nobody was dealt.
func canonical(d thegame.Deal) thegame.Deal {
	list := func(cards []thegame.Card) []thegame.Card {
		if len(cards) == 0 {
			return nil
		}
		return slices.Clone(cards)
	}
	out := thegame.Deal{Variant: d.Variant, Seats: d.Seats, Starts: d.Starts, Deck: list(d.Deck)}
	for _, hand := range d.Hands {
		out.Hands = append(out.Hands, list(hand))
	}
	for on, pile := range d.Piles {
		out.Piles[on] = list(pile)
	}
	return out
}

// Step is one move of a game.
type Step = play.Step[thegame.Position, thegame.Move, thegame.Event]

// Steps replays the game move by move and yields each step with the position after it; the position of the deal is not
// yielded. An error comes with an empty step and is the last.
func (g *Game) Steps() iter.Seq2[Step, error] {
	return play.Steps(g.Deal.Position, g.Moves, thegame.Apply, Mover, func(s *Step) bool { return s.Move.Action == thegame.EndTurn })
}

// Mover returns who makes a move: the seat that signals, or the seat to move.
func Mover(now *thegame.Position, m thegame.Move) play.Seat {
	if m.Action == thegame.SayWish {
		return play.Seat(m.Seat)
	}
	return play.Seat(now.Turn())
}
