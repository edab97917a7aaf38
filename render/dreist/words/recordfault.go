package words

import (
	"errors"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/game/dreist/record"
	form "dreist/game/record"
)

var faultKeys = map[form.Fault]string{
	form.NotUTF8:           "fault.text",
	form.ControlCharacter:  "fault.text",
	form.NeitherTagNorTurn: "fault.line",
	form.TooLarge:          "fault.large",

	form.NameMissing:        "fault.name",
	form.QuotesMissing:      "fault.quote",
	form.QuoteNotClosed:     "fault.quote",
	form.UnknownEscape:      "fault.escape",
	form.BracketMissing:     "fault.bracket",
	form.AfterTag:           "fault.after",
	form.GameTagNotFirst:    "fault.game",
	form.TagTwice:           "fault.twice",
	form.TagBelowTurns:      "fault.order",
	form.TagMissing:         "fault.missing",
	record.SeatsMissing:     "fault.missing",
	record.StartsMissing:    "fault.missing",
	form.WrongValue:         "fault.value",
	record.WrongSeatValue:   "fault.value",
	record.WrongResultValue: "fault.value",
	form.NoSuchSeat:         "fault.seat",
	record.EgonHasNoHand:    "fault.egonhand",
	record.SeatWithoutCards: "fault.nocards",
	form.FalseResult:        "fault.result",
	record.UnplayableDeal:   "fault.deal",

	record.NotACard:         "fault.card",
	record.FourthCopy:       "fault.three",
	record.TooManyCards:     "fault.many",
	record.EmptyLayoutValue: "fault.empty",
	record.WrongRowLetter:   "fault.letter",
	record.TooManyRows:      "fault.row",

	record.NotAMove:        "fault.move",
	record.NotARow:         "fault.rownumber",
	record.ReceiverMissing: "fault.receiver",
	form.TurnEnded:         "fault.ended",
	form.TurnUnfinished:    "fault.stops",
	form.NotTheirTurn:      "fault.turn",
	record.EgonWritten:     "fault.egon",
}

var ruleKeys = map[dreist.Reason]string{
	dreist.WrongColumn:    "fault.column",
	dreist.OutsideLayout:  "fault.row",
	dreist.CellTaken:      "fault.taken",
	dreist.OtherColour:    "fault.colour",
	dreist.NoContact:      "fault.contact",
	dreist.AloneAtBase:    "fault.alone",
	dreist.ThirdColour:    "fault.third",
	dreist.NotThePartner:  "fault.partner",
	dreist.NotInHand:      "fault.hand",
	dreist.PartnerMissing: "fault.waits",
	dreist.NoTrioMade:     "fault.trio",
	dreist.AlreadyLaid:    "fault.laid",
	dreist.NothingLaid:    "fault.nothing",
	dreist.HandNotEmpty:   "fault.gift",
	dreist.NoSuchReceiver: "fault.receiver",
	dreist.OneCardOnly:    "fault.single",
	dreist.NotEgonsTurn:   "fault.turn",
	dreist.EgonsTurn:      "fault.turn",
	dreist.GameOver:       "fault.over",
	dreist.UnknownMove:    "fault.move",
}

// RecordFaultText returns the sentence about where and why a record is invalid.
func (s Sentences) RecordFaultText(name string, err error) string {
	fault := (*form.Error)(nil)
	if !errors.As(err, &fault) {
		return s.Say("file.record.other", assets.Values{"File": name})
	}
	token := fault.Token
	if token == "" {
		token = "–"
	}
	return s.Say("file.record", assets.Values{
		"File": name, "Line": fault.Line, "Column": fault.Column, "Token": token, "Reason": s.recordErrorText(fault),
	})
}

// recordErrorText returns the sentence about why a record is invalid.
func (s Sentences) recordErrorText(e *form.Error) string {
	r := e.Reason
	refusal := &dreist.Refusal{}
	errors.As(r.Err, &refusal)
	switch r.Fault {
	case form.BrokenRule:
		return s.Say(ruleKeys[refusal.Reason])
	case record.BrokenLayout:
		key := ruleKeys[refusal.Reason]
		if refusal.Reason == dreist.ThirdColour { // cards of a given layout cannot be an opening
			key = "fault.thrice"
		}
		card, row := refusal.Move.Card, int(refusal.Move.Row)
		return s.Say("fault.layout", assets.Values{"Card": Capitalize(s.CardName(card)), "Row": row, "Rule": s.Say(key)})
	case record.WrongRowLength:
		return s.Say("fault.columns", assets.Values{"Count": r.Number, "Columns": dreist.NumberCount})
	}
	return s.Say(faultKeys[r.Fault])
}
