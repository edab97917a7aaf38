package panel

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/input"
	"dreist/render/kit"
	"dreist/render/paint"
	"dreist/render/target"
)

// roll is the base of what is higher than its window: a view onto it, moved by wheel and scroll bar. What is seen is written on a picture of its own, and only
// when it has changed or moved.
type roll struct {
	element
	touch
	*desk
	id     string
	height func() int                  // of everything, in pixels
	write  func(picture *ebiten.Image) // writes what is seen
	action func(i int) func()          // what follows when a row or link is pressed, nil for nothing
	pad    image.Point                 // room in pixels between the frame and what is seen; without a frame none
	snug   bool                        // where nothing is to be scrolled, the view takes the room of the bar
	view   image.Rectangle             // of what is seen, on the screen
	rail   image.Rectangle             // of the bar on the screen
	top    int                         // how much is hidden above the upper edge of the view
	grip   int                         // pointer's distance below the upper end of the held thumb
	marked int                         // index of the row or link with the focus, -1 for none
	active bool
	tall   int // of the view and its frame, where the part is measured

	picture *ebiten.Image // what the view shows
	painted look          // what the picture was made for
	stale   bool          // what is written has changed
}

// The logical distances of scrolling: by a notch of the wheel, the shortest thumb, and between what is seen and its bar.
const (
	notch      = 60
	shortThumb = 32
	railGap    = 10
)

func newRoll(d *desk, id string) *roll {
	return &roll{desk: d, id: id, marked: -1}
}

// base returns what lists and pages have alike.
func (r *roll) base() *roll { return r }

// frame puts a frame around view and bar, so far away in logical pixels from what is seen.
func (r *roll) frame(x, y float64) { r.pad = image.Pt(r.skin.Px(x), r.skin.Px(y)) }

func (r *roll) measure(int) int { return r.tall }

// inner is the width in pixels of the view of a roll that is so wide with frame and bar.
func (r *roll) inner(width int) int {
	width -= r.skin.Px(railThick) + r.skin.Px(railGap)
	if r.pad.X > 0 {
		width -= r.pad.X + r.skin.Px(railThick)
	}
	return width
}

// put says where all of it lies.
func (r *roll) put(at image.Rectangle) {
	r.element.put(at)
	in := image.Rect(at.Min.X+r.pad.X, at.Min.Y+r.pad.Y, at.Max.X, at.Max.Y-r.pad.Y)
	r.view, r.rail = in, in
	r.view.Max.X = r.view.Min.X + r.inner(at.Dx())
	r.rail.Min.X = r.view.Max.X + r.skin.Px(railGap)
	r.rail.Max.X = r.rail.Min.X + r.skin.Px(railThick)
	if r.snug && r.most() == 0 {
		r.view.Max.X = at.Max.X - r.pad.X
	}
}

// most is the furthest that can be scrolled.
func (r *roll) most() int { return max(0, r.height()-r.view.Dy()) }

// to scrolls so that the given height is at the upper edge, or as near to it as possible.
func (r *roll) to(top int) { r.top = min(max(top, 0), r.most()) }

// reveal scrolls no further than needed for a stretch of the height to be seen, with some room to spare.
func (r *roll) reveal(from, to, room int) {
	switch high := r.view.Dy(); {
	case from-room < r.top:
		r.to(from - room)
	case to+room > r.top+high:
		r.to(min(to+room-high, from))
	}
}

// turnPage scrolls by the keys for it and reports whether one was struck.
func (r *roll) turnPage(key input.Key) bool {
	screenful := r.view.Dy() - r.skin.Px(notch)
	switch key {
	case input.KeyPageUp:
		r.to(r.top - screenful)
	case input.KeyPageDown:
		r.to(r.top + screenful)
	case input.KeyHome:
		r.to(0)
	case input.KeyEnd:
		r.to(r.most())
	default:
		return false
	}
	return true
}

// thumb is the handle of the bar.
func (r *roll) thumb() image.Rectangle {
	at := r.rail
	all := max(1, r.height())
	long := min(at.Dy(), max(r.skin.Px(shortThumb), at.Dy()*r.view.Dy()/all))
	y := at.Min.Y
	if most := r.most(); most > 0 {
		y += (at.Dy() - long) * r.top / most
	}
	return image.Rect(at.Min.X, y, at.Max.X, y+long)
}

// spots returns the bar, where there is something to scroll, and the whole of it.
func (r *roll) spots(dst []spot) []spot {
	if r.most() > 0 {
		// The bar may be taken from a little beside it.
		wide := r.rail.Inset(-r.skin.Px(railThick))
		dst = append(dst, spot{target.Target{ID: r.id + ".bar", Rect: rect(wide), Enabled: true}, bar})
	}
	return append(dst, spot{target.Target{ID: r.id, Rect: rect(r.bounds()), Enabled: true}, whole})
}

