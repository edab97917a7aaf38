package panel

import (
	"github.com/hajimehoshi/ebiten/v2"

	"dreist/render/art"
	"dreist/render/paint"
)

// The logical thickness of a slider's groove and the size of its handle.
const (
	grooveThick = 10
	knobSize    = 26
)

func (s *Skin) paintSlider() {
	s.groove = newBar(s.px(grooveThick), horizontal, paint.Solid(s.hollow()))
	s.filled = newBar(s.px(grooveThick), horizontal, paint.Solid(s.ui.Accent))
	for m := range moods {
		s.knobs[m] = s.paintKnob(m)
	}
	s.halo = s.paintHalo()
}

// paintKnob paints the handle of a slider: a thick paper counter with a spot.
func (s *Skin) paintKnob(m mood) *ebiten.Image {
	size, lip := s.px(knobSize), float64(s.px(2))
	full, line := float64(size), s.hair(buttonLine)
	face, outline := art.Paper(), s.buttons[Quiet].tones[m].line
	if m == hovered || m == pressed {
		face = paint.Mix(face, s.ui.Glow, 0.25)
	}
	page := paint.New(size, size)
	page.Fill(paint.Circle(full/2, full/2, full/2), paint.Solid(outline))
	page.Fill(paint.Ellipse(full/2, (full-lip)/2, full/2-line, (full-lip)/2-line), paint.Solid(face))
	page.Fill(paint.Circle(full/2, (full-lip)/2, full*0.17), paint.Solid(s.buttons[Primary].tones[m].face))
	return ebiten.NewImageFromImage(page.Image())
}

// paintHalo paints the ring around a handle that has the focus.
func (s *Skin) paintHalo() *ebiten.Image {
	width, gap := s.hair(ringWidth), s.hair(ringGap)
	size := s.px(knobSize) + 2*int(width+gap)
	page := paint.New(size, size)
	middle := float64(size) / 2
	page.Fill(paint.Circle(middle, middle, middle), paint.Solid(s.focus()))
	page.Fill(paint.Circle(middle, middle, middle-width), paint.Solid(s.ui.Panel))
	return ebiten.NewImageFromImage(page.Image())
}
