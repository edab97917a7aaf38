// Package match binds DREIst! to package play: it provides the rules, moves Egon and the computer players, and writes
// records. The front end plays, saves, resumes and replays its Match.
//
// Its summary of a finished match is kept beside the record, for lists, statistics and medals. Matches of the first versions of the program
// have no counts: they are counted from the record. Ladder is the progress on the ladder against Egon. A Feature is a part of the program that
// a newcomer does not have at the start.
package match

import (
	"fmt"

	"dreist/game/dreist"
	"dreist/game/dreist/record"
	"dreist/game/play"
)

// Match is a game of DREIst! that is being played. Its seats have the numbers of the rules.
type Match struct {
	inner
	game *record.Game // players and deal
}

type (
	inner   = play.TaggedMatch[dreist.Position, dreist.Move, dreist.Event]
	running = play.Match[dreist.Position, dreist.Move, dreist.Event]
)

// New begins a match on deal and saves it. If Egon or a computer player begins, it moves at once. Match.Deal may return other copies of the
// cards than deal. tags name the computer players (see play.ComputerTag). An invalid deal or tag is an error.
func New(deal dreist.Deal, seats []record.Seat, tags []record.Tag, saver play.Saver) (*Match, error) {
	game, err := record.New(deal, seats, tags, nil)
	return newMatch("begin", game, err, func(r *rules) (*running, error) { return play.StartMatch(r, nil, saver) })
}

// newMatch returns the match that run makes with the rules of game, or err if making the game failed with it. doing names the attempt in errors.
func newMatch(doing string, game *record.Game, err error, run func(*rules) (*running, error)) (*Match, error) {
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
	if err != nil {
		return nil, fmt.Errorf("match: resume: %w", err)
	}
	var moves []dreist.Move
	for step, err := range game.Replay() {
		if err != nil {
			return nil, fmt.Errorf("match: resume: %w", err)
		}
		moves = append(moves, step.Move)
	}
	return newMatch("resume", game, nil, func(r *rules) (*running, error) { return play.Resume(r, moves, saver) })
}

// Practise starts a new match from the position after a number of steps of m; 0 is the start. mark is the value of its PracticeTag. It has none
// of the counts of m; m stays as it is.
func (m *Match) Practise(steps int, mark string, saver play.Saver) (*Match, error) {
	tags := append(m.game.Tags.Without(play.PracticeTag, play.HintsTag, TakenBackTag), record.Tag{Name: play.PracticeTag, Value: mark})
	game, err := record.New(m.game.Deal, m.game.Seats, tags, nil)
	return newMatch("practise", game, err, func(r *rules) (*running, error) { return m.Branch(steps, r, saver) })
}

// TakenBackTag is the tag with the number of moves taken back. Records of matches without any do not have it.
const TakenBackTag = "TakenBack"

// UndoMove takes the last move back, counts that in the TakenBackTag, and saves. It returns false if there is no move to take back.
func (m *Match) UndoMove() (done bool) {
	if !m.CanUndo() {
		return false
	}
	m.IncreaseTag(TakenBackTag)
	return m.inner.UndoMove()
}

// Seats returns the players, clockwise, read-only.
func (m *Match) Seats() []record.Seat { return m.game.Seats }

// Deal returns the initial cards, read-only.
func (m *Match) Deal() dreist.Deal { return m.game.Deal }

// IsPerson reports whether a person plays on a seat.
func (m *Match) IsPerson(s dreist.Seat) bool { return m.inner.IsPerson(play.Seat(s)) }

// IsComputer reports whether a computer player, other than Egon, plays on a seat.
func (m *Match) IsComputer(s dreist.Seat) bool { return !m.IsPerson(s) && m.playerKind(s) != EgonKind }

// playerKind returns the kind of a seat's player: play.Person, Egon or the name of a computer player.
func (m *Match) playerKind(s dreist.Seat) string { return m.Players()[s].Kind }
