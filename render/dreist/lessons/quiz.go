package lessons

import (
	"slices"

	"dreist/game/dreist"
	"dreist/game/dreist/examples"
	"dreist/render/dreist/overlay"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/table"
	"dreist/render/geom"
	"dreist/sounds"
)

// lessonQuiz is a figure in which the learner says what comes next: Egon's turns, and the tour of the table.
type lessonQuiz struct {
	*examples.Quiz
	Asked  examples.Question
	phrase phrase     // what is asked
	home   scene.View // what lies where while nothing is held
	due    bool       // the next question waits for what moves
	wait   int        // and these ticks, in which the answer is seen
	picked bool       // an answer has been chosen by the keys
	Pick   int        // which of the choices
	Cell   dreist.Cell
}

// points reports whether the learner answers by pointing at the table.
func (q *lessonQuiz) points() bool { return q.Quiz != nil && len(q.Asked.Choices) == 0 && !q.Done() }

// ask puts the next question, and shows what has to be seen for it.
func (l *Lesson) ask(t *table.Table) {
	q := &l.Quiz
	q.due, q.picked = false, false
	asked, ok := q.Question()
	q.Asked = asked
	if !ok {
		q.phrase = phrase{}
		return
	}
	q.phrase = phrase{Key: asked.Text, card: asked.Card, gaps: asked.Card != dreist.NoCard}
	if !l.Example.Egon {
		l.Marks = nil // those of the answer before
	} else {
		q.home = t.Line.View().Clone()
		for _, e := range asked.Shown {
			q.home.Follow(e)
		}
		t.Line.Play(asked.Shown)
	}
	t.Stale = true
}

// Question returns what is asked, once it can be answered.
func (l *Lesson) Question(t *table.Table) string {
	if l.Quiz.due || t.Line.Busy() {
		return ""
	}
	return l.Words(t).question
}

// open reports whether an answer is awaited.
func (l *Lesson) open(t *table.Table) bool {
	return l.Quiz.Quiz != nil && !l.Quiz.due && !l.Quiz.Done() && !t.Line.Busy()
}

// goOn puts the next question when the answer before has been shown, and notices the end.
func (l *Lesson) goOn(t *table.Table) bool {
	if !l.Quiz.due || t.Line.Busy() {
		return false
	}
	if l.Quiz.wait > 1 {
		l.Quiz.wait--
		return false
	}
	l.Quiz.wait = 0
	l.ask(t)
	if l.Quiz.Done() {
		l.finish()
	}
	return true
}

// answer gives an answer and shows what becomes of it.
func (l *Lesson) answer(t *table.Table, c examples.Choice) {
	step := l.Quiz.Asked.Step
	a := l.Quiz.Answer(c)
	good := l.answered(a)
	tour := l.Quiz.points()
	l.hear(t, a, placeOfChoice(c))
	l.Quiz.picked = l.Quiz.picked && !good // what was chosen stays so for the next try
	switch {
	case good && l.Example.Egon:
		t.LetGo()
		for _, e := range a.Events {
			l.Quiz.home.Follow(e)
		}
		t.Line.Play(a.Events)
		l.Quiz.due = true
	case good:
		t.Sound.Play(sounds.Cue{Clip: sounds.Lay})
		l.Marks = l.Example.Steps[step].Marks
		l.Quiz.due, l.Quiz.wait = true, paceOf(t.Line.Speed()).look
	case tour:
		l.Said.main = phrase{Key: MissOf(&l.Example.Steps[step])}
	}
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
func (l *Lesson) offers(d examples.Deed) bool {
	return slices.ContainsFunc(l.Quiz.Asked.Choices, func(c examples.Choice) bool { return c.Deed == d })
}

// takeUp takes hold of the card under the mouse that Egon has turned up, and reports whether there is one.
func (l *Lesson) takeUp(t *table.Table, at geom.Point) bool {
	if !l.Example.Egon || !l.open(t) {
		return false
	}
	c, ok := t.OpenCardAt(at)
	if !ok {
		return false
	}
	l.Quiz.picked = false
	t.LiftOpenCard(c, at)
	return true
}

// askBefore goes back to the question before.
func (l *Lesson) askBefore(t *table.Table) {
	if !l.Quiz.Undo() {
		return
	}
	l.unmark()
	l.say(phrase{Key: l.Example.Goal}, "")
	quiz := l.Quiz.Quiz
	at := len(l.Example.Steps)
	if asked, ok := quiz.Question(); ok {
		at = asked.Step
	}
	if l.Example.Egon {
		l.stageEgon(t, at, false)
	}
	l.ask(t)
}
