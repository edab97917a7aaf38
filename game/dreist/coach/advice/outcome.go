package advice

import (
	"slices"

	"dreist/game/dreist"
	"dreist/game/dreist/coach"
)

// outcome holds the effects of a way: moves up to the end of a turn or a draw. It depends on which cards are hidden, not on where they are.
type outcome struct {
	seat    dreist.Seat
	start   dreist.Position // before its first move
	end     dreist.Position // after the last laid card
	laid    []dreist.Move
	last    dreist.Move   // the move after the laid cards
	ended   bool          // whether there is such a move
	wins    bool          // whether it gets rid of the seat's last card
	cleared int           // column cleared by its last laid card, or 0
	trios   int           // number of cards that make a DREIer
	maker   int           // index in laid of the last of them
	kept    []dreist.Card // cards of the hand at its end
	soon    []dreist.Card // the most of them that can be laid one after the other on the layout at its end
}

// outcomeOf plays a way up to its end, a draw or an illegal move.
func outcomeOf(p dreist.Position, way []dreist.Move) *outcome {
	o := &outcome{seat: p.Turn(), start: p, end: p}
	for _, m := range way {
		if m = o.end.WithHandCard(m); !o.end.CanMove(m) {
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
				o.cleared = e.Column
			}
		}
		if o.end = next; next.Winner() == o.seat {
			o.wins = true
			return o
		}
	}
	for _, c := range o.end.Hand(o.seat) {
		if !o.discards() || c != o.last.Card {
			o.kept = append(o.kept, c)
		}
	}
	if o.ended {
		o.soon = soon(&o.end, o.kept)
	}
	return o
}

// soon returns the largest set of kept hand cards that can be laid one after the other.
func soon(p *dreist.Position, kept []dreist.Card) (most []dreist.Card) {
	var finder coach.TurnFinder
	for t := range finder.Turns(p) {
		left, laid := slices.Clone(kept), []dreist.Card(nil)
		for _, m := range t.Moves() {
			if m.Action != dreist.LayCard {
				continue
			}
			i := slices.IndexFunc(left, func(c dreist.Card) bool { return c.Kind() == m.Card.Kind() })
			if i < 0 {
				laid = nil
				break
			}
			laid, left = append(laid, left[i]), slices.Delete(left, i, i+1)
		}
		if len(laid) > len(most) {
			most = laid
		}
	}
	return most
}

// room returns the number of hidden cards that could be laid alone at the end of the way.
func (o *outcome) room() (count int) {
	turn := o.end.EgonTurn()
	for _, c := range o.start.AppendHidden(nil) {
		if turn.FittingRows(c) != 0 {
			count++
		}
	}
	return count
}

// emptied returns the number of hidden cards with which, once drawn, the whole hand could be laid, and the number of all hidden cards.
func (o *outcome) emptied() (count, of int) {
	var finder coach.TurnFinder
	kinds := kindsOf(o.start.AppendHidden(nil))
	empties := false
	for i, k := range kinds {
		if i == 0 || k != kinds[i-1] {
			p := o.end
			p.Redeal(o.seat, append(slices.Delete(slices.Clone(kinds), i, i+1), k))
			empties = p.Play(dreist.Draw()) == nil && finder.CanEmptyHand(&p)
		}
		if empties {
			count++
		}
	}
	return count, len(kinds)
}

func kindsOf(cards []dreist.Card) (kinds []dreist.Kind) {
	for _, c := range cards {
		kinds = append(kinds, c.Kind())
	}
	slices.Sort(kinds)
	return kinds
}

func (o *outcome) discards() bool { return o.ended && o.last.Action == dreist.DiscardCard }

// draws reports whether the way ends with a draw; the rest of the turn is unknown then.
func (o *outcome) draws() bool { return o.ended && o.last.Action == dreist.DrawCard }

// over reports whether the way ends the turn, so that the whole turn is known.
func (o *outcome) over() bool { return o.wins || o.ended && !o.draws() }

func (o *outcome) gift() int {
	if o.ended && o.last.Action == dreist.GiveCards {
		return min(2, o.end.PileSize(o.seat))
	}
	return 0
}

// rid returns the number of cards that the seat gets rid of up to the end of the way.
func (o *outcome) rid() int {
	n := len(o.laid) + o.gift()
	if o.discards() {
		n++
	}
	return n
}

// least returns the number of cards that the seat gets rid of in the turn for certain.
func (o *outcome) least() int {
	if o.draws() {
		return o.rid() + len(o.soon)
	}
	return o.rid()
}

func (o *outcome) cards() (cards []dreist.Card) {
	for _, m := range o.laid {
		cards = append(cards, m.Card)
	}
	return cards
}

// makes reports whether a card could make a DREIer alone in a position.
func makes(p *dreist.Position, c dreist.Card) bool {
	turn := p.EgonTurn()
	for row := range turn.FittingRows(c).All() {
		if p.Layout().TrioAt(c.Kind(), row) != dreist.NoTrio {
			return true
		}
	}
	return false
}

// opens reports whether a hand card could open a place with another one as its partner.
func opens(p dreist.Position, a, b dreist.Card) bool {
	return p.Play(dreist.Lay(a, 1)) == nil && p.Pending() == dreist.PartnerPending && p.LegalRows(b) != 0
}

// rest reports whether all kept cards could be laid one after another at the end of the way.
func (o *outcome) rest() bool { return len(o.soon) == len(o.kept) }
