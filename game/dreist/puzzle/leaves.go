package puzzle

import "dreist/game/dreist"

// draftLeaves asks which cards leave the table when a card is laid.
//
//	Level 1: a column of two or more cards is cleared, and at most one card loosened.
//	Level 2: a column is cleared and one to three cards loosened; or a move only looks as if it cleared a column.
//	Level 3: cards that did not touch the column are loosened, others beside it stay; or a move only looks as if it cleared a column.
func draftLeaves(r *random, t *table, l Level, wish int) (draft, bool) {
	nothing := l > 1 && wish == 0
	for range 6 {
		shuffle(r, t.pool)
		d := t.deal()
		p := position(d)
		moves := lays(&p)
		shuffle(r, moves)
		for _, m := range moves {
			if fitsLeaves(&p, m, l, nothing) {
				return draft{d, []dreist.Move{m}}, true
			}
		}
	}
	return draft{}, false
}

func fitsLeaves(p *dreist.Position, m dreist.Move, l Level, nothing bool) bool {
	if trioOf(p, m) != MakesColumnTrio {
		column := p.Layout().TakenRows(m.Card.Number()).Len()
		return nothing && (column >= 3 || column == 2 && trioOf(p, m) == MakesRowTrio)
	}
	if nothing {
		return false
	}
	laid := placed(p.Layout())
	var cleared, loosened, far, beside int
	for i, truth := range leaving(p, m, laid) {
		at := laid[i]
		distance := max(at.Card.Number()-m.Card.Number(), m.Card.Number()-at.Card.Number())
		switch truth {
		case CardCleared:
			cleared++
		case CardLoosened:
			loosened++
			if distance > 1 {
				far++
			}
		case CardStays:
			if at.Row > 1 && distance == 1 {
				beside++
			}
		}
	}
	switch l {
	case 1:
		return cleared >= 2 && loosened <= 1
	case 2:
		return loosened >= 1 && loosened <= 3 && beside > 0
	}
	return far > 0 && beside > 0
}
