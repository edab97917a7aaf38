package store

import (
	"fmt"
	"slices"
)

// Outcome is the result of a game or, while it runs, its current standing. Only results are stored.
type Outcome struct {
	End    End   `json:"end"`
	Places []int `json:"places,omitempty"` // place of each seat from 1, equal on a tie; nil unless End is Ranked or Undecided
	Scores []int `json:"score"`            // score of each seat, 0 to 999, lower is better, such as cards left; added up in a series
}

// End is the way in which a game ended.
type End uint8

// The ends.
const (
	Running   End = iota // the game has not ended
	Ranked               // the seats have places
	AllWon               // all seats won together
	AllLost              // all seats lost together
	Undecided            // a rule stopped the game; those still in it share the last place
)

// NoPlayer is the winner of a game that no single seat won.
const NoPlayer = -1

// WonBy returns the outcome of a game that one seat, from 0, won; all others share the second place.
func WonBy(seat int, score ...int) Outcome {
	o := Outcome{End: Ranked, Places: slices.Repeat([]int{2}, len(score)), Scores: score}
	o.Places[seat] = 1
	return o
}

// Winners returns the seats, from 0, with the first place; all of them if all won together.
func (o Outcome) Winners() (seats []int) {
	for seat := range o.Scores {
		if o.HasWon(seat) {
			seats = append(seats, seat)
		}
	}
	return seats
}

// HasWon reports whether a seat, from 0, has the first place or won together with all others.
func (o Outcome) HasWon(seat int) bool {
	return o.End == AllWon || o.End == Ranked && o.Places[seat] == 1
}

// Winner returns the seat that alone has the first place, else NoPlayer.
func (o Outcome) Winner() int {
	if winners := o.Winners(); o.End == Ranked && len(winners) == 1 {
		return winners[0]
	}
	return NoPlayer
}

// IsTogether reports whether all seats won or lost together.
func (o Outcome) IsTogether() bool { return o.End == AllWon || o.End == AllLost }

// check returns an error if this is not the result of a game with a number of seats.
func (o Outcome) check(seats int) error {
	placed := 0
	switch o.End {
	case Ranked, Undecided:
		placed = seats
	case AllWon, AllLost:
	default:
		return fmt.Errorf("the end %d: give one of %d to %d", o.End, Ranked, Undecided)
	}
	switch outside := func(place int) bool { return !within(1, seats)(place) }; {
	case len(o.Places) != placed, slices.ContainsFunc(o.Places, outside):
		return fmt.Errorf("the places %v: give %d, from 1 to %d", o.Places, placed, seats)
	case o.End == Ranked && !slices.Contains(o.Places, 1):
		return fmt.Errorf("the places %v: somebody has to have the first one", o.Places)
	case len(o.Scores) != seats:
		return fmt.Errorf("the score %v: give one number for each of %d seats", o.Scores, seats)
	}
	for _, n := range o.Scores {
		if !within(0, maxScore)(n) {
			return fmt.Errorf("the score %d: give 0 to %d", n, maxScore)
		}
	}
	return nil
}

const maxScore = 999

var endNames = map[End]string{Ranked: "ranked", AllWon: "won", AllLost: "lost", Undecided: "undecided"}

// MarshalText returns the name of an end.
func (e End) MarshalText() ([]byte, error) { return []byte(endNames[e]), nil }

// UnmarshalText reads the name of an end. An unknown one is an error.
func (e *End) UnmarshalText(name []byte) error {
	for end, known := range endNames {
		if known == string(name) {
			*e = end
			return nil
		}
	}
	return fmt.Errorf("the end %q: use a name that this version writes", name)
}
