package play_test

import (
	"maps"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"dreist/game/play"
	"dreist/game/store"
)

func threePlayers() []play.Player {
	return []play.Player{{Name: "Ada", Kind: play.Person}, {Name: "Ben", Kind: play.Person}, {Kind: "easy"}}
}

// table is who may sit at the tables of these tests.
func table() play.SeatRules {
	return play.SeatRules{MinSeats: 2, MaxSeats: 4, ComputerKinds: []string{"easy", "fair"}}
}

// won returns the facts of a match that a seat has won, with the score of each seat.
func won(winner play.Seat, score ...int) play.MatchFacts {
	places := slices.Repeat([]int{2}, len(score))
	places[winner] = 1
	return play.MatchFacts{Outcome: play.Outcome{End: play.Ranked, Places: places, Scores: score}}
}

func TestTheStartMovesOnClockwise(t *testing.T) {
	s := play.NewSeries(threePlayers(), 1, 0)
	if s.PlannedGameCount != 3 || !s.IsRunning || s.Leaders() != nil {
		t.Fatalf("got a series of %d games, running %v, led by %v", s.PlannedGameCount, s.IsRunning, s.Leaders())
	}
	var starts []play.Seat
	for s.IsRunning {
		starts = append(starts, s.NextStarter())
		s.AddGame(s.NextStarter(), won(0, 0, 4, 7), "", "")
	}
	if diff := cmp.Diff([]play.Seat{1, 2, 0}, starts); diff != "" {
		t.Errorf("who began (-want +got):\n%s", diff)
	}
	if again := s.NextSeries(); again.NextStarter() != 1 || len(again.Games) != 0 || !again.IsRunning || again.PlannedGameCount != 3 {
		t.Errorf("the next series begins with seat %d, %d games, running %v, length %d", again.NextStarter(), len(again.Games), again.IsRunning, again.PlannedGameCount)
	}
}

func TestTheSmallestSumWinsAndEqualOnesShare(t *testing.T) {
	s := play.NewSeries(threePlayers(), 0, 2)
	s.AddGame(0, won(0, 0, 9, 3), "", "")
	s.AddGame(1, won(2, 3, 9, 0), "", "")
	if diff := cmp.Diff([]int{3, 18, 3}, s.TotalScores()); diff != "" {
		t.Errorf("sums (-want +got):\n%s", diff)
	}
	if diff := cmp.Diff([]int{0, 2}, s.Leaders()); diff != "" || s.IsRunning {
		t.Errorf("leaders (-want +got):\n%s; running %v", diff, s.IsRunning)
	}
}

func TestATableIsSetUpFromTheSeatsTaken(t *testing.T) {
	setup := store.TableSetup{Seats: make([]store.SeatSetup, 5), StartSeat: 2, SeriesLength: 5}
	kinds := []string{store.SeatFree, store.SeatPerson, store.SeatFree, "fair", store.SeatFree}
	for i, k := range kinds {
		setup.Seats[i] = store.SeatSetup{Kind: k, Name: k}
	}
	s := table().SeriesOf(&setup)
	want := []play.Player{{Name: "person", Kind: "person"}, {Name: "fair", Kind: "fair"}}
	if diff := cmp.Diff(want, s.Players); diff != "" || s.FirstStarter != 1 || s.PlannedGameCount != 5 {
		t.Errorf("players (-want +got):\n%s; begun by %d, %d games", diff, s.FirstStarter, s.PlannedGameCount)
	}
	for _, tc := range []struct {
		kinds []string
		want  play.SetupProblem
	}{
		{kinds, play.NoProblem},
		{[]string{"free", "person", "free", "free", "free"}, play.TooFewPlayers},
		{[]string{"easy", "fair", "free", "free", "free"}, play.NoPersons},
		{[]string{"free", "free", "free", "free", "free"}, play.TooFewPlayers},
	} {
		for i, k := range tc.kinds {
			setup.Seats[i].Kind = k
		}
		if got := table().ProblemOf(&setup); got != tc.want {
			t.Errorf("%v: got %q, want %q", tc.kinds, got, tc.want)
		}
		table().SeriesOf(&setup) // no table is too empty to be asked
	}
}

func TestWhatIsChosenHoldsForEveryGameOfASeries(t *testing.T) {
	of := table()
	of.Options = []play.TableOption{{Name: "variant", Values: []string{"base", "pro"}}, {Name: "sets", Values: []string{"1", "2"}, MaxPlayers: 2}}
	setup := store.TableSetup{
		Seats: []store.SeatSetup{{Kind: play.Person}, {Kind: play.Person}}, Choices: store.OptionChoices{"variant": "pro", "sets": "3", "other": "x"},
	}
	s := of.SeriesOf(&setup)
	again := s.NextSeries()
	for _, got := range []store.OptionChoices{s.Choices, again.Choices} {
		if want := (store.OptionChoices{"variant": "pro", "sets": "1"}); !maps.Equal(got, want) {
			t.Errorf("chosen is %v, want %v", got, want)
		}
	}
	setup.Seats = append(setup.Seats, store.SeatSetup{Kind: play.Person})
	if got, want := of.SeriesOf(&setup).Choices, (store.OptionChoices{"variant": "pro"}); !maps.Equal(got, want) {
		t.Errorf("chosen at a table too large for one option is %v, want %v", got, want)
	}
}
