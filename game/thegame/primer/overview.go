package primer

import (
	"dreist/game/rulebook"
	"dreist/game/thegame"
)

// glance is the start of the overview's keys.
const glance = "glance."

type cards = []thegame.Card

func onPiles(one thegame.Pile, first cards, other thegame.Pile, second cards) (all [thegame.PileCount][]thegame.Card) {
	all[one], all[other] = first, second
	return all
}

func on(p thegame.Pile, c ...thegame.Card) [thegame.PileCount][]thegame.Card {
	return onPiles(p, c, p, c)
}

// Pages returns a new slice of the pages of the overview in their order.
func Pages() []rulebook.OverviewPage[Diagram] {
	const up, upToo, down, downToo = thegame.PileA, thegame.PileB, thegame.PileC, thegame.PileD
	return rulebook.CompletePages(glance, []rulebook.OverviewPage[Diagram]{
		{
			ID:        "rows",
			PointKeys: []string{"aim", "cards", "up", "down"},
			Diagrams: []Diagram{
				{ID: "rows.climb", Deal: thegame.Deal{SeatCount: 1, Piles: on(up, 15), Hands: []cards{{14, 16, 53}}}, Piles: only(up), MoveScript: "x14a 16a 53a"},
				{ID: "rows.fall", Deal: thegame.Deal{SeatCount: 1, Piles: on(down, 76), Hands: []cards{{77, 75, 38}}}, Piles: only(down), MoveScript: "x77c 75c 38c"},
			},
		},
		{
			ID:        "back",
			PointKeys: []string{"exact", "whoever"},
			Diagrams: []Diagram{
				{ID: "back.up", Deal: thegame.Deal{SeatCount: 1, Piles: on(up, 58), Hands: []cards{{49, 48, 38}}}, Piles: only(up), MoveScript: "x49a 48a 38a"},
				{ID: "back.build", Deal: thegame.Deal{SeatCount: 1, Piles: on(downToo, 44), Hands: []cards{{49, 39, 80}}}, Piles: only(downToo), MoveScript: "x49d 39d 49d"},
			},
		},
		{
			ID:        "turn",
			PointKeys: []string{"least", "more", "draw", "last"},
			Diagrams: []Diagram{
				{ID: "turn.two", Deal: thegame.Deal{SeatCount: 2, Piles: onPiles(up, cards{12}, down, cards{90}), DrawPile: cards{47, 5, 70, 33},
					Hands: []cards{{14, 19, 40, 56, 61, 78, 88}, {20, 21, 22, 23, 24, 25, 26}}}, Piles: only(up, down), MoveScript: "14a 88c ."},
				{ID: "turn.one", Deal: thegame.Deal{SeatCount: 2, Piles: onPiles(upToo, cards{44}, downToo, cards{30}),
					Hands: []cards{{46, 70}, {47, 29}}}, Piles: only(upToo, downToo), MoveScript: "46b ."},
			},
		},
		{
			ID:        "talk",
			PointKeys: []string{"secret", "wishes", "any"},
			Diagrams: []Diagram{
				{ID: "talk.off", Deal: thegame.Deal{SeatCount: 2, Piles: onPiles(up, cards{57}, down, cards{70}),
					Hands: []cards{{62, 66}, {47, 3}}}, Piles: only(up, down), MoveScript: "2!a 66c"},
				{ID: "talk.small", Deal: thegame.Deal{SeatCount: 2, Piles: onPiles(up, cards{20}, down, cards{81}),
					Hands: []cards{{22, 50}, {24, 9}}}, Piles: only(up, down), MoveScript: "2~a 2+c 22a 50c"},
			},
		},
		{
			ID:        "end",
			PointKeys: []string{"won", "lost", "warn", "rest"},
			Diagrams: []Diagram{
				{ID: "end.won", Deal: thegame.Deal{SeatCount: 1, Piles: onPiles(up, cards{86}, downToo, cards{12}), Hands: []cards{{97, 87, 10}}},
					Piles: only(up, downToo), MoveScript: "97a 87a 10d"},
				{ID: "end.lost", Deal: thegame.Deal{SeatCount: 1, Piles: [thegame.PileCount][]thegame.Card{{90}, {95}, {8}, {5}},
					DrawPile: cards{93, 99}, Hands: []cards{{21, 31, 41, 51, 61, 71, 80, 92}}}, Piles: only(up, upToo, down, downToo), MoveScript: "92a"},
			},
		},
	})
}
