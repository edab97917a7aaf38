package store

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"
)

// seriesNotes is the name of the notes with the series of UnnamedGame. Those of other games begin with it.
const seriesNotes = "series"

// SeriesNotesName returns the name of the notes with the series of a game, "" being UnnamedGame.
func SeriesNotesName(game string) string {
	return strings.TrimSuffix(seriesNotes+"-"+game, "-")
}

func isSeries(notes string) bool {
	return notes == seriesNotes || strings.HasPrefix(notes, seriesNotes+"-")
}

// MaxSeries is the largest number of games in a series.
const MaxSeries = 99

// SeriesState is the stored state of a series of games at one table; without players there is no series. Players are numbered from 0.
// play.Series calculates the standing. The current game is in its own slot.
type SeriesState struct {
	Players          []SeriesPlayer `json:"players"` // players clockwise, at most MaxSeats; none means no series
	FirstStarter     int            `json:"first"`   // player who starts the first game
	PlannedGameCount int            `json:"length"`  // number of planned games, 1 to MaxSeries, at least len(Games)
	Games            []SeriesGame   `json:"games"`   // finished games in their order, at most MaxSeries
	IsRunning        bool           `json:"running"` // whether more games are to be played
	Choices          OptionChoices  `json:"chosen"`  // choices for all games
}

// SeriesPlayer is one player of a series.
type SeriesPlayer struct {
	Name string `json:"name"` // at most MaxNameLength runes, empty if none was chosen
	Kind string `json:"kind"` // SeatPerson, or a computer player's key of 1 to 32 lower-case letters
}

// SeriesGame is a finished game of a series.
type SeriesGame struct {
	Starter int `json:"starts"` // player who started
	Outcome
	Code string `json:"code"` // code of the deal, at most 64 runes, empty if it has none
	ID   string `json:"id"`   // ID in the history, for LoadFinished; empty if it is not there
}

// SeriesOf decodes a series. Each invalid value gets its default: an empty name or code, SeatPerson, FirstStarter 0, PlannedGameCount one per player.
// If players and games do not fit together, the error wraps ErrDamaged.
func SeriesOf(notes Notes) (SeriesState, error) {
	var s SeriesState
	err := errors.Join(fillList(notes["players"], &s.Players), fillList(notes["games"], &s.Games))
	if err == nil {
		err = s.check()
	}
	if err != nil {
		return SeriesState{}, fmt.Errorf("%w: %w", ErrDamaged, err)
	}
	if len(s.Players) == 0 {
		return SeriesState{}, nil
	}
	for i := range s.Players {
		mend(&s.Players[i].Name, "", isLine[string](MaxNameLength))
		mend(&s.Players[i].Kind, SeatPerson, isWord)
	}
	for i := range s.Games {
		mend(&s.Games[i].Code, "", isLine[string](64))
		mend(&s.Games[i].ID, "", isLine[string](64))
	}
	s.FirstStarter = NoteValue(notes, "first", 0, within(0, len(s.Players)-1))
	s.PlannedGameCount = max(NoteValue(notes, "length", len(s.Players), within(1, MaxSeries)), len(s.Games))
	s.IsRunning = NoteValue(notes, "running", false, isAny)
	s.Choices = chosenIn(notes)
	return s, nil
}

// fillList decodes a list of objects, if there is one. A value of another type in an object leaves its field as it is.
func fillList[T any](raw json.RawMessage, at *[]T) error {
	var objects []Notes
	if raw == nil {
		return nil
	}
	if err := json.Unmarshal(raw, &objects); err != nil {
		return err
	}
	*at = make([]T, len(objects))
	for i, o := range objects {
		o.fill(&(*at)[i])
	}
	return nil
}

// Notes encodes the series for SeriesOf. Without players, all values are nil, which deletes the stored series.
func (s SeriesState) Notes() Notes {
	notes := notesFrom(s)
	if len(s.Players) == 0 {
		for name := range notes {
			notes[name] = nil
		}
	}
	return notes
}

func (s *SeriesState) check() error {
	players := len(s.Players)
	if players == 0 && len(s.Games) == 0 {
		return nil
	}
	if !within(1, MaxSeats)(players) {
		return fmt.Errorf("%d players: 1 to %d can play", players, MaxSeats)
	}
	if len(s.Games) > MaxSeries {
		return fmt.Errorf("%d games: at most %d make a series", len(s.Games), MaxSeries)
	}
	for i, g := range s.Games {
		if !within(0, players-1)(g.Starter) {
			return fmt.Errorf("game %d begun by player %d: count them from 0 to %d", i+1, g.Starter, players-1)
		}
		if err := g.check(players); err != nil {
			return fmt.Errorf("game %d: %w", i+1, err)
		}
	}
	return nil
}
