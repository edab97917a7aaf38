package panel

import "dreist/render/panel/widget"

// Line is a line of a panel for a screen reader.
type Line = widget.Line

// Lines returns the panel as text, one line each, from above. From now on the focus ring is shown, as screen reader
// users need it.
func (p *Panel) Lines() (lines []Line) {
	if !p.focus.shown {
		p.changed = true
		if p.focus.show(true); p.catch < 0 && p.Typing() {
			p.focus.show(false) // letters stay commands as long as no field is used
		}
	}
	for _, part := range p.column.parts {
		lines = p.read(lines, part)
	}
	return lines
}

// read appends the lines of a part, or of its parts and controls.
func (p *Panel) read(dst []Line, part any) []Line {
	switch part := part.(type) {
	case *beside:
		for i := range part.columns {
			dst = p.readAll(dst, part.columns[i].parts)
		}
	case *columns:
		for i := range part.sides {
			dst = p.readAll(dst, part.sides[i].parts)
		}
	case widget.Read:
		c, ok := part.(widget.Control)
		dst = part.Lines(dst, ok && c == p.focus.current())
	case group:
		if r, ok := part.(interface{ Heading() string }); ok {
			dst = widget.TextLines(dst, r.Heading())
		}
		for _, c := range part.Controls() {
			dst = p.read(dst, c)
		}
	}
	return dst
}

func (p *Panel) readAll(dst []Line, parts []widget.Part) []Line {
	for _, part := range parts {
		dst = p.read(dst, part)
	}
	return dst
}

// Selects reports whether text is selected in the active field, so that copying means that text.
func (p *Panel) Selects() bool {
	f, ok := p.focus.current().(interface{ Selected() string })
	return ok && p.written() != nil && f.Selected() != ""
}
