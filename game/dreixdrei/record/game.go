package record

import (
	"cmp"
	"errors"
	"fmt"
	"iter"
	"slices"
	"strings"
	"unicode/utf8"

	"dreist/game/dreixdrei"
	"dreist/game/play"
	"dreist/game/record"
	"dreist/game/store"
)

// Game is the content of a record: the players, the deal, and the moves. New and Parse make one, checked by the rules. It
// must not be changed.
type Game struct {
	SeatNames []string // the players' names, from seat 1 of the record on
	Deal      dreixdrei.Deal
	Moves     []dreixdrei.Move
	Result    string // "*" while the game runs, the places after its end, or empty if the record has no Result tag
	Tags      record.ExtraTags
}

// Tag is a tag that the format does not define.
type Tag = record.ExtraTag

// Name is the game's name in its file names and the extension of its records.
const Name = "dreixdrei"

// Format returns the record format of DREI x DR3I for package game/record.
func Format() record.Format {
	return record.Format{Game: gameName, Version: formatVersion, Check: check, Ext: store.RecordExt(""), OtherExt: store.RecordExt(Name), TagPrefix: "Down", UnreadableLine: 1}
}

// New returns the game of a deal, with the players' names, further tags and the moves played so far. It plays the moves; an
// invalid deal, name, tag or move is an error. Result is set if the game is over.
func New(deal dreixdrei.Deal, seats []string, tags record.ExtraTags, moves []dreixdrei.Move) (*Game, error) {
	written := Game{SeatNames: seats, Deal: deal, Moves: moves, Tags: tags}
	if _, err := deal.Position(); err != nil {
		return nil, fmt.Errorf("record: %w", err)
	}
	for _, err := range written.Replay() {
		if err != nil {
			return nil, err
		}
	}
	g, r, fault := read(written.String())
	switch {
	case fault != nil:
		return nil, fmt.Errorf("record: %w", fault)
	case g.Deal.SeatCount != deal.SeatCount || !slices.Equal(g.SeatNames, seats) || !slices.Equal(g.Tags, tags):
		return nil, errors.New("record: a record cannot have these names or tags")
	}
	g.Result = record.FinalResult(resultOf(&r.position))
	return g, nil
}

// Parse reads a record and plays it by the rules. The error is a *Error of game/record at the fault.
func Parse(text string) (*Game, error) { return record.GameOrError(read(text)) }

// run is a game that is being read.
type run struct {
	position dreixdrei.Position
	turns    int // the number of turns that have ended, swapping included
}

// read reads a record and returns the game and its run to the last move.
func read(text string) (g *Game, r *run, fault *record.Error) {
	if !utf8.ValidString(text) {
		return nil, nil, record.ErrorAtTop("", record.Reason{Fault: record.NotUTF8})
	}
	r = &run{}
	h := newHeader()
	begin := func() (err *record.Error) {
		g, r.position, err = newGame(h)
		return err
	}
	turns := record.Turns[dreixdrei.Move]{
		ToMove: func() int { return int(r.position.Turn()) + 1 }, ParseMove: dreixdrei.ParseMove, NotAMove: NotAMove,
		Play: r.play, GameOver: &dreixdrei.Refusal{Reason: dreixdrei.GameOver},
	}
	if fault = h.Read(text, begin, turns.PlayTurn, func() string { return resultOf(&r.position) }); fault == nil {
		g.Moves = turns.Moves
	}
	return g, r, fault
}

func (r *run) play(m dreixdrei.Move) (ends bool, err error) {
	next, events, err := dreixdrei.Apply(r.position, m)
	if r.position = next; endsTurn(events) {
		r.turns++
		return true, nil
	}
	return false, err
}

// endsTurn reports whether a seat ended its turn, or its swapping.
func endsTurn(events []dreixdrei.Event) bool {
	return slices.ContainsFunc(events, func(e dreixdrei.Event) bool {
		_, ok := e.(dreixdrei.TurnEnded)
		return ok
	})
}

// resultOf returns the value of the Result tag for a position.
func resultOf(p *dreixdrei.Position) string {
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

// check replays a record. The verdict has the number of turns, the winner and, if position is set, the position at the end.
func check(text string, position bool) (verdict string, err *record.Error) {
	_, r, err := read(text)
	if err != nil {
		return "", err
	}
	winner := dreixdrei.NoSeat
	if out := r.position.FinishedSeats(); r.position.IsOver() && len(out) > 0 {
		winner = out[0]
	}
	verdict = fmt.Sprintf("turns=%d winner=%s\n", r.turns, record.SeatText(winner))
	if position {
		verdict += string(AppendPosition(nil, &r.position))
	}
	return verdict, nil
}

// sorted sorts cards or kinds in the order of the text and returns them.
func sorted[C cmp.Ordered](cards []C) []C {
	slices.Sort(cards)
	return cards
}

// Step is one move of a game.
type Step = play.Step[dreixdrei.Position, dreixdrei.Move, dreixdrei.Event]

// IsTurnEnd reports whether a seat ends its turn, or its swapping, by a step.
func IsTurnEnd(step *Step) bool { return endsTurn(step.Events) }

// Replay replays the game and yields each move with the position after it. An error comes with an empty step and ends the
// sequence.
func (g *Game) Replay() iter.Seq2[Step, error] {
	return play.ReplayMoves(g.Deal.Position, g.Moves, nil, dreixdrei.Apply, MoverOf, IsTurnEnd)
}

// MoverOf returns the seat that makes a move: always the seat to move.
func MoverOf(now *dreixdrei.Position, _ dreixdrei.Move) play.Seat { return play.Seat(now.Turn()) }
