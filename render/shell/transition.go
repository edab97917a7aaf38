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

// PieceScreen is a screen that leaves and appears in pieces, each moving its own way. Together they cover the window.
type PieceScreen interface {
	// Pieces returns the pieces.
	Pieces() []ScreenPiece
	// DrawGround draws the background of the pieces.
	DrawGround(screen *ebiten.Image)
}

// ScreenPiece is a part of a screen that leaves or appears.
type ScreenPiece struct {
	Rect       geom.Rect
	Offset     geom.Point // offset of the piece when the screen has left
	IsSeparate bool       // its content moves on to the next screen, which draws it
}

// ArrivingScreen is a screen with its own animation when it follows a screen that left in pieces.
type ArrivingScreen interface {
	// ArriveFrom starts the animation; from is the screen that left.
	ArriveFrom(from Screen)
	// DrawFlyingFigures draws the figures that fly over from that screen, in front of its pieces.
	DrawFlyingFigures()
}

// FigureReceiver is a screen in pieces to which the figures of another screen fly home.
type FigureReceiver interface {
	PieceScreen
	// ReceiveFigures reports whether figures fly home from a screen, and returns the area that they leave empty there.
	ReceiveFigures(from Screen) (left geom.Rect, comes bool)
	// DrawFiguresHome draws them in front of the pieces, at progress far from 0 to 1.
	DrawFiguresHome(far float64)
}

type passage uint8

const (
	fades   passage = iota // the old picture fades, then the new one appears
	opens                  // a panel appears, over a screen or instead of another panel
	leaves                 // a screen leaves in pieces
	returns                // the old picture fades, then a screen appears in pieces
	homes                  // the same, while figures fly home from the old screen
	turns                  // a panel turns to another page
	shuts                  // a panel disappears
)

var spans = [...]stage.Span{fades: fadesOut + fadesIn, opens: 150, leaves: 120, returns: 340, homes: 450, turns: turnsOut + turnsIn, shuts: 100}

// The old picture is gone before the new one appears: two pages or screens that show through each other are unreadable.
const (
	fadesOut stage.Span = 120
	fadesIn  stage.Span = 180
	turnsOut stage.Span = 70
	turnsIn  stage.Span = 110
)

// Distances and fractions of time of the transitions.
const (
	risesBy = 40   // logical pixels by which an appearing panel rises
	appears = 0.25 // fraction of the time until a panel hides the one it replaces: two half-transparent pictures are unreadable
	sinksBy = 24   // logical pixels by which a disappearing panel sinks
	sunk    = 0.6  // fraction of the time until a panel is gone; the veil takes the whole time

	// TableFades is the fraction of the time in which the old picture fades before a screen returns.
	TableFades = 0.35

	turnBy = 12 // logical pixels by which a page slides
	around = 32 // logical pixels of shadow around a panel

	risesTo = 2 << 20 // largest picture of a rising panel in device pixels; a larger one appears at once, to save time
)

// scene is the pair of screens that is drawn: the one that fills the window, and the topmost one, which may be the same.
type scene struct{ back, top Screen }

func (s scene) panel() bool { return s.back != s.top }

// transition is the animation from the old picture to the new one. It only affects the picture: the new screens take input at
// once, and any click or key ends the transition, which releases its pictures.
type transition struct {
	seen      scene       // at the end of the last tick
	drawn     image.Point // size of the last picture, zero before the first
	runs      bool
	how       passage
	at, lasts int       // ticks
	first     bool      // another transition follows: a panel shuts before its screen is left
	way       float64   // direction in which a panel turns pages, -1 or 1
	from      Screen    // the screen from which figures fly home
	empty     geom.Rect // area that the figures have left on the old picture
	pieces    []ScreenPiece
	gone      image.Rectangle // rectangle of the disappearing panel, empty if unknown
	veiled    bool            // the screen below was veiled
	left      hosting         // host of that panel
	old       []*ebiten.Image // the old picture, nil until needed; later the returning screen
	swapped   bool            // old is the returning screen
}

// AnimatePageTurn animates the panel's change to another page, forwards if by is positive, else backwards.
func (c *Context) AnimatePageTurn(by int) { c.turned = min(max(by, -1), 1) }

