package store

import (
	"fmt"
	"slices"

	"dreist/game/store/document"
)

// Outcome is how a game stands or has ended. Only one that has ended is stored.
type Outcome struct {
	End    End
	Places []int // one per seat, 1 is the first; seats that share a place have the same number. nil unless End is Ranked or Undecided
	Score  []int // one per seat, 0 to 999, the fewer the better: what is noted of a game and added up in a series, such as cards left or places
}

// End is how a game has ended.
type End uint8

// The ends.
const (
	Running   End = iota // it has not ended
	Ranked               // the seats have places
	AllWon               // all seats have won together
	AllLost              // all seats have lost together
	Undecided            // a rule has broken it off; who was still in shares the last place
)

// NoPlayer stands for the winner of a game that no seat has won alone.
const NoPlayer = -1

// WonBy returns the outcome of a game that a seat, from 0, has won alone, while all others share the second place.
func WonBy(seat int, score ...int) Outcome {
	o := Outcome{End: Ranked, Places: slices.Repeat([]int{2}, len(score)), Score: score}
	o.Places[seat] = 1
	return o
}

// Winners returns the seats with the first place, from 0: all where all have won together.
func (o Outcome) Winners() (seats []int) {
	for seat := range o.Score {
		if o.Won(seat) {
			seats = append(seats, seat)
		}
	}
	return seats
}

// Won reports whether a seat, from 0, has the first place, or has won together with all others.
func (o Outcome) Won(seat int) bool {
	return o.End == AllWon || o.End == Ranked && o.Places[seat] == 1
}

// Winner returns the seat that alone has the first place among others, NoPlayer where there is none.
func (o Outcome) Winner() int {
	if winners := o.Winners(); o.End == Ranked && len(winners) == 1 {
		return winners[0]
	}
	return NoPlayer
}

// Together reports whether all seats have won or lost together.
func (o Outcome) Together() bool { return o.End == AllWon || o.End == AllLost }

// check returns why this is not the end of a game of that many seats, or nil.
func (o Outcome) check(seats int) error {
	placed := 0
	switch o.End {
	case Ranked, Undecided:
		placed = seats
	case AllWon, AllLost:
	default:
		return fmt.Errorf("the end %d: give one of %d to %d", o.End, Ranked, Undecided)
	}
	switch outside := func(place int) bool { return !document.Within(1, seats)(place) }; {
	case len(o.Places) != placed, slices.ContainsFunc(o.Places, outside):
		return fmt.Errorf("the places %v: give %d, from 1 to %d", o.Places, placed, seats)
	case o.End == Ranked && !slices.Contains(o.Places, 1):
		return fmt.Errorf("the places %v: somebody has to have the first one", o.Places)
	case len(o.Score) != seats:
		return fmt.Errorf("the score %v: give one number for each of %d seats", o.Score, seats)
	}
	for _, n := range o.Score {
		if !document.Within(0, maxScore)(n) {
			return fmt.Errorf("the score %d: give 0 to %d", n, maxScore)
		}
	}
	return nil
}

// maxScore is the highest number of a score.
const maxScore = 999

// endNames are the names of ends in files, where those that are Ranked have none.
var endNames = map[End]string{AllWon: "won", AllLost: "lost", Undecided: "undecided"}

// filed returns what files hold of an outcome beside its score and the only winner: the end and the places, both empty
// where a single winner says all of it, as it did for the first versions.
func (o Outcome) filed() (end string, places []int) {
	if winner := o.Winner(); winner != NoPlayer && slices.Equal(o.Places, WonBy(winner, o.Score...).Places) {
		return "", nil
	}
	return endNames[o.End], o.Places
}

// outcomeFiled returns the outcome of which files hold this. One that makes no sense is refused by check.
func outcomeFiled(winner int, end string, places, score []int) Outcome {
	o := Outcome{Places: places, Score: score}
	for e, name := range endNames {
		if name == end {
			o.End = e
		}
	}
	switch {
	case end != "":
	case places != nil:
		o.End = Ranked
	case document.Within(0, len(score)-1)(winner):
		return WonBy(winner, score...)
	}
	return o
}
