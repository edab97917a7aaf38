package examples

import (
	"dreist/game/dreist"
	"dreist/game/lesson"
)

// Answer is what a learner hears after a try.
type Answer struct {
	Verdict lesson.Verdict
	// Text is the key of a sentence. It is empty where the example has none of its own for a refusal, which then has
	// to be told from Refusal.
	Text    string
	Rule    string          // the rule behind it, empty where there is none
	Refusal *dreist.Refusal // of Refused: the reason and the cells at fault
	Events  []dreist.Event  // of Accepted: what happened, after a question without what it showed before
	Hint    bool            // there is a hint now
}

// Hint is one next step, given after the second try at the same place that did not lead on.
type Hint struct {
	Text  string        // key of a sentence with the gaps Card and Row
	Card  dreist.Card   // or NoCard
	Row   int           // or 0
	Cells []dreist.Cell // where to look
	Move  dreist.Move   // of a Lesson: what to do
	Deed  Deed          // of a Quiz: what to answer
}

// refuse makes an answer of a refusal.
func refuse(r *dreist.Refusal) Answer {
	return Answer{Verdict: lesson.Refused, Refusal: r, Rule: RuleOf(r.Reason)}
}

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
