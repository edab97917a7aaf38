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

func knobOf(s *Skin, m kit.ControlState) knob {
	k := knob{line: s.LinePx(knobLine), lip: float64(s.Px(2)), face: art.PaperColor(), spot: s.Palette.Glow, round: kit.ButtonColorsOf(s.theme, kit.QuietStyle, m).Line}
	if m == kit.HoveredState || m == kit.PressedState {
		k.face = paint.Mix(k.face, s.Palette.Glow, 0.25)
	}
	return k
}

// trough returns the background of the options of a choice.
func trough(s *Skin) kit.RoundedBox { return s.flatBox(bedRadius, 0, s.hollowColor(), color.RGBA{}) }

func chosen(s *Skin) kit.RoundedBox {
	tones := kit.ButtonColorsOf(s.theme, kit.ChosenStyle, kit.IdleState)
	b := s.flatBox(bedRadius-bedInset, s.LinePx(1.6), tones.Face, tones.Line)
	b.Size = s.Px(bedRadius)
	return b
}

// fieldBox returns the box of a field; PressedState means that it is edited.
func fieldBox(s *Skin, m kit.ControlState) kit.RoundedBox {
	b := s.flatBox(bedRadius, s.LinePx(1.4), s.fieldColor(m), paint.Mix(s.Palette.PanelEdge, s.Palette.MutedText, 0.3))
	switch m {
	case kit.HoveredState:
		b.EdgeColor = paint.Mix(s.Palette.PanelEdge, s.Palette.MutedText, 0.75)
	case kit.PressedState:
		b.EdgeColor, b.EdgeWidth = kit.FocusColor(s.theme), s.LinePx(2)
	case kit.DisabledState:
		b.EdgeColor = paint.Mix(s.Palette.Panel, s.Palette.PanelEdge, 0.6)
	}
	return b
}

// slot returns the pill of a switch: filled if on, otherwise only an outline.
func slot(s *Skin, on bool) kit.RoundedBox {
	r := float64(s.Px(switchThick)) / 2
	b := kit.RoundedBox{EqualCorners: kit.EqualCorners{Size: int(math.Ceil(r)) + 1}, Radius: r, EdgeWidth: s.LinePx(1.6), FaceColor: s.hollowColor(), EdgeColor: s.Palette.MutedText}
	if on {
		b.FaceColor, b.EdgeColor = s.Palette.Glow, s.Palette.Glow
	}
	return b
}
