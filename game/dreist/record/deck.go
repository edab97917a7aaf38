package record

import (
	"fmt"
	"slices"

	"dreist/game/dreist"
	"dreist/game/record"
)

// Deck hands out the cards that a text names. A text names only the kind of a card, so the first one of a kind is copy
// 0, the next copy 1, then copy 2; a fourth is an error. The zero Deck is full.
type Deck struct {
	taken [dreist.Kinds]uint8
}

// Cards takes the cards of a list such as "8v 8r 4y". An unknown card or a fourth of a kind is an error.
func (d *Deck) Cards(list string) ([]dreist.Card, error) {
	cards, err := d.cards(record.Plain(list), dreist.Deck)
	if err != nil {
		return nil, fmt.Errorf("record: %w", err)
	}
	return cards, nil
}

// Layout takes the cards of a layout such as "3yy2v/7r" and returns them row by row, left to right; "-" is the empty
// layout. A layout against the rules is an error.
func (d *Deck) Layout(rows string) ([]dreist.Placed, error) {
	placed, err := d.layout(record.Plain(rows))
	if err != nil {
		return nil, fmt.Errorf("record: %w", err)
	}
	return placed, nil
}

// take takes the next copy of a kind; it reports false if all three are taken.
func (d *Deck) take(k dreist.Kind) (dreist.Card, bool) {
	if d.taken[k] == dreist.Copies {
		return dreist.NoCard, false
	}
	d.taken[k]++
	return k.Card(int(d.taken[k]) - 1), true
}

// cards takes the cards of a list; more than limit are an error.
func (d *Deck) cards(v record.Value, limit int) ([]dreist.Card, *record.Error) {
	var cards []dreist.Card
	for word := range v.Words() {
		if len(cards) == limit {
			return nil, v.At(word.Start, word.Text, record.Reason{Fault: TooManyCards, Number: limit})
		}
		kind, err := dreist.ParseKind(word.Text)
		if err != nil {
			return nil, v.At(word.Start, word.Text, record.Reason{Fault: NotACard})
		}
		c, ok := d.take(kind)
		if !ok {
			return nil, v.At(word.Start, word.Text, record.Reason{Fault: FourthCopy})
		}
		cards = append(cards, c)
	}
	return cards, nil
}

// canonical renumbers the copies of a valid deal's cards in the order in which a record lists them and makes empty
// lists nil, so that the deal equals what its text is read as.
func canonical(d dreist.Deal) dreist.Deal {
	var deck Deck
	relabel := func(c dreist.Card) dreist.Card {
		c, _ = deck.take(c.Kind())
		return c
	}
	list := func(cards []dreist.Card) []dreist.Card {
		var out []dreist.Card
		for _, c := range cards {
			out = append(out, relabel(c))
		}
		return out
	}
	out := dreist.Deal{Mode: d.Mode, Starts: d.Starts}
	for _, pile := range d.Piles {
		out.Piles = append(out.Piles, list(pile))
	}
	if slices.ContainsFunc(d.Hands, func(hand []dreist.Card) bool { return len(hand) > 0 }) {
		for _, hand := range d.Hands {
			out.Hands = append(out.Hands, list(hand))
		}
	}
	out.Layout = slices.Clone(d.Layout)
	slices.SortFunc(out.Layout, func(a, b dreist.Placed) int {
		return (a.Row-b.Row)*dreist.Numbers + a.Card.Number() - b.Card.Number()
	})
	for i := range out.Layout {
		out.Layout[i].Card = relabel(out.Layout[i].Card)
	}
	if len(out.Layout) == 0 {
		out.Layout = nil
	}
	out.Discard = list(d.Discard)
	return out
}
