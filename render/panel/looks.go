package panel

import (
	"image/color"
	"math"

	"dreist/render/art"
	"dreist/render/kit"
	"dreist/render/paint"
)

// Logical lengths of the painted parts.
const (
	knobLine  = 1.6
	arrowSize = 18
)

func knobOf(s *Skin, m kit.State) knob {
	k := knob{Line: s.LinePx(knobLine), Lip: float64(s.Px(2)), Face: art.PaperColor(), Spot: s.Palette.Glow, Round: kit.ButtonColorsOf(s.Theme, kit.Quiet, m).Line}
	if m == kit.Hovered || m == kit.Pressed {
		k.Face = paint.Mix(k.Face, s.Palette.Glow, 0.25)
	}
	return k
}

// trough returns the background of the options of a choice.
func trough(s *Skin) kit.Box { return s.FlatBox(bedRadius, 0, s.HollowColor(), color.RGBA{}) }

func chosen(s *Skin) kit.Box {
	tones := kit.ButtonColorsOf(s.Theme, kit.Chosen, kit.Idle)
	b := s.FlatBox(bedRadius-bedInset, s.LinePx(1.6), tones.Face, tones.Line)
	b.Size = s.Px(bedRadius)
	return b
}

// fieldBox returns the box of a field; Pressed means being edited.
func fieldBox(s *Skin, m kit.State) kit.Box {
	b := s.FlatBox(bedRadius, s.LinePx(1.4), s.FieldColor(m), paint.Mix(s.Palette.PanelEdge, s.Palette.MutedText, 0.3))
	switch m {
	case kit.Hovered:
		b.Edge = paint.Mix(s.Palette.PanelEdge, s.Palette.MutedText, 0.75)
	case kit.Pressed:
		b.Edge, b.EdgeWidth = kit.FocusColor(s.Theme), s.LinePx(2)
	case kit.Disabled:
		b.Edge = paint.Mix(s.Palette.Panel, s.Palette.PanelEdge, 0.6)
	}
	return b
}

// slot returns the pill of a switch: filled if on, otherwise only an outline.
func slot(s *Skin, on bool) kit.Box {
	r := float64(s.Px(switchThick)) / 2
	b := kit.Box{Corner: kit.Corner{Size: int(math.Ceil(r)) + 1}, Radius: r, EdgeWidth: s.LinePx(1.6), Face: s.HollowColor(), Edge: s.Palette.MutedText}
	if on {
		b.Face, b.Edge = s.Palette.Glow, s.Palette.Glow
	}
	return b
}
