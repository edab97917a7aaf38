package panel

import (
	"image"

	"github.com/ebitenui/ebitenui/input"
	"github.com/ebitenui/ebitenui/widget"
	"github.com/hajimehoshi/ebiten/v2"

	"dreist/render/kit"
)

// roll is the base of what is higher than its window: a view onto it, moved by wheel and scroll bar. What is seen is written on a picture of its own, and only
// when it has changed or moved.
type roll struct {
	element
	skin    *Skin
	height  func() int      // of everything, in pixels
	pad     image.Point     // room in pixels between the frame and what is seen; without a frame none
	snug    bool            // where nothing is to be scrolled, the view takes the room of the bar
	box     image.Rectangle // of all, on the screen
	view    image.Rectangle // of what is seen, on the screen
	rail    image.Rectangle // of the bar on the screen
	top     int             // how much is hidden above the upper edge of the view
	hover   bool            // pointer over view or bar
	held    bool            // bar being dragged
	grip    int             // pointer's distance below the upper end of the held thumb
	picture *ebiten.Image   // what the view shows
	painted rollState       // what the picture was made for
}

// rollState is what the picture of a roll depends on.
type rollState struct{ version, top int }

// The logical distances of scrolling: by a notch of the wheel, the shortest thumb, and between what is seen and its bar.
const (
	notch      = 60
	shortThumb = 32
	railGap    = 10
)

// newRoll makes a roll that is told further events by the options.
func newRoll(skin *Skin, height func() int, opts ...widget.WidgetOpt) *roll {
	r := &roll{skin: skin, height: height}
	r.element = newElement(append([]widget.WidgetOpt{
		widget.WidgetOpts.CursorEnterHandler(func(*widget.WidgetCursorEnterEventArgs) { r.hover = true }),
		widget.WidgetOpts.CursorExitHandler(func(*widget.WidgetCursorExitEventArgs) { r.hover = false }),
		widget.WidgetOpts.ScrolledHandler(func(args *widget.WidgetScrolledEventArgs) {
			r.to(r.top - int(args.Y*notch*skin.scale))
		}),
		widget.WidgetOpts.MouseButtonPressedHandler(func(args *widget.WidgetMouseButtonPressedEventArgs) {
			if args.Button == ebiten.MouseButtonLeft {
				r.grab()
			}
		}),
		widget.WidgetOpts.MouseButtonReleasedHandler(func(*widget.WidgetMouseButtonReleasedEventArgs) { r.held = false }),
	}, opts...)...)
	return r
}

// frame puts a frame around view and bar, so far away in logical pixels from what is seen.
func (r *roll) frame(x, y float64) { r.pad = image.Pt(r.skin.px(x), r.skin.px(y)) }

// inner is the width in pixels of the view of a roll that is so wide with frame and bar.
func (r *roll) inner(width int) int {
	width -= r.skin.px(railThick) + r.skin.px(railGap)
	if r.pad.X > 0 {
		width -= r.pad.X + r.skin.px(railThick)
	}
	return width
}

// put says where all of it lies.
func (r *roll) put(at image.Rectangle) {
	r.box = at
	in := image.Rect(at.Min.X+r.pad.X, at.Min.Y+r.pad.Y, at.Max.X, at.Max.Y-r.pad.Y)
	r.view, r.rail = in, in
	r.view.Max.X = r.view.Min.X + r.inner(at.Dx())
	r.rail.Min.X = r.view.Max.X + r.skin.px(railGap)
	r.rail.Max.X = r.rail.Min.X + r.skin.px(railThick)
	if r.snug && r.most() == 0 {
		r.view.Max.X = at.Max.X - r.pad.X
		r.element.SetLocation(at)
		return
	}
	// The bar may be taken from a little beside it.
	r.element.SetLocation(image.Rect(at.Min.X, at.Min.Y, r.rail.Max.X+r.skin.px(railThick), at.Max.Y))
}

