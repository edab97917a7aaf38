package controls

import (
	"strconv"

	"dreist/render/panel/widget"
)

// Lines appends what stands on the button.
func (b *button) Lines(dst []widget.Line, here bool) []widget.Line {
	return append(dst, widget.PressLine(widget.Joined(b.item.AltText+b.item.Label, b.item.Detail), b.Able(), here))
}

// Heading returns what stands left of the buttons.
func (r *row) Heading() string { return r.item.Label }

// Lines appends what is chosen, and what else could be.
func (c *choice) Lines(dst []widget.Line, here bool) []widget.Line {
	return append(dst, chosenLine(c.item.Label, c.item.Options, c.item.Index, here))
}

// chosenLine returns the line of what one of several options is chosen for.
func chosenLine(label string, options []string, index int, here bool) widget.Line {
	l := widget.Line{Text: label, Kind: widget.Setting, Options: options, Here: here}
	if index >= 0 && index < len(options) {
		l.Value = options[index]
	}
	return l
}

// Lines appends what is chosen, and what else could be.
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

// Lines appends whether it is on.
func (t *toggle) Lines(dst []widget.Line, here bool) []widget.Line {
	kind := widget.Off
	if t.item.On {
		kind = widget.On
	}
	return append(dst, widget.Line{Text: t.item.Label, Kind: kind, Here: here})
}

// Lines appends what is written in it or, as long as there is nothing, what stands there in its place.
func (t *field) Lines(dst []widget.Line, here bool) []widget.Line {
	l := widget.Line{Text: t.item.Label, Kind: widget.Setting, Value: t.edit.Text(), Here: here}
	if l.Value == "" {
		l.Value = t.item.Placeholder
	}
	return append(dst, l)
}

// Selected returns what is selected.
func (t *field) Selected() string { return t.edit.Selected() }

// Lines appends what is said of the spots, as far as something is.
func (t *plot) Lines(dst []widget.Line, here bool) []widget.Line {
	for i, s := range t.item.Spots {
		if s.Label != "" {
			dst = append(dst, widget.PressLine(s.Label, s.Action != nil, here && i == t.lit))
		}
	}
	return dst
}
