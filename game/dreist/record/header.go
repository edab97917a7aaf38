package record

import (
	"cmp"
	"slices"
	"strconv"

	"dreist/game/dreist"
	"dreist/game/play"
	"dreist/game/record"
)

// The allowed values of tags.
const (
	modeTable = "table"
	modeEgon  = "egon"
)

// egonNumber is the number of Egon's seat in a record of mode egon.
const egonNumber = 2

// bind returns the tags of a game, see play.GameForm.
func bind(g *Game) (tags []record.Field, begin func(*record.Header) (dreist.Position, *record.Error)) {
	d, deck := &g.Deal, &cardDeck{}
	piles, hands := make([][]dreist.Card, len(g.Seats)), make([][]dreist.Card, len(g.Seats))
	copy(piles, d.Piles)
	copy(hands, d.Hands)
	mode := func() (string, bool) {
		if d.Mode == dreist.SoloMode {
			return modeEgon, true
		}
		return modeTable, true
	}
	tags = append(tags, record.Field{Name: "Mode", Read: record.CheckOneOf(modeTable, modeEgon), Text: mode})
	for i, s := range g.Seats {
		isEgon := d.Mode == dreist.SoloMode && dreist.Seat(i) == dreist.EgonSeat
		tags = append(tags, record.TextField(record.SeatTag("Seat", s.Number), &g.Seats[i].Name, !isEgon))
	}
	starts := func() (string, bool) { return seatText(g, d.StartSeat, ""), g.SeatNumber(play.Seat(d.StartSeat)) != 1 }
	tags = append(tags, record.Field{Name: "Starts", Read: record.Require(isSeat, WrongSeatValue), Text: starts})
	for i, s := range g.Seats {
		tags = append(tags, record.ListField(record.SeatTag("Pile", s.Number), &piles[i], true, deck.taking(dreist.CardCount)))
	}
	for i, s := range g.Seats {
		tags = append(tags, record.ListField(record.SeatTag("Hand", s.Number), &hands[i], false, deck.taking(dreist.HandSize)))
	}
	readLayout := func(v record.Word) (fault *record.Error) {
		d.Layout, fault = deck.layout(v)
		return fault
	}
	layout := func() (string, bool) {
		layout, _ := dreist.NewLayout(d.Layout) // the rules allow it, or there were no game
		return layout.String(), len(d.Layout) > 0
	}
	tags = append(tags, record.Field{Name: "Layout", Read: readLayout, Text: layout}, record.ListField("Discard", &d.Discard, false, deck.taking(dreist.CardCount)))
	return tags, func(h *record.Header) (p dreist.Position, fault *record.Error) {
		if err := cmp.Or(misplaced(h, true), missing(h)); err != nil {
			return p, err
		}
		if isSolo(h) {
			d.Mode = dreist.SoloMode
		}
		seats := g.Seats
		g.Seats = nil
		for i, s := range seats {
			if !plays(h, s.Number) {
				continue
			}
			if s.Number == seatNumber(h.Value("Starts").Text) {
				d.StartSeat = dreist.Seat(len(g.Seats))
			}
			g.Seats, d.Piles, d.Hands = append(g.Seats, s), append(d.Piles, piles[i]), append(d.Hands, hands[i])
		}
		if len(slices.Concat(d.Hands...)) == 0 {
			d.Hands = nil
		}
		new(cardDeck).retake(d)
		p, err := d.Position()
		if err != nil {
			return p, h.Value("Game").WholeError(unplayable(err))
		}
		return p, nil
	}
}

// seatNumber reads the number of a seat, 1 to 4, and returns 0 for any other text.
func seatNumber(text string) int { return record.ParseSeat(text, dreist.MaxSeats) }

func isSeat(v record.Word) bool { return seatNumber(v.Text) > 0 }

func isSolo(h *record.Header) bool { return h.Value("Mode").Text == modeEgon }

// missing returns an error for the first missing tag, at the first line below the tags.
func missing(h *record.Header) *record.Error {
	needed := []string{"Game", "Format", "Mode"}
	if isSolo(h) {
		needed = append(needed, "Seat1")
	}
	if err := h.ErrorIfMissing(needed...); err != nil {
		return h.ErrorBelow(err.Token, record.TagMissing)
	}
	seats := seatNumbers(h)
	switch {
	case len(seats) == 0, len(seats) == 1 && seats[0] > 1:
		return h.ErrorBelow("Seat1", SeatsMissing)
	case len(seats) == 1:
		return h.ErrorBelow("Seat2", SeatsMissing)
	case !h.Has("Starts") && seats[0] != 1:
		return h.ErrorBelow("Starts", StartsMissing)
	}
	for _, number := range seats {
		if name := record.SeatTag("Pile", number); !h.Has(name) {
			return h.ErrorBelow(name, record.TagMissing)
		}
	}
	return nil
}

// misplaced returns an error for the first tag of a seat that does not play or has no cards. If an error has cut the
// header short (complete is false), it reports only what the missing tags could not have put right.
func misplaced(h *record.Header, complete bool) *record.Error {
	if !isSolo(h) && (!complete || !h.Has("Mode")) {
		return nil // the tags that say who plays may be missing
	}
	for _, t := range h.Tags {
		base, number := record.SplitName(t.Name.Text)
		holds := len(t.Value.WordTexts()) > 0
		told := seatNumber(t.Value.Text)
		switch {
		case !h.IsDefined(t.Name.Text):
		case (base == "Starts" || base == "Result") && told > 0 && !plays(h, told):
			return t.Value.WholeError(noSuchSeat(told))
		case number > 0 && !plays(h, number):
			return t.Name.ErrorFor(noSuchSeat(number))
		case base == "Hand" && holds && isSolo(h) && number == egonNumber:
			return t.Value.WholeError(record.Reason{Fault: EgonHasNoHand})
		case base == "Pile" && complete && !holds && len(h.Value(record.SeatTag("Hand", number)).WordTexts()) == 0:
			return t.Value.WholeError(record.Reason{Fault: SeatWithoutCards, Text: strconv.Itoa(number)})
		}
	}
	return nil
}

func noSuchSeat(number int) record.Reason {
	return record.Reason{Fault: record.NoSuchSeat, Text: strconv.Itoa(number)}
}

// plays reports whether a seat takes part: at a table the seats with a Seat tag, in mode egon the first two.
func plays(h *record.Header, number int) bool {
	if isSolo(h) {
		return number <= egonNumber
	}
	return h.Has(record.SeatTag("Seat", number))
}

func seatNumbers(h *record.Header) []int {
	return slices.DeleteFunc([]int{1, 2, 3, 4}, func(number int) bool { return !plays(h, number) })
}
