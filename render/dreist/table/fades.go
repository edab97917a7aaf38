package table

import (
	"dreist/game/dreist"
	"dreist/render/dreist/scene"
	"dreist/render/geom"
	"dreist/render/stage"
	"dreist/render/tabletop"
)

// fades let things beside the cards appear and disappear within some ticks: the glow of the player to move, and the button
// that shows turns again. They concern only the picture, see tabletop.Fade.
type fades struct {
	hand, egon, again tabletop.Fade

	againButton tabletop.Button
	window      geom.Point // the size of the window in the last tick
	moving      bool
}

func (f *fades) tick(t *Table) bool {
	f.aim(t)
	part := 1.0 / stage.GlowTicks
	window := geom.Point{X: t.Timeline.Geometry().W, Y: t.Timeline.Geometry().H}
	if f.window != window || t.Timeline.Speed() == stage.InstantSpeed { // what disappears would stay where it was in the old window
		part = 1
	}
	f.window, f.moving = window, false
	changed := false
	for _, at := range [...]*tabletop.Fade{&f.hand, &f.egon, &f.again} {
		changed = at.Advance(part) || changed
		f.moving = f.moving || at.IsMoving()
	}
	return changed
}

func (f *fades) aim(t *Table) {
	f.hand.SetVisible(t.IsHandGlowing())
	egons := t.IsAgainstEgon() && t.Timeline.View().Turn == dreist.EgonSeat
	gift := t.IsAgainstEgon() && t.Question() == scene.GiftQuestion
	f.egon.SetVisible(egons || gift)
	if gift && t.TargetSeat() != dreist.EgonSeat { // else the packet would be given to him
		f.egon.FinalOpacity = 0.4
	}
	f.again.SetVisible(false)
	for _, b := range t.Buttons() {
		if b.ID == tabletop.LastTurnsButton && t.Arrival.TurnAlpha() == 1 {
			f.againButton = b
			f.again.SetVisible(true)
		}
	}
}

// IsHandGlowing reports whether the hand in front glows. The turn ends when the hand is filled or, earlier, a gift is given.
func (t *Table) IsHandGlowing() bool {
	if step, _, ok := t.Timeline.CurrentStep(); ok {
		switch step.Event.(type) {
		case dreist.GiftGiven, dreist.HandFilled:
			return false
		}
	}
	return t.Timeline.View().Turn == t.FrontSeat() && !t.IsWatching() && t.Phase != tabletop.ReplayPhase && !t.IsLocked()
}