func (r *roll) bounds() image.Rectangle { return r.box }

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
func (r *roll) turnPage(keys keyboard) bool {
	screenful := r.view.Dy() - r.skin.px(notch)
	switch {
	case keys.struck(ebiten.KeyPageUp):
		r.to(r.top - screenful)
	case keys.struck(ebiten.KeyPageDown):
		r.to(r.top + screenful)
	case keys.struck(ebiten.KeyHome):
		r.to(0)
	case keys.struck(ebiten.KeyEnd):
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
	long := min(at.Dy(), max(r.skin.px(shortThumb), at.Dy()*r.view.Dy()/all))
	y := at.Min.Y
	if most := r.most(); most > 0 {
		y += (at.Dy() - long) * r.top / most
	}
	return image.Rect(at.Min.X, y, at.Max.X, y+long)
}

// atBar reports whether the pointer is where the bar can be taken.
func (r *roll) atBar() bool {
	x, y := input.CursorPosition()
	wide := r.rail.Inset(-r.skin.px(railThick))
	return r.most() > 0 && image.Pt(x, y).In(wide)
}

// pointed returns where the pointer is on what is rolled, and whether it is over the view.
func (r *roll) pointed() (at image.Point, ok bool) {
	at = image.Pt(input.CursorPosition())
	ok = r.hover && !r.held && at.In(r.view)
	return at.Sub(r.view.Min).Add(image.Pt(0, r.top)), ok
}

// grab takes the thumb; beside it, on the bar, it first jumps to the pointer.
func (r *roll) grab() {
	if !r.atBar() {
		return
	}
	_, y := input.CursorPosition()
	t := r.thumb()
	r.held, r.grip = true, y-t.Min.Y
	if y < t.Min.Y || y >= t.Max.Y {
		r.grip = t.Dy() / 2
		r.drag()
	}
}

func (r *roll) drag() {
	_, y := input.CursorPosition()
	free := r.rail.Dy() - r.thumb().Dy()
	if free > 0 {
		r.to((y - r.grip - r.rail.Min.Y) * r.most() / free)
	}
}

// Update follows the pointer while the bar is held.
func (r *roll) Update(u *widget.UpdateObject) {
	r.element.Update(u)
	if r.held {
		r.drag()
	}
}

// lit reports whether the bar shows that it can be taken.
func (r *roll) lit() bool { return r.held || r.hover && r.atBar() }

// show draws the view, faded where more follows, and the bar. The version tells whether anything but the place has changed since paint was last called.
func (r *roll) show(screen *ebiten.Image, version int, paint func(picture *ebiten.Image)) {
	if r.pad.X > 0 {
		r.skin.frame.draw(screen, r.box)
	}
	now := rollState{version, r.top}
	if size := r.view.Size(); r.picture == nil || r.picture.Bounds().Size() != size {
		if r.picture != nil {
			r.picture.Deallocate()
		}
		r.picture = kit.NewImage(size.X, size.Y)
		r.painted.version = version - 1
	}
	if now != r.painted {
		r.picture.Clear()
		paint(r.picture)
		r.painted = now
	}
	op := new(ebiten.DrawImageOptions)
	op.GeoM.Translate(float64(r.view.Min.X), float64(r.view.Min.Y))
	screen.DrawImage(r.picture, op)
	if r.top > 0 {
		r.dim(screen, r.skin.dimTop, r.view.Min.Y)
	}
	if r.top < r.most() {
		r.dim(screen, r.skin.dimBottom, r.view.Max.Y-r.skin.dimBottom.Bounds().Dy())
	}
	if r.most() == 0 {
		return
	}
	r.skin.rail.draw(screen, r.rail)
	thumb := r.skin.thumb
	if r.lit() {
		thumb = r.skin.thumbLit
	}
	thumb.draw(screen, r.thumb())
}

// dim draws a strip that fades over the whole width of the view.
func (r *roll) dim(screen, strip *ebiten.Image, y int) {
	op := new(ebiten.DrawImageOptions)
	op.GeoM.Scale(float64(r.view.Dx()), 1)
	op.GeoM.Translate(float64(r.view.Min.X), float64(y))
	screen.DrawImage(strip, op)
}
