package play

import (
	"errors"
	"fmt"
	"iter"
	"slices"
	"strings"

	"dreist/game/record"
)

// RecordedGame is the content of a record: the players, the deal, and the moves. A GameForm makes one, checked by the rules. It must not be
// changed. D is a deal, P a position, M a move, E an event.
type RecordedGame[D Deal[P], P, M, E any] struct {
	Seats  []record.Seat // clockwise
	Deal   D
	Moves  []M              // without those that follow by themselves
	Result string           // "*" while the game runs, the result after its end, or empty if the record has no Result tag
	Tags   record.ExtraTags // the tags that the format does not define
	form   *GameForm[D, P, M, E]
}

// Deal is the start of a game.
type Deal[P any] interface {
	// Position returns the position before the first move.
	Position() (P, error)
}

// GameForm is how records of a game are read and written.
type GameForm[D Deal[P], P, M, E any] struct {
	Format record.Format     // without Check
	Header record.Header     // the manners of the tags
	Turns  record.TurnManner // and of the turns
	// MostSeats is the number of seats of a game before its tags are read, each with its number.
	MostSeats int
	// Bind returns the tags of a game between Format and Result, in the order in which they are written. begin is called after they were read:
	// it checks them together, sets what follows from them, and returns the first position.
	Bind        func(g *RecordedGame[D, P, M, E]) (tags []record.Field, begin func(h *record.Header) (P, *record.Error))
	CheckResult func(value record.Word) *record.Error
	SeatCount   func(d *D) int
	Follows     func(now *P) (m M, ok bool) // returns the move that follows by itself; nil if there are none
	Apply       func(now P, m M) (P, []E, error)
	Turn        func(now *P) Seat
	Mover       func(now *P, m M) Seat
	IsTurnEnd   func(step *Step[P, M, E]) bool
	ParseMove   func(g *RecordedGame[D, P, M, E], now *P, word string) (m M, fault record.Fault)
	ErrorOfTurn func(g *RecordedGame[D, P, M, E], now *P, t record.Turn) *record.Error // see record.Turns.ErrorOf
	Result      func(g *RecordedGame[D, P, M, E], now *P) string                       // value of the tag Result
	// WritesRunning reports that the tag Result is written while the game runs, too.
	WritesRunning  bool
	AppendStep     func(g *RecordedGame[D, P, M, E], turns []byte, step *Step[P, M, E]) []byte // see Rules.AppendStep
	AppendPosition func(g *RecordedGame[D, P, M, E], tags []byte, now *P) []byte               // appends a position as tags, one per line
	Verdict        func(g *RecordedGame[D, P, M, E], now *P, turns int) string                 // see record.Format.Check; turns have ended
}

// MoveParser returns a ParseMove of a game whose moves are read without its record.
func MoveParser[G, P, M any](parse func(word string) (M, bool), notAMove record.Fault) func(*G, *P, string) (M, record.Fault) {
	return func(_ *G, _ *P, word string) (m M, fault record.Fault) {
		m, ok := parse(word)
		if !ok {
			fault = notAMove
		}
		return m, fault
	}
}

// New returns the game of a deal, with the seats, further tags and the moves played so far. It plays the moves; an invalid deal, seat, tag or move
// is an error. Result is set if the game is over.
func (f *GameForm[D, P, M, E]) New(deal D, seats []record.Seat, tags record.ExtraTags, moves []M) (*RecordedGame[D, P, M, E], error) {
	written := RecordedGame[D, P, M, E]{Seats: seats, Deal: deal, Moves: moves, Tags: tags, form: f}
	for _, err := range written.Replay() {
		if err != nil {
			return nil, err
		}
	}
	if len(seats) != f.SeatCount(&deal) {
		return nil, fmt.Errorf("play: %d names for %d seats", len(seats), f.SeatCount(&deal))
	}
	g, now, _, fault := f.read(written.String())
	switch {
	case fault != nil:
		return nil, fmt.Errorf("play: %w", fault)
	case !slices.Equal(g.Seats, seats) || !slices.Equal(g.Tags, tags):
		return nil, errors.New("play: a record cannot have these seats or tags")
	}
	g.Result = f.resultOf(g, &now)
	return g, nil
}

