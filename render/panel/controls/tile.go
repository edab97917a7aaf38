package controls

import (
	"image"
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/render/kit"
	"dreist/render/panel/skin"
)

// Logical measures of a tile.
const (
	tileSide = 12 // left of the picture
	tileGap  = 11 // between picture and text
	tileTop  = 5
	stripGap = 8
)

// measureTile lays a tile out.
func (b *button) measureTile(width int, size float64) int {
	inner := float64(width - b.Skin.Px(2*tileSide+tileGap) - b.Skin.Px(b.item.Room))
	b.label = b.Skin.Fit(b.item.Label, assets.Display, size, inner)
	if b.item.Strip > 0 {
		inner -= float64(b.Skin.Px(b.item.Strip + stripGap))
	}
	b.detail = b.Skin.Fit(b.item.Detail, assets.Text, skin.SmallestSize, inner)
	return max(b.Skin.Px(b.item.Room), b.label.Height()+b.detail.Height()) + b.Skin.Px(2*tileTop) + b.Skin.Px(kit.KeyLip)
}

// square returns the picture's square on the face of a tile.
func (b *button) square(face image.Rectangle) image.Rectangle {
	room := b.Skin.Px(b.item.Room)
	corner := image.Pt(face.Min.X+b.Skin.Px(tileSide), face.Min.Y+(face.Dy()-room)/2)
	return image.Rectangle{Min: corner, Max: corner.Add(image.Pt(room, room))}
}

// beside returns the rectangles of the label and the detail on the face of a tile.
func (b *button) beside(face image.Rectangle) (label, line image.Rectangle) {
	face.Min.X = b.square(face).Max.X + b.Skin.Px(tileGap)
	face.Max.X -= b.Skin.Px(tileSide)
	face.Min.Y += (face.Dy() - b.label.Height() - b.detail.Height()) / 2
	label, line = face, face
	label.Max.Y = face.Min.Y + b.label.Height()
	line.Min.Y, line.Max.Y = label.Max.Y, label.Max.Y+b.detail.Height()
	return label, line
}

// drawTile draws the texts beside the picture of a tile.
func (b *button) drawTile(screen *ebiten.Image, face image.Rectangle, ink color.Color) {
	label, line := b.beside(face)
	b.label.Draw(screen, label, kit.Left, ink)
	if b.item.Strip > 0 {
		line.Min.X += b.Skin.Px(b.item.Strip + stripGap)
	}
	b.detail.Draw(screen, line, kit.Left, ink)
}

// Strip returns the rectangle that the caller draws before the detail of a tile, empty if there is none.
func (b *button) Strip() image.Rectangle {
	if b.item.Strip == 0 || b.item.Form == Boxed {
		return image.Rectangle{}
	}
	_, face, _ := b.Skin.Key(b.At, b.item.Style, b.state())
	_, line := b.beside(face)
	line.Max.X = line.Min.X + b.Skin.Px(b.item.Strip)
	return line
}
