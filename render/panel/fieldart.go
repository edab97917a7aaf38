package panel

import (
	"image"
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/render/art"
	"dreist/render/paint"
)

// sheetOf is the colour of what is written on: lighter than the panel by day, darker by night.
func (s *Skin) sheetOf(m mood) color.RGBA {
	face := lighter(s.ui.Panel, 0.6)
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
	if s.theme == art.Dark {
		return paint.Mix(s.ui.PanelEdge, color.RGBA{0x5B, 0x86, 0xC8, 255}, 0.4)
	}
	return paint.Mix(s.ui.Panel, s.ui.Glow, 0.42)
}

// paintField paints the boxes of fields in all moods; pressed is the one that is written in.
func (s *Skin) paintField() {
	for m := range moods {
		edge, line := paint.Mix(s.ui.PanelEdge, s.ui.Muted, 0.3), s.hair(1.4)
		switch m {
		case hovered:
			edge = paint.Mix(s.ui.PanelEdge, s.ui.Muted, 0.75)
		case pressed:
			edge, line = s.focus(), s.hair(2)
		case disabled:
			edge = paint.Mix(s.ui.Panel, s.ui.PanelEdge, 0.6)
		}
		s.fields[m] = newPlate(s.px(bedRadius+2), 0, func(c paint.Canvas, side float64) {
			radius := bedRadius * s.scale
			c.Fill(paint.RoundRect(0, 0, side, side, radius), paint.Solid(edge))
			c.Fill(paint.RoundRect(line, line, side-2*line, side-2*line, radius-line), paint.Solid(s.sheetOf(m)))
		})
	}
	s.dot = ebiten.NewImage(1, 1)
	s.dot.Fill(color.White)
}

// fill fills a rectangle with a colour.
func (s *Skin) fill(screen *ebiten.Image, r image.Rectangle, c color.Color) {
	op := new(ebiten.DrawImageOptions)
	op.GeoM.Scale(float64(r.Dx()), float64(r.Dy()))
	op.GeoM.Translate(float64(r.Min.X), float64(r.Min.Y))
	op.ColorScale.ScaleWithColor(c)
	screen.DrawImage(s.dot, op)
}

// draw draws label, box, what is selected, text and caret.
func (t *field) draw(screen *ebiten.Image) {
	box, inner, m := t.box(), t.inner(), t.mood()
	labels := t.element.bounds()
	labels.Max.X = labels.Min.X + t.start
	if t.item.Label != "" {
		t.label.draw(screen, labels, leftAligned, t.skin.ui.Text)
	}
	frame := m
	if t.ring {
		// The ring says it all; a second bright line beside it would flicker.
		t.skin.ring.draw(screen, box)
		frame = hovered
	}
	t.skin.fields[frame].draw(screen, box)

	page := screen.SubImage(inner).(*ebiten.Image)
	line := prose{face: t.face(), lines: []string{t.edit.text()}}
	high := line.leading()
	top := (inner.Min.Y + inner.Max.Y - high) / 2
	stretch := func(from, to int) image.Rectangle {
		x := inner.Min.X - t.shift
		return image.Rect(x+t.stops[from], top, x+t.stops[to], top+high)
	}
	if from, to := t.edit.selection(); t.active && from < to {
		t.skin.fill(page, stretch(from, to), t.skin.selection())
	}
	ink := t.skin.ui.Text
	if m == disabled {
		ink = t.skin.ui.Muted
	}
	written := inner
	written.Min.X -= t.shift
	if len(t.edit.letters) > 0 {
		line.draw(page, written, leftAligned, ink)
	} else if t.item.Placeholder != "" {
		hint := wrap(t.item.Placeholder, t.face(), 1e6)
		hint.draw(page, inner, leftAligned, paint.Mix(t.skin.sheetOf(m), t.skin.ui.Muted, 0.8))
	}
	if t.active {
		caret := stretch(t.edit.caret, t.edit.caret)
		caret.Max.X = caret.Min.X + int(t.skin.hair(caretWidth))
		t.skin.fill(page, caret, t.skin.ui.Text)
	}
}
