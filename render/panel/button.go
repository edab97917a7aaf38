package panel

import (
	"image"

	"github.com/ebitenui/ebitenui/input"
	"github.com/ebitenui/ebitenui/widget"
	"github.com/hajimehoshi/ebiten/v2"
)

// The logical height of a button, and the room beside and above its text.
const (
	buttonHeight = 46
	buttonSide   = 14
	buttonTop    = 8
)

// button is a button of ebitenui with a face of its own: ebitenui's follows the pointer, this one is drawn.
type button struct {
	*widget.Button
	skin          *Skin
	item          Button
	tell          *teller
	label, detail prose
	hover, held   bool
	ring          bool
}

func newButton(skin *Skin, item Button, tell *teller) *button {
	b := &button{skin: skin, item: item, tell: tell}
	slice := skin.buttons[item.Style].plates[idle].slice
	b.Button = widget.NewButton(
		// Never drawn by ebitenui, but required by it.
		widget.ButtonOpts.Image(&widget.ButtonImage{Idle: slice, Pressed: slice}),
		widget.ButtonOpts.DisableDefaultKeys(),
		widget.ButtonOpts.CursorEnteredHandler(func(*widget.ButtonHoverEventArgs) { b.hover = true }),
		widget.ButtonOpts.CursorExitedHandler(func(*widget.ButtonHoverEventArgs) { b.hover = false }),
		widget.ButtonOpts.PressedHandler(func(*widget.ButtonPressedEventArgs) { b.held = true }),
		widget.ButtonOpts.ReleasedHandler(func(*widget.ButtonReleasedEventArgs) { b.held = false }),
		widget.ButtonOpts.ClickedHandler(func(*widget.ButtonClickedEventArgs) { b.press() }),
	)
	b.GetWidget().Disabled = !b.able()
	return b
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

// Render draws the button in its mood.
func (b *button) Render(screen *ebiten.Image) {
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
	// ebitenui takes note of the pointer's leaving only when no button is down.
	inside := b.hover && image.Pt(input.CursorPosition()).In(b.bounds())
	switch {
	case !b.able():
		return disabled
	case inside && b.held:
		return pressed
	case inside:
		return hovered
	}
	return idle
}

func (b *button) bounds() image.Rectangle { return b.GetWidget().Rect }
func (b *button) look() look              { return look{mood: b.mood(), ring: b.ring} }
func (b *button) light(on bool)           { b.ring = on }
func (b *button) able() bool              { return b.item.Action != nil }
func (b *button) turn(int) bool           { return false }

func (b *button) press() { b.tell.later(b.item.Action) }
