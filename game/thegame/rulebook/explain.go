package rulebook

import (
	"dreist/game/rulebook"
	"dreist/game/thegame"
)

// Explain returns what explains a reason. There is nothing to explain where a move is allowed.
func Explain(r thegame.Reason) (rulebook.Explanation, bool) {
	return Book().Explain(sources()[r], glance)
}

func sources() map[thegame.Reason]rulebook.Source {
	from := rulebook.From
	return map[thegame.Reason]rulebook.Source{
		thegame.NotInHand:    from("turn", "least", "laying.card", 4),
		thegame.TooLow:       from("rows", "up", "laying.up", 1),
		thegame.TooHigh:      from("rows", "down", "laying.down", 1),
		thegame.NoSuchPile:   from("rows", "aim", "r1", 0),
		thegame.MinimumOwed:  from("turn", "least", "turn.least", 4),
		thegame.SameSignal:   from("talk", "any", "r16", 9),
		thegame.NoSignalThen: from("talk", "any", "r16", 9),
		thegame.NoSuchSeat:   from("talk", "any", "r16", 9),
		thegame.GameOver:     from("end", "won", "r11", 6),
		thegame.UnknownMove:  from("turn", "least", "turn.least", 0),
	}
}
