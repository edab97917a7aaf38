package rulebook

import (
	"dreist/game/dreist"
	"dreist/game/rulebook"
)

// Explain returns what explains a reason. There is nothing to explain where a move is allowed.
func Explain(r dreist.Reason) (e rulebook.Explanation, ok bool) {
	found, ok := sources()[r]
	if !ok {
		return rulebook.Explanation{}, false
	}
	place, _ := Book().PlaceOf(found.paragraph)
	return rulebook.Explanation{Page: found.page, Point: found.point, Place: place, Example: found.example}, true
}

// source names what explains a reason: an ID and two keys.
type source struct {
	page, point, paragraph string
	example                int
}

func sources() map[dreist.Reason]source {
	return map[dreist.Reason]source{
		dreist.WrongColumn:   {"goal", "overview.goal.base", "rules.material.layout", 1},
		dreist.OutsideLayout: {"goal", "overview.goal.base", "rules.material.layout", 1},
		dreist.CellTaken:     {"laying", "overview.laying.single", "rules.laying.cell", 3},
		dreist.OtherColour:   {"neighbours", "overview.neighbours.colour", "rules.laying.colour", 3},
		dreist.NoContact:     {"neighbours", "overview.neighbours.contact", "rules.laying.contact", 5},
		dreist.AloneAtBase:   {"laying", "overview.laying.pair", "rules.laying.opening", 2},
		dreist.ThirdColour:   {"laying", "overview.laying.third", "rules.r4", 6},
		dreist.NotThePartner: {"laying", "overview.laying.pair", "rules.laying.opening", 2},
		dreist.NotInHand:     {"goal", "overview.goal.turn", "rules.turn.lay", 2},

		dreist.PartnerMissing: {"laying", "overview.laying.patience", "rules.r3", 2},
		dreist.NoTrio:         {"trio", "overview.trio.draw", "rules.trio.draw", 8},
		dreist.AlreadyLaid:    {"goal", "overview.goal.turn", "rules.turn.discard", 3},
		dreist.NothingLaid:    {"goal", "overview.goal.turn", "rules.r5", 5},
		dreist.HandNotEmpty:   {"gift", "overview.gift.earn", "rules.gift.earn", 7},
		dreist.NoSuchReceiver: {"gift", "overview.gift.give", "rules.gift.receivers", 7},
		dreist.OneCardOnly:    {"gift", "overview.gift.give", "rules.r9", 7},
		dreist.NotEgonsTurn:   {"egon", "overview.egon.reveal", "rules.egon.reveal", 10},
		dreist.EgonsTurn:      {"egon", "overview.egon.reveal", "rules.egon.reveal", 10},
		dreist.GameOver:       {"goal", "overview.goal.win", "rules.end.win", 7},
		dreist.UnknownMove:    {"goal", "overview.goal.turn", "rules.turn.lay", 2},
	}
}
