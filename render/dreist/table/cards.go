package table

import (
	"slices"

	"dreist/game/dreist"
	"dreist/render/dreist/situation"
	"dreist/render/geom"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/sounds"
)

// cards adapts the table to the gestures of a hand, see tabletop.Game.
type cards struct{ *Table }

func (t cards) PoseOf(c tabletop.Card) stage.Pose   { return t.Line.PoseOf(c) }
func (t cards) LiftOf(c tabletop.Card) float64      { return t.Line.LiftOf(c) }
func (t cards) Sizes(from float64) tabletop.Sizes   { return t.Line.Sizes(from) }
func (t cards) Reduced() bool                       { return t.Line.Reduced() }
func (t cards) Drop(c tabletop.Card, at stage.Pose) { t.Line.Drop(dreist.Card(c), at) }
func (t cards) Return()                             { t.Line.Return() }
func (t cards) ShowPlaces()                         { t.lights.Pulse() }

func (t cards) Under(c tabletop.Card, over geom.Rect) situation.Aim {
	return t.AimUnder(dreist.Card(c), over)
}

func (t cards) At(c tabletop.Card, at geom.Point) situation.Aim { return t.AimOf(dreist.Card(c), at) }

func (t cards) CardAt(at geom.Point) (tabletop.Card, bool) {
	c, ok := t.HandCardAt(at)
	return number(c), ok
}

// TakenUp clears the refusal, and a question about another card.
func (t cards) TakenUp(n tabletop.Card) {
	t.Refused.Line = ""
	if t.Doubt != dreist.Card(n) {
		t.Doubt = dreist.NoCard
	}
	t.Stale = true
}

// Choices returns the hand cards that a guide asks for, else all.
func (t cards) Choices() (all []tabletop.Card) {
	if !t.Mine() {
		return nil
	}
	for _, c := range t.Overlay().choices(t.Position().Hand(t.Position().Turn())) {
		all = append(all, number(c))
	}
	return all
}

// Places returns where a guide asks to put a card, else the places that accept it, or those where a guide lets any card be tried.
func (t cards) Places(n tabletop.Card) []situation.Aim {
	o, c := t.Overlay(), dreist.Card(n)
	if places := o.placesOf(c); len(places) > 0 {
		return places
	}
	return t.Aims(c, o.AnyCell)
}

// Accepts reports whether a place accepts a card; any does for a card that a guide lets be taken, as the guide answers.
func (t cards) Accepts(n tabletop.Card, to situation.Aim) bool {
	c := dreist.Card(n)
	return t.taken(c) || t.Table.Accepts(c, to)
}

// taken reports whether the mouse drags a card that a guide lets be taken.
func (t cards) taken(c dreist.Card) bool {
	return t.Hand.Grip == tabletop.Dragged && slices.Contains(t.Overlay().Takeable, c)
}

// Only returns the only cell that accepts a card; ok is false if there are more or none.
func (t cards) Only(n tabletop.Card) (to situation.Aim, ok bool) {
	c := dreist.Card(n)
	rows := t.Position().Rows(c)
	return situation.AimAt(c.Cell(rows.First())), rows.Len() == 1 &&
		slices.Contains(t.Position().Hand(t.Front()), c)
}

// Put plays a card at an aim, or passes the attempt to the guide.
func (t cards) Put(n tabletop.Card, to situation.Aim) {
	switch c := dreist.Card(n); {
	case t.taken(c):
		t.Hand.Release()
		if !t.Try(Attempt{Kind: tabletop.TryDrop, Card: n, To: to}) {
			t.Line.Return()
		}
	case to.Kind == situation.AimDiscard:
		t.discard(c)
	default:
		t.Play(dreist.Lay(c, int(to.Row)))
	}
}

// Refuse explains why a card cannot be put where it was aimed. If it was dropped between places, the nearest cell explains why.
func (t cards) Refuse(n tabletop.Card, to situation.Aim, over geom.Rect) {
	if cell, near := t.Line.Geometry().Nearest(over); to.Kind == situation.AimNowhere && near {
		to = situation.AimAt(cell)
	}
	t.RefuseAim(dreist.Card(n), to)
}

// discard discards a card. It first asks if a hand card can still be laid, or always if the settings say so; trying the same card again
// confirms. A guide decides itself and never asks, except that of the first game if it does not handle the discard.
func (t cards) discard(c dreist.Card) {
	asks := !t.Try(Attempt{Kind: tabletop.TryDiscard, Card: number(c)})
	again := t.Doubtful() && t.Doubt == c
	if !asks || again || !t.AnyFits() && t.Status.Discards != AskAlways {
		t.Play(dreist.Discard(c))
		return
	}
	if t.Hand.Grip == tabletop.Dragged {
		t.Line.Return()
	}
	t.LetGo()
	t.Doubt = c
	t.Sound.Play(sounds.Cue{Clip: sounds.Lift})
}
