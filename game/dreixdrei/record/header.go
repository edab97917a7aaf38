package record

import (
	"slices"
	"strconv"
	"strings"

	"dreist/game/dreixdrei"
	"dreist/game/record"
)

// The allowed values of tags.
const (
	gameName      = "DREI x DR3I"
	formatVersion = "1"
	stageExchange = "exchange"
	stagePlay     = "play"
	running       = "*"
	undecided     = "=" // the last piece of a result
)

// item is a card of a list, and where it stands there.
type item struct {
	face dreixdrei.Face
	word record.Token
}

// header is the content of a record's tag section.
type header struct {
	record.Header
	cards map[string][]item // by the name of the tag that lists them
	seats int               // how many, once all tags are read
	sets  int
}

// seatTag returns the name of a seat's tag, such as Hand3 for Hand and 3.
func seatTag(base string, number int) string { return base + strconv.Itoa(number) }

// splitTag splits the name of a seat's tag, such as Hand3 into Hand and 3. Any other tag of the format is returned with
// the number 0, a tag that the format does not define with an empty base.
func splitTag(name string) (base string, number int) {
	switch name {
	case "Game", "Format", "Sets", "Starts", "Stage", "Draw", "Discard", "Gone", "Places", "Result":
		return name, 0
	}
	base = strings.TrimRight(name, "0123456789")
	if number = record.SeatNumber(name[len(base):], dreixdrei.MaxSeats); number > 0 {
		switch base {
		case "Seat", "Down", "Open", "Hand", "Phase":
			return base, number
		}
	}
	return "", 0
}

// add reads and adds a tag line, checking what can be checked without the other tags.
func (h *header) add(l record.Line) *record.Error {
	t, err := l.Tag()
	if err != nil || !t.IsStrict() {
		return l.AtStart(record.Reason{Fault: MalformedTag})
	}
	if fault := h.Fault(t); fault != "" {
		return l.AtStart(record.Reason{Fault: fault})
	}
	if err := h.readValue(t); err != nil {
		return err
	}
	h.Add(t)
	return nil
}

// readValue checks the value of a known tag and takes the cards that it lists.
func (h *header) readValue(t record.Tag) *record.Error {
	switch base, _ := splitTag(t.Name); base {
	case "Game":
		return t.Value.OneOf(gameName)
	case "Format":
		return t.Value.OneOf(formatVersion)
	case "Sets":
		return t.Value.OneOf("1", "2")
	case "Stage":
		return t.Value.OneOf(stageExchange, stagePlay)
	case "Phase":
		return t.Value.OneOf("1", "2", "3")
	case "Starts":
		if record.SeatNumber(t.Value.Text, dreixdrei.MaxSeats) == 0 {
			return t.Value.Whole(record.Reason{Fault: NotASeat})
		}
	case "Places":
		if !areSeats(pieces(t.Value)) {
			return t.Value.Whole(record.Reason{Fault: NotPlaces})
		}
	case "Result":
		if !isResult(pieces(t.Value)) {
			return t.Value.Whole(record.Reason{Fault: NotAResult})
		}
	case "Down", "Open", "Hand", "Draw", "Discard", "Gone":
		return h.readCards(t, base)
	}
	return nil
}

// pieces returns the words of a value.
func pieces(v record.Value) (all []string) {
	for word := range v.Words() {
		all = append(all, word.Text)
	}
	return all
}

// areSeats reports whether all words are numbers of seats, none twice.
func areSeats(words []string) bool {
	for i, word := range words {
		if record.SeatNumber(word, dreixdrei.MaxSeats) == 0 || slices.Contains(words[:i], word) {
			return false
		}
	}
	return true
}

// isResult reports whether words can be a result.
func isResult(words []string) bool {
	n := len(words)
	switch {
	case n == 0:
		return false
	case n == 1 && words[0] == running:
		return true
	case words[n-1] == undecided:
		n--
	}
	return areSeats(words[:n])
}

// readCards takes the cards of a list.
func (h *header) readCards(t record.Tag, base string) *record.Error {
	list := []item{}
	for word := range t.Value.Words() {
		at := func(fault record.Fault) *record.Error {
			return t.Value.At(word.Start, word.Text, record.Reason{Fault: fault})
		}
		var face dreixdrei.Face
		if base == "Discard" {
			var ok bool
			if face, ok = dreixdrei.ParseFace(word.Text); !ok || face.Means() == dreixdrei.Delete {
				return at(NotAPileCard)
			}
		} else {
			k, ok := dreixdrei.ParseKind(word.Text)
			if !ok {
				return at(NotACard)
			}
			face.Kind = k
		}
		if (base == "Down" || base == "Open") && len(list) == dreixdrei.Places {
			return at(FourthCard)
		}
		list = append(list, item{face, word})
	}
	if h.cards == nil {
		h.cards = map[string][]item{}
	}
	h.cards[t.Name] = list
	return nil
}
