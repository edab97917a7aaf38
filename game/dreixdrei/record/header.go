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
	undecided     = "=" // the last word in the result of an undecided game
)

// The faults that only records of DREI x DR3I have. The rules find further faults of a deal.
const (
	NotASeat           record.Fault = "want the number of a seat, 1 to 10"
	NotPlaces          record.Fault = "want numbers of seats, 1 to 10, none twice"
	NotAResult         record.Fault = "want * or numbers of seats, none twice, with = at the end of an undecided game"
	SeatNotThere       record.Fault = "there is no such seat"
	OneSetTooFew       record.Fault = "more than four seats play with two sets"
	PlacesMissing      record.Fault = "a seat without cards is out and stands in Places"
	WrongPhase         record.Fault = "the seat is in phase %d" // Reason.Number is the phase
	NotACard           record.Fault = "not a card: want 3 to 12, D, I, R or J"
	NotAPileCard       record.Fault = "not a card of the pile: want 3 to 12, I, R or a JOKER with such a name, as in J=8"
	MoreThanThreeCards record.Fault = "three cards at most lie there"
	TooManyCards       record.Fault = "more cards of this kind than there are, %d" // Reason.Number is the number of such cards
	NotAMove           record.Fault = "not a move"
)

var fields = []record.Field{
	{Name: "Game", Check: record.CheckOneOf(gameName)},
	{Name: "Format", Check: record.CheckOneOf(formatVersion)},
	{Name: "Seat", SeatCount: dreixdrei.MaxSeats},
	{Name: "Sets", Check: record.CheckOneOf("1", "2")},
	{Name: "Starts", Check: record.Require(isSeat, NotASeat)},
	{Name: "Stage", Check: record.CheckOneOf(stageExchange, stagePlay)},
	{Name: "Down", SeatCount: dreixdrei.MaxSeats, Check: record.CheckEach(checkPlaced)},
	{Name: "Open", SeatCount: dreixdrei.MaxSeats, Check: record.CheckEach(checkPlaced)},
	{Name: "Hand", SeatCount: dreixdrei.MaxSeats, Check: record.CheckEach(checkCard)},
	{Name: "Draw", Check: record.CheckEach(checkCard)},
	{Name: "Discard", Check: record.CheckEach(checkPileCard)},
	{Name: "Gone", Check: record.CheckEach(checkCard)},
	{Name: "Places", Check: record.Require(func(v record.Value) bool { return areSeats(v.WordTexts()) }, NotPlaces)},
	{Name: "Phase", SeatCount: dreixdrei.MaxSeats, Check: record.CheckOneOf("1", "2", "3")},
	{Name: "Result", Check: record.Require(isResult, NotAResult)},
}

// newHeader returns a header without tags. Each tag may occur only once, even one that the format does not define.
func newHeader() *record.Header {
	return &record.Header{DefinedTags: fields, Once: true, WholeUTF8: true}
}

func isSeat(v record.Value) bool { return record.ParseSeat(v.Text, dreixdrei.MaxSeats) > 0 }

func areSeats(words []string) bool {
	for i, word := range words {
		if record.ParseSeat(word, dreixdrei.MaxSeats) == 0 || slices.Contains(words[:i], word) {
			return false
		}
	}
	return true
}

func isResult(v record.Value) bool {
	words := v.WordTexts()
	if n := len(words); n > 0 && words[n-1] == undecided {
		return areSeats(words[:n-1])
	}
	return len(words) > 0 && (areSeats(words) || slices.Equal(words, []string{record.ResultRunning}))
}

func checkCard(_ int, word string) (reason record.Reason) {
	if _, ok := dreixdrei.ParseKind(word); !ok {
		reason.Fault = NotACard
	}
	return reason
}

func checkPlaced(i int, word string) record.Reason {
	reason := checkCard(i, word)
	if reason.Fault == "" && i == dreixdrei.SpotCount {
		reason.Fault = MoreThanThreeCards
	}
	return reason
}

func checkPileCard(_ int, word string) (reason record.Reason) {
	if face, ok := dreixdrei.ParseFace(word); !ok || face.EffectiveKind() == dreixdrei.Delete {
		reason.Fault = NotAPileCard
	}
	return reason
}

func kindOf(word string) (dreixdrei.Kind, bool) {
	if k, ok := dreixdrei.ParseKind(word); ok {
		return k, true
	}
	face, ok := dreixdrei.ParseFace(word)
	return face.Kind, ok
}

