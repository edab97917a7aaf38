package words

import (
	"strings"

	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/game/dreist/record"
)

// faultKeys are the sentences about records that do not hold, by the reason the record gives in English. What has no
// sentence is told by that reason.
var faultKeys = map[string]string{
	dreist.WrongColumn.String():    "column",
	dreist.OutsideLayout.String():  "row",
	dreist.CellTaken.String():      "taken",
	dreist.OtherColour.String():    "colour",
	dreist.NoContact.String():      "contact",
	dreist.AloneAtBase.String():    "alone",
	dreist.ThirdColour.String():    "third",
	dreist.NotThePartner.String():  "partner",
	dreist.NotInHand.String():      "hand",
	dreist.PartnerMissing.String(): "waits",
	dreist.NoTrio.String():         "trio",
	dreist.AlreadyLaid.String():    "laid",
	dreist.NothingLaid.String():    "nothing",
	dreist.HandNotEmpty.String():   "gift",
	dreist.NoSuchReceiver.String(): "receiver",
	dreist.OneCardOnly.String():    "single",
	dreist.GameOver.String():       "over",

	"neither a tag nor a turn":                "line",
	"the first tag must be Game":              "game",
	"tags stand above the turns":              "order",
	"this tag is missing":                     "missing",
	"this tag stands above already":           "twice",
	"not UTF-8":                               "text",
	"control character":                       "text",
	"Egon's turns are never written":          "egon",
	"the turn has ended":                      "ended",
	"there are only three cards of this kind": "three",
	"not a card: want a number 1–8 and a colour letter r, y, t or v":               msg.Card,
	"not a move: want a card and a row, +, x and a card, . or > and seats":         "move",
	"not a row: want a number from 1 after the card":                               "rownumber",
	"the turn stops here, but only the last line may stop in the middle of a turn": "stops",
	"the value has no closing quote":                                               "quote",
	"the value of a tag stands in quotes":                                          "quote",
	"want the closing bracket of the tag":                                          "bracket",
	"only a comment may follow a tag":                                              "after",
	"a third colour in its column":                                                 "thrice",
}

// faultBeginnings are the same for reasons that end with what is particular to the record.
var faultBeginnings = []struct{ reason, key string }{
	{"there is no seat ", "seat"}, {"it is the turn of seat ", "turn"}, {"the moves lead to ", "result"}, {"larger than ", "large"},
	{"this tag is missing", "missing"}, {"want ", "value"}, {"a layout has at most ", "row"}, {"the row has ", "row"}, {"at most ", "many"},
}

// Fault says in words why a record does not hold.
func (s Sentences) Fault(e *record.Error) string {
	if key, ok := faultKeys[e.Reason]; ok {
		return s.Say("fault." + key)
	}
	for _, b := range faultBeginnings {
		if strings.HasPrefix(e.Reason, b.reason) {
			return s.Say("fault." + b.key)
		}
	}
	return e.Reason
}
