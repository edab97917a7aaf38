package record

import (
	"cmp"
	"slices"
	"strconv"

	"dreist/game/dreixdrei"
	"dreist/game/record"
)

// check returns the first fault of the tags as a whole.
func (h *header) check() *record.Error {
	for _, name := range []string{"Format", "Seat1", "Seat2"} {
		if !h.Has(name) {
			return record.AtTop(name, record.Reason{Fault: record.TagMissing})
		}
	}
	for h.seats < dreixdrei.MaxSeats && h.Has(seatTag("Seat", h.seats+1)) {
		h.seats++
	}
	for _, t := range h.Tags {
		if _, number := splitTag(t.Name); number > h.seats {
			return t.Value.Line.AtStart(record.Reason{Fault: SeatNotThere})
		}
	}
	h.sets = dreixdrei.UsualSets(h.seats)
	if h.Has("Sets") {
		if h.sets = record.SeatNumber(h.Value("Sets").Text, dreixdrei.MaxSets); h.sets < dreixdrei.UsualSets(h.seats) {
			return h.whole("Sets", OneSetTooFew)
		}
	}
	for n := range h.seats {
		for _, base := range []string{"Down", "Open", "Hand"} {
			if name := seatTag(base, n+1); !h.Has(name) {
				return record.AtTop(name, record.Reason{Fault: record.TagMissing})
			}
		}
	}
	if !h.Has("Draw") {
		return record.AtTop("Draw", record.Reason{Fault: record.TagMissing})
	}
	return cmp.Or(h.checkNumbers(), h.checkExchange(), h.checkHands(), h.checkPile(), h.checkPlaces(), h.checkPhases())
}

// whole returns an error at the value of a tag.
func (h *header) whole(name string, fault record.Fault) *record.Error {
	return h.Value(name).Whole(record.Reason{Fault: fault})
}

// at returns an error at a card of a list, from 0.
func (h *header) at(name string, index int, reason record.Reason) *record.Error {
	word := h.cards[name][index].word
	return h.Value(name).At(word.Start, word.Text, reason)
}

// checkNumbers finds more cards of a kind than there are, in the order of the text.
func (h *header) checkNumbers() *record.Error {
	var n [dreixdrei.Joker + 1]int
	for _, t := range h.Tags {
		for i, c := range h.cards[t.Name] {
			k := c.face.Kind
			if n[k]++; n[k] > k.Copies(h.sets) {
				return h.at(t.Name, i, record.Reason{Fault: TooManyCards, Number: k.Copies(h.sets)})
			}
		}
	}
	return nil
}

// exchange reports whether the exchange is still to come.
func (h *header) exchange() bool { return h.Value("Stage").Text != stagePlay }

func (h *header) checkExchange() *record.Error {
	if !h.exchange() {
		return nil
	}
	for n := range h.seats {
		for _, base := range []string{"Open", "Hand"} {
			if name := seatTag(base, n+1); len(h.cards[name]) != dreixdrei.FullHand {
				return h.whole(name, NotThreeCards)
			}
		}
	}
	if len(h.cards["Discard"]) > 0 {
		return h.at("Discard", 0, record.Reason{Fault: NoPileInExchange})
	}
	return nil
}

// checkHands finds hands that are too short, then hands with four equal cards.
func (h *header) checkHands() *record.Error {
	for n := range h.seats {
		if name := seatTag("Hand", n+1); len(h.cards["Draw"]) > 0 && len(h.cards[name]) < dreixdrei.FullHand {
			return h.whole(name, HandTooShort)
		}
	}
	for n := range h.seats {
		name := seatTag("Hand", n+1)
		var equal [dreixdrei.Joker + 1]int
		for i, c := range h.cards[name] {
			if equal[c.face.Kind]++; equal[c.face.Kind] == 4 {
				return h.at(name, i, record.Reason{Fault: FourEqual})
			}
		}
	}
	return nil
}

func (h *header) checkPile() *record.Error {
	var pile []dreixdrei.Face
	for i, c := range h.cards["Discard"] {
		if !c.face.Means().Meets(dreixdrei.DemandOf(pile)) {
			return h.at("Discard", i, record.Reason{Fault: DoesntFit})
		}
		pile = append(pile, c.face)
	}
	return nil
}

