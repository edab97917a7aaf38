package panel

import (
	"image/color"

	"dreist/render/paint"
)

// byTheme returns the first colour by day and the second by night.
func (s *Skin) byTheme(light, dark color.RGBA) color.RGBA {
	if s.theme.Dark() {
		return dark
	}
	return light
}

// hollow is the colour of what is sunk into the panel: grooves, the bed of a choice, the rail of the log.
func (s *Skin) hollow() color.RGBA {
	return s.byTheme(paint.Mix(s.ui.Panel, s.ui.PanelEdge, 0.62), paint.Darker(s.ui.Panel, 0.32))
}

// headline is the colour of the headings in a log.
func (s *Skin) headline() color.RGBA { return s.ui.Accent }

// sheetOf is the colour of what is written on: lighter than the panel by day, darker by night.
func (s *Skin) sheetOf(m state) color.RGBA {
	face := paint.Lighter(s.ui.Panel, 0.6)
	if s.theme.Dark() {
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
