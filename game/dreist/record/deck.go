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

func (d *cardDeck) next(word string) (dreist.Card, bool) {
	k, err := dreist.ParseKind(word)
	if err != nil {
		return dreist.NoCard, false
	}
	return d.take(k)
}

// taking returns a check of the words of a list that takes their cards; more than limit cards are a fault.
func (d *cardDeck) taking(limit int) func(i int, word string) record.Reason {
	return func(i int, word string) record.Reason {
		if i == limit {
			return record.Reason{Fault: TooManyCards, Number: limit}
		}
		if _, err := dreist.ParseKind(word); err != nil {
			return record.Reason{Fault: NotACard}
		}
		if _, ok := d.next(word); !ok {
			return record.Reason{Fault: FourthCopy}
		}
		return record.Reason{}
	}
}

// emptyLayout is the text of a layout without cards.
const emptyLayout = "-"

// layout takes the cards of a layout, row by row; a layout against the rules is an error.
func (d *cardDeck) layout(v record.Value) (placed []dreist.PlacedCard, fault *record.Error) {
	switch v.Text {
	case emptyLayout:
		return nil, nil
	case "":
		return nil, v.ErrorAtWhole(record.Reason{Fault: EmptyLayoutValue})
	}
	offsets := map[dreist.Card]int{} // of the letters in the value
	start := 0
	for i, text := range strings.Split(v.Text, "/") {
		row := layoutRow{value: v, start: start, text: text}
		if i == dreist.MaxRow {
			return nil, row.fault(record.Reason{Fault: TooManyRows, Number: dreist.MaxRow})
		}
		width, err := row.read(func(offset int, k dreist.Kind) bool {
			c, ok := d.take(k)
			placed, offsets[c] = append(placed, dreist.PlacedCard{Card: c, Row: i + 1}), offset
			return ok
		})
		if err != nil {
			return nil, err
		}
		if width != dreist.NumberCount {
			return nil, row.fault(record.Reason{Fault: WrongRowLength, Number: width})
		}
		start += len(text) + 1
	}
	var refusal *dreist.Refusal
	if _, err := dreist.NewLayout(placed); errors.As(err, &refusal) {
		at := offsets[refusal.Move.Card]
		return nil, v.ErrorAt(at, v.Text[at:at+1], brokenLayout(refusal))
	}
	return placed, nil
}

type layoutRow struct {
	value record.Value // the whole layout
	start int          // offset of the row in the value
	text  string
}

// read calls take with the offset and kind of each card, and returns how many columns the row has. A card beyond the last column is not
// taken.
func (r layoutRow) read(take func(offset int, k dreist.Kind) bool) (width int, fault *record.Error) {
	for i := range len(r.text) {
		if n := r.text[i] - '0'; n >= 1 && n <= dreist.NumberCount {
			width += int(n)
			continue
		}
		color, ok := dreist.ParseColor(r.text[i])
		if !ok {
			_, size := utf8.DecodeRuneInString(r.text[i:])
			return 0, r.value.ErrorAt(r.start+i, r.text[i:i+size], record.Reason{Fault: WrongRowLetter})
		}
		if width++; width <= dreist.NumberCount && !take(r.start+i, dreist.KindOf(width, color)) {
			return 0, r.value.ErrorAt(r.start+i, r.text[i:i+1], record.Reason{Fault: FourthCopy})
		}
	}
	return width, nil
}

// fault returns an error that points at the row, or at a slash beside it if the row is empty.
func (r layoutRow) fault(reason record.Reason) *record.Error {
	switch {
	case r.text != "":
		return r.value.ErrorAt(r.start, r.text, reason)
	case r.start < len(r.value.Text):
		return r.value.ErrorAt(r.start, "/", reason)
	}
	return r.value.ErrorAt(r.start-1, "/", reason)
}
