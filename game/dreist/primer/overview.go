package primer

import (
	"dreist/game/dreist"
	"dreist/game/rulebook"
)

const glance = "overview."

// Pages returns a new slice of the six pages of the overview in their order.
func Pages() []rulebook.OverviewPage[Diagram] {
	return rulebook.CompletePages(glance, []rulebook.OverviewPage[Diagram]{
		{
			ID:        "goal",
			PointKeys: []string{"win", "base", "deal", "turn"},
			Diagrams: []Diagram{{
				ID:           "goal.table",
				Layout:       "1r1yy2v/1vv1tt1r/6rr",
				subjectCells: []dreist.Cell{{Row: 1, Column: 2}, {Row: 1, Column: 4}, {Row: 1, Column: 5}, {Row: 1, Column: 8}},
			}, {
				ID:         "goal.discard",
				Layout:     "1r1yy2v/1vv1tt1r/6rr",
				PlayerHand: "1t 1y 1t 4v 6v",
				Moves:      "x4v",
			}},
		},
		{
			ID:        "laying",
			PointKeys: []string{"pair", "patience", "single", "third"},
			Diagrams: []Diagram{{
				ID:         "laying.pair",
				Layout:     "-",
				PlayerHand: "4y 5y 8v 8r 1t",
				Moves:      "4y1 5y1 8v1 8r2",
				RefusedLays: []RefusedLay{
					{Kind: dreist.KindOf(1, dreist.Turquoise), Row: 1, Reason: dreist.AloneAtBase},
				},
			}, {
				ID:         "laying.single",
				Layout:     "3yy2v/7r",
				PlayerHand: "7r 5t 6v",
				Moves:      "7r2 5t2",
			}},
		},
		{
			ID:        "neighbours",
			PointKeys: []string{"colour", "column", "contact"},
			Diagrams: []Diagram{{
				ID:         "neighbours.colour",
				Layout:     "3y3v/7r",
				PlayerHand: "3y 3t",
				ShownCard:  "3y",
				RefusedLays: []RefusedLay{
					{Kind: dreist.KindOf(3, dreist.Turquoise), Row: 1, Reason: dreist.OtherColour},
				},
			}, {
				ID:           "neighbours.contact",
				Layout:       "1r1yy2v/1vv1tt1r/6rr",
				PlayerHand:   "1t 1y",
				subjectCells: []dreist.Cell{{Row: 3, Column: 7}},
				RefusedLays: []RefusedLay{
					{Kind: dreist.KindOf(1, dreist.Turquoise), Row: 3, Reason: dreist.NoContact},
				},
			}},
		},
		{
			ID:        "trio",
			PointKeys: []string{"row", "draw", "column", "clear"},
			Diagrams: []Diagram{{
				ID:         "trio.rows",
				Layout:     "3yy3",
				PlayerHand: "6y 1t 1v 3r 8t",
				pile:       "7y",
				Moves:      "6y1 + 7y1",
			}, {
				ID:         "trio.columns",
				Layout:     "5t2/5rr1",
				PlayerHand: "6v 1t",
				Moves:      "6v3",
			}},
		},
		{
			ID:        "gift",
			PointKeys: []string{"earn", "give", "small"},
			Diagrams: []Diagram{{
				ID:         "gift.two",
				Layout:     "3y4",
				PlayerHand: "5y 1r 1v 8t 8y",
				pile:       "2t 6r 3v",
				otherCards: "2y 3r 6v 7y 8r 4v",
				Moves:      "5y1 1r1 1v2 8t1 8y2 >2",
			}, {
				ID:         "gift.drawn",
				Layout:     "3y4",
				PlayerHand: "1r 1v 2r 5y 6y",
				pile:       "2t 6r 3v",
				otherCards: "2y 3r 6v 7y 8r 4v",
				Moves:      "1r1 1v2 2r1 5y1 6y1 +",
			}},
		},
		{
			ID:        "egon",
			PointKeys: []string{"reveal", "row", "again", "ladder"},
			Diagrams: []Diagram{{
				ID:       "egon.order",
				Layout:   "3r2yy/3r4",
				EgonPile: "3t 5t 4t 1v",
			}, {
				ID:       "egon.three",
				Layout:   "1t1rr3",
				EgonPile: "3y 1t 8v 8y 8r",
			}},
		},
	})
}
