// Package record reads and writes the text form of PERI for saves, shared deals, examples and tests. Package game/record reads the lines, tags
// and turns that the records of all games share; package peri judges the deal and the moves. This package knows the position of each word in
// the text, for its errors.
package record

import (
	"cmp"
	_ "embed"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"dreist/game/peri"
	"dreist/game/play"
	"dreist/game/record"
	"dreist/game/store"
)

// Name is the game's name in its file names and the extension of its records.
const Name = "peri"

// Game is the content of a record. Its result is "won", "lost", "*" while the game runs, or empty if the record has no Result tag.
type Game = play.RecordedGame[peri.Deal, peri.Position, peri.Move, MoveEvent]

// Step is one move of a game.
type Step = play.Step[peri.Position, peri.Move, MoveEvent]

// MoveEvent is the only event of a move: the move itself, and the position after it and all that followed by itself. The zero Move is the deal.
type MoveEvent struct {
	Move          peri.Move
	PositionAfter *peri.Position
}

// Tag is a tag that the format does not define.
type Tag = record.ExtraTag

const movesInLine = 10

var form = play.GameForm[peri.Deal, peri.Position, peri.Move, MoveEvent]{
	Format:      record.Format{GameName: "PERI", Version: "1", Ext: store.RecordExt(Name)},
	Turns:       record.TurnManner{HasFreeLines: true},
	MostSeats:   1,
	Bind:        bind,
	CheckResult: record.CheckOneOf(record.ResultWon, record.ResultLost, record.ResultRunning),
	SeatCount:   func(*peri.Deal) int { return 1 },
	ParseMove:   play.MoveParser[Game, peri.Position](peri.ParseMove, NotAMove),
	ErrorOfTurn: func(_ *Game, now *peri.Position, t record.Turn) *record.Error {
		switch {
		case t.SeatNumber() != "1":
			return t.ErrorAtStart(record.Reason{Fault: NotALine})
		case now.IsOver():
			return t.ErrorAtStart(record.RefusalReason(&peri.Refusal{Reason: peri.GameOver}))
		}
		return nil
	},
	Apply: func(now peri.Position, m peri.Move) (peri.Position, []MoveEvent, error) {
		err := now.Play(m)
		return now, []MoveEvent{{m, &now}}, err
	},
	Turn: func(now *peri.Position) play.Seat {
		if now.IsOver() {
			return play.NoSeat
		}
		return 0
	},
	Mover:     func(*peri.Position, peri.Move) play.Seat { return 0 },
	IsTurnEnd: func(*Step) bool { return true },
	Result:    resultOf,
	AppendStep: func(_ *Game, turns []byte, step *Step) []byte {
		return record.AppendMove(turns, 1, step.Move.String(), step.Turn%movesInLine == 0)
	},
	AppendPosition: func(_ *Game, tags []byte, now *peri.Position) []byte { return AppendPosition(tags, now) },
	Verdict: func(g *Game, now *peri.Position, moves int) string {
		return fmt.Sprintf("moves=%d left=%d result=%s", moves, now.CardsLeft(), cmp.Or(record.FinalResult(resultOf(g, now)), "-"))
	},
}

// Format returns the record format of PERI for package game/record.
func Format() record.Format { return form.RecordFormat() }

// New returns a game as play.GameForm.New does, but without a result, which the player has yet to accept. name is the player's.
func New(deal peri.Deal, name string, tags record.ExtraTags, moves []peri.Move) (*Game, error) {
	g, err := form.New(deal, record.NumberedSeats(name), tags, moves)
	if err == nil {
		g.Result = ""
	}
	return g, err
}

// Parse reads a record as play.GameForm.Parse does.
func Parse(text string) (*Game, error) { return form.Parse(text) }

func resultOf(_ *Game, p *peri.Position) string { return record.ResultOf(p.IsWon(), p.IsOver()) }

// AppendPosition appends a position as tags, one per line; the last one lists the allowed moves.
func AppendPosition(dst []byte, p *peri.Position) []byte {
	b := record.Tags(dst)
	for part := range peri.Deck {
		b.Add(part.String(), record.JoinCards(p.ItemsOf(part)))
	}
	b.Add(peri.CounterPart.String(), strconv.Itoa(p.Counter))
	var moves []string
	for m := range p.Moves() {
		moves = append(moves, m.String())
	}
	slices.Sort(moves)
	b.Add("Legal", strings.Join(moves, " "))
	return b
}

//go:embed examples.txt
var examples string

// Example returns the record of a set-up, without moves, on which a player can try the rules of a patience.
func Example(row *peri.Patience) string {
	name := `[Patience "` + row.Key + `"]`
	_, text, _ := strings.Cut(examples, name)
	text, _, _ = strings.Cut(text, "\n[Patience")
	return "[Game \"PERI\"]\n[Format \"1\"]\n" + name + text
}
