package panel

import (
	"image"
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/input"
	"dreist/render/kit"
	"dreist/render/paint"
)

// roll is the base of scrolling items: a view moved by wheel and scroll bar.
type roll struct {
	PartBase
	PointerState
	*Env
	id     string
	height func() int               // returns the height of the whole content, in pixels
	write  func(view *ebiten.Image) // draws the visible part
	action func(i int) func()       // returns the action of a row or link, or nil
	pad    image.Point              // pixels between frame and view; 0 without a frame
	snug   bool                     // without scrolling the view takes the room of the bar
	view   image.Rectangle          // bounds of the view on the screen
	rail   image.Rectangle          // bounds of the bar on the screen
	top    int                      // scroll position: pixels hidden above the view
	grip   int                      // distance of the pointer from the upper end of the held thumb
	marked int                      // index of the row or link with the focus, or -1
	active bool
	tall   int // height of view and frame, for Measure
}

// Logical lengths of scrolling: a notch of the wheel, the shortest thumb, the space before the bar, the bar, and the fading edges.
const (
	notch      = 60
	shortThumb = 32
	railGap    = 10
	railThick  = 8
	fadeHeight = 22
	// fadeAbove is at most the space between two blocks of a page, so that the block above an aligned one does not show.
	fadeAbove = passageGap
)

func newRoll(d *Env, id string, height func() int) *roll {
	return &roll{Env: d, id: id, height: height, marked: -1}
}

// frame adds a frame around view and bar, at a logical distance.
func (r *roll) frame(x, y float64) { r.pad = image.Pt(r.skin.Px(x), r.skin.Px(y)) }

func (r *roll) Measure(int) int { return r.tall }

func (r *roll) inner(width int) int {
	width -= r.skin.Px(railThick) + r.skin.Px(railGap)
	if r.pad.X > 0 {
		width -= r.pad.X + r.skin.Px(railThick)
	}
	return width
}

func (r *roll) SetBounds(at image.Rectangle) {
	r.PartBase.SetBounds(at)
	in := image.Rect(at.Min.X+r.pad.X, at.Min.Y+r.pad.Y, at.Max.X, at.Max.Y-r.pad.Y)
	r.view, r.rail = in, in
	r.view.Max.X = r.view.Min.X + r.inner(at.Dx())
	r.rail.Min.X = r.view.Max.X + r.skin.Px(railGap)
	r.rail.Max.X = r.rail.Min.X + r.skin.Px(railThick)
	if r.snug && r.maxTop() == 0 {
		r.view.Max.X = at.Max.X - r.pad.X
	}
	r.setTop(r.top)
}

func (r *roll) maxTop() int { return max(0, r.height()-r.view.Dy()) }

// corner returns the upper left corner of the content on the screen.
func (r *roll) corner() image.Point { return r.view.Min.Sub(image.Pt(0, r.top)) }

func (r *roll) setTop(top int) { r.top = min(max(top, 0), r.maxTop()) }

// reveal scrolls as little as needed to show the range from–to with some space around.
func (r *roll) reveal(from, to, room int) {
	switch high := r.view.Dy(); {
	case from-room < r.top:
		r.setTop(from - room)
	case to+room > r.top+high:
		r.setTop(min(to+room-high, from))
	}
}

func (r *roll) TurnPage(key input.Key) (handled bool) {
	screenful := r.view.Dy() - r.skin.Px(notch)
	switch key {
	case input.KeyPageUp:
		r.setTop(r.top - screenful)
	case input.KeyPageDown:
		r.setTop(r.top + screenful)
	case input.KeyHome:
		r.setTop(0)
	case input.KeyEnd:
		r.setTop(r.maxTop())
	default:
		return false
	}
	return true
}

func (r *roll) thumb() image.Rectangle {
	at := r.rail
	all := max(1, r.height())
	long := min(at.Dy(), max(r.skin.Px(shortThumb), at.Dy()*r.view.Dy()/all))
	y := at.Min.Y
	if most := r.maxTop(); most > 0 {
		y += (at.Dy() - long) * r.top / most
	}
	return image.Rect(at.Min.X, y, at.Max.X, y+long)
}

func (r *roll) AppendZones(dst []zone) []zone {
	if r.maxTop() > 0 {
		// The bar can be grabbed a little beside it.
		wide, beside := r.rail, r.skin.Px(railThick)
		wide.Min.X, wide.Max.X = wide.Min.X-beside, wide.Max.X+beside
		dst = append(dst, newZone(bar, r.id+".bar", wide, "", true))
	}
	return append(dst, newZone(whole, r.id, r.Bounds(), "", true))
}

// HandleGrab grabs the thumb; a press on the bar beside it first jumps to the pointer.
func (r *roll) HandleGrab(input.Modifiers) {
	if r.heldPart != bar {
		return
	}
	y, t := r.mouse.Y, r.thumb()
	r.grip = y - t.Min.Y
	if y < t.Min.Y || y >= t.Max.Y {
		r.grip = t.Dy() / 2
		r.HandleDrag()
	}
}

