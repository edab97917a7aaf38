package record

import (
	"strconv"
	"strings"

	"dreist/game/dreist"
	"dreist/game/record"
)

// The allowed values of tags.
const (
	gameName      = "DREIst!"
	formatVersion = "1"
	modeTable     = "table"
	modeEgon      = "egon"
	running       = "*"
)

// header is the content of a record's tag section.
type header struct {
	record.Header
	deck   Deck
	cards  map[string][]dreist.Card // by the name of the tag that lists them
	layout []dreist.Placed
}

func (h *header) text(name string) string { return h.Value(name).Text }

func (h *header) solo() bool { return h.text("Mode") == modeEgon }

// seatTag returns the name of a seat's tag, such as Pile3 for Pile and 3.
func seatTag(base string, number int) string { return base + strconv.Itoa(number) }

// splitTag splits the name of a seat's tag, such as Pile3 into Pile and 3. Any other tag of the format is returned with
// the number 0, a tag that the format does not define with an empty base.
func splitTag(name string) (base string, number int) {
	switch name {
	case "Game", "Format", "Mode", "Starts", "Layout", "Discard", "Result":
		return name, 0
	}
	base = strings.TrimRight(name, "0123456789")
	if number := seatNumber(name[len(base):]); number > 0 {
		switch base {
		case "Seat", "Pile", "Hand":
			return base, number
		}
	}
	return "", 0
}

// seatNumber reads the number of a seat, 1 to 4, and returns 0 for any other text.
func seatNumber(text string) int { return record.SeatNumber(text, dreist.MaxSeats) }

// addLine reads and adds a tag, checking what can be checked without the other tags. A tab in its value is an error.
func (h *header) addLine(l record.Line) *record.Error {
	t, err := l.Tag()
	if tab := strings.IndexByte(t.Value.Raw, '\t'); tab >= 0 {
		return l.At(t.Value.Start+tab, "U+0009", record.Reason{Fault: record.ControlCharacter})
	}
	if err != nil {
		return err
	}
	if fault := h.Fault(t); fault != "" {
		return t.At(record.Reason{Fault: fault})
	}
	if err := h.readValue(t); err != nil {
		return err
	}
	h.Add(t)
	return nil
}

// readValue checks the value of a known tag and takes the cards that it lists.
func (h *header) readValue(t record.Tag) (err *record.Error) {
	switch base, _ := splitTag(t.Name); base {
	case "Game":
		return t.Value.OneOf(gameName)
	case "Format":
		return t.Value.OneOf(formatVersion)
	case "Mode":
		return t.Value.OneOf(modeTable, modeEgon)
	case "Starts":
		if seatNumber(t.Value.Text) == 0 {
			return t.Value.Whole(record.Reason{Fault: WrongSeatValue})
		}
	case "Result":
		if seatNumber(t.Value.Text) == 0 && t.Value.Text != running {
			return t.Value.Whole(record.Reason{Fault: WrongResultValue})
		}
	case "Layout":
		h.layout, err = h.deck.layout(t.Value)
	case "Pile", "Discard":
		h.cards[t.Name], err = h.deck.cards(t.Value, dreist.Deck)
	case "Hand":
		h.cards[t.Name], err = h.deck.cards(t.Value, dreist.HandSize)
	}
	return err
}
