package record

import (
	"cmp"
	"slices"
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
)

// egonNumber is the number of Egon's seat in a record of mode egon.
const egonNumber = 2

type header struct {
	record.Header
	deck cardDeck // the cards that no tag read so far has named
}

func newHeader() *header {
	h := &header{}
	h.Once, h.Head = true, h.read
	h.DefinedTags = []record.Field{
		{Name: "Game", Check: record.CheckOneOf(gameName)},
		{Name: "Format", Check: record.CheckOneOf(formatVersion)},
		{Name: "Mode", Check: record.CheckOneOf(modeTable, modeEgon)},
		{Name: "Seat", SeatCount: dreist.MaxSeats},
		{Name: "Starts", Check: record.Require(isSeat, WrongSeatValue)},
		{Name: "Pile", SeatCount: dreist.MaxSeats, Check: record.CheckEach(h.deck.taking(dreist.CardCount))},
		{Name: "Hand", SeatCount: dreist.MaxSeats, Check: record.CheckEach(h.deck.taking(dreist.HandSize))},
		{Name: "Layout", Check: func(v record.Value) *record.Error { _, err := h.deck.layout(v); return err }},
		{Name: "Discard", Check: record.CheckEach(h.deck.taking(dreist.CardCount))},
		{Name: "Result", Check: record.Require(func(v record.Value) bool { return v.Text == record.ResultRunning || isSeat(v) }, WrongResultValue)},
	}
	return h
}

// seatNumber reads the number of a seat, 1 to 4, and returns 0 for any other text.
func seatNumber(text string) int { return record.ParseSeat(text, dreist.MaxSeats) }

func isSeat(v record.Value) bool { return seatNumber(v.Text) > 0 }

func (h *header) solo() bool { return h.Value("Mode").Text == modeEgon }

// read reads the tags. A misplaced tag is reported before any other fault, as it stands further up in the text.
func (h *header) read(s *record.Source) *record.Error {
	below, more, err := s.ReadTags(h.addLine)
	if err == nil && more {
		_, err = below.ParseTurn()
	}
	if err != nil {
		return cmp.Or(h.misplaced(false), err)
	}
	after := below.Number
	if len(h.Tags) == 0 && !more {
		after = 1 // an empty text could be of any game, so each reports it at line 1
	}
	return cmp.Or(h.misplaced(true), h.missing(after))
}

// addLine adds the tag of a line. A tag that is not in strict form is accepted, but a tab in its value is an error.
func (h *header) addLine(l record.Line) *record.Error {
	t, err := l.ParseTag()
	if tab := strings.IndexByte(t.Value.Raw, '\t'); tab >= 0 {
		return l.ErrorAt(t.Value.Start+tab, "U+0009", record.Reason{Fault: record.ControlCharacter})
	}
	if err != nil {
		return err
	}
	if fault := h.Fault(t); fault != "" {
		return t.ErrorAt(record.Reason{Fault: fault})
	}
	return h.Add(t)
}

// missing returns an error for the first missing tag, at the line after: the first one below the tags.
func (h *header) missing(after int) *record.Error {
	absent := func(name string, fault record.Fault) *record.Error {
		return &record.Error{Line: after, Column: 1, Token: name, Reason: record.Reason{Fault: fault}}
	}
	needed := []string{"Game", "Format", "Mode"}
	if h.solo() {
		needed = append(needed, "Seat1")
	}
	if err := h.ErrorIfMissing(needed...); err != nil {
		return absent(err.Token, record.TagMissing)
	}
	seats := h.seatNumbers()
	switch {
	case len(seats) == 0, len(seats) == 1 && seats[0] > 1:
		return absent("Seat1", SeatsMissing)
	case len(seats) == 1:
		return absent("Seat2", SeatsMissing)
	case !h.Has("Starts") && seats[0] != 1:
		return absent("Starts", StartsMissing)
	}
	for _, number := range seats {
		if name := record.SeatTag("Pile", number); !h.Has(name) {
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
		f, number, _ := h.FieldOf(t.Name)
		holds := len(t.Value.WordTexts()) > 0
		told := seatNumber(t.Value.Text)
		switch {
		case (f.Name == "Starts" || f.Name == "Result") && told > 0 && !h.plays(told):
			return t.Value.ErrorAtWhole(noSuchSeat(told))
		case number > 0 && !h.plays(number):
			return t.ErrorAt(noSuchSeat(number))
		case f.Name == "Hand" && holds && h.solo() && number == egonNumber:
			return t.Value.ErrorAtWhole(record.Reason{Fault: EgonHasNoHand})
		case f.Name == "Pile" && complete && !holds && len(h.Value(record.SeatTag("Hand", number)).WordTexts()) == 0:
			return t.Value.ErrorAtWhole(record.Reason{Fault: SeatWithoutCards, Text: strconv.Itoa(number)})
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
	return h.Has(record.SeatTag("Seat", number))
}

func (h *header) seatNumbers() []int {
	return slices.DeleteFunc([]int{1, 2, 3, 4}, func(number int) bool { return !h.plays(number) })
}

// game returns the game of faultless tags before the first move.
func (h *header) game() *Game {
	g := &Game{Result: h.Value("Result").Text, Tags: h.ExtraTags()}
	if h.solo() {
		g.Deal.Mode = dreist.SoloMode
	}
	var deck cardDeck
	cards := func(name string) []dreist.Card { return record.ParseWords(h.Value(name), deck.next) }
	for i, n := range h.seatNumbers() {
		g.Seats = append(g.Seats, Seat{Number: n, Name: h.Value(record.SeatTag("Seat", n)).Text})
		g.Deal.Piles = append(g.Deal.Piles, cards(record.SeatTag("Pile", n)))
		if n == seatNumber(h.Value("Starts").Text) {
			g.Deal.StartSeat = dreist.Seat(i)
		}
	}
	for _, s := range g.Seats {
		g.Deal.Hands = append(g.Deal.Hands, cards(record.SeatTag("Hand", s.Number)))
	}
	if !slices.ContainsFunc(g.Deal.Hands, func(hand []dreist.Card) bool { return len(hand) > 0 }) {
		g.Deal.Hands = nil
	}
	if h.Has("Layout") {
		g.Deal.Layout, _ = deck.layout(h.Value("Layout"))
	}
	g.Deal.Discard = cards("Discard")
	return g
}
