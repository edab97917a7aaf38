package examples

import (
	"slices"

	"dreist/game/dreist"
)

// The examples 1 to 4: the table, and where a card may lie.

// The first mark of each part carries its number: they are read from the top, row by row.
func theTable() plan {
	all := []int{1, 2, 3, 4, 5, 6, 7, 8}
	holes := slices.Concat(cells(2, 4, 7), cells(1, 3, 6, 7))
	return plan{
		number: 1,
		notes: []note{
			{name: "base", rule: "1", marks: cells(0, all...)},
			{name: "column", rule: "1", endless: true, marks: slices.Concat(cells(0, 8), cells(1, 8), cells(2, 8), cells(3, 8))},
			{name: "first", rule: "1", marks: cells(1, all...)},
			{name: "row", rule: "1", marks: cells(2, all...)},
			{name: "hole", rule: "3.1", marks: holes},
			{
				name: "contact", rule: "3.2", targets: cells(3, 8),
				marks: slices.Concat(cells(3, 7, 8), cells(2, 8), cells(1, 8), cells(0, 8)),
			},
		},
		nevers: []never{
			{name: "column", step: 2, move: lay("5r", 3), column: 6, reason: dreist.WrongColumn},
			{name: "taken", step: 2, move: lay("8t", 2), reason: dreist.CellTaken},
			{name: "colour", step: 5, move: lay("7t", 2), reason: dreist.OtherColour},
			{name: "contact", step: 6, move: lay("3r", 4), reason: dreist.NoContact},
		},
	}
}

func startingInPairs() plan {
	return plan{
		number: 2,
		notes: []note{
			{name: "four", rule: "R 3"},
			{name: "five", rule: "3.3", marks: cells(1, 4, 5)},
			{name: "eight", rule: "R 3"},
			{name: "below", rule: "3.3", marks: slices.Concat(cells(1, 8), cells(2, 8))},
			{name: "end", rule: "4"},
		},
		also: []string{"3yy2r/7v"},
		remarks: []comment{
			{lay("8r", 1), "swap", "3.3"},
			{lay("8v", 2), "swap", "3.3"},
		},
		nevers: []never{
			{name: "deep", step: 0, move: lay("8v", 2), reason: dreist.NoContact},
			{name: "partner", step: 1, move: lay("8v", 1), reason: dreist.NotThePartner},
			{name: "waiting", step: 3, move: dreist.End(), reason: dreist.PartnerMissing},
			{name: "alone", step: 4, move: lay("1t", 1), reason: dreist.AloneAtBase},
			{name: "discard", step: 4, move: discard("1t"), reason: dreist.AlreadyLaid},
		},
	}
}

func addingOn() plan {
	return plan{
		number: 3,
		notes: []note{
			{name: "five", rule: "R 2", marks: slices.Concat(cells(1, 5), cells(2, 5))},
			{name: "eight", rule: "R 2", marks: slices.Concat(cells(2, 8), cells(3, 8))},
			{name: "seven", rule: "3.1", marks: cells(3, 7, 8)},
			{name: "end", rule: "4"},
		},
		also:    []string{"3yy2v/4t1rr/7r"},
		remarks: []comment{{lay("7r", 2), "higher", "3.1"}},
		nevers: []never{
			{name: "three", step: 3, move: lay("3t", 1), reason: dreist.OtherColour},
			{name: "floating", step: 3, move: lay("3t", 2), reason: dreist.NoContact},
			{name: "six1", step: 3, move: lay("6v", 1), reason: dreist.OtherColour},
			{name: "six2", step: 3, move: lay("6v", 2), reason: dreist.OtherColour},
			{name: "six3", step: 3, move: lay("6v", 3), reason: dreist.OtherColour},
			{name: "six4", step: 3, move: lay("6v", 4), reason: dreist.NoContact},
		},
	}
}

func gapsAndOrder() plan {
	return plan{
		number: 4,
		notes: []note{
			{name: "red", rule: "R 3"},
			{name: "violet", rule: "3.3", marks: slices.Concat(cells(1, 2), cells(2, 2))},
			{name: "three", rule: "3.2", marks: slices.Concat(cells(2, 2, 3), cells(1, 3))},
			{name: "six", rule: "3.2", marks: cells(2, 5, 6)},
			{name: "end", rule: "3.1", marks: cells(2, 4, 7)},
		},
		remarks: []comment{{lay("2v", 1), "swap", "3.1"}},
		nevers: []never{
			{name: "beside", step: 0, move: lay("3v", 1), reason: dreist.OtherColour},
			{name: "early", step: 0, move: lay("3v", 2), reason: dreist.NoContact},
			{
				name: "swap", step: 0, first: []dreist.Move{lay("2v", 1), lay("2r", 2)}, move: lay("3v", 2),
				reason: dreist.OtherColour,
			},
			{name: "four", step: 4, move: lay("4r", 2), reason: dreist.OtherColour},
		},
	}
}
