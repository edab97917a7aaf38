package lessons

import (
	"dreist/assets/msg/dreistmsg"
	"dreist/game/dreist"
	"dreist/game/dreist/examples"
	"dreist/input"
	"dreist/render/dreist/table"
	"dreist/render/geom"
	"dreist/render/tabletop"
	"dreist/render/teach"
)

// The buttons of a lesson of DREIst! besides those of any lesson.
const (
	beforeButton    = teach.OwnButton + iota // previous question
	SetAsideButton                           // answer: Egon sets the card aside
	TurnUpButton                             // answer: Egon turns up another card
	EgonStopsButton                          // answer: Egon stops
)

// Show adds the marks, the box, and the buttons for answers about Egon.
func (l *Lesson) Show(o *table.Overlay) {
	g := l.table.Line.Geometry()
	l.prompt(o)
	l.own(&o.TableButtons)
	l.mark(o, g)
	o.First, o.AnyCell = teach.OnwardButton, l.byHand()
	l.fillBox(o)
	o.Buttons = append(o.Buttons, l.WayBack(&g.Edges))
	if !l.Example.Egon || !l.Quiz.open() {
		return
	}
	o.Takeable = l.table.Line.View().AppendOpen(o.Takeable)
	deed := func(d examples.Deed, id tabletop.ButtonID, at geom.Rect, label string) {
		o.Buttons = append(o.Buttons, tabletop.Button{Id: id, Rect: at, Label: label, Enabled: true, Primary: l.Hint != nil && l.Hint.Deed == d})
	}
	if l.Quiz.offers(examples.SetAside) {
		o.Aside = g.Egon.Aside
		deed(examples.SetAside, SetAsideButton, g.EndTurn, dreistmsg.LessonsAside)
		return
	}
	deed(examples.TurnUp, TurnUpButton, g.EndTurn, dreistmsg.LessonsTurnup)
	deed(examples.Stop, EgonStopsButton, g.Undo, dreistmsg.LessonsStop)
}

// fillBox fills the box beside the layout.
func (l *Lesson) fillBox(o *table.Overlay) {
	words := l.Words().Words
	words.Hints = l.Hint != nil
	switch {
	case l.byHand():
		words.Keys = l.table.Say.Say(dreistmsg.LessonsKeysHand)
	case l.Quiz.open():
		words.Keys = l.table.Say.Say(dreistmsg.LessonsKeysQuiz)
	}
	if l.Quiz.Quiz == nil {
		l.Fill(&o.Box, words, l.table.Say.Texts)
		return
	}
	l.Fill(&o.Box, words, l.table.Say.Texts, tabletop.Button{Id: beforeButton, Label: dreistmsg.ButtonUndoShort,
		Enabled: l.Quiz.open() && l.Quiz.Asked.Step > 0, Keys: tabletop.Keys{input.CommandUndo}})
}

// own sets which of the table's own buttons are shown and enabled.
func (l *Lesson) own(o *tabletop.TableButtons) {
	l.Own(&l.table.Line.Geometry().Edges, o, l.byHand())
	end := tabletop.Only(tabletop.EndTurnButton)
	switch {
	case l.pressed():
		o.Disabled, o.NotPrimary = end, end
		if l.Trial.Landed() {
			o.Chosen = end
		}
	case !l.byHand():
		o.Hidden |= end
	case l.table.Mine() && !l.table.Line.Busy():
		o.Enabled = end // ending too early gets an explanation
	default:
		o.Disabled = end
	}
	if !l.ends && (l.Play != nil || l.table.AnyFits()) {
		o.NotPrimary |= end
	}
	if l.Play != nil && !l.draws {
		o.NotPrimary |= tabletop.Only(table.DrawButton)
		o.Primary = tabletop.Only(table.DeclineButton)
	}
}

// press handles a button of the lesson.
func (l *Lesson) press(b tabletop.ButtonID) tabletop.Answer {
	switch {
	case b == table.DeclineButton:
		return tabletop.Answer(l.drawFirst())
	case b < tabletop.GuideButton:
		return tabletop.NotHandled
	case l.Press(film{l}, b):
		return tabletop.Handled
	}
	switch b {
	case beforeButton:
		l.Quiz.askBefore()
	case SetAsideButton:
		l.Quiz.answer(examples.Choice{Deed: examples.SetAside, Card: l.Quiz.Asked.Card})
	case TurnUpButton:
		l.Quiz.answer(examples.Choice{Deed: examples.TurnUp, Card: dreist.NoCard})
	case EgonStopsButton:
		l.Quiz.answer(examples.Choice{Deed: examples.Stop, Card: dreist.NoCard})
	}
	return tabletop.Handled
}
