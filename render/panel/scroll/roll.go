// Package scroll is what of a panel is higher than its window: lists, pages to read, and the turns of a match.
package scroll

import (
	"image"
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/input"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/paint"
	"dreist/render/panel/skin"
	"dreist/render/panel/widget"
	"dreist/render/target"
)

// Roll is the base of what is higher than its window: a view onto it, moved by wheel and scroll bar. What is seen is written on a picture of its own, and only
// when it has changed or moved.
type Roll struct {
	widget.Element
	widget.Touch
	*widget.Desk
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
	painted widget.Look   // what the picture was made for
	stale   bool          // what is written has changed
}

// The logical distances of scrolling: by a notch of the wheel, the shortest thumb, between what is seen and its bar, the bar, and what fades at the edges.
const (
	Notch      = 60
	shortThumb = 32
	railGap    = 10
	RailThick  = 8
	FadeHeight = 22
	// No higher than the room between two blocks of a page, so that of the one before nothing is left where another is at the edge.
	fadeAbove = passageGap
)

// NewRoll makes a roll that has a name and tells how high all of it is.
func NewRoll(d *widget.Desk, id string, height func() int) *Roll {
	return &Roll{Desk: d, id: id, height: height, marked: -1}
}

// SetSnug lets the view take the room of the bar where nothing is to be scrolled.
func (r *Roll) SetSnug() { r.snug = true }

// View is where what is seen lies on the screen, and Top how much is hidden above it.
func (r *Roll) View() image.Rectangle { return r.view }

// Top is how much is hidden above the upper edge of the view.
func (r *Roll) Top() int { return r.top }

// frame puts a frame around view and bar, so far away in logical pixels from what is seen.
func (r *Roll) frame(x, y float64) { r.pad = image.Pt(r.Skin.Px(x), r.Skin.Px(y)) }

func (r *Roll) Measure(int) int { return r.tall }

// Inner is the width in pixels of the view of a roll that is so wide with frame and bar.
func (r *Roll) Inner(width int) int {
	width -= r.Skin.Px(RailThick) + r.Skin.Px(railGap)
	if r.pad.X > 0 {
		width -= r.pad.X + r.Skin.Px(RailThick)
	}
	return width
}

// Put says where all of it lies.
func (r *Roll) Put(at image.Rectangle) {
	r.Element.Put(at)
	in := image.Rect(at.Min.X+r.pad.X, at.Min.Y+r.pad.Y, at.Max.X, at.Max.Y-r.pad.Y)
	r.view, r.rail = in, in
	r.view.Max.X = r.view.Min.X + r.Inner(at.Dx())
	r.rail.Min.X = r.view.Max.X + r.Skin.Px(railGap)
	r.rail.Max.X = r.rail.Min.X + r.Skin.Px(RailThick)
	if r.snug && r.Most() == 0 {
		r.view.Max.X = at.Max.X - r.pad.X
	}
}

// Most is the furthest that can be scrolled.
func (r *Roll) Most() int { return max(0, r.height()-r.view.Dy()) }

// To scrolls so that the given height is at the upper edge, or as near to it as possible.
func (r *Roll) To(top int) { r.top = min(max(top, 0), r.Most()) }

// Reveal scrolls no further than needed for a stretch of the height to be seen, with some room to spare.
func (r *Roll) Reveal(from, to, room int) {
	switch high := r.view.Dy(); {
	case from-room < r.top:
		r.To(from - room)
	case to+room > r.top+high:
		r.To(min(to+room-high, from))
	}
}

// TurnPage scrolls by the keys for it and reports whether one was struck.
func (r *Roll) TurnPage(key input.Key) bool {
	screenful := r.view.Dy() - r.Skin.Px(Notch)
	switch key {
	case input.KeyPageUp:
		r.To(r.top - screenful)
	case input.KeyPageDown:
		r.To(r.top + screenful)
	case input.KeyHome:
		r.To(0)
	case input.KeyEnd:
		r.To(r.Most())
	default:
		return false
	}
	return true
}

