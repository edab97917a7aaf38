package skin

import (
	"image/color"

	"dreist/render/kit"
	"dreist/render/paint"
)

// byTheme returns the first colour for a light theme and the second for a dark one.
func (s *Skin) byTheme(light, dark color.RGBA) color.RGBA {
	if s.Theme.Dark() {
		return dark
	}
	return light
}

// Hollow is the colour of sunken parts: grooves, the bed of a choice, the rail of the log.
func (s *Skin) Hollow() color.RGBA {
	return s.byTheme(paint.Mix(s.UI.Panel, s.UI.PanelEdge, 0.62), paint.Darker(s.UI.Panel, 0.32))
}

// Headline is the colour of the headings in a log.
func (s *Skin) Headline() color.RGBA { return s.UI.Accent }

// SheetOf is the background of what is written in: lighter than the panel in a light theme, darker in a dark one.
func (s *Skin) SheetOf(m kit.State) color.RGBA {
	face := paint.Lighter(s.UI.Panel, 0.6)
	if s.Theme.Dark() {
		face = s.Hollow()
	}
	switch m {
	case kit.Hovered:
		return paint.Mix(face, s.UI.Glow, 0.08)
	case kit.Disabled:
		return paint.Mix(s.UI.Panel, s.Hollow(), 0.35)
	}
	return face
}

// Selection is the background of selected text in a field.
func (s *Skin) Selection() color.RGBA {
	return s.byTheme(paint.Mix(s.UI.Panel, s.UI.Glow, 0.42), paint.Mix(s.UI.PanelEdge, color.RGBA{0x5B, 0x86, 0xC8, 255}, 0.4))
}

// Highlight is the background of search results.
func (s *Skin) Highlight() color.RGBA {
	return s.byTheme(paint.Mix(s.UI.Panel, color.RGBA{0xFF, 0xC8, 0x2E, 255}, 0.7), paint.Mix(s.UI.Panel, s.UI.Accent, 0.36))
}

// Stripe is the background of every second row.
func (s *Skin) Stripe() color.RGBA { return paint.Fade(s.Hollow(), 0.32) }

// MarkedRow is the background of the marked row.
func (s *Skin) MarkedRow() color.RGBA {
	return s.byTheme(paint.Mix(s.UI.Panel, s.UI.Glow, 0.26), s.Selection())
}
