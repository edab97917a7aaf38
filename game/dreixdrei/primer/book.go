package primer

import "dreist/game/rulebook"

// Book returns a new copy of the rule book.
func Book() *rulebook.Book {
	text, item, ruling := rulebook.PlainParagraph, rulebook.ItemParagraph, rulebook.RulingParagraph
	return rulebook.New("dreixdrei.rules.", glance, "D",
		[]string{ // what a search finds by further words, in the order of the book
			"material.aim", "material.cards", "r2", "r3", "r19",
			"deal.hands", "r4", "r5",
			"laying.card", "laying.higher", "laying.seven", "r6", "r7", "laying.program",
			"turn.choice", "r8", "r9", "r10", "turn.undo",
			"phases.two", "r11", "phases.three", "r12",
			"specials.delete", "specials.invisible", "specials.restart", "specials.joker", "r15",
			"end.out", "r16", "r17", "r18", "r1", "r20",
		},
		rulebook.Section{
			text("start.aim", "material.aim"),
			text("start.deal", "material.cards"),
			ruling(2, "start.deal"),
			ruling(3, "start.deal"),
			ruling(19, "start.hidden"),
		},
		rulebook.Section{
			text("start.deal", "deal.hands"),
			ruling(4, "start.exchange"),
			ruling(5, "start.exchange"),
		},
		rulebook.Section{
			text("laying.higher", "laying.card"),
			item(1, "laying.higher", "laying.higher", 1),
			item(2, "laying.seven", "laying.seven", 3),
			ruling(6, "laying.several", 2),
			ruling(7, "laying.draw"),
			text("laying.higher", "laying.program"),
		},
		rulebook.Section{
			text("laying.draw", "turn.choice", 1),
			ruling(8, "laying.draw"),
			ruling(9, "take.must", 5, 7),
			ruling(10, "take.four", 7),
			text("laying.draw", "turn.undo"),
		},
		rulebook.Section{
			item(1, "phases.one", "phases.one", 2),
			item(2, "phases.two", "phases.two", 8),
			ruling(11, "phases.two", 8, 9),
			item(3, "phases.three", "phases.three", 8, 10),
			ruling(12, "phases.three", 10),
		},
		rulebook.Section{
			item(1, "special.delete", "specials.delete", 5),
			ruling(13, "special.delete", 5),
			item(2, "special.invisible", "specials.invisible", 4),
			item(3, "special.restart", "specials.restart", 4),
			ruling(14, "special.restart", 4),
			item(4, "special.joker", "specials.joker", 6),
			ruling(15, "special.joker", 6),
		},
		rulebook.Section{
			text("phases.out", "end.out"),
			ruling(16, "phases.out", 10),
			ruling(17, "phases.out"),
			ruling(18, "phases.out"),
			ruling(1, "start.aim"),
			ruling(20, "start.aim"),
		},
	)
}
