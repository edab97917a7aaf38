package puzzle

import (
	"slices"

	"dreist/game/dreist"
)

// Deed is what Egon does at one point of his turn.
type Deed uint8

// The deeds.
const (
	LayOne   Deed = iota + 1 // lay the revealed card or one aside on a row
	SetAside                 // set the revealed card aside
	Reveal                   // leave the cards aside and turn up the next one
	Stop                     // end the turn and discard what is aside
)

// Choice is one decision in Egon's turn, as he takes it or as the player foretells it.
type Choice struct {
	Deed Deed
	Card dreist.Card // of LayOne
	Row  int         // of LayOne
}

// step is one decision of Egon's turn and everything that follows from it without another.
type step struct {
	Choice
	card   dreist.Card // of SetAside: the revealed one
	brief  bool        // of SetAside: the card opens at once with another, so laying may be foretold instead
	events []dreist.Event
}

// script is Egon's whole turn, cut into decisions.
type script struct {
	start []dreist.Event // what happens before the first decision
	steps []step

	revealed, laid                                   int
	aside, choice, cleared, later, opening, leftover bool
}

// newScript lets the rules play Egon's turn and cuts it into decisions. Turning up the first card, or one while nothing
// is aside or nothing has changed for those aside, is none.
func newScript(p *dreist.Position) *script {
	s := &script{}
	b := bench{layout: placed(p.Layout()), revealed: dreist.NoCard}
	all := events(p, dreist.Egon())
	asks := false // a card has just been laid, and those aside may fit now
	over := false
	for i, e := range all {
		decision := step{}
		switch e := e.(type) {
		case dreist.EgonRevealed:
			s.revealed++
			if asks {
				decision.Choice = Choice{Deed: Reveal}
			}
		case dreist.EgonSetAside:
			_, brief := all[i+1].(dreist.CardLaid)
			decision = step{Choice: Choice{Deed: SetAside}, card: e.Card, brief: brief}
			s.aside = true
		case dreist.CardLaid:
			decision.Choice = Choice{Deed: LayOne, Card: e.Card, Row: e.Row}
			s.note(&b, e)
			s.laid++
		case dreist.ColumnCleared:
			s.cleared = true
		case dreist.CardDiscarded, dreist.TurnEnded, dreist.MatchWon:
			if !over {
				decision.Choice = Choice{Deed: Stop}
				s.leftover = slices.ContainsFunc(b.aside, func(c dreist.Card) bool { return b.rows(c) != 0 })
			}
			over = true
		}
		if decision.Deed != 0 {
			s.steps = append(s.steps, decision)
		}
		b.apply(e)
		if n := len(s.steps); n > 0 {
			s.steps[n-1].events = append(s.steps[n-1].events, e)
		} else {
			s.start = append(s.start, e)
		}
		switch e.(type) {
		case dreist.CardLaid, dreist.ColumnCleared, dreist.CardsLoosened, dreist.TrioMade:
			asks = len(b.aside) > 0
		default:
			asks = false
		}
	}
	return s
}

// note looks at a lay that is about to happen on the bench.
func (s *script) note(b *bench, e dreist.CardLaid) {
	if e.Opening || b.opened {
		s.opening = true
		return
	}
	s.later = s.later || slices.Contains(b.aside, e.Card)
	s.choice = s.choice || b.rows(e.Card).Len() > 1
}

// bench is Egon's side in the middle of his turn, which the rules only know as a whole.
type bench struct {
	layout   []dreist.Placed
	revealed dreist.Card // NoCard where none is waiting for its decision
	aside    []dreist.Card
	discard  []dreist.Card
	shown    int  // cards turned up so far
	laid     int  // cards laid in this turn
	opened   bool // an opening waits for its partner
}

func (b *bench) apply(e dreist.Event) {
	switch e := e.(type) {
	case dreist.EgonRevealed:
		b.revealed = e.Card
		b.shown++
	case dreist.EgonSetAside:
		b.aside = append(slices.Clone(b.aside), e.Card)
		b.revealed = dreist.NoCard
	case dreist.CardLaid:
		b.layout = append(slices.Clone(b.layout), dreist.Placed{Card: e.Card, Row: e.Row})
		b.aside = without(b.aside, e.Card)
		if b.revealed == e.Card {
			b.revealed = dreist.NoCard
		}
		b.laid++
		b.opened = e.Opening
	case dreist.ColumnCleared:
		b.sweep(e.Cards)
	case dreist.CardsLoosened:
		b.sweep(e.Cards)
	case dreist.CardDiscarded:
		b.aside = without(b.aside, e.Card)
		b.discard = append(slices.Clone(b.discard), e.Card)
	}
}

func (b *bench) sweep(cards []dreist.Card) {
	b.layout = slices.DeleteFunc(slices.Clone(b.layout), func(at dreist.Placed) bool { return slices.Contains(cards, at.Card) })
	b.discard = append(slices.Clone(b.discard), cards...)
}

func without(cards []dreist.Card, gone dreist.Card) []dreist.Card {
	return slices.DeleteFunc(slices.Clone(cards), func(c dreist.Card) bool { return c == gone })
}

// open returns the cards Egon decides about, the revealed one last.
func (b *bench) open() []dreist.Card {
	if b.revealed == dreist.NoCard {
		return b.aside
	}
	return append(slices.Clone(b.aside), b.revealed)
}

// rows returns the rows on which a card could be laid alone.
func (b *bench) rows(c dreist.Card) dreist.RowSet {
	p := b.probe(c)
	return p.Rows(c)
}

// probe returns a position in which a hand, not Egon, could lay these cards, as only a hand is told why it may not.
// Where there are more than a hand holds, the last ones are left out.
func (b *bench) probe(hand ...dreist.Card) dreist.Position {
	hand = hand[:min(len(hand), dreist.HandSize)]
	t := table{layout: b.layout}
	spare := dreist.Card(0)
	for slices.Contains(hand, spare) || slices.ContainsFunc(b.layout, func(at dreist.Placed) bool { return at.Card == spare }) {
		spare++
	}
	return position(t.dealt(hand, nil, []dreist.Card{spare}))
}
