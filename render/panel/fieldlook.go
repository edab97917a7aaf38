package panel

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/render/kit"
	"dreist/render/paint"
)

// draw draws label, box, what is selected, text and caret.
func (t *field) draw(screen *ebiten.Image) {
	box, inner, m := t.box(), t.inner(), t.state()
	t.drawLabel(screen, t.element.bounds(), t.skin.ui.Text)
	frame := m
	if t.ring {
		// The ring says it all; a second bright line beside it would flicker.
		t.skin.pictures.Grow(screen, t.skin.ring, box)
		frame = hovered
	}
	t.skin.pictures.Grow(screen, t.skin.fields[frame], box)

	page := screen.SubImage(inner).(*ebiten.Image)
	line := kit.Prose{Face: t.face(), Lines: []string{t.shown}}
	high := line.Leading()
	top := (inner.Min.Y + inner.Max.Y - high) / 2
	stretch := func(from, to int) image.Rectangle {
		x := inner.Min.X - t.shift
		return image.Rect(x+t.stops[from], top, x+t.stops[to], top+high)
	}
	if from, to := t.edit.Selection(); t.active && from < to {
		t.skin.fill(page, stretch(from, to), t.skin.selection())
	}
	ink := t.skin.ui.Text
	if m == disabled {
		ink = t.skin.ui.Muted
	}
	written := inner
	written.Min.X -= t.shift
	if len(t.edit.Letters()) > 0 {
		line.Draw(page, written, kit.Left, ink)
	} else if t.item.Placeholder != "" {
		hint := t.skin.label(t.item.Placeholder, assets.Text, paragraphSize)
		hint.Draw(page, inner, kit.Left, paint.Mix(t.skin.sheetOf(m), t.skin.ui.Muted, 0.8))
	}
	if t.active {
		caret := stretch(t.edit.Caret(), t.edit.Caret())
		caret.Max.X = caret.Min.X + int(t.skin.Hair(caretWidth))
		t.skin.fill(page, caret, t.skin.ui.Text)
	}
}