// pass advances the transition by a tick, or starts one if the scene has changed.
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
	if t.runs && t.first {
		return
	}
	was, by := t.seen, a.turned
	reduced := a.settings.ReducedMotion
	first := was.panel() && !now.panel() && was.back != now.back && !reduced && a.Speed() != stage.Instant && receives(now.back, was.back)
	if first {
		now = scene{was.back, was.back}
	}
	t.seen, a.turned = now, 0
	if was == now && by == 0 || was.top == nil || t.drawn == (image.Point{}) {
		return
	}
	t.end()
	t.gone, t.veiled, t.left = a.cover.Pixels(), veils(was), a.hosting
	if now.panel() && unveiled(now.top) {
		return // the screen has its own animation
	}
	how := t.between(was, now)
	t.empty = geom.Rect{}
	switch home, comes := now.back.(FigureReceiver); {
	case how == returns && (reduced || now.panel()):
		t.pieces = []ScreenPiece{{Rect: geom.Rect{W: a.frame.W, H: a.frame.H}}} // one piece, which does not move
	case how == returns && comes:
		if t.empty, comes = home.ReceiveFigures(was.back); comes {
			how, t.from = homes, was.back
		}
	case reduced:
		how = fades
	}
	if a.Speed() != stage.Instant {
		t.runs, t.how, t.at, t.lasts, t.way, t.first = true, how, 0, stage.Normal.Ticks(spans[how]), float64(by), first
		a.stale = true
		if how == leaves {
			now.back.(ArrivingScreen).ArriveFrom(was.back)
		}
	}
}

func (t *transition) between(was, now scene) passage {
	switch {
	case was == now:
		return turns
	case was.back == now.back && now.panel():
		return opens
	case was.back == now.back:
		return shuts
	}
	from, leaving := was.back.(PieceScreen)
	to, returning := now.back.(PieceScreen)
	_, arriving := now.back.(ArrivingScreen)
	switch {
	case !was.panel() && leaving && arriving:
		t.pieces = from.Pieces()
		return leaves
	case returning:
		t.pieces = to.Pieces()
		return returns
	}
	return fades
}

// receives reports whether figures fly home to a screen from another one.
func receives(to, from Screen) bool {
	home, ok := to.(FigureReceiver)
	if ok {
		_, ok = home.ReceiveFigures(from)
	}
	return ok
}

// skipTransition ends the transition on any gesture but a mouse move.
func (a *App) skipTransition(g input.Gesture) {
	if t := &a.transition; t.runs && g.Kind != input.Hover && g.Kind != input.FocusLost {
		if t.first {
			t.seen.back, t.seen.top = a.stack.shown() // also skips the transition that would have followed
		}
		t.end()
		a.stale = true
	}
}

func (t *transition) end() {
	t.forget()
	t.runs, t.first, t.swapped, t.from = false, false, false, nil
}

func (t *transition) forget() {
	for _, part := range t.old {
		part.Deallocate()
	}
	t.old = nil
}

// begins starts a transition that has not been drawn yet, and reports whether one is running. Figures fly home from their screen
// without the panel that has shut over it.
func (a *App) begins(screen *ebiten.Image) bool {
	t, size := &a.transition, screen.Bounds().Size()
	if t.runs && t.how == homes && t.old == nil {
		a.program.StartFrame(screen)
		t.from.Draw(screen, true)
	}
	if t.runs && size != t.drawn {
		t.end() // the size changed
	}
	t.drawn = size
	if t.runs && t.old == nil {
		t.old = copied(screen)
	}
	return t.runs
}

// copied copies a picture in parts: a picture takes memory for powers of two, so the parts take less than a single copy.
func copied(picture *ebiten.Image) (parts []*ebiten.Image) {
	r := picture.Bounds()
	for _, y := range powers(r.Min.Y, r.Max.Y) {
		for _, x := range powers(r.Min.X, r.Max.X) {
			room := image.Rect(x[0], y[0], x[1], y[1])
			part := kit.NewImagePart(room)
			put(part, picture.SubImage(room).(*ebiten.Image), geom.Point{}, 1)
			parts = append(parts, part)
		}
	}
	return parts
}

