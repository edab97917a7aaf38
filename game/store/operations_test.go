package store

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"testing"

	"dreist/build/need"
	"dreist/game/store/document"
)

// operation is something that changes files, with a store that holds something of every kind before it.
type operation struct {
	prepare func(t *testing.T, s *Store)
	do      func(s *Store) error
}

// climbName is the name of notes that lie in the folder of the games, whose best never sinks.
const climbName = "climb"

func climb(rung, best int) Notes {
	return Notes{"rung": document.JSON(rung), "best": document.JSON(best)}
}

func bestClimb(notes Notes) int { return Value(notes, "best", 0, document.Anything) }

// climbRules are the rules of a game that has such notes.
func climbRules() Rules {
	return Rules{Unnamed: "first", Top: map[string]Merge{climbName: func(stored, coming Notes) {
		coming["best"] = document.JSON(max(bestClimb(stored), bestClimb(coming)))
	}}}
}

// solved forgets that a broken file was set aside, which is what the operation was for.
func solved(err error) error {
	var aside *SetAsideError
	if errors.As(err, &aside) {
		return nil
	}
	return err
}

func louder(n int) Settings {
	s := DefaultSettings()
	s.EffectsVolume = n
	return s
}

// seriesOf returns a series of two in which so many games are over, the last of them that of an id of the history.
func seriesOf(games int, lastID string) SeriesState {
	s := SeriesState{Players: []SeriesPlayer{{"Anna", SeatPerson}, {"", "easy"}}, Length: max(5, games), Running: true}
	for n := range games {
		s.Games = append(s.Games, SeriesGame{Starts: n % 2, Outcome: WonBy(1, n, 0)})
	}
	s.Games[games-1].ID = lastID
	return s
}

func learned(lessons int) Notes {
	return Notes{"lessons": json.RawMessage(fmt.Sprint(lessons)), fmt.Sprint("first", lessons): json.RawMessage("true")}
}

func operations(t *testing.T) map[string]operation {
	other := need.Value(Open(t.TempDir()))(t)
	other = other.With(climbRules())
	need.OK(t,
		other.SaveGame(Solo, "new game"), other.SaveGame(Table, "new table"), other.SaveSettings(louder(2)),
		other.SaveNotes(climbName, climb(54, 52)), other.SaveNotes("learning", learned(2)), other.SaveNotes("rush", learned(3)),
	)
	for n := 2; n < 6; n++ {
		need.Value(other.AddFinished(game(n)))(t)
	}
	need.OK(t, other.SaveSeries("", seriesOf(2, "2026-11-21-2")))
	var archive bytes.Buffer
	need.OK(t, other.Export(&archive))
	nothing := func(*testing.T, *Store) {}
	return map[string]operation{
		"saving a game":    {nothing, func(s *Store) error { return s.SaveGame(Solo, "new game") }},
		"dropping a game":  {nothing, func(s *Store) error { return s.DropGame(Solo) }},
		"saving settings":  {nothing, func(s *Store) error { return s.SaveSettings(louder(2)) }},
		"saving the climb": {nothing, func(s *Store) error { return s.SaveNotes(climbName, climb(54, 52)) }},
		"saving a series":  {nothing, func(s *Store) error { return s.SaveSeries("", seriesOf(3, "2026-11-21-2")) }},
		"saving notes":     {nothing, func(s *Store) error { return s.SaveNotes("learning", learned(2)) }},
		"saving new notes": {nothing, func(s *Store) error { return s.SaveNotes("rush", learned(2)) }},
		"finishing a game": {nothing, func(s *Store) error {
			_, err := s.AddFinished(game(3))
			return err
		}},
		"restoring": {nothing, func(s *Store) error {
			_, err := s.Restore(bytes.NewReader(archive.Bytes()), int64(archive.Len()))
			return err
		}},
		"erasing": {nothing, (*Store).Erase},
		"setting a finished game aside": {func(t *testing.T, s *Store) {
			write(t, s.historyDir(), "2026-11-21-3.dreist", "broken")
		}, func(s *Store) error {
			_, err := s.History()
			return solved(err)
		}},
		"setting a game aside": {nothing, func(s *Store) error {
			if _, err := s.SetAside(Solo); !errors.Is(err, fs.ErrNotExist) {
				return err
			}
			return nil // as it has been
		}},
		"setting the climb aside": {func(t *testing.T, s *Store) {
			write(t, s.dirs.Games, climbName+documentExt, "broken")
		}, func(s *Store) error {
			_, err := s.LoadNotes(climbName)
			return solved(err)
		}},
		"saving over another copy's game": {func(t *testing.T, s *Store) {
			write(t, s.dirs.Games, Solo.file(), "another copy's game")
		}, func(s *Store) error { return solved(s.SaveGame(Solo, "new game")) }},
		"setting a series aside": {func(t *testing.T, s *Store) {
			write(t, s.dirs.Games, seriesFile, `{"players": [{}]}`)
		}, func(s *Store) error {
			_, err := s.LoadSeries("")
			return solved(err)
		}},
		"saving over a newer version's series": {func(t *testing.T, s *Store) {
			write(t, s.dirs.Games, seriesFile, `{"version": 2, "players": [{}]}`)
		}, func(s *Store) error { return s.SaveSeries("", seriesOf(3, "2026-11-21-2")) }},
	}
}

// newHome returns a store that holds something of every kind, and two finished games.
func newHome(t *testing.T, op operation) *Store {
	t.Helper()
	s := need.Value(Open(t.TempDir()))(t)
	s = s.With(climbRules())
	need.OK(t,
		s.SaveGame(Solo, "old game"), s.SaveSettings(louder(1)), s.SaveNotes(climbName, climb(52, 50)),
		s.SaveSeries("", seriesOf(1, "2026-11-21-1")), s.SaveNotes("learning", learned(1)),
	)
	for n := 1; n < 3; n++ {
		need.Value(s.AddFinished(game(n)))(t)
	}
	op.prepare(t, s)
	return s
}
