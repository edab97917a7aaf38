package record

import (
	"cmp"
	"slices"
	"strconv"

	"dreist/game/dreist"
	"dreist/game/record"
)

// The allowed values of tags.
const (
	modeTable = "table"
	modeEgon  = "egon"
)

// egonNumber is the number of Egon's seat in a record of mode egon.
const egonNumber = 2

// binding joins the tags of a record and its game.
type binding struct {
	game         *Game
	piles, hands [][]dreist.Card // of all seats that there may be
	deck         cardDeck        // the cards that no tag read so far has named
}

func bind(g *Game) (tags []record.Field, begin func(*record.Header) (dreist.Position, *record.Error)) {
	b := &binding{game: g, piles: record.RoomFor(len(g.Seats), g.Deal.Piles), hands: record.RoomFor(len(g.Seats), g.Deal.Hands)}
	return b.tags(), b.begin
}

func (b *binding) tags() (tags []record.Field) {
	d, seats := &b.game.Deal, b.game.Seats
	mode := modeTable
	if d.Mode == dreist.SoloMode {
		mode = modeEgon
	}
	tags = append(tags, record.ValueField("Mode", record.CheckOneOf(modeTable, modeEgon), mode, true))
	for i, s := range seats {
		isEgon := d.Mode == dreist.SoloMode && dreist.Seat(i) == dreist.EgonSeat
		tags = append(tags, record.TextField(record.SeatTag("Seat", s.Number), &seats[i].Name, !isEgon))
	}
	starts := seatText(b.game, d.StartSeat, "")
	tags = append(tags, record.ValueField("Starts", record.Require(isSeat, WrongSeatValue), starts, starts != "1"))
	for i, s := range seats {
		tags = append(tags, record.ListField(record.SeatTag("Pile", s.Number), &b.piles[i], true, b.deck.taking(dreist.CardCount)))
	}
	for i, s := range seats {
		tags = append(tags, record.ListField(record.SeatTag("Hand", s.Number), &b.hands[i], false, b.deck.taking(dreist.HandSize)))
	}
	readLayout := func(v record.Word) (fault *record.Error) {
		d.Layout, fault = b.deck.layout(v)
		return fault
	}
	layout, _ := dreist.NewLayout(d.Layout) // the rules allow it, or there were no game
	return append(tags, record.ValueField("Layout", readLayout, layout.String(), len(d.Layout) > 0),
		record.ListField("Discard", &d.Discard, false, b.deck.taking(dreist.CardCount)))
}

func (b *binding) begin(h *record.Header) (p dreist.Position, fault *record.Error) {
	if err := cmp.Or(misplaced(h, true), missing(h)); err != nil {
		return p, err
	}
	g, d, seats := b.game, &b.game.Deal, b.game.Seats
	if isSolo(h) {
		d.Mode = dreist.SoloMode
	}
	g.Seats = nil
	for i, s := range seats {
		if !plays(h, s.Number) {
			continue
		}
		if s.Number == seatNumber(h.Value("Starts").Text) {
			d.StartSeat = dreist.Seat(len(g.Seats))
		}
		g.Seats, d.Piles, d.Hands = append(g.Seats, s), append(d.Piles, b.piles[i]), append(d.Hands, b.hands[i])
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
