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
	knobLine    = 1.6
	grooveThick = 10
	knobSize    = 26
	arrowSize   = 18
)

// groove returns the groove of a slider.
func groove(s *Skin) kit.Bar { return kit.Bar{Thick: s.Px(grooveThick), Color: s.HollowColor()} }

// filled returns the part of the groove left of the handle.

func filled(s *Skin) kit.Bar { return kit.Bar{Thick: s.Px(grooveThick), Color: s.UI.Glow} }

// knobOf returns the handle of a slider.
func knobOf(s *Skin, m kit.State) knob {
	k := knob{Line: s.Hair(knobLine), Lip: float64(s.Px(2)), Face: art.Paper(), Spot: s.UI.Glow, Round: kit.TonesOf(s.Theme, kit.Quiet, m).Line}
	if m == kit.Hovered || m == kit.Pressed {
		k.Face = paint.Mix(k.Face, s.UI.Glow, 0.25)
	}
	return k
}

// halo returns the ring around a focused handle, and its size in device pixels.
func halo(s *Skin) (ring disc, size int) {
	width := s.Hair(kit.RingWidth)
	return disc{Rim: width, Edge: kit.Focus(s.Theme), Color: s.UI.Panel}, s.Px(knobSize) + 2*int(width+s.Hair(kit.RingGap))
}

// trough returns the background of the options of a choice.
func trough(s *Skin) kit.Box { return s.Box(bedRadius, 0, s.HollowColor(), color.RGBA{}) }

// chosen returns the background of the chosen option.
func chosen(s *Skin) kit.Box {
	tones := kit.TonesOf(s.Theme, kit.Chosen, kit.Idle)
	b := s.Box(bedRadius-bedInset, s.Hair(1.6), tones.Face, tones.Line)
	b.Size = s.Px(bedRadius)
	return b
}

// fieldBox returns the box of a field; Pressed means being edited.
func fieldBox(s *Skin, m kit.State) kit.Box {
	b := s.Box(bedRadius, s.Hair(1.4), s.FieldColor(m), paint.Mix(s.UI.PanelEdge, s.UI.Muted, 0.3))
	switch m {
	case kit.Hovered:
		b.Edge = paint.Mix(s.UI.PanelEdge, s.UI.Muted, 0.75)
	case kit.Pressed:
		b.Edge, b.Line = kit.Focus(s.Theme), s.Hair(2)
	case kit.Disabled:
		b.Edge = paint.Mix(s.UI.Panel, s.UI.PanelEdge, 0.6)
	}
	return b
}

// slot returns the pill of a switch: filled if on, otherwise only an outline.
func slot(s *Skin, on bool) kit.Box {
	r := float64(s.Px(switchThick)) / 2
	b := kit.Box{Corner: kit.Corner{Size: int(math.Ceil(r)) + 1}, Radius: r, Line: s.Hair(1.6), Face: s.HollowColor(), Edge: s.UI.Muted}
	if on {
		b.Face, b.Edge = s.UI.Glow, s.UI.Glow
	}
	return b
}
