package panel

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/render/kit"
	"dreist/render/target"
)

// The logical height of a button, and the room beside and above its text.
const (
	buttonHeight = 46
	buttonSide   = 14
	buttonTop    = 7.5
)

// button is one of the buttons of a row.
type button struct {
	element
	touch
	*desk
	id            string
	item          Button
	label, detail kit.Prose
}

func newButton(d *desk, id string, item Button) *button {
	return &button{desk: d, id: named(item.ID, id), item: item}
}

// measure lays the button out for a width, with letters of at most the given logical size, and returns its height.
func (b *button) measure(width int, size float64) int {
	switch b.item.Form {
	case Tile:
		return b.measureTile(width, size)
	case Icon:
		return b.measureIcon(width)
	}
	inner := float64(width - 2*b.skin.Px(buttonSide))
	b.label = b.skin.fit(b.item.Label, assets.Display, size, inner)
	high := b.skin.Px(b.item.Room)
	if b.item.Label != "" || high == 0 {
		high += b.label.Height()
	}
	if b.item.Detail != "" {
		b.detail = b.skin.fit(b.item.Detail, assets.Text, smallestSize, inner)
		high += b.detail.Height()
	}
	return max(b.skin.Px(buttonHeight), high+b.skin.Px(2*buttonTop)+b.skin.Px(kit.KeyLip))
}

// size is the logical size of the letters found by the last measuring.
func (b *button) size() float64 { return b.label.Face.Size / (float64(b.skin.Scale) * b.skin.letters) }

// natural is the width in pixels at which the label stands in one line of full size.
func (b *button) natural() int {
	if b.item.Form == Icon {
		return max(b.skin.Px(b.item.Room), int(b.skin.label(b.item.Label, assets.Text, smallestSize).Width)+1)
	}
	need := b.skin.fit(b.item.Label, assets.Display, buttonSize, wide).Width
	if b.item.Detail != "" {
		need = max(need, b.skin.fit(b.item.Detail, assets.Text, smallestSize, wide).Width)
	}
	return int(need) + 1 + 2*b.skin.Px(buttonSide)
}

// draw draws the button in its state.
func (b *button) draw(screen *ebiten.Image) {
	key, r, ink := b.skin.Key(b.key(), b.item.Style, b.state())
	if b.ring {
		b.skin.pictures.Grow(screen, b.skin.Ring, b.key())
	}
	b.skin.pictures.Grow(screen, key, b.key())
	switch b.item.Form {
	case Tile:
		b.drawTile(screen, r, ink)
		return
	case Icon:
		b.drawCaption(screen)
		return
	}
	// Room, label and detail are one block in the middle.
	r.Min.Y += b.skin.Px(b.item.Room)
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

// room is where the caller draws.
func (b *button) room() image.Rectangle {
	_, r, _ := b.skin.Key(b.key(), b.item.Style, b.state())
	switch b.item.Form {
	case Tile:
		return b.square(r)
	case Icon:
		return r
	}
	high := b.skin.Px(b.item.Room) + b.detailHeight()
	if b.item.Label != "" {
		high += b.label.Height()
	}
	r.Min.Y += (r.Dy() - high) / 2
	r.Max.Y = r.Min.Y + b.skin.Px(b.item.Room)
	return r
}

func (b *button) detailHeight() int {
	if b.item.Detail == "" {
		return 0
	}
	return b.detail.Height()
}

func (b *button) state() state {
	switch {
	case !b.able():
		return disabled
	case b.over == nowhere:
		return idle
	case b.held != nowhere:
		return pressed
	}
	return hovered
}

func (b *button) spots(dst []spot) []spot {
	return append(dst, spot{target.Target{ID: b.id, Rect: rect(b.bounds()), Label: b.item.Label, Tip: b.item.Tip, Enabled: b.able(), Primary: b.item.Style == Primary}, 1})
}

func (b *button) drop() {
	if b.over != nowhere {
		b.press()
	}
}

func (b *button) look() look { return look{state: b.state(), ring: b.ring} }
func (b *button) able() bool { return b.item.Action != nil }

func (b *button) press() { b.tell.later(b.item.Action) }