// out reports whether a seat, from 1, has no cards.
func (h *header) out(number int) bool {
	for _, base := range []string{"Down", "Open", "Hand"} {
		if len(h.cards[seatTag(base, number)]) > 0 {
			return false
		}
	}
	return true
}

// playing returns the seats that hold cards, from 1.
func (h *header) playing() (all []int) {
	for n := range h.seats {
		if !h.out(n + 1) {
			all = append(all, n+1)
		}
	}
	return all
}

func (h *header) checkPlaces() *record.Error {
	playing, out := h.playing(), 0
	for _, word := range pieces(h.Value("Places")) {
		n := record.SeatNumber(word, h.seats)
		if out++; n == 0 || slices.Contains(playing, n) {
			return h.whole("Places", WrongPlaces)
		}
	}
	switch {
	case out+len(playing) == h.seats:
	case h.Has("Places"):
		return h.whole("Places", WrongPlaces)
	default:
		return record.AtTop("Places", record.Reason{Fault: PlacesMissing})
	}
	if len(playing) < 2 {
		return record.AtTop("", record.Reason{Fault: TooFewPlayers})
	}
	if starts := h.Value("Starts").Text; h.Has("Starts") {
		switch n := record.SeatNumber(starts, h.seats); {
		case n == 0:
			return h.Value("Starts").Whole(record.Reason{Fault: record.NoSuchSeat, Text: starts})
		case h.out(n):
			return h.whole("Starts", StartsWithoutCard)
		}
	}
	return nil
}

// checkPhases compares the phases told with those that follow from the cards, where these leave no choice.
func (h *header) checkPhases() *record.Error {
	for n := range h.seats {
		name := seatTag("Phase", n+1)
		phase, either := h.phase(n + 1)
		if told := h.Value(name).Text; h.Has(name) && told != strconv.Itoa(phase) && !(either && told == "2") {
			return h.Value(name).Whole(record.Reason{Fault: WrongPhase, Number: phase})
		}
	}
	return nil
}

// phase returns the phase of a seat, from 1, and whether it may as well have begun phase 2 before.
func (h *header) phase(number int) (phase int, either bool) {
	switch {
	case len(h.cards["Draw"]) > 0:
		return 1, false
	case len(h.cards[seatTag("Open", number)]) == 0:
		return 3, false
	case len(h.cards[seatTag("Hand", number)]) == 0:
		return 2, false
	}
	return 1, !h.exchange()
}

// game returns the game of a faultless header before the first move.
func (h *header) game() *Game {
	g := &Game{Result: result(pieces(h.Value("Result")))}
	d := dreixdrei.Deal{Seats: h.seats, Sets: h.sets, Exchange: h.exchange(), Opened: make([]bool, h.seats)}
	d.Starts = dreixdrei.Seat(cmp.Or(record.SeatNumber(h.Value("Starts").Text, h.seats), h.playing()[0]) - 1)
	for n := 1; n <= h.seats; n++ {
		g.Seats = append(g.Seats, h.Value(seatTag("Seat", n)).Text)
		d.Down = append(d.Down, h.kinds(seatTag("Down", n)))
		d.Open = append(d.Open, h.kinds(seatTag("Open", n)))
		d.Hand = append(d.Hand, h.kinds(seatTag("Hand", n)))
		_, either := h.phase(n)
		d.Opened[n-1] = either && h.Value(seatTag("Phase", n)).Text == "2"
	}
	d.Draw, d.Gone = h.kinds("Draw"), h.kinds("Gone")
	for _, c := range h.cards["Discard"] {
		d.Pile = append(d.Pile, c.face)
	}
	for _, word := range pieces(h.Value("Places")) {
		d.Finished = append(d.Finished, dreixdrei.Seat(record.SeatNumber(word, h.seats)-1))
	}
	g.Deal = canonical(d)
	for _, t := range h.Tags {
		if base, _ := splitTag(t.Name); base == "" {
			g.Tags = append(g.Tags, Tag{Name: t.Name, Value: t.Value.Text})
		}
	}
	return g
}

func (h *header) kinds(name string) (all []dreixdrei.Kind) {
	for _, c := range h.cards[name] {
		all = append(all, c.face.Kind)
	}
	return all
}