// Parse reads a record and plays it by the rules. The error is a *Error of game/record at the fault.
func (f *GameForm[D, P, M, E]) Parse(text string) (*RecordedGame[D, P, M, E], error) {
	g, _, _, fault := f.read(text)
	if fault != nil {
		return nil, fault
	}
	return g, nil
}

// read reads a record and returns the game, the position that it reaches, and the number of turns that ended.
func (f *GameForm[D, P, M, E]) read(text string) (g *RecordedGame[D, P, M, E], now P, turns int, fault *record.Error) {
	g = &RecordedGame[D, P, M, E]{Seats: record.NumberedSeats(make([]string, f.MostSeats)...), form: f}
	h := f.Header
	own, begin := f.Bind(g)
	h.Fields = f.fields(own, "")
	// play makes a move, if there is one, and those that follow by themselves. It returns whether a turn ended.
	play := func(m M, ok bool) (ended bool, err error) {
		for ; ok; m, ok = f.follows(&now) {
			step := Step[P, M, E]{Move: m, Seat: f.Mover(&now, m)}
			if step.Position, step.Events, err = f.Apply(now, m); err != nil {
				return ended, err
			}
			if now = step.Position; f.IsTurnEnd(&step) {
				ended = true
				turns++
			}
		}
		return ended, nil
	}
	played := record.Turns[M]{
		Manner:    f.Turns,
		ToMove:    func() int { return g.SeatNumber(f.Turn(&now)) },
		ParseMove: func(word string) (M, record.Fault) { return f.ParseMove(g, &now, word) },
		Play:      func(m M) (endsTurn bool, err error) { return play(m, true) },
	}
	if f.ErrorOfTurn != nil {
		played.ErrorOf = func(t record.Turn) *record.Error { return f.ErrorOfTurn(g, &now, t) }
	}
	fault = h.Read(text, func() (err *record.Error) {
		if now, err = begin(&h); err == nil {
			_, _ = play(f.follows(&now)) // what follows by itself is allowed
		}
		return err
	}, played.PlayTurn, func() string { return f.Result(g, &now) })
	g.Moves, g.Tags, g.Result = played.Moves, h.ExtraTags(), strings.Join(h.Value("Result").WordTexts(), " ")
	return g, now, turns, fault
}

// follows returns the move that follows from a position by itself.
func (f *GameForm[D, P, M, E]) follows(now *P) (m M, ok bool) {
	if f.Follows == nil {
		return m, false
	}
	return f.Follows(now)
}

// fields returns all tags that the format defines, given those of the game and its result.
func (f *GameForm[D, P, M, E]) fields(own []record.Field, result string) []record.Field {
	only := func(name, value string) record.Field {
		return record.ValueField(name, record.CheckOneOf(value), value, true)
	}
	first := []record.Field{only("Game", f.Format.GameName), only("Format", f.Format.Version)}
	return slices.Concat(first, own, []record.Field{record.ValueField("Result", f.CheckResult, result, result != "")})
}

func (f *GameForm[D, P, M, E]) resultOf(g *RecordedGame[D, P, M, E], now *P) string {
	if f.WritesRunning {
		return f.Result(g, now)
	}
	return record.FinalResult(f.Result(g, now))
}

// RecordFormat returns the format of the records, which replays and checks them.
func (f *GameForm[D, P, M, E]) RecordFormat() record.Format {
	format := f.Format
	format.Check = func(text string, position bool) (verdict string, err *record.Error) {
		g, now, turns, err := f.read(text)
		if err != nil {
			return "", err
		}
		verdict = f.Verdict(g, &now, turns) + "\n"
		if position {
			verdict += string(f.AppendPosition(g, nil, &now))
		}
		return verdict, nil
	}
	return format
}

