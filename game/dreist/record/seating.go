package record

import (
	"strconv"

	"dreist/game/dreist"
	"dreist/game/record"
)

// egonNumber is the number of Egon's seat in a record of mode egon.
const egonNumber = 2

// missing returns an error for the first missing tag, at the line after: the first one below the tags.
func (h *header) missing(after int) *record.Error {
	absent := func(name string, fault record.Fault) *record.Error {
		return &record.Error{Line: after, Column: 1, Token: name, Reason: record.Reason{Fault: fault}}
	}
	for _, name := range []string{"Game", "Format", "Mode"} {
		if !h.Has(name) {
			return absent(name, record.TagMissing)
		}
	}
	seats := h.seatNumbers()
	switch {
	case h.solo() && !h.Has("Seat1"):
		return absent("Seat1", record.TagMissing)
	case len(seats) == 0, len(seats) == 1 && seats[0] > 1:
		return absent("Seat1", SeatsMissing)
	case len(seats) == 1:
		return absent("Seat2", SeatsMissing)
	case !h.Has("Starts") && seats[0] != 1:
		return absent("Starts", StartsMissing)
	}
	for _, number := range seats {
		if name := seatTag("Pile", number); !h.Has(name) {
			return absent(name, record.TagMissing)
		}
	}
	return nil
}

// misplaced returns an error for the first tag of a seat that does not play or has no cards. If an error has cut the
// header short (complete is false), it reports only what the missing tags could not have put right.
func (h *header) misplaced(complete bool) *record.Error {
	if !h.solo() && (!complete || !h.Has("Mode")) {
		return nil // the tags that say who plays may be missing
	}
	for _, t := range h.Tags {
		base, number := splitTag(t.Name)
		switch base {
		case "Starts", "Result":
			if n := seatNumber(t.Value.Text); n > 0 && !h.plays(n) {
				return t.Value.Whole(noSuchSeat(n))
			}
		case "Seat", "Hand", "Pile":
			if !h.plays(number) {
				return t.At(noSuchSeat(number))
			}
		}
		switch {
		case base == "Hand" && len(h.cards[t.Name]) > 0 && h.solo() && number == egonNumber:
			return t.Value.Whole(record.Reason{Fault: EgonHasNoHand})
		case base == "Pile" && complete && len(h.cards[t.Name])+len(h.cards[seatTag("Hand", number)]) == 0:
			return t.Value.Whole(record.Reason{Fault: SeatWithoutCards, Text: strconv.Itoa(number)})
		}
	}
	return nil
}

func noSuchSeat(number int) record.Reason {
	return record.Reason{Fault: record.NoSuchSeat, Text: strconv.Itoa(number)}
}

// plays reports whether a seat takes part: at a table the seats with a Seat tag, in mode egon the first two.
func (h *header) plays(number int) bool {
	if h.solo() {
		return number <= egonNumber
	}
	return h.Has(seatTag("Seat", number))
}

// seatNumbers returns the numbers of the seats that play, clockwise.
func (h *header) seatNumbers() []int {
	var numbers []int
	for n := 1; n <= dreist.MaxSeats; n++ {
		if h.plays(n) {
			numbers = append(numbers, n)
		}
	}
	return numbers
}

// game returns the game of a faultless header before the first move.
func (h *header) game() *Game {
	g := &Game{Result: h.text("Result")}
	if h.solo() {
		g.Deal.Mode = dreist.Solo
	}
	starts := max(seatNumber(h.text("Starts")), 1)
	for i, n := range h.seatNumbers() {
		g.Seats = append(g.Seats, Seat{Number: n, Name: h.text(seatTag("Seat", n))})
		g.Deal.Piles = append(g.Deal.Piles, h.cards[seatTag("Pile", n)])
		g.Deal.Hands = append(g.Deal.Hands, h.cards[seatTag("Hand", n)])
		if n == starts {
			g.Deal.Starts = dreist.Seat(i)
		}
	}
	g.Deal.Layout, g.Deal.Discard = h.layout, h.cards["Discard"]
	g.Deal = canonical(g.Deal)
	for _, t := range h.Tags {
		if base, _ := splitTag(t.Name); base == "" {
			g.Tags = append(g.Tags, Tag{Name: t.Name, Value: t.Value.Text})
		}
	}
	return g
}
