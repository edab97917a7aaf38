package record

import (
	"slices"
	"strconv"

	"dreist/game/peri"
	"dreist/game/record"
)

// The values of tags.
const (
	gameName      = "PERI"
	formatVersion = "1"
	won           = "won"
	lost          = "lost"
	running       = "*"
	seatTag       = "Seat1"
)

// mostCounted is the largest number in the tag Count.
const mostCounted = 99

// The faults that only records of PERI have.
const (
	MalformedTag record.Fault = `not a tag: want [Name "value"], a name of letters and digits, and nothing but a comment behind it`
	NoPatience   record.Fault = "there is no such patience"
	NoNumber     record.Fault = "not a number from 0 to 99"
	NoCard       record.Fault = "not a card: want a rank of A23456789TJQK and a suit of cshd, such as Th"
	DeckAndMore  record.Fault = "a deck is dealt: there is nothing to set up beside it"
	NotALine     record.Fault = "want 1: and moves"
	NotAMove     record.Fault = "not a move as records write it"
	BrokenRule   record.Fault = "against the rules" // Reason.Err: a *peri.Refusal or a *peri.DealError
)

// header is the tags of a record, and the deal that they name.
type header struct {
	record.Header
	deal peri.Deal
}

// isKnown reports whether the format defines a tag.
func isKnown(name string) bool {
	_, ok := peri.ParsePart(name)
	return ok || slices.Contains([]string{"Game", "Format", "Patience", seatTag, "Result"}, name)
}

// add reads, checks and adds a tag line.
func (h *header) add(l record.Line) *record.Error {
	t, err := l.Tag()
	if err != nil || !t.IsStrict() {
		return l.AtStart(record.Reason{Fault: MalformedTag})
	}
	if fault := h.Fault(t); fault == record.GameNotFirst || fault != "" && isKnown(t.Name) {
		return l.AtStart(record.Reason{Fault: fault})
	}
	if err := h.readValue(t); err != nil {
		return err
	}
	h.Add(t)
	return nil
}

// readValue checks the value of a known tag and takes what it says of the deal.
func (h *header) readValue(t record.Tag) *record.Error {
	part, ofDeal := peri.ParsePart(t.Name)
	switch {
	case t.Name == "Game":
		return t.Value.OneOf(gameName)
	case t.Name == "Format":
		return t.Value.OneOf(formatVersion)
	case t.Name == "Result":
		return t.Value.OneOf(won, lost, running)
	case t.Name == "Patience":
		if h.deal.Patience = peri.Find(t.Value.Text); h.deal.Patience == nil {
			return t.Value.Whole(record.Reason{Fault: NoPatience})
		}
	case part == peri.Count && ofDeal:
		n, err := strconv.Atoi(t.Value.Text)
		if err != nil || n < 0 || n > mostCounted || strconv.Itoa(n) != t.Value.Text {
			return t.Value.Whole(record.Reason{Fault: NoNumber})
		}
		h.deal.Count = n
	case ofDeal:
		return h.readCards(t.Value, part)
	}
	return nil
}

// readCards takes the items of a list.
func (h *header) readCards(v record.Value, part peri.Part) *record.Error {
	list, parse := []peri.Card{}, peri.ParseCard
	if part < peri.Stock {
		parse = peri.ParseItem
	}
	for word := range v.Words() {
		c, ok := parse(word.Text)
		if !ok {
			return v.At(word.Start, word.Text, record.Reason{Fault: NoCard})
		}
		list = append(list, c)
	}
	h.deal.Cards[part] = list
	return nil
}

// start checks the tags as a whole and returns the position before the first move.
func (h *header) start() (p peri.Position, fault *record.Error) {
	missing := func(name string) *record.Error { return record.AtTop(name, record.Reason{Fault: record.TagMissing}) }
	switch {
	case !h.Has("Format"):
		return p, missing("Format")
	case !h.Has("Patience"):
		return p, missing("Patience")
	case !h.Has("Deck") && !h.Has("Tableau"):
		return p, missing("Deck")
	case h.Has("Deck") && slices.ContainsFunc([]string{"Foundations", "Tableau", "Reserve", "Stock", "Waste", "Gone", "Count"}, h.Has):
		return p, h.Value("Deck").Line.AtStart(record.Reason{Fault: DeckAndMore})
	case h.deal.Patience.Redeal == peri.LayOut && !h.Has("Deck2"):
		return p, missing("Deck2")
	case h.deal.Patience.Redeal == peri.LayOut && !h.Has("Deck3"):
		return p, missing("Deck3")
	case !h.Has("Count"):
		h.deal.Count = h.deal.Patience.Count.Least
	}
	p, err := h.deal.Position()
	if err, ok := err.(*peri.DealError); ok {
		return p, h.at(err)
	}
	return p, nil
}

// at returns the error of a deal at its place in the text.
func (h *header) at(err *peri.DealError) *record.Error {
	reason := record.Reason{Fault: BrokenRule, Text: string(err.Flaw), Err: err}
	name := err.Part.String()
	if !h.Has(name) {
		return record.AtTop(name, reason)
	}
	v := h.Value(name)
	if words := slices.Collect(v.Words()); err.Item >= 0 {
		return v.At(words[err.Item].Start, words[err.Item].Text, reason)
	}
	return v.Whole(reason)
}
