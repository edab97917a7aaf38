package widget

import "dreist/render/panel/edit"

// pasting is a requested text on its way from the clipboard. Its owner may be slow or hang, so nobody waits for it.
type pasting struct {
	text  edit.Reading
	to    pastedInto // nil if nothing is requested
	ticks int        // since the request
}

// pastedInto receives a text from the clipboard.
type pastedInto interface{ Insert(text string) }

// PasteLimit is how many ticks a request lives without an answer.
const PasteLimit = 300

// Paste requests the clipboard's text unless a request is pending.
func (d *Env) Paste(into pastedInto) {
	if d.pasting.to == nil {
		d.pasting = pasting{text: d.Pocket.Read(), to: into}
	}
}

// Waiting reports whether a request is pending.
func (d *Env) Waiting() bool { return d.pasting.to != nil }

// TakeOver moves a pending request of a control of another panel to one of this.
func (d *Env) TakeOver(old *Env, from, to pastedInto) {
	if old.pasting.to == from {
		d.pasting = old.pasting
		d.pasting.to = to
	}
}

// Tick counts time. A text that has arrived is inserted in the field that requested it.
func (d *Env) Tick() {
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
