package record

import (
	"fmt"
	"slices"

	"dreist/game/dreist"
	"dreist/game/record"
)

// Deck is the deck from which the cards named in texts are taken. As a text names only the kind of a card, the
// first one of a kind is copy 0, the next copy 1, then copy 2; a fourth there is not. The zero Deck is full.
type Deck struct {
	taken [dreist.Kinds]uint8
}

// Cards takes the cards of a list such as "8v 8r 4y" from the deck.
func (d *Deck) Cards(list string) ([]dreist.Card, error) {
	cards, err := d.cards(record.Plain(list), dreist.Deck)
	if err != nil {
		return nil, fmt.Errorf("record: %w", err)
	}
	return cards, nil
}

// Layout takes the cards of a layout such as "3yy2v/7r" from the deck; "-" is the empty layout. They come row
// by row, left to right. A layout that the rules do not allow is an error.
func (d *Deck) Layout(rows string) ([]dreist.Placed, error) {
	placed, err := d.layout(record.Plain(rows))
	if err != nil {
		return nil, fmt.Errorf("record: %w", err)
	}
	return placed, nil
}

// take takes a card of a kind, or reports that three are taken already.
func (d *Deck) take(k dreist.Kind) (dreist.Card, bool) {
	if d.taken[k] == dreist.Copies {
		return dreist.NoCard, false
	}
	d.taken[k]++
	return k.Card(int(d.taken[k]) - 1), true
}

// cards takes the cards of a list of at most limit cards.
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

// canonical returns a valid deal with the copies of its cards in the order in which a record lists them and
// nothing in place of empty lists, so that a deal and its text say exactly the same.
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
