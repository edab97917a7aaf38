package store

import (
	"fmt"
	"reflect"
	"strings"

	"dreist/game/store/document"
)

// seriesFile is the name of the file of the series of FirstGame. That of another game begins so and has its name.
const seriesFile = "series" + documentExt

// seriesFileOf returns the name of the file of the series of a game, "" being FirstGame.
func seriesFileOf(game string) string {
	if game == "" {
		return seriesFile
	}
	return seriesStart + game + documentExt
}

// seriesStart begins the names of the files of series.
const seriesStart = "series-"

// isSeries reports whether a file is one of a series by its name.
func isSeries(name string) bool {
	game, ok := strings.CutPrefix(strings.TrimSuffix(name, documentExt), seriesStart)
	return name == seriesFile || ok && isPlainName(game)
}

// MaxSeries is how many games a series can have.
const MaxSeries = 99

// seriesVersion is the version of a series that the first versions of the program, which knew two to four players
// and games that one of them has won, cannot read. They leave it as it is.
const seriesVersion = 2

// SeriesState is a series of games at one table. One without players is no series, and the rest of it says
// nothing. Players are counted from 0. Whose turn it is to begin, what the sums are and who wins is not the store's to
// say; the game that is being played is in the slot Table.
type SeriesState struct {
	Players []SeriesPlayer // clockwise, 1 to MaxSeats, or none where there is no series
	First   int            // the player who begins the first game
	Length  int            // games planned, 1 to MaxSeries, at least as many as were played
	Games   []SeriesGame   // those that are over, in their order, at most MaxSeries
	Running bool           // the series goes on
}

// SeriesPlayer is who plays in a series.
type SeriesPlayer struct {
	Name string // at most MaxName runes, empty where none was chosen
	Kind string // SeatPerson, or a computer player's key of 1 to 32 lower-case letters
}

// SeriesGame is a game of a series that is over.
type SeriesGame struct {
	Starts  int    // the player who began
	Outcome        // of the players
	Code    string // of the deal, at most 64 runes; empty where it has none
	ID      string // in the history, for LoadFinished; empty where it is not there
}

// LoadSeries returns the series of a game, "" being FirstGame, or none. A value that makes no sense falls back on its own: a name or
// the code to an empty text, a kind to SeatPerson, First to 0, Length to one game per player. Players and games that
// do not fit together are no series; such a file is set aside like one that is not a JSON object, with ErrDamaged in
// the *SetAsideError, or stays with ErrNewer in a *files.LoadError where a newer version wrote it. Other errors are those of
// LoadSettings.
func (s *Store) LoadSeries(game string) (SeriesState, error) {
	var found SeriesState
	_, err := s.readDocument(s.dirs.Games, seriesFileOf(game), found.read)
	return found, err
}

// SaveSeries stores the series of a game with the guarantees and errors of SaveSettings; values fall back as by LoadSeries. One
// without players forgets the series. Players and games that do not fit together are an error and change nothing. A
// file that LoadSeries cannot use is set aside first, a newer version's too.
func (s *Store) SaveSeries(game string, state SeriesState) error {
	var wanted SeriesState
	err := state.check()
	if err == nil {
		fresh := document.Object{}
		state.encode(fresh)
		err = wanted.decode(fresh)
	}
	if err != nil {
		return fmt.Errorf("store: saving the series: %w", err)
	}
	var stored SeriesState
	return s.changeDocument(s.dirs.Games, seriesFileOf(game), stored.read, func(doc document.Object) bool {
		wanted.encode(doc)
		return !reflect.DeepEqual(stored, wanted)
	})
}

// check returns why the parts of a series do not fit together, or nil.
func (state *SeriesState) check() error {
	players := len(state.Players)
	if players == 0 && len(state.Games) == 0 {
		return nil
	}
	if !document.Within(1, MaxSeats)(players) {
		return fmt.Errorf("%d players: 1 to %d can play", players, MaxSeats)
	}
	if len(state.Games) > MaxSeries {
		return fmt.Errorf("%d games: at most %d make a series", len(state.Games), MaxSeries)
	}
	isPlayer := document.Within(0, players-1)
	for i, g := range state.Games {
		if !isPlayer(g.Starts) {
			return fmt.Errorf("game %d begun by player %d: count them from 0 to %d", i+1, g.Starts, players-1)
		}
		if err := g.check(players); err != nil {
			return fmt.Errorf("game %d: %w", i+1, err)
		}
	}
	return nil
}
