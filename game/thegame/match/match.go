// Package match connects THE GAME to package play: it provides the rules, moves the computer players, and writes records. The
// front end plays, saves, resumes and replays a Match. The summary of a finished match is kept beside its record; medals are
// counted from summaries.
package match

import (
	"fmt"

	"dreist/game/play"
	"dreist/game/thegame"
	"dreist/game/thegame/partner"
	"dreist/game/thegame/record"
)

// Match is a game of THE GAME that is being played. Its seats have the numbers of the rules.
type Match struct {
	inner
	game *record.Game // for its players, deal and tags
}

type (
	inner   = play.TaggedMatch[thegame.Position, thegame.Move, thegame.Event]
	running = play.Match[thegame.Position, thegame.Move, thegame.Event]
)

// ListTag marks a match in which the list of laid numbers was shown, an aid that has to be mentioned (G 17).
const ListTag = "List"

// StartUndecidedTag marks a match whose players have not agreed yet which seat starts (G 3). Until then no seat moves.
const StartUndecidedTag = "Undecided"

// SeatRules returns the rules for seats: the numbers of players, and the computer players.
func SeatRules() play.SeatRules {
	return play.SeatRules{MinSeats: 1, MaxSeats: thegame.MaxSeats, ComputerKinds: partner.PlayerKinds()}
}

// New starts a match and saves it. Computer players that start signal and move at once. tags are further tags of the record.
func New(deal thegame.Deal, players []play.Player, tags []record.Tag, saver play.Saver) (*Match, error) {
	names, tags := play.NamesAndTags(players, tags)
	game, err := record.New(deal, names, tags, nil)
	return newMatch("begin", game, err, func(r *rules) (*running, error) { return play.StartMatch(r, nil, saver) })
}

// newMatch returns the match of a game, run by its rules. err is the error of making the game; doing names the purpose in errors.
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

// Resume continues the match saved as text. It writes nothing.
func Resume(text string, saver play.Saver) (*Match, error) {
	game, err := record.Parse(text)
	return newMatch("resume", game, err, func(r *rules) (*running, error) { return play.Resume(r, game.Moves, saver) })
}

// Practise starts a new match from the position after a number of steps of m; 0 is the start. mark is the value of its
// PracticeTag. m stays as it is.
func (m *Match) Practise(steps int, mark string, saver play.Saver) (*Match, error) {
	tags := append(m.game.Tags.Without(play.PracticeTag, play.HintsTag, ListTag), record.Tag{Name: play.PracticeTag, Value: mark})
	game, err := record.New(m.game.Deal, m.game.SeatNames(), tags, nil)
	return newMatch("practise", game, err, func(r *rules) (*running, error) { return m.Branch(steps, r, saver) })
}

// IsStartUndecided reports whether the players have not agreed yet which seat starts.
func (m *Match) IsStartUndecided() bool {
	return m.MoveCount() == 0 && m.TagValue(StartUndecidedTag) != ""
}

// StartWithSeat starts a new match with the same deal, in which the given seat starts. m stays as it is.
func (m *Match) StartWithSeat(starts thegame.Seat, saver play.Saver) (*Match, error) {
	deal := m.game.Deal
	deal.StartSeat = starts
	game, err := record.New(deal, m.game.SeatNames(), m.game.Tags.Without(StartUndecidedTag), nil)
	return newMatch(fmt.Sprintf("begin with seat %d", starts+1), game, err, func(r *rules) (*running, error) { return play.StartMatch(r, nil, saver) })
}

// Deal returns the deal, read-only.
func (m *Match) Deal() thegame.Deal { return m.game.Deal }

// IsPerson reports whether a person plays on a seat.
func (m *Match) IsPerson(s thegame.Seat) bool { return m.inner.IsPerson(play.Seat(s)) }

// WasListShown reports whether the list of laid numbers was shown in the match.
func (m *Match) WasListShown() bool { return m.TagValue(ListTag) != "" }

// MarkListShown records that the list of laid numbers was shown, and saves.
func (m *Match) MarkListShown() {
	if !m.WasListShown() {
		m.IncreaseTag(ListTag)
	}
}
