package panel

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/render/target"
)

// The logical height of a button, and the room beside and above its text.
const (
	buttonHeight = 46
	buttonSide   = 14
	buttonTop    = 8
)

// button is one of the buttons of a row.
type button struct {
	element
	touch
	skin          *Skin
	id            string
	item          Button
	tell          *teller
	label, detail prose
	ring          bool
}

func newButton(skin *Skin, id string, item Button, tell *teller) *button {
	return &button{skin: skin, id: named(item.ID, id), item: item, tell: tell}
}

func (b *button) measure(width int) int {
	return b.measureUpTo(width, buttonSize)
}

// measureUpTo measures with letters of at most the given logical size.
func (b *button) measureUpTo(width int, size float64) int {
	inner := float64(width - 2*b.skin.px(buttonSide))
	b.label = b.skin.fit(b.item.Label, display, size, inner)
	high := b.skin.px(b.item.Room)
	if b.item.Label != "" || high == 0 {
		high += b.label.height()
	}
	if b.item.Detail != "" {
		b.detail = b.skin.fit(b.item.Detail, plain, smallestSize, inner)
		high += b.detail.height()
	}
	return max(b.skin.px(buttonHeight), high+2*b.skin.px(buttonTop)+b.skin.px(buttonLip))
}

// size is the logical size of the letters found by the last measuring.
func (b *button) size() float64 { return b.label.face.Size / b.skin.scale }

// natural is the width in pixels at which the label stands in one line of full size.
func (b *button) natural() int {
	wide := b.skin.fit(b.item.Label, display, buttonSize, 1e6).width
	if b.item.Detail != "" {
		wide = max(wide, b.skin.fit(b.item.Detail, plain, smallestSize, 1e6).width)
	}
	return int(wide) + 1 + 2*b.skin.px(buttonSide)
}

// draw draws the button in its mood.
func (b *button) draw(screen *ebiten.Image) {
	m, all := b.mood(), &b.skin.buttons[b.item.Style]
	r := b.bounds()
	if b.ring {
		b.skin.ring.draw(screen, r)
	}
	all.plates[m].draw(screen, r)
	r.Max.Y -= b.skin.px(buttonLip)
	if m == pressed {
		r = r.Add(image.Pt(0, b.skin.px(buttonLip-1)))
	}
	// Room, label and detail are one block in the middle.
	r.Min.Y += b.skin.px(b.item.Room)
	top := r
	top.Max.Y -= b.detailHeight()
	b.label.draw(screen, top, centred, all.tones[m].text)
	if b.item.Detail != "" {
		under := r
		if b.item.Label != "" || b.item.Room == 0 {
			under.Min.Y += b.label.height()
		}
		b.detail.draw(screen, under, centred, all.tones[m].text)
	}
}

// room is where the caller draws.
func (b *button) room() image.Rectangle {
	r := b.bounds()
	r.Max.Y -= b.skin.px(buttonLip)
	high := b.skin.px(b.item.Room) + b.detailHeight()
	if b.item.Label != "" {
		high += b.label.height()
	}
	r.Min.Y += (r.Dy() - high) / 2
	r.Max.Y = r.Min.Y + b.skin.px(b.item.Room)
	return r
}

func (b *button) detailHeight() int {
	if b.item.Detail == "" {
		return 0
	}
	return b.detail.height()
}

func (b *button) mood() mood {
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
	return append(dst, spot{target.Target{ID: b.id, Rect: rect(b.bounds()), Label: b.item.Label, Enabled: b.able(), Primary: b.item.Style == Primary}, 1})
}

func (b *button) drop() {
	if b.over != nowhere {
		b.press()
	}
}

func (b *button) look() look    { return look{mood: b.mood(), ring: b.ring} }
func (b *button) light(on bool) { b.ring = on }
func (b *button) able() bool    { return b.item.Action != nil }
func (b *button) turn(int) bool { return false }

func (b *button) press() { b.tell.later(b.item.Action) }
