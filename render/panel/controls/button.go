// Package controls is what of a panel is pressed, set and written in.
package controls

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/panel/skin"
	"dreist/render/panel/widget"
	"dreist/render/target"
)

// Button is pressed by a click, or by Enter or Space while it has the focus.
type Button struct {
	ID      string // its name among the panel's targets; without one it is named by its place
	Label   string
	Detail  string // smaller, under the label; may be empty
	AltText string // in place of a label, for who has the panel read aloud; may be empty
	Tip     string // said of it where the mouse rests on it; may be empty
	Style   kit.Style
	Form    Form
	Action  func() // called once per press; a button without one is shown, but cannot be pressed
	// Room is the logical height of room for a picture that the caller draws: over the label or, where there is none, over the detail, unless the form says
	// otherwise.
	Room  float64
	Strip float64 // in a Tile, the logical width of room for a smaller picture before the detail
}

// Form says where a button has its parts.
type Form uint8

// The forms of a button.
const (
	Stacked Form = iota // one below the other, in the middle
	Tile                // its room is a square at the left, with label and detail beside it
	Icon                // its room is a key as wide as it is high, with the label below it as a caption
	Slim                // lower, with smaller letters: for what is offered besides
	Square              // as wide as it is high, with nothing but its room: its label is told where the mouse rests on it
)

// The logical height of a button and of a slim one, the letters of that, and the room beside and above the text.
const (
	buttonHeight = 46
	slimHeight   = 38
	slimSize     = skin.LogSize
	buttonSide   = 14
	buttonTop    = 7.5
)

// button is one of the buttons of a row.
type button struct {
	widget.Element
	widget.Touch
	*widget.Desk
	id            string
	item          Button
	label, detail kit.Prose
}

func newButton(d *widget.Desk, id string, item Button) *button {
	return &button{Desk: d, id: widget.Named(item.ID, id), item: item}
}

// measure lays the button out for a width, with letters of at most the given logical size, and returns its height.
func (b *button) measure(width int, size float64) int {
	switch b.item.Form {
	case Tile:
		return b.measureTile(width, size)
	case Icon:
		return b.measureIcon(width)
	case Square:
		return b.Skin.Px(buttonHeight)
	}
	inner := float64(width - 2*b.Skin.Px(buttonSide))
	b.label = b.Skin.Fit(b.item.Label, assets.Display, min(size, b.letters()), inner)
	high := b.Skin.Px(b.item.Room)
	if b.item.Label != "" || high == 0 {
		high += b.label.Height()
	}
	if b.item.Detail != "" {
		b.detail = b.Skin.Fit(b.item.Detail, assets.Text, skin.SmallestSize, inner)
		high += b.detail.Height()
	}
	least, top := buttonHeight, buttonTop
	if b.item.Form == Slim {
		least, top = slimHeight, buttonTop/2
	}
	return max(b.Skin.Px(float64(least)), high+b.Skin.Px(2*top)+b.Skin.Px(kit.KeyLip))
}

// letters is the logical size of its letters at most.
func (b *button) letters() float64 {
	if b.item.Form == Slim {
		return slimSize
	}
	return skin.ButtonSize
}

// size is the logical size of the letters found by the last measuring.
func (b *button) size() float64 { return b.Skin.Size(b.label.Face.Size) }

// natural is the width in pixels at which the label stands in one line of full size.
func (b *button) natural() int {
	if b.item.Form == Icon {
		return max(b.Skin.Px(b.item.Room), int(b.Skin.Label(b.item.Label, assets.Text, skin.SmallestSize).Width)+1)
	}
	if b.item.Form == Square {
		return b.Skin.Px(buttonHeight)
	}
	need := b.Skin.Fit(b.item.Label, assets.Display, b.letters(), skin.Wide).Width
	if b.item.Detail != "" {
		need = max(need, b.Skin.Fit(b.item.Detail, assets.Text, skin.SmallestSize, skin.Wide).Width)
	}
	return int(need) + 1 + 2*b.Skin.Px(buttonSide)
}

// draw draws the button in its state.
func (b *button) draw(screen *ebiten.Image) {
	key, r, ink := b.Skin.Key(b.key(), b.item.Style, b.state())
	if b.Ring {
		b.Skin.Pictures.Grow(screen, b.Skin.Ring, b.key())
	}
	b.Skin.Pictures.Grow(screen, key, b.key())
	switch b.item.Form {
	case Tile:
		b.drawTile(screen, r, ink)
		return
	case Icon:
		b.drawCaption(screen)
		return
	case Square:
		return
	}
	// Room, label and detail are one block in the middle.
	r.Min.Y += b.Skin.Px(b.item.Room)
	top := r
	top.Max.Y -= b.detailHeight()
	b.label.Draw(screen, top, kit.Center, ink)
	if b.item.Detail != "" {
		under := r
		if b.item.Label != "" || b.item.Room == 0 {
			under.Min.Y += b.label.Height()
		}
		b.detail.Draw(screen, under, kit.Center, ink)
	}
}

// Picture is where the caller draws, empty where the button has no room for that.
func (b *button) Picture() image.Rectangle {
	if b.item.Room == 0 {
		return image.Rectangle{}
	}
	_, r, _ := b.Skin.Key(b.key(), b.item.Style, b.state())
	switch b.item.Form {
	case Tile:
		return b.square(r)
	case Icon:
		return r
	case Square:
		side := min(r.Dy(), b.Skin.Px(b.item.Room))
		middle := r.Min.Add(r.Max).Div(2)
		return image.Rect(0, 0, side, side).Add(middle).Sub(image.Pt(side/2, side/2))
	}
	high := b.Skin.Px(b.item.Room) + b.detailHeight()
	if b.item.Label != "" {
		high += b.label.Height()
	}
	r.Min.Y += (r.Dy() - high) / 2
	r.Max.Y = r.Min.Y + b.Skin.Px(b.item.Room)
	return r
}

func (b *button) detailHeight() int {
	if b.item.Detail == "" {
		return 0
	}
	return b.detail.Height()
}

func (b *button) state() kit.State {
	switch {
	case !b.Able():
		return kit.Disabled
	case b.Over == widget.Nowhere:
		return kit.Idle
	case b.Held != widget.Nowhere:
		return kit.Pressed
	}
	return kit.Hovered
}

func (b *button) Spots(dst []widget.Spot) []widget.Spot {
	return append(dst, widget.Spot{Target: target.Target{ID: b.id, Rect: geom.From(b.Bounds()), Label: b.item.Label, Tip: b.tip(), Cut: b.label.Cut() || b.detail.Cut(), Enabled: b.Able(), Primary: b.item.Style == kit.Primary}, Part: 1})
}

// tip returns what is said of the button where the mouse rests on it.
func (b *button) tip() string {
	if b.item.Tip == "" && b.item.Form == Square {
		return b.item.Label
	}
	return b.item.Tip
}

func (b *button) Drop() {
	if b.Over != widget.Nowhere {
		b.Press()
	}
}

func (b *button) Look() widget.Look { return widget.Look{State: b.state(), Ring: b.Ring} }
func (b *button) Able() bool        { return b.item.Action != nil }

// Primary reports whether the button looks as if it led on.
func (b *button) Primary() bool { return b.item.Style == kit.Primary }

func (b *button) Press() { b.Later(b.item.Action) }
