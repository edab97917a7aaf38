package table

import (
	"slices"

	"dreist/game/dreist"
	"dreist/render/dreist/overlay"
	"dreist/render/dreist/situation"
	"dreist/render/geom"
	"dreist/render/stage"
	"dreist/render/tabletop"
)

// fades let what is told beside the cards come and go within some ticks instead of at once: whose turn it is, the tray of Egon,
// what is asked, the prompt and some buttons. They are of the picture alone: everything can be pressed from the first tick, and
// nothing any more that is going.
type fades struct {
	hand, egon, tray, box, band tabletop.Fade

	line   tabletop.Line
	offers bool         // what is asked offers the pile, which glows
	boxed  tabletop.Box // the box of the guide, also as it goes
	keys   []key        // the buttons that come and go
	window geom.Point   // how large it was in the last tick
	moving bool
}

// key is a button that comes and goes.
type key struct {
	tabletop.Button
	tabletop.Fade
}

const (
	questionTicks = 8   // until a question is there
	boxTicks      = 9   // until the box of a guide is
	meantGlow     = 0.4 // around Egon, to whom a gift may be given
)

// answers reports whether a button belongs to what is asked.
func answers(b tabletop.Button) bool {
	switch b.Id {
	case overlay.DrawButton, overlay.DeclineButton, overlay.GiveButton, overlay.KeepButton, overlay.SpareButton, overlay.DiscardButton,
		overlay.FittingButton, overlay.NoFittingButton:
		return true
	}
	return false
}

// comes reports whether a button comes and goes while what is around it stays.
func comes(b tabletop.Button) bool {
	return b.Id == tabletop.AgainButton || b.Id == tabletop.HurryButton
}

// tick lets a tick pass and reports whether the picture changed.
func (f *fades) tick(t *Table) bool {
	f.aim(t)
	part, comesIn, slides := 1.0/stage.GlowTicks, 1.0/questionTicks, 1.0/boxTicks
	window := geom.Point{X: t.Line.Geometry().W, Y: t.Line.Geometry().H}
	if f.window != window || t.Line.Speed() == stage.Instant { // what still goes would be seen where it was in another window
		part, comesIn, slides = 1, 1, 1
	}
	if f.line.Asking.To < f.line.Asking.Now {
		comesIn = part
	}
	f.window, f.moving = window, false
	changed := f.pass(&f.line.Asking, comesIn)
	changed = f.pass(&f.box, slides) || changed
	for _, at := range [...]*tabletop.Fade{&f.hand, &f.egon, &f.tray, &f.line.Telling, &f.band} {
		changed = f.pass(at, part) || changed
	}
	for i := range f.keys {
		changed = f.pass(&f.keys[i].Fade, part) || changed
	}
	f.keys = slices.DeleteFunc(f.keys, func(k key) bool { return k.Gone() })
	return changed
}

// pass lets a fade pass and reports whether it changed.
func (f *fades) pass(at *tabletop.Fade, part float64) bool {
	changed := at.Step(part)
	f.moving = f.moving || at.Moving()
	return changed
}

// aim notes what shall be there.
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
	if f.line.Ask(t.Asked(), t.QuestionPlate()); f.line.Asking.To > 0 {
		f.offers = tabletop.IsPrimary(buttons, overlay.DrawButton)
	}
	for i := range f.keys {
		f.keys[i].To = 0
	}
	line, warning := t.PromptText()
	f.line.Tell(tabletop.Told{Text: line, Warning: warning, Row: t.promptRect(), Unsaved: t.Status.Unsaved})
	for _, b := range buttons {
		switch {
		case b.Id == tabletop.WhyButton:
			f.line.Told.Buttons = append(f.line.Told.Buttons, b)
		case answers(b):
			f.line.Asked.Buttons = append(f.line.Asked.Buttons, b)
		case comes(b) && t.Arrival.Turn() == 1:
			f.show(b)
		}
	}
	f.band.Set(t.Guide == nil && t.Mode != tabletop.Reviewing && t.Mode != tabletop.Over && !t.Ending())
	if f.box.Set(len(o.Box.Parts) > 0); f.box.To > 0 {
		f.boxed.CopyFrom(&o.Box)
	}
}

// show lets a button come, or stay.
func (f *fades) show(b tabletop.Button) {
	i := slices.IndexFunc(f.keys, func(k key) bool { return k.Id == b.Id })
	if i < 0 {
		i, f.keys = len(f.keys), append(f.keys, key{})
	}
	f.keys[i].Button, f.keys[i].To = b, 1
}
