package panel

import (
	"image"

	"github.com/ebitenui/ebitenui/widget"
	"github.com/hajimehoshi/ebiten/v2"
)

// reading is the part of a Page: a roll of what flows on it.
type reading struct {
	*roll
	item   Page
	tell   *teller
	flow   *flow
	first  int // index of the block to be at the upper edge as soon as the page has a place, -1 for none
	at     int // index of the link with the focus, -1 for none
	down   int // index of the link that was pressed and not yet released, or -1
	ring   bool
	active bool
	worn   look
	coats  int

	stretched int // pixels by which it is higher than its item says
}

func newReading(skin *Skin, item Page, tell *teller) *reading {
	t := &reading{item: item, tell: tell, at: -1, down: -1, first: item.Start}
	t.flow = newFlow(skin, nil, 1)
	t.roll = newRoll(skin, func() int { return t.flow.height },
		widget.WidgetOpts.MouseButtonPressedHandler(func(args *widget.WidgetMouseButtonPressedEventArgs) {
			if args.Button == ebiten.MouseButtonLeft {
				t.down = t.under()
			}
		}),
		widget.WidgetOpts.MouseButtonReleasedHandler(func(args *widget.WidgetMouseButtonReleasedEventArgs) {
			if i := t.under(); args.Button == ebiten.MouseButtonLeft && i >= 0 && i == t.down {
				t.at = i
				t.press()
			}
			t.down = -1
		}),
	)
	t.frame(18, 8)
	return t
}

func (t *reading) measure(width int) int {
	if inner := t.inner(width); t.flow.width != inner || len(t.flow.tops) != len(t.item.Blocks) {
		t.flow = newFlow(t.skin, t.item.Blocks, inner)
	}
	t.size = image.Pt(width, max(t.skin.px(t.item.Height)+t.stretched, t.skin.px(2*notch)))
	return t.size.Y
}

// SetLocation puts the page on the screen, the block wanted at the upper edge.
func (t *reading) SetLocation(r image.Rectangle) {
	t.put(r)
	if t.first >= 0 {
		t.goTo(t.first)
		t.first = -1
	}
	t.to(t.top)
}

// goTo scrolls to a block, or as near as the page reaches.
func (t *reading) goTo(block int) {
	if block >= 0 && block < len(t.flow.tops) {
		t.to(t.begin(block))
	}
}

// begin returns how far the page is scrolled where a block is at the upper edge, below what fades there.
func (t *reading) begin(block int) int { return max(t.flow.tops[block]-t.skin.px(fadeAbove), 0) }

// read returns the block that somebody is reading who looks at the upper third of the page, or -1.
func (t *reading) read() int {
	line := t.top + t.view.Dy()/3
	if t.top == t.most() {
		line = t.flow.height
	}
	last := -1
	for i, top := range t.flow.tops {
		if top <= line {
			last = i
		}
	}
	return last
}

// under returns the index of the link under the pointer, or -1.
func (t *reading) under() int {
	at, ok := t.pointed()
	if !ok {
		return -1
	}
	for i, l := range t.flow.links {
		if at.In(l.at.Inset(-t.skin.px(3))) {
			return i
		}
	}
	return -1
}

// onScreen is where a part of the page lies on the screen, whether it is seen or not.
func (t *reading) onScreen(at image.Rectangle) image.Rectangle {
	return at.Add(t.view.Min).Sub(image.Pt(0, t.top))
}

// strike scrolls and goes through the links. From the ends the arrows lead on to other controls.
func (t *reading) strike(k keyboard) bool {
	switch {
	case k.struck(ebiten.KeyArrowUp) && t.top > 0:
		t.to(t.top - t.skin.px(notch))
	case k.struck(ebiten.KeyArrowDown) && t.top < t.most():
		t.to(t.top + t.skin.px(notch))
	default:
		return t.turnPage(k)
	}
	return true
}

// turn gives the focus to the next link (1) or the one before (-1) and scrolls to it; the first time, to one that is seen.
func (t *reading) turn(step int) bool {
	links := t.flow.links
	if len(links) == 0 {
		return false
	}
	next := t.at + step
	if t.at < 0 || !t.seen(links[t.at].at) {
		next = t.firstSeen(step)
	}
	t.at = min(max(next, 0), len(links)-1)
	room := t.skin.px(fadeHeight)
	t.reveal(links[t.at].at.Min.Y, links[t.at].at.Max.Y, room)
	return true
}

// seen reports whether a part of the page is in the view.
func (t *reading) seen(at image.Rectangle) bool {
	return at.Min.Y >= t.top && at.Max.Y <= t.top+t.view.Dy()
}

// firstSeen returns the first link in the view or, going back, the last; where none is seen, the next one beyond its edge.
func (t *reading) firstSeen(step int) int {
	links := t.flow.links
	if step > 0 {
		for i, l := range links {
			if l.at.Min.Y >= t.top {
				return i
			}
		}
		return len(links) - 1
	}
	for i := len(links) - 1; i >= 0; i-- {
		if links[i].at.Max.Y <= t.top+t.view.Dy() {
			return i
		}
	}
	return 0
}

func (t *reading) look() look {
	s := look{ring: t.ring, value: t.top, spot: t.under() + 1, lit: t.at + 1}
	if t.lit() {
		s.mood = hovered
	}
	return s
}

func (t *reading) light(on bool) { t.ring = on }
func (t *reading) able() bool    { return t.most() > 0 || len(t.flow.links) > 0 }
func (t *reading) rouse(on bool) { t.active = on }
func (t *reading) roused() bool  { return t.active }

func (t *reading) press() {
	if t.at < 0 || t.at >= len(t.flow.links) {
		return
	}
	if action := t.flow.links[t.at].link.Action; action != nil {
		t.tell.later(action)
	}
}

// cursor is a hand over links and over the bar.
func (t *reading) cursor() ebiten.CursorShapeType {
	if t.under() >= 0 || t.lit() {
		return ebiten.CursorShapePointer
	}
	return ebiten.CursorShapeDefault
}

// keep takes over how far the page it replaces was scrolled, as long as that had the same number of blocks.
func (t *reading) keep(old *reading) {
	if len(old.item.Blocks) != len(t.item.Blocks) || old.flow.height == 0 {
		return
	}
	t.at = min(old.at, len(t.flow.links)-1)
	t.to(old.top * t.flow.height / old.flow.height)
}
