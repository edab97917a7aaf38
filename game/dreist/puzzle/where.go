package puzzle

import "dreist/game/dreist"

// draftWhere asks on which cells a hand card can be laid.
//
//	Level 1: 1 or 2 cells, no opening.
//	Level 2: 0 to 4 cells; at least two free cells beside a card of another colour.
//	Level 3: 0 to 5 cells; as level 2, and row 1 has to be judged as an opening.
func draftWhere(r *random, t *table, l Level, wish int) (draft, bool) {
	nowhere := l > 1 && wish == 0
	for range 16 {
		shuffle(r, t.pool)
		if l == MaxLevel && r.oneIn(2) {
			bringPartner(t.pool)
		}
		d := t.deal()
		p := position(d)
		card := t.pool[0]
		if fitsWhere(&p, card, l, nowhere) {
			shuffle(r, d.Hands[0])
			return draft{d, []dreist.Move{dreist.Lay(card, 1)}}, true
		}
	}
	return draft{}, false
}

// bringPartner makes the second card of a pool a possible partner of the first (rules §3.3).
func bringPartner(pool []dreist.Card) {
	for i, c := range pool[2:] {
		if c.Kind().CanPartner(pool[0].Kind()) {
			pool[1], pool[i+2] = pool[i+2], pool[1]
			return
		}
	}
}

func fitsWhere(p *dreist.Position, c dreist.Card, l Level, nowhere bool) bool {
	cells := freeCells(p.Layout(), c)
	rows := p.LegalRows(c).Len()
	if len(cells) < 3 || (rows == 0) != nowhere {
		return false
	}
	traps, opening := 0, false
	for _, at := range cells {
		why := p.RefusalAt(c, c.Cell(at.Row))
		switch {
		case why == nil:
			opening = opening || lying(p, at) == CardOpens
		case why.Reason == dreist.OtherColour:
			traps++
		case why.Reason == dreist.AloneAtBase, why.Reason == dreist.ThirdColour:
			opening = true
		}
	}
	switch l {
	case 1:
		return rows <= 2 && !opening
	case 2:
		return rows <= 4 && traps >= 2 && !opening
	}
	return rows <= 5 && traps >= 2 && opening
}

// freeCells returns a card once for each free cell of its column, from row 1 to one row below the layout.
func freeCells(l *dreist.Layout, c dreist.Card) []dreist.PlacedCard {
	var free []dreist.PlacedCard
	taken := l.TakenRows(c.Number())
	for row := 1; row <= min(l.Depth()+1, dreist.MaxRow); row++ {
		if !taken.Has(row) {
			free = append(free, dreist.PlacedCard{Card: c, Row: row})
		}
	}
	return free
}
