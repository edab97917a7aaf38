package panel

// ReaderLines returns the panel as text, one line each, from the top. It shows the focus ring, since screen reader users need it.
func (p *Panel) ReaderLines() (lines []ReaderLine) {
	if !p.focus.shown {
		p.changed = true
		if p.focus.show(true); p.catch < 0 && p.IsTyping() {
			p.focus.show(false) // letters stay commands as long as no field is used
		}
	}
	for _, part := range p.column.parts {
		lines = p.read(lines, part)
	}
	return lines
}

func (p *Panel) read(dst []ReaderLine, part any) []ReaderLine {
	switch part := part.(type) {
	case *beside:
		for i := range part.columns {
			dst = p.readAll(dst, part.columns[i].parts)
		}
	case *columns:
		for i := range part.sides {
			dst = p.readAll(dst, part.sides[i].parts)
		}
	case textPart:
		c, ok := part.(Control)
		dst = part.AppendLines(dst, ok && c == p.focus.current())
	case group:
		for _, c := range part.Controls() {
			dst = p.read(dst, c)
		}
	}
	return dst
}

func (p *Panel) readAll(dst []ReaderLine, parts []Part) []ReaderLine {
	for _, part := range parts {
		dst = p.read(dst, part)
	}
	return dst
}

// HasSelection reports whether text is selected in the active field, so that copying means that text.
func (p *Panel) HasSelection() bool {
	f := p.written()
	return f != nil && f.edit.SelectedText() != ""
}

// ReaderLine is a line of a panel for a screen reader.
type ReaderLine struct {
	Text     string
	Kind     LineKind
	Value    string   // value or text of a SettingLine
	Options  []string // possible values of a SettingLine; may be empty
	HasFocus bool     // it has the focus
}

// LineKind is the kind of a line, by its use.
type LineKind uint8

const (
	PlainLine     LineKind = iota // only text
	PressableLine                 // can be pressed
	DisabledLine                  // disabled: cannot be pressed now
	SettingLine                   // can be set, or written in
	OnLine                        // a switch that is on
	OffLine                       // a switch that is off
)

// textPart is a part or control with text for a screen reader.
type textPart interface {
	// AppendLines appends its text; here means that it has the focus.
	AppendLines(dst []ReaderLine, here bool) []ReaderLine
}

// buttonLine returns the line of a button; able means that it has an action.
func buttonLine(text string, able, here bool) ReaderLine {
	if !able {
		return ReaderLine{Text: text, Kind: DisabledLine, HasFocus: here}
	}
	return ReaderLine{Text: text, Kind: PressableLine, HasFocus: here}
}

func textLines(dst []ReaderLine, texts ...string) []ReaderLine {
	for _, t := range texts {
		if t != "" {
			dst = append(dst, ReaderLine{Text: t})
		}
	}
	return dst
}

func joined(text, beside string) string {
	switch {
	case text == "":
		return beside
	case beside == "":
		return text
	}
	return text + " · " + beside
}

func (b *button) AppendLines(dst []ReaderLine, here bool) []ReaderLine {
	return append(dst, buttonLine(joined(b.item.Label, b.item.Detail), b.CanFocus(), here))
}

func (c *choice) AppendLines(dst []ReaderLine, here bool) []ReaderLine {
	return append(dst, c.line(c.item.Label, c.item.Options, here))
}

func (p *picker) line(label string, options []string, here bool) ReaderLine {
	l := ReaderLine{Text: label, Kind: SettingLine, Options: options, HasFocus: here}
	if p.index >= 0 && p.index < len(options) {
		l.Value = options[p.index]
	}
	return l
}

func (s *swatches) AppendLines(dst []ReaderLine, here bool) []ReaderLine {
	var options []string
	for _, o := range s.item.Options {
		options = append(options, o.Label)
	}
	return append(dst, s.line(s.item.Label, options, here))
}

func (t *toggle) AppendLines(dst []ReaderLine, here bool) []ReaderLine {
	kind := OffLine
	if t.item.IsOn {
		kind = OnLine
	}
	return append(dst, ReaderLine{Text: t.item.Label, Kind: kind, HasFocus: here})
}

func (f *field) AppendLines(dst []ReaderLine, here bool) []ReaderLine {
	l := ReaderLine{Text: f.item.Label, Kind: SettingLine, Value: f.edit.Text(), HasFocus: here}
	if l.Value == "" {
		l.Value = f.item.Placeholder
	}
	return append(dst, l)
}

func (p *plot) AppendLines(dst []ReaderLine, here bool) []ReaderLine {
	for i, s := range p.item.Spots {
		if s.Label != "" {
			dst = append(dst, buttonLine(s.Label, s.Action != nil, here && i == p.lit))
		}
	}
	return dst
}
