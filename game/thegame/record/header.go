package record

import (
	"strconv"
	"strings"

	"dreist/game/record"
	"dreist/game/thegame"
)

// The faults that only records of THE GAME have. The rules find further faults of hands and deck.
const (
	NoSuchSeatTag    record.Fault = "there are seats 1 to 5"
	WrongStartsValue record.Fault = "want the number of a seat, 1 to 5"
	SeatAfterGap     record.Fault = "seat %s is free: seats follow each other from 1"             // Reason.Text is its number
	HandsMissing     record.Fault = "hands are given for all seats or for none: seat %s has none" // Reason.Text is its number
	NotACard         record.Fault = "not a card: want a number from 2 to 99"
	CardTwice        record.Fault = "this card occurs above already"
	DoesntFit        record.Fault = "it does not fit the card before it, %d" // Reason.Number is the number that the pile shows
	NotAMove         record.Fault = "not a move: want a card and a pile, a seat with ! ~ + or - and a pile, or ."
)

// faultOfName refuses the tags of other seats.
func faultOfName(name string) record.Fault {
	if base := strings.TrimRight(name, "0123456789"); base != name && (base == "Seat" || base == "Hand") {
		return NoSuchSeatTag
	}
	return ""
}

// binding joins the tags of a record and its game.
type binding struct {
	game  *Game
	hands [][]thegame.Card          // of all seats that there may be
	seen  [thegame.Highest + 1]bool // the cards that have occurred so far
}

func bind(g *Game) (tags []record.Field, begin func(*record.Header) (thegame.Position, *record.Error)) {
	b := &binding{game: g, hands: record.RoomFor(thegame.MaxSeats, g.Deal.Hands)}
	return b.tags(), b.begin
}

func (b *binding) tags() (tags []record.Field) {
	d := &b.game.Deal
	variants := record.CheckOneOf(thegame.Base.String(), thegame.Pro.String(), thegame.ProSmall.String())
	tags = append(tags, record.ValueField("Variant", variants, d.Variant.String(), d.Variant != thegame.Base))
	tags = append(tags, record.SeatFields(b.game.Seats)...)
	tags = append(tags, record.ValueField("Starts", record.Require(isSeat, WrongStartsValue), record.SeatText(d.StartSeat), d.StartSeat != 0),
		record.ListField("Deck", &d.DrawPile, true, b.take))
	for on := range thegame.Pile(thegame.PileCount) {
		tags = append(tags, record.ListField(pileTag(on), &d.Piles[on], false, b.takeOn(on)))
	}
	for i := range b.hands {
		tags = append(tags, record.ListField(record.SeatTag("Hand", i+1), &b.hands[i], i < len(d.Hands), b.take))
	}
	return tags
}

func (b *binding) take(_ int, w record.Word) (c thegame.Card, reason record.Reason) {
	c, ok := thegame.ParseCard(w.Text)
	switch {
	case !ok:
		reason.Fault = NotACard
	case b.seen[c]:
		reason.Fault = CardTwice
	default:
		b.seen[c] = true
	}
	return c, reason
}

// takeOn returns a parser of the cards of a pile: each has to fit on the card before it.
func (b *binding) takeOn(on thegame.Pile) func(int, record.Word) (thegame.Card, record.Reason) {
	top := on.BaseNumber()
	return func(i int, w record.Word) (c thegame.Card, reason record.Reason) {
		below := top
		if top, reason = b.take(i, w); reason.Fault == "" && !on.CanLay(below, top) {
			reason = record.Reason{Fault: DoesntFit, Number: int(below)}
		}
		return top, reason
	}
}

func (b *binding) begin(h *record.Header) (p thegame.Position, fault *record.Error) {
	seats := h.SeatCount(thegame.MaxSeats)
	if err := checkTags(h, seats); err != nil {
		return p, err
	}
	d := &b.game.Deal
	b.game.Seats, d.SeatCount = b.game.Seats[:seats], seats
	d.StartSeat = thegame.Seat(max(record.ParseSeat(h.Value("Starts").Text, seats), 1) - 1)
	d.Variant, _ = thegame.ParseVariant(h.Value("Variant").Text) // without the tag the base game
	missing := ""
	for i, hand := range b.hands[:seats] {
		if n := i + 1; h.Has(record.SeatTag("Hand", n)) {
			d.Hands = append(d.Hands, hand)
		} else if missing == "" {
			missing = strconv.Itoa(n)
		}
	}
	if missing != "" && len(d.Hands) > 0 {
		return p, record.ErrorAtTop("Hand"+missing, record.Reason{Fault: HandsMissing, Text: missing})
	}
	p, err := d.Position()
	if err, ok := err.(*thegame.DealError); ok {
		name := "Deck"
		if err.Seat != thegame.NoSeat {
			name = record.SeatTag("Hand", int(err.Seat)+1)
		}
		return p, h.ErrorAt(name, err.CardIndex, record.RefusalReason(err))
	}
	return p, nil
}

func pileTag(p thegame.Pile) string { return "Pile" + strings.ToUpper(p.String()) }

func isSeat(v record.Word) bool { return record.ParseSeat(v.Text, thegame.MaxSeats) > 0 }

// checkTags checks what the rules do not.
func checkTags(h *record.Header, seats int) *record.Error {
	if err := h.ErrorIfMissing("Format", "Seat1", "Deck"); err != nil {
		return err
	}
	for n := seats + 2; n <= thegame.MaxSeats; n++ {
		if name := record.SeatTag("Seat", n); h.Has(name) {
			return h.ErrorAtTag(name, record.Reason{Fault: SeatAfterGap, Text: strconv.Itoa(seats + 1)})
		}
	}
	if starts := h.Value("Starts"); h.Has("Starts") && record.ParseSeat(starts.Text, seats) == 0 {
		return starts.WholeError(record.Reason{Fault: record.NoSuchSeat, Text: starts.Text})
	}
	for n := seats + 1; n <= thegame.MaxSeats; n++ {
		if name := record.SeatTag("Hand", n); h.Has(name) {
			return h.ErrorAtTag(name, record.Reason{Fault: record.NoSuchSeat, Text: strconv.Itoa(n)})
		}
	}
	return nil
}
