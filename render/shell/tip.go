package shell

import (
	"github.com/hajimehoshi/ebiten/v2"

	"dreist/input"
	"dreist/render/geom"
)

// tip is the text shown about the place where the mouse rests or a finger is held.
type tip struct {
	text        string // empty if none is shown
	subject     geom.Rect
	point       geom.Point // the point it is about
	isByFinger  bool       // by a finger
	restedTicks int        // ticks for which the mouse has rested, -1 after any other input
}

// tipDelay is the number of ticks of rest after which a tip is shown: 450 ms.
const tipDelay = 27

// updateTip updates the tip for a tick. Any other input hides it until the mouse moves again.
func (a *App) updateTip(gestures []input.Gesture) {
	t := &a.tip
	if t.text != "" {
		if said, about := a.tipAt(t.point, t.isByFinger); said != t.text || about != t.subject {
			a.hideTip(-1) // its target is gone
		}
	}
	for _, g := range gestures {
		switch {
		case g.Kind == input.TipAsked:
			a.hideTip(-1)
			a.showTip(true)
		case g.Kind != input.Hover:
			a.hideTip(-1)
		case t.text == "" || !t.subject.Contains(geom.Point(g.At)):
			a.hideTip(0)
		}
	}
	if t.restedTicks < 0 || t.restedTicks >= tipDelay {
		return
	}
	if t.restedTicks++; t.restedTicks == tipDelay {
		a.showTip(false)
	}
}

func (a *App) showTip(asked bool) {
	t := &a.tip
	t.point, t.isByFinger = geom.Point(a.cursor), asked
	if t.text, t.subject = a.tipAt(t.point, asked); t.text != "" {
		a.mustRedraw = true
	}
}

func (a *App) tipAt(at geom.Point, asked bool) (said string, about geom.Rect) {
	for _, control := range a.TopScreen().Targets(nil) {
		if control.Rect.Contains(at) && (control.Tip != "" || control.Enabled) {
			return control.Tip, control.Rect // a control hides the places below it
		}
	}
	back, top := a.stack.visibleScreens()
	if m, ok := top.(*PanelScreen); ok && m.HasNoVeil && !m.Bounds().Contains(at) {
		top = back // the table beside the panel
	}
	if s, ok := top.(TipProvider); ok {
		return s.TipAt(at, asked)
	}
	return "", geom.Rect{}
}

// hideTip hides the tip and sets the number of ticks for which the mouse has rested.
func (a *App) hideTip(rested int) {
	if a.tip.text != "" {
		a.mustRedraw = true
	}
	a.tip = tip{restedTicks: rested}
}

func (t *tip) isWaiting() bool { return t.restedTicks >= 0 && t.restedTicks < tipDelay }

func (a *App) drawTip(screen *ebiten.Image) {
	if a.tip.text == "" {
		return
	}
	subject := a.tip.subject
	var others []geom.Rect
	for _, control := range a.TopScreen().Targets(nil) {
		if control.Rect.OverlapArea(subject) < subject.W*subject.H { // not the target's container
			others = append(others, control.Rect)
		}
	}
	a.PanelSkin().DrawTip(screen, a.tip.text, subject, geom.Rect{W: a.frame.W, H: a.frame.H}, others)
}
