package store

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"dreist/build/need"
	"dreist/game/store/files"
)

// aSeries returns a series of three in which two of many games are over.
func aSeries() SeriesState {
	return SeriesState{
		Players: []SeriesPlayer{{Name: "Anna", Kind: SeatPerson}, {Kind: "easy"}, {Name: "Carla", Kind: "fair"}},
		First:   2, Length: 5, Running: true,
		Games: []SeriesGame{
			{Starts: 2, Outcome: WonBy(0, 0, 7, 12), Code: "1A2B-3C4D-5E6F", ID: "2026-11-21-7"},
			{Starts: 0, Outcome: WonBy(1, 3, 0, 999)},
		},
	}
}

func wantSeries(t *testing.T, s *Store, want SeriesState) {
	t.Helper()
	got, err := s.LoadSeries("")
	if err != nil {
		t.Error(err)
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("got the series marked +, want the one marked -\n%s", diff)
	}
}

func drawOutcome(r *rapid.T, players int) Outcome {
	score := rapid.SliceOfN(rapid.IntRange(0, 999), players, players).Draw(r, "score")
	places := rapid.SliceOfN(rapid.IntRange(1, players), players, players).Draw(r, "places")
	places[rapid.IntRange(0, players-1).Draw(r, "first")] = 1
	return rapid.SampledFrom([]Outcome{
		WonBy(players-1, score...), {End: Ranked, Places: places, Score: score}, {End: Undecided, Places: places, Score: score},
		{End: AllWon, Score: score}, {End: AllLost, Score: score},
	}).Draw(r, "outcome")
}

func drawSeries(r *rapid.T) SeriesState {
	players := rapid.IntRange(2, 4).Draw(r, "players")
	player := rapid.IntRange(0, players-1)
	games := rapid.SliceOfN(rapid.Custom(func(r *rapid.T) SeriesGame {
		return SeriesGame{
			Starts: player.Draw(r, "starts"), Outcome: drawOutcome(r, players),
			Code: rapid.SampledFrom([]string{"", "1A2B-3C4D-5E6F"}).Draw(r, "code"),
			ID:   rapid.SampledFrom([]string{"", "2026-11-21-1", "0001-01-01-999999999"}).Draw(r, "id"),
		}
	}), 0, 99).Draw(r, "games")
	state := SeriesState{
		First:   player.Draw(r, "first"),
		Length:  rapid.IntRange(max(1, len(games)), MaxSeries).Draw(r, "length"),
		Running: rapid.Bool().Draw(r, "running"),
		Chosen:  drawChosen(r),
		Players: rapid.SliceOfN(rapid.Custom(func(r *rapid.T) SeriesPlayer {
			return SeriesPlayer{Name: names().Draw(r, "name"), Kind: rapid.StringMatching("[a-z]{1,32}").Draw(r, "kind")}
		}), players, players).Draw(r, "who"),
	}
	if len(games) > 0 {
		state.Games = games
	}
	return state
}

func TestASeriesComesBack(t *testing.T) {
	s, dir := open(t)
	wantSeries(t, s, SeriesState{})
	need.OK(t, s.SaveSeries("", SeriesState{First: 1, Length: 7, Running: true}))
	wantFiles(t, dir, map[string]string{})
	rapid.Check(t, func(r *rapid.T) {
		want := drawSeries(r)
		need.OK(r, s.SaveSeries("", want))
		if got, err := s.LoadSeries(""); err != nil || !cmp.Equal(want, got) {
			r.Fatalf("got %+v, %v, want %+v", got, err, want)
		}
	})
	need.OK(t, s.SaveSeries("", SeriesState{}))
	wantSeries(t, s, SeriesState{})
}

func TestEachWrongValueOfASeriesFallsBack(t *testing.T) {
	want := aSeries()
	want.Players[0].Name, want.Players[1].Kind, want.First, want.Length, want.Running = "", SeatPerson, 0, 3, false
	want.Games[0].Code, want.Games[0].ID = "", ""

	s, dir := open(t)
	write(t, dir, "series.json", `{"first": 3, "length": 100, "running": "yes",
		"players": [{"name": "`+strings.Repeat("x", 25)+`", "kind": "person"}, {"name": "", "kind": "EASY"}, {"name": "Carla", "kind": "fair"}],
		"games": [{"starts": 2, "winner": 0, "left": [0, 7, 12], "code": 5, "id": "../../x"}, {"starts": 0, "winner": 1, "left": [3, 0, 999]}]}`)
	wantSeries(t, s, want)

	spoilt := aSeries()
	spoilt.Players[0].Name, spoilt.Players[1].Kind, spoilt.First, spoilt.Length, spoilt.Running = "\xff", "two words", -1, 0, false
	spoilt.Games[0].Code, spoilt.Games[0].ID = "line\nbreak", "index"
	s, _ = open(t)
	need.OK(t, s.SaveSeries("", spoilt))
	wantSeries(t, s, want)

	want.Length, spoilt.Length = 2, 1
	need.OK(t, s.SaveSeries("", spoilt))
	wantSeries(t, s, want) // as long as what was played
}

