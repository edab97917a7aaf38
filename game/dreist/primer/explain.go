package primer

import (
	"reflect"
	"slices"

	"dreist/game/dreist"
)

// remark is a text about a move that is not the example's next one.
type remark struct {
	move       dreist.Move // cards by kind; NoCard means any card, row or receiver
	text, rule string
}

func (r *remark) about(m dreist.Move) bool {
	if r.move.Action != m.Action {
		return false
	}
	return r.move.Card == dreist.NoCard || m.Card < dreist.CardCount && r.move.Card.Kind() == m.Card.Kind() && r.move.Row == m.Row
}

// says returns the example's text and rule about a move (lesson.Quest.ExplainMove). The text of a step fits only the position of the step,
// but the texts of a DREIer, its draw and the end of the turn fit any position.
func (e *Example) says(p *dreist.Position, m dreist.Move) (why, rule string) {
	if r := p.Refusal(m); r != nil {
		var at dreist.Cell
		if m.Action == dreist.LayCard {
			at = m.Card.Cell(int(m.Row))
		}
		return e.ExplainRefusal(p, r, at)
	}
	leads := !e.IsQuiz() && e.CanReachGoal(p, m)
	if leads {
		for _, s := range e.Steps {
			if s.PositionBefore == *p && s.Move.IsLike(m) {
				return s.TextKey, s.Rule
			}
		}
		_, events, _ := dreist.Apply(*p, m)
		for _, s := range e.Steps {
			if s.Move.IsLike(m) && (m.IsTurnEnd() || rewarding(m, events) && reflect.DeepEqual(s.Events, events)) {
				return s.TextKey, s.Rule
			}
		}
	}
	for _, r := range e.remarks {
		if r.about(m) {
			return r.text, r.rule
		}
	}
	if leads {
		return "example.fine", ""
	}
	return "", ""
}

// rewarding reports whether a move makes a DREIer or draws a card for one.
func rewarding(m dreist.Move, events []dreist.Event) bool {
	return m.Action == dreist.DrawCard || slices.ContainsFunc(events, func(e dreist.Event) bool {
		_, made := e.(dreist.TrioMade)
		return made
	})
}

// ExplainRefusal returns the example's text and rule for a refusal in a position; at is the cell of a laid card. They are those of a
// counterexample in this position or else in another one. why is empty if there is no such counterexample.
func (e *Example) ExplainRefusal(p *dreist.Position, r *dreist.Refusal, at dreist.Cell) (why, rule string) {
	rule = RuleOf(r.Reason)
	for i := range e.Counterexamples {
		c := &e.Counterexamples[i]
		if same := c.PositionBefore == *p; c.Cell == at && c.explains(r) && (same || why == "") {
			if why, rule = c.TextKey, c.Rule; same {
				break
			}
		}
	}
	return why, rule
}

// RuleOf returns the number of the paragraph or ruling for a reason, empty if there is none. It is more exact than Explanation.Number.
func RuleOf(r dreist.Reason) string {
	switch r {
	case dreist.AloneAtBase:
		return "3.3"
	case dreist.NotThePartner:
		return "R 3"
	case dreist.NotInHand:
		return ""
	}
	e, _ := Explain(r)
	return e.Number
}

// explains reports whether a counterexample fits a refusal: the same move, refused for the same reason and cells, in any position.
func (c *Counterexample) explains(r *dreist.Refusal) bool {
	if c.Refusal == nil || c.Move.Action != r.Move.Action || c.Refusal.Reason != r.Reason {
		return false
	}
	return slices.Equal(c.Refusal.Faults, r.Faults) && (r.Move.Action != dreist.LayCard || c.Move.IsLike(r.Move))
}

// ExplainDetour returns the text and rule for a legal move that leads away from the goal and that the example says nothing about.
func ExplainDetour(p *dreist.Position, m dreist.Move) (why, rule string) {
	switch {
	case p.Pending() == dreist.DrawPending && m.Action != dreist.DrawCard:
		return "example.away.undrawn", "5"
	case m.Action == dreist.EndTurn && len(p.Hand(p.Turn())) == 0:
		return "example.away.keep", "6"
	case m.Action == dreist.EndTurn:
		return "example.away.end", "4"
	case m.Action == dreist.DiscardCard:
		return "example.away.discard", "R 5"
	case m.Action == dreist.DrawCard:
		return "example.away.draw", "R 7"
	}
	return "example.away.lay", ""
}

// Hint is the help for a step, given after its second miss.
type Hint struct {
	TextKey string        // catalogue key with the placeholders Card and Row
	Card    dreist.Card   // value of the placeholder Card, or NoCard
	Row     int           // value of the placeholder Row, or 0
	Cells   []dreist.Cell // cells to look at
	Action  QuizAction    // action of the right answer in a Quiz
}

// HintOf returns the hint for a move.
func HintOf(m dreist.Move) Hint {
	h := Hint{Card: m.Card, TextKey: map[dreist.Action]string{dreist.LayCard: "example.hint.lay", dreist.DrawCard: "example.hint.draw",
		dreist.DiscardCard: "example.hint.discard", dreist.GiveCards: "example.hint.give", dreist.EndTurn: "example.hint.end"}[m.Action]}
	if m.Action == dreist.LayCard {
		h.Row, h.Cells = int(m.Row), []dreist.Cell{m.Card.Cell(int(m.Row))}
	}
	return h
}
