package partner

import "dreist/game/thegame"

// Word is a seat's answer to the question who starts, given when it has seen its hand (G 3).
type Word uint8

// The answers, most willing first.
const (
	Gladly Word = iota
	IfNeedBe
	RatherNot
)

// The highest cost of the cheapest first turn for each answer, per card that the turn owes.
const (
	gladlyUpTo   = 2
	ifNeedBeUpTo = 6
)

// WordOf returns the answer of a computer player.
func WordOf(v View) Word {
	p := &v.position
	t := tableOf(p, false)
	t.held = copy(t.hand[:], v.Hand())
	var w ways
	switch found := w.find(&t, p.Minimum()); {
	case found < p.Minimum() || w.cost > ifNeedBeUpTo*found:
		return RatherNot
	case w.cost > gladlyUpTo*found:
		return IfNeedBe
	}
	return Gladly
}

// Begins returns the seat that starts: the most willing one, of several the first clockwise from a seat on.
func Begins(words []Word, from thegame.Seat) thegame.Seat {
	best := from
	for i := range words {
		if s := (from + thegame.Seat(i)) % thegame.Seat(len(words)); words[s] < words[best] {
			best = s
		}
	}
	return best
}

// Agree returns the seat that starts a deal between computer players, chosen as by Begins.
func Agree(d thegame.Deal, from thegame.Seat) (thegame.Seat, error) {
	p, err := d.Position()
	if err != nil {
		return from, err
	}
	words := make([]Word, d.Seats)
	for s := range words {
		words[s] = WordOf(Look(&p, thegame.Seat(s)))
	}
	return Begins(words, from), nil
}
