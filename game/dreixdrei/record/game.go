package record

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"dreist/game/dreixdrei"
	"dreist/game/play"
	"dreist/game/record"
	"dreist/game/store"
)

// Game is the content of a record. Its result is "*" while the game runs, the places after its end, or empty if the record has no Result tag.
type Game = play.RecordedGame[dreixdrei.Deal, dreixdrei.Position, dreixdrei.Move, dreixdrei.Event]

// Step is one move of a game.
type Step = play.Step[dreixdrei.Position, dreixdrei.Move, dreixdrei.Event]

// Tag is a tag that the format does not define.
type Tag = record.ExtraTag

// Name is the game's name in its file names and the extension of its records.
const Name = "dreixdrei"

var form = play.GameForm[dreixdrei.Deal, dreixdrei.Position, dreixdrei.Move, dreixdrei.Event]{
	Format:      record.Format{GameName: "DREI x DR3I", Version: "1", Ext: store.RecordExt(""), OtherExt: store.RecordExt(Name), TagPrefix: "Down", UnreadableLine: 1},
	Header:      record.Header{IsOnce: true, IsWholeUTF8: true},
	Turns:       record.TurnManner{GameOver: &dreixdrei.Refusal{Reason: dreixdrei.GameOver}, EndOfTurnFirst: true},
	MostSeats:   dreixdrei.MaxSeats,
	Bind:        bind,
	CheckResult: record.Require(isResult, NotAResult),
	SeatCount:   func(d *dreixdrei.Deal) int { return d.SeatCount },
	ParseMove:   play.MoveParser[Game, dreixdrei.Position](dreixdrei.ParseMove, NotAMove),
	Apply:       dreixdrei.Apply,
	Turn:        func(now *dreixdrei.Position) play.Seat { return play.Seat(now.Turn()) },
	Mover:       func(now *dreixdrei.Position, _ dreixdrei.Move) play.Seat { return play.Seat(now.Turn()) },
	IsTurnEnd:   IsTurnEnd,
	Result:      resultOf,
	AppendStep: func(_ *Game, turns []byte, step *Step) []byte {
		return record.AppendMove(turns, int(step.Seat)+1, step.Move.String(), IsTurnEnd(step))
	},
	AppendPosition: func(_ *Game, tags []byte, now *dreixdrei.Position) []byte { return AppendPosition(tags, now) },
	Verdict: func(_ *Game, now *dreixdrei.Position, turns int) string {
		winner := dreixdrei.NoSeat
		if out := now.FinishedSeats(); now.IsOver() && len(out) > 0 {
			winner = out[0]
		}
		return fmt.Sprintf("turns=%d winner=%s", turns, record.SeatText(winner))
	},
}

// Format returns the record format of DREI x DR3I for package game/record.
func Format() record.Format { return form.RecordFormat() }

// New returns a game as play.GameForm.New does.
func New(deal dreixdrei.Deal, seats []string, tags record.ExtraTags, moves []dreixdrei.Move) (*Game, error) {
	return form.New(deal, record.NumberedSeats(seats...), tags, moves)
}

// Parse reads a record as play.GameForm.Parse does.
func Parse(text string) (*Game, error) { return form.Parse(text) }

// IsTurnEnd reports whether a seat ends its turn, or its swapping, by a step.
func IsTurnEnd(step *Step) bool {
	return slices.ContainsFunc(step.Events, func(e dreixdrei.Event) bool {
		_, ok := e.(dreixdrei.TurnEnded)
		return ok
	})
}

func resultOf(_ *Game, p *dreixdrei.Position) string {
	if !p.IsOver() {
		return record.ResultRunning
	}
	return placesOf(p)
}

// placesOf returns the finished seats in the order of their places. At the end the loser follows, or the sign of an
// undecided game.
func placesOf(p *dreixdrei.Position) string {
	switch places := p.FinishedSeats(); {
	case p.IsUndecided():
		return strings.TrimSpace(placesText(places) + " " + undecided)
	case p.IsOver():
		return placesText(append(slices.Clone(places), p.Loser()))
	default:
		return placesText(places)
	}
}

// sorted sorts cards or kinds in the order of the text and returns them.
func sorted[C cmp.Ordered](cards []C) []C {
	slices.Sort(cards)
	return cards
}
