package rulebook

import "dreist/game/rulebook"

// prefix is how the keys of the book begin.
const prefix = "dreixdrei.rules."

// Book returns the rule book. It is the caller's own.
func Book() *rulebook.Book {
	text, item, ruling := rulebook.Text, rulebook.Item, rulebook.Ruling
	return rulebook.New(prefix, "D", indexed(),
		rulebook.Section{ID: "material", Paragraphs: []rulebook.Paragraph{
			text("material.aim"),
			text("material.cards"),
			ruling(2),
			ruling(3),
			ruling(19),
		}},
		rulebook.Section{ID: "deal", Paragraphs: []rulebook.Paragraph{
			text("deal.hands"),
			ruling(4),
			ruling(5),
		}},
		rulebook.Section{ID: "laying", Paragraphs: []rulebook.Paragraph{
			text("laying.card"),
			item(1, "laying.higher", 1),
			item(2, "laying.seven", 3),
			ruling(6, 2),
			ruling(7),
			text("laying.program"),
		}},
		rulebook.Section{ID: "turn", Paragraphs: []rulebook.Paragraph{
			text("turn.choice", 1),
			ruling(8),
			ruling(9, 7),
			ruling(10, 7),
			text("turn.undo"),
		}},
		rulebook.Section{ID: "phases", Paragraphs: []rulebook.Paragraph{
			item(1, "phases.one"),
			item(2, "phases.two", 8),
			ruling(11, 9),
			item(3, "phases.three", 10),
			ruling(12, 10),
		}},
		rulebook.Section{ID: "specials", Paragraphs: []rulebook.Paragraph{
			item(1, "specials.delete", 5),
			ruling(13, 5),
			item(2, "specials.invisible", 4),
			item(3, "specials.restart", 4),
			ruling(14, 4),
			item(4, "specials.joker", 6),
			ruling(15, 6),
		}},
		rulebook.Section{ID: "end", Paragraphs: []rulebook.Paragraph{
			text("end.out"),
			ruling(16, 10),
			ruling(17),
			ruling(18),
			ruling(1),
			ruling(20),
		}},
	)
}

// indexed are the texts that more words lead to than they have, in the order of the book.
func indexed() []string {
	return []string{
		"material.aim", "material.cards", "r2", "r3", "r19",
		"deal.hands", "r4", "r5",
		"laying.card", "laying.higher", "laying.seven", "r6", "r7", "laying.program",
		"turn.choice", "r8", "r9", "r10", "turn.undo",
		"phases.two", "r11", "phases.three", "r12",
		"specials.delete", "specials.invisible", "specials.restart", "specials.joker", "r15",
		"end.out", "r16", "r17", "r18", "r1", "r20",
	}
}
