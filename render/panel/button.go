package panel

import (
	"image"
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/render/geom"
	"dreist/render/kit"
)

// Button is a button, pressed by a click, or by Enter or Space while it has the focus.
type Button struct {
	ID     string // ID of its target; empty for one made of its type and its place in the panel
	Label  string
	Detail string // smaller text under the label; may be empty
	Tip    string // shown when the mouse rests on it; may be empty
	Style  ButtonStyle
	Form   ButtonForm
	Action func() // called once per press; nil for a button that cannot be pressed
	// PictureHeight is the logical height of a picture that DrawPicture draws: above the label or, without a label, above the detail, unless Form
	// places it elsewhere.
	PictureHeight    float64
	SidePictureWidth float64            // logical width of a second picture, before the detail of a tile; of a boxed button the whole width
	DrawPicture      func(in geom.Rect) // draws the picture; may be nil
	DrawSidePicture  func(in geom.Rect) // draws the second picture; may be nil
}

// ButtonStyle is the degree to which a button stands out.
type ButtonStyle = kit.ButtonStyle

// The styles. A panel has many quiet buttons and at most one primary one: the next step, which Enter presses unless another has the
// focus.
const (
	QuietStyle   = kit.QuietStyle
	PrimaryStyle = kit.PrimaryStyle
)

// ButtonForm is the arrangement of picture, label and detail.
type ButtonForm uint8

const (
	StackedForm ButtonForm = iota // below each other, centred
	TileForm                      // a square picture at the left, label and detail beside it
	SmallForm                     // small and without a plate: the picture left of the label, on a Shelf
	BoxedForm                     // only the picture, PictureHeight high and SidePictureWidth wide, on a Shelf; the label is the tip
	SlimForm                      // lower: for minor actions
)

// Logical height of a button and of a slim one, and the space beside and above the text.
const (
	buttonHeight = 46
	slimHeight   = 38
	buttonSide   = 14
	buttonTop    = 7.5
)

type button struct {
	PartBase
	PointerState
	*Env
	id            string
	item          Button
	label, detail kit.WrappedText
}

func newButton(d *Env, id string, item Button) *button {
	return &button{Env: d, id: idOrDefault(item.ID, id), item: item}
}

// measure lays the button out for a width, with letters up to a size, and returns its height.
func (b *button) measure(width int, size kit.LetterSize) int {
	if b.item.Form == TileForm {
		return b.measureTile(width, size)
	}
	inner := float64(width - 2*b.skin.Px(buttonSide))
	b.label = b.skin.layOutFitted(b.item.Label, assets.DisplayFont, size, inner)
	if b.item.PictureHeight > 0 && b.skin.textScale > 1 && len(b.label.Lines) > 1 { // rather letters of the usual size than a higher row
		b.label = b.skin.withTextScale(1).layOutFitted(b.item.Label, assets.DisplayFont, size, inner)
	}
	high := b.skin.Px(b.item.PictureHeight)
	if b.item.Label != "" || high == 0 {
		high += b.label.Height()
	}
	if b.item.Detail != "" {
		b.detail = b.skin.layOutFitted(b.item.Detail, assets.TextFont, kit.TextSize, inner)
		high += b.detail.Height()
	}
	least, top := buttonHeight, buttonTop
	if b.item.Form == SlimForm {
		least, top = slimHeight, buttonTop/2
	}
	return max(b.skin.Px(float64(least)), high+b.skin.Px(2*top)+b.skin.Px(kit.ButtonLip))
}

// natural returns the width in pixels of the label in one line of full size.
func (b *button) natural() int {
	if b.item.Form == SmallForm {
		return b.lineWide()
	}
	need := b.skin.layOutFitted(b.item.Label, assets.DisplayFont, kit.TextSize, unlimitedWidth).Width
	if b.item.Detail != "" {
		need = max(need, b.skin.layOutFitted(b.item.Detail, assets.TextFont, kit.TextSize, unlimitedWidth).Width)
	}
	return int(need) + 1 + 2*b.skin.Px(buttonSide)
}

func (b *button) draw(screen *ebiten.Image) {
	if b.hasRing {
		b.skin.Pictures.DrawStretched(screen, b.skin.Ring, b.rect)
	}
	switch b.item.Form {
	case SmallForm:
		b.drawLine(screen)
		return
	case BoxedForm:
		return
	}
	key, r, ink := b.skin.ButtonPicture(b.rect, b.item.Style, b.state())
	b.skin.Pictures.DrawStretched(screen, key, b.rect)
	if b.item.Form == TileForm {
		b.drawTile(screen, r, ink)
		return
	}
	// Picture, label and detail are one centred block.
	r.Min = r.Min.Add(image.Pt(0, b.skin.Px(b.item.PictureHeight)))
	top := r
	top.Max.Y -= b.detailHeight()
	b.label.Draw(screen, top, kit.Center, ink)
	if b.item.Detail != "" {
		under := r
		if b.item.Label != "" || b.item.PictureHeight == 0 {
			under.Min.Y += b.label.Height()
		}
		b.detail.Draw(screen, under, kit.Center, ink)
	}
}

