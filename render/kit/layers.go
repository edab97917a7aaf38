package kit

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/render/geom"
)

// Layers is what is drawn upon first where several things are shown as one picture, such as all that fades together: pictures of the part of the window that needs one, as
// of a large window a picture is dear. They are kept while frame after frame needs them, as a picture that is made and freed in every frame stays in memory for long
// where Mesa draws in software.
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
	layer := l.next(part).SubImage(part).(*ebiten.Image)
	layer.Clear()
	l.open++
	draw(layer)
	l.open--
	var op ebiten.DrawImageOptions
	op.GeoM.Translate(float64(part.Min.X)+by.X, float64(part.Min.Y)+by.Y)
	op.ColorScale.ScaleAlpha(float32(alpha))
	screen.DrawImage(layer, &op)
}

// layerStep is what the edges of a layer are multiples of, in pixels: what moves does not need a new one with every frame.
const layerStep = 128

// next returns the layer that is free within those that are drawn upon, with room for a part of the window and for those that it has been needed for.
func (l *Layers) next(part image.Rectangle) *ebiten.Image {
	window := image.Rectangle{Max: l.Size}
	if len(l.kept) > l.open {
		switch had := l.kept[l.open].Bounds(); {
		case !had.In(window):
			l.free(l.open) // of a window that was larger
		case !part.In(had):
			part = part.Union(had)
			l.free(l.open)
		}
	}
	if len(l.kept) == l.open {
		part.Min = part.Min.Div(layerStep).Mul(layerStep)
		part.Max = part.Max.Add(image.Pt(layerStep-1, layerStep-1)).Div(layerStep).Mul(layerStep)
		l.kept = append(l.kept, NewPart(part.Intersect(window)))
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
