package play

// Outcome is how a match stands.
type Outcome struct {
	End    End
	Places []int // one per seat, 1 is the first; seats that share a place have the same number. nil unless End is Ranked or Undecided
	Score  []int // one per seat, the fewer the better: what is noted of a match and added up in a series, such as cards left or places
}

// End is how a match has ended.
type End uint8

// The ends.
const (
	Running   End = iota // it has not ended
	Ranked               // the seats have places
	AllWon               // all seats have won together
	AllLost              // all seats have lost together
	Undecided            // a rule has broken it off; who was still in shares the last place
)

// Winners returns the seats with the first place, from 0.
func (o Outcome) Winners() (seats []int) {
	for seat, place := range o.Places {
		if place == 1 {
			seats = append(seats, seat)
		}
	}
	return seats
}

// Winner returns the seat that alone has the first place, NoSeat where there is none.
func (o Outcome) Winner() Seat {
	if winners := o.Winners(); len(winners) == 1 {
		return Seat(winners[0])
	}
	return NoSeat
}
