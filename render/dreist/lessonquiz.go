package dreist

import (
	"slices"

	"dreist/game/dreist"
	"dreist/game/dreist/examples"
	"dreist/render/dreist/scene"
	"dreist/render/geom"
	"dreist/sounds"
)

// lessonQuiz is a figure in which the learner says what comes next: Egon's turns, and the tour of the table.
type lessonQuiz struct {
	*examples.Quiz
	asked  examples.Question
	phrase phrase     // what is asked
	home   scene.View // what lies where while nothing is held
	due    bool       // the next question waits for what moves
	wait   int        // and these ticks, in which the answer is seen
	picked bool       // an answer has been chosen by the keys
	pick   int        // which of the choices
	cell   dreist.Cell
}

// points reports whether the learner answers by pointing at the table.
func (q *lessonQuiz) points() bool { return q.Quiz != nil && len(q.asked.Choices) == 0 && !q.Done() }

// ask puts the next question, and shows what has to be seen for it.
func (l *lesson) ask(t *table) {
	q := &l.quiz
	q.due, q.picked = false, false
	asked, ok := q.Question()
	q.asked = asked
	if !ok {
		q.phrase = phrase{}
		return
	}
	q.phrase = phrase{key: asked.Text, card: asked.Card, gaps: asked.Card != dreist.NoCard}
	if !l.example.Egon {
		l.marks = nil // those of the answer before
	} else {
		q.home = t.line.View().Clone()
		for _, e := range asked.Shown {
			q.home.Follow(e)
		}
		t.line.Play(asked.Shown)
	}
	t.stale = true
}

// question returns what is asked, once it can be answered.
func (l *lesson) question(t *table) string {
	if l.quiz.due || t.line.Busy() {
		return ""
	}
	return l.words(t).question
}

// open reports whether an answer is awaited.
func (l *lesson) open(t *table) bool {
	return l.quiz.Quiz != nil && !l.quiz.due && !l.quiz.Done() && !t.line.Busy()
}

// goOn puts the next question when the answer before has been shown, and notices the end.
func (l *lesson) goOn(t *table) bool {
	if !l.quiz.due || t.line.Busy() {
		return false
	}
	if l.quiz.wait > 1 {
		l.quiz.wait--
		return false
	}
	l.quiz.wait = 0
	l.ask(t)
	if l.quiz.Done() {
		l.finish()
	}
	return true
}

// answer gives an answer and shows what becomes of it.
func (l *lesson) answer(t *table, c examples.Choice) {
	step := l.quiz.asked.Step
	a := l.quiz.Answer(c)
	good := l.answered(a)
	tour := l.quiz.points()
	l.hear(t, a, l.spotOfChoice(c))
	l.quiz.picked = l.quiz.picked && !good // what was chosen stays so for the next try
	switch {
	case good && l.example.Egon:
		t.letGo()
		for _, e := range a.Events {
			l.quiz.home.Follow(e)
		}
		t.line.Play(a.Events)
		l.quiz.due = true
	case good:
		t.sound.Play(sounds.Cue{Clip: sounds.Lay})
		l.marks = l.example.Steps[step].Marks
		l.quiz.due, l.quiz.wait = true, paceOf(t.line.Speed()).look
	case tour:
		l.said.main = phrase{key: missOf(&l.example.Steps[step])}
	}
}

// spotOfChoice returns where an answer is given.
func (l *lesson) spotOfChoice(c examples.Choice) spot {
	switch c.Deed {
	case examples.SetAside:
		return spot{kind: spotAside, card: c.Card}
	case examples.TurnUp:
		return spot{kind: spotEgonPile, card: dreist.NoCard}
	case examples.Stop:
		return spot{kind: spotDiscard, card: dreist.NoCard}
	case examples.LayOn:
		return spot{kind: spotCell, card: c.Card, cell: c.Cell}
	}
	return spot{kind: spotCell, card: dreist.NoCard, cell: c.Cell}
}

// offers reports whether an answer other than laying is one of those to choose from.
func (l *lesson) offers(d examples.Deed) bool {
	return slices.ContainsFunc(l.quiz.asked.Choices, func(c examples.Choice) bool { return c.Deed == d })
}

// takeUp takes hold of the card under the mouse that Egon has turned up, and reports whether there is one.
func (l *lesson) takeUp(t *table, at geom.Point) bool {
	if !l.example.Egon || !l.open(t) {
		return false
	}
	c, ok := t.openCardAt(at)
	if !ok {
		return false
	}
	l.quiz.picked = false
	t.liftOpenCard(c, at)
	return true
}

// askBefore goes back to the question before.
func (l *lesson) askBefore(t *table) {
	if !l.quiz.Undo() {
		return
	}
	l.unmark()
	l.say(phrase{key: l.example.Goal}, "")
	quiz := l.quiz.Quiz
	at := len(l.example.Steps)
	if asked, ok := quiz.Question(); ok {
		at = asked.Step
	}
	if l.example.Egon {
		l.stageEgon(t, at, false)
	}
	l.ask(t)
}
