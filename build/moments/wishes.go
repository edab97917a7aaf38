package moments

import "dreist/game/dreist"

// Midgame is a full hand at the beginning of a turn, with a layout to look at, a card that fits more than one cell
// and one that fits none. The move just lays a card.
func Midgame() (Moment, error) {
	return Find(Greedy, func(m *Moment) bool {
		p := &m.Before
		if p.Laid() > 0 || lying(p) < 12 || len(p.Hand(0)) < dreist.HandSize ||
			m.Move.Action != dreist.LayCard || len(m.Events) > 1 || m.After.Pending() != dreist.Settled {
			return false
		}
		fits, stuck := 0, false
		for _, c := range p.Hand(0) {
			fits = max(fits, p.Rows(c).Len())
			stuck = stuck || p.Rows(c) == 0
		}
		return fits > 1 && stuck
	})
}

// Opening is a first card laid alone on row 1 beside a layout.
func Opening() (Moment, error) {
	return Find(Greedy, func(m *Moment) bool {
		return lying(&m.Before) > 5 && m.After.Pending() == dreist.PartnerPending
	})
}

// RowTrio is a DREIer in a row, with cards on the pile to draw.
func RowTrio() (Moment, error) {
	return Find(Greedy, func(m *Moment) bool {
		trio, ok := event[dreist.TrioMade](m, 0)
		return ok && !trio.Column && m.After.Pending() == dreist.DrawPending && lying(&m.Before) > 8
	})
}

// ColumnTrio is a DREIer in a column of at least four cards that takes other cards' hold away, with cards on the
// pile to draw.
func ColumnTrio() (Moment, error) {
	return Find(Greedy, func(m *Moment) bool {
		column, ok := event[dreist.ColumnCleared](m, 0)
		loose, fall := event[dreist.CardsLoosened](m, 0)
		return ok && fall && m.Move.Action == dreist.LayCard && len(column.Cards) >= 4 && len(loose.Cards) >= 2 &&
			m.After.Pending() == dreist.DrawPending
	})
}

// LongTurn is the end of a turn after which Egon sets many cards aside.
func LongTurn() (Moment, error) {
	return Find(Greedy, func(m *Moment) bool {
		_, aside := event[dreist.EgonSetAside](m, 6)
		return aside && m.Move.Action == dreist.EndTurn && lying(&m.Before) > 8 && m.After.Turn() == 0
	})
}

// Gift is a gift to Egon of two cards.
func Gift() (Moment, error) {
	return Find(Greedy, func(m *Moment) bool {
		gift, ok := event[dreist.GiftGiven](m, 0)
		return ok && len(gift.Cards) == 2 && m.Before.Pending() == dreist.Settled && lying(&m.Before) > 8 && m.After.Turn() == 0
	})
}

// DrawOrGift is what follows a DREIer with the last card of the hand: a draw, or else a gift.
func DrawOrGift() (Moment, error) {
	return Find(Greedy, func(m *Moment) bool {
		p := &m.Before
		return p.Pending() == dreist.DrawPending && len(p.Hand(0)) == 0 && p.PileSize(0) > 1
	})
}

// Won is the move with which the player wins, Lost the one after which Egon does.
func Won() (Moment, error) { return Find(Keen, func(m *Moment) bool { return m.After.Winner() == 0 }) }

// Lost is the move after which Egon wins.
func Lost() (Moment, error) {
	return Find(Greedy, func(m *Moment) bool { return m.After.Winner() == dreist.EgonSeat })
}

// Deeper is the end of a turn at a layout of at least a number of rows.
func Deeper(rows int) (Moment, error) {
	return Find(Deep, func(m *Moment) bool {
		return m.After.Layout().Depth() >= rows && m.After.Turn() == 0 && m.After.Laid() == 0
	})
}

// event returns the n-th event of a kind, from 0.
func event[E dreist.Event](m *Moment, n int) (E, bool) {
	for _, e := range m.Events {
		if e, ok := e.(E); ok {
			if n == 0 {
				return e, true
			}
			n--
		}
	}
	var none E
	return none, false
}

// lying returns how many cards lie in the layout.
func lying(p *dreist.Position) int {
	n := 0
	for c := range dreist.Card(dreist.Deck) {
		if p.Layout().Row(c) > 0 {
			n++
		}
	}
	return n
}
