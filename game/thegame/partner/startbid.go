package partner

import "dreist/game/thegame"

// StartBid is a seat's answer to the question who starts, given when it has seen its hand (G 3).
type StartBid uint8

// The answers, most willing first.
const (
	StartGladly StartBid = iota
	StartIfNeeded
	RatherNotStart
)

// The highest cost of the cheapest first turn for each answer, per card that the turn owes.
const (
	gladlyUpTo   = 2
	ifNeedBeUpTo = 6
)

// StartBidOf returns the answer of a computer player.
func StartBidOf(v View) StartBid {
	p := &v.position
	t := tableOf(p, false)
	t.held = copy(t.hand[:], v.hand())
	var w ways
	switch found := w.find(&t, p.OwedCount()); {
	case found < p.OwedCount() || w.cost > ifNeedBeUpTo*found:
		return RatherNotStart
	case w.cost > gladlyUpTo*found:
		return StartIfNeeded
	}
	return StartGladly
}

// StartSeatOf returns the seat that starts: the most willing one, of several the first clockwise from a seat on.
func StartSeatOf(words []StartBid, from thegame.Seat) thegame.Seat {
	best := from
	for i := range words {
		if s := (from + thegame.Seat(i)) % thegame.Seat(len(words)); words[s] < words[best] {
			best = s
		}
	}
	return best
}

// AgreedStartSeat returns the seat that starts a deal between computer players, chosen as by StartSeatOf.
func AgreedStartSeat(d thegame.Deal, from thegame.Seat) (thegame.Seat, error) {
	p, err := d.Position()
	if err != nil {
		return from, err
	}
	words := make([]StartBid, d.SeatCount)
	for s := range words {
		words[s] = StartBidOf(ViewOf(&p, thegame.Seat(s)))
	}
	return StartSeatOf(words, from), nil
}
