// Package match binds THE GAME to package play: it provides the rules, moves the computer players, and writes records. The
// front end plays, saves, resumes and reviews its Match. Its summary of a finished match is kept beside the record; medals are
// counted from those summaries.
package match

import (
	"fmt"

	"dreist/game/play"
	"dreist/game/thegame"
	"dreist/game/thegame/partner"
	"dreist/game/thegame/record"
)

// Match is a running game of THE GAME. Its seats are those of the rules.
type Match struct {
	inner
	game *record.Game // players and deal
}

type (
	inner   = play.Recorded[thegame.Position, thegame.Move, thegame.Event]
	running = play.Match[thegame.Position, thegame.Move, thegame.Event]
)

// ListTag marks a match in which a list of the numbers already laid was to be seen, an aid that is told of (G 17). Others lack it.
const ListTag = "List"

// PracticeTag marks the record of a match that continues another or repeats its deal, for practice.
const PracticeTag = "Practice"

// UndecidedTag marks the record of a match in which it is not agreed yet who begins (G 3). Until it is, nobody moves.
const UndecidedTag = "Undecided"

// Table returns who may sit at a table of THE GAME.
func Table() play.SeatRules {
	return play.SeatRules{Least: 1, Most: thegame.MaxSeats, Computers: partner.Names()}
}

// New begins a match and saves it. Computer players who begin signal, and move, at once. Tags are further tags of the record.
func New(deal thegame.Deal, players []play.Player, tags []record.Tag, saver play.Saver) (*Match, error) {
	names, tags := play.Tagged(players, tags)
	game, err := record.New(deal, names, tags, nil)
	return of("begin", game, err, func(r *rules) (*running, error) { return play.New(r, nil, saver) })
}

// of returns the match of a game, run by its rules, unless there was an error as the game was made.
func of(doing string, game *record.Game, err error, run func(*rules) (*running, error)) (*Match, error) {
	if err != nil {
		return nil, fmt.Errorf("match: %s: %w", doing, err)
	}
	r, err := newRules(game)
	if err != nil {
		return nil, err
	}
	m, err := run(r)
	if err != nil {
		return nil, fmt.Errorf("match: %w", err)
	}
	return &Match{inner{Match: m, Tags: &game.Tags}, game}, nil
}

// Resume continues a saved match. It writes nothing. An invalid text is an error.
func Resume(text string, saver play.Saver) (*Match, error) {
	game, err := record.Parse(text)
	return of("resume", game, err, func(r *rules) (*running, error) { return play.Resume(r, game.Moves, saver) })
}

// Practise begins a new match from the position after the given number of steps, 0 being the start, with a PracticeTag. It has
// its own saver; m stays as it is.
func (m *Match) Practise(steps int, mark string, saver play.Saver) (*Match, error) {
	tags := append(m.game.Tags.Without(PracticeTag, play.HintsTag, ListTag), record.Tag{Name: PracticeTag, Value: mark})
	game, err := record.New(m.game.Deal, m.game.Seats, tags, nil)
	return of("practise", game, err, func(r *rules) (*running, error) { return m.Branch(steps, r, saver) })
}

// IsUndecided reports whether it is not agreed yet who begins.
func (m *Match) IsUndecided() bool { return m.MoveCount() == 0 && m.Tag(UndecidedTag) != "" }

// BeginBy begins the same deal anew with the seat that was agreed on. It has its own saver; m stays as it is.
func (m *Match) BeginBy(starts thegame.Seat, saver play.Saver) (*Match, error) {
	deal := m.game.Deal
	deal.Starts = starts
	game, err := record.New(deal, m.game.Seats, m.game.Tags.Without(UndecidedTag), nil)
	return of(fmt.Sprintf("begin with seat %d", starts+1), game, err, func(r *rules) (*running, error) { return play.New(r, nil, saver) })
}

// Deal returns the initial cards, read-only.
func (m *Match) Deal() thegame.Deal { return m.game.Deal }

// IsPerson reports whether a seat is a person's.
func (m *Match) IsPerson(s thegame.Seat) bool { return m.inner.IsPerson(play.Seat(s)) }

// WasListShown reports whether a list of the numbers already laid was to be seen.
func (m *Match) WasListShown() bool { return m.Tag(ListTag) != "" }

// MarkList notes that such a list is to be seen, and saves.
func (m *Match) MarkList() {
	if !m.WasListShown() {
		m.Increase(ListTag)
	}
}
