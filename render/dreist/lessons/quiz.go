package lessons

import (
	"dreist/render/tabletop"
	"slices"

	"dreist/game/dreist"
	"dreist/game/dreist/examples"
	"dreist/game/lesson"
	"dreist/render/dreist/table"
	"dreist/render/teach"
	"dreist/sounds"
)

// lessonQuiz is an example played by answers: Egon's turns, and the tour of the table.
type lessonQuiz struct {
	l *Lesson
	*examples.Quiz
	Asked  examples.Question
	phrase phrase // the question
	due    bool   // the next question waits for motion
	wait   int    // and for this many ticks, to see the answer
	picked bool   // an answer is chosen by keys
	Pick   int    // index of the choice
	Cell   dreist.Cell
}

// points reports whether the learner answers by pointing at the table.
func (q *lessonQuiz) points() bool { return q.Quiz != nil && len(q.Asked.Choices) == 0 && !q.Done() }

// ask asks the next question and plays the events before it.
func (q *lessonQuiz) ask() {
	q.due, q.picked = false, false
	asked, ok := q.Question()
	q.Asked = asked
	if !ok {
		q.phrase = phrase{}
		return
	}
	q.phrase = phrase{Key: asked.Text, card: asked.Card, gaps: asked.Card != dreist.NoCard}
	if !q.l.Example.Egon {
		q.l.Marks = nil // of the last answer
	} else {
		q.l.table.Animate(asked.Shown)
	}
	q.l.table.Stale = true
}

// Question returns the question when it can be answered, else "".
func (l *Lesson) Question() string {
	if l.Quiz.due || l.table.Line.Busy() {
		return ""
	}
	return l.Words().question
}

// open reports whether a question can be answered.
func (q *lessonQuiz) open() bool {
	return q.Quiz != nil && !q.due && !q.Done() && !q.l.table.Line.Busy()
}

// askNext asks the next question when the last answer has been shown, or finishes the lesson. It reports whether the picture changed.
func (q *lessonQuiz) askNext() bool {
	if !q.due || q.l.table.Line.Busy() {
		return false
	}
	if q.wait > 1 {
		q.wait--
		return false
	}
	q.wait = 0
	q.ask()
	if q.Done() {
		q.l.finish()
	}
	return true
}

// answer judges an answer, shows the result, and reports whether it is right.
func (q *lessonQuiz) answer(c examples.Choice) bool {
	step := q.Asked.Step
	a := q.Answer(c)
	q.l.Misses = q.Misses()
	good := a.Verdict == lesson.Accepted
	tour := q.points()
	q.l.tellOutcome(a, placeOfChoice(c))
	q.picked = q.picked && !good // a wrong choice stays chosen
	switch {
	case good && q.l.Example.Egon:
		q.l.table.LetGo()
		q.l.table.Animate(a.Events)
		q.due = true
	case good:
		q.l.table.Sound.Play(sounds.Cue{Clip: sounds.Lay})
		q.l.Marks = q.l.Example.Steps[step].Marks
		q.due, q.wait = true, teach.PaceOf(q.l.table.Line.Speed()).Look
	case tour:
		q.l.Said.main = phrase{Key: MissOf(&q.l.Example.Steps[step])}
	}
	return good
}

// placeOfChoice returns the place of an answer.
func placeOfChoice(c examples.Choice) tabletop.Place {
	switch c.Deed {
	case examples.SetAside:
		return table.For(table.AsidePlace, c.Card)
	case examples.TurnUp:
		return table.On(table.EgonPilePlace)
	case examples.Stop:
		return table.On(table.DiscardPlace)
	case examples.LayOn:
		return table.Laid(c.Cell, c.Card)
	}
	return table.In(c.Cell)
}

// offers reports whether an answer other than laying can be chosen.
func (q *lessonQuiz) offers(d examples.Deed) bool {
	return slices.ContainsFunc(q.Asked.Choices, func(c examples.Choice) bool { return c.Deed == d })
}

// askBefore goes back to the previous question.
func (q *lessonQuiz) askBefore() {
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
		q.l.layEgonsTurn(at, false)
	}
	q.ask()
}
