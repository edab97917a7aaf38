package shell

import (
	"image"
	"math"
	"math/bits"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/input"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
)

// Pieces is a screen that goes and comes in pieces, each by a way of its own. They cover the window.
type Pieces interface {
	Pieces() []Piece
	// Ground draws what lies below the pieces.
	Ground(screen *ebiten.Image)
}

// Piece is a part of such a screen.
type Piece struct {
	Rect geom.Rect
	By   geom.Point // how far it is moved where the screen is gone
	Own  bool       // what is in it goes over to the next screen by itself, which shows that
}

// Arriver is a screen that has a way of its own to come after one that went in pieces.
type Arriver interface {
	Arrive(from Screen)
	// DrawGuests draws those who come over from that one, in front of its pieces.
	DrawGuests()
}

// passage is how one picture becomes the next.
type passage uint8

const (
	fades   passage = iota // the old one fades
	opens                  // a panel comes, over what lies below or in the place of another
	leaves                 // a screen goes in pieces
	returns                // what was there fades, and then a screen comes in pieces
	turns                  // a panel shows another page
	shuts                  // a panel goes
)

// spans is how long each passage takes.
var spans = [...]stage.Span{fades: 160, opens: 150, leaves: 120, returns: 340, turns: 100, shuts: 100}

// The measures of the passages.
const (
	risesBy = 40   // logical pixels by which a panel rises as it comes
	appears = 0.25 // of its time it takes a panel to hide what it takes the place of: two pictures that are seen through each other are none
	sinksBy = 24   // logical pixels by which a panel sinks as it goes
	sunk    = 0.6  // of its time it takes a panel to go; the veil behind it takes all
	fading  = 0.35 // of its time it takes to fade what was there before a screen returns
	turnBy  = 12   // logical pixels by which a page slides
	around  = 32   // logical pixels around a panel in which its shadow falls

	risesTo = 2 << 20 // device pixels that the picture of a panel may take that rises as it comes; a larger one stands at once, as it would be too dear
)

// scene is what is drawn: the screen that fills the window, and the topmost one, which may be the same.
type scene struct{ back, top Screen }

func (s scene) panel() bool { return s.back != s.top }

// transition lets what was seen become what is seen. It is of the picture alone: what can be pressed is that of the new screens at once, and any click
// or key ends it. The pictures that it needs are let go of with it.
type transition struct {
	seen      scene       // when the last tick ended
	drawn     image.Point // how large the last picture was, the zero Point before the first
	runs      bool
	how       passage
	at, lasts int     // ticks
	way       float64 // by which pages a panel turns
	pieces    []Piece
	gone      image.Rectangle // where the panel was that goes, empty where that is not known
	veiled    bool            // what lay below it was veiled
	left      hosting         // who hosted it
	old       []*ebiten.Image // what was seen, nil until it is needed; or the screen that returns, once that is gone
	swapped   bool            // it is the screen that returns, as it will be seen
}

// Turn lets a panel be seen turning to a page that lies so many pages on.
func (c *Context) Turn(by int) { c.turned = min(max(by, -1), 1) }

// pass begins a transition if something else is to be seen than when the last tick ended, or lets a tick pass for one.
func (a *App) pass() {
	t := &a.transition
	if t.runs {
		t.at++
		a.stale = true
		if t.at >= t.lasts {
			t.end()
		}
	}
	var now scene
	now.back, now.top = a.stack.shown()
	was, by := t.seen, a.turned
	t.seen, a.turned = now, 0
	if was == now && by == 0 || was.top == nil || t.drawn == (image.Point{}) {
		return
	}
	t.end()
	t.gone, t.veiled, t.left = a.cover.Pixels(), veils(was), a.hosting
	if now.panel() && unveiled(now.top) {
		return // it comes by itself
	}
	how := t.between(was, now)
	switch reduced := a.settings.ReducedMotion; {
	case how == returns && (reduced || now.panel()):
		t.pieces = []Piece{{Rect: geom.Rect{W: a.frame.W, H: a.frame.H}}} // in one, which stays where it is
	case reduced:
		how = fades
	}
	if a.Speed() != stage.Instant {
		t.runs, t.how, t.at, t.lasts, t.way = true, how, 0, stage.Normal.Ticks(spans[how]), float64(by)
		a.stale = true
		if in, ok := now.back.(Arriver); ok && how == leaves {
			in.Arrive(was.back)
		}
	}
}

