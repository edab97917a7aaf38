package lessons

import (
	"slices"

	"dreist/game/dreist"
	"dreist/game/dreist/examples"
	"dreist/game/lesson"
	"dreist/render/dreist/guide"
	"dreist/render/dreist/overlay"
	"dreist/sounds"
)

// lessonQuiz is an example in which the learner says what comes next: Egon's turns, and the tour of the table.
type lessonQuiz struct {
	l *Lesson
	*examples.Quiz
	Asked  examples.Question
	phrase phrase // what is asked
	due    bool   // the next question waits for what moves
	wait   int    // and these ticks, in which the answer is seen
	picked bool   // an answer has been chosen by the keys
	Pick   int    // which of the choices
	Cell   dreist.Cell
}

// points reports whether the learner answers by pointing at the table.
func (q *lessonQuiz) points() bool { return q.Quiz != nil && len(q.Asked.Choices) == 0 && !q.Done() }

// ask puts the next question, and shows what has to be seen for it.
func (q *lessonQuiz) ask(now *guide.Now) {
	q.due, q.picked = false, false
	asked, ok := q.Question()
	q.Asked = asked
	if !ok {
		q.phrase = phrase{}
		return
	}
	q.phrase = phrase{Key: asked.Text, card: asked.Card, gaps: asked.Card != dreist.NoCard}
	if !q.l.Example.Egon {
		q.l.Marks = nil // those of the answer before
	} else {
		now.Do.Animate(asked.Shown)
	}
	now.Do.Redraw()
}

// Question returns what is asked, once it can be answered.
func (l *Lesson) Question(now *guide.Now) string {
	if l.Quiz.due || now.Line.Busy() {
		return ""
	}
	return l.Words(now).question
}

// open reports whether an answer is awaited.
func (q *lessonQuiz) open(now *guide.Now) bool {
	return q.Quiz != nil && !q.due && !q.Done() && !now.Line.Busy()
}

// askNext puts the next question when the answer before has been shown, and notices the end.
func (q *lessonQuiz) askNext(now *guide.Now) bool {
	if !q.due || now.Line.Busy() {
		return false
	}
	if q.wait > 1 {
		q.wait--
		return false
	}
	q.wait = 0
	q.ask(now)
	if q.Done() {
		q.l.finish()
	}
	return true
}

// answer gives an answer, shows what becomes of it, and reports whether it is right.
func (q *lessonQuiz) answer(now *guide.Now, c examples.Choice) bool {
	step := q.Asked.Step
	a := q.Answer(c)
	q.l.Misses = q.Misses()
	good := a.Verdict == lesson.Accepted
	tour := q.points()
	q.l.tellOutcome(now, a, placeOfChoice(c))
	q.picked = q.picked && !good // what was chosen stays so for the next try
	switch {
	case good && q.l.Example.Egon:
		now.Do.LetGo()
		now.Do.Animate(a.Events)
		q.due = true
	case good:
		now.Do.Sound(sounds.Lay)
		q.l.Marks = q.l.Example.Steps[step].Marks
		q.due, q.wait = true, paceOf(now.Line.Speed()).look
	case tour:
		q.l.Said.main = phrase{Key: MissOf(&q.l.Example.Steps[step])}
	}
	return good
}

// placeOfChoice returns where an answer is given.
func placeOfChoice(c examples.Choice) overlay.Place {
	switch c.Deed {
	case examples.SetAside:
		return overlay.Place{Kind: overlay.Aside, Card: c.Card}
	case examples.TurnUp:
		return overlay.On(overlay.EgonPile)
	case examples.Stop:
		return overlay.On(overlay.DiscardPile)
	case examples.LayOn:
		return overlay.Place{Kind: overlay.Cell, Card: c.Card, Cell: c.Cell}
	}
	return overlay.In(c.Cell)
}

// offers reports whether an answer other than laying is one of those to choose from.
func (q *lessonQuiz) offers(d examples.Deed) bool {
	return slices.ContainsFunc(q.Asked.Choices, func(c examples.Choice) bool { return c.Deed == d })
}

// askBefore goes back to the question before.
func (q *lessonQuiz) askBefore(now *guide.Now) {
	if !q.Undo() {
		return
	}
	q.l.clearMarks()
	q.l.say(phrase{Key: q.l.Example.Goal}, "")
	at := len(q.l.Example.Steps)
	if asked, ok := q.Quiz.Question(); ok {
		at = asked.Step
	}
	if q.l.Example.Egon {
		q.l.layEgonsTurn(now, at, false)
	}
	q.ask(now)
}
