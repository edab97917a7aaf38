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

// pieceScreen is a screen that leaves and appears in pieces, each moving its own way. Together they cover the window.
type pieceScreen interface {
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

// figureReceiver is a screen in pieces to which the figures of another screen fly home.
type figureReceiver interface {
	pieceScreen
	// ReceiveFigures reports whether figures fly home from a screen, and returns the area that they leave empty there.
	ReceiveFigures(from Screen) (left geom.Rect, comes bool)
	// DrawFiguresHome draws them in front of the pieces, at progress far from 0 to 1.
	DrawFiguresHome(far float64)
}

type transitionKind uint8

const (
	fading           transitionKind = iota // the old picture fades, then the new one appears
	panelOpening                           // a panel appears, over a screen or instead of another panel
	screenLeaving                          // in pieces
	screenReturning                        // the old picture fades, then a screen appears in pieces
	figuresReturning                       // the same, while figures fly home from the old screen
	pageTurning
	panelClosing // a panel disappears
)

var transitionSpans = [...]stage.Span{
	fading: fadeOutSpan + fadeInSpan, panelOpening: 150, screenLeaving: 120, screenReturning: 340, figuresReturning: 450,
	pageTurning: turnOutSpan + turnInSpan, panelClosing: 100,
}

// The old picture is gone before the new one appears: two pages or screens that show through each other are unreadable.
const (
	fadeOutSpan stage.Span = 120
	fadeInSpan  stage.Span = 180
	turnOutSpan stage.Span = 70
	turnInSpan  stage.Span = 110
)

// Distances and fractions of time of the transitions.
const (
	riseDistance   = 40   // logical pixels by which an appearing panel rises
	appearFraction = 0.25 // fraction of the time until a panel hides the one it replaces: two half-transparent pictures are unreadable
	sinkDistance   = 24   // logical pixels by which a disappearing panel sinks
	sinkFraction   = 0.6  // fraction of the time until a panel is gone; the veil takes the whole time

	// ReturnFadeShare is the fraction of a return in which the old picture fades, before the screen appears.
	ReturnFadeShare = 0.35

	turnDistance = 12 // logical pixels by which a page slides
	panelShadow  = 32 // logical pixels of shadow around a panel

	maxRisingPixels = 2 << 20 // largest picture of a rising panel in device pixels; a larger one appears at once, to save time
)

// screenPair is the pair of screens that is drawn: the one that fills the window, and the topmost one, which may be the same.
type screenPair struct{ back, top Screen }

func (s screenPair) hasPanel() bool { return s.back != s.top }

// transition is the animation from the old picture to the new one. It only affects the picture: the new screens take input at
// once, and any click or key ends the transition, which releases its pictures.
type transition struct {
	screens         screenPair  // at the end of the last tick
	drawnSize       image.Point // size of the last picture, zero before the first
	isRunning       bool
	kind            transitionKind
	tick, ticks     int     // passed, and in all
	hasSequel       bool    // another transition follows: a panel shuts before its screen is left
	turnDirection   float64 // -1 or 1
	figuresFrom     Screen
	emptyArea       geom.Rect // area that the figures have left on the old picture
	pieces          []ScreenPiece
	closedRect      image.Rectangle // empty if unknown
	wasVeiled       bool
	closedHost      hostState
	oldPicture      []*ebiten.Image // nil until needed
	holdsNewPicture bool            // oldPicture is the returning screen
}

// AnimatePageTurn animates the panel's change to another page, forwards if by is positive, else backwards.
func (c *Context) AnimatePageTurn(by int) { c.pageTurn = min(max(by, -1), 1) }

// advanceTransition advances the transition by a tick, or starts one if other screens are visible.
func (a *App) advanceTransition() {
	t := &a.transition
	if t.isRunning {
		t.tick++
		a.mustRedraw = true
		if t.tick >= t.ticks {
			t.end()
		}
	}
	var now screenPair
	now.back, now.top = a.stack.visibleScreens()
	if t.isRunning && t.hasSequel {
		return
	}
	before, turn := t.screens, a.pageTurn
	reduced := a.settings.HasReducedMotion
	hasSequel := before.hasPanel() && !now.hasPanel() && before.back != now.back && !reduced && a.Speed() != stage.InstantSpeed &&
		receivesFigures(now.back, before.back)
	if hasSequel {
		now = screenPair{before.back, before.back}
	}
	t.screens, a.pageTurn = now, 0
	if before == now && turn == 0 || before.top == nil || t.drawnSize == (image.Point{}) {
		return
	}
	t.end()
	t.closedRect, t.wasVeiled, t.closedHost = a.coverRect.Pixels(), hasVeil(before), a.host
	if now.hasPanel() && refusesVeil(now.top) {
		return // the screen has its own animation
	}
	kind := t.chooseKind(before, now)
	t.emptyArea = geom.Rect{}
	switch home, isHome := now.back.(figureReceiver); {
	case kind == screenReturning && (reduced || now.hasPanel()):
		t.pieces = []ScreenPiece{{Rect: geom.Rect{W: a.frame.W, H: a.frame.H}}} // one piece, which does not move
	case kind == screenReturning && isHome:
		if t.emptyArea, isHome = home.ReceiveFigures(before.back); isHome {
			kind, t.figuresFrom = figuresReturning, before.back
		}
	case reduced:
		kind = fading
	}
	if a.Speed() != stage.InstantSpeed {
		t.isRunning, t.kind, t.tick, t.ticks = true, kind, 0, stage.NormalSpeed.Ticks(transitionSpans[kind])
		t.turnDirection, t.hasSequel = float64(turn), hasSequel
		a.mustRedraw = true
		if kind == screenLeaving {
			now.back.(ArrivingScreen).ArriveFrom(before.back)
		}
	}
}

func (t *transition) chooseKind(before, now screenPair) transitionKind {
	switch {
	case before == now:
		return pageTurning
	case before.back == now.back && now.hasPanel():
		return panelOpening
	case before.back == now.back:
		return panelClosing
	}
	from, canLeave := before.back.(pieceScreen)
	to, canReturn := now.back.(pieceScreen)
	_, canArrive := now.back.(ArrivingScreen)
	switch {
	case !before.hasPanel() && canLeave && canArrive:
		t.pieces = from.Pieces()
		return screenLeaving
	case canReturn:
		t.pieces = to.Pieces()
		return screenReturning
	}
	return fading
}

// receivesFigures reports whether figures fly home to a screen from another one.
func receivesFigures(to, from Screen) bool {
	home, ok := to.(figureReceiver)
	if ok {
		_, ok = home.ReceiveFigures(from)
	}
	return ok
}

// skipTransition ends the transition on any gesture but a mouse move.
func (a *App) skipTransition(g input.Gesture) {
	if t := &a.transition; t.isRunning && g.Kind != input.Hover && g.Kind != input.FocusLost {
		if t.hasSequel {
			t.screens.back, t.screens.top = a.stack.visibleScreens() // also skips the transition that would have followed
		}
		t.end()
		a.mustRedraw = true
	}
}

func (t *transition) end() {
	t.freePicture()
	t.isRunning, t.hasSequel, t.holdsNewPicture, t.figuresFrom = false, false, false, nil
}

func (t *transition) freePicture() {
	for _, part := range t.oldPicture {
		part.Deallocate()
	}
	t.oldPicture = nil
}

// prepareTransition starts a transition that has not been drawn yet, and reports whether one is running. Figures fly home from their
// screen without the panel that has shut over it.
func (a *App) prepareTransition(screen *ebiten.Image) bool {
	t, size := &a.transition, screen.Bounds().Size()
	if t.isRunning && t.kind == figuresReturning && t.oldPicture == nil {
		a.program.StartFrame(screen)
		t.figuresFrom.Draw(screen, true)
	}
	if t.isRunning && size != t.drawnSize {
		t.end() // the size changed
	}
	t.drawnSize = size
	if t.isRunning && t.oldPicture == nil {
		t.oldPicture = copyInParts(screen)
	}
	return t.isRunning
}

// copyInParts copies a picture in parts. The sides of a picture are rounded up to powers of two in memory, so parts take less than one copy.
func copyInParts(picture *ebiten.Image) (parts []*ebiten.Image) {
	r := picture.Bounds()
	for _, y := range splitByPower(r.Min.Y, r.Max.Y) {
		for _, x := range splitByPower(r.Min.X, r.Max.X) {
			room := image.Rect(x[0], y[0], x[1], y[1])
			part := kit.NewImagePart(room)
			drawMoved(part, picture.SubImage(room).(*ebiten.Image), geom.Point{}, 1)
			parts = append(parts, part)
		}
	}
	return parts
}

// splitByPower splits a range into the largest power of two that fits and the rest, if any.
func splitByPower(from, to int) [][2]int {
	at := from + 1<<(bits.Len(uint(to-from))-1)
	if at == to {
		return [][2]int{{from, to}}
	}
	return [][2]int{{from, at}, {at, to}}
}

func (a *App) drawTransition(screen *ebiten.Image) {
	t := &a.transition
	progress := float64(t.tick+1) / float64(t.ticks+1)
	easedProgress := stage.EaseOut(progress)
	switch t.kind {
	case panelOpening:
		a.drawBack(screen)
		room := a.coveredRect(screen.Bounds())
		opacity := min(progress/appearFraction, 1)
		t.drawOldPicture(screen, geom.Point{}, 1-opacity)
		a.drawHost(a.host, 0, 1, false)
		if 1<<(bits.Len(uint(room.Dx()-1))+bits.Len(uint(room.Dy()-1))) > maxRisingPixels {
			t.screens.top.Draw(screen, true)
		} else {
			a.layers.DrawGroup(screen, room, geom.Point{Y: math.Round(riseDistance * a.frame.TextUnit() * (1 - easedProgress))}, 1, func(layer *ebiten.Image) {
				a.program.StartFrame(layer)
				t.screens.top.Draw(layer, true)
			})
			a.program.StartFrame(screen)
		}
		a.drawHost(a.host, 0, 1, true)
	case screenLeaving:
		a.drawScreens(screen)
		for _, p := range t.pieces {
			if !p.IsSeparate {
				t.drawPiece(screen, p, stage.EaseIn(progress), 1-progress)
			}
		}
		t.screens.back.(ArrivingScreen).DrawFlyingFigures()
	case screenReturning, figuresReturning:
		a.drawReturn(screen, progress)
	case pageTurning:
		a.drawScreens(screen)
		if p, ok := t.screens.top.(interface{ PageRect() geom.Rect }); ok {
			distance := turnDistance * a.frame.TextUnit() * t.turnDirection
			page, empty := partOf(screen, p.PageRect()), a.PanelSkin().Palette.Panel
			if page.Bounds().Empty() {
				break
			}
			out, in := progressInTurn(progress, turnOutSpan, turnInSpan)
			if in == 0 {
				page.Fill(empty)
				t.drawOldPicture(page, geom.Point{X: -distance * stage.EaseOut(out)}, 1-out)
				break
			}
			a.layers.DrawGroup(page, page.Bounds(), geom.Point{X: math.Round(distance * (1 - stage.EaseOut(in)))}, in, func(layer *ebiten.Image) {
				drawMoved(layer, page, geom.Point{}, 1)
				page.Fill(empty)
			})
		}
	case panelClosing:
		if t.hasSequel { // the screen below it is already closed
			a.program.StartFrame(screen)
			t.screens.back.Draw(screen, true)
		} else {
			a.drawScreens(screen)
		}
		if t.closedRect.Empty() {
			t.drawOldPicture(screen, geom.Point{}, (1-progress)*(1-progress)) // squared, so that it is hardly seen through
			break
		}
		if t.wasVeiled {
			a.program.DrawVeil(screen, 1-progress)
		}
		left := max(1-progress/sinkFraction, 0)
		down := sinkDistance * a.frame.TextUnit() * (1 - left)
		a.drawHost(t.closedHost, down, left*left, false)
		for _, old := range t.oldPicture {
			if panel := old.SubImage(t.closedRect).(*ebiten.Image); left > 0 && !panel.Bounds().Empty() {
				drawMoved(screen, panel, geom.Point{Y: down}, left*left)
			}
		}
		a.drawHost(t.closedHost, down, left*left, true)
	default:
		out, in := progressInTurn(progress, fadeOutSpan, fadeInSpan)
		if in > 0 {
			a.drawScreens(screen)
		} else {
			a.program.StartFrame(screen)
			t.drawOldPicture(screen, geom.Point{}, 1)
		}
		a.program.DrawCloth(screen, out-in)
	}
}

// progressInTurn returns the progress of the old picture's fading and then of the next one's appearing, at a fraction progress of both times.
func progressInTurn(progress float64, fadeOut, fadeIn stage.Span) (out, in float64) {
	time := stage.Span(progress) * (fadeOut + fadeIn)
	return time.ProgressWithin(0, fadeOut), time.ProgressWithin(fadeOut, fadeIn)
}

// drawReturn draws the screen that appears in pieces, once the old picture is gone.
func (a *App) drawReturn(screen *ebiten.Image, progress float64) {
	t := &a.transition
	back := t.screens.back.(pieceScreen)
	if progress < ReturnFadeShare {
		a.program.StartFrame(screen)
		back.DrawGround(screen)
		t.drawOldPicture(screen, geom.Point{}, 1-progress/ReturnFadeShare)
		if empty := partOf(screen, t.emptyArea); !empty.Bounds().Empty() {
			a.program.StartFrame(empty)
			back.DrawGround(empty)
			a.program.StartFrame(screen)
		}
	} else {
		if !t.holdsNewPicture {
			t.freePicture()
			a.drawScreens(screen)
			t.oldPicture, t.holdsNewPicture = copyInParts(screen), !a.program.HasPendingWork() // until everything is drawn crisply
		}
		arrival := stage.EaseOut((progress - ReturnFadeShare) / (1 - ReturnFadeShare))
		a.program.StartFrame(screen)
		back.DrawGround(screen)
		for _, p := range t.pieces {
			if t.kind != figuresReturning || !p.IsSeparate {
				t.drawPiece(screen, p, 1-arrival, arrival)
			}
		}
	}
	if home, ok := back.(figureReceiver); ok && t.kind == figuresReturning {
		home.DrawFiguresHome(progress)
	}
}

// coveredRect returns the bounds of the visible panel with its shadow, the whole window if unknown.
func (a *App) coveredRect(window image.Rectangle) image.Rectangle {
	if r := a.coverRect.Pixels().Inset(-kit.Round(panelShadow * a.frame.TextUnit())).Intersect(window); a.coverRect != (geom.Rect{}) && !r.Empty() {
		return r
	}
	return window
}

// drawOldPicture draws the old picture over another one, moved by an offset.
func (t *transition) drawOldPicture(screen *ebiten.Image, by geom.Point, alpha float64) {
	for _, old := range t.oldPicture {
		drawMoved(screen, old, by, alpha)
	}
}

func (t *transition) drawPiece(screen *ebiten.Image, p ScreenPiece, distance, alpha float64) {
	for _, old := range t.oldPicture {
		if picture := partOf(old, p.Rect); !picture.Bounds().Empty() {
			drawMoved(screen, picture, geom.Point{X: p.Offset.X * distance, Y: p.Offset.Y * distance}, alpha)
		}
	}
}

// drawMoved draws a part of the window's picture over another picture, moved by an offset.
func drawMoved(screen, picture *ebiten.Image, by geom.Point, alpha float64) {
	op := new(ebiten.DrawImageOptions)
	at := picture.Bounds().Min
	op.GeoM.Translate(float64(at.X)+math.Round(by.X), float64(at.Y)+math.Round(by.Y))
	op.ColorScale.ScaleAlpha(float32(alpha))
	screen.DrawImage(picture, op)
}

// partOf returns the part of a picture nearest to a rectangle in whole pixels.
func partOf(picture *ebiten.Image, r geom.Rect) *ebiten.Image {
	return picture.SubImage(r.Pixels()).(*ebiten.Image)
}
