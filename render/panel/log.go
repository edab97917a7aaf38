package panel

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/input"
	"dreist/render/geom"
	"dreist/render/kit"
)

// Log is a sheet with a title and the turns of a match under it, the last at the bottom. Wheel, scroll bar and the keys Page up, Page down, Home and End
// move through it.
type Log struct {
	skin    *Skin
	at      image.Rectangle
	title   kit.Prose
	scroll  *scroll
	last    scrollLook // after the last gesture
	changed bool       // since the last Draw
}

// The logical distances on the sheet of a log.
const (
	logSide = 24
	logTop  = 20
)

// NewLog makes a log that fills a rectangle given in device pixels and is scrolled to its end.
func NewLog(skin *Skin, at geom.Rect, title string, blocks []LogBlock) *Log {
	l := &Log{skin: skin, changed: true}
	corner := image.Pt(int(math.Round(at.X)), int(math.Round(at.Y)))
	l.at = image.Rectangle{Min: corner, Max: corner.Add(image.Pt(int(at.W), int(at.H)))}
	side := skin.Px(logSide)
	l.title = skin.face(assets.Display, headingSize).Balanced(title, float64(l.at.Dx()-2*side), mostTitle)

	inner := l.at
	inner.Min.X += side
	inner.Max.X -= side - skin.Px(railThick)
	inner.Min.Y = l.head().Max.Y + skin.Px(26)
	inner.Max.Y -= skin.Px(logTop)
	l.scroll = newScroll(skin, inner)
	l.SetBlocks(blocks)
	l.scroll.to(l.scroll.most())
	return l
}

// head is where the title stands.
func (l *Log) head() image.Rectangle {
	top := l.at.Min.Y + l.skin.Px(logTop)
	return image.Rect(l.at.Min.X, top, l.at.Max.X, top+l.title.Height())
}

// SetBlocks shows other turns. A log that was at its end stays there; another keeps its place. Blocks equal to those before cost nothing.
func (l *Log) SetBlocks(blocks []LogBlock) {
	s := l.scroll
	atEnd := s.top == s.most()
	if !s.page.set(blocks) {
		return
	}
	s.version++
	l.changed = true
	if atEnd {
		s.top = s.most()
	}
	s.to(s.top)
}

// Handle works on a gesture.
func (l *Log) Handle(g input.Gesture) {
	s := l.scroll
	switch g.Kind {
	case input.Press:
		s.point(pixel(g.At))
		s.held = s.over
		s.grab(g.Modifiers)
	case input.DragStart, input.Drag:
		s.point(pixel(g.At))
		s.drag()
	case input.Hover:
		s.point(pixel(g.At))
	case input.Tap, input.Drop, input.Cancel:
		s.held = nowhere
		s.point(pixel(g.At))
	case input.Scroll:
		if s.point(pixel(g.At)); s.over != nowhere {
			s.wheel(g.Wheel.Y)
		}
	case input.Strike:
		s.turnPage(g.Key)
	}
	if now := s.look(); now != l.last {
		l.last, l.changed = now, true
	}
}

// Draw draws the log over what is on the screen.
func (l *Log) Draw(screen *ebiten.Image) {
	l.skin.pictures.Grow(screen, l.skin.sheet, l.at)
	l.title.Draw(screen, l.head(), kit.Center, l.skin.ui.Text)
	l.skin.pictures.Stamp(screen, l.skin.dots(), 1, image.Pt((l.at.Min.X+l.at.Max.X)/2, l.head().Max.Y+l.skin.Px(8)))
	l.scroll.draw(screen)
	l.changed = false
}

// Free lets go of the picture that the log keeps, when another replaces it. Drawn again, it has it again.
func (l *Log) Free() { l.scroll.free() }

// NeedsFrame reports whether the log may look different from when it was last drawn.
func (l *Log) NeedsFrame() bool { return l.changed }

// Bounds returns the rectangle of the log without its shadow.
func (l *Log) Bounds() geom.Rect { return rect(l.at) }

// Cursor returns the shape of the pointer that fits where it is: a hand over the scroll bar.
func (l *Log) Cursor() ebiten.CursorShapeType {
	if l.scroll.lit() {
		return ebiten.CursorShapePointer
	}
	return ebiten.CursorShapeDefault
}
