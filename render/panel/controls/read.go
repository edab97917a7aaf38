package controls

import (
	"strconv"

	"dreist/render/panel/widget"
)

// Lines appends the text of the button.
func (b *button) Lines(dst []widget.Line, here bool) []widget.Line {
	return append(dst, widget.PressLine(widget.Joined(b.item.AltText+b.item.Label, b.item.Detail), b.Able(), here))
}

// Heading returns the label left of the buttons.
func (r *row) Heading() string { return r.item.Label }

// Lines appends the chosen option and the others.
func (c *choice) Lines(dst []widget.Line, here bool) []widget.Line {
	return append(dst, chosenLine(c.item.Label, c.item.Options, c.item.Index, here))
}

// chosenLine returns the line of a choice.
func chosenLine(label string, options []string, index int, here bool) widget.Line {
	l := widget.Line{Text: label, Kind: widget.Setting, Options: options, Here: here}
	if index >= 0 && index < len(options) {
		l.Value = options[index]
	}
	return l
}

// Lines appends the chosen picture and the others.
func (s *swatches) Lines(dst []widget.Line, here bool) []widget.Line {
	var options []string
	for _, o := range s.item.Options {
		options = append(options, o.Label)
	}
	return append(dst, chosenLine(s.item.Label, options, s.item.Index, here))
}

// Lines appends the value.
func (s *slider) Lines(dst []widget.Line, here bool) []widget.Line {
	return append(dst, widget.Line{Text: s.item.Label, Kind: widget.Setting, Value: strconv.Itoa(s.item.Value), Here: here})
}

// Lines appends the state.
func (t *toggle) Lines(dst []widget.Line, here bool) []widget.Line {
	kind := widget.Off
	if t.item.On {
		kind = widget.On
	}
	return append(dst, widget.Line{Text: t.item.Label, Kind: kind, Here: here})
}

// Lines appends the text or, if it is empty, the placeholder.
func (t *field) Lines(dst []widget.Line, here bool) []widget.Line {
	l := widget.Line{Text: t.item.Label, Kind: widget.Setting, Value: t.edit.Text(), Here: here}
	if l.Value == "" {
		l.Value = t.item.Placeholder
	}
	return append(dst, l)
}

// Selected returns the selected text.
func (t *field) Selected() string { return t.edit.Selected() }

// Lines appends the labels of the spots.
func (t *plot) Lines(dst []widget.Line, here bool) []widget.Line {
	for i, s := range t.item.Spots {
		if s.Label != "" {
			dst = append(dst, widget.PressLine(s.Label, s.Action != nil, here && i == t.lit))
		}
	}
	return dst
}
