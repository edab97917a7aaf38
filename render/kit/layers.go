package kit

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/render/geom"
)

// Layers are off-screen pictures for drawing a group as one picture, such as one that fades. They cover only the needed part of the window, as
// large pictures cost much memory. They are kept while successive frames need them: Mesa's software renderer leaks the memory of pictures
// that are made and freed in every frame.
type Layers struct {
	Size image.Point // size of the window in device pixels
	kept []*ebiten.Image
	open int // number of layers being drawn on, one within the other
	used int // largest number of open layers in this frame
}

// DrawGroup calls draw with a layer for a part of the window, and draws the layer on the screen, moved by an offset and with an opacity.
func (l *Layers) DrawGroup(screen Surface, part image.Rectangle, by geom.Point, alpha float64, draw func(layer *ebiten.Image)) {
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

// layerStep is the granularity of layer bounds in pixels: a moving part does not need a new layer in every frame.
const layerStep = 128

// next returns the next free layer, large enough for a part of the window and its earlier uses.
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
		l.kept = append(l.kept, NewImagePart(part.Intersect(window)))
	}
	l.used = max(l.used, l.open+1)
	return l.kept[l.open]
}

// EndFrame ends a frame and frees the layers that it did not need.
func (l *Layers) EndFrame() {
	l.free(l.used)
	l.open, l.used = 0, 0
}

func (l *Layers) free(n int) {
	for _, layer := range l.kept[n:] {
		layer.Deallocate()
	}
	l.kept = l.kept[:n]
}

// ByteCount returns the memory of the layers in bytes.
func (l *Layers) ByteCount() int {
	sum := 0
	for _, layer := range l.kept {
		sum += ByteCount(layer)
	}
	return sum
}
