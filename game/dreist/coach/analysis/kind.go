package analysis

import (
	"slices"

	"dreist/game/dreist"
	"dreist/game/dreist/record"
)

// Kind is what a decision was about: where what was played and the best part ways.
type Kind uint8

// The kinds, those that a player can learn most from first.
const (
	Gift     Kind = iota // to give or not, and to whom
	Drawing              // to draw the card of a DREIer or not
	Trio                 // to make a DREIer or not
	Opening              // to open a new place or not
	Discard              // which card to discard, or to lay one instead
	Clearing             // to clear a column or not
	Stopping             // to lay another card or to keep it
	Placing              // the same cards in other places
	Choosing             // other cards
	Kinds    = iota
)

// traits is what can be seen of a way to go on.
type traits struct {
	gift          [2]dreist.Seat
	draws, stops  bool
	discard       dreist.Kind // Kinds where nothing is discarded
	trios         int
	opens, clears int
	laid          []dreist.Kind
}

// traitsOf plays moves from a position on and returns what they do.
func traitsOf(p dreist.Position, moves []dreist.Move) traits {
	t := traits{gift: [2]dreist.Seat{dreist.NoSeat, dreist.NoSeat}, discard: dreist.Kinds}
	for _, m := range moves {
		m = p.FromHand(m)
		switch m.Action {
		case dreist.GiveCards:
			t.gift = m.To
		case dreist.DrawCard:
			t.draws = true
		case dreist.DiscardCard:
			t.discard = m.Card.Kind()
		case dreist.LayCard:
			t.laid = append(t.laid, m.Card.Kind())
		}
		next, events, err := dreist.Apply(p, m)
		if err != nil {
			break
		}
		p = next
		for _, e := range events {
			switch e := e.(type) {
			case dreist.CardLaid:
				if e.Opening {
					t.opens++
				}
			case dreist.TrioMade:
				t.trios++
			case dreist.ColumnCleared:
				t.clears++
			}
		}
	}
	slices.Sort(t.laid)
	return t
}

// KindOf returns what a decision of a history was about.
func (d *Decision) KindOf(start *dreist.Position, history []record.Step) Kind {
	before := start
	if d.From > 0 {
		before = &history[d.From-1].Position
	}
	played, best := traitsOf(*before, d.Played), traitsOf(*before, d.Best)
	switch {
	case played.gift != best.gift:
		return Gift
	case played.draws != best.draws && played.trios == best.trios:
		return Drawing
	case played.trios != best.trios:
		return Trio
	case played.opens != best.opens:
		return Opening
	case played.discard != best.discard:
		return Discard
	case played.clears != best.clears:
		return Clearing
	case len(played.laid) != len(best.laid):
		return Stopping
	case slices.Equal(played.laid, best.laid):
		return Placing
	}
	return Choosing
}
