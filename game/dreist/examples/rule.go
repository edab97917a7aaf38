package examples

import "dreist/game/dreist"

// RuleOf returns the paragraph or ruling behind a reason of the rules, empty where it has none of its own.
func RuleOf(r dreist.Reason) string {
	switch r {
	case dreist.WrongColumn, dreist.OutsideLayout:
		return "1"
	case dreist.CellTaken:
		return "3"
	case dreist.OtherColour:
		return "3.1"
	case dreist.NoContact:
		return "3.2"
	case dreist.AloneAtBase:
		return "3.3"
	case dreist.NotThePartner, dreist.PartnerMissing:
		return "R 3"
	case dreist.ThirdColour:
		return "R 4"
	case dreist.AlreadyLaid:
		return "4"
	case dreist.NothingLaid:
		return "R 5"
	case dreist.NoTrio:
		return "5"
	case dreist.HandNotEmpty, dreist.NoSuchReceiver:
		return "6"
	case dreist.OneCardOnly:
		return "R 9"
	}
	return ""
}
