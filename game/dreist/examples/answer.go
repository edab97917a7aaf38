package examples

import (
	"dreist/game/dreist"
	"dreist/game/lesson"
)

// Answer is the reaction to a learner's try.
type Answer struct {
	Verdict lesson.Verdict
	// Text is a catalogue key. It is empty for a refusal without a text of its own, to be explained from Refusal.
	Text    string
	Rule    string          // paragraph or ruling, may be empty
	Refusal *dreist.Refusal // of Refused
	Events  []dreist.Event  // of Accepted; for a question without those shown before
	Hint    bool            // a hint is available
}

// Hint is the next step, available after the second miss at one place.
type Hint struct {
	Text  string        // catalogue key with the placeholders Card and Row
	Card  dreist.Card   // or NoCard
	Row   int           // or 0
	Cells []dreist.Cell // where to look
	Move  dreist.Move   // of a Lesson
	Deed  Deed          // of a Quiz
}

// refuse makes an answer of a refusal.
func refuse(r *dreist.Refusal) Answer {
	return Answer{Verdict: lesson.Refused, Refusal: r, Rule: RuleOf(r.Reason)}
}

// rules maps reasons to their paragraph or ruling, if they have one.
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

// RuleOf returns the paragraph or ruling of a reason, empty if it has none.
func RuleOf(r dreist.Reason) string { return rules[r] }