// SeatNames returns the players' names, clockwise.
func (g *RecordedGame[D, P, M, E]) SeatNames() (names []string) {
	for _, s := range g.Seats {
		names = append(names, s.Name)
	}
	return names
}

// Players returns the players, whose kinds the tags tell.
func (g *RecordedGame[D, P, M, E]) Players() []Player { return playersOf(g.Seats, g.Tags) }

// SeatNumber returns the record's number of a seat, and 0 for a seat that does not play.
func (g *RecordedGame[D, P, M, E]) SeatNumber(s Seat) int {
	if s < 0 || int(s) >= len(g.Seats) {
		return 0
	}
	return g.Seats[s].Number
}

// Replay replays the game and yields each move, also one that follows by itself, with the position after it. An error comes with an empty step and
// ends the sequence.
func (g *RecordedGame[D, P, M, E]) Replay() iter.Seq2[Step[P, M, E], error] {
	return func(yield func(Step[P, M, E], error) bool) {
		p, err := g.Deal.Position()
		if err != nil {
			yield(Step[P, M, E]{}, fmt.Errorf("play: %w", err))
			return
		}
		turn := 1
		for left := g.Moves; ; {
			m, ok := g.form.follows(&p)
			if !ok && len(left) == 0 {
				return
			}
			if !ok {
				m, left = left[0], left[1:]
			}
			step := Step[P, M, E]{Move: m, Seat: g.form.Mover(&p, m), Turn: turn}
			p, step.Events, err = g.form.Apply(p, m)
			if step.Position = p; err != nil {
				yield(Step[P, M, E]{}, fmt.Errorf("play: turn %d: %w", turn, err))
				return
			}
			if !yield(step, nil) {
				return
			}
			if g.form.IsTurnEnd(&step) {
				turn++
			}
		}
	}
}

// String returns the game's record in its canonical form. Parse reads it back as an equal game.
func (g *RecordedGame[D, P, M, E]) String() string {
	var turns []byte
	for step, err := range g.Replay() {
		if err != nil {
			break
		}
		turns = g.form.AppendStep(g, turns, &step)
	}
	return recordText(g.head(g.Result), turns)
}

// Head returns the text above the moves, with the result of the position, of a running game only if its format wants that.
func (g *RecordedGame[D, P, M, E]) Head(now *P) string { return g.head(g.form.resultOf(g, now)) }

func (g *RecordedGame[D, P, M, E]) head(result string) string {
	own, _ := g.form.Bind(g)
	return string(record.TagsOf(g.form.fields(own, result), g.Tags))
}

// RecordedRules answers what Rules asks and what follows from a RecordedGame. C is a computer player.
type RecordedRules[D Deal[P], P, M, E, C any] struct {
	Game          *RecordedGame[D, P, M, E]
	StartPosition P
	Seats         []Player
	Computers     []C // by seat, the zero C for a person
}

// NewRecordedRules returns the rules for the deal of a game and its players. The error is for an invalid deal or player.
func NewRecordedRules[D Deal[P], P, M, E, C any](g *RecordedGame[D, P, M, E], players []Player, newComputer func(kind string) (C, error)) (r RecordedRules[D, P, M, E, C], err error) {
	r.Game, r.Seats, r.Computers = g, players, make([]C, len(players))
	if r.StartPosition, err = g.Deal.Position(); err != nil {
		return r, fmt.Errorf("match: %w", err)
	}
	for s, p := range players {
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

func (r *RecordedRules[D, P, M, E, C]) IsTurnEnd(step *Step[P, M, E]) bool {
	return r.Game.form.IsTurnEnd(step)
}

func (r *RecordedRules[D, P, M, E, C]) Head(now *P) string { return r.Game.Head(now) }

func (r *RecordedRules[D, P, M, E, C]) AppendStep(text []byte, step *Step[P, M, E]) []byte {
	return r.Game.form.AppendStep(r.Game, text, step)
}
