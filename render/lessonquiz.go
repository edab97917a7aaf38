package render

import (
	"slices"

	"dreist/game/dreist"
	"dreist/game/figures"
	"dreist/input"
	"dreist/render/scene"
	"dreist/sounds"
)

// lessonQuiz is a figure in which the learner says what comes next: Egon's turns, and the tour of the table.
type lessonQuiz struct {
	*figures.Quiz
	asked  figures.Question
	phrase phrase     // what is asked
	home   scene.View // what lies where while nothing is held
	due    bool       // the next question waits for what moves
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
	if l.figure.Egon {
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
	l.ask(t)
	if l.quiz.Done() {
		l.finish()
	}
	return true
}

// answer gives an answer and shows what becomes of it.
func (l *lesson) answer(t *table, c figures.Choice) {
	step := l.quiz.asked.Step
	a := l.quiz.Answer(c)
	good := l.answered(a)
	l.hear(t, a, l.spotOfChoice(c))
	l.quiz.picked = false
	switch {
	case good && l.figure.Egon:
		t.letGo()
		for _, e := range a.Events {
			l.quiz.home.Follow(e)
		}
		t.line.Play(a.Events)
		l.quiz.due = true
	case good:
		t.sound.Play(sounds.Cue{Clip: sounds.Lay})
		l.marks = l.figure.Steps[step].Marks
		l.quiz.due = true
	case l.quiz.points():
		l.marks = l.figure.Steps[step].Marks
	}
}

// spotOfChoice returns where an answer is given.
func (l *lesson) spotOfChoice(c figures.Choice) spot {
	switch c.Deed {
	case figures.SetAside:
		return spot{kind: spotAside, card: c.Card}
	case figures.TurnUp:
		return spot{kind: spotEgonPile, card: dreist.NoCard}
	case figures.Stop:
		return spot{kind: spotDiscard, card: dreist.NoCard}
	case figures.LayOn:
		return spot{kind: spotCell, card: c.Card, cell: c.Cell}
	}
	return spot{kind: spotCell, card: dreist.NoCard, cell: c.Cell}
}

// offers reports whether an answer other than laying is one of those to choose from.
func (l *lesson) offers(d figures.Deed) bool {
	return slices.ContainsFunc(l.quiz.asked.Choices, func(c figures.Choice) bool { return c.Deed == d })
}

// takeUp takes hold of the card under the mouse that Egon has turned up, and reports whether there is one.
func (l *lesson) takeUp(t *table, at scene.Point) bool {
	if !l.figure.Egon || !l.open(t) {
		return false
	}
	c, ok := l.egonsCardAt(t, at)
	if !ok {
		return false
	}
	l.quiz.picked = false
	t.pickUp(c, at)
	t.sound.Play(sounds.Cue{Clip: sounds.Lift})
	return true
}

// egonsCards returns the cards that Egon has turned up and not laid yet, the one just revealed last.
func (l *lesson) egonsCards(t *table) []dreist.Card {
	v := t.line.View()
	cards := slices.Clone(v.Aside)
	if v.Revealed != dreist.NoCard {
		cards = append(cards, v.Revealed)
	}
	return cards
}

func (l *lesson) egonsCardAt(t *table, at scene.Point) (dreist.Card, bool) {
	for _, c := range slices.Backward(l.egonsCards(t)) {
		if t.line.Now().Cards[c].Rect().Contains(at) {
			return c, true
		}
	}
	return dreist.NoCard, false
}

// choiceFor returns the answer that a card on a place means, and false where it means none.
func (l *lesson) choiceFor(t *table, c dreist.Card, r scene.Rect) (figures.Choice, bool) {
	g := t.line.Geometry()
	area := r.W * r.H
	switch {
	case r.Overlap(g.Discard) > meantDiscard*area && l.offers(figures.Stop):
		return figures.Choice{Deed: figures.Stop, Card: dreist.NoCard}, true
	case r.Overlap(g.Aside) > meantDiscard*area && c == l.quiz.asked.Card:
		return figures.Choice{Deed: figures.SetAside, Card: c}, true
	}
	best, most := dreist.Cell{}, meantCell*area
	for row := 1; row <= t.line.View().Depth()+2; row++ {
		for column := 1; column <= dreist.Numbers; column++ {
			cell := dreist.Cell{Row: row, Column: column}
			share := r.Overlap(g.Cell(cell))
			if column == c.Number() {
				share *= 2 // no other column can ever take it
			}
			if share > most && g.Reaches(cell) {
				best, most = cell, share
			}
		}
	}
	return figures.Choice{Deed: figures.LayOn, Card: c, Cell: best}, best.Row != 0
}

// dropQuiz answers with the card that was dragged, or lets it go home.
func (l *lesson) dropQuiz(t *table, at scene.Point) {
	t.drag(at)
	c, pose := t.hand.card, t.heldPose()
	choice, ok := l.choiceFor(t, c, pose.Rect())
	pose.Z = scene.ZHeld
	t.line.Drop(c, pose)
	if ok {
		l.answer(t, choice)
		return
	}
	t.letGo()
	t.line.Glide(t.home())
}

// letGo takes a chosen answer or card back and reports whether there was one.
func (l *lesson) letGo(t *table) bool {
	if !t.hand.holds() && !l.quiz.picked {
		return false
	}
	l.quiz.picked = false
	t.putBack()
	return true
}

// tapQuiz answers by a click.
func (l *lesson) tapQuiz(t *table, at scene.Point) bool {
	switch {
	case !l.open(t):
		return false // which skips what moves
	case l.quiz.points():
		if cell, ok := pointedAt(t, at); ok {
			l.answer(t, figures.Choice{Deed: figures.Point, Card: dreist.NoCard, Cell: cell})
		}
		return true
	case t.hand.grip == pressed:
		return false // which selects the card, or puts it back
	}
	g := t.line.Geometry()
	held := t.hand.card
	switch {
	case g.EgonPile.Contains(at) && l.offers(figures.TurnUp):
		l.answer(t, figures.Choice{Deed: figures.TurnUp, Card: dreist.NoCard})
	case g.Discard.Contains(at) && l.offers(figures.Stop):
		l.answer(t, figures.Choice{Deed: figures.Stop, Card: dreist.NoCard})
	case g.Aside.Contains(at) && l.offers(figures.SetAside):
		l.answer(t, figures.Choice{Deed: figures.SetAside, Card: l.quiz.asked.Card})
	default:
		cell, ok := pointedAt(t, at)
		if ok && cell.Row > 0 && held == dreist.NoCard {
			held = l.onlyCardFor(t, cell)
		}
		if !ok || cell.Row == 0 || held == dreist.NoCard {
			l.letGo(t)
			break
		}
		l.answer(t, figures.Choice{Deed: figures.LayOn, Card: held, Cell: cell})
	}
	return true
}

// onlyCardFor returns the card of Egon's that a click on a cell means: the one he holds up, or else the only one with
// the number of the column; NoCard where that is open.
func (l *lesson) onlyCardFor(t *table, at dreist.Cell) dreist.Card {
	found := dreist.NoCard
	for _, c := range l.egonsCards(t) {
		switch {
		case c.Number() != at.Column:
		case c == l.quiz.asked.Card:
			return c
		case found != dreist.NoCard:
			return dreist.NoCard
		default:
			found = c
		}
	}
	return found
}

// pointedAt returns the cell under a point, the base being row 0.
func pointedAt(t *table, at scene.Point) (dreist.Cell, bool) {
	g := t.line.Geometry()
	for row := range t.line.View().Depth() + 3 {
		for column := 1; column <= dreist.Numbers; column++ {
			cell := dreist.Cell{Row: row, Column: column}
			if cellRect(g, cell).Contains(at) && (row == 0 || g.Reaches(cell)) {
				return cell, true
			}
		}
	}
	return dreist.Cell{}, false
}

// keyQuiz chooses an answer with the arrows and gives it.
func (l *lesson) keyQuiz(t *table, i input.Impulse) bool {
	if !l.open(t) {
		return false
	}
	q := &l.quiz
	switch i {
	case input.ImpulseEndTurn:
		switch {
		case !q.picked:
		case q.points():
			l.answer(t, figures.Choice{Deed: figures.Point, Card: dreist.NoCard, Cell: q.cell})
		default:
			l.answer(t, q.asked.Choices[q.pick])
		}
	case input.ImpulseLeft, input.ImpulseRight, input.ImpulseUp, input.ImpulseDown:
		t.letGo()
		if q.points() {
			q.steer(i, t.line.View().Depth())
		} else {
			q.choose(i)
		}
	case input.ImpulseUndo:
		l.askBefore(t)
	}
	t.stale = true
	return true
}

// choose goes on to the next answer, or back.
func (q *lessonQuiz) choose(i input.Impulse) {
	n := len(q.asked.Choices)
	switch {
	case !q.picked:
		q.pick = 0
	case i == input.ImpulseLeft || i == input.ImpulseUp:
		q.pick = (q.pick + n - 1) % n
	default:
		q.pick = (q.pick + 1) % n
	}
	q.picked = true
}

// steer moves the place that is pointed at over the table.
func (q *lessonQuiz) steer(i input.Impulse, depth int) {
	if !q.picked {
		q.picked = true
		if q.cell.Column == 0 {
			q.cell = dreist.Cell{Row: 0, Column: 1}
		}
		return
	}
	switch i {
	case input.ImpulseLeft:
		q.cell.Column = max(q.cell.Column-1, 1)
	case input.ImpulseRight:
		q.cell.Column = min(q.cell.Column+1, dreist.Numbers)
	case input.ImpulseUp:
		q.cell.Row = max(q.cell.Row-1, 0)
	default:
		q.cell.Row = min(q.cell.Row+1, depth+1)
	}
}

// askBefore goes back to the question before.
func (l *lesson) askBefore(t *table) {
	if !l.quiz.Undo() {
		return
	}
	l.unmark()
	l.say(phrase{key: l.figure.Goal}, "")
	quiz := l.quiz.Quiz
	at := len(l.figure.Steps)
	if asked, ok := quiz.Question(); ok {
		at = asked.Step
	}
	if l.figure.Egon {
		l.stageEgon(t, at, false)
	}
	l.ask(t)
}
