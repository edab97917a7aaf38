package examples

import (
	"slices"

	"dreist/game/dreist"
)

// Deed is what a learner can answer.
type Deed uint8

// The deeds: those of Egon (R 10), and pointing at the table in figure 1.
const (
	SetAside Deed = iota + 1 // the card just revealed
	LayOn                    // a revealed card; of an opening the card that opens, its partner follows
	TurnUp                   // reveal the next card
	Stop                     // discard what is aside and end the turn
	Point
)

// Choice is one possible answer.
type Choice struct {
	Deed Deed
	Card dreist.Card // of LayOn and SetAside
	Cell dreist.Cell // of LayOn and Point; row 0 is the base
}

// Question is what a Quiz asks before a step.
type Question struct {
	Step   int             // its place in Figure.Steps
	Text   string          // key; the gap Card is that of the card shown
	Card   dreist.Card     // the card that Egon has just revealed, or NoCard
	Before dreist.Position // Egon's cards on the table beside it are Aside and Card
	Aside  []dreist.Card
	Shown  []dreist.Event // to be played before asking: what the learner has to see
	// Choices are answers to offer, the right one among them; none when the learner has to point. Laying a card on any
	// other cell may be answered as well.
	Choices []Choice
}

// Quiz is a figure in which the learner says what comes next. Make one with NewQuiz.
type Quiz struct {
	figure *Figure
	at     int
	misses tally
}

// NewQuiz returns a quiz at its beginning. The figure must be one that asks: Figure.Asks is true.
func NewQuiz(f *Figure) *Quiz {
	if !f.Asks() {
		panic("examples: a figure that does not ask is played as a Lesson")
	}
	return &Quiz{figure: f}
}

// Figure returns the figure of the quiz.
func (q *Quiz) Figure() *Figure { return q.figure }

// Done reports whether every question is answered.
func (q *Quiz) Done() bool { return q.at == len(q.figure.Steps) }

// Misses returns how many answers were wrong since the beginning or the last reset.
func (q *Quiz) Misses() int { return q.misses.all }

// Position returns the position before the step asked about, or after the last one.
func (q *Quiz) Position() dreist.Position { return q.figure.before(q.at) }

// Question returns what is asked now; ok is false when everything is answered.
func (q *Quiz) Question() (asked Question, ok bool) {
	if q.Done() {
		return Question{}, false
	}
	s := &q.figure.Steps[q.at]
	asked = Question{Step: q.at, Text: s.ask, Card: dreist.NoCard, Before: s.Before, Aside: slices.Clone(s.Aside)}
	if s.Choice.Deed == Point {
		return asked, true
	}
	asked.Shown = shown(s.Events)
	if s.reveals() {
		asked.Card = asked.Shown[0].(dreist.EgonRevealed).Card
	}
	asked.Choices = q.figure.choices(q.at)
	return asked, true
}

// reveals reports whether Egon turns up a card before he decides.
func (s *Step) reveals() bool { return len(shown(s.Events)) > 0 }

// choices returns answers to a question about Egon: every cell on which the core would let a hand lay his cards, what the
// figure warns of, and what can be done without laying.
func (f *Figure) choices(step int) []Choice {
	s := &f.Steps[step]
	var found []Choice
	for _, c := range s.hand.Hand(0) {
		for row := range s.hand.Rows(c).All() {
			found = append(found, Choice{Deed: LayOn, Card: c, Cell: c.Cell(row)})
		}
	}
	for _, c := range f.Never {
		if c.Step == step && c.Choice.Deed == LayOn && !slices.Contains(found, c.Choice) {
			found = append(found, c.Choice)
		}
	}
	if s.reveals() {
		return append(found, Choice{Deed: SetAside, Card: s.Events[0].(dreist.EgonRevealed).Card})
	}
	return append(found, Choice{Deed: TurnUp, Card: dreist.NoCard}, Choice{Deed: Stop, Card: dreist.NoCard})
}

// Answer takes an answer. The right one goes on to the next question; any other counts as a miss.
func (q *Quiz) Answer(c Choice) Answer {
	if q.Done() {
		return Answer{Verdict: Finished, Text: "figure.done"}
	}
	s := &q.figure.Steps[q.at]
	if s.answeredBy(c) {
		q.at++
		q.misses.moveOn()
		return Answer{Verdict: Accepted, Text: s.Text, Rule: s.Rule, Events: s.Events[len(shown(s.Events)):]}
	}
	q.misses.miss()
	a := q.figure.correct(q.at, c)
	a.Hint = q.misses.hinted()
	return a
}

// answeredBy reports whether a choice is the right one.
func (s *Step) answeredBy(c Choice) bool {
	switch {
	case c.Deed != s.Choice.Deed:
		return false
	case c.Deed == Point:
		return slices.Contains(s.targets, c.Cell) || s.endless && c.Cell.Column == s.targets[0].Column
	case c.Deed == LayOn:
		return c.Card == s.Choice.Card && c.Cell == s.Choice.Cell
	}
	return true
}

// correct says what is wrong with an answer.
func (f *Figure) correct(step int, c Choice) Answer {
	s := &f.Steps[step]
	if c.Deed == LayOn && s.Choice.Deed != Point {
		if r := s.hand.Why(c.Card, c.Cell); r != nil {
			a := refuse(r)
			a.Text, a.Rule = f.warning(step, c, "", a.Rule)
			return a
		}
	}
	a := Answer{Verdict: Astray}
	a.Text, a.Rule = s.script(c)
	a.Text, a.Rule = f.warning(step, c, a.Text, a.Rule)
	return a
}

// warning returns what the figure says of a wrong choice, or else the text and rule given.
func (f *Figure) warning(step int, c Choice, text, rule string) (string, string) {
	for _, n := range f.Never {
		if n.Step == step && n.Choice.Deed == c.Deed && (c.Deed != LayOn || n.Choice == c) {
			return n.Text, n.Rule
		}
	}
	return text, rule
}

// script says why Egon, who may not choose, does not do what the rules would allow.
func (s *Step) script(c Choice) (text, rule string) {
	switch {
	case s.Choice.Deed == Point:
		return s.away, ""
	case s.Choice.Deed == Stop:
		return "figure.egon.stops", "8"
	case c.Deed == SetAside:
		return "figure.egon.fits", "8"
	case c.Deed == Stop:
		return "figure.egon.goeson", "8"
	case c.Deed == TurnUp:
		return "figure.egon.aside", "R 10"
	case c.Card == s.Choice.Card:
		return "figure.egon.topmost", "8"
	}
	return "figure.egon.earlier", "R 10"
}

// Undo goes back to the question before and reports whether there was one.
func (q *Quiz) Undo() bool {
	if q.at == 0 {
		return false
	}
	q.at--
	q.misses.moveOn()
	return true
}

// Reset begins again and forgets the misses.
func (q *Quiz) Reset() { *q = *NewQuiz(q.figure) }

// Hint names the right answer after the second miss at the same question; ok is false before.
func (q *Quiz) Hint() (h Hint, ok bool) {
	if !q.misses.hinted() || q.Done() {
		return Hint{}, false
	}
	s := &q.figure.Steps[q.at]
	h = Hint{Card: s.Choice.Card, Deed: s.Choice.Deed}
	switch s.Choice.Deed {
	case Point:
		h.Text, h.Cells = "figure.hint.point", s.targets
	case LayOn:
		h.Text, h.Row, h.Cells = "figure.hint.lay", s.Choice.Cell.Row, []dreist.Cell{s.Choice.Cell}
	case SetAside:
		h.Text = "figure.hint.aside"
	default:
		h.Text = "figure.hint.stop"
	}
	return h, true
}
