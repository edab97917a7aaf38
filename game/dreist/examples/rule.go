package examples

import "dreist/game/dreist"

// rules are the paragraphs and rulings behind the reasons of the rules, none where a reason has none of its own.
var rules = map[dreist.Reason]string{
	dreist.WrongColumn:    "1",
	dreist.OutsideLayout:  "1",
	dreist.CellTaken:      "3",
	dreist.OtherColour:    "3.1",
	dreist.NoContact:      "3.2",
	dreist.AloneAtBase:    "3.3",
	dreist.NotThePartner:  "R 3",
	dreist.PartnerMissing: "R 3",
	dreist.ThirdColour:    "R 4",
	dreist.AlreadyLaid:    "4",
	dreist.NothingLaid:    "R 5",
	dreist.NoTrio:         "5",
	dreist.HandNotEmpty:   "6",
	dreist.NoSuchReceiver: "6",
	dreist.OneCardOnly:    "R 9",
}

// RuleOf returns the paragraph or ruling behind a reason of the rules, empty where it has none of its own.
func RuleOf(r dreist.Reason) string { return rules[r] }
