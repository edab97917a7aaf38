package record

import (
	"slices"
	"strconv"

	"dreist/game/dreixdrei"
	"dreist/game/record"
)

// The allowed values of tags.
const (
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

// seatOf returns the seat with a number, NoSeat if there is none.
func seatOf(number string) dreixdrei.Seat {
	return dreixdrei.Seat(record.ParseSeat(number, dreixdrei.MaxSeats) - 1)
}

func isSeat(v record.Word) bool { return seatOf(v.Text) != dreixdrei.NoSeat }

func areSeats(words []string) bool {
	for i, word := range words {
		if seatOf(word) == dreixdrei.NoSeat || slices.Contains(words[:i], word) {
			return false
		}
	}
	return true
}

func isResult(v record.Word) bool {
	words := v.WordTexts()
	if n := len(words); n > 0 && words[n-1] == undecided {
		return areSeats(words[:n-1])
	}
	return len(words) > 0 && (areSeats(words) || slices.Equal(words, []string{record.ResultRunning}))
}

// binding joins the tags of a record and its game.
type binding struct {
	game             *Game
	down, open, hand [][]dreixdrei.Kind // of all seats that there may be
	listed           []listedCard       // in the order of the text
}

// listedCard is a card in a list of the text.
type listedCard struct {
	kind dreixdrei.Kind
	word record.Word
}

func bind(g *Game) (tags []record.Field, begin func(*record.Header) (dreixdrei.Position, *record.Error)) {
	d, most := &g.Deal, dreixdrei.MaxSeats
	b := &binding{game: g, down: record.RoomFor(most, d.FaceDownCards), open: record.RoomFor(most, d.OpenCards), hand: record.RoomFor(most, d.Hand)}
	return b.tags(), b.begin
}

func (b *binding) tags() (tags []record.Field) {
	d := &b.game.Deal
	tags = append(record.SeatFields(b.game.Seats),
		record.ValueField("Sets", record.CheckOneOf("1", "2"), strconv.Itoa(d.SetCount), d.SetCount != dreixdrei.UsualSetCount(d.SeatCount)),
		record.ValueField("Starts", record.Require(isSeat, NotASeat), record.SeatText(d.StartSeat), d.StartSeat != firstWithCards(d)),
		record.ValueField("Stage", record.CheckOneOf(stageExchange, stagePlay), stagePlay, !d.IsSwapping))
	for i := range dreixdrei.MaxSeats {
		n, plays := i+1, i < d.SeatCount
		tags = append(tags,
			record.ListField(record.SeatTag("Down", n), &b.down[i], plays, b.placedCard),
			record.ListField(record.SeatTag("Open", n), &b.open[i], plays, b.placedCard),
			record.ListField(record.SeatTag("Hand", n), &b.hand[i], plays, b.card))
	}
	places := record.Require(func(v record.Word) bool { return areSeats(v.WordTexts()) }, NotPlaces)
	tags = append(tags,
		record.ListField("Draw", &d.DrawPile, true, b.card),
		record.ListField("Discard", &d.Pile, false, b.pileCard),
		record.ListField("Gone", &d.RemovedCards, false, b.card),
		record.ValueField("Places", places, placesText(d.FinishedSeats), len(d.FinishedSeats) > 0))
	for i := range dreixdrei.MaxSeats {
		tags = append(tags, record.ValueField(record.SeatTag("Phase", i+1), record.CheckOneOf("1", "2", "3"), "2", mustTellPhase(d, i)))
	}
	return tags
}

func (b *binding) card(_ int, w record.Word) (k dreixdrei.Kind, reason record.Reason) {
	k, ok := dreixdrei.ParseKind(w.Text)
	if !ok {
		reason.Fault = NotACard
	}
	b.listed = append(b.listed, listedCard{k, w})
	return k, reason
}

func (b *binding) placedCard(i int, w record.Word) (k dreixdrei.Kind, reason record.Reason) {
	if k, reason = b.card(i, w); reason.Fault == "" && i == dreixdrei.SpotsPerSeat {
		reason.Fault = MoreThanThreeCards
	}
	return k, reason
}

func (b *binding) pileCard(_ int, w record.Word) (f dreixdrei.Face, reason record.Reason) {
	f, ok := dreixdrei.ParseFace(w.Text)
	if !ok || f.EffectiveKind() == dreixdrei.Delete {
		reason.Fault = NotAPileCard
	}
	b.listed = append(b.listed, listedCard{f.Kind, w})
	return f, reason
}

func (b *binding) begin(h *record.Header) (p dreixdrei.Position, fault *record.Error) {
	d, seats := &b.game.Deal, h.SeatCount(dreixdrei.MaxSeats)
	if d.SetCount, fault = checkTags(h, seats, b.listed); fault != nil {
		return p, fault
	}
	b.game.Seats, d.SeatCount, d.IsSwapping = b.game.Seats[:seats], seats, h.Value("Stage").Text != stagePlay
	d.FaceDownCards, d.OpenCards, d.Hand = b.down[:seats], b.open[:seats], b.hand[:seats]
	for _, word := range h.Value("Places").WordTexts() {
		d.FinishedSeats = append(d.FinishedSeats, seatOf(word))
	}
	for i := range seats {
		sorted(d.OpenCards[i])
		d.HasReachedPhase2 = append(d.HasReachedPhase2, h.Value(record.SeatTag("Phase", i+1)).Text == "2" && len(d.Hand[i]) > 0)
	}
	d.StartSeat = firstWithCards(d)
	if h.Has("Starts") {
		d.StartSeat = seatOf(h.Value("Starts").Text)
	}
	p, err := d.Position()
	if err, ok := err.(*dreixdrei.DealError); ok {
		return p, dealFault(h, err)
	}
	for s := range dreixdrei.Seat(seats) {
		sorted(d.Hand[s])
		if told := h.Value(record.SeatTag("Phase", int(s)+1)); told.Text != "" && told.Text != strconv.Itoa(p.Phase(s)) {
			return p, told.WholeError(record.Reason{Fault: WrongPhase, Number: p.Phase(s)})
		}
	}
	return p, nil
}

// checkTags returns the number of sets and the first fault of the tags as a whole that the rules do not find.
func checkTags(h *record.Header, seats int, listed []listedCard) (sets int, fault *record.Error) {
	if err := h.ErrorIfMissing("Format", "Seat1", "Seat2"); err != nil {
		return 0, err
	}
	for _, t := range h.Tags {
		if _, number := record.SplitName(t.Name.Text); number > seats && h.IsDefined(t.Name.Text) {
			return 0, h.ErrorAtTag(t.Name.Text, record.Reason{Fault: SeatNotThere})
		}
	}
	sets = dreixdrei.UsualSetCount(seats)
	if told := h.Value("Sets"); h.Has("Sets") {
		if sets = record.ParseSeat(told.Text, dreixdrei.MaxSets); sets < dreixdrei.UsualSetCount(seats) {
			return 0, told.WholeError(record.Reason{Fault: OneSetTooFew})
		}
	}
	for n := 1; n <= seats; n++ {
		if err := h.ErrorIfMissing(record.SeatTag("Down", n), record.SeatTag("Open", n), record.SeatTag("Hand", n)); err != nil {
			return 0, err
		}
	}
	if err := h.ErrorIfMissing("Draw"); err != nil {
		return 0, err
	}
	var n [dreixdrei.Joker + 1]int
	for _, c := range listed {
		if n[c.kind]++; n[c.kind] > c.kind.CardsIn(sets) {
			return 0, c.word.ErrorFor(record.Reason{Fault: TooManyCards, Number: c.kind.CardsIn(sets)})
		}
	}
	return sets, nil
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
