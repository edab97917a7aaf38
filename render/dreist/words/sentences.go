// Package words turns results of the rules into sentences of the catalogue: refusals, faults of records, Egon's lines, the log. It draws
// nothing.
package words

import (
	"unicode"
	"unicode/utf8"

	"dreist/assets"
	"dreist/game/dreist"
)

// Sentences makes sentences about DREIst! in the language of its texts.
type Sentences struct {
	*assets.Texts
	SeatNames []string // names of the players at a table, clockwise; empty against Egon
}

// CardName returns a card's name for use in a sentence: “red 6”, “rote 6”.
func (s Sentences) CardName(c dreist.Card) string {
	return s.Say("card", assets.Values{"Color": s.Say("color." + c.Color().String()), "Number": c.Number()})
}

// CardNames returns the names of cards as a list.
func (s Sentences) CardNames(cards []dreist.Card) string {
	names := make([]string, len(cards))
	for i, c := range cards {
		names[i] = s.CardName(c)
	}
	return s.JoinList(names)
}

// SeatName returns the name of the player at a seat, which may be Egon.
func (s Sentences) SeatName(seat dreist.Seat) string {
	if len(s.SeatNames) > 0 {
		return s.SeatNames[seat]
	}
	if seat == dreist.EgonSeat {
		return s.Say("name.egon")
	}
	return s.Say("name.you")
}

// refusalKeys are the keys of the reasons that a player can meet with mouse or keys. All other reasons share a sentence.
var refusalKeys = map[dreist.Reason]string{
	dreist.WrongColumn:    "refusal.WrongColumn",
	dreist.CellTaken:      "refusal.CellTaken",
	dreist.OtherColour:    "refusal.OtherColour",
	dreist.NoContact:      "refusal.NoContact",
	dreist.AloneAtBase:    "refusal.AloneAtBase",
	dreist.ThirdColour:    "refusal.ThirdColour",
	dreist.NotThePartner:  "refusal.NotThePartner",
	dreist.PartnerMissing: "refusal.PartnerMissing",
	dreist.AlreadyLaid:    "refusal.AlreadyLaid",
	dreist.NothingLaid:    "refusal.NothingLaid",
	dreist.NoTrioMade:     "refusal.NoTrio",
}

// RefusalText returns a sentence about why a move is not allowed; cardAt returns the card on a cell.
func (s Sentences) RefusalText(r *dreist.Refusal, cardAt func(dreist.Cell) dreist.Card) string {
	key, ok := refusalKeys[r.Reason]
	if !ok {
		key = "refusal.other"
	}
	values := assets.Values{}
	if r.Move.Card != dreist.NoCard {
		values["Number"] = r.Move.Card.Number()
		values["Mine"] = s.Say("hue." + r.Move.Card.Color().String())
	}
	if len(r.Faults) > 0 {
		if c := cardAt(r.Faults[0]); c != dreist.NoCard {
			values["Theirs"] = s.Say("beside." + c.Color().String())
		}
		if r.Reason == dreist.AloneAtBase {
			key, values["Partner"] = "refusal.PartnerKeptAway", s.CardName(r.Partner)
		}
	}
	return s.Say(key, values)
}

// Capitalize turns the first letter of a line into a capital.
func Capitalize(line string) string {
	first, size := utf8.DecodeRuneInString(line)
	return string(unicode.ToUpper(first)) + line[size:]
}

// longest is the greatest number of characters shown of a text from a record, whose names may have any length.
const longest = 40

// ShortenText shortens a text from a record for display, with an ellipsis.
func ShortenText(text string) string {
	if letters := []rune(text); len(letters) > longest {
		return string(letters[:longest-1]) + "…"
	}
	return text
}

// RungCardCounts returns the values for sentences about a rung of the ladder: the number of cards that each side starts with.
func RungCardCounts(rung int) assets.Values {
	return assets.Values{"Yours": rung, "Egons": dreist.CardCount - rung}
}

// RatingName returns the name of the rating of a rung.
func (s Sentences) RatingName(rung int) string {
	return s.Say("rating." + dreist.RatingOf(rung).String())
}
