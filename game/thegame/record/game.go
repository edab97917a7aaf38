package record

import (
	"cmp"
	"errors"
	"fmt"
	"iter"
	"slices"

	"dreist/game/play"
	"dreist/game/record"
	"dreist/game/store"
	"dreist/game/thegame"
)

// Game is the content of a record: the players, the deal, and the moves. New and Parse make one, checked by the rules. It
// must not be changed.
type Game struct {
	SeatNames []string // the players' names, from seat 1 of the record on
	Deal      thegame.Deal
	Moves     []thegame.Move
	Result    string // "won", "lost", "*" while the game runs, or empty if the record has no Result tag
	Tags      record.ExtraTags
}

// Tag is a tag that the format does not define.
type Tag = record.ExtraTag

// Name is the game's name in its file names and the extension of its records.
const Name = "thegame"

// Format returns the record format of THE GAME for package game/record.
func Format() record.Format {
	return record.Format{Game: gameName, Version: formatVersion, Check: check, Ext: store.RecordExt(Name)}
}

// New returns the game of a deal, with the players' names, further tags and the moves played so far. It plays the moves; an
// invalid deal, name, tag or move is an error. Result is set if the game is over.
func New(deal thegame.Deal, seats []string, tags record.ExtraTags, moves []thegame.Move) (*Game, error) {
	written := Game{SeatNames: seats, Deal: deal, Moves: moves, Tags: tags}
	for _, err := range written.Replay() {
		if err != nil {
			return nil, err
		}
	}
	g, now, fault := read(written.String())
	switch {
	case fault != nil:
		return nil, fmt.Errorf("record: %w", fault)
	case g.Deal.SeatCount != deal.SeatCount || !slices.Equal(g.SeatNames, seats) || !slices.Equal(g.Tags, tags):
		return nil, errors.New("record: a record cannot have these names or tags")
	}
	g.Result = record.FinalResult(resultOf(&now))
	return g, nil
}

// Parse reads a record and plays it by the rules. The error is a *Error of game/record at the fault.
func Parse(text string) (*Game, error) { return record.GameOrError(read(text)) }

// read reads a record and returns the game and the position that it reaches.
func read(text string) (g *Game, now thegame.Position, fault *record.Error) {
	h := newHeader()
	begin := func() (err *record.Error) {
		g, now, err = h.game()
		return err
	}
	turns := record.Turns[thegame.Move]{
		ToMove: func() int { return int(now.Turn()) + 1 }, ParseMove: thegame.ParseMove, NotAMove: NotAMove, GameOver: &thegame.Refusal{Reason: thegame.GameOver},
		Play: func(m thegame.Move) (endsTurn bool, err error) {
			err = now.Play(m)
			return m.Action == thegame.EndTurn && !now.IsOver(), err // after the end the rules refuse what follows in the line
		},
	}
	if fault = h.Read(text, begin, turns.PlayTurn, func() string { return resultOf(&now) }); fault == nil {
		g.Moves = turns.Moves
	}
	return g, now, fault
}

// resultOf returns the value of the Result tag for a position.
func resultOf(p *thegame.Position) string { return record.ResultOf(p.IsWon(), p.IsOver()) }

// check replays a record. The verdict has the numbers of turns and of cards left, the result and, if position is set, the position at the end.
func check(text string, position bool) (verdict string, err *record.Error) {
	g, now, err := read(text)
	if err != nil {
		return "", err
	}
	turns := 0
	for _, m := range g.Moves {
		if m.Action == thegame.EndTurn {
			turns++
		}
	}
	if now.IsWon() {
		turns++ // without an end of its own (G 11)
	}
	verdict = fmt.Sprintf("turns=%d rest=%d result=%s\n", turns, now.CardsLeft(), cmp.Or(record.FinalResult(resultOf(&now)), "-"))
	if position {
		verdict += string(AppendPosition(nil, &now))
	}
	return verdict, nil
}

// Step is one move of a game.
type Step = play.Step[thegame.Position, thegame.Move, thegame.Event]

// Replay replays the game and yields each move with the position after it. An error comes with an empty step and ends the
// sequence.
func (g *Game) Replay() iter.Seq2[Step, error] {
	return play.ReplayMoves(g.Deal.Position, g.Moves, nil, thegame.Apply, MoverOf, func(s *Step) bool { return s.Move.Action == thegame.EndTurn })
}

// MoverOf returns the seat that makes a move: the seat that signals, or the seat to move.
func MoverOf(now *thegame.Position, m thegame.Move) play.Seat {
	if m.Action == thegame.GiveSignal {
		return play.Seat(m.Seat)
	}
	return play.Seat(now.Turn())
}
