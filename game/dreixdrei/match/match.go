// Package match binds DREI x DR3I to package play: it provides the rules, moves the computer players, and writes records.
// The front end plays, saves, resumes and reviews its Match. Its summary of a finished match is kept beside the record; medals are
// counted from those summaries.
package match

import (
	"fmt"

	"dreist/game/dreixdrei"
	"dreist/game/dreixdrei/record"
	"dreist/game/dreixdrei/rival"
	"dreist/game/play"
)

// Match is a running game of DREI x DR3I. Its seats are those of the rules.
type Match struct {
	inner
	game *record.Game // players and deal
}

type (
	inner   = play.Recorded[dreixdrei.Position, dreixdrei.Move, dreixdrei.Event]
	running = play.Match[dreixdrei.Position, dreixdrei.Move, dreixdrei.Event]
)

// PracticeTag marks the record of a match that continues another or repeats its deal, for practice.
const PracticeTag = "Practice"

// Table returns who may sit at a table of DREI x DR3I.
func Table() play.SeatRules {
	return play.SeatRules{Least: dreixdrei.MinSeats, Most: dreixdrei.MaxSeats, Computers: rival.Names()}
}

// New begins a match and saves it. Computer players who begin move at once. Tags are further tags of the record.
func New(deal dreixdrei.Deal, players []play.Player, tags []record.Tag, saver play.Saver) (*Match, error) {
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

// Practise begins a new match from the position after the given number of steps, 0 being the start, with a PracticeTag. It
// has its own saver; m stays as it is.
func (m *Match) Practise(steps int, mark string, saver play.Saver) (*Match, error) {
	tags := append(m.game.Tags.Without(PracticeTag, play.HintsTag), record.Tag{Name: PracticeTag, Value: mark})
	game, err := record.New(m.game.Deal, m.game.Seats, tags, nil)
	return of("practise", game, err, func(r *rules) (*running, error) { return m.Branch(steps, r, saver) })
}

// Deal returns the initial cards, read-only.
func (m *Match) Deal() dreixdrei.Deal { return m.game.Deal }

// IsPerson reports whether a seat is a person's.
func (m *Match) IsPerson(s dreixdrei.Seat) bool { return m.inner.IsPerson(play.Seat(s)) }