// keepGrip continues a drag of the thumb of the replaced roll.
func (r *roll) keepGrip(old *roll) {
	r.grip = old.grip * r.thumb().Dy() / max(1, old.thumb().Dy())
}

func (r *roll) HandleDrag() {
	free := r.rail.Dy() - r.thumb().Dy()
	if r.heldPart == bar && free > 0 {
		r.setTop((r.mouse.Y - r.grip - r.rail.Min.Y) * r.maxTop() / free)
	}
}

func (r *roll) HandleWheel(notches float64) {
	r.setTop(r.top - int(notches*notch*float64(r.skin.Scale)))
}

// HandleRelease presses the row or link that was pressed and is still under the pointer.
func (r *roll) HandleRelease() {
	if r.down() {
		r.marked = r.overPart - 1
		r.Activate()
	}
}

func (r *roll) down() bool { return r.overPart > nowhere && r.overPart == r.heldPart }

func (r *roll) under() int { return max(r.overPart, nowhere) - 1 }

func (r *roll) Activate() {
	if r.marked < 0 {
		return
	}
	if action := r.action(r.marked); action != nil {
		r.Defer(action)
	}
}

func (r *roll) isLit() bool { return r.heldPart == bar || r.overPart == bar }

func (r *roll) CanFocus() bool    { return true }
func (r *roll) SetActive(on bool) { r.active = on }
func (r *roll) IsActive() bool    { return r.active }

func (r *roll) HandleKey(g input.Gesture) (handled bool) { return r.TurnPage(g.Key) }

func (r *roll) CursorShape() ebiten.CursorShapeType {
	if i := r.under(); r.isLit() || i >= 0 && r.action(i) != nil {
		return ebiten.CursorShapePointer
	}
	return ebiten.CursorShapeDefault
}

func (r *roll) Appearance() Appearance {
	l := Appearance{hasRing: r.hasRing, value: r.top, spot: r.under() + 1, focusedSpot: r.marked + 1}
	switch {
	case r.isLit():
		l.state = kit.HoveredState
	case r.down():
		l.state = kit.PressedState
	}
	return l
}

func (r *roll) Draw(screen *ebiten.Image) {
	if r.hasRing {
		r.skin.Pictures.DrawStretched(screen, r.skin.Ring, r.Bounds())
	}
	if r.pad.X > 0 {
		r.skin.Pictures.DrawStretched(screen, frame(r.skin), r.Bounds())
	}
	r.write(screen.SubImage(r.view).(*ebiten.Image))
	r.drawEdges(screen)
}

func (r *roll) drawEdges(screen *ebiten.Image) {
	if r.top > 0 {
		r.dim(screen, r.view.Min.Y, r.skin.Px(fadeAbove), 1, 0)
	}
	if r.top < r.maxTop() {
		high := r.skin.Px(fadeHeight)
		r.dim(screen, r.view.Max.Y-high, high, 0, 1)
	}
	if r.maxTop() == 0 {
		return
	}
	half := r.skin.Px(railThick) / 2
	rail := kit.RoundedBox{EqualCorners: kit.EqualCorners{Size: half}, Radius: float64(half), FaceColor: paint.ScaleOpacity(r.skin.hollowColor(), 0.7)}
	r.skin.Pictures.DrawStretched(screen, rail, r.rail)
	thumb := rail
	thumb.FaceColor = paint.Mix(r.skin.Palette.PanelEdge, r.skin.Palette.MutedText, 0.35)
	if r.isLit() {
		thumb.FaceColor = r.skin.Palette.MutedText
	}
	r.skin.Pictures.DrawStretched(screen, thumb, r.thumb())
}

// dim draws a strip over the width of the view that fades between two opacities.
func (r *roll) dim(screen *ebiten.Image, y, high int, above, below float64) {
	panel := r.skin.Palette.Panel
	strip := kit.GradientStrip{Height: high, TopColor: paint.ScaleOpacity(panel, above), BottomColor: paint.ScaleOpacity(panel, below)}
	r.skin.Pictures.DrawSpread(screen, strip, image.Rect(r.view.Min.X, y, r.view.Max.X, y+high), kit.WhiteTint())
}

func frame(s *Skin) kit.RoundedBox {
	return s.flatBox(bedRadius, s.LinePx(1.4), s.Palette.Panel, paint.Mix(s.Palette.Panel, s.Palette.PanelEdge, 0.8))
}

// marker returns the background of a focused row or link.
func marker(s *Skin) kit.RoundedBox { return s.flatBox(8, 0, s.markedRowColor(), color.RGBA{}) }

// pill returns the background of a ruling's number.
func pill(s *Skin) kit.RoundedBox {
	return kit.RoundedBox{EqualCorners: kit.EqualCorners{Size: s.Px(pillHeight / 2)}, Radius: float64(s.Px(pillHeight)) / 2, FaceColor: s.hollowColor()}
}
