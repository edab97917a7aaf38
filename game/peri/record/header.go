package record

import (
	"slices"
	"strconv"

	"dreist/game/peri"
	"dreist/game/record"
)

// The names and values of tags.
const (
	gameName      = "PERI"
	formatVersion = "1"
	seatTag       = "Seat1"
)

const mostCounted = 99

// The faults that only records of PERI have.
const (
	UnknownPatience record.Fault = "there is no such patience"
	NotANumber      record.Fault = "not a number from 0 to 99"
	NotACard        record.Fault = "not a card: want a rank of A23456789TJQK and a suit of cshd, such as Th"
	DeckWithSetup   record.Fault = "a deck is dealt: there is nothing to set up beside it"
	NotALine        record.Fault = "want 1: and moves"
	NotAMove        record.Fault = "not a move as records write it"
)

var fields = func() []record.Field {
	all := []record.Field{
		{Name: "Game", Check: record.CheckOneOf(gameName)},
		{Name: "Format", Check: record.CheckOneOf(formatVersion)},
		{Name: "Patience", Check: record.Require(func(v record.Value) bool { return peri.Find(v.Text) != nil }, UnknownPatience)},
		{Name: seatTag},
		{Name: peri.CounterPart.String(), Check: record.Require(isCount, NotANumber)},
		{Name: "Result", Check: record.CheckOneOf(record.ResultWon, record.ResultLost, record.ResultRunning)},
	}
	for part := range peri.CounterPart {
		all = append(all, record.Field{Name: part.String(), Check: record.CheckEach(func(_ int, word string) (r record.Reason) {
			if _, ok := parser(part)(word); !ok {
				r.Fault = NotACard
			}
			return r
		})})
	}
	return all
}()

func isCount(v record.Value) bool {
	n, err := strconv.Atoi(v.Text)
	return err == nil && n >= 0 && n <= mostCounted && strconv.Itoa(n) == v.Text
}

// parser returns the function that reads an item of a part's list.
func parser(part peri.Part) func(string) (peri.Card, bool) {
	if part < peri.Stock {
		return peri.ParseItem
	}
	return peri.ParseCard
}

// begin checks the tags as a whole, and returns the position before the first move.
func (g *Game) begin(h *record.Header) (p peri.Position, fault *record.Error) {
	if err := h.ErrorIfMissing("Format", "Patience"); err != nil {
		return p, err
	}
	row := peri.Find(h.Value("Patience").Text)
	switch {
	case !h.Has("Tableau") && !h.Has("Deck"):
		return p, h.ErrorIfMissing("Deck")
	case h.Has("Deck") && slices.ContainsFunc([]string{"Foundations", "Tableau", "Reserve", "Stock", "Waste", "Gone", "Count"}, h.Has):
		return p, h.ErrorAtTag("Deck", record.Reason{Fault: DeckWithSetup})
	case row.RedealKind == peri.LayOutAgain && h.ErrorIfMissing("Deck2", "Deck3") != nil:
		return p, h.ErrorIfMissing("Deck2", "Deck3")
	}
	*g = Game{SeatName: h.Value(seatTag).Text, Deal: peri.Deal{Patience: row, StartCounter: row.CountRange.Least}, Result: h.Value("Result").Text, Tags: h.ExtraTags()}
	for part := range peri.CounterPart {
		if name := part.String(); h.Has(name) {
			g.Deal.Cards[part] = append([]peri.Card{}, record.ParseWords(h.Value(name), parser(part))...)
		}
	}
	if count := peri.CounterPart.String(); h.Has(count) {
		g.Deal.StartCounter, _ = strconv.Atoi(h.Value(count).Text) // it is a number, or there would be a fault
	}
	p, err := g.Deal.Position()
	if err, ok := err.(*peri.DealError); ok {
		return p, h.ErrorAt(err.Part.String(), err.ItemIndex, record.RefusalReason(err))
	}
	return p, nil
}

// Codes are the codes of deals. Their seed is the number of the deal.
var Codes = record.Codes[*peri.Patience]{Version: 'P', Setups: peri.Patiences}

// DealNumber returns the number of the deal that a seed chooses: its lowest 40 bits.
func DealNumber(seed uint64) uint64 { return seed % record.Seeds }