// between returns how one picture becomes another.
func (t *transition) between(was, now scene) passage {
	switch {
	case was == now:
		return turns
	case was.back == now.back && now.panel():
		return opens
	case was.back == now.back:
		return shuts
	case !was.panel() && pieces(was.back) != nil:
		t.pieces = pieces(was.back)
		return leaves
	case pieces(now.back) != nil:
		t.pieces = pieces(now.back)
		return returns
	}
	return fades
}

// pieces returns the pieces of a screen, nil of one that has none.
func pieces(s Screen) []Piece {
	if s, ok := s.(Pieces); ok {
		return s.Pieces()
	}
	return nil
}

// skipTransition ends a transition if a gesture is more than the mouse that moves.
func (a *App) skipTransition(g input.Gesture) {
	if a.transition.runs && g.Kind != input.Hover && g.Kind != input.Leave {
		a.transition.end()
		a.stale = true
	}
}

// end ends the transition and lets go of its pictures.
func (t *transition) end() {
	t.forget()
	t.runs, t.swapped = false, false
}

// forget lets go of what was seen.
func (t *transition) forget() {
	for _, part := range t.old {
		part.Deallocate()
	}
	t.old = nil
}

// begins takes what a screen still shows as what was seen, and reports whether a transition from there runs.
func (t *transition) begins(screen *ebiten.Image) bool {
	size := screen.Bounds().Size()
	if t.runs && size != t.drawn {
		t.end() // of another size nothing is left
	}
	t.drawn = size
	if t.runs && t.old == nil {
		t.old = copied(screen)
	}
	return t.runs
}

// copied returns a picture in parts. As each takes memory for a power of two in width and height, together they take less than one for all.
func copied(picture *ebiten.Image) (parts []*ebiten.Image) {
	r := picture.Bounds()
	for _, y := range powers(r.Min.Y, r.Max.Y) {
		for _, x := range powers(r.Min.X, r.Max.X) {
			room := image.Rect(x[0], y[0], x[1], y[1])
			part := kit.NewPart(room)
			put(part, picture.SubImage(room).(*ebiten.Image), geom.Point{}, 1)
			parts = append(parts, part)
		}
	}
	return parts
}

// powers cuts a length into the largest power of two that has room and the rest, if there is any.
func powers(from, to int) [][2]int {
	at := from + 1<<(bits.Len(uint(to-from))-1)
	if at == to {
		return [][2]int{{from, to}}
	}
	return [][2]int{{from, at}, {at, to}}
}

