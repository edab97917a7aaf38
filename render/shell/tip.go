package shell

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/input"
	"dreist/render/geom"
	"dreist/render/target"
)

// tip is what is said of the target on which the mouse rests.
type tip struct {
	words  string // empty as long as nothing is said
	about  geom.Rect
	rested int // for how many ticks the mouse has rested since it moved, -1 where something was done since
}

// tipAfter is after how many ticks of rest something is said: 450 ms.
const tipAfter = 27

// pointOut follows the mouse for a tick. Whatever else is done puts away what is said, until the mouse moves again.
func (a *App) pointOut(gestures []input.Gesture) {
	t := &a.tip
	if t.words != "" && !slices.ContainsFunc(a.Top().Targets(nil), func(one target.Target) bool { return one.Rect == t.about && one.Tip == t.words }) {
		a.hush(-1) // what it is said of is gone
	}
	for _, g := range gestures {
		switch {
		case g.Kind != input.Hover:
			a.hush(-1)
		case t.words == "" || !t.about.Contains(geom.Point(g.At)):
			a.hush(0)
		}
	}
	if t.rested < 0 || t.rested >= tipAfter {
		return
	}
	if t.rested++; t.rested < tipAfter {
		return
	}
	for _, one := range a.Top().Targets(nil) {
		if one.Rect.Contains(geom.Point(a.cursor)) {
			if t.words, t.about = one.Tip, one.Rect; one.Tip != "" {
				a.stale = true
			}
			return // what lies below is not pointed at
		}
	}
}

// hush puts away what is said. The mouse has rested for so many ticks.
func (a *App) hush(rested int) {
	if a.tip.words != "" {
		a.stale = true
	}
	a.tip = tip{rested: rested}
}

// waits reports whether something may be said soon.
func (t *tip) waits() bool { return t.rested >= 0 && t.rested < tipAfter }

// drawTip draws what is said.
func (a *App) drawTip(screen *ebiten.Image) {
	if a.tip.words != "" {
		a.Skin().DrawTip(screen, a.tip.words, a.tip.about, geom.Rect{W: a.frame.W, H: a.frame.H})
	}
}
