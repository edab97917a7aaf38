package rulebook

import (
	"dreist/game/dreist"
	"dreist/game/rulebook"
)

// Explain returns what explains a reason. There is nothing to explain where a move is allowed.
func Explain(r dreist.Reason) (rulebook.Explanation, bool) {
	return Book().Explain(sources()[r], "overview.")
}

func sources() map[dreist.Reason]rulebook.Source {
	from := rulebook.From
	return map[dreist.Reason]rulebook.Source{
		dreist.WrongColumn:   from("goal", "base", "material.layout", 1),
		dreist.OutsideLayout: from("goal", "base", "material.layout", 1),
		dreist.CellTaken:     from("laying", "single", "laying.cell", 3),
		dreist.OtherColour:   from("neighbours", "colour", "laying.colour", 3),
		dreist.NoContact:     from("neighbours", "contact", "laying.contact", 5),
		dreist.AloneAtBase:   from("laying", "pair", "laying.opening", 2),
		dreist.ThirdColour:   from("laying", "third", "r4", 6),
		dreist.NotThePartner: from("laying", "pair", "laying.opening", 2),
		dreist.NotInHand:     from("goal", "turn", "turn.lay", 2),

		dreist.PartnerMissing: from("laying", "patience", "r3", 2),
		dreist.NoTrio:         from("trio", "draw", "trio.draw", 8),
		dreist.AlreadyLaid:    from("goal", "turn", "turn.discard", 3),
		dreist.NothingLaid:    from("goal", "turn", "r5", 5),
		dreist.HandNotEmpty:   from("gift", "earn", "gift.earn", 7),
		dreist.NoSuchReceiver: from("gift", "give", "gift.receivers", 7),
		dreist.OneCardOnly:    from("gift", "give", "r9", 7),
		dreist.NotEgonsTurn:   from("egon", "reveal", "egon.reveal", 10),
		dreist.EgonsTurn:      from("egon", "reveal", "egon.reveal", 10),
		dreist.GameOver:       from("goal", "win", "end.win", 7),
		dreist.UnknownMove:    from("goal", "turn", "turn.lay", 2),
	}
}
