package record

import (
	"slices"
	"strconv"
	"strings"

	"dreist/game/record"
	"dreist/game/thegame"
)

// The allowed values of tags.
const (
	gameName      = "THE GAME"
	formatVersion = "1"
	won           = "won"
	Lost          = "lost" // as the tag Result tells it
	running       = "*"
)

// header is the content of a record's tag section.
type header struct {
	record.Header
	seen  [thegame.Highest + 1]bool // cards that occur
	cards map[string][]thegame.Card // by the name of the tag that lists them
}

// seatTag returns the name of a seat's tag, such as Hand3 for Hand and 3.
func seatTag(base string, number int) string { return base + strconv.Itoa(number) }

// pileTag returns the name of a pile's tag, such as PileA.
func pileTag(p thegame.Pile) string { return "Pile" + strings.ToUpper(p.String()) }

// seatOf splits the name of a seat's tag, such as Hand3 into Hand and 3; the number is 0 where there is no such seat.
// ok is false for any other tag.
func seatOf(name string) (base string, number int, ok bool) {
	base = strings.TrimRight(name, "0123456789")
	digits := name[len(base):]
	return base, record.SeatNumber(digits, thegame.MaxSeats), digits != "" && (base == "Seat" || base == "Hand")
}

// pileOf returns the pile that a tag lists.
func pileOf(name string) (thegame.Pile, bool) {
	for p := range thegame.Pile(thegame.Piles) {
		if name == pileTag(p) {
			return p, true
		}
	}
	return 0, false
}

// isKnown reports whether the format defines a tag.
func isKnown(name string) bool {
	_, ofSeat := seatNumber(name)
	_, ofPile := pileOf(name)
	return ofSeat || ofPile || slices.Contains([]string{"Game", "Format", "Variant", "Starts", "Deck", "Result"}, name)
}

func seatNumber(name string) (number int, ok bool) {
	_, number, ok = seatOf(name)
	return number, ok
}

// add reads and adds a tag line, checking what can be checked without the other tags.
func (h *header) add(l record.Line) *record.Error {
	t, err := l.Tag()
	number, ofSeat := seatNumber(t.Name)
	switch {
	case err != nil || !t.IsStrict():
		return l.AtStart(record.Reason{Fault: MalformedTag})
	case len(h.Tags) == 0 && t.Name != "Game":
		return l.AtStart(record.Reason{Fault: record.GameNotFirst})
	case ofSeat && number == 0:
		return l.AtStart(record.Reason{Fault: NoSuchSeatTag})
	case isKnown(t.Name) && h.Has(t.Name):
		return l.AtStart(record.Reason{Fault: record.TagTwice})
	}
	if err := h.readValue(t); err != nil {
		return err
	}
	h.Add(t)
	return nil
}

// readValue checks the value of a known tag and takes the cards that it lists.
func (h *header) readValue(t record.Tag) *record.Error {
	switch t.Name {
	case "Game":
		return t.Value.OneOf(gameName)
	case "Format":
		return t.Value.OneOf(formatVersion)
	case "Variant":
		return t.Value.OneOf(thegame.Base.String(), thegame.Pro.String(), thegame.ProSmall.String())
	case "Result":
		return t.Value.OneOf(won, Lost, running)
	case "Starts":
		if record.SeatNumber(t.Value.Text, thegame.MaxSeats) == 0 {
			return t.Value.Whole(record.Reason{Fault: WrongStartsValue})
		}
		return nil
	}
	pile, ofPile := pileOf(t.Name)
	base, _, ofSeat := seatOf(t.Name)
	if ofPile || ofSeat && base == "Hand" || t.Name == "Deck" {
		return h.readCards(t, pile, ofPile)
	}
	return nil
}

// readCards takes the cards of a list. Each of those on a pile has to fit the one before it.
func (h *header) readCards(t record.Tag, pile thegame.Pile, ofPile bool) *record.Error {
	cards := []thegame.Card{}
	shown := pile.Base()
	for word := range t.Value.Words() {
		at := func(reason record.Reason) *record.Error { return t.Value.At(word.Start, word.Text, reason) }
		c, ok := thegame.ParseCard(word.Text)
		switch {
		case !ok:
			return at(record.Reason{Fault: NotACard})
		case h.seen[c]:
			return at(record.Reason{Fault: CardTwice})
		case ofPile && !pile.Fits(shown, c):
			return at(record.Reason{Fault: DoesntFit, Number: int(shown)})
		}
		h.seen[c], shown = true, c
		cards = append(cards, c)
	}
	if h.cards == nil {
		h.cards = map[string][]thegame.Card{}
	}
	h.cards[t.Name] = cards
	return nil
}
