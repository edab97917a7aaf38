package record

import (
	"strconv"

	"dreist/game/record"
	"dreist/game/thegame"
)

// check returns the first fault of the tags as a whole.
func (h *header) check() *record.Error {
	for _, name := range []string{"Format", "Seat1", "Deck"} {
		if !h.Has(name) {
			return record.AtTop(name, record.Reason{Fault: record.TagMissing})
		}
	}
	seats := h.seats()
	bracket := func(name string, reason record.Reason) *record.Error { return h.Value(name).Line.AtStart(reason) }
	for n := seats + 2; n <= thegame.MaxSeats; n++ {
		if name := seatTag("Seat", n); h.Has(name) {
			return bracket(name, record.Reason{Fault: SeatAfterGap, Text: strconv.Itoa(seats + 1)})
		}
	}
	if starts := h.Value("Starts"); h.Has("Starts") && record.SeatNumber(starts.Text, seats) == 0 {
		return starts.Whole(record.Reason{Fault: record.NoSuchSeat, Text: starts.Text})
	}
	for n := seats + 1; n <= thegame.MaxSeats; n++ {
		if name := seatTag("Hand", n); h.Has(name) {
			return bracket(name, record.Reason{Fault: record.NoSuchSeat, Text: strconv.Itoa(n)})
		}
	}
	return h.checkHands(seats)
}

// seats returns how many seats are given, from 1 without a gap.
func (h *header) seats() (n int) {
	for n < thegame.MaxSeats && h.Has(seatTag("Seat", n+1)) {
		n++
	}
	return n
}

func (h *header) variant() thegame.Variant {
	v, _ := thegame.ParseVariant(h.Value("Variant").Text)
	return v
}

func (h *header) checkHands(seats int) *record.Error {
	size, given, held := h.variant().HandSize(seats), 0, 0
	deck := len(h.cards["Deck"])
	for n := 1; n <= seats; n++ {
		if h.Has(seatTag("Hand", n)) {
			given++
		}
	}
	if given == 0 {
		if deck < size*seats {
			return h.Value("Deck").Whole(record.Reason{Fault: TooFewCards, Number: size * seats})
		}
		return nil
	}
	for n := 1; n <= seats; n++ {
		if name := seatTag("Hand", n); !h.Has(name) {
			return record.AtTop(name, record.Reason{Fault: HandsMissing, Text: strconv.Itoa(n)})
		}
	}
	for n := 1; n <= seats; n++ {
		name := seatTag("Hand", n)
		cards := len(h.cards[name])
		switch {
		case cards > size:
			return h.item(name, size, record.Reason{Fault: HandTooLong, Number: size})
		case cards < size && deck > 0:
			return h.Value(name).Whole(record.Reason{Fault: HandTooShort, Number: size})
		}
		held += cards
	}
	if held+deck == 0 {
		return h.Value("Deck").Whole(record.Reason{Fault: NobodyHoldsCards})
	}
	return nil
}

// item returns an error at an item of a list, counted from 0.
func (h *header) item(name string, index int, reason record.Reason) *record.Error {
	v := h.Value(name)
	i := 0
	for word := range v.Words() {
		if i == index {
			return v.At(word.Start, word.Text, reason)
		}
		i++
	}
	return v.Whole(reason)
}

// game returns the game of a faultless header before the first move.
func (h *header) game() *Game {
	g := &Game{Result: h.Value("Result").Text}
	seats := h.seats()
	g.Deal = thegame.Deal{Variant: h.variant(), Seats: seats, Deck: h.cards["Deck"]}
	g.Deal.Starts = thegame.Seat(max(record.SeatNumber(h.Value("Starts").Text, seats), 1) - 1)
	for n := 1; n <= seats; n++ {
		g.Seats = append(g.Seats, h.Value(seatTag("Seat", n)).Text)
		if hand := seatTag("Hand", n); h.Has(hand) {
			g.Deal.Hands = append(g.Deal.Hands, h.cards[hand])
		}
	}
	for p := range thegame.Pile(thegame.Piles) {
		g.Deal.Piles[p] = h.cards[pileTag(p)]
	}
	g.Deal = canonical(g.Deal)
	for _, t := range h.Tags {
		if !isKnown(t.Name) {
			g.Tags = append(g.Tags, Tag{Name: t.Name, Value: t.Value.Text})
		}
	}
	return g
}
