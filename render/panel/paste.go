package panel

import "dreist/render/panel/edit"

// paste is a text on its way from the clipboard into a field. The program that owns it may take its time, or hang: nobody waits.
type paste struct {
	text  edit.Reading
	to    *field // nil where nothing is on its way
	ticks int    // since it was asked for
}

// pasteLimit is after how many ticks a text that has not come is given up.
const pasteLimit = 300

// paste asks for the clipboard's text, unless one is on its way.
func (t *field) paste() {
	if p := &t.pasting; p.to == nil {
		*p = paste{text: t.pocket.Read(), to: t}
	}
}

// tick counts time. A text that has come goes in place of what is selected in the field that asked for it.
func (d *desk) tick() {
	d.clock++
	p := &d.pasting
	if p.to == nil {
		return
	}
	text, ok := p.text.Take()
	if p.ticks++; !ok && p.ticks < pasteLimit {
		return
	}
	p.to.change(func(l *edit.Line) { l.Insert(text) })
	*p = paste{}
}