// thumb is the handle of the bar.
func (r *Roll) thumb() image.Rectangle {
	at := r.rail
	all := max(1, r.height())
	long := min(at.Dy(), max(r.Skin.Px(shortThumb), at.Dy()*r.view.Dy()/all))
	y := at.Min.Y
	if most := r.Most(); most > 0 {
		y += (at.Dy() - long) * r.top / most
	}
	return image.Rect(at.Min.X, y, at.Max.X, y+long)
}

// Spots returns the bar, where there is something to scroll, and the whole of it.
func (r *Roll) Spots(dst []widget.Spot) []widget.Spot {
	if r.Most() > 0 {
		// The bar may be taken from a little beside it.
		wide, beside := r.rail, r.Skin.Px(RailThick)
		wide.Min.X, wide.Max.X = wide.Min.X-beside, wide.Max.X+beside
		dst = append(dst, widget.Spot{Target: target.Target{ID: r.id + ".bar", Rect: geom.From(wide), Enabled: true}, Part: widget.Bar})
	}
	return append(dst, widget.Spot{Target: target.Target{ID: r.id, Rect: geom.From(r.Bounds()), Enabled: true}, Part: widget.Whole})
}

// Grab takes the thumb; beside it, on the bar, it first jumps to the pointer.
func (r *Roll) Grab(input.Modifiers) {
	if r.Held != widget.Bar {
		return
	}
	y, t := r.Mouse.Y, r.thumb()
	r.grip = y - t.Min.Y
	if y < t.Min.Y || y >= t.Max.Y {
		r.grip = t.Dy() / 2
		r.Drag()
	}
}

// KeepGrip lets the thumb follow the pointer as that of the roll which this one replaces.
func (r *Roll) KeepGrip(old *Roll) {
	r.grip = old.grip * r.thumb().Dy() / max(1, old.thumb().Dy())
}

func (r *Roll) Drag() {
	free := r.rail.Dy() - r.thumb().Dy()
	if r.Held == widget.Bar && free > 0 {
		r.To((r.Mouse.Y - r.grip - r.rail.Min.Y) * r.Most() / free)
	}
}

func (r *Roll) Wheel(notches float64) { r.To(r.top - int(notches*Notch*float64(r.Skin.Scale))) }

// Drop presses what was pressed and is still under the pointer.
func (r *Roll) Drop() {
	if r.down() {
		r.marked = r.Over - 1
		r.Press()
	}
}

// down reports whether the row or link under the pointer is the one that was pressed.
func (r *Roll) down() bool { return r.Over > widget.Nowhere && r.Over == r.Held }

// under returns the index of the row or link under the pointer, or -1.
func (r *Roll) under() int { return max(r.Over, widget.Nowhere) - 1 }

func (r *Roll) Press() {
	if r.marked < 0 {
		return
	}
	if action := r.action(r.marked); action != nil {
		r.Later(action)
	}
}

// Lit reports whether the bar shows that it can be taken.
func (r *Roll) Lit() bool { return r.Held == widget.Bar || r.Over == widget.Bar }

func (r *Roll) Able() bool    { return true }
func (r *Roll) Rouse(on bool) { r.active = on }
func (r *Roll) Roused() bool  { return r.active }

func (r *Roll) Strike(g input.Gesture) bool { return r.TurnPage(g.Key) }

// Cursor is a hand over what can be pressed and over the bar.
func (r *Roll) Cursor() ebiten.CursorShapeType {
	if i := r.under(); r.Lit() || i >= 0 && r.action(i) != nil {
		return ebiten.CursorShapePointer
	}
	return ebiten.CursorShapeDefault
}

func (r *Roll) Look() widget.Look {
	l := r.written()
	l.Ring = r.Ring
	if r.Lit() {
		l.State = kit.Hovered
	}
	return l
}

