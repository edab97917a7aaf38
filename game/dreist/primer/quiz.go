package primer

import (
	"slices"

	"dreist/game/dreist"
	"dreist/game/lesson"
)

// QuizAction is the action of an answer in a Quiz.
type QuizAction uint8

// The actions: those of Egon (R 10), and pointing at the table in example 1.
const (
	SetAside    QuizAction = iota + 1 // set aside the card just revealed
	LayRevealed                       // lay a revealed card; the partner of an opening follows by itself
	RevealNext                        // reveal the next card
	StopTurn                          // discard the cards aside and end the turn
	PointAtCell                       // point at a cell of the table
)

// Choice is an answer to a question of a Quiz.
type Choice struct {
	Action QuizAction
	Card   dreist.Card // card of LayRevealed and SetAside
	Cell   dreist.Cell // cell of LayRevealed and PointAtCell; row 0 is the base
}

// Quiz is an example in which the learner says what comes next. Make one with NewQuiz.
type Quiz struct {
	lesson.Tries
	example   *Example
	StepIndex int // index in Example.Steps of the step that is asked about
}

// NewQuiz returns a quiz at its beginning. The example must be a quiz, see Example.IsQuiz.
func NewQuiz(f *Example) *Quiz {
	return &Quiz{example: f}
}

// CurrentStep returns the step that is asked about, nil after the last.
func (q *Quiz) CurrentStep() *Step {
	if q.IsDone() {
		return nil
	}
	return &q.example.Steps[q.StepIndex]
}

// IsDone reports whether every question is answered.
func (q *Quiz) IsDone() bool { return q.StepIndex == len(q.example.Steps) }

// choices returns the answers offered to a question about Egon: every cell on which a hand could lay his cards, the counterexamples of the
// example, and the actions that lay nothing.
func (f *Example) choices(step int) []Choice {
	s := &f.Steps[step]
	var found []Choice
	for _, c := range s.turn.OpenCards() {
		for row := range s.turn.LegalRows(c).All() {
			found = append(found, Choice{Action: LayRevealed, Card: c, Cell: c.Cell(row)})
		}
	}
	for _, c := range f.Counterexamples {
		if c.StepIndex == step && c.Choice.Action == LayRevealed && !slices.Contains(found, c.Choice) {
			found = append(found, c.Choice)
		}
	}
	if c := s.RevealedCard; c != dreist.NoCard {
		return append(found, Choice{Action: SetAside, Card: c})
	}
	return append(found, Choice{Action: RevealNext, Card: dreist.NoCard}, Choice{Action: StopTurn, Card: dreist.NoCard})
}

// Response is what a Quiz replies to an answer.
type Response struct {
	Verdict lesson.Verdict
	TextKey string          // catalogue key, empty if Refusal explains all
	Rule    string          // number of the paragraph or ruling, may be empty
	Refusal *dreist.Refusal // why the rules refuse the answer, or nil
	Events  []dreist.Event  // events of the right answer, without those shown before the question
}

// Answer judges an answer. The right answer leads to the next question; any other counts as a miss.
func (q *Quiz) Answer(c Choice) Response {
	s := &q.example.Steps[q.StepIndex]
	if s.answeredBy(c) {
		q.StepIndex++
		q.ResetTries()
		return Response{Verdict: lesson.Accepted, TextKey: s.TextKey, Rule: s.Rule, Events: s.Events[len(s.ShownEvents):]}
	}
	q.CountMiss()
	return q.example.correct(q.StepIndex, c)
}

func (s *Step) answeredBy(c Choice) bool {
	switch {
	case c.Action != s.RightChoice.Action:
		return false
	case c.Action == PointAtCell:
		return slices.Contains(s.targets, c.Cell) || s.endless && c.Cell.Column == s.targets[0].Column
	case c.Action == LayRevealed:
		return c.Card == s.RightChoice.Card && c.Cell == s.RightChoice.Cell
	}
	return true
}

func (f *Example) correct(step int, c Choice) Response {
	s := &f.Steps[step]
	if c.Action == LayRevealed && s.RightChoice.Action != PointAtCell {
		if r := s.turn.RefusalAt(c.Card, c.Cell); r != nil {
			a := Response{Verdict: lesson.Refused, Refusal: r}
			a.TextKey, a.Rule = f.warning(step, c, "", RuleOf(r.Reason))
			return a
		}
	}
	a := Response{Verdict: lesson.Detour}
	a.TextKey, a.Rule = s.script(c)
	a.TextKey, a.Rule = f.warning(step, c, a.TextKey, a.Rule)
	return a
}

// warning returns the example's text and rule for a wrong choice, or else the given ones.
func (f *Example) warning(step int, c Choice, text, rule string) (string, string) {
	for _, n := range f.Counterexamples {
		if n.StepIndex == step && n.Choice.Action == c.Action && (c.Action != LayRevealed || n.Choice == c) {
			return n.TextKey, n.Rule
		}
	}
	return text, rule
}

// script returns the text and rule for an answer that the rules would allow, but Egon, who has no choice, does otherwise.
func (s *Step) script(c Choice) (text, rule string) {
	switch {
	case s.RightChoice.Action == PointAtCell:
		return s.away, ""
	case s.RightChoice.Action == StopTurn:
		return "example.egon.stops", "8"
	case c.Action == SetAside:
		return "example.egon.fits", "8"
	case c.Action == StopTurn:
		return "example.egon.goeson", "8"
	case c.Action == RevealNext:
		return "example.egon.aside", "R 10"
	case c.Card == s.RightChoice.Card:
		return "example.egon.topmost", "8"
	}
	return "example.egon.earlier", "R 10"
}

// Undo goes back to the previous question. It returns false at the first one.
func (q *Quiz) Undo() (done bool) {
	if q.StepIndex == 0 {
		return false
	}
	q.StepIndex--
	q.ResetTries()
	return true
}

// Hint returns the right answer after the second miss at a question; before that, ok is false.
func (q *Quiz) Hint() (h Hint, ok bool) {
	if !q.IsStuck() || q.IsDone() {
		return Hint{}, false
	}
	s := &q.example.Steps[q.StepIndex]
	h = Hint{Card: s.RightChoice.Card, Action: s.RightChoice.Action}
	switch s.RightChoice.Action {
	case PointAtCell:
		h.TextKey, h.Cells = "example.hint.point", s.targets
	case LayRevealed:
		h.TextKey, h.Row, h.Cells = "example.hint.lay", s.RightChoice.Cell.Row, []dreist.Cell{s.RightChoice.Cell}
	case SetAside:
		h.TextKey = "example.hint.aside"
	default:
		h.TextKey = "example.hint.stop"
	}
	return h, true
}
