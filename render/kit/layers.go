package kit

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/render/geom"
)

// Layers is what is drawn upon first where several things are shown as one picture, such as all that fades together: pictures as large as the window. They
// are kept while frame after frame needs them, as a picture that is made and freed in every frame stays in memory for long where Mesa draws in software.
type Layers struct {
	Size image.Point // of the window, in device pixels
	kept []*ebiten.Image
	open int // how many are drawn upon, one within another
	used int // how many this frame has needed at once
}

// Show lets draw draw on a part of the window, and shows that part as one picture with an opacity on a screen, moved.
func (l *Layers) Show(screen Surface, part image.Rectangle, by geom.Point, alpha float64, draw func(layer *ebiten.Image)) {
	part = part.Intersect(image.Rectangle{Max: l.Size})
	if alpha <= 0 || part.Empty() {
		return
	}
	layer := l.next().SubImage(part).(*ebiten.Image)
	layer.Clear()
	l.open++
	draw(layer)
	l.open--
	var op ebiten.DrawImageOptions
	op.GeoM.Translate(float64(part.Min.X)+by.X, float64(part.Min.Y)+by.Y)
	op.ColorScale.ScaleAlpha(float32(alpha))
	screen.DrawImage(layer, &op)
}

// next returns the layer that is free within those that are drawn upon.
func (l *Layers) next() *ebiten.Image {
	if len(l.kept) > l.open && l.kept[l.open].Bounds().Size() != l.Size {
		l.free(l.open)
	}
	if len(l.kept) == l.open {
		l.kept = append(l.kept, NewImage(l.Size.X, l.Size.Y))
	}
	l.used = max(l.used, l.open+1)
	return l.kept[l.open]
}

// Tidy ends a frame: it lets go of the layers that the frame did not need.
func (l *Layers) Tidy() {
	l.free(l.used)
	l.open, l.used = 0, 0
}

// free lets go of the layers from the n-th.
func (l *Layers) free(n int) {
	for _, layer := range l.kept[n:] {
		layer.Deallocate()
	}
	l.kept = l.kept[:n]
}

// Bytes returns how much the layers take.
func (l *Layers) Bytes() int {
	sum := 0
	for _, layer := range l.kept {
		sum += Bytes(layer)
	}
	return sum
}