// checkTags returns the number of sets and the first fault of the tags as a whole that the rules do not find.
func checkTags(h *record.Header, seats int) (sets int, fault *record.Error) {
	if err := h.ErrorIfMissing("Format", "Seat1", "Seat2"); err != nil {
		return 0, err
	}
	for _, t := range h.Tags {
		if _, number, _ := h.FieldOf(t.Name); number > seats {
			return 0, h.ErrorAtTag(t.Name, record.Reason{Fault: SeatNotThere})
		}
	}
	sets = dreixdrei.UsualSetCount(seats)
	if told := h.Value("Sets"); h.Has("Sets") {
		if sets = record.ParseSeat(told.Text, dreixdrei.MaxSets); sets < dreixdrei.UsualSetCount(seats) {
			return 0, told.ErrorAtWhole(record.Reason{Fault: OneSetTooFew})
		}
	}
	var lists []string
	for n := 1; n <= seats; n++ {
		lists = append(lists, record.SeatTag("Down", n), record.SeatTag("Open", n), record.SeatTag("Hand", n))
	}
	lists = append(lists, "Draw")
	if err := h.ErrorIfMissing(lists...); err != nil {
		return 0, err
	}
	return sets, checkNumbers(h, sets, append(lists, "Discard", "Gone"))
}

// checkNumbers finds the first card in the text that is one too many of its kind.
func checkNumbers(h *record.Header, sets int, lists []string) *record.Error {
	var n [dreixdrei.Joker + 1]int
	for _, t := range h.Tags {
		if !slices.Contains(lists, t.Name) {
			continue
		}
		for i, k := range record.ParseWords(t.Value, kindOf) {
			if n[k]++; n[k] > k.CardsIn(sets) {
				return h.ErrorAt(t.Name, i, record.Reason{Fault: TooManyCards, Number: k.CardsIn(sets)})
			}
		}
	}
	return nil
}

func newGame(h *record.Header) (g *Game, p dreixdrei.Position, fault *record.Error) {
	seats := h.SeatCount(dreixdrei.MaxSeats)
	sets, fault := checkTags(h, seats)
	if fault != nil {
		return nil, p, fault
	}
	kinds := func(name string) []dreixdrei.Kind { return record.ParseWords(h.Value(name), dreixdrei.ParseKind) }
	seatOf := func(word string) (dreixdrei.Seat, bool) {
		return dreixdrei.Seat(record.ParseSeat(word, dreixdrei.MaxSeats) - 1), true
	}
	d := dreixdrei.Deal{SeatCount: seats, SetCount: sets, IsSwapping: h.Value("Stage").Text != stagePlay, DrawPile: kinds("Draw"), RemovedCards: kinds("Gone")}
	d.Pile, d.FinishedSeats = record.ParseWords(h.Value("Discard"), dreixdrei.ParseFace), record.ParseWords(h.Value("Places"), seatOf)
	var names []string
	for n := 1; n <= seats; n++ {
		names = append(names, h.Value(record.SeatTag("Seat", n)).Text)
		d.FaceDownCards = append(d.FaceDownCards, kinds(record.SeatTag("Down", n)))
		d.OpenCards = append(d.OpenCards, sorted(kinds(record.SeatTag("Open", n))))
		d.Hand = append(d.Hand, kinds(record.SeatTag("Hand", n)))
		d.HasReachedPhase2 = append(d.HasReachedPhase2, h.Value(record.SeatTag("Phase", n)).Text == "2" && len(d.Hand[n-1]) > 0)
	}
	d.StartSeat = firstWithCards(&d)
	if h.Has("Starts") {
		d.StartSeat, _ = seatOf(h.Value("Starts").Text)
	}
	p, err := d.Position()
	if err, ok := err.(*dreixdrei.DealError); ok {
		return nil, p, dealFault(h, err)
	}
	for s := range dreixdrei.Seat(seats) {
		sorted(d.Hand[s])
		if told := h.Value(record.SeatTag("Phase", int(s)+1)); told.Text != "" && told.Text != strconv.Itoa(p.Phase(s)) {
			return nil, p, told.ErrorAtWhole(record.Reason{Fault: WrongPhase, Number: p.Phase(s)})
		}
	}
	return &Game{SeatNames: names, Deal: d, Result: strings.Join(h.Value("Result").WordTexts(), " "), Tags: h.ExtraTags()}, p, nil
}

func dealFault(h *record.Header, err *dreixdrei.DealError) *record.Error {
	name := err.List
	switch {
	case name == "Places" && !h.Has(name):
		return record.ErrorAtTop(name, record.Reason{Fault: PlacesMissing})
	case err.Seat != dreixdrei.NoSeat:
		name = record.SeatTag(name, int(err.Seat)+1)
	}
	return h.ErrorAt(name, err.CardIndex, record.RefusalReason(err))
}
