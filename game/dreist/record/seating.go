package record

import (
	"strconv"

	"dreist/game/dreist"
)

// egonNumber is the number of Egon's seat in a record of mode egon.
const egonNumber = 2

// missing returns the error of the first tag that is needed and not there; after is the number of the first
// line below the tags.
func (h *header) missing(after int) *Error {
	absent := func(name string, fault Fault) *Error {
		return &Error{Line: after, Column: 1, Token: name, Reason: Reason{Fault: fault}}
	}
	for _, name := range []string{"Game", "Format", "Mode"} {
		if !h.has(name) {
			return absent(name, TagMissing)
		}
	}
	seats := h.seatNumbers()
	switch {
	case h.solo() && !h.has("Seat1"):
		return absent("Seat1", TagMissing)
	case len(seats) == 0, len(seats) == 1 && seats[0] > 1:
		return absent("Seat1", SeatsMissing)
	case len(seats) == 1:
		return absent("Seat2", SeatsMissing)
	case !h.has("Starts") && seats[0] != 1:
		return absent("Starts", StartsMissing)
	}
	for _, number := range seats {
		if name := seatTag("Pile", number); !h.has(name) {
			return absent(name, TagMissing)
		}
	}
	return nil
}

// misplaced returns the first tag about a seat that does not play, or whose seat has nothing to play with. Of an
// incomplete header, cut short by an error, it says only what the rest cannot mend.
func (h *header) misplaced(complete bool) *Error {
	if !h.solo() && (!complete || !h.has("Mode")) {
		return nil // it is not known who plays
	}
	for _, t := range h.tags {
		base, number := splitTag(t.name)
		switch base {
		case "Starts", "Result":
			if n := seatNumber(t.value.text); n > 0 && !h.plays(n) {
				return t.value.whole(noSuchSeat(n))
			}
		case "Seat", "Hand", "Pile":
			if !h.plays(number) {
				return t.atName(noSuchSeat(number))
			}
		}
		switch {
		case base == "Hand" && len(t.cards) > 0 && h.solo() && number == egonNumber:
			return t.value.whole(Reason{Fault: EgonHasNoHand})
		case base == "Pile" && complete && len(t.cards)+len(h.cards("Hand", number)) == 0:
			return t.value.whole(Reason{Fault: SeatWithoutCards, Seat: strconv.Itoa(number)})
		}
	}
	return nil
}

func noSuchSeat(number int) Reason { return Reason{Fault: NoSuchSeat, Seat: strconv.Itoa(number)} }

// plays reports whether a seat takes part: the seats given at a table, the first two in mode egon.
func (h *header) plays(number int) bool {
	if h.solo() {
		return number <= egonNumber
	}
	return h.has(seatTag("Seat", number))
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

func (h *header) cards(base string, number int) []dreist.Card {
	return h.of[seatTag(base, number)].cards
}

// game returns what a header without faults describes, before the first move.
func (h *header) game() *Game {
	g := &Game{Result: h.text("Result")}
	if h.solo() {
		g.Deal.Mode = dreist.Solo
	}
	starts := max(seatNumber(h.text("Starts")), 1)
	for i, n := range h.seatNumbers() {
		g.Seats = append(g.Seats, Seat{Number: n, Name: h.text(seatTag("Seat", n))})
		g.Deal.Piles = append(g.Deal.Piles, h.cards("Pile", n))
		g.Deal.Hands = append(g.Deal.Hands, h.cards("Hand", n))
		if n == starts {
			g.Deal.Starts = dreist.Seat(i)
		}
	}
	g.Deal.Layout, g.Deal.Discard = h.of["Layout"].placed, h.of["Discard"].cards
	g.Deal = canonical(g.Deal)
	for _, t := range h.tags {
		if base, _ := splitTag(t.name); base == "" {
			g.Tags = append(g.Tags, Tag{Name: t.name, Value: t.value.text})
		}
	}
	return g
}
