package primer

import (
	"dreist/game/dreixdrei"
	"dreist/game/rulebook"
)

// Explain returns the rule that explains why a move is not allowed, and false for Allowed.
func Explain(r dreixdrei.Reason) (rulebook.Explanation, bool) {
	from := rulebook.ParagraphRefOf
	return Book().Explain(map[dreixdrei.Reason]rulebook.ParagraphRef{
		dreixdrei.LowerThanDemand:  from("laying.higher", 1),
		dreixdrei.AboveSeven:       from("laying.seven", 3),
		dreixdrei.NotEqualKinds:    from("r6", 2),
		dreixdrei.OpenCardTooEarly: from("r11", 8),
		dreixdrei.FaceDownTooEarly: from("phases.three", 8),
		dreixdrei.JokerNeedsName:   from("r12", 10),
		dreixdrei.NoPileToPickUp:   from("r9", 5),
		dreixdrei.SwappingNotEnded: from("r4", 0),
		dreixdrei.SwappingEnded:    from("r4", 0),
		dreixdrei.GameOver:         from("end.out", 0),
		dreixdrei.NotInHand:        from("phases.one", 2),
		dreixdrei.NotAnOpenCard:    from("phases.two", 0),
		dreixdrei.NoSuchCard:       from("phases.three", 10),
		dreixdrei.TurnHasEnded:     from("turn.choice", 1),
		dreixdrei.NoJokerToName:    from("specials.joker", 0),
		dreixdrei.UnknownMove:      from("turn.choice", 0),
	}[r])
}
