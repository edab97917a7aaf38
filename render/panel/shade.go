package panel

import (
	"image/color"

	"dreist/render/art"
	"dreist/render/paint"
)

// tones are the colours of a button in one state.
type tones struct{ face, line, text color.RGBA }

// tonesOf derives the colours of a style of button in a state from the palette's one colour.
func (s *Skin) tonesOf(style Style, m state) tones {
	t := s.quietTones()
	if style == Primary && m != disabled {
		t = s.primaryTones()
	}
	switch m {
	case hovered:
		if style == Quiet && s.theme == art.Light {
			t.face = paint.Mix(t.face, s.ui.Glow, 0.18)
		} else {
			t.face = paint.Lighter(t.face, 0.11)
		}
	case pressed:
		t.face = paint.Mix(t.face, t.line, 0.18)
	case disabled:
		t.face = paint.Mix(s.ui.Panel, t.face, 0.3)
		t.line = paint.Mix(s.ui.Panel, s.ui.PanelEdge, 0.6)
		t.text = paint.Mix(s.ui.Panel, s.ui.Muted, 0.75)
	}
	return t
}

func (s *Skin) quietTones() tones {
	if s.theme == art.Dark {
		return tones{face: paint.Lighter(s.ui.Quiet, 0.07), line: paint.Darker(s.ui.Panel, 0.5), text: s.ui.QuietText}
	}
	return tones{face: s.ui.Quiet, line: paint.Mix(s.ui.PanelEdge, s.ui.Text, 0.3), text: s.ui.QuietText}
}

func (s *Skin) primaryTones() tones {
	t := tones{face: s.ui.Accent, line: paint.Darker(s.ui.Accent, 0.5), text: s.ui.AccentText}
	if s.theme == art.Dark {
		// Darkened yellow is olive; the cards outline it in brown.
		t.line = paint.Darker(color.RGBA{0x7D, 0x4B, 0x00, 255}, 0.25)
	}
	return t
}

// byTheme returns the first colour by day and the second by night.
func (s *Skin) byTheme(light, dark color.RGBA) color.RGBA {
	if s.theme == art.Dark {
		return dark
	}
	return light
}

// hollow is the colour of what is sunk into the panel: grooves, the bed of a choice, the rail of the log.
func (s *Skin) hollow() color.RGBA {
	return s.byTheme(paint.Mix(s.ui.Panel, s.ui.PanelEdge, 0.62), paint.Darker(s.ui.Panel, 0.32))
}

// focus is the colour of the ring around what has the focus: at least 3:1 on the panel.
func (s *Skin) focus() color.RGBA {
	return s.byTheme(paint.Mix(s.ui.Glow, s.ui.Text, 0.2), s.ui.Glow)
}

// headline is the colour of the headings in a log.
func (s *Skin) headline() color.RGBA { return s.ui.Accent }

// shadow is the colour of what lies in the shade on the table.
func (s *Skin) shadow() color.RGBA {
	return s.byTheme(paint.Mix(s.ui.Text, s.ui.Muted, 0.3), color.RGBA{A: 255})
}

// sheetOf is the colour of what is written on: lighter than the panel by day, darker by night.
func (s *Skin) sheetOf(m state) color.RGBA {
	face := paint.Lighter(s.ui.Panel, 0.6)
	if s.theme == art.Dark {
		face = s.hollow()
	}
	switch m {
	case hovered:
		return paint.Mix(face, s.ui.Glow, 0.08)
	case disabled:
		return paint.Mix(s.ui.Panel, s.hollow(), 0.35)
	}
	return face
}

// selection is the colour behind what is selected in a field.
func (s *Skin) selection() color.RGBA {
	return s.byTheme(paint.Mix(s.ui.Panel, s.ui.Glow, 0.42), paint.Mix(s.ui.PanelEdge, color.RGBA{0x5B, 0x86, 0xC8, 255}, 0.4))
}

// highlight is the colour behind what was searched for.
func (s *Skin) highlight() color.RGBA {
	return s.byTheme(paint.Mix(s.ui.Panel, color.RGBA{0xFF, 0xC8, 0x2E, 255}, 0.7), paint.Mix(s.ui.Panel, s.ui.Accent, 0.36))
}

// stripe is the colour of every second row of what has many.
func (s *Skin) stripe() color.RGBA { return paint.Fade(s.hollow(), 0.32) }

// mark is the colour of the row that has the mark.
func (s *Skin) mark() color.RGBA {
	return s.byTheme(paint.Mix(s.ui.Panel, s.ui.Glow, 0.26), s.selection())
}
