package record

import (
	"errors"
	"strings"
	"unicode/utf8"

	"dreist/game/dreist"
	"dreist/game/record"
)

// emptyLayout is how a layout without cards is written.
const emptyLayout = "-"

// layoutReader collects the cards of a layout and the offset of each card's letter in the value.
type layoutReader struct {
	value   record.Value
	placed  []dreist.Placed
	letters []int
}

// layout takes the cards of a layout, row by row; a layout against the rules is an error.
func (d *Deck) layout(v record.Value) ([]dreist.Placed, *record.Error) {
	switch v.Text {
	case emptyLayout:
		return nil, nil
	case "":
		return nil, v.Whole(record.Reason{Fault: EmptyLayoutValue})
	}
	r := layoutReader{value: v}
	start := 0
	for i, text := range strings.Split(v.Text, "/") {
		if err := r.row(d, i+1, start, text); err != nil {
			return nil, err
		}
		start += len(text) + 1
	}
	if err := r.check(); err != nil {
		return nil, err
	}
	return r.placed, nil
}

// row reads the row with a number from 1, whose text starts at the offset start of the value.
func (r *layoutReader) row(d *Deck, number, start int, text string) *record.Error {
	if number > dreist.MaxRow {
		return r.rowError(start, text, record.Reason{Fault: TooManyRows, Number: dreist.MaxRow})
	}
	column := 1
	for i := range len(text) {
		if n := text[i] - '0'; n >= 1 && n <= dreist.Numbers {
			column += int(n)
			continue
		}
		color, ok := dreist.ParseColor(text[i])
		if !ok {
			_, size := utf8.DecodeRuneInString(text[i:])
			return r.value.At(start+i, text[i:i+size], record.Reason{Fault: WrongRowLetter})
		}
		if column <= dreist.Numbers {
			c, ok := d.take(dreist.KindOf(column, color))
			if !ok {
				return r.value.At(start+i, text[i:i+1], record.Reason{Fault: FourthCopy})
			}
			r.placed = append(r.placed, dreist.Placed{Card: c, Row: number})
			r.letters = append(r.letters, start+i)
		}
		column++
	}
	if column != dreist.Numbers+1 {
		return r.rowError(start, text, record.Reason{Fault: WrongRowLength, Number: column - 1})
	}
	return nil
}

// rowError returns an error that points at a row, or at a slash beside it if the row is empty.
func (r *layoutReader) rowError(start int, text string, reason record.Reason) *record.Error {
	switch {
	case text != "":
		return r.value.At(start, text, reason)
	case start < len(r.value.Text):
		return r.value.At(start, "/", reason)
	}
	return r.value.At(start-1, "/", reason)
}

// check checks the layout by the rules; its error points at the card that they refuse.
func (r *layoutReader) check() *record.Error {
	_, err := dreist.NewLayout(r.placed)
	if err == nil {
		return nil
	}
	var refusal *dreist.Refusal
	if !errors.As(err, &refusal) {
		return r.value.Whole(unplayable(err))
	}
	at := 0
	for i, p := range r.placed {
		if p.Card == refusal.Move.Card {
			at = r.letters[i]
		}
	}
	return r.value.At(at, r.value.Text[at:at+1], brokenLayout(refusal))
}
