package examples

import (
	"slices"

	"dreist/game/dreist"
)

// The examples 10 to 12: Egon's turn. Where the rules would let a hand do it, but Egon has no choice, the reason is
// dreist.Allowed and the rule one of his own.

func egonTopmost() plan {
	return plan{
		number: 10,
		notes: []note{
			{name: "aside", rule: "8", marks: cells(1, 6, 7)},
			{name: "twos", rule: "8", marks: slices.Concat(cells(1, 2), cells(2, 2), cells(3, 2))},
			{name: "topmost", rule: "8", marks: slices.Concat(cells(2, 5, 6), cells(3, 6))},
			{name: "stop", rule: "R 10", marks: cells(2, 6, 7)},
		},
		nevers: []never{
			{name: "seven1", step: 0, deed: LayOn, move: lay("7t", 1), reason: dreist.OtherColour},
			{name: "seven2", step: 0, deed: LayOn, move: lay("7t", 2), reason: dreist.NoContact},
			{name: "aside", step: 1, deed: SetAside, rule: "8"},
			{name: "lower", step: 2, deed: LayOn, move: lay("6t", 3), rule: "8"},
			{name: "late", step: 3, deed: LayOn, move: lay("7t", 2), rule: "R 10"},
		},
	}
}

func egonOpens() plan {
	return plan{
		number: 11,
		notes: []note{
			{name: "three", rule: "8", marks: cells(1, 2, 3, 4)},
			{name: "one", rule: "8", marks: cells(1, 1, 2)},
			{name: "eight", rule: "3.3"},
			{name: "pair", rule: "R 10", marks: slices.Concat(cells(1, 8), cells(2, 8))},
			{name: "stop", rule: "R 10"},
		},
		nevers: []never{
			{name: "three", step: 0, deed: LayOn, move: lay("3y", 1), reason: dreist.OtherColour},
			{name: "alone", step: 2, deed: LayOn, move: lay("8v", 1), reason: dreist.AloneAtBase},
			{name: "yellow", step: 3, deed: LayOn, move: lay("8y", 1), rule: "R 10"},
			{name: "still", step: 4, deed: LayOn, move: lay("3y", 1), reason: dreist.OtherColour},
			{name: "more", step: 4, deed: TurnUp, rule: "8"},
		},
	}
}

func egonInOrder() plan {
	return plan{
		number: 12,
		notes: []note{
			{name: "three", rule: "8", marks: cells(1, 3, 4)},
			{name: "five", rule: "8", marks: cells(1, 4, 5)},
			{name: "four", rule: "8", marks: cells(3, 4)},
			{name: "first", rule: "R 10", marks: cells(3, 3, 4, 5)},
			{name: "stop", rule: "R 10", marks: cells(3, 5)},
		},
		nevers: []never{
			{name: "three1", step: 0, deed: LayOn, move: lay("3t", 1), reason: dreist.OtherColour},
			{name: "three3", step: 0, deed: LayOn, move: lay("3t", 3), reason: dreist.NoContact},
			{name: "five", step: 1, deed: LayOn, move: lay("5t", 2), reason: dreist.OtherColour},
			{name: "later", step: 3, deed: LayOn, move: lay("5t", 3), rule: "R 10"},
			{name: "more", step: 3, deed: TurnUp, rule: "R 10"},
			{name: "late", step: 4, deed: LayOn, move: lay("5t", 3), rule: "R 10"},
		},
	}
}
