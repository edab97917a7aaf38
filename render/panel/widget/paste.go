package widget

import "dreist/render/panel/edit"

// pasting is a text on its way from the clipboard into a control. The program that owns it may take its time, or hang: nobody waits.
type pasting struct {
	text  edit.Reading
	to    pastedInto // nil where nothing is on its way
	ticks int        // since it was asked for
}

// pastedInto is what a text from the clipboard goes into.
type pastedInto interface{ Insert(text string) }

// PasteLimit is after how many ticks a text that has not come is given up.
const PasteLimit = 300

// Paste asks for the clipboard's text, unless one is on its way.
func (d *Desk) Paste(into pastedInto) {
	if d.pasting.to == nil {
		d.pasting = pasting{text: d.Pocket.Read(), to: into}
	}
}

// Waiting reports whether a text is on its way.
func (d *Desk) Waiting() bool { return d.pasting.to != nil }

// TakeOver lets a control have what is on its way to one of another desk.
func (d *Desk) TakeOver(old *Desk, from, to pastedInto) {
	if old.pasting.to == from {
		d.pasting = old.pasting
		d.pasting.to = to
	}
}

// Tick counts time. A text that has come goes in place of what is selected in the field that asked for it.
func (d *Desk) Tick() {
	d.Clock++
	p := &d.pasting
	if p.to == nil {
		return
	}
	text, ok := p.text.Take()
	if p.ticks++; !ok && p.ticks < PasteLimit {
		return
	}
	p.to.Insert(text)
	*p = pasting{}
}
