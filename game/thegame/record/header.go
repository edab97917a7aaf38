package record

import (
	"strconv"
	"strings"

	"dreist/game/record"
	"dreist/game/thegame"
)

// The allowed values of tags.
const (
	gameName      = "THE GAME"
	formatVersion = "1"
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

type header struct {
	record.Header
	seen [thegame.Highest + 1]bool // the cards that have occurred so far
}

func newHeader() *header {
	h := &header{}
	h.DefinedTags = []record.Field{
		{Name: "Game", Check: record.CheckOneOf(gameName)},
		{Name: "Format", Check: record.CheckOneOf(formatVersion)},
		{Name: "Variant", Check: record.CheckOneOf(thegame.Base.String(), thegame.Pro.String(), thegame.ProSmall.String())},
		{Name: "Seat", SeatCount: thegame.MaxSeats, WrongSeat: NoSuchSeatTag},
		{Name: "Starts", Check: record.Require(isSeat, WrongStartsValue)},
		{Name: "Deck", Check: record.CheckEach(h.takeCard)},
		{Name: "Hand", SeatCount: thegame.MaxSeats, WrongSeat: NoSuchSeatTag, Check: record.CheckEach(h.takeCard)},
		{Name: "Result", Check: record.CheckOneOf(record.ResultWon, record.ResultLost, record.ResultRunning)},
	}
	for on := range thegame.Pile(thegame.PileCount) {
		h.DefinedTags = append(h.DefinedTags, record.Field{Name: pileTag(on), Check: h.pile(on)})
	}
	return h
}

func pileTag(p thegame.Pile) string { return "Pile" + strings.ToUpper(p.String()) }

func isSeat(v record.Value) bool { return record.ParseSeat(v.Text, thegame.MaxSeats) > 0 }

func (h *header) takeCard(_ int, word string) record.Reason {
	c, ok := thegame.ParseCard(word)
	switch {
	case !ok:
		return record.Reason{Fault: NotACard}
	case h.seen[c]:
		return record.Reason{Fault: CardTwice}
	}
	h.seen[c] = true
	return record.Reason{}
}

// pile returns the check of a pile: each card has to fit on the card before it.
func (h *header) pile(on thegame.Pile) func(record.Value) *record.Error {
	shown := on.BaseNumber()
	return record.CheckEach(func(i int, word string) record.Reason {
		if reason := h.takeCard(i, word); reason.Fault != "" {
			return reason
		}
		below := shown
		shown, _ = thegame.ParseCard(word)
		if !on.CanLay(below, shown) {
			return record.Reason{Fault: DoesntFit, Number: int(below)}
		}
		return record.Reason{}
	})
}

// check checks what the rules do not.
func (h *header) check() *record.Error {
	if err := h.ErrorIfMissing("Format", "Seat1", "Deck"); err != nil {
		return err
	}
	seats := h.SeatCount(thegame.MaxSeats)
	for n := seats + 2; n <= thegame.MaxSeats; n++ {
		if name := record.SeatTag("Seat", n); h.Has(name) {
			return h.ErrorAtTag(name, record.Reason{Fault: SeatAfterGap, Text: strconv.Itoa(seats + 1)})
		}
	}
	if starts := h.Value("Starts"); h.Has("Starts") && record.ParseSeat(starts.Text, seats) == 0 {
		return starts.ErrorAtWhole(record.Reason{Fault: record.NoSuchSeat, Text: starts.Text})
	}
	for n := seats + 1; n <= thegame.MaxSeats; n++ {
		if name := record.SeatTag("Hand", n); h.Has(name) {
			return h.ErrorAtTag(name, record.Reason{Fault: record.NoSuchSeat, Text: strconv.Itoa(n)})
		}
	}
	return nil
}

func (h *header) game() (g *Game, p thegame.Position, fault *record.Error) {
	if err := h.check(); err != nil {
		return nil, p, err
	}
	seats := h.SeatCount(thegame.MaxSeats)
	cards := func(name string) []thegame.Card { return record.ParseWords(h.Value(name), thegame.ParseCard) }
	g = &Game{Result: h.Value("Result").Text, Tags: h.ExtraTags()}
	g.Deal = thegame.Deal{SeatCount: seats, StartSeat: thegame.Seat(max(record.ParseSeat(h.Value("Starts").Text, seats), 1) - 1), DrawPile: cards("Deck")}
	g.Deal.Variant, _ = thegame.ParseVariant(h.Value("Variant").Text) // without the tag the base game
	missing := ""
	for n := 1; n <= seats; n++ {
		g.SeatNames = append(g.SeatNames, h.Value(record.SeatTag("Seat", n)).Text)
		if hand := record.SeatTag("Hand", n); h.Has(hand) {
			g.Deal.Hands = append(g.Deal.Hands, cards(hand))
		} else if missing == "" {
			missing = strconv.Itoa(n)
		}
	}
	if missing != "" && len(g.Deal.Hands) > 0 {
		return nil, p, record.ErrorAtTop("Hand"+missing, record.Reason{Fault: HandsMissing, Text: missing})
	}
	for on := range thegame.Pile(thegame.PileCount) {
		g.Deal.Piles[on] = cards(pileTag(on))
	}
	p, err := g.Deal.Position()
	if err, ok := err.(*thegame.DealError); ok {
		name := "Deck"
		if err.Seat != thegame.NoSeat {
			name = record.SeatTag("Hand", int(err.Seat)+1)
		}
		return nil, p, h.ErrorAt(name, err.CardIndex, record.RefusalReason(err))
	}
	return g, p, nil
}
