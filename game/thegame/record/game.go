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
	Format: record.Format{Game: gameName, Version: formatVersion, Ext: store.RecordExt(Name)},
	Begin: func() (*record.Header, func() (*Game, thegame.Position, *record.Error)) {
		h := newHeader()
		return &h.Header, h.game
	},
	SeatCount: func(d *thegame.Deal) int { return d.SeatCount },
	Apply:     thegame.Apply, ParseMove: thegame.ParseMove, NotAMove: NotAMove, GameOver: &thegame.Refusal{Reason: thegame.GameOver},
	Turn:  func(now *thegame.Position) play.Seat { return play.Seat(now.Turn()) },
	Mover: moverOf,
	IsTurnEnd: func(s *Step) bool { // after the end the rules refuse what follows in the line
		return s.Move.Action == thegame.EndTurn && !s.Position.IsOver()
	},
	Result: resultOf, AddTags: addTags, AppendStep: appendStep, AppendPosition: AppendPosition, Verdict: verdict,
}

// Format returns the record format of THE GAME for package game/record.
func Format() record.Format { return form.RecordFormat() }

// New returns a game as play.GameForm.New does.
func New(deal thegame.Deal, seats []string, tags record.ExtraTags, moves []thegame.Move) (*Game, error) {
	return form.New(deal, seats, tags, moves)
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

func resultOf(now *thegame.Position) string { return record.ResultOf(now.IsWon(), now.IsOver()) }

// verdict returns the numbers of turns and of cards left, and the result.
func verdict(g *Game, now *thegame.Position) string {
	turns := 0
	for _, m := range g.Moves {
		if m.Action == thegame.EndTurn {
			turns++
		}
	}
	if now.IsWon() {
		turns++ // without an end of its own (G 11)
	}
	return fmt.Sprintf("turns=%d rest=%d result=%s", turns, now.CardsLeft(), cmp.Or(record.FinalResult(resultOf(now)), "-"))
}
