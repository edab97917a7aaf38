package record

import (
	"cmp"
	"fmt"

	"dreist/game/play"
	"dreist/game/record"
	"dreist/game/store"
	"dreist/game/thegame"
)

// Game is the content of a record. Its result is "won", "lost", "*" while the game runs, or empty if the record has no Result tag.
type Game = play.RecordedGame[thegame.Deal, thegame.Position, thegame.Move, thegame.Event]

// Step is one move of a game.
type Step = play.Step[thegame.Position, thegame.Move, thegame.Event]

// Tag is a tag that the format does not define.
type Tag = record.ExtraTag

// Name is the game's name in its file names and the extension of its records.
const Name = "thegame"

var form = play.GameForm[thegame.Deal, thegame.Position, thegame.Move, thegame.Event]{
	Format:      record.Format{GameName: "THE GAME", Version: "1", Ext: store.RecordExt(Name)},
	Header:      record.Header{FaultOfName: faultOfName},
	Turns:       record.TurnManner{GameOver: &thegame.Refusal{Reason: thegame.GameOver}},
	MostSeats:   thegame.MaxSeats,
	Bind:        bind,
	CheckResult: record.CheckOneOf(record.ResultWon, record.ResultLost, record.ResultRunning),
	SeatCount:   func(d *thegame.Deal) int { return d.SeatCount },
	ParseMove:   play.MoveParser[Game, thegame.Position](thegame.ParseMove, NotAMove),
	Apply:       thegame.Apply,
	Turn:        func(now *thegame.Position) play.Seat { return play.Seat(now.Turn()) },
	Mover:       moverOf,
	IsTurnEnd:   func(s *Step) bool { return s.Move.Action == thegame.EndTurn || s.Position.IsWon() }, // (G 11)
	Result:      resultOf, AppendStep: appendStep,
	AppendPosition: func(_ *Game, tags []byte, now *thegame.Position) []byte { return AppendPosition(tags, now) },
	Verdict: func(g *Game, now *thegame.Position, turns int) string {
		return fmt.Sprintf("turns=%d rest=%d result=%s", turns, now.CardsLeft(), cmp.Or(record.FinalResult(resultOf(g, now)), "-"))
	},
}

// Format returns the record format of THE GAME for package game/record.
func Format() record.Format { return form.RecordFormat() }

// New returns a game as play.GameForm.New does.
func New(deal thegame.Deal, seats []string, tags record.ExtraTags, moves []thegame.Move) (*Game, error) {
	return form.New(deal, record.NumberedSeats(seats...), tags, moves)
}

// Parse reads a record as play.GameForm.Parse does.
func Parse(text string) (*Game, error) { return form.Parse(text) }

// moverOf returns the seat that makes a move: the seat that signals, or the seat to move.
func moverOf(now *thegame.Position, m thegame.Move) play.Seat {
	if m.Action == thegame.GiveSignal {
		return play.Seat(m.Seat)
	}
	return play.Seat(now.Turn())
}

func resultOf(_ *Game, now *thegame.Position) string {
	return record.ResultOf(now.IsWon(), now.IsOver())
}
