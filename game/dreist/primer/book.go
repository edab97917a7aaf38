package primer

import "dreist/game/rulebook"

// Book returns a new copy of the rule book.
func Book() *rulebook.Book {
	text, item, ruling, rest := rulebook.PlainParagraph, rulebook.ItemParagraph, rulebook.RulingParagraph, rulebook.RulingContinuation
	return rulebook.New("rules.", glance, "R", indexed(),
		rulebook.Section{
			text("goal.base", "material.layout", 1),
			text("goal.win", "material.aim"),
			text("goal.base", "material.base", 1),
			text("goal.deal", "material.cards"),
			text("neighbours.column", "material.most"),
		},
		rulebook.Section{
			text("goal.deal", "deal.shares"),
			text("goal.deal", "deal.egon"),
			text("goal.win", "deal.score"),
			ruling(1, "goal.deal"),
		},
		rulebook.Section{
			text("laying.single", "laying.cell", 3),
			item(1, "neighbours.colour", "laying.colour", 3, 4),
			item(2, "neighbours.contact", "laying.contact", 4, 5),
			item(3, "laying.single", "laying.company", 2, 3),
			ruling(2, "laying.single", 8),
			text("laying.pair", "laying.opening", 2),
			ruling(3, "laying.patience", 2),
			ruling(4, "laying.third", 6),
			text("laying.single", "laying.program"),
		},
		rulebook.Section{
			text("goal.turn", "turn.lay", 2, 3, 4),
			text("goal.turn", "turn.discard", 3, 5),
			ruling(5, "goal.turn", 5),
			text("goal.turn", "turn.fill"),
			text("goal.turn", "turn.program"),
			text("goal.turn", "turn.help"),
		},
		rulebook.Section{
			text("trio.draw", "trio.draw", 6, 7, 8),
			text("trio.row", "trio.row", 6, 7),
			ruling(6, "trio.row", 9),
			text("trio.column", "trio.column", 6, 7),
			text("trio.clear", "trio.clear", 6, 8),
			text("trio.column", "trio.both", 8),
			ruling(7, "trio.draw", 6, 9),
			ruling(8, "trio.clear", 6, 8),
		},
		rulebook.Section{
			text("gift.earn", "gift.earn", 7),
			text("gift.give", "gift.receivers", 7),
			text("gift.small", "gift.small"),
			ruling(9, "gift.give", 7),
		},
		rulebook.Section{
			text("goal.win", "end.win", 7),
			text("goal.win", "end.series"),
		},
		rulebook.Section{
			text("egon.reveal", "egon.reveal", 10),
			text("egon.row", "egon.who"),
			text("egon.row", "egon.row", 10),
			text("egon.again", "egon.again", 12),
			text("egon.again", "egon.pair", 11),
			ruling(10, "egon.again", 10, 11, 12),
			rest(10, "egon.again", 10, 11, 12),
			ruling(11, "egon.reveal"),
			text("egon.reveal", "egon.program"),
		},
		rulebook.Section{
			text("egon.ladder", "ladder.climb"),
			text("egon.ladder", "ladder.rating"),
			ruling(12, "egon.ladder"),
			text("egon.ladder", "ladder.program"),
		},
	)
}

// indexed returns the names of the texts with entries in the index, in the order of the book. Entries are further words that lead to a text.
func indexed() []string {
	return []string{
		"material.aim", "material.base", "material.cards", "material.layout", "material.most",
		"deal.shares", "deal.score", "r1",
		"laying.cell", "laying.colour", "laying.contact", "laying.company", "r2", "laying.opening", "r3", "laying.program",
		"turn.lay", "turn.discard", "r5", "turn.fill", "turn.program", "turn.help",
		"trio.row", "r6", "trio.column", "trio.clear", "trio.both", "trio.draw", "r7", "r8",
		"gift.earn", "gift.receivers", "gift.small", "r9",
		"end.win", "end.series",
		"egon.who", "egon.reveal", "r10",
		"ladder.climb", "ladder.rating",
	}
}
