package record

import (
	"slices"
	"strconv"

	"dreist/game/dreist"
)

// What the tags with a fixed choice of values may say.
const (
	gameName      = "DREIst!"
	formatVersion = "1"
	modeTable     = "table"
	modeEgon      = "egon"
	running       = "*"
)

// header is what the tag section of a record says.
type header struct {
	tags []tag          // in the file's order
	of   map[string]tag // the same by their names
	deck Deck
}

func (h *header) has(name string) bool {
	_, ok := h.of[name]
	return ok
}

func (h *header) text(name string) string { return h.of[name].value.text }

func (h *header) solo() bool { return h.text("Mode") == modeEgon }

// seatTag returns the name of a seat's tag: Pile and 3 make Pile3.
func seatTag(base string, number int) string { return base + strconv.Itoa(number) }

// splitTag splits the name of a seat's tag. For every other known tag the base is the name and the number 0; a
// tag without a meaning has no base.
func splitTag(name string) (base string, number int) {
	switch name {
	case "Game", "Format", "Mode", "Starts", "Layout", "Discard", "Result":
		return name, 0
	}
	last := len(name) - 1
	if number := seatNumber(name[last:]); number > 0 {
		switch base := name[:last]; base {
		case "Seat", "Pile", "Hand":
			return base, number
		}
	}
	return "", 0
}

// seatNumber reads the number of a seat, 1 to 4, and returns 0 for any other text.
func seatNumber(text string) int {
	if len(text) == 1 && text[0] >= '1' && text[0] <= '0'+dreist.MaxSeats {
		return int(text[0] - '0')
	}
	return 0
}

// addLine reads a tag line and adds its tag.
func (h *header) addLine(l line) *Error {
	t, err := parseTag(l)
	if err != nil {
		return err
	}
	return h.add(t)
}

// add takes the next tag and checks it as far as it can be judged by itself.
func (h *header) add(t tag) *Error {
	if len(h.tags) == 0 && t.name != "Game" {
		return t.atName(Reason{Fault: GameNotFirst})
	}
	if h.has(t.name) {
		return t.atName(Reason{Fault: TagTwice})
	}
	if err := h.readValue(&t); err != nil {
		return err
	}
	h.of[t.name] = t
	h.tags = append(h.tags, t)
	return nil
}

// IsNewer reports whether a text is a record in a later format than this one, of which nothing else is known.
func IsNewer(text string) bool {
	s := newSource(text)
	for first := true; ; first = false {
		l, ok, err := s.next()
		if err != nil || !ok || !l.isTag() {
			return false
		}
		t, err := parseTag(l)
		switch {
		case err != nil, first && (t.name != "Game" || t.value.text != gameName):
			return false
		case t.name == "Format":
			known, _ := strconv.Atoi(formatVersion)
			version, err := strconv.Atoi(t.value.text)
			return err == nil && version > known
		}
	}
}

// readValue checks the value of a known tag and takes the cards that it lists.
func (h *header) readValue(t *tag) (err *Error) {
	switch base, _ := splitTag(t.name); base {
	case "Game":
		return oneOf(t.value, gameName)
	case "Format":
		return oneOf(t.value, formatVersion)
	case "Mode":
		return oneOf(t.value, modeTable, modeEgon)
	case "Starts":
		if seatNumber(t.value.text) == 0 {
			return t.value.whole(Reason{Fault: WrongSeatValue})
		}
	case "Result":
		if seatNumber(t.value.text) == 0 && t.value.text != running {
			return t.value.whole(Reason{Fault: WrongResultValue})
		}
	case "Layout":
		t.placed, err = h.deck.layout(t.value)
	case "Pile", "Discard":
		t.cards, err = h.deck.cards(t.value, dreist.Deck)
	case "Hand":
		t.cards, err = h.deck.cards(t.value, dreist.HandSize)
	}
	return err
}

func oneOf(v value, allowed ...string) *Error {
	if slices.Contains(allowed, v.text) {
		return nil
	}
	return v.whole(Reason{Fault: WrongValue, Want: allowed})
}
