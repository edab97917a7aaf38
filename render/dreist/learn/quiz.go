package learn

import (
	"slices"

	"dreist/game/dreist"
	"dreist/game/dreist/primer"
	"dreist/game/lesson"
	"dreist/input"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/table"
	"dreist/render/geom"
	"dreist/render/tabletop"
	"dreist/render/teach"
	"dreist/sounds"
)

// The buttons that only a quiz has.
const (
	beforeButton    = teach.LessonButtonsFrom                             // goes back to the previous question
	SetAsideButton  = beforeButton + tabletop.ButtonID(primer.SetAside)   // answers that Egon sets the card aside
	TurnOverButton  = beforeButton + tabletop.ButtonID(primer.RevealNext) // answers that Egon turns over another card
	EgonStopsButton = beforeButton + tabletop.ButtonID(primer.StopTurn)   // answers that Egon stops
)

// Quiz is the guide of an example that asks what comes next: in Egon's turns, or on the tour of the table.
type Quiz struct {
	Lesson
	AskedStep    *primer.Step  // the step that the question is about
	hint         *primer.Hint  // hint at the right answer, or nil
	ChosenAnswer primer.Choice // answer that the keys have chosen; without an Action there is none

	asks *primer.Quiz // progress while the player answers, else nil
	due  bool         // the next question is asked once motion has ended
	wait int          // ticks until then, to see the last answer
}

// StartActivity starts an activity with the example. In an example about Egon's turn, Trying shows his whole turn first.
func (q *Quiz) StartActivity(w teach.Activity) {
	q.asks, q.hint, q.due, q.wait, q.ChosenAnswer.Action = nil, nil, false, 0, 0
	q.Lesson.StartActivity(w)
	switch {
	case w == teach.Playing:
		q.asks = primer.NewQuiz(q.Example)
		q.ask()
	case w == teach.Trying && q.Example.IsEgonTurn:
		q.SetText("lessons.free.egon", "", false)
		q.table.ShowEvents(q.table.Match.History()[0].Events)
	}
}

// ControlsTextKey returns the key of the sentence about the keys.
func (q *Quiz) ControlsTextKey() string {
	if q.asks != nil {
		return "lessons.keys.quiz"
	}
	return q.Lesson.ControlsTextKey()
}

// Tick advances by a tick, and asks the next question once the last answer has been shown.
func (q *Quiz) Tick() (changed bool) {
	changed = q.Lesson.Tick()
	return q.askNext() || changed
}

// TicksUntilChange returns the ticks until Tick has to be called again.
func (q *Quiz) TicksUntilChange() int {
	return max(q.Lesson.TicksUntilChange(), tabletop.NextTickIf(q.wait > 0))
}

// HandleAttempt judges an attempt of the player.
func (q *Quiz) HandleAttempt(a table.Attempt) tabletop.Handling {
	switch a.Kind {
	case tabletop.TryPress:
		if q.asks != nil && q.press(a.Button) {
			return tabletop.Handled
		}
	case tabletop.TryPickUp:
		q.ChosenAnswer.Action = 0
	case tabletop.TryDrop:
		choice, ok := q.choice(dreist.Card(a.Card), a.Aim)
		return tabletop.Handling(ok && q.answer(choice))
	}
	if answer := q.Lesson.HandleAttempt(a); answer == tabletop.Handled || q.asks == nil {
		return answer
	}
	switch {
	case a.Kind == tabletop.TryGesture && a.Gesture.Kind == input.Tap:
		at := geom.Point(a.Gesture.At)
		return tabletop.Handling(q.table.ButtonAt(at) < tabletop.GuideButtonsFrom && q.tap(at))
	case a.Kind == tabletop.TryCommand && a.Gesture.Command == input.CommandCancel:
		return tabletop.Handling(q.letGo())
	case a.Kind == tabletop.TryCommand:
		return tabletop.Handling(q.answerKey(a.Gesture.Command))
	}
	return tabletop.NotHandled
}

// press handles a button of the quiz, and reports whether it is one.
func (q *Quiz) press(b tabletop.ButtonID) bool {
	if b == beforeButton {
		q.askBefore()
		return true
	}
	choice, ok := q.offered(primer.QuizAction(b - beforeButton)) // buttons of other guides give 0 or too large a number
	if ok {
		q.answer(choice)
	}
	return ok
}

// FillOverlay adds the question and the answers.
func (q *Quiz) FillOverlay(o *tabletop.Overlay) {
	g := q.table.Timeline.Geometry()
	if q.asks == nil {
		q.show(o)
	} else {
		q.show(o, tabletop.Button{ID: beforeButton, LabelKey: "button.undo.short", IsEnabled: q.open() && q.asks.StepIndex > 0,
			Keys: tabletop.ButtonKeys{input.CommandUndo}})
	}
	for i := range q.partsShown() {
		o.AddMark(tabletop.Mark{Spot: tabletop.SpotOfArea(q.NumberDiscRect(g, i)), DiscNumber: i + 1})
	}
	if q.asks != nil && !q.IsFinished {
		o.HasPrompt, o.Prompt = true, q.Question()
		q.showAnswers(o, g)
	}
	q.markTrial(o)
	q.table.GlowEqualCards(o)
}

