package advice

import (
	"slices"

	"dreist/game/dreist"
)

// Reason is why a turn begins as it does.
type Reason struct {
	Kind   Kind
	Card   dreist.Card // the hand card that it is about, or NoCard
	With   dreist.Card // another one that belongs to it, or NoCard
	Column int         // that is cleared
	Count  int         // of cards
}

// Kind is what kind of reason one is.
type Kind uint8

const (
	Fits      Kind = iota // the card can be laid now
	Wins                  // all cards can be laid
	Clears                // the card clears a column of so many cards
	MakesTrio             // the card makes a DREIer, for which another can be drawn
	Prepares              // the other card makes a DREIer or clears a column then
	Opens                 // the card opens a place together with the other
	Partners              // the card is the partner that an opening waits for
	Leads                 // the other card fits then, which does not now
	Empties               // so many cards are laid, and the hand is empty
	Many                  // so many cards can be laid one after the other
	Keeps                 // a card is discarded, and the two that stay fit together
	Loner                 // no other card of the hand fits to the one that is discarded
	Least                 // the card that is discarded is the one that is missed least
	Draws                 // another card can be drawn, which costs nothing
	Gives                 // cards can be given away
	Waits                 // the card could be laid, but stays with the other to which it fits
	Stops                 // it is better not to do more
)

// Kinds is how many kinds of reasons there are.
const Kinds = int(Stops) + 1

// Why returns why a turn begins with the first move of a line.
func Why(p dreist.Position, line []dreist.Move) Reason {
	if len(line) == 0 {
		return Reason{Kind: Stops, Card: dreist.NoCard, With: dreist.NoCard}
	}
	first := p.FromHand(line[0])
	r := Reason{Kind: Stops, Card: first.Card, With: dreist.NoCard}
	switch first.Action {
	case dreist.LayCard:
		return lays(p, line, r)
	case dreist.DiscardCard:
		return discards(p.Hand(p.Turn()), first.Card)
	case dreist.DrawCard:
		r.Kind = Draws
	case dreist.GiveCards:
		r.Kind, r.Count = Gives, min(2, p.PileSize(p.Turn()))
	default:
		return stops(&p, r)
	}
	return r
}

// lays says why a card is laid.
func lays(p dreist.Position, line []dreist.Move, r Reason) Reason {
	steps, _ := Steps(p, line)
	if len(steps) == 0 {
		return r
	}
	first, laid, last := steps[0], 0, steps[len(steps)-1]
	for _, s := range steps {
		if s.Move.Action == dreist.LayCard {
			laid++
		}
	}
	r.Kind, r.Count = Fits, laid
	wins := slices.ContainsFunc(steps, func(s Step) bool { return s.Wins })
	switch {
	case wins:
		r.Kind = Wins
		return r
	case first.Column > 0:
		return Reason{Kind: Clears, Card: r.Card, With: dreist.NoCard, Column: first.Column, Count: first.Swept}
	case first.Trio:
		r.Kind = MakesTrio
		return r
	case p.Pending() == dreist.PartnerPending:
		r.Kind, r.With = Partners, p.Opening()
		return r
	case first.Opening && len(steps) > 1:
		r.Kind, r.With = Opens, steps[1].Move.Card
		return r
	}
	for _, s := range steps[1:] {
		switch {
		case s.Move.Action != dreist.LayCard:
		case slices.Contains(s.Trios, r.Card), s.Column == r.Card.Number():
			r.Kind, r.With = Prepares, s.Move.Card
			return r
		}
	}
	if next := afterFirst(p, first.Move); next != nil {
		for _, s := range steps[1:] {
			c := s.Move.Card
			if s.Move.Action == dreist.LayCard && p.Rows(c) == 0 && next.Rows(c) != 0 {
				r.Kind, r.With = Leads, c
				return r
			}
		}
	}
	switch {
	case slices.ContainsFunc(steps, func(s Step) bool { return s.Empties }) && last.Move.Action != dreist.DrawCard:
		r.Kind = Empties
	case laid > 1:
		r.Kind = Many
	}
	return r
}

// afterFirst returns the position after a card is laid, nil where that is not allowed.
func afterFirst(p dreist.Position, m dreist.Move) *dreist.Position {
	if p.Play(m) != nil || p.Turn() == dreist.NoSeat {
		return nil
	}
	return &p
}

// discards says why a card is discarded: for the two that stay and fit together best, or for itself.
func discards(hand []dreist.Card, gone dreist.Card) Reason {
	r := Reason{Kind: Loner, Card: gone, With: dreist.NoCard}
	for _, c := range hand {
		if c != gone && together(c, gone) {
			r.Kind = Least
		}
	}
	for i, c := range hand {
		for _, d := range hand[i+1:] {
			if c.Kind() != gone.Kind() && d.Kind() != gone.Kind() && together(c, d) {
				return Reason{Kind: Keeps, Card: c, With: d}
			}
		}
	}
	return r
}

// stops says why nothing more is laid.
func stops(p *dreist.Position, r Reason) Reason {
	r.Card = dreist.NoCard
	hand := p.Hand(p.Turn())
	for _, c := range hand {
		if p.Rows(c) == 0 {
			continue
		}
		for _, d := range hand {
			if together(c, d) {
				return Reason{Kind: Waits, Card: c, With: d}
			}
		}
	}
	return r
}

// together reports whether two cards of different kinds can open a place together.
func together(a, b dreist.Card) bool {
	apart := a.Number() - b.Number()
	return apart == 0 && a.Color() != b.Color() || (apart == 1 || apart == -1) && a.Color() == b.Color()
}
