package panel

import (
	"image"

	"github.com/ebitenui/ebitenui/widget"
	"github.com/hajimehoshi/ebiten/v2"
)

// list is the part of a List: a roll of rows of equal height.
type list struct {
	*roll
	item   List
	tell   *teller
	at     int // index of the row with the mark, or -1
	down   int // index of the row that was pressed and not yet released, or -1
	ring   bool
	active bool
	worn   look // what the picture was made for
	coats  int  // how often it was made
}

// The logical height of a row, and the room beside its texts.
const (
	rowHeight = 38
	rowSide   = 12
)

func newList(skin *Skin, item List, tell *teller) *list {
	l := &list{item: item, tell: tell, at: min(item.Index, len(item.Rows)-1), down: -1}
	l.roll = newRoll(skin, func() int { return len(l.item.Rows) * l.step() },
		widget.WidgetOpts.MouseButtonPressedHandler(func(args *widget.WidgetMouseButtonPressedEventArgs) {
			if i := l.under(); args.Button == ebiten.MouseButtonLeft && i >= 0 {
				l.down = i
			}
		}),
		widget.WidgetOpts.MouseButtonReleasedHandler(func(args *widget.WidgetMouseButtonReleasedEventArgs) {
			if i := l.under(); args.Button == ebiten.MouseButtonLeft && i >= 0 && i == l.down {
				l.at = i
				l.press()
			}
			l.down = -1
		}),
	)
	l.frame(4, 4)
	l.snug = true
	return l
}

// step is the height of a row in pixels.
func (l *list) step() int { return l.skin.px(rowHeight) }

func (l *list) measure(width int) int {
	l.size = image.Pt(width, l.skin.px(l.item.Height))
	return l.size.Y
}

// SetLocation puts the list on the screen, its mark in sight.
func (l *list) SetLocation(r image.Rectangle) {
	l.put(r)
	l.to(l.top)
	l.follow()
}

// follow scrolls so that the row with the mark is seen, and a little of its neighbour.
func (l *list) follow() {
	if l.at >= 0 {
		l.reveal(l.at*l.step(), (l.at+1)*l.step(), l.step()/2)
	}
}

// under returns the index of the row under the pointer, or -1.
func (l *list) under() int {
	at, ok := l.pointed()
	if i := at.Y / l.step(); ok && i < len(l.item.Rows) {
		return i
	}
	return -1
}

// place is where a row lies on the screen, whether it is seen or not.
func (l *list) place(i int) image.Rectangle {
	y := l.view.Min.Y + i*l.step() - l.top
	return image.Rect(l.view.Min.X, y, l.view.Max.X, y+l.step())
}

// mark moves the mark to a row, as far as there are any.
func (l *list) mark(to int) {
	l.at = min(max(to, 0), len(l.item.Rows)-1)
	l.follow()
}

// strike moves the mark. From the ends the arrows lead on to other controls.
func (l *list) strike(k keyboard) bool {
	last := len(l.item.Rows) - 1
	screenful := max(1, l.view.Dy()/l.step()-1)
	for _, s := range [...]struct {
		key   ebiten.Key
		to    int
		leave bool
	}{
		{ebiten.KeyArrowUp, l.at - 1, l.at <= 0},
		{ebiten.KeyArrowDown, l.at + 1, l.at == last},
		{ebiten.KeyPageUp, l.at - screenful, false},
		{ebiten.KeyPageDown, l.at + screenful, false},
		{ebiten.KeyHome, 0, false},
		{ebiten.KeyEnd, last, false},
	} {
		if k.struck(s.key) && !s.leave {
			l.mark(s.to)
			return true
		}
	}
	return false
}

func (l *list) look() look {
	s := look{mood: idle, ring: l.ring, value: l.top, spot: l.under() + 1, lit: l.at + 1}
	switch {
	case l.lit():
		s.mood = hovered
	case l.down >= 0 && l.down == l.under():
		s.mood = pressed
	}
	return s
}

func (l *list) light(on bool) { l.ring = on }
func (l *list) able() bool    { return len(l.item.Rows) > 0 }
func (l *list) roused() bool  { return l.active }
func (l *list) turn(int) bool { return false }

// rouse gives the keys to the list, which needs a mark then.
func (l *list) rouse(on bool) {
	l.active = on
	if on && l.at < 0 && l.able() && l.ring {
		l.mark(l.top / l.step())
	}
}

func (l *list) press() {
	if l.at < 0 {
		return
	}
	if action := l.item.Rows[l.at].Action; action != nil {
		l.tell.later(action)
	}
}

// cursor is a hand over rows that can be pressed and over the bar.
func (l *list) cursor() ebiten.CursorShapeType {
	if i := l.under(); l.lit() || i >= 0 && l.item.Rows[i].Action != nil {
		return ebiten.CursorShapePointer
	}
	return ebiten.CursorShapeDefault
}

// keep takes over place and mark from the list it replaces, as long as that had as many rows.
func (l *list) keep(old *list) {
	if len(old.item.Rows) != len(l.item.Rows) || old.step() == 0 {
		return
	}
	l.top = old.top * l.step() / old.step()
	if l.item.Index == old.item.Index {
		l.at = old.at
		l.to(l.top)
		return
	}
	// Another row is marked than at first: it is to be seen.
	l.reveal(l.at*l.step(), (l.at+1)*l.step(), 0)
}
