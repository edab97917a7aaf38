// Package words turns what the rules say into sentences of the catalogue: refusals, faults of records, what
// Egon says, the log. It draws nothing.
package words

import (
	"unicode"
	"unicode/utf8"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/assets/msg/dreistmsg"
	"dreist/game/dreist"
)

// Sentences says what happened in the language of its texts.
type Sentences struct {
	*assets.Texts
	Seats []string // what the players at a table are called, clockwise; empty in a game against Egon
}

// Card returns a card's name as it stands in a sentence: "red 6", "rote 6".
func (s Sentences) Card(c dreist.Card) string {
	return s.Say(dreistmsg.Card, assets.Values{"Color": s.Say("color." + c.Color().String()), "Number": c.Number()})
}

// Cards returns the names of several cards as a list.
func (s Sentences) Cards(cards []dreist.Card) string {
	names := make([]string, len(cards))
	for i, c := range cards {
		names[i] = s.Card(c)
	}
	return s.List(names)
}

// Name returns how a seat is called: by its name at a table, else the player or Egon.
func (s Sentences) Name(seat dreist.Seat) string {
	if len(s.Seats) > 0 {
		return s.Seats[seat]
	}
	if seat == dreist.EgonSeat {
		return s.Say(dreistmsg.NameEgon)
	}
	return s.Say(msg.NameYou)
}

// refusalKeys are the sentences of the reasons a player can meet by mouse and keys; other reasons share one.
var refusalKeys = map[dreist.Reason]string{
	dreist.WrongColumn:    dreistmsg.RefusalWrongColumn,
	dreist.CellTaken:      dreistmsg.RefusalCellTaken,
	dreist.OtherColour:    dreistmsg.RefusalOtherColour,
	dreist.NoContact:      dreistmsg.RefusalNoContact,
	dreist.AloneAtBase:    dreistmsg.RefusalAloneAtBase,
	dreist.ThirdColour:    dreistmsg.RefusalThirdColour,
	dreist.NotThePartner:  dreistmsg.RefusalNotThePartner,
	dreist.PartnerMissing: dreistmsg.RefusalPartnerMissing,
	dreist.AlreadyLaid:    dreistmsg.RefusalAlreadyLaid,
	dreist.NothingLaid:    dreistmsg.RefusalNothingLaid,
	dreist.NoTrio:         dreistmsg.RefusalNoTrio,
}

// Refusal returns one sentence that says why a move is not allowed on a layout.
func (s Sentences) Refusal(r *dreist.Refusal, l *dreist.Layout) string {
	key, ok := refusalKeys[r.Reason]
	if !ok {
		key = dreistmsg.RefusalOther
	}
	values := assets.Values{}
	if r.Move.Card != dreist.NoCard {
		values["Number"] = r.Move.Card.Number()
		values["Mine"] = s.Say("hue." + r.Move.Card.Color().String())
	}
	if len(r.Faults) > 0 {
		if c := l.At(r.Faults[0]); c != dreist.NoCard {
			values["Theirs"] = s.Say("beside." + c.Color().String())
		}
		if r.Reason == dreist.AloneAtBase {
			key, values["Partner"] = dreistmsg.RefusalPartnerKeptAway, s.Card(r.Partner)
		}
	}
	return s.Say(key, values)
}

// Sentence begins a line with a capital letter.
func Sentence(line string) string {
	first, size := utf8.DecodeRuneInString(line)
	return string(unicode.ToUpper(first)) + line[size:]
}

// longest is how many letters of a text from a record are shown. A record may hold names and values of any length, and
// keeps them; those that the program writes itself are shorter.
const longest = 40

// Short returns a text from a record as it is shown: of a longer one the beginning, with an ellipsis.
func Short(text string) string {
	if letters := []rune(text); len(letters) > longest {
		return string(letters[:longest-1]) + "…"
	}
	return text
}

// Shares are the cards of both sides at the start of a rung of the ladder, as values of a sentence.
func Shares(rung int) assets.Values {
	return assets.Values{"Yours": rung, "Egons": dreist.Deck - rung}
}

// Rating returns the name of the rating of the highest rung won.
func (s Sentences) Rating(rung int) string { return s.Say("rating." + dreist.RatingOf(rung).String()) }

// Lead says, after a number, that somebody is ahead by it, or behind the best of the others where it is negative.
func (s Sentences) Lead(n int, best dreist.Seat) string {
	switch {
	case n > 0:
		return s.Say(dreistmsg.RaceAhead)
	case n < 0:
		return s.Say(dreistmsg.RaceBehind, assets.Values{"Name": s.Name(best)})
	}
	return s.Say(dreistmsg.RaceLevel)
}