// TestASeriesThatDoesNotFitTogetherIsNotSaved changes parts of one so that they do not fit.
func TestASeriesThatDoesNotFitTogetherIsNotSaved(t *testing.T) {
	for name, spoil := range map[string]func(*SeriesState){
		"one player":          func(s *SeriesState) { s.Players = s.Players[:1] },
		"many players":        func(s *SeriesState) { s.Players = append(s.Players, s.Players[:2]...) },
		"games of nobody":     func(s *SeriesState) { s.Players = nil },
		"a player too few":    func(s *SeriesState) { s.Players = s.Players[:2] },
		"an unknown beginner": func(s *SeriesState) { s.Games[1].Starts = 3 },
		"no end":              func(s *SeriesState) { s.Games[0].End = Running },
		"a hundred games": func(s *SeriesState) {
			for len(s.Games) < 100 {
				s.Games = append(s.Games, s.Games[0])
			}
		},
	} {
		s, _ := open(t)
		need.OK(t, s.SaveSeries("", aSeries()))
		spoilt := aSeries()
		spoil(&spoilt)
		if err := s.SaveSeries("", spoilt); err == nil || !strings.HasPrefix(err.Error(), "store: saving the series: ") {
			t.Errorf("%s: got the error %v, want one", name, err)
		}
		wantSeries(t, s, aSeries())
	}
}

// TestADamagedSeriesIsSetAside reads objects that hold no series.
func TestADamagedSeriesIsSetAside(t *testing.T) {
	s, dir := open(t)
	need.OK(t, s.SaveSeries("", aSeries()))
	whole := filesIn(t, dir)["series.json"]
	for name, text := range map[string]string{
		"players that are one": `{"players": {"name": "Anna"}}`,
		"games that are texts": strings.Replace(whole, `"games": [`, `"games": ["1:0",`, 1),
		"a game of nothing":    strings.Replace(whole, `"games": [`, `"games": [null,`, 1),
		"a winner in words":    strings.Replace(whole, `"winner": 0`, `"winner": "Anna"`, 1),
		"no cards left":        strings.Replace(whole, `"left"`, `"right"`, 1),
	} {
		write(t, dir, "series.json", text)
		if state, err := s.LoadSeries(""); text == whole || !errors.Is(err, ErrDamaged) || len(state.Players) > 0 {
			t.Errorf("%s: got %+v and the error %v, want none and %v", name, state, err, ErrDamaged)
		}
	}
}

// TestANewerVersionsSeries keeps what it knows of a series that fits, and the whole of one that does not.
func TestANewerVersionsSeries(t *testing.T) {
	s, dir := open(t)
	write(t, dir, "series.json", `{"version": 2, "trophy": "cup", "players": [{"name": "Anna", "kind": "person", "hat": "red"}, {"name": "Benno", "kind": "cunning"}],
		"games": [{"starts": 0, "winner": 1, "left": [4, 0], "mood": "sour"}, {"starts": 1, "winner": 1, "left": [5, 0], "mood": "gone"}], "length": 4}`)
	state, err := s.LoadSeries("")
	if err != nil || len(state.Games) != 2 || state.Players[1].Kind != "cunning" {
		t.Fatalf("got %+v, %v, want the series", state, err)
	}
	state.Games[1].Outcome = WonBy(0, 5, 0)
	need.OK(t, s.SaveSeries("", state))
	wantSeries(t, s, state)
	text := strings.Join(strings.Fields(filesIn(t, dir)["series.json"]), "")
	for _, part := range []string{`"version":2`, `"trophy":"cup"`, `"hat":"red"`, `"mood":"sour"`} {
		if !strings.Contains(text, part) {
			t.Errorf("the file holds %s, want %s kept", text, part)
		}
	}
	if strings.Contains(text, "gone") {
		t.Errorf("the file holds %s, want nothing of the game that another one took the place of", text)
	}

	many := fmt.Sprintf(`{"version": 3, "players": [%s{}]}`, strings.Repeat("{},", MaxSeats))
	write(t, dir, "series.json", many)
	var refused *files.LoadError
	got, err := s.LoadSeries("")
	if !errors.As(err, &refused) || !errors.Is(err, ErrNewer) || len(got.Players) != 0 {
		t.Errorf("got %+v, %v, want none and a LoadError for %v", got, err, ErrNewer)
	}
	wantFiles(t, dir, map[string]string{"series.json": many})
	need.OK(t, s.SaveSeries("", aSeries()))
	wantSeries(t, s, aSeries())
	if got := filesIn(t, dir)["series.replaced-1.json"]; got != many {
		t.Errorf("got %q set aside, want the newer version's series", got)
	}
}

// FuzzSeries loads a series from any file: what comes of it can be saved, and nothing is lost.
func FuzzSeries(f *testing.F) {
	f.Add(`{"players": [{"name": "Anna"}, {"kind": "fair"}], "games": [{"starts": 0, "winner": 1, "left": [3, 0], "id": "2026-11-21-1"}], "length": 1}`)
	f.Add(`{"version": 2, "players": [null, {}], "games": null, "first": 1e3}`)
	f.Add(`{"players": [[]]}`)
	f.Fuzz(func(t *testing.T, text string) {
		s, dir := open(t)
		write(t, dir, "series.json", text)
		state, err := s.LoadSeries("")
		if there := slices.Collect(maps.Values(filesIn(t, dir))); err != nil && len(state.Players) != 0 || !slices.Contains(there, text) {
			t.Errorf("got %+v with the error %v, want one of both, and the file in %q", state, err, there)
		}
		state.Running = !state.Running
		if err := s.SaveSeries("", state); err != nil {
			t.Errorf("saving a change: %v", err)
		}
		if len(state.Players) == 0 {
			state = SeriesState{}
		}
		wantSeries(t, s, state)
	})
}
