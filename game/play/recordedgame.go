package play

import (
	"errors"
	"fmt"
	"iter"
	"slices"

	"dreist/game/record"
)

// RecordedGame is the content of a record whose seats have the numbers from 1 on: the players, the deal, and the moves. A GameForm makes one,
// checked by the rules. It must not be changed. D is a deal, P a position, M a move, E an event.
type RecordedGame[D Deal[P], P, M, E any] struct {
	SeatNames []string // the players' names, from seat 1 of the record on
	Deal      D
	Moves     []M
	Result    string           // "*" while the game runs, the result after its end, or empty if the record has no Result tag
	Tags      record.ExtraTags // the tags that the format does not define
	form      *GameForm[D, P, M, E]
}

// Deal is the start of a game.
type Deal[P any] interface {
	// Position returns the position before the first move.
	Position() (P, error)
}

// GameForm is how records of a game are read and written.
type GameForm[D Deal[P], P, M, E any] struct {
	Format record.Format // without Check
	// Begin returns a header without tags, and a function that returns the game of the tags read by then, without moves, and its position.
	Begin          func() (*record.Header, func() (*RecordedGame[D, P, M, E], P, *record.Error))
	SeatCount      func(d *D) int
	Apply          func(now P, m M) (P, []E, error)
	Turn           func(now *P) Seat
	Mover          func(now *P, m M) Seat
	IsTurnEnd      func(step *Step[P, M, E]) bool
	ParseMove      func(word string) (m M, ok bool)
	NotAMove       record.Fault
	GameOver       record.Refusal
	Result         func(now *P) string                               // value of the tag Result
	AddTags        func(b *record.Tags, g *RecordedGame[D, P, M, E]) // adds the tags between Format and Result
	AppendStep     func(turns []byte, step *Step[P, M, E]) []byte    // see Rules.AppendStep
	AppendPosition func(tags []byte, now *P) []byte                  // appends a position as tags, one per line
	Verdict        func(g *RecordedGame[D, P, M, E], now *P) string  // see record.Format.Check
}

// New returns the game of a deal, with the players' names, further tags and the moves played so far. It plays the moves; an invalid deal, name,
// tag or move is an error. Result is set if the game is over.
func (f *GameForm[D, P, M, E]) New(deal D, seats []string, tags record.ExtraTags, moves []M) (*RecordedGame[D, P, M, E], error) {
	written := RecordedGame[D, P, M, E]{SeatNames: seats, Deal: deal, Moves: moves, Tags: tags, form: f}
	for _, err := range written.Replay() {
		if err != nil {
			return nil, err
		}
	}
	g, now, fault := f.read(written.String())
	switch {
	case fault != nil:
		return nil, fmt.Errorf("play: %w", fault)
	case f.SeatCount(&g.Deal) != f.SeatCount(&deal) || !slices.Equal(g.SeatNames, seats) || !slices.Equal(g.Tags, tags):
		return nil, errors.New("play: a record cannot have these names or tags")
	}
	g.Result = record.FinalResult(f.Result(&now))
	return g, nil
}

// Parse reads a record and plays it by the rules. The error is a *Error of game/record at the fault.
func (f *GameForm[D, P, M, E]) Parse(text string) (*RecordedGame[D, P, M, E], error) {
	return record.GameOrError(f.read(text))
}

// read reads a record and returns the game and the position that it reaches.
func (f *GameForm[D, P, M, E]) read(text string) (g *RecordedGame[D, P, M, E], now P, fault *record.Error) {
	h, game := f.Begin()
	begin := func() (err *record.Error) {
		g, now, err = game()
		return err
	}
	played := record.Turns[M]{
		ToMove: func() int { return int(f.Turn(&now)) + 1 }, ParseMove: f.ParseMove, NotAMove: f.NotAMove, GameOver: f.GameOver,
		Play: func(m M) (ends bool, err error) {
			step := Step[P, M, E]{Move: m}
			step.Position, step.Events, err = f.Apply(now, m)
			now = step.Position
			return err == nil && f.IsTurnEnd(&step), err
		},
	}
	if fault = h.Read(text, begin, played.PlayTurn, func() string { return f.Result(&now) }); fault == nil {
		g.Moves, g.form = played.Moves, f
	}
	return g, now, fault
}