// grab takes the thumb; beside it, on the bar, it first jumps to the pointer.
func (r *roll) grab(input.Modifiers) {
	if r.held != bar {
		return
	}
	y, t := r.mouse.Y, r.thumb()
	r.grip = y - t.Min.Y
	if y < t.Min.Y || y >= t.Max.Y {
		r.grip = t.Dy() / 2
		r.drag()
	}
}

func (r *roll) drag() {
	free := r.rail.Dy() - r.thumb().Dy()
	if r.held == bar && free > 0 {
		r.to((r.mouse.Y - r.grip - r.rail.Min.Y) * r.most() / free)
	}
}

func (r *roll) wheel(notches float64) { r.to(r.top - int(notches*notch*float64(r.skin.Scale))) }

// drop presses what was pressed and is still under the pointer.
func (r *roll) drop() {
	if r.down() {
		r.marked = r.over - 1
		r.press()
	}
}

// down reports whether the row or link under the pointer is the one that was pressed.
func (r *roll) down() bool { return r.over > nowhere && r.over == r.held }

// under returns the index of the row or link under the pointer, or -1.
func (r *roll) under() int { return max(r.over, nowhere) - 1 }

func (r *roll) press() {
	if r.marked < 0 {
		return
	}
	if action := r.action(r.marked); action != nil {
		r.tell.later(action)
	}
}

// lit reports whether the bar shows that it can be taken.
func (r *roll) lit() bool { return r.held == bar || r.over == bar }

func (r *roll) able() bool    { return true }
func (r *roll) rouse(on bool) { r.active = on }
func (r *roll) roused() bool  { return r.active }

func (r *roll) strike(g input.Gesture) bool { return r.turnPage(g.Key) }

// cursor is a hand over what can be pressed and over the bar.
func (r *roll) cursor() ebiten.CursorShapeType {
	if i := r.under(); r.lit() || i >= 0 && r.action(i) != nil {
		return ebiten.CursorShapePointer
	}
	return ebiten.CursorShapeDefault
}

func (r *roll) look() look {
	l := r.written()
	l.ring = r.ring
	if r.lit() {
		l.state = hovered
	}
	return l
}

// written is what the picture depends on.
func (r *roll) written() look {
	l := look{ring: r.active, value: r.top, spot: r.under() + 1, lit: r.marked + 1}
	if r.down() {
		l.state = pressed
	}
	return l
}

// draw draws the view, faded where more follows, and the bar.
func (r *roll) draw(screen *ebiten.Image) {
	if r.ring {
		r.skin.pictures.Grow(screen, r.skin.Ring, r.bounds())
	}
	if r.pad.X > 0 {
		r.skin.pictures.Grow(screen, r.skin.frame, r.bounds())
	}
	r.paint()
	op := new(ebiten.DrawImageOptions)
	op.GeoM.Translate(float64(r.view.Min.X), float64(r.view.Min.Y))
	screen.DrawImage(r.picture, op)
	r.drawEdges(screen)
}

// drawEdges lets what is seen fade where more follows, and draws the bar.
func (r *roll) drawEdges(screen *ebiten.Image) {
	if r.top > 0 {
		r.dim(screen, r.view.Min.Y, r.skin.Px(fadeAbove), 1, 0)
	}
	if r.top < r.most() {
		high := r.skin.Px(fadeHeight)
		r.dim(screen, r.view.Max.Y-high, high, 0, 1)
	}
	if r.most() == 0 {
		return
	}
	rail := kit.Bar{Thick: r.skin.Px(railThick), Upright: true, Color: paint.Fade(r.skin.hollow(), 0.7)}
	r.skin.pictures.Grow(screen, rail, r.rail)
	thumb := rail
	thumb.Color = paint.Mix(r.skin.ui.PanelEdge, r.skin.ui.Muted, 0.35)
	if r.lit() {
		thumb.Color = r.skin.ui.Muted
	}
	r.skin.pictures.Grow(screen, thumb, r.thumb())
}

// paint brings the picture up to date.
func (r *roll) paint() {
	if size := r.view.Size(); r.picture == nil || r.picture.Bounds().Size() != size {
		r.free()
		r.picture = kit.NewImage(size.X, size.Y)
		*r.skin.rolled += kit.Bytes(r.picture)
		r.stale = true
	}
	if now := r.written(); r.stale || now != r.painted {
		r.picture.Clear()
		r.write(r.picture)
		r.painted, r.stale = now, false
	}
}

// free lets go of the picture, which is painted again where it is drawn once more.
func (r *roll) free() {
	if r.picture != nil {
		*r.skin.rolled -= kit.Bytes(r.picture)
		r.picture.Deallocate()
		r.picture = nil
	}
}

// dim draws a strip that fades over the whole width of the view, from one opacity above to another below.
func (r *roll) dim(screen *ebiten.Image, y, high int, above, below float64) {
	panel := r.skin.ui.Panel
	strip := kit.Fading{High: high, Above: paint.Fade(panel, above), Below: paint.Fade(panel, below)}
	r.skin.pictures.Spread(screen, strip, image.Rect(r.view.Min.X, y, r.view.Max.X, y+high), kit.White())
}
