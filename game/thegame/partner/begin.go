package partner

import "dreist/game/thegame"

// Word is what a seat says about beginning, its hand in sight (G 3).
type Word uint8

// The words, most willing first.
const (
	Gladly Word = iota
	IfNeedBe
	RatherNot
)

// What the cheapest first turn costs at most for each word, per card that it owes.
const (
	gladlyUpTo   = 2
	ifNeedBeUpTo = 6
)

// WordOf returns what a computer player says about beginning.
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

// Begins returns who begins where a table of computer players names the seat: the most willing, of several the first
// from a seat on.
func Begins(words []Word, from thegame.Seat) thegame.Seat {
	best := from
	for i := range words {
		if s := (from + thegame.Seat(i)) % thegame.Seat(len(words)); words[s] < words[best] {
			best = s
		}
	}
	return best
}

// Agree returns who begins a deal for computer players alone: the most willing, of several the first from a seat on.
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
