package table

import (
	"dreist/game/thegame"
	"dreist/input"
	"dreist/render/geom"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/render/thegame/scene"
	"dreist/sounds"
)

// Cards are the gestures of the hand.
func (t *Table) Cards() tabletop.Game[thegame.Card, Aim] { return cards{t} }

// cards is the table as the gestures of a hand see it: see tabletop.Game.
type cards struct{ *Table }

func (t cards) Pose(c thegame.Card) stage.Pose     { return t.Line.Pose(c) }
func (t cards) Lifted(c thegame.Card) float64      { return t.Line.Lifted(c) }
func (t cards) Sizes(from float64) tabletop.Sizes  { return t.Line.Sizes(from) }
func (t cards) Reduced() bool                      { return t.Line.Reduced() }
func (t cards) Drop(c thegame.Card, at stage.Pose) { t.Line.Drop(c, at) }
func (t cards) Return()                            { t.Line.Return() }
func (t cards) ShowPlaces()                        { t.lights.Pulse() }

// CardAt returns the card of the hand in front at a point, where whoever sits there may move.
func (t cards) CardAt(at geom.Point) (thegame.Card, bool) {
	c, ok := t.Line.CardAt(t.Line.View().Hands[t.Front()], at)
	return c, ok && t.Mine()
}

func (t cards) TakenUp(thegame.Card) {
	t.refused = ""
	t.Typed.Close(nil)
	t.Sound.Play(sounds.Cue{Clip: sounds.Lift})
	t.Stale = true
}

func (t cards) Choices() []thegame.Card {
	if !t.Mine() {
		return nil
	}
	return scene.Sorted(t.Position().Hand(t.Front()))
}

func (t cards) Places(c thegame.Card) (all []Aim) {
	for on := range t.Position().Takes(c).All() {
		all = append(all, On(on))
	}
	return all
}

// meantPart is the part of a card that must lie over a row to be meant for it.
const meantPart = 0.25

func (t cards) Under(_ thegame.Card, over geom.Rect) Aim {
	best := tabletop.Covers[Aim](over, meantPart)
	g := t.Line.Geometry()
	for on := range g.Rows {
		best.Offer(On(thegame.Pile(on)), g.Rows[on].Row, 1)
	}
	return best.At
}

func (t cards) At(_ thegame.Card, at geom.Point) Aim {
	if on, ok := t.Line.Geometry().PileAt(at); ok {
		return On(on)
	}
	return Nowhere
}

func (t cards) Accepts(c thegame.Card, to Aim) bool {
	on, ok := to.Pile()
	return ok && t.Position().Allows(thegame.Lay(c, on))
}

func (t cards) Only(c thegame.Card) (Aim, bool) {
	places := t.Places(c)
	if len(places) != 1 {
		return Nowhere, false
	}
	return places[0], true
}

func (t cards) Put(c thegame.Card, to Aim) {
	on, _ := to.Pile()
	t.Play(thegame.Lay(c, on))
}

func (t cards) Refuse(c thegame.Card, to Aim, _ geom.Rect) {
	if on, ok := to.Pile(); ok {
		t.Play(thegame.Lay(c, on))
	}
}

// Handle does what a gesture asks for.
func (t *Table) Handle(g input.Gesture) { t.Desk.Handle(t, g) }

// Tapped ends the turn where its button is clicked that does not work, which says why it cannot end yet.
func (t *Table) Tapped(at geom.Point) bool {
	if t.Hand.Grip != tabletop.Free || !t.Mine() || !t.Line.Geometry().EndTurn.Contains(at) {
		return false
	}
	t.EndTurn()
	return true
}
