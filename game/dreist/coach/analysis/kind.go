package analysis

import (
	"slices"

	"dreist/game/dreist"
)

// Kind is what a decision was about: where the played and the best line differ.
type Kind uint8

// The kinds, the most instructive first.
const (
	Gift     Kind = iota // whether to give, and to whom
	Drawing              // whether to draw the card of a DREIer
	Trio                 // whether to make a DREIer
	Opening              // whether to open a new place
	Discard              // which card to discard, or to lay one instead
	Clearing             // whether to clear a column
	Stopping             // whether to lay another card or keep it
	Placing              // the same cards at other places
	Choosing             // other cards
	Kinds    Kind = iota
)

// kindNames are the names of the kinds in the catalogue, in stored texts and on the command line.
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

// NameKey returns the catalogue key of the kind's name.
func (k Kind) NameKey() string { return "analysis.kind." + k.String() }

// LessonKey returns the catalogue key of the advice about the kind.
func (k Kind) LessonKey() string { return "analysis.learn." + k.String() }

// traits is the visible characteristics of a line.
type traits struct {
	gift          dreist.Receivers
	draws         bool
	offered       bool        // a draw was possible
	discard       dreist.Kind // Kinds if nothing is discarded
	trios         int
	opens, clears int
	laid          []dreist.Kind
}

// traitsOf plays moves from a position and returns their traits, up to a draw or, with toDraw, up to the first
// possible one.
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

// Fault reports whether something better could have been played; Kind is valid then.
func (d *Decision) Fault() bool { return !same(d.Played, d.Best) }

// kindOf returns the kind of a decision in a position. What follows a draw is unknown: if one line draws, the other
// counts only up to its first possible draw.
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
