package words

import (
	"errors"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/game/dreist/record"
	form "dreist/game/record"
)

// faultKeys are the sentences about records that do not hold. Where the rules refuse something, ruleKeys are.
var faultKeys = map[form.Fault]string{
	form.NotUTF8:           msg.FaultText,
	form.ControlCharacter:  msg.FaultText,
	form.NeitherTagNorTurn: msg.FaultLine,
	form.TooLarge:          msg.FaultLarge,

	form.NameMissing:        msg.FaultName,
	form.QuotesMissing:      msg.FaultQuote,
	form.QuoteNotClosed:     msg.FaultQuote,
	form.UnknownEscape:      msg.FaultEscape,
	form.BracketMissing:     msg.FaultBracket,
	form.AfterTag:           msg.FaultAfter,
	form.GameNotFirst:       msg.FaultGame,
	form.TagTwice:           msg.FaultTwice,
	form.TagBelowTurns:      msg.FaultOrder,
	form.TagMissing:         msg.FaultMissing,
	record.SeatsMissing:     msg.FaultMissing,
	record.StartsMissing:    msg.FaultMissing,
	form.WrongValue:         msg.FaultValue,
	record.WrongSeatValue:   msg.FaultValue,
	record.WrongResultValue: msg.FaultValue,
	form.NoSuchSeat:         msg.FaultSeat,
	record.EgonHasNoHand:    msg.FaultEgonhand,
	record.SeatWithoutCards: msg.FaultNocards,
	form.FalseResult:        msg.FaultResult,
	record.UnplayableDeal:   msg.FaultDeal,

	record.NotACard:         msg.FaultCard,
	record.FourthCopy:       msg.FaultThree,
	record.TooManyCards:     msg.FaultMany,
	record.EmptyLayoutValue: msg.FaultEmpty,
	record.WrongRowLetter:   msg.FaultLetter,
	record.TooManyRows:      msg.FaultRow,

	record.NotAMove:        msg.FaultMove,
	record.NotARow:         msg.FaultRownumber,
	record.ReceiverMissing: msg.FaultReceiver,
	form.TurnEnded:         msg.FaultEnded,
	form.TurnUnfinished:    msg.FaultStops,
	form.NotTheirTurn:      msg.FaultTurn,
	record.EgonWritten:     msg.FaultEgon,
}

// ruleKeys are the sentences about what the rules refuse in a record.
var ruleKeys = map[dreist.Reason]string{
	dreist.WrongColumn:    msg.FaultColumn,
	dreist.OutsideLayout:  msg.FaultRow,
	dreist.CellTaken:      msg.FaultTaken,
	dreist.OtherColour:    msg.FaultColour,
	dreist.NoContact:      msg.FaultContact,
	dreist.AloneAtBase:    msg.FaultAlone,
	dreist.ThirdColour:    msg.FaultThird,
	dreist.NotThePartner:  msg.FaultPartner,
	dreist.NotInHand:      msg.FaultHand,
	dreist.PartnerMissing: msg.FaultWaits,
	dreist.NoTrio:         msg.FaultTrio,
	dreist.AlreadyLaid:    msg.FaultLaid,
	dreist.NothingLaid:    msg.FaultNothing,
	dreist.HandNotEmpty:   msg.FaultGift,
	dreist.NoSuchReceiver: msg.FaultReceiver,
	dreist.OneCardOnly:    msg.FaultSingle,
	dreist.NotEgonsTurn:   msg.FaultTurn,
	dreist.EgonsTurn:      msg.FaultTurn,
	dreist.GameOver:       msg.FaultOver,
	dreist.UnknownMove:    msg.FaultMove,
}

// RecordFault says where and why a record does not hold.
func (s Sentences) RecordFault(name string, err error) string {
	fault := (*form.Error)(nil)
	if !errors.As(err, &fault) {
		return s.Say(msg.FileRecordOther, assets.Values{"File": name})
	}
	token := fault.Token
	if token == "" {
		token = "–"
	}
	return s.Say(msg.FileRecord, assets.Values{
		"File": name, "Line": fault.Line, "Column": fault.Column, "Token": token, "Reason": s.Fault(fault),
	})
}

// Fault says in words why a record does not hold.
func (s Sentences) Fault(e *form.Error) string {
	r := e.Reason
	refusal := &dreist.Refusal{}
	errors.As(r.Err, &refusal)
	switch r.Fault {
	case record.BrokenRule:
		return s.Say(ruleKeys[refusal.Reason])
	case record.BrokenLayout:
		card, row := refusal.Move.Card, int(refusal.Move.Row)
		return s.Say(msg.FaultLayout, assets.Values{"Card": Sentence(s.Card(card)), "Row": row, "Rule": s.Say(layoutKey(refusal.Reason))})
	case record.WrongRowLength:
		return s.Say(msg.FaultColumns, assets.Values{"Count": r.Number, "Columns": dreist.Numbers})
	}
	return s.Say(faultKeys[r.Fault])
}

// layoutKey is the sentence about a card that lies in a layout against the rules. A third colour is no opening there.
func layoutKey(rule dreist.Reason) string {
	if rule == dreist.ThirdColour {
		return msg.FaultThrice
	}
	return ruleKeys[rule]
}
