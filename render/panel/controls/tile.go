package controls

import (
	"image"
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/render/kit"
	"dreist/render/panel/skin"
)

// Logical measures of a tile and of an icon with its caption.
const (
	tileSide   = 12 // left of the picture
	tileGap    = 11 // between picture and text
	tileTop    = 5
	stripGap   = 8
	stripEdge  = 7 // around that of a stacked button
	captionGap = 3
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

// Strip returns the rectangle that the caller draws before the detail of a tile, or at the left of a stacked button, empty if there is none.
func (b *button) Strip() image.Rectangle {
	if b.item.Strip == 0 {
		return image.Rectangle{}
	}
	_, face, _ := b.Skin.Key(b.key(), b.item.Style, b.state())
	if b.item.Form == Stacked {
		edge := b.Skin.Px(stripEdge)
		face.Min.X += edge
		face.Max.X = face.Min.X + b.Skin.Px(b.item.Strip)
		return image.Rect(face.Min.X, face.Min.Y+edge, face.Max.X, face.Max.Y-edge)
	}
	_, line := b.beside(face)
	line.Max.X = line.Min.X + b.Skin.Px(b.item.Strip)
	return line
}

// measureIcon lays an icon and its caption out.
func (b *button) measureIcon(width int) int {
	b.label = b.Skin.Fit(b.item.Label, assets.Text, skin.SmallestSize, float64(width))
	return b.Skin.Px(b.item.Room) + b.Skin.Px(kit.KeyLip) + b.Skin.Px(captionGap) + b.label.Height()
}

// key returns the rectangle of the keycap.
func (b *button) key() image.Rectangle {
	at := b.Bounds()
	if b.item.Form == Icon {
		room := b.Skin.Px(b.item.Room)
		at.Min.X += (at.Dx() - room) / 2
		at.Max = at.Min.Add(image.Pt(room, room+b.Skin.Px(kit.KeyLip)))
	}
	return at
}

// drawCaption draws the label of an icon below its keycap.
func (b *button) drawCaption(screen *ebiten.Image) {
	under := b.Bounds()
	under.Min.Y = b.key().Max.Y + b.Skin.Px(captionGap)
	under.Max.Y = under.Min.Y + b.label.Height()
	ink := b.Skin.UI.Text
	if !b.Able() {
		ink = b.Skin.UI.Muted
	}
	b.label.Draw(screen, under, kit.Center, ink)
}
