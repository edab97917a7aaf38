package rulebook

// Sections returns the rule book, section by section. The slice is the caller's own.
func Sections() []Section {
	return []Section{
		{ID: "material", Number: 1, Paragraphs: []Paragraph{
			text("material.aim"),
			text("material.base", 1),
			text("material.cards"),
			text("material.layout", 1),
			text("material.most"),
		}},
		{ID: "deal", Number: 2, Paragraphs: []Paragraph{
			text("deal.shares"),
			text("deal.egon"),
			text("deal.score"),
			ruling(1),
		}},
		{ID: "laying", Number: 3, Paragraphs: []Paragraph{
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
		{ID: "turn", Number: 4, Paragraphs: []Paragraph{
			text("turn.lay", 2, 3, 4),
			text("turn.discard", 5),
			ruling(5, 5),
			text("turn.fill"),
			text("turn.program"),
			text("turn.help"),
		}},
		{ID: "trio", Number: 5, Paragraphs: []Paragraph{
			text("trio.row", 6, 7),
			ruling(6, 9),
			text("trio.column", 6, 7),
			text("trio.clear", 6, 8),
			text("trio.both", 8),
			text("trio.draw", 6, 7),
			ruling(7, 6, 9),
			ruling(8, 6, 8),
		}},
		{ID: "gift", Number: 6, Paragraphs: []Paragraph{
			text("gift.earn", 7),
			text("gift.receivers", 7),
			text("gift.small"),
			ruling(9),
		}},
		{ID: "end", Number: 7, Paragraphs: []Paragraph{
			text("end.win"),
			text("end.series"),
		}},
		{ID: "egon", Number: 8, Paragraphs: []Paragraph{
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
		{ID: "ladder", Number: 9, Paragraphs: []Paragraph{
			text("ladder.climb"),
			text("ladder.rating"),
			ruling(12),
			text("ladder.program"),
		}},
	}
}
