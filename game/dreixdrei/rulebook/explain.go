package rulebook

import (
	"dreist/game/dreixdrei"
	"dreist/game/rulebook"
)

// Explain returns what explains a reason. There is nothing to explain where a move is allowed.
func Explain(r dreixdrei.Reason) (rulebook.Explanation, bool) {
	return Book().Explain(sources()[r], glance)
}

func sources() map[dreixdrei.Reason]rulebook.Source {
	from := rulebook.From
	return map[dreixdrei.Reason]rulebook.Source{
		dreixdrei.Lower:         from("laying", "higher", "laying.higher", 1),
		dreixdrei.AboveSeven:    from("laying", "seven", "laying.seven", 3),
		dreixdrei.NotEqual:      from("laying", "several", "r6", 2),
		dreixdrei.OpenClosed:    from("phases", "two", "r11", 8),
		dreixdrei.HandFirst:     from("phases", "three", "phases.three", 8),
		dreixdrei.JokerWaits:    from("phases", "three", "r12", 10),
		dreixdrei.NothingToTake: from("take", "must", "r9", 5),
		dreixdrei.ExchangeFirst: from("start", "exchange", "r4", 0),
		dreixdrei.ExchangeOver:  from("start", "exchange", "r4", 0),
		dreixdrei.NotYourTurn:   from("laying", "draw", "r7", 0),
		dreixdrei.GameOver:      from("phases", "out", "end.out", 0),
		dreixdrei.NotInHand:     from("phases", "one", "phases.one", 2),
		dreixdrei.NotOpen:       from("phases", "two", "phases.two", 0),
		dreixdrei.NoSuchCard:    from("phases", "three", "phases.three", 10),
		dreixdrei.TurnOver:      from("laying", "draw", "turn.choice", 1),
		dreixdrei.NoJoker:       from("special", "joker", "specials.joker", 0),
		dreixdrei.UnknownMove:   from("laying", "higher", "turn.choice", 0),
	}
}
