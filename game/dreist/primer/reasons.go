package primer

import (
	"dreist/game/dreist"
	"dreist/game/rulebook"
)

// Explain returns the rule book's explanation of a reason; false for Allowed, which needs none.
func Explain(r dreist.Reason) (rulebook.Explanation, bool) {
	return Book().Explain(sources()[r])
}

func sources() map[dreist.Reason]rulebook.ParagraphRef {
	from := rulebook.ParagraphRefOf
	return map[dreist.Reason]rulebook.ParagraphRef{
		dreist.WrongColumn:   from("material.layout", 1),
		dreist.OutsideLayout: from("material.layout", 1),
		dreist.CellTaken:     from("laying.cell", 3),
		dreist.OtherColour:   from("laying.colour", 3),
		dreist.NoContact:     from("laying.contact", 5),
		dreist.AloneAtBase:   from("laying.opening", 2),
		dreist.ThirdColour:   from("r4", 6),
		dreist.NotThePartner: from("laying.opening", 2),
		dreist.NotInHand:     from("turn.lay", 2),

		dreist.PartnerMissing: from("r3", 2),
		dreist.NoTrioMade:     from("trio.draw", 8),
		dreist.AlreadyLaid:    from("turn.discard", 3),
		dreist.NothingLaid:    from("r5", 5),
		dreist.HandNotEmpty:   from("gift.earn", 7),
		dreist.NoSuchReceiver: from("gift.receivers", 7),
		dreist.OneCardOnly:    from("r9", 7),
		dreist.NotEgonsTurn:   from("egon.reveal", 10),
		dreist.EgonsTurn:      from("egon.reveal", 10),
		dreist.GameOver:       from("end.win", 7),
		dreist.UnknownMove:    from("turn.lay", 2),
	}
}
