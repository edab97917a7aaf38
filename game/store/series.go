package store

import (
	"fmt"
	"reflect"
	"strings"

	"dreist/game/store/document"
)

// seriesFile is the file name of the series of UnnamedGame. Other games append their name.
const seriesFile = "series" + documentExt

// seriesFileOf returns the file name of the series of a game, "" being UnnamedGame.
func seriesFileOf(game string) string {
	if game == "" {
		return seriesFile
	}
	return seriesStart + game + documentExt
}

// seriesStart is the prefix of the file names of series.
const seriesStart = "series-"

func isSeries(name string) bool {
	game, ok := strings.CutPrefix(strings.TrimSuffix(name, documentExt), seriesStart)
	return name == seriesFile || ok && isPlainName(game)
}

// MaxSeries is the largest number of games in a series.
const MaxSeries = 99

// seriesVersion marks a series that the first versions cannot read, as they know only two to four players and one
// winner. They leave it alone.
const seriesVersion = 2

// SeriesState is a series of games at one table; without players there is no series. Players are numbered from 0.
// Turns, sums and the winner are up to play.Series. The current game is in the slot Table.
type SeriesState struct {
	Players []SeriesPlayer // clockwise, at most MaxSeats; none means no series
	First   int            // the player who begins the first game
	Length  int            // planned games, 1 to MaxSeries, at least len(Games)
	Games   []SeriesGame   // finished games in their order, at most MaxSeries
	Running bool           // more games are to be played
	Chosen  Chosen         // for all games
}

// SeriesPlayer is one player of a series.
type SeriesPlayer struct {
	Name string // at most MaxName runes, empty if none was chosen
	Kind string // SeatPerson, or a computer player's key of 1 to 32 lower-case letters
}

// SeriesGame is a finished game of a series.
type SeriesGame struct {
	Starts  int    // the player who began
	Outcome        // of all players
	Code    string // code of the deal, at most 64 runes, empty if it has none
	ID      string // in the history, for LoadFinished; empty if it is not there
}

// LoadSeries returns the series of a game, "" being UnnamedGame; no players if there is none. Each invalid value gets
// its default: empty name or code, SeatPerson, First 0, Length one game per player. A file whose players and games do
// not fit together is set aside as if it were not JSON, with ErrDamaged in the *SetAsideError; one of a newer version
// stays and gives ErrNewer in a *files.LoadError. Other errors are those of LoadSettings.
// LoadSettings.
func (s *Store) LoadSeries(game string) (SeriesState, error) {
	var found SeriesState
	_, err := s.readDocument(s.dirs.Games, seriesFileOf(game), found.read)
	return found, err
}

// SaveSeries stores the series of a game with the guarantees and errors of SaveSettings; invalid values get the
// defaults of LoadSeries. A series without players is deleted. Players and games that do not fit together are an
// error and change nothing. A file that LoadSeries cannot use, a newer version's too, is set aside first.
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

// check returns an error if the parts of a series do not fit together.
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
