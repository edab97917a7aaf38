package analysis

import (
	"slices"

	"dreist/game/dreist"
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
	Kinds    Kind = iota
)

// kindNames are the names of the kinds, as they stand in keys of the catalogue, in kept texts and on the command line.
var kindNames = [Kinds]string{
	Gift: "gift", Drawing: "draw", Trio: "trio", Opening: "opening", Discard: "discard", Clearing: "clearing", Stopping: "stop",
	Placing: "place", Choosing: "choice",
}

// String returns the kind's name.
func (k Kind) String() string {
	if k >= Kinds {
		return "unknown"
	}
	return kindNames[k]
}

// NameKey returns the key of what the kind is called.
func (k Kind) NameKey() string { return "analysis.kind." + k.String() }

// LessonKey returns the key of what there is to learn about it.
func (k Kind) LessonKey() string { return "analysis.learn." + k.String() }

// traits is what can be seen of a way to go on.
type traits struct {
	gift          dreist.Receivers
	draws         bool
	offered       bool        // it could draw
	discard       dreist.Kind // Kinds where nothing is discarded
	trios         int
	opens, clears int
	laid          []dreist.Kind
}

// traitsOf plays moves from a position on and returns what they do, as far as they go without the card of a DREIer or,
// where that is asked, up to the first one that could be drawn.
func traitsOf(p dreist.Position, moves []dreist.Move, toDraw bool) traits {
	t := traits{gift: dreist.Receivers{First: dreist.NoSeat, Next: dreist.NoSeat}, discard: dreist.Kinds}
	for _, m := range moves {
		offered := p.Pending() == dreist.DrawPending
		t.offered = t.offered || offered
		if toDraw && offered && m.Action != dreist.DrawCard {
			break
		}
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

func draws(moves []dreist.Move) bool {
	return slices.ContainsFunc(moves, func(m dreist.Move) bool { return m.Action == dreist.DrawCard })
}

// Fault reports whether something better could have been played, if only by a little; then Kind says what it was about.
func (d *Decision) Fault() bool { return !same(d.Played, d.Best) }

// kindOf returns what a decision is about that was made in a position. What comes after a draw nobody has seen: where one
// way draws, the other counts only as far as it could have drawn, too.
func (d *Decision) kindOf(before *dreist.Position) Kind {
	toDraw := draws(d.Played) || draws(d.Best)
	played, best := traitsOf(*before, d.Played, toDraw), traitsOf(*before, d.Best, toDraw)
	switch {
	case played.draws != best.draws && played.offered && best.offered:
		return Drawing
	case played.draws != best.draws:
		return Trio
	case played.gift != best.gift:
		return Gift
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
