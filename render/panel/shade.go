package panel

import (
	"image/color"

	"dreist/render/art"
	"dreist/render/paint"
)

// tones are the colours of a button in one mood.
type tones struct{ face, line, text color.RGBA }

// tonesOf derives the colours of a style of button in a mood from the palette's one colour.
func (s *Skin) tonesOf(style Style, m mood) tones {
	t := s.quietTones()
	if style == Primary && m != disabled {
		t = s.primaryTones()
	}
	switch m {
	case hovered:
		if style == Quiet && s.theme == art.Light {
			t.face = paint.Mix(t.face, s.ui.Glow, 0.18)
		} else {
			t.face = lighter(t.face, 0.11)
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
		return tones{face: lighter(s.ui.Quiet, 0.07), line: darker(s.ui.Panel, 0.5), text: s.ui.QuietText}
	}
	return tones{face: s.ui.Quiet, line: paint.Mix(s.ui.PanelEdge, s.ui.Text, 0.3), text: s.ui.QuietText}
}

func (s *Skin) primaryTones() tones {
	t := tones{face: s.ui.Accent, line: darker(s.ui.Accent, 0.5), text: s.ui.AccentText}
	if s.theme == art.Dark {
		// Darkened yellow is olive; the cards outline it in brown.
		t.line = darker(color.RGBA{0x7D, 0x4B, 0x00, 255}, 0.25)
	}
	return t
}

// hollow is the colour of what is sunk into the panel: grooves, the bed of a choice, the rail of the log.
func (s *Skin) hollow() color.RGBA {
	if s.theme == art.Dark {
		return darker(s.ui.Panel, 0.32)
	}
	return paint.Mix(s.ui.Panel, s.ui.PanelEdge, 0.62)
}

// focus is the colour of the ring around what has the focus: at least 3:1 on the panel.
func (s *Skin) focus() color.RGBA {
	if s.theme == art.Dark {
		return s.ui.Glow
	}
	return paint.Mix(s.ui.Glow, s.ui.Text, 0.2)
}

// headline is the colour of the headings in a log.
func (s *Skin) headline() color.RGBA { return s.ui.Accent }

// shadow is the colour of what lies in the shade on the table.
func (s *Skin) shadow() color.RGBA {
	if s.theme == art.Dark {
		return color.RGBA{A: 255}
	}
	return paint.Mix(s.ui.Text, s.ui.Muted, 0.3)
}

func lighter(c color.RGBA, part float64) color.RGBA {
	return paint.Mix(c, color.RGBA{255, 255, 255, 255}, part)
}

func darker(c color.RGBA, part float64) color.RGBA {
	return paint.Mix(c, color.RGBA{A: 255}, part)
}
