package menu

import (
	"image"

	"github.com/ebitenui/ebitenui/input"
	"github.com/ebitenui/ebitenui/widget"
	"github.com/hajimehoshi/ebiten/v2"
)

// scroll is the widget inside a log: a window onto its page, with a bar at the right.
type scroll struct {
	element
	skin     *Skin
	page     page
	view     image.Rectangle // of the text on the screen
	rail     image.Rectangle // of the bar on the screen
	top      int             // height of the page at the upper edge of the view
	hover    bool            // pointer over log
	held     bool            // bar being dragged
	grip     int             // pointer's distance below the upper end of the held thumb
	picture  *ebiten.Image   // what the view shows
	drawnFor scrollLook      // what the picture was made for
	version  int             // of the page's text
}

// scrollLook is a snapshot of what may change the log's picture.
type scrollLook struct {
	version, top int
	lit          bool
}

// The logical distances of scrolling: by a notch of the wheel, and the shortest thumb.
const (
	notch      = 60
	shortThumb = 32
)

func newScroll(skin *Skin, at image.Rectangle) *scroll {
	bar := skin.px(railThick)
	s := &scroll{skin: skin, view: at, rail: at}
	s.rail.Min.X = at.Max.X - bar
	s.view.Max.X = s.rail.Min.X - skin.px(10)
	s.page = page{skin: skin, width: s.view.Dx()}
	s.element = newElement(
		widget.WidgetOpts.CursorEnterHandler(func(*widget.WidgetCursorEnterEventArgs) { s.hover = true }),
		widget.WidgetOpts.CursorExitHandler(func(*widget.WidgetCursorExitEventArgs) { s.hover = false }),
		widget.WidgetOpts.ScrolledHandler(func(args *widget.WidgetScrolledEventArgs) {
			s.to(s.top - int(args.Y*notch*skin.scale))
		}),
		widget.WidgetOpts.MouseButtonPressedHandler(func(args *widget.WidgetMouseButtonPressedEventArgs) {
			if args.Button == ebiten.MouseButtonLeft {
				s.grab()
			}
		}),
		widget.WidgetOpts.MouseButtonReleasedHandler(func(*widget.WidgetMouseButtonReleasedEventArgs) { s.held = false }),
	)
	// The bar may be taken from a little beside it.
	s.SetLocation(image.Rect(at.Min.X, at.Min.Y, at.Max.X+bar, at.Max.Y))
	s.picture = ebiten.NewImage(max(1, s.view.Dx()), max(1, s.view.Dy()))
	return s
}

func (s *scroll) measure(int) int { return s.view.Dy() }

// most is the furthest the page can be scrolled.
func (s *scroll) most() int { return max(0, s.page.end().height-s.view.Dy()) }

// to scrolls so that the given height of the page is at the upper edge, or as near to it as the page reaches.
func (s *scroll) to(top int) { s.top = min(max(top, 0), s.most()) }

// thumb is the handle of the bar.
func (s *scroll) thumb() image.Rectangle {
	r := s.rail
	all := max(1, s.page.end().height)
	long := min(r.Dy(), max(s.skin.px(shortThumb), r.Dy()*s.view.Dy()/all))
	y := r.Min.Y
	if most := s.most(); most > 0 {
		y += (r.Dy() - long) * s.top / most
	}
	return image.Rect(r.Min.X, y, r.Max.X, y+long)
}

// atBar reports whether the pointer is where the bar can be taken.
func (s *scroll) atBar() bool {
	x, y := input.CursorPosition()
	wide := s.rail.Inset(-s.skin.px(railThick))
	return s.most() > 0 && image.Pt(x, y).In(wide)
}

// grab takes the thumb; beside it, on the bar, it first jumps to the pointer.
func (s *scroll) grab() {
	if !s.atBar() {
		return
	}
	_, y := input.CursorPosition()
	t := s.thumb()
	s.held, s.grip = true, y-t.Min.Y
	if y < t.Min.Y || y >= t.Max.Y {
		s.grip = t.Dy() / 2
		s.drag()
	}
}

func (s *scroll) drag() {
	_, y := input.CursorPosition()
	free := s.rail.Dy() - s.thumb().Dy()
	if free > 0 {
		s.to((y - s.grip - s.rail.Min.Y) * s.most() / free)
	}
}

// Update follows the pointer while the bar is held.
func (s *scroll) Update(u *widget.UpdateObject) {
	s.element.Update(u)
	if s.held {
		s.drag()
	}
}

func (s *scroll) look() scrollLook {
	return scrollLook{version: s.version, top: s.top, lit: s.held || s.hover && s.atBar()}
}

// Render draws the text, faded where more of it follows, and the bar. The text is written on a picture of its own only when it has changed or moved.
func (s *scroll) Render(screen *ebiten.Image) {
	now := s.look()
	if was := s.drawnFor; was.version != now.version || was.top != now.top {
		s.picture.Clear()
		s.page.draw(s.picture, s.top)
		s.drawnFor = now
	}
	op := new(ebiten.DrawImageOptions)
	op.GeoM.Translate(float64(s.view.Min.X), float64(s.view.Min.Y))
	screen.DrawImage(s.picture, op)
	if s.top > 0 {
		s.dim(screen, s.skin.dimTop, s.view.Min.Y)
	}
	if s.top < s.most() {
		s.dim(screen, s.skin.dimBottom, s.view.Max.Y-s.skin.dimBottom.Bounds().Dy())
	}
	if s.most() == 0 {
		return
	}
	s.skin.rail.draw(screen, s.rail)
	thumb := s.skin.thumb
	if now.lit {
		thumb = s.skin.thumbLit
	}
	thumb.draw(screen, s.thumb())
}

// dim draws a strip that fades over the whole width of the text.
func (s *scroll) dim(screen, strip *ebiten.Image, y int) {
	op := new(ebiten.DrawImageOptions)
	op.GeoM.Scale(float64(s.view.Dx()), 1)
	op.GeoM.Translate(float64(s.view.Min.X), float64(y))
	screen.DrawImage(strip, op)
}
