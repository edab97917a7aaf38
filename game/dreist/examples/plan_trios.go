package examples

import (
	"slices"

	"dreist/game/dreist"
)

// The examples 5 to 9: discarding, DREIer and the gift.

func nothingFits() plan {
	return plan{
		number:  5,
		notes:   []note{{name: "discard", rule: "R 5"}},
		remarks: []comment{{dreist.Discard(dreist.NoCard), "any", "R 5"}},
		nevers: []never{
			{name: "floating", step: 0, move: lay("1t", 3), reason: dreist.NoContact},
			{name: "yellow", step: 0, move: lay("1y", 3), reason: dreist.NoContact},
			{name: "first", step: 0, move: lay("1t", 1), reason: dreist.OtherColour},
			{name: "second", step: 0, move: lay("1t", 2), reason: dreist.OtherColour},
			{name: "four", step: 0, move: lay("4v", 2), reason: dreist.OtherColour},
			{name: "six", step: 0, move: lay("6v", 3), reason: dreist.OtherColour},
			{name: "pass", step: 0, move: dreist.End(), reason: dreist.NothingLaid},
		},
	}
}

func trios() plan {
	return plan{
		number: 6,
		notes: []note{
			{name: "row", rule: "5", marks: cells(3, 6, 7, 8)},
			{name: "draw1", rule: "R 7"},
			{name: "column", rule: "5", marks: slices.Concat(cells(2, 6), cells(3, 6), cells(4, 6))},
			{name: "draw2", rule: "R 7"},
			{name: "three", rule: "5", marks: slices.Concat(cells(2, 3), cells(3, 3))},
			{
				name: "eights", rule: "5",
				marks: slices.Concat(cells(1, 8), cells(2, 8), cells(3, 7, 8), cells(4, 8)),
			},
			{name: "draw3", rule: "R 7"},
			{name: "end", rule: "4"},
		},
		nevers: []never{
			{name: "early", step: 0, move: lay("6v", 4), reason: dreist.NoContact},
			{name: "beside", step: 0, move: lay("6v", 3), reason: dreist.OtherColour},
			{name: "twice", step: 2, move: dreist.Draw(), reason: dreist.NoTrio},
			{name: "yellow1", step: 7, move: lay("1y", 1), reason: dreist.OtherColour},
			{name: "turquoise1", step: 7, move: lay("1t", 2), reason: dreist.OtherColour},
			{name: "four", step: 7, move: lay("4v", 2), reason: dreist.OtherColour},
			{name: "six1", step: 7, move: lay("6r", 1), reason: dreist.OtherColour},
			{name: "six2", step: 7, move: lay("6r", 2), reason: dreist.OtherColour},
		},
	}
}

func theGift() plan {
	const carla = 2
	return plan{
		number: 7,
		notes: []note{
			{name: "row", rule: "R 7", marks: cells(1, 4, 5, 6)},
			{name: "six", rule: "R 7", marks: cells(2, 5, 6)},
			{name: "fives", rule: "5", marks: slices.Concat(cells(1, 5), cells(2, 5), cells(3, 5))},
			{name: "threes", rule: "5", marks: slices.Concat(cells(2, 3), cells(3, 3), cells(4, 3))},
			{name: "four", rule: "3.1", marks: cells(2, 3, 4, 5)},
			{name: "gift", rule: "6"},
		},
		remarks: []comment{
			{dreist.Draw(), "risk", "R 7"},
			{dreist.Give(dreist.NoSeat), "other", "6"},
		},
		nevers: []never{
			{name: "four", step: 0, move: lay("4r", 2), reason: dreist.OtherColour},
			{name: "early", step: 0, move: dreist.Give(0), reason: dreist.HandNotEmpty},
			{name: "still", step: 3, move: lay("4r", 2), reason: dreist.OtherColour},
			{name: "self", step: 5, move: dreist.Give(carla), reason: dreist.NoSuchReceiver},
		},
	}
}

func bothAtOnce() plan {
	return plan{
		number: 8,
		notes: []note{
			{name: "six", rule: "5", marks: slices.Concat(cells(1, 4, 5, 6), cells(2, 6), cells(3, 6, 7), cells(4, 6))},
			{name: "draw", rule: "5"},
			{name: "two", rule: "R 2", marks: slices.Concat(cells(1, 2), cells(2, 2))},
			{name: "end", rule: "4"},
		},
		nevers: []never{
			{name: "one", step: 0, move: lay("1t", 1), reason: dreist.OtherColour},
			{name: "twice", step: 2, move: dreist.Draw(), reason: dreist.NoTrio},
			{name: "three", step: 3, move: lay("3t", 2), reason: dreist.OtherColour},
			{name: "four", step: 3, move: lay("4r", 2), reason: dreist.OtherColour},
		},
	}
}

func twoRuns() plan {
	return plan{
		number: 9,
		notes: []note{
			{name: "six", rule: "R 6", marks: cells(1, 4, 5, 6, 7, 8)},
			{name: "draw1", rule: "5"},
			{name: "fives", rule: "5", marks: slices.Concat(cells(1, 5), cells(2, 5), cells(3, 5))},
			{name: "draw2", rule: "R 7"},
			{name: "one", rule: "3.1", marks: cells(1, 1, 2)},
			{name: "violet", rule: "R 2", marks: slices.Concat(cells(1, 1), cells(2, 1))},
			{name: "red", rule: "5", marks: slices.Concat(cells(1, 1), cells(2, 1), cells(3, 1))},
			{name: "end", rule: "4"},
		},
		also: []string{"rr1t1ttt/r7/v7"},
		remarks: []comment{
			{lay("1r", 2), "order", "R 2"},
			{lay("1v", 3), "order", "R 2"},
		},
		nevers: []never{
			{name: "violet", step: 0, move: lay("1v", 1), reason: dreist.OtherColour},
			{name: "twice", step: 2, move: dreist.Draw(), reason: dreist.NoTrio},
			{name: "early", step: 4, move: lay("1v", 2), reason: dreist.NoContact},
		},
	}
}
