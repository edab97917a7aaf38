package puzzle

import "dreist/game/dreist"

// Limits of Egon's turn in a puzzle: it is short, and at least one card stays on his pile.
const (
	longestTurn = 6
	egonsLeft   = 2
)

// draftEgon asks for Egon's next turn (R 10). Its difficulties are: a choice of rows, a cleared column, a card aside that
// is laid later, an opening, and a card that is discarded although it would fit by then.
//
//	Level 1: two or three cards are revealed, one of them is set aside or has a choice of rows; no other difficulty.
//	Level 2: three or four cards are revealed; at least one difficulty, but no opening.
//	Level 3: four to six cards are revealed; at least two difficulties, one of them an opening or a card laid later.
func draftEgon(r *random, t *table, l Level) (draft, bool) {
	for range 24 {
		shuffle(r, t.pool)
		d := t.dealt(t.pool[:5], t.pool[5:25], t.pool[25:25+longestTurn+egonsLeft])
		d.StartSeat = dreist.EgonSeat
		p := position(d)
		s := newScript(&p)
		if s.fits(l) {
			d.Piles[1] = d.Piles[1][:s.revealed+r.between(1, egonsLeft)]
			return draft{deal: d}, true
		}
	}
	return draft{}, false
}

// fits reports whether a turn suits a level.
func (s *script) fits(l Level) bool {
	if s.laid < 2 || s.revealed > longestTurn {
		return false
	}
	special := 0
	for _, has := range []bool{s.choice, s.cleared, s.later, s.opening, s.leftover} {
		if has {
			special++
		}
	}
	switch l {
	case 1:
		plain := !s.cleared && !s.later && !s.opening && !s.leftover
		return plain && s.revealed <= 3 && (s.choice || s.aside)
	case 2:
		return s.revealed >= 3 && s.revealed <= 4 && special >= 1 && !s.opening
	}
	return s.revealed >= 4 && special >= 2 && (s.later || s.opening)
}