// powers splits a range into the largest power of two that fits and the rest, if any.
func powers(from, to int) [][2]int {
	at := from + 1<<(bits.Len(uint(to-from))-1)
	if at == to {
		return [][2]int{{from, to}}
	}
	return [][2]int{{from, at}, {at, to}}
}

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
			a.layers.DrawGroup(screen, room, geom.Point{Y: math.Round(risesBy * a.frame.TextUnit() * (1 - soft))}, 1, func(come *ebiten.Image) {
				a.program.StartFrame(come)
				t.seen.top.Draw(come, true)
			})
			a.program.StartFrame(screen)
		}
		a.welcome(a.hosting, 0, 1, true)
	case leaves:
		a.compose(screen)
		for _, p := range t.pieces {
			if !p.IsSeparate {
				t.leave(screen, p, stage.EaseIn(far), 1-far)
			}
		}
		t.seen.back.(ArrivingScreen).DrawFlyingFigures()
	case returns, homes:
		a.drawReturn(screen, far)
	case turns:
		a.compose(screen)
		if p, ok := t.seen.top.(interface{ PageRect() geom.Rect }); ok {
			by := turnBy * a.frame.TextUnit() * t.way
			page, empty := part(screen, p.PageRect()), a.Skin().Palette.Panel
			if page.Bounds().Empty() {
				break
			}
			out, in := inTurn(far, turnsOut, turnsIn)
			if in == 0 {
				page.Fill(empty)
				t.fade(page, geom.Point{X: -by * stage.EaseOut(out)}, 1-out)
				break
			}
			a.layers.DrawGroup(page, page.Bounds(), geom.Point{X: math.Round(by * (1 - stage.EaseOut(in)))}, in, func(come *ebiten.Image) {
				put(come, page, geom.Point{}, 1)
				page.Fill(empty)
			})
		}
	case shuts:
		if t.first { // the screen below it is already closed
			a.program.StartFrame(screen)
			t.seen.back.Draw(screen, true)
		} else {
			a.compose(screen)
		}
		if t.gone.Empty() {
			t.fade(screen, geom.Point{}, (1-far)*(1-far)) // squared, so that it is hardly seen through
			break
		}
		if t.veiled {
			a.program.DrawVeil(screen, 1-far)
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
		out, in := inTurn(far, fadesOut, fadesIn)
		if in > 0 {
			a.compose(screen)
		} else {
			a.program.StartFrame(screen)
			t.fade(screen, geom.Point{}, 1)
		}
		a.program.DrawCloth(screen, out-in)
	}
}

// inTurn returns the progress of the old picture's fading and then of the next one's appearing, at a fraction far of both times.
func inTurn(far float64, goes, comes stage.Span) (out, in float64) {
	at := stage.Span(far) * (goes + comes)
	return at.ProgressWithin(0, goes), at.ProgressWithin(goes, comes)
}

// drawReturn draws the screen that appears in pieces, once the old picture is gone.
func (a *App) drawReturn(screen *ebiten.Image, far float64) {
	t := &a.transition
	back := t.seen.back.(PieceScreen)
	if far < TableFades {
		a.program.StartFrame(screen)
		back.DrawGround(screen)
		t.fade(screen, geom.Point{}, 1-far/TableFades)
		if empty := part(screen, t.empty); !empty.Bounds().Empty() {
			a.program.StartFrame(empty)
			back.DrawGround(empty)
			a.program.StartFrame(screen)
		}
	} else {
		if !t.swapped {
			t.forget()
			a.compose(screen)
			t.old, t.swapped = copied(screen), !a.program.HasPendingWork() // until everything is drawn crisply
		}
		come := stage.EaseOut((far - TableFades) / (1 - TableFades))
		a.program.StartFrame(screen)
		back.DrawGround(screen)
		for _, p := range t.pieces {
			if t.how != homes || !p.IsSeparate {
				t.leave(screen, p, 1-come, come)
			}
		}
	}
	if home, ok := back.(FigureReceiver); ok && t.how == homes {
		home.DrawFiguresHome(far)
	}
}

// covered returns the bounds of the visible panel with its shadow, the whole window if unknown.
func (a *App) covered(window image.Rectangle) image.Rectangle {
	if r := a.cover.Pixels().Inset(-kit.Round(around * a.frame.TextUnit())).Intersect(window); a.cover != (geom.Rect{}) && !r.Empty() {
		return r
	}
	return window
}

// fade draws the old picture over another one, moved by an offset.
func (t *transition) fade(screen *ebiten.Image, by geom.Point, alpha float64) {
	for _, old := range t.old {
		put(screen, old, by, alpha)
	}
}

func (t *transition) leave(screen *ebiten.Image, p ScreenPiece, far, alpha float64) {
	for _, old := range t.old {
		if piece := part(old, p.Rect); !piece.Bounds().Empty() {
			put(screen, piece, geom.Point{X: p.Offset.X * far, Y: p.Offset.Y * far}, alpha)
		}
	}
}

// put draws a part of the window's picture over another picture, moved by an offset.
func put(screen, picture *ebiten.Image, by geom.Point, alpha float64) {
	op := new(ebiten.DrawImageOptions)
	at := picture.Bounds().Min
	op.GeoM.Translate(float64(at.X)+math.Round(by.X), float64(at.Y)+math.Round(by.Y))
	op.ColorScale.ScaleAlpha(float32(alpha))
	screen.DrawImage(picture, op)
}

// part returns the part of a picture nearest to a rectangle in whole pixels.
func part(picture *ebiten.Image, r geom.Rect) *ebiten.Image {
	return picture.SubImage(r.Pixels()).(*ebiten.Image)
}
