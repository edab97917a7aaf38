package record

import (
	"cmp"
	"slices"
	"strconv"

	"dreist/game/peri"
	"dreist/game/record"
)

// The faults that only records of PERI have.
const (
	UnknownPatience record.Fault = "there is no such patience"
	NotANumber      record.Fault = "not a number from 0 to 99"
	NotACard        record.Fault = "not a card: want a rank of A23456789TJQK and a suit of cshd, such as Th"
	DeckWithSetup   record.Fault = "a deck is dealt: there is nothing to set up beside it"
	NotALine        record.Fault = "want 1: and moves"
	NotAMove        record.Fault = "not a move as records write it"
)

// bind returns the tags of a game, see play.GameForm.
func bind(g *Game) (tags []record.Field, begin func(*record.Header) (peri.Position, *record.Error)) {
	d := &g.Deal
	find := func(v record.Word) bool { d.Patience = peri.Find(v.Text); return d.Patience != nil }
	count := func(v record.Word) (ok bool) {
		n, err := strconv.Atoi(v.Text)
		d.StartCounter = n
		return err == nil && n >= 0 && n <= 99 && strconv.Itoa(n) == v.Text
	}
	key := cmp.Or(d.Patience, &peri.Patience{}).Key
	tags = append(tags, record.ValueField("Patience", record.Require(find, UnknownPatience), key, true), record.TextField("Seat1", &g.Seats[0].Name, false))
	for part := range peri.CounterPart {
		tags = append(tags, record.ListField(part.String(), &d.Cards[part], d.Cards[part] != nil, func(_ int, w record.Word) (c peri.Card, reason record.Reason) {
			c, ok := peri.ParseItem(part, w.Text)
			if !ok {
				reason.Fault = NotACard
			}
			return c, reason
		}))
	}
	isCounted := d.Cards[peri.Deck] == nil
	tags = append(tags, record.ValueField(peri.CounterPart.String(), record.Require(count, NotANumber), strconv.Itoa(d.StartCounter), isCounted))
	return tags, func(h *record.Header) (p peri.Position, fault *record.Error) {
		if err := checkTags(h, d); err != nil {
			return p, err
		}
		if !h.Has("Count") {
			d.StartCounter = d.Patience.LeastCount
		}
		p, err := d.Position()
		if err, ok := err.(*peri.DealError); ok {
			return p, h.ErrorAt(err.Part.String(), err.ItemIndex, record.RefusalReason(err))
		}
		return p, nil
	}
}

func checkTags(h *record.Header, d *peri.Deal) *record.Error {
	if err := h.ErrorIfMissing("Format", "Patience"); err != nil {
		return err
	}
	switch needed := h.ErrorIfMissing("Deck2", "Deck3"); {
	case !h.Has("Tableau") && !h.Has("Deck"):
		return h.ErrorIfMissing("Deck")
	case h.Has("Deck") && slices.ContainsFunc([]string{"Foundations", "Tableau", "Reserve", "Stock", "Waste", "Gone", "Count"}, h.Has):
		return h.ErrorAtTag("Deck", record.Reason{Fault: DeckWithSetup})
	case d.Patience.DealingKind == peri.LayOutAgain:
		return needed
	}
	return nil
}

// Codes are the codes of deals. Their seed is the number of the deal.
var Codes = record.Codes[*peri.Patience, peri.Deal]{Version: 'P', Setups: peri.Patiences, Deal: peri.NewDeal}

// DealNumber returns the number of the deal that a seed chooses: its lowest 40 bits.
func DealNumber(seed uint64) uint64 { return seed % record.Seeds }
