package rulebook

import "dreist/game/rulebook"

// Book returns the rule book. It is the caller's own.
func Book() *rulebook.Book {
	text, item, ruling, rest := rulebook.Text, rulebook.Item, rulebook.Ruling, rulebook.Rest
	return rulebook.New("rules.", "R", indexed(),
		rulebook.Section{ID: "material", Paragraphs: []rulebook.Paragraph{
			text("material.aim"),
			text("material.base", 1),
			text("material.cards"),
			text("material.layout", 1),
			text("material.most"),
		}},
		rulebook.Section{ID: "deal", Paragraphs: []rulebook.Paragraph{
			text("deal.shares"),
			text("deal.egon"),
			text("deal.score"),
			ruling(1),
		}},
		rulebook.Section{ID: "laying", Paragraphs: []rulebook.Paragraph{
			text("laying.cell", 3),
			item(1, "laying.colour", 3, 4),
			item(2, "laying.contact", 4, 5),
			item(3, "laying.company", 2, 3),
			ruling(2, 8),
			text("laying.opening", 2),
			ruling(3, 2),
			ruling(4),
			text("laying.program"),
		}},
		rulebook.Section{ID: "turn", Paragraphs: []rulebook.Paragraph{
			text("turn.lay", 2, 3, 4),
			text("turn.discard", 5),
			ruling(5, 5),
			text("turn.fill"),
			text("turn.program"),
			text("turn.help"),
		}},
		rulebook.Section{ID: "trio", Paragraphs: []rulebook.Paragraph{
			text("trio.row", 6, 7),
			ruling(6, 9),
			text("trio.column", 6, 7),
			text("trio.clear", 6, 8),
			text("trio.both", 8),
			text("trio.draw", 6, 7),
			ruling(7, 6, 9),
			ruling(8, 6, 8),
		}},
		rulebook.Section{ID: "gift", Paragraphs: []rulebook.Paragraph{
			text("gift.earn", 7),
			text("gift.receivers", 7),
			text("gift.small"),
			ruling(9),
		}},
		rulebook.Section{ID: "end", Paragraphs: []rulebook.Paragraph{
			text("end.win"),
			text("end.series"),
		}},
		rulebook.Section{ID: "egon", Paragraphs: []rulebook.Paragraph{
			text("egon.who"),
			text("egon.reveal", 10),
			text("egon.row", 10),
			text("egon.again", 12),
			text("egon.pair", 11),
			ruling(10, 10, 11, 12),
			rest(10, 10, 11, 12),
			ruling(11),
			text("egon.program"),
		}},
		rulebook.Section{ID: "ladder", Paragraphs: []rulebook.Paragraph{
			text("ladder.climb"),
			text("ladder.rating"),
			ruling(12),
			text("ladder.program"),
		}},
	)
}

// indexed are the texts that more words lead to than they have, in the order of the book.
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
