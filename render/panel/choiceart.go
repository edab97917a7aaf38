package panel

import (
	"github.com/hajimehoshi/ebiten/v2"

	"dreist/render/paint"
)

// The logical radius of the bed of a choice and how far its options lie inside it.
const (
	bedRadius = 12
	bedInset  = 3
)

// arrow is a picture of a direction, bright where a step is possible.
type arrow struct{ open, shut *ebiten.Image }

func (s *Skin) paintChoice() {
	s.trough = newPlate(s.px(bedRadius+2), 0, func(c paint.Canvas, side float64) {
		c.Fill(paint.RoundRect(0, 0, side, side, bedRadius*s.scale), paint.Solid(s.hollow()))
	})
	radius := (bedRadius - bedInset) * s.scale
	s.pointed = newPlate(s.px(bedRadius), 0, func(c paint.Canvas, side float64) {
		c.Fill(paint.RoundRect(0, 0, side, side, radius), paint.Solid(paint.Fade(s.buttons[Quiet].tones[hovered].face, 0.75)))
	})
	s.chosen = newPlate(s.px(bedRadius), 0, func(c paint.Canvas, side float64) {
		t, line, lip := s.buttons[Primary].tones[idle], s.hair(1), s.hair(2)
		c.Fill(paint.RoundRect(0, 0, side, side, radius), paint.Solid(t.line))
		c.Fill(paint.RoundRect(line, line, side-2*line, side-2*line-lip, radius-line), paint.Solid(t.face))
	})
	s.left, s.right = s.paintArrow(-1), s.paintArrow(1)
}

// paintArrow paints a direction: -1 left, 1 right.
func (s *Skin) paintArrow(direction float64) arrow {
	size := s.px(18)
	paintIn := func(opacity float64) *ebiten.Image {
		page := paint.New(size, size)
		half := float64(size) / 2
		c := page.In(paint.Scale(direction*half/9, half/9).Then(paint.Move(half, half)))
		c.Stroke(paint.Start(-2.5, -5.5).Line(3, 0).Line(-2.5, 5.5), 3, paint.Solid(paint.Fade(s.ui.Text, opacity)))
		return ebiten.NewImageFromImage(page.Image())
	}
	return arrow{open: paintIn(1), shut: paintIn(0.25)}
}
