package primer

import (
	"dreist/game/rulebook"
	"dreist/game/thegame"
)

// Explain returns the rule that explains why a move is not allowed, and false for Allowed.
func Explain(r thegame.Reason) (rulebook.Explanation, bool) {
	from := rulebook.ParagraphRefOf
	return Book().Explain(map[thegame.Reason]rulebook.ParagraphRef{
		thegame.NotInHand:          from("laying.card", 4),
		thegame.TooLow:             from("laying.up", 1),
		thegame.TooHigh:            from("laying.down", 1),
		thegame.NoSuchPile:         from("r1", 0),
		thegame.MinimumOwed:        from("turn.least", 4),
		thegame.SameSignal:         from("r16", 9),
		thegame.NoSignalToTakeBack: from("r16", 9),
		thegame.NoSuchSeat:         from("r16", 9),
		thegame.GameOver:           from("r11", 6),
		thegame.UnknownMove:        from("turn.least", 0),
	}[r])
}
