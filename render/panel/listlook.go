package panel

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/render/kit"
)

// draw draws the rows that are seen, and the bar.
func (l *list) draw(screen *ebiten.Image) {
	if l.ring {
		l.skin.pictures.Grow(screen, l.skin.ring, l.bounds())
	}
	now := l.look()
	now.state, now.ring, now.value = l.rowState(), false, 0 // place and bar are the roll's
	l.wear(now)
	l.show(screen, l.coats, l.drawRows)
}

// rowState is the state of the row under the pointer.
func (l *list) rowState() state {
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
	inner := r.Inset(int(s.Hair(1)))
	switch {
	case i == l.marked:
		s.pictures.Grow(picture, s.marked, inner)
	case i == l.under() && row.Action != nil:
		s.pictures.Grow(picture, s.pointed, inner)
	}
	side := s.Px(rowSide)
	box := image.Rect(r.Min.X+side, r.Min.Y, r.Max.X-side, r.Max.Y)
	if i == l.under() && l.rowState() == pressed && row.Action != nil {
		box = box.Add(image.Pt(0, int(s.Hair(1))))
	}
	ink, quiet := s.ui.Text, s.ui.Muted
	if i == l.marked {
		quiet = s.ui.Text
	}
	if row.Action == nil {
		ink = s.ui.Muted
	}
	if row.Detail != "" {
		p := s.face(assets.Text, logSize).Line(row.Detail, float64(box.Dx())*0.6)
		p.Draw(picture, box, kit.Right, quiet)
		box.Max.X -= int(p.Width) + s.Px(rowSide)
	}
	s.face(assets.Strong, labelSize).Line(row.Label, float64(box.Dx())).Draw(picture, box, kit.Left, ink)
}
