package panel

import (
	"image"
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/text/v2"

	"dreist/render/art"
	"dreist/render/paint"
)

// stripe is the colour of every second row of what has many.
func (s *Skin) stripe() color.RGBA { return paint.Fade(s.hollow(), 0.32) }

// mark is the colour of the row that has the mark.
func (s *Skin) mark() color.RGBA {
	if s.theme == art.Dark {
		return s.selection()
	}
	return paint.Mix(s.ui.Panel, s.ui.Glow, 0.26)
}

// draw draws the rows that are seen, and the bar.
func (l *list) draw(screen *ebiten.Image) {
	if l.ring {
		l.skin.ring.draw(screen, l.bounds())
	}
	now := l.look()
	now.mood, now.ring, now.value = l.rowMood(), false, 0 // place and bar are the roll's
	if now != l.worn {
		l.worn, l.coats = now, l.coats+1
	}
	l.show(screen, l.coats, l.drawRows)
}

// rowMood is the mood of the row under the pointer.
func (l *list) rowMood() mood {
	if l.down() {
		return pressed
	}
	return idle
}

func (l *list) drawRows(picture *ebiten.Image) {
	from, to := l.seen()
	for i := from; i < to; i++ {
		l.drawRow(picture, l.place(i).Sub(l.view.Min), i)
	}
}

// seen returns the rows in the view, from the first up to but not including the last.
func (l *list) seen() (from, to int) {
	high := l.step()
	return l.top / high, min(len(l.item.Rows), (l.top+l.view.Dy()+high-1)/high)
}

func (l *list) drawRow(picture *ebiten.Image, r image.Rectangle, i int) {
	s, row := l.skin, l.item.Rows[i]
	if i%2 == 1 {
		s.fill(picture, r, s.stripe())
	}
	inner := r.Inset(int(s.hair(1)))
	switch {
	case i == l.marked:
		s.marked.draw(picture, inner)
	case i == l.under() && row.Action != nil:
		s.pointed.draw(picture, inner)
	}
	side := s.px(rowSide)
	box := image.Rect(r.Min.X+side, r.Min.Y, r.Max.X-side, r.Max.Y)
	if i == l.under() && l.rowMood() == pressed && row.Action != nil {
		box = box.Add(image.Pt(0, int(s.hair(1))))
	}
	ink, quiet := s.ui.Text, s.ui.Muted
	if i == l.marked {
		quiet = s.ui.Text
	}
	if row.Action == nil {
		ink = s.ui.Muted
	}
	if row.Detail != "" {
		p := clipped(row.Detail, s.face(plain, logSize), float64(box.Dx())*0.6)
		p.draw(picture, box, rightAligned, quiet)
		box.Max.X -= int(p.width) + s.px(rowSide)
	}
	clipped(row.Label, s.face(strong, labelSize), float64(box.Dx())).draw(picture, box, leftAligned, ink)
}

// clipped sets a text in one line no wider than the given pixels; what is too much gives way to an ellipsis.
func clipped(sentence string, face *text.GoTextFace, width float64) prose {
	p := prose{face: face}
	if advance(sentence, face) > width {
		sentence = beginning(sentence, face, width-advance("…", face)) + "…"
	}
	p.add(sentence)
	return p
}
