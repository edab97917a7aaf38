package play

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"dreist/game/dreist"
	"dreist/game/dreist/coach"
	"dreist/game/store"
)

func threePlayers() []store.SeriesPlayer {
	return []store.SeriesPlayer{{Name: "Ada", Kind: store.SeatPerson}, {Name: "Ben", Kind: store.SeatPerson}, {Kind: coach.Easy}}
}

func TestTheStartMovesOnClockwise(t *testing.T) {
	s := NewSeries(threePlayers(), 1, 0)
	if s.Length != 3 || !s.Running || s.Leaders() != nil {
		t.Fatalf("got a series of %d games, running %v, led by %v", s.Length, s.Running, s.Leaders())
	}
	var starts []dreist.Seat
	for s.Running {
		starts = append(starts, s.Starts())
		s.Add(s.Starts(), Facts{Winner: 0, Left: []int{0, 4, 7}}, "", "")
	}
	if diff := cmp.Diff([]dreist.Seat{1, 2, 0}, starts); diff != "" {
		t.Errorf("who began (-want +got):\n%s", diff)
	}
	if again := s.Again(); again.Starts() != 1 || len(again.Games) != 0 || !again.Running || again.Length != 3 {
		t.Errorf("the next series begins with seat %d, %d games, running %v, length %d", again.Starts(), len(again.Games), again.Running, again.Length)
	}
}

func TestTheSmallestSumWinsAndEqualOnesShare(t *testing.T) {
	s := NewSeries(threePlayers(), 0, 2)
	s.Add(0, Facts{Winner: 0, Left: []int{0, 9, 3}}, "", "")
	s.Add(1, Facts{Winner: 2, Left: []int{3, 9, 0}}, "", "")
	if diff := cmp.Diff([]int{3, 18, 3}, s.Sums()); diff != "" {
		t.Errorf("sums (-want +got):\n%s", diff)
	}
	if diff := cmp.Diff([]int{0, 2}, s.Leaders()); diff != "" || s.Running {
		t.Errorf("leaders (-want +got):\n%s; running %v", diff, s.Running)
	}
	s.Extend()
	if !s.Running || s.Length != 3 {
		t.Errorf("one more: got length %d, running %v", s.Length, s.Running)
	}
	s.Add(s.Starts(), Facts{Winner: 1, Left: []int{2, 0, 1}}, "", "")
	if diff := cmp.Diff([]int{2}, s.Leaders()); diff != "" || s.Running {
		t.Errorf("leaders after one more (-want +got):\n%s; running %v", diff, s.Running)
	}
	for range 200 {
		s.Extend()
	}
	if s.Length != store.MaxSeries {
		t.Errorf("a series of %d games, more than can be stored", s.Length)
	}
}

func TestATableTakesAsManySeatsAsADealIsFor(t *testing.T) {
	for _, tc := range []struct {
		before string
		seats  int
		want   string
	}{
		{"person easy free free", 2, "person easy free free"},
		{"person easy free free", 4, "person easy easy easy"},
		{"free person free fair", 3, "easy person free fair"},
		{"fair person person easy", 3, "fair person person free"},
		{"fair person person easy", 2, "free person person free"},
		{"person person person person", 2, "person person free free"},
		{"free free free free", 3, "person easy easy free"},
		{"easy fair easy fair", 2, "person fair free free"},
	} {
		var setup store.TableSetup
		for i, kind := range strings.Fields(tc.before) {
			setup.Seats[i].Kind = kind
		}
		Fit(&setup, tc.seats)
		var got []string
		for _, seat := range setup.Seats {
			got = append(got, seat.Kind)
		}
		if strings.Join(got, " ") != tc.want || LackOf(&setup) != NoLack {
			t.Errorf("%d of %q: got %q, which lacks %q, want %q", tc.seats, tc.before, got, LackOf(&setup), tc.want)
		}
	}
}

func TestARematchIsAsLong(t *testing.T) {
	s := NewSeries(threePlayers(), 0, 1)
	s.Add(0, Facts{Winner: 0, Left: []int{0, 9, 3}}, "", "")
	if again := s.Again(); again.Length != 1 || again.First != 1 {
		t.Errorf("got %d games begun by player %d, want 1 begun by 1", again.Length, again.First)
	}
}

func TestATableIsSetUpFromTheSeatsTaken(t *testing.T) {
	setup := store.TableSetup{Starts: 2, Length: 5}
	kinds := [4]string{store.SeatFree, store.SeatPerson, store.SeatFree, coach.Fair}
	for i, k := range kinds {
		setup.Seats[i] = store.SeatSetup{Kind: k, Name: k}
	}
	s := SeriesOf(&setup)
	want := []store.SeriesPlayer{{Name: "person", Kind: "person"}, {Name: "fair", Kind: "fair"}}
	if diff := cmp.Diff(want, s.Players); diff != "" || s.First != 1 || s.Length != 5 {
		t.Errorf("players (-want +got):\n%s; begun by %d, %d games", diff, s.First, s.Length)
	}
	for _, tc := range []struct {
		kinds [4]string
		want  Lack
	}{
		{kinds, NoLack},
		{[4]string{"free", "person", "free", "free"}, LacksPlayers},
		{[4]string{"easy", "fair", "free", "free"}, LacksPersons},
		{[4]string{"free", "free", "free", "free"}, LacksPlayers},
	} {
		for i, k := range tc.kinds {
			setup.Seats[i].Kind = k
		}
		if got := LackOf(&setup); got != tc.want {
			t.Errorf("%v: got %q, want %q", tc.kinds, got, tc.want)
		}
		SeriesOf(&setup) // no table is too empty to be asked
	}
}
