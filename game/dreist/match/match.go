// Package match binds DREIst! to package play: it tells a running match the rules, lets Egon and the computer players
// move, and writes the match as a record. What the front end plays, saves, resumes and looks back on is its Match.
package match

import (
	"fmt"
	"slices"

	"dreist/game/dreist"
	"dreist/game/dreist/record"
	"dreist/game/play"
)

// Match is a game of DREIst! that is being played. Its seats are those of the rules.
type Match struct {
	*inner
	game *record.Game // who plays from which cards
}

type inner = play.Match[dreist.Position, dreist.Move, dreist.Event]

// New begins a match of a deal and saves it. Egon and computer players who begin play at once. The cards of the match
// are those of Deal, which may be other copies than the ones passed. Which seats are a computer player's say the tags,
// see ComputerTag. Its error tells what is wrong with the deal or the tags.
func New(deal dreist.Deal, seats []record.Seat, tags []record.Tag, saver play.Saver) (*Match, error) {
	game, err := record.New(deal, seats, tags, nil)
	if err != nil {
		return nil, fmt.Errorf("match: begin: %w", err)
	}
	return of(game, func(r *rules) (*inner, error) { return play.New(r, nil, saver) })
}

// of returns the match of a game that is run by its rules.
func of(game *record.Game, run func(*rules) (*inner, error)) (*Match, error) {
	r, err := newRules(game)
	if err != nil {
		return nil, err
	}
	m, err := run(r)
	if err != nil {
		return nil, fmt.Errorf("match: %w", err)
	}
	return &Match{m, game}, nil
}

// Resume goes on with a saved match. It writes nothing. Its error tells what is wrong with the text.
func Resume(text string, saver play.Saver) (*Match, error) {
	game, err := record.Parse(text)
	if err != nil {
		return nil, fmt.Errorf("match: resume: %w", err)
	}
	var moves []dreist.Move
	for step, err := range game.Steps() {
		if err != nil {
			return nil, fmt.Errorf("match: resume: %w", err)
		}
		moves = append(moves, step.Move)
	}
	return of(game, func(r *rules) (*inner, error) { return play.Resume(r, moves, saver) })
}

// PracticeTag marks the record of a match that is played on from the middle of another, or again on the same deal, to
// practise. Its value tells how it came about; the screens choose it.
const PracticeTag = "Practice"

// Practise begins a match of its own from the position after the first steps of the history, 0 being the start. It
// carries a PracticeTag and nothing that is counted of m, and is kept by another saver; m stays as it is.
func (m *Match) Practise(steps int, mark string, saver play.Saver) (*Match, error) {
	tags := slices.DeleteFunc(slices.Clone(m.game.Tags), func(t record.Tag) bool { return slices.Contains([]string{PracticeTag, HintsTag, TakenBackTag}, t.Name) })
	game, err := record.New(m.game.Deal, m.game.Seats, append(tags, record.Tag{Name: PracticeTag, Value: mark}), nil)
	if err != nil {
		return nil, fmt.Errorf("match: practise: %w", err)
	}
	return of(game, func(r *rules) (*inner, error) { return m.Branch(steps, r, saver) })
}

// Seats returns who plays, clockwise, to be read only.
func (m *Match) Seats() []record.Seat { return m.game.Seats }

// Deal returns the cards the match began with, to be read only.
func (m *Match) Deal() dreist.Deal { return m.game.Deal }

// Tag returns the value of a tag that the record format does not know, empty where there is none.
func (m *Match) Tag(name string) string { return valueOf(m.game, name) }

func valueOf(game *record.Game, name string) string {
	i := slices.IndexFunc(game.Tags, func(t record.Tag) bool { return t.Name == name })
	if i < 0 {
		return ""
	}
	return game.Tags[i].Value
}

// Person reports whether a seat is moved by a person.
func (m *Match) Person(s dreist.Seat) bool { return m.inner.Person(play.Seat(s)) }

// Computer reports whether a seat is a computer player's.
func (m *Match) Computer(s dreist.Seat) bool { return !m.Person(s) && m.Player(s) != Egon }

// Player returns who plays a seat: play.Person, Egon or the name of a computer player.
func (m *Match) Player(s dreist.Seat) string { return m.Players()[s].Kind }

// LastTurns returns what the others have done since a seat's last turn before this one: the steps and the number of
// the first of them in the history. There are none before anybody else has moved.
func (m *Match) LastTurns(of dreist.Seat) (steps []record.Step, first int) {
	return m.inner.LastTurns(play.Seat(of))
}