// RecordFormat returns the format of the records, which replays and checks them.
func (f *GameForm[D, P, M, E]) RecordFormat() record.Format {
	format := f.Format
	format.Check = func(text string, position bool) (verdict string, err *record.Error) {
		g, now, err := f.read(text)
		if err != nil {
			return "", err
		}
		verdict = f.Verdict(g, &now) + "\n"
		if position {
			verdict += string(f.AppendPosition(nil, &now))
		}
		return verdict, nil
	}
	return format
}

// Replay replays the game and yields each move with the position after it. An error comes with an empty step and ends the sequence.
func (g *RecordedGame[D, P, M, E]) Replay() iter.Seq2[Step[P, M, E], error] {
	return ReplayMoves(g.Deal.Position, g.Moves, nil, g.form.Apply, g.form.Mover, g.form.IsTurnEnd)
}

// String returns the game's record in its canonical form. Parse reads it back as an equal game.
func (g *RecordedGame[D, P, M, E]) String() string {
	var turns []byte
	for step, err := range g.Replay() {
		if err != nil {
			break
		}
		turns = g.form.AppendStep(turns, &step)
	}
	return recordText(g.head(g.Result), turns)
}

// Head returns the text above the moves, with the result if the game is over at the position.
func (g *RecordedGame[D, P, M, E]) Head(now *P) string {
	return g.head(record.FinalResult(g.form.Result(now)))
}

func (g *RecordedGame[D, P, M, E]) head(result string) string {
	var b record.Tags
	b.Add("Game", g.form.Format.Game)
	b.Add("Format", g.form.Format.Version)
	g.form.AddTags(&b, g)
	b.AddEnd(result, g.Tags)
	return string(b)
}

// RecordedRules answers what Rules asks and what follows from a RecordedGame. C is a computer player.
type RecordedRules[D Deal[P], P, M, E, C any] struct {
	Game          *RecordedGame[D, P, M, E]
	StartPosition P
	Seats         []Player
	Computers     []C // by seat, the zero C for a person
}

// NewRecordedRules returns the rules for the deal and the players of a game. The error is for an invalid deal or player.
func NewRecordedRules[D Deal[P], P, M, E, C any](g *RecordedGame[D, P, M, E], newComputer func(kind string) (C, error)) (r RecordedRules[D, P, M, E, C], err error) {
	r.Game, r.Seats, r.Computers = g, playersOf(g.SeatNames, g.Tags), make([]C, len(g.SeatNames))
	if r.StartPosition, err = g.Deal.Position(); err != nil {
		return r, fmt.Errorf("match: %w", err)
	}
	for s, p := range r.Seats {
		if p.Kind == Person {
			continue
		}
		if r.Computers[s], err = newComputer(p.Kind); err != nil {
			return r, fmt.Errorf("match: seat %d: %w", s+1, err)
		}
	}
	return r, nil
}

func (r *RecordedRules[D, P, M, E, C]) Players() []Player { return r.Seats }

func (r *RecordedRules[D, P, M, E, C]) InitialPosition() P { return r.StartPosition }

func (r *RecordedRules[D, P, M, E, C]) Turn(now *P) Seat { return r.Game.form.Turn(now) }

func (r *RecordedRules[D, P, M, E, C]) Mover(now *P, m M) Seat { return r.Game.form.Mover(now, m) }

func (r *RecordedRules[D, P, M, E, C]) Apply(now P, m M) (P, []E, error) {
	return r.Game.form.Apply(now, m)
}

func (r *RecordedRules[D, P, M, E, C]) Head(now *P) string { return r.Game.Head(now) }

func (r *RecordedRules[D, P, M, E, C]) AppendStep(text []byte, step *Step[P, M, E]) []byte {
	return r.Game.form.AppendStep(text, step)
}
