package words

import (
	"errors"

	"dreist/assets"
	"dreist/assets/msg/dreistmsg"
	"dreist/game/dreist"
	"dreist/game/dreist/record"
	form "dreist/game/record"
)

// faultKeys are the sentences about invalid records; ruleKeys are those about broken rules.
var faultKeys = map[form.Fault]string{
	form.NotUTF8:           dreistmsg.FaultText,
	form.ControlCharacter:  dreistmsg.FaultText,
	form.NeitherTagNorTurn: dreistmsg.FaultLine,
	form.TooLarge:          dreistmsg.FaultLarge,

	form.NameMissing:        dreistmsg.FaultName,
	form.QuotesMissing:      dreistmsg.FaultQuote,
	form.QuoteNotClosed:     dreistmsg.FaultQuote,
	form.UnknownEscape:      dreistmsg.FaultEscape,
	form.BracketMissing:     dreistmsg.FaultBracket,
	form.AfterTag:           dreistmsg.FaultAfter,
	form.GameNotFirst:       dreistmsg.FaultGame,
	form.TagTwice:           dreistmsg.FaultTwice,
	form.TagBelowTurns:      dreistmsg.FaultOrder,
	form.TagMissing:         dreistmsg.FaultMissing,
	record.SeatsMissing:     dreistmsg.FaultMissing,
	record.StartsMissing:    dreistmsg.FaultMissing,
	form.WrongValue:         dreistmsg.FaultValue,
	record.WrongSeatValue:   dreistmsg.FaultValue,
	record.WrongResultValue: dreistmsg.FaultValue,
	form.NoSuchSeat:         dreistmsg.FaultSeat,
	record.EgonHasNoHand:    dreistmsg.FaultEgonhand,
	record.SeatWithoutCards: dreistmsg.FaultNocards,
	form.FalseResult:        dreistmsg.FaultResult,
	record.UnplayableDeal:   dreistmsg.FaultDeal,

	record.NotACard:         dreistmsg.FaultCard,
	record.FourthCopy:       dreistmsg.FaultThree,
	record.TooManyCards:     dreistmsg.FaultMany,
	record.EmptyLayoutValue: dreistmsg.FaultEmpty,
	record.WrongRowLetter:   dreistmsg.FaultLetter,
	record.TooManyRows:      dreistmsg.FaultRow,

	record.NotAMove:        dreistmsg.FaultMove,
	record.NotARow:         dreistmsg.FaultRownumber,
	record.ReceiverMissing: dreistmsg.FaultReceiver,
	form.TurnEnded:         dreistmsg.FaultEnded,
	form.TurnUnfinished:    dreistmsg.FaultStops,
	form.NotTheirTurn:      dreistmsg.FaultTurn,
	record.EgonWritten:     dreistmsg.FaultEgon,
}

// ruleKeys are the sentences about broken rules in a record.
var ruleKeys = map[dreist.Reason]string{
	dreist.WrongColumn:    dreistmsg.FaultColumn,
	dreist.OutsideLayout:  dreistmsg.FaultRow,
	dreist.CellTaken:      dreistmsg.FaultTaken,
	dreist.OtherColour:    dreistmsg.FaultColour,
	dreist.NoContact:      dreistmsg.FaultContact,
	dreist.AloneAtBase:    dreistmsg.FaultAlone,
	dreist.ThirdColour:    dreistmsg.FaultThird,
	dreist.NotThePartner:  dreistmsg.FaultPartner,
	dreist.NotInHand:      dreistmsg.FaultHand,
	dreist.PartnerMissing: dreistmsg.FaultWaits,
	dreist.NoTrio:         dreistmsg.FaultTrio,
	dreist.AlreadyLaid:    dreistmsg.FaultLaid,
	dreist.NothingLaid:    dreistmsg.FaultNothing,
	dreist.HandNotEmpty:   dreistmsg.FaultGift,
	dreist.NoSuchReceiver: dreistmsg.FaultReceiver,
	dreist.OneCardOnly:    dreistmsg.FaultSingle,
	dreist.NotEgonsTurn:   dreistmsg.FaultTurn,
	dreist.EgonsTurn:      dreistmsg.FaultTurn,
	dreist.GameOver:       dreistmsg.FaultOver,
	dreist.UnknownMove:    dreistmsg.FaultMove,
}

// RecordFault describes where and why a record is invalid.
func (s Sentences) RecordFault(name string, err error) string {
	fault := (*form.Error)(nil)
	if !errors.As(err, &fault) {
		return s.Say(dreistmsg.FileRecordOther, assets.Values{"File": name})
	}
	token := fault.Token
	if token == "" {
		token = "–"
	}
	return s.Say(dreistmsg.FileRecord, assets.Values{
		"File": name, "Line": fault.Line, "Column": fault.Column, "Token": token, "Reason": s.Fault(fault),
	})
}

// Fault describes why a record is invalid.
func (s Sentences) Fault(e *form.Error) string {
	r := e.Reason
	refusal := &dreist.Refusal{}
	errors.As(r.Err, &refusal)
	switch r.Fault {
	case record.BrokenRule:
		return s.Say(ruleKeys[refusal.Reason])
	case record.BrokenLayout:
		card, row := refusal.Move.Card, int(refusal.Move.Row)
		return s.Say(dreistmsg.FaultLayout, assets.Values{"Card": Sentence(s.Card(card)), "Row": row, "Rule": s.Say(layoutKey(refusal.Reason))})
	case record.WrongRowLength:
		return s.Say(dreistmsg.FaultColumns, assets.Values{"Count": r.Number, "Columns": dreist.Numbers})
	}
	return s.Say(faultKeys[r.Fault])
}

// layoutKey returns the sentence about a card of an impossible layout. A third colour is no opening there.
func layoutKey(rule dreist.Reason) string {
	if rule == dreist.ThirdColour {
		return dreistmsg.FaultThrice
	}
	return ruleKeys[rule]
}
