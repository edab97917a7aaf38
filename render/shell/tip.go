package shell

import (
	"github.com/hajimehoshi/ebiten/v2"

	"dreist/input"
	"dreist/render/geom"
)

// tip is what is said of what the mouse rests on, or a finger has asked for.
type tip struct {
	words  string // empty as long as nothing is said
	about  geom.Rect
	at     geom.Point // for which it is said
	asked  bool       // by a finger
	rested int        // for how many ticks the mouse has rested since it moved, -1 where something was done since
}

// tipAfter is after how many ticks of rest something is said: 450 ms.
const tipAfter = 27

// pointOut follows the mouse and the finger for a tick. Whatever else is done puts away what is said, until the mouse moves again.
func (a *App) pointOut(gestures []input.Gesture) {
	t := &a.tip
	if t.words != "" {
		if said, about := a.tipAt(t.at, t.asked); said != t.words || about != t.about {
			a.hideTip(-1) // what it is said of is gone
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

// showTip says what is where the mouse rests, or the finger.
func (a *App) showTip(asked bool) {
	t := &a.tip
	t.at, t.asked = geom.Point(a.cursor), asked
	if t.words, t.about = a.tipAt(t.at, asked); t.words != "" {
		a.stale = true
	}
}

// tipAt returns what there is to say of what lies at a point, and where that is.
func (a *App) tipAt(at geom.Point, asked bool) (said string, about geom.Rect) {
	for _, one := range a.Top().Targets(nil) {
		if one.Rect.Contains(at) && (one.Tip != "" || one.Enabled) {
			return one.Tip, one.Rect // what lies below is not pointed at
		}
	}
	if s, ok := a.Top().(Teller); ok {
		return s.TipAt(at, asked)
	}
	return "", geom.Rect{}
}

// hideTip puts away what is said. The mouse has rested for so many ticks.
func (a *App) hideTip(rested int) {
	if a.tip.words != "" {
		a.stale = true
	}
	a.tip = tip{rested: rested}
}

// waits reports whether something may be said soon.
func (t *tip) waits() bool { return t.rested >= 0 && t.rested < tipAfter }

// drawTip draws what is said.
func (a *App) drawTip(screen *ebiten.Image) {
	if a.tip.words == "" {
		return
	}
	about := a.tip.about
	var others []geom.Rect
	for _, one := range a.Top().Targets(nil) {
		if one.Rect.Overlap(about) < about.W*about.H { // not what it lies in
			others = append(others, one.Rect)
		}
	}
	a.Skin().DrawTip(screen, a.tip.words, about, geom.Rect{W: a.frame.W, H: a.frame.H}, others)
}
