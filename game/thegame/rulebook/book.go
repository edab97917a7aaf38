package rulebook

import "dreist/game/rulebook"

// Book returns the rule book. It is the caller's own.
func Book() *rulebook.Book {
	text, item, ruling, rest := rulebook.Text, rulebook.Item, rulebook.Ruling, rulebook.Rest
	return rulebook.New("thegame.rules.", "G", indexed(),
		rulebook.Section{ID: "material", Paragraphs: []rulebook.Paragraph{
			text("material.aim"),
			text("material.cards"),
			text("material.rows"),
			ruling(1),
		}},
		rulebook.Section{ID: "deal", Paragraphs: []rulebook.Paragraph{
			text("deal.hands"),
			ruling(2),
			ruling(3),
		}},
		rulebook.Section{ID: "laying", Paragraphs: []rulebook.Paragraph{
			text("laying.card"),
			item(1, "laying.up", 1),
			item(2, "laying.down", 1),
			item(3, "laying.back", 2, 3),
			ruling(4, 2, 3, 5),
			ruling(5, 1, 4),
			text("laying.program"),
		}},
		rulebook.Section{ID: "turn", Paragraphs: []rulebook.Paragraph{
			text("turn.least", 4),
			text("turn.more", 4),
			ruling(6, 4),
			ruling(7, 7, 8),
			text("turn.program"),
			ruling(18),
			rest(18),
		}},
		rulebook.Section{ID: "talk", Paragraphs: []rulebook.Paragraph{
			ruling(15, 9),
			text("talk.signs", 9),
			ruling(16, 9),
			ruling(17),
			text("talk.program"),
			text("talk.partners"),
		}},
		rulebook.Section{ID: "end", Paragraphs: []rulebook.Paragraph{
			ruling(11, 7, 10),
			ruling(8, 6),
			ruling(9, 6),
			ruling(10, 7),
			text("end.rest", 10),
			ruling(12, 10),
			ruling(20),
		}},
		rulebook.Section{ID: "ways", Paragraphs: []rulebook.Paragraph{
			ruling(13, 8),
			ruling(14, 8),
			ruling(19),
		}},
	)
}

// indexed are the texts that more words lead to than they have, in the order of the book.
func indexed() []string {
	return []string{
		"material.aim", "material.cards", "material.rows", "r1",
		"deal.hands", "r2", "r3",
		"laying.card", "laying.up", "laying.down", "laying.back", "r4", "r5", "laying.program",
		"turn.least", "turn.more", "r6", "r7", "turn.program", "r18",
		"r15", "talk.signs", "r16", "r17", "talk.partners",
		"r11", "r8", "r9", "r10", "end.rest", "r12", "r20",
		"r13", "r14", "r19",
	}
}
