package shell

import (
	"github.com/hajimehoshi/ebiten/v2"

	"dreist/input"
	"dreist/render/geom"
)

// tip is the text shown about the place where the mouse rests or a finger is held.
type tip struct {
	words  string // empty if none is shown
	about  geom.Rect
	at     geom.Point // the point it is about
	asked  bool       // by a finger
	rested int        // ticks for which the mouse has rested, -1 after any other input
}

// tipAfter is the number of ticks of rest after which a tip is shown: 450 ms.
const tipAfter = 27

// pointOut updates the tip for a tick. Any other input hides it until the mouse moves again.
func (a *App) pointOut(gestures []input.Gesture) {
	t := &a.tip
	if t.words != "" {
		if said, about := a.tipAt(t.at, t.asked); said != t.words || about != t.about {
			a.hideTip(-1) // its target is gone
		}
	}
	for _, g := range gestures {
		switch {
		case g.Kind == input.Ask:
			a.hideTip(-1)
			a.showTip(true)
		case g.Kind != input.Hover:
			a.hideTip(-1)
		case t.words == "" || !t.about.Contains(geom.Point(g.At)):
			a.hideTip(0)
		}
	}
	if t.rested < 0 || t.rested >= tipAfter {
		return
	}
	if t.rested++; t.rested == tipAfter {
		a.showTip(false)
	}
}

func (a *App) showTip(asked bool) {
	t := &a.tip
	t.at, t.asked = geom.Point(a.cursor), asked
	if t.words, t.about = a.tipAt(t.at, asked); t.words != "" {
		a.stale = true
	}
}

// tipAt returns the tip for a point, and the bounds of its subject.
func (a *App) tipAt(at geom.Point, asked bool) (said string, about geom.Rect) {
	for _, one := range a.TopScreen().Targets(nil) {
		if one.Rect.Contains(at) && (one.Tip != "" || one.Enabled) {
			return one.Tip, one.Rect // a control hides the places below it
		}
	}
	if s, ok := a.TopScreen().(TipProvider); ok {
		return s.TipAt(at, asked)
	}
	return "", geom.Rect{}
}

// hideTip hides the tip and sets the number of ticks for which the mouse has rested.
func (a *App) hideTip(rested int) {
	if a.tip.words != "" {
		a.stale = true
	}
	a.tip = tip{rested: rested}
}

func (t *tip) waits() bool { return t.rested >= 0 && t.rested < tipAfter }

func (a *App) drawTip(screen *ebiten.Image) {
	if a.tip.words == "" {
		return
	}
	about := a.tip.about
	var others []geom.Rect
	for _, one := range a.TopScreen().Targets(nil) {
		if one.Rect.OverlapArea(about) < about.W*about.H { // not the target's container
			others = append(others, one.Rect)
		}
	}
	a.Skin().DrawTip(screen, a.tip.words, about, geom.Rect{W: a.frame.W, H: a.frame.H}, others)
}
