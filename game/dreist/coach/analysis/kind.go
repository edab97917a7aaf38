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
	DrawGift             // whether to draw a card or to give
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
	Gift: "gift", DrawGift: "drawgift", Drawing: "draw", Trio: "trio", Opening: "opening", Discard: "discard", Clearing: "clearing", Stopping: "stop",
	Placing: "place", Choosing: "choice",
}

// String returns the kind's name.
func (k Kind) String() string {
	if k >= Kinds {
		return "unknown"
	}
	return kindNames[k]
}

// Way is how a decision of a kind was a mistake.
type Way uint8

// The ways.
const (
	Otherwise Way = iota // it was done, but not as would be best; or unknown, in texts of earlier versions
	Did                  // it was done where leaving it is better
	Left                 // it was left where doing it is better
	Ways      Way = iota
)

// wayNames are the names of the ways in the catalogue and in stored texts.
var wayNames = [Ways]string{Did: "did", Left: "left"}

// wayOf returns how two lines differ in something that was done more or less often, as it was, than would be best.
func wayOf(played, best int) Way {
	switch {
	case played > best:
		return Did
	case played < best:
		return Left
	}
	return Otherwise
}

// Habit is a kind of mistake and its way: what a player may do again and again.
type Habit struct {
	Kind Kind
	Way  Way
}

// String returns the habit's name, of the kind and the way.
func (h Habit) String() string {
	if h.Way == Otherwise || h.Way >= Ways {
		return h.Kind.String()
	}
	return h.Kind.String() + "." + wayNames[h.Way]
}

// Habits returns all habits that there are.
func Habits() (all []Habit) {
	for k := range Kinds {
		for w := range Ways {
			switch {
			case w == Otherwise && k == DrawGift: // is one of the two
			case w != Otherwise && (k == Placing || k == Choosing): // is always done
			default:
				all = append(all, Habit{k, w})
			}
		}
	}
	return all
}

// traits is the visible characteristics of a line.
type traits struct {
	gift          dreist.Receivers
	draws         bool
	emptied       bool        // a draw with no card left in the hand
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
			t.draws, t.emptied = true, len(p.Hand(p.Turn())) == 0
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

func gives(moves []dreist.Move) bool {
	return slices.ContainsFunc(moves, func(m dreist.Move) bool { return m.Action == dreist.GiveCards })
}

// IsFault reports whether something better could have been played; Habit is valid then.
func (d *Decision) IsFault() bool { return !same(d.Played, d.Best) }

// habitOf returns the habit of a decision in a position. What follows a draw is unknown: if one line draws, the other
// counts only up to its first possible draw.
func (d *Decision) habitOf(before *dreist.Position) Habit {
	toDraw := draws(d.Played) || draws(d.Best)
	played, best := traitsOf(*before, d.Played, toDraw), traitsOf(*before, d.Best, toDraw)
	drawn := wayOf(one(draws(d.Played)), one(draws(d.Best))) // of the whole lines: a late draw is one
	none := dreist.Receivers{First: dreist.NoSeat, Next: dreist.NoSeat}
	switch {
	case played.draws && gives(d.Best):
		return Habit{DrawGift, Did}
	case best.draws && best.emptied && gives(d.Played): // else the gift may follow the draw
		return Habit{DrawGift, Left}
	case played.draws != best.draws && played.offered && best.offered:
		return Habit{Drawing, drawn}
	case played.draws != best.draws:
		return Habit{Trio, drawn}
	case played.gift != best.gift:
		return Habit{Gift, wayOf(one(played.gift != none), one(best.gift != none))}
	case played.trios != best.trios:
		return Habit{Trio, wayOf(played.trios, best.trios)}
	case played.opens != best.opens:
		return Habit{Opening, wayOf(played.opens, best.opens)}
	case played.discard != best.discard:
		return Habit{Discard, wayOf(one(played.discard != dreist.Kinds), one(best.discard != dreist.Kinds))}
	case played.clears != best.clears:
		return Habit{Clearing, wayOf(played.clears, best.clears)}
	case len(played.laid) != len(best.laid):
		return Habit{Stopping, wayOf(len(played.laid), len(best.laid))}
	case slices.Equal(played.laid, best.laid):
		return Habit{Kind: Placing}
	}
	return Habit{Kind: Choosing}
}

func one(b bool) int {
	if b {
		return 1
	}
	return 0
}