// drawPassage draws a picture between the old one and the new.
func (a *App) drawPassage(screen *ebiten.Image) {
	t := &a.transition
	far := float64(t.at+1) / float64(t.lasts+1)
	soft := stage.EaseOut(far)
	switch t.how {
	case opens:
		a.drawBack(screen)
		room := a.covered(screen.Bounds())
		there := min(far/appears, 1)
		t.fade(screen, geom.Point{}, 1-there)
		a.welcome(a.hosting, 0, 1, false)
		if 1<<(bits.Len(uint(room.Dx()-1))+bits.Len(uint(room.Dy()-1))) > risesTo {
			t.seen.top.Draw(screen, true)
		} else {
			a.layers.Show(screen, room, geom.Point{Y: math.Round(risesBy * a.frame.TextUnit() * (1 - soft))}, 1, func(come *ebiten.Image) {
				a.program.Begin(come)
				t.seen.top.Draw(come, true)
			})
			a.program.Begin(screen)
		}
		a.welcome(a.hosting, 0, 1, true)
	case leaves:
		a.compose(screen)
		for _, p := range t.pieces {
			if !p.Own {
				t.leave(screen, p, stage.EaseIn(far), 1-far)
			}
		}
		if s, ok := t.seen.back.(Arriver); ok {
			s.DrawGuests()
		}
	case returns:
		a.drawReturn(screen, far)
	case turns:
		a.compose(screen)
		if p, ok := t.seen.top.(interface{ Page() geom.Rect }); ok {
			by := turnBy * a.frame.TextUnit() * t.way
			page := part(screen, p.Page())
			if page.Bounds().Empty() {
				break
			}
			a.layers.Show(page, page.Bounds(), geom.Point{X: math.Round(by * (1 - soft))}, far, func(come *ebiten.Image) {
				put(come, page, geom.Point{}, 1)
				t.fade(page, geom.Point{X: -by * soft}, 1)
			})
		}
	case shuts:
		a.compose(screen)
		if t.gone.Empty() {
			t.fade(screen, geom.Point{}, (1-far)*(1-far)) // so that the eye hardly sees through it
			break
		}
		if t.veiled {
			a.program.Veil(screen, 1-far)
		}
		left := max(1-far/sunk, 0)
		down := sinksBy * a.frame.TextUnit() * (1 - left)
		a.welcome(t.left, down, left*left, false)
		for _, old := range t.old {
			if panel := old.SubImage(t.gone).(*ebiten.Image); left > 0 && !panel.Bounds().Empty() {
				put(screen, panel, geom.Point{Y: down}, left*left)
			}
		}
		a.welcome(t.left, down, left*left, true)
	default:
		a.compose(screen)
		t.fade(screen, geom.Point{}, 1-far)
	}
}

// drawReturn draws a screen that comes in pieces, once what was there before is gone.
func (a *App) drawReturn(screen *ebiten.Image, far float64) {
	t := &a.transition
	back, ok := t.seen.back.(Pieces)
	switch {
	case !ok:
		a.compose(screen)
	case far < fading:
		a.program.Begin(screen)
		back.Ground(screen)
		t.fade(screen, geom.Point{}, 1-far/fading)
	default:
		if !t.swapped {
			t.forget()
			a.compose(screen)
			t.old, t.swapped = copied(screen), !a.program.Pending() // until all is crisp
		}
		come := stage.EaseOut((far - fading) / (1 - fading))
		a.program.Begin(screen)
		back.Ground(screen)
		for _, p := range t.pieces {
			t.leave(screen, p, 1-come, come)
		}
	}
}

// covered returns where in a window the panel that is seen is drawn, with its shadow: everywhere where it does not tell.
func (a *App) covered(window image.Rectangle) image.Rectangle {
	if r := a.cover.Pixels().Inset(-kit.Round(around * a.frame.TextUnit())).Intersect(window); a.cover != (geom.Rect{}) && !r.Empty() {
		return r
	}
	return window
}

// fade draws what was seen over another picture, moved.
func (t *transition) fade(screen *ebiten.Image, by geom.Point, alpha float64) {
	for _, old := range t.old {
		put(screen, old, by, alpha)
	}
}

// leave draws a piece of what was seen on its way.
func (t *transition) leave(screen *ebiten.Image, p Piece, far, alpha float64) {
	for _, old := range t.old {
		if piece := part(old, p.Rect); !piece.Bounds().Empty() {
			put(screen, piece, geom.Point{X: p.By.X * far, Y: p.By.Y * far}, alpha)
		}
	}
}

// put draws a picture of a window, moved, over another.
func put(screen, picture *ebiten.Image, by geom.Point, alpha float64) {
	op := new(ebiten.DrawImageOptions)
	at := picture.Bounds().Min
	op.GeoM.Translate(float64(at.X)+math.Round(by.X), float64(at.Y)+math.Round(by.Y))
	op.ColorScale.ScaleAlpha(float32(alpha))
	screen.DrawImage(picture, op)
}

// part returns a part of a picture, in the whole pixels that are closest.
func part(picture *ebiten.Image, r geom.Rect) *ebiten.Image {
	return picture.SubImage(r.Pixels()).(*ebiten.Image)
}
