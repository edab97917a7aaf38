package record

import (
	"errors"
	"strings"
	"unicode/utf8"

	"dreist/game/dreist"
	"dreist/game/record"
)

// cardDeck hands out cards by kind, as texts name only the kind of a card: the first one of a kind is copy 0, the next copy 1, then copy 2;
// there is no fourth. The zero cardDeck is full.
type cardDeck struct {
	taken [dreist.KindCount]uint8
}

func (d *cardDeck) take(k dreist.Kind) (dreist.Card, bool) {
	if d.taken[k] == dreist.CopyCount {
		return dreist.NoCard, false
	}
	d.taken[k]++
	return k.Card(int(d.taken[k]) - 1), true
}

// taking returns a parser of the words of a list, which takes their cards; more than limit cards are a fault.
func (d *cardDeck) taking(limit int) func(i int, w record.Word) (dreist.Card, record.Reason) {
	return func(i int, w record.Word) (c dreist.Card, reason record.Reason) {
		k, err := dreist.ParseKind(w.Text)
		switch {
		case i == limit:
			return c, record.Reason{Fault: TooManyCards, Number: limit}
		case err != nil:
			return c, record.Reason{Fault: NotACard}
		}
		c, ok := d.take(k)
		if !ok {
			reason.Fault = FourthCopy
		}
		return c, reason
	}
}

// retake numbers the copies of each card of a deal in the order in which the canonical text lists them. The deck must be full.
func (d *cardDeck) retake(deal *dreist.Deal) {
	for _, lists := range [][][]dreist.Card{deal.Piles, deal.Hands} {
		for _, list := range lists {
			d.retakeList(list)
		}
	}
	for i := range deal.Layout {
		deal.Layout[i].Card, _ = d.take(deal.Layout[i].Card.Kind())
	}
	d.retakeList(deal.Discard)
}

func (d *cardDeck) retakeList(list []dreist.Card) {
	for i, c := range list {
		list[i], _ = d.take(c.Kind())
	}
}

// emptyLayout is the text of a layout without cards.
const emptyLayout = "-"

// layout takes the cards of a layout, row by row; a layout against the rules is an error.
func (d *cardDeck) layout(v record.Word) (placed []dreist.PlacedCard, fault *record.Error) {
	switch v.Text {
	case emptyLayout:
		return nil, nil
	case "":
		return nil, v.WholeError(record.Reason{Fault: EmptyLayoutValue})
	}
	letters := map[dreist.Card]record.Word{}
	start := 0
	for i, text := range strings.Split(v.Text, "/") {
		row, width := v.Part(start, start+len(text)), 0
		at := row
		if text == "" { // the slash beside it
			slash := min(start, len(v.Text)-1)
			at = v.Part(slash, slash+1)
		}
		if i == dreist.MaxRow {
			return nil, at.ErrorFor(record.Reason{Fault: TooManyRows, Number: dreist.MaxRow})
		}
		for j := range len(text) {
			if n := text[j] - '0'; n >= 1 && n <= dreist.NumberCount {
				width += int(n)
				continue
			}
			color, ok := dreist.ParseColor(text[j])
			if !ok {
				_, size := utf8.DecodeRuneInString(text[j:])
				return nil, row.Part(j, j+size).ErrorFor(record.Reason{Fault: WrongRowLetter})
			}
			if width++; width > dreist.NumberCount {
				continue
			}
			c, ok := d.take(dreist.KindOf(width, color))
			letter := row.Part(j, j+1)
			if !ok {
				return nil, letter.ErrorFor(record.Reason{Fault: FourthCopy})
			}
			placed, letters[c] = append(placed, dreist.PlacedCard{Card: c, Row: i + 1}), letter
		}
		if width != dreist.NumberCount {
			return nil, at.ErrorFor(record.Reason{Fault: WrongRowLength, Number: width})
		}
		start += len(text) + 1
	}
	var refusal *dreist.Refusal
	if _, err := dreist.NewLayout(placed); errors.As(err, &refusal) {
		return nil, letters[refusal.Move.Card].ErrorFor(brokenLayout(refusal))
	}
	return placed, nil
}