// AddRequests lets the player use Egon's open cards and the spot beside them while the question is about them.
func (q *Quiz) AddRequests(w *table.Wants) {
	q.Lesson.AddRequests(w)
	if !q.Example.IsEgonTurn || !q.open() || q.IsFinished {
		return
	}
	w.LentCards = q.table.Timeline.View().AppendOpenCards(w.LentCards)
	if _, ok := q.offered(primer.SetAside); ok {
		w.AsideRect = q.table.Timeline.Geometry().Egon.AsideArea
	}
}

func (q *Quiz) showAnswers(o *tabletop.Overlay, g *scene.Geometry) {
	if q.hint != nil {
		q.markHint(o, q.hint)
	}
	q.markAnswer(o, g)
	if !q.Example.IsEgonTurn || !q.open() {
		return
	}
	deed := func(d primer.QuizAction, at geom.Rect, label string) {
		if _, ok := q.offered(d); ok {
			o.Buttons = append(o.Buttons, tabletop.Button{ID: beforeButton + tabletop.ButtonID(d), Rect: at, LabelKey: label, IsEnabled: true, IsPrimary: q.hint != nil && q.hint.Action == d})
		}
	}
	deed(primer.SetAside, g.EndTurnRect, "lessons.aside")
	deed(primer.RevealNext, g.EndTurnRect, "lessons.turnup")
	deed(primer.StopTurn, g.UndoRect, "lessons.stop")
}

func (q *Quiz) clear() {
	q.ClearHint()
	q.hint, q.MarkedCells = nil, nil
}

func (q *Quiz) ask() {
	q.due, q.ChosenAnswer.Action = false, 0
	switch asked := q.asks.CurrentStep(); {
	case asked == nil:
	case q.Example.IsEgonTurn:
		q.AskedStep = asked
		q.table.AnimateEvents(asked.ShownEvents)
	default:
		q.AskedStep, q.MarkedCells = asked, nil // the marked cells were those of the last answer
	}
	q.table.Redraw()
}

// Question returns the question when it can be answered, else "".
func (q *Quiz) Question() string {
	if !q.open() {
		return ""
	}
	return q.sayHint(&primer.Hint{TextKey: q.AskedStep.QuestionKey, Card: q.AskedStep.RevealedCard})
}

// open reports whether a question can be answered now.
func (q *Quiz) open() bool {
	return q.asks != nil && !q.due && !q.asks.IsDone() && !q.table.Timeline.IsMoving()
}

// askNext asks the next question, or finishes the lesson, once the last answer has been shown.
func (q *Quiz) askNext() bool {
	if !q.due || q.table.Timeline.IsMoving() {
		return false
	}
	if q.wait > 1 {
		q.wait--
		return false
	}
	q.wait = 0
	q.ask()
	if q.asks.IsDone() {
		q.Finish()
	}
	return true
}

// answer judges an answer, shows the result, and reports whether the answer is right.
func (q *Quiz) answer(c primer.Choice) bool {
	s := q.AskedStep
	a := q.asks.Answer(c)
	q.MissCount = q.asks.MissCount()
	if a.Verdict != lesson.Accepted { // a wrong choice stays chosen
		q.miss(c, &a)
		return false
	}
	q.clear()
	q.SetText(a.TextKey, a.Rule, false)
	q.due, q.ChosenAnswer.Action = true, 0
	if q.Example.IsEgonTurn {
		q.table.ClearInput()
		q.table.AnimateEvents(a.Events)
		return true
	}
	q.table.Sound.Play(sounds.Cue{Clip: sounds.LayClip})
	q.MarkedCells, q.wait = s.Marks, teach.PaceOf(q.Speed()).PageRest
	return true
}

func (q *Quiz) miss(c primer.Choice, a *primer.Response) {
	tried := dreist.Move{Card: dreist.NoCard}
	if c.Action == primer.LayRevealed {
		tried = dreist.Lay(c.Card, c.Cell.Row)
	}
	q.MarkedCells, q.TrialSpot = nil, placeOfChoice(c)
	q.Refuse(tried, a.TextKey, a.Rule, a.Refusal)
	if h, ok := q.asks.Hint(); ok {
		q.hint = &h
		q.SetMoreText(func() string { return q.sayHint(&h) })
	}
}

func placeOfChoice(c primer.Choice) tabletop.Spot {
	switch c.Action {
	case primer.SetAside:
		return scene.SpotWithCard(scene.AsideSpot, c.Card)
	case primer.RevealNext:
		return scene.SpotOfKind(scene.EgonPileSpot)
	case primer.StopTurn:
		return scene.SpotOfKind(scene.DiscardSpot)
	case primer.LayRevealed:
		return scene.SpotOfLaidCard(c.Cell, c.Card)
	}
	return scene.SpotOfCell(c.Cell)
}

// offered returns the answer with an action other than laying; ok is false if it cannot be chosen.
func (q *Quiz) offered(d primer.QuizAction) (c primer.Choice, ok bool) {
	i := slices.IndexFunc(q.AskedStep.Choices, func(c primer.Choice) bool { return c.Action == d })
	if i < 0 {
		return c, false
	}
	return q.AskedStep.Choices[i], true
}

func (q *Quiz) askBefore() {
	if !q.asks.Undo() {
		return
	}
	q.clear()
	q.SetText(q.Example.GoalKey, "", false)
	if q.Example.IsEgonTurn {
		q.layEgonsTurn(q.asks.StepIndex, nil)
	}
	q.ask()
}
