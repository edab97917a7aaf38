package match

import "dreist/game/dreist"

// Feats are what a seat can be proud of in a match, whoever won it.
type Feats struct {
	BestTurn int // the most cards that it laid, discarded and gave away in one turn
	Column   int // the most cards of a column that it cleared, those included that came loose
	Ahead    int // by how many cards it was ahead of everybody at most
	Trios    int // DREIer it made
	Gifts    int // gifts it gave
}

// Feats returns what a seat can be proud of.
func (m *Match) Feats(of dreist.Seat) Feats {
	var f Feats
	turn, rid := 0, 0
	for _, step := range m.History() {
		if step.Turn != turn {
			turn, rid = step.Turn, 0
		}
		f.Ahead = max(f.Ahead, ahead(&step.Position, of))
		if dreist.Seat(step.Seat) != of {
			continue
		}
		column := 0
		for _, e := range step.Events {
			switch e := e.(type) {
			case dreist.CardLaid:
				rid++
			case dreist.CardDiscarded:
				rid++
			case dreist.GiftGiven:
				rid += len(e.Cards)
				f.Gifts++
			case dreist.TrioMade:
				f.Trios++
			case dreist.ColumnCleared:
				column += len(e.Cards)
			case dreist.CardsLoosened:
				column += len(e.Cards)
			}
		}
		f.BestTurn, f.Column = max(f.BestTurn, rid), max(f.Column, column)
	}
	return f
}

// ahead returns by how many cards a seat is ahead of everybody, 0 where it is not.
func ahead(p *dreist.Position, of dreist.Seat) int {
	least := dreist.Deck
	for s := range dreist.Seat(p.Seats()) {
		if s != of {
			least = min(least, p.CardsLeft(s))
		}
	}
	return max(least-p.CardsLeft(of), 0)
}

// near is how many cards a loser has left at most where the end was close.
const near = 3

// WasClose reports whether somebody who lost was about to win, too.
func (m *Match) WasClose() bool {
	p := m.Position()
	for seat := range dreist.Seat(p.Seats()) {
		if seat != p.Winner() && p.CardsLeft(seat) <= near {
			return true
		}
	}
	return false
}