// written is what the picture depends on.
func (r *Roll) written() widget.Look {
	l := widget.Look{Ring: r.active, Value: r.top, Spot: r.under() + 1, Lit: r.marked + 1}
	if r.down() {
		l.State = kit.Pressed
	}
	return l
}

// Draw draws the view, faded where more follows, and the bar.
func (r *Roll) Draw(screen *ebiten.Image) {
	if r.Ring {
		r.Skin.Pictures.Grow(screen, r.Skin.Ring, r.Bounds())
	}
	if r.pad.X > 0 {
		r.Skin.Pictures.Grow(screen, frame(r.Skin), r.Bounds())
	}
	r.paint()
	op := new(ebiten.DrawImageOptions)
	op.GeoM.Translate(float64(r.view.Min.X), float64(r.view.Min.Y))
	screen.DrawImage(r.picture, op)
	r.DrawEdges(screen)
}

// DrawEdges lets what is seen fade where more follows, and draws the bar.
func (r *Roll) DrawEdges(screen *ebiten.Image) {
	if r.top > 0 {
		r.dim(screen, r.view.Min.Y, r.Skin.Px(fadeAbove), 1, 0)
	}
	if r.top < r.Most() {
		high := r.Skin.Px(FadeHeight)
		r.dim(screen, r.view.Max.Y-high, high, 0, 1)
	}
	if r.Most() == 0 {
		return
	}
	rail := kit.Bar{Thick: r.Skin.Px(RailThick), Upright: true, Color: paint.Fade(r.Skin.Hollow(), 0.7)}
	r.Skin.Pictures.Grow(screen, rail, r.rail)
	thumb := rail
	thumb.Color = paint.Mix(r.Skin.UI.PanelEdge, r.Skin.UI.Muted, 0.35)
	if r.Lit() {
		thumb.Color = r.Skin.UI.Muted
	}
	r.Skin.Pictures.Grow(screen, thumb, r.thumb())
}

// paint brings the picture up to date.
func (r *Roll) paint() {
	if size := r.view.Size(); r.picture == nil || r.picture.Bounds().Size() != size {
		r.Free()
		r.picture = kit.NewImage(size.X, size.Y)
		r.Skin.Count(kit.Bytes(r.picture))
		r.stale = true
	}
	if now := r.written(); r.stale || now != r.painted {
		r.picture.Clear()
		r.write(r.picture)
		r.painted, r.stale = now, false
	}
}

// Free lets go of the picture, which is painted again where it is drawn once more.
func (r *Roll) Free() {
	if r.picture != nil {
		r.Skin.Count(-kit.Bytes(r.picture))
		r.picture.Deallocate()
		r.picture = nil
	}
}

// dim draws a strip that fades over the whole width of the view, from one opacity above to another below.
func (r *Roll) dim(screen *ebiten.Image, y, high int, above, below float64) {
	panel := r.Skin.UI.Panel
	strip := kit.Fading{High: high, Above: paint.Fade(panel, above), Below: paint.Fade(panel, below)}
	r.Skin.Pictures.Spread(screen, strip, image.Rect(r.view.Min.X, y, r.view.Max.X, y+high), kit.White())
}

// frame returns what is around a list or page, marker what is behind a row or link that has the focus, and pill what is behind the number of a ruling.
func frame(s *skin.Skin) kit.Box {
	return s.Box(skin.BedRadius, s.Hair(1.4), s.UI.Panel, paint.Mix(s.UI.Panel, s.UI.PanelEdge, 0.8))
}

func marker(s *skin.Skin) kit.Box { return s.Box(8, 0, s.Mark(), color.RGBA{}) }

func pill(s *skin.Skin) kit.Box {
	return kit.Box{Corner: kit.Corner{Size: s.Px(pillHeight / 2)}, Radius: float64(s.Px(pillHeight)) / 2, Face: s.Hollow()}
}
