package advice

import (
	"slices"

	"dreist/game/dreist"
	"dreist/game/dreist/coach/turns"
)

// outcome is what a way brings, seen from its end. It depends on which cards are hidden, but not on where they are.
type outcome struct {
	seat       dreist.Seat
	start, end dreist.Position // before its first move, and after the last laid card
	laid       []dreist.Move
	last       dreist.Move   // what follows the laid cards
	ended      bool          // there is such a move
	wins       bool          // it gets rid of the last card of all
	columns    []int         // the cleared ones
	cleared    int           // by its last laid card, 0 for none
	trios      int           // number of cards that make a DREIer
	maker      int           // the last of them, in laid
	kept       []dreist.Card // cards of the hand at its end
	fitting    []dreist.Card // those that could be laid alone then
	room       int           // number of hidden cards that could be laid alone then
}

// outcomeOf plays a way up to its end, a draw or an illegal move.
func outcomeOf(p dreist.Position, way []dreist.Move) *outcome {
	o := &outcome{seat: p.Turn(), start: p, end: p}
	for _, m := range way {
		if m = o.end.FromHand(m); !o.end.May(m) {
			break
		}
		if m.Action != dreist.LayCard {
			after := o.end
			o.last, o.ended = m, true
			o.wins = after.Play(m) == nil && after.Winner() == o.seat
			break
		}
		next, events, err := dreist.Apply(o.end, m)
		if err != nil {
			break
		}
		o.laid = append(o.laid, m)
		o.cleared = 0
		for _, e := range events {
			switch e := e.(type) {
			case dreist.TrioMade:
				o.trios, o.maker = o.trios+1, len(o.laid)-1
			case dreist.ColumnCleared:
				o.cleared, o.columns = e.Column, append(o.columns, e.Column)
			}
		}
		if o.end = next; next.Winner() == o.seat {
			o.wins = true
			return o
		}
	}
	o.look()
	return o
}

// look sees what there is at the end.
func (o *outcome) look() {
	turn := o.end.EgonTurn()
	for _, c := range o.end.Hand(o.seat) {
		if o.discards() && c == o.last.Card {
			continue
		}
		if o.kept = append(o.kept, c); turn.Fits(c) != 0 {
			o.fitting = append(o.fitting, c)
		}
	}
	o.room = room(&o.start, &turn)
}

// room returns how many of the cards hidden from the seat to move could be laid alone at a point.
func room(p *dreist.Position, turn *dreist.EgonTurn) (count int) {
	for _, c := range hidden(p) {
		if turn.Fits(c) != 0 {
			count++
		}
	}
	return count
}

// hidden returns the cards hidden from the seat to move; where each is must not be used.
func hidden(p *dreist.Position) []dreist.Card {
	var cards []dreist.Card
	for s := range dreist.Seat(p.Seats()) {
		if cards = p.AppendPile(cards, s); s != p.Turn() && p.HasHand(s) {
			cards = append(cards, p.Hand(s)...)
		}
	}
	return cards
}

// discards reports whether it ends with a discard.
func (o *outcome) discards() bool { return o.ended && o.last.Action == dreist.DiscardCard }

// draws reports whether it ends with a draw: what comes after that is unknown.
func (o *outcome) draws() bool { return o.ended && o.last.Action == dreist.DrawCard }

// over reports whether it ends the turn: all is known that the seat does in it.
func (o *outcome) over() bool { return o.wins || o.ended && !o.draws() }

// gift returns the number of cards given away.
func (o *outcome) gift() int {
	if o.ended && o.last.Action == dreist.GiveCards {
		return min(2, o.end.PileSize(o.seat))
	}
	return 0
}

// rid returns how many cards the seat gets rid of in a turn that is over.
func (o *outcome) rid() int {
	n := len(o.laid) + o.gift()
	if o.discards() {
		n++
	}
	return n
}

// keeps reports whether a card of a kind is kept.
func (o *outcome) keeps(c dreist.Card) bool {
	return slices.ContainsFunc(o.kept, func(k dreist.Card) bool { return k.Kind() == c.Kind() })
}

// fits reports whether a card of a kind is kept and could be laid alone then.
func (o *outcome) fits(c dreist.Card) bool {
	return slices.ContainsFunc(o.fitting, func(k dreist.Card) bool { return k.Kind() == c.Kind() })
}

// makes reports whether a card could make a DREIer alone in a position.
func makes(p *dreist.Position, c dreist.Card, wanted func(dreist.Trio) bool) bool {
	turn := p.EgonTurn()
	for row := range turn.Fits(c).All() {
		if wanted(p.Layout().Trio(c.Kind(), row)) {
			return true
		}
	}
	return false
}

// makesRow reports whether a kept card could make a row DREIer alone then.
func (o *outcome) makesRow(c dreist.Card) bool {
	return makes(&o.end, c, func(t dreist.Trio) bool { return t == dreist.MakesRow })
}

// pair returns two kept cards that could open a place then, if there are such that meet a condition.
func (o *outcome) pair(wanted func(a, b dreist.Card) bool) []dreist.Card {
	for i, a := range o.kept {
		for _, b := range o.kept[i+1:] {
			switch {
			case !wanted(a, b):
			case opens(o.end, a, b):
				return []dreist.Card{a, b}
			case opens(o.end, b, a):
				return []dreist.Card{b, a}
			}
		}
	}
	return nil
}

// stuck reports whether no kept card could be laid then, not even with a partner.
func (o *outcome) stuck() bool {
	return len(o.fitting) == 0 && o.pair(func(dreist.Card, dreist.Card) bool { return true }) == nil
}

// opens reports whether a hand card could open a place with another one.
func opens(p dreist.Position, a, b dreist.Card) bool {
	return p.Play(dreist.Lay(a, 1)) == nil && p.Pending() == dreist.PartnerPending && p.Rows(b) != 0
}

// rest reports whether all kept cards could be laid one after another at its end.
func (o *outcome) rest() bool {
	var kept [dreist.Kinds]int
	for _, c := range o.kept {
		kept[c.Kind()]++
	}
	var finder turns.Finder
	for t := range finder.All(&o.end) {
		var laid [dreist.Kinds]int
		for _, m := range t.Moves() {
			if m.Action == dreist.LayCard {
				laid[m.Card.Kind()]++
			}
		}
		if laid == kept {
			return true
		}
	}
	return false
}
