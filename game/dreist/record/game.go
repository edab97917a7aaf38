package record

import (
	"fmt"
	"slices"

	"dreist/game/dreist"
	"dreist/game/play"
	"dreist/game/record"
	"dreist/game/store"
)

// Game is the content of a record. Its moves are those of all turns without Egon's, which follow from the deal. Its result is the winning seat's
// number, "*" while the game runs, or empty if the record has no Result tag.
type Game = play.RecordedGame[dreist.Deal, dreist.Position, dreist.Move, dreist.Event]

// Step is one move of a game, a person's or Egon's.
type Step = play.Step[dreist.Position, dreist.Move, dreist.Event]

// Tag is a tag that the format does not define.
type Tag = record.ExtraTag

// Seat is a player's seat in a record. An empty name of Egon's is not written.
type Seat = record.Seat

// NumberedSeats returns seats numbered from 1 with these names.
func NumberedSeats(names ...string) []Seat { return record.NumberedSeats(names...) }

// Name is the name of DREIst! among stored games. A stored game without a name belongs to DREIst!, too.
const Name = store.UnnamedGame

var form = play.GameForm[dreist.Deal, dreist.Position, dreist.Move, dreist.Event]{
	Format:      record.Format{GameName: "DREIst!", Version: "1", Ext: store.RecordExt(""), UnreadableLine: 1},
	Header:      record.Header{IsOnce: true, IsLoose: true, ErrorOfTags: func(h *record.Header) *record.Error { return misplaced(h, false) }},
	Turns:       record.TurnManner{GameOver: gameOver, StopsAtWord: true},
	MostSeats:   dreist.MaxSeats,
	Bind:        bind,
	CheckResult: record.Require(func(v record.Word) bool { return v.Text == record.ResultRunning || isSeat(v) }, WrongResultValue),
	SeatCount:   func(d *dreist.Deal) int { return len(d.Piles) },
	Follows:     func(now *dreist.Position) (dreist.Move, bool) { return dreist.EgonMove(), now.IsEgonToMove() },
	ParseMove: func(g *Game, now *dreist.Position, word string) (dreist.Move, record.Fault) {
		m, fault := parseMove(g, word)
		return now.WithHandCard(m), fault // a text names only the kind of a card
	},
	ErrorOfTurn: errorOfTurn,
	Apply: func(now dreist.Position, m dreist.Move) (dreist.Position, []dreist.Event, error) {
		return dreist.Apply(now, now.WithHandCard(m))
	},
	Turn:          func(now *dreist.Position) play.Seat { return play.Seat(now.Turn()) },
	Mover:         func(now *dreist.Position, _ dreist.Move) play.Seat { return play.Seat(now.Turn()) },
	IsTurnEnd:     IsTurnEnd,
	Result:        func(g *Game, now *dreist.Position) string { return seatText(g, now.Winner(), record.ResultRunning) },
	WritesRunning: true,
	AppendStep: func(g *Game, turns []byte, step *Step) []byte {
		if step.Move.Action == dreist.PlayEgonTurn {
			return turns
		}
		return record.AppendMove(turns, g.SeatNumber(step.Seat), moveText(g, step.Move), step.Move.IsTurnEnd())
	},
	AppendPosition: AppendPosition,
	Verdict: func(g *Game, now *dreist.Position, turns int) string {
		return fmt.Sprintf("turns=%d winner=%s", turns, seatText(g, now.Winner(), "-"))
	},
}

// Format returns DREIst!'s record format for package game/record.
func Format() record.Format { return form.RecordFormat() }

// New returns the game of a deal, its seats, further tags and the moves played so far, with or without Egon's, as play.GameForm.New does.
//
// A text cannot tell the three cards of one kind apart. So that the game equals what Parse reads from its text, its deal
// has the copies in the order in which the text lists them, and a move of a card means the first of its kind in the
// hand. The game's cards may therefore be other copies than those passed.
func New(deal dreist.Deal, seats []Seat, tags []Tag, moves []dreist.Move) (*Game, error) {
	if deal.Mode == dreist.SoloMode && len(seats) == 1 {
		seats = []Seat{seats[0], {Number: egonNumber}}
	}
	moves = slices.DeleteFunc(slices.Clone(moves), func(m dreist.Move) bool { return m.Action == dreist.PlayEgonTurn })
	return form.New(deal, seats, tags, moves)
}

// Parse reads a record as play.GameForm.Parse does.
func Parse(text string) (*Game, error) { return form.Parse(text) }

// Round returns the number of a move's turn among the turns of its player, from 1.
func Round(s *Step) int { return store.RoundOf(s.Turn, s.Position.SeatCount()) }

// IsTurnEnd reports whether a step ends a turn.
func IsTurnEnd(s *Step) bool { return play.Seat(s.Position.Turn()) != s.Seat }
