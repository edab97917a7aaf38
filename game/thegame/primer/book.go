package primer

import "dreist/game/rulebook"

// Book returns a new copy of the rule book.
func Book() *rulebook.Book {
	text, item, ruling, rest := rulebook.PlainParagraph, rulebook.ItemParagraph, rulebook.RulingParagraph, rulebook.RulingContinuation
	return rulebook.New("thegame.rules.", glance, "G",
		[]string{ // what a search finds by further words, in the order of the book
			"material.aim", "material.cards", "material.rows", "r1",
			"deal.hands", "r2", "r3",
			"laying.card", "laying.up", "laying.down", "laying.back", "r4", "r5", "laying.program",
			"turn.least", "turn.more", "r6", "r7", "turn.program", "r18",
			"r15", "talk.signs", "r16", "r17", "talk.partners",
			"r11", "r8", "r9", "r10", "end.rest", "r12", "r20",
			"r13", "r14", "r19",
		},
		rulebook.Section{
			text("rows.aim", "material.aim"),
			text("rows.cards", "material.cards"),
			text("rows.cards", "material.rows"),
			ruling(1, "rows.aim"),
		},
		rulebook.Section{
			text("turn.draw", "deal.hands"),
			ruling(2, "turn.draw"),
			ruling(3, "turn.least"),
		},
		rulebook.Section{
			text("turn.least", "laying.card", 4),
			item(1, "rows.up", "laying.up", 1),
			item(2, "rows.down", "laying.down", 1),
			item(3, "back.exact", "laying.back", 2, 3),
			ruling(4, "back.whoever", 2, 3, 5),
			ruling(5, "turn.more", 1, 4),
			text("turn.more", "laying.program"),
		},
		rulebook.Section{
			text("turn.least", "turn.least", 4),
			text("turn.more", "turn.more", 4),
			ruling(6, "turn.draw", 4),
			ruling(7, "turn.last", 7, 8),
			text("turn.more", "turn.program"),
			ruling(18, "turn.more"),
			rest(18, "turn.more"),
		},
		rulebook.Section{
			ruling(15, "talk.secret", 9),
			text("talk.wishes", "talk.signs", 9),
			ruling(16, "talk.any", 9),
			ruling(17, "talk.secret"),
			text("talk.wishes", "talk.program"),
			text("talk.wishes", "talk.partners"),
		},
		rulebook.Section{
			ruling(11, "end.won", 6, 7, 10),
			ruling(8, "end.lost", 6),
			ruling(9, "end.warn", 6),
			ruling(10, "turn.last", 7),
			text("end.rest", "end.rest", 10),
			ruling(12, "end.rest", 10),
			ruling(20, "end.rest"),
		},
		rulebook.Section{
			ruling(13, "turn.least", 8),
			ruling(14, "turn.last", 8),
			ruling(19, "turn.draw"),
		},
	)
}