// picture returns the rectangle of the picture, empty if there is none.
func (b *button) picture() image.Rectangle {
	if b.item.PictureHeight == 0 {
		return image.Rectangle{}
	}
	switch b.item.Form {
	case SmallForm:
		return b.linePicture()
	case BoxedForm:
		return b.rect
	}
	_, r, _ := b.skin.ButtonPicture(b.rect, b.item.Style, b.state())
	if b.item.Form == TileForm {
		return b.square(r)
	}
	high := b.skin.Px(b.item.PictureHeight) + b.detailHeight()
	if b.item.Label != "" {
		high += b.label.Height()
	}
	r.Min = r.Min.Add(image.Pt(0, (r.Dy()-high)/2))
	r.Max.Y = r.Min.Y + b.skin.Px(b.item.PictureHeight)
	return r
}

func (b *button) detailHeight() int {
	if b.item.Detail == "" {
		return 0
	}
	return b.detail.Height()
}

func (b *button) state() kit.ControlState {
	if !b.CanFocus() {
		return kit.DisabledState
	}
	return b.PointerState.state()
}

func (b *button) AppendZones(dst []zone) []zone {
	z := newZone(1, b.id, b.Bounds(), b.item.Label, b.CanFocus())
	z.Tip, z.Cut, z.Primary = b.item.Tip, b.label.IsCut || b.detail.IsCut, b.item.Style == kit.PrimaryStyle
	if z.Tip == "" && b.item.Form == BoxedForm {
		z.Tip = z.Label
	}
	return append(dst, z)
}

func (b *button) Appearance() Appearance { return Appearance{state: b.state(), hasRing: b.hasRing} }
func (b *button) CanFocus() bool         { return b.item.Action != nil }
func (b *button) Activate()              { b.Defer(b.item.Action) }
func (b *button) HandleRelease()         { b.Activate() }

// Logical measures of a tile.
const (
	tileSide = 12 // left of the picture and right of the text
	tileGap  = 11 // between picture and text
	tileTop  = 5
	stripGap = 8
)

func (b *button) measureTile(width int, size kit.LetterSize) int {
	inner := float64(width - b.skin.Px(2*tileSide+tileGap) - b.skin.Px(b.item.PictureHeight))
	b.label = b.skin.layOutFitted(b.item.Label, assets.DisplayFont, size, inner)
	if b.item.SidePictureWidth > 0 {
		inner -= float64(b.skin.Px(b.item.SidePictureWidth + stripGap))
	}
	b.detail = b.skin.layOutFitted(b.item.Detail, assets.TextFont, kit.TextSize, inner)
	return max(b.skin.Px(b.item.PictureHeight), b.label.Height()+b.detail.Height()) + b.skin.Px(2*tileTop) + b.skin.Px(kit.ButtonLip)
}

func (b *button) square(face image.Rectangle) image.Rectangle {
	room := b.skin.Px(b.item.PictureHeight)
	corner := image.Pt(face.Min.X+b.skin.Px(tileSide), face.Min.Y+(face.Dy()-room)/2)
	return image.Rectangle{Min: corner, Max: corner.Add(image.Pt(room, room))}
}

func (b *button) beside(face image.Rectangle) (label, line image.Rectangle) {
	face.Min.X = b.square(face).Max.X + b.skin.Px(tileGap)
	face.Max.X -= b.skin.Px(tileSide)
	face.Min.Y += (face.Dy() - b.label.Height() - b.detail.Height()) / 2
	label, line = face, face
	label.Max.Y = face.Min.Y + b.label.Height()
	line.Min.Y, line.Max.Y = label.Max.Y, label.Max.Y+b.detail.Height()
	return label, line
}

func (b *button) drawTile(screen *ebiten.Image, face image.Rectangle, ink color.Color) {
	label, line := b.beside(face)
	b.label.Draw(screen, label, kit.Left, ink)
	if b.item.SidePictureWidth > 0 {
		line.Min.X += b.skin.Px(b.item.SidePictureWidth + stripGap)
	}
	b.detail.Draw(screen, line, kit.Left, ink)
}

// strip returns the rectangle of the second picture before the detail of a tile, empty if there is none.
func (b *button) strip() image.Rectangle {
	if b.item.SidePictureWidth == 0 || b.item.Form == BoxedForm {
		return image.Rectangle{}
	}
	_, face, _ := b.skin.ButtonPicture(b.rect, b.item.Style, b.state())
	_, line := b.beside(face)
	line.Max.X = line.Min.X + b.skin.Px(b.item.SidePictureWidth)
	return line
}
