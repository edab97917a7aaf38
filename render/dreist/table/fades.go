package table

import (
	"slices"

	"dreist/game/dreist"
	"dreist/render/dreist/situation"
	"dreist/render/geom"
	"dreist/render/stage"
	"dreist/render/tabletop"
)

// fades let things beside the cards appear and disappear within some ticks: the glow of the player to move, Egon's tray, question,
// prompt, the box of a guide and some buttons. They only concern the picture, see tabletop.Fade.
type fades struct {
	hand, egon, tray, box tabletop.Fade

	line     tabletop.Line
	offers   bool           // the question offers a card of the pile, which glows
	shownBox tabletop.Box   // the box of the guide, also while it disappears
	buttons  []fadingButton // the buttons that fade alone
	window   geom.Point     // the size of the window in the last tick
	moving   bool
}

// fadingButton is a button that appears and disappears.
type fadingButton struct {
	tabletop.Button
	tabletop.Fade
}

const (
	questionTicks = 8   // for a question to appear
	boxTicks      = 9   // for the box of a guide to appear
	meantGlow     = 0.4 // around Egon, to whom a gift may be given
)

// isAnswer reports whether a button is an answer to a question.
func isAnswer(b tabletop.Button) bool {
	switch b.Id {
	case DrawButton, DeclineButton, GiveButton, KeepButton, SpareButton, DiscardButton:
		return true
	}
	return false
}

// fadesAlone reports whether a button appears and disappears while its surroundings stay.
func fadesAlone(b tabletop.Button) bool {
	return b.Id == tabletop.AgainButton
}

// tick advances by a tick and reports whether the picture changed.
func (f *fades) tick(t *Table) bool {
	f.aim(t)
	part, comesIn, slides := 1.0/stage.GlowTicks, 1.0/questionTicks, 1.0/boxTicks
	window := geom.Point{X: t.Line.Geometry().W, Y: t.Line.Geometry().H}
	if f.window != window || t.Line.Speed() == stage.Instant { // what disappears would stay at its place in the old window
		part, comesIn, slides = 1, 1, 1
	}
	if f.line.QuestionFade.To < f.line.QuestionFade.Now {
		comesIn = part
	}
	f.window, f.moving = window, false
	changed := f.pass(&f.line.QuestionFade, comesIn)
	changed = f.pass(&f.box, slides) || changed
	for _, at := range [...]*tabletop.Fade{&f.hand, &f.egon, &f.tray, &f.line.PromptFade} {
		changed = f.pass(at, part) || changed
	}
	for i := range f.buttons {
		changed = f.pass(&f.buttons[i].Fade, part) || changed
	}
	f.buttons = slices.DeleteFunc(f.buttons, func(k fadingButton) bool { return k.Gone() })
	return changed
}

// pass advances a fade and reports whether it changed.
func (f *fades) pass(at *tabletop.Fade, part float64) bool {
	changed := at.Step(part)
	f.moving = f.moving || at.Moving()
	return changed
}

// aim sets the ends of all fades.
func (f *fades) aim(t *Table) {
	view := t.Line.View()
	f.hand.Set(t.HandGlows())
	egons := t.EgonPlays() && view.Turn == dreist.EgonSeat
	gift := t.EgonPlays() && t.Question() == situation.GiftQuestion
	if f.egon.Set(egons || gift); gift && t.Gift.Meant(t.Line) != dreist.EgonSeat { // else the packet would be given to him
		f.egon.To = meantGlow
	}
	o := t.Overlay()
	f.tray.Set(egons && t.Line.Busy() || t.EgonPlays() && (len(view.Aside) > 0 || o.Aside.W > 0))

	var buffer [tabletop.MostButtons]tabletop.Button
	buttons := t.Buttons(buffer[:0])
	if f.line.SetQuestion(t.Asked(), t.QuestionPlate()); f.line.QuestionFade.To > 0 {
		f.offers = tabletop.IsPrimary(buttons, DrawButton)
	}
	for i := range f.buttons {
		f.buttons[i].To = 0
	}
	line, warning := t.PromptText()
	f.line.SetPrompt(tabletop.Prompt{Text: line, Warning: warning, Row: t.promptRect(), Unsaved: t.Status.Unsaved})
	for _, b := range buttons {
		switch {
		case b.Id == tabletop.WhyButton:
			f.line.Prompt.Buttons = append(f.line.Prompt.Buttons, b)
		case isAnswer(b):
			f.line.Question.Buttons = append(f.line.Question.Buttons, b)
		case fadesAlone(b) && t.Arrival.Turn() == 1:
			f.show(b)
		}
	}
	if f.box.Set(len(o.Box.Parts) > 0); f.box.To > 0 {
		f.shownBox.CopyFrom(&o.Box)
	}
}

// show makes a button appear, or stay.
func (f *fades) show(b tabletop.Button) {
	i := slices.IndexFunc(f.buttons, func(k fadingButton) bool { return k.Id == b.Id })
	if i < 0 {
		i, f.buttons = len(f.buttons), append(f.buttons, fadingButton{})
	}
	f.buttons[i].Button, f.buttons[i].To = b, 1
}
