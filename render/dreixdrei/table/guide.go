package table

import (
	"dreist/game/dreixdrei"
	"dreist/game/dreixdrei/match"
	"dreist/render/dreixdrei/pictures"
	"dreist/render/dreixdrei/scene"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
	"dreist/render/tabletop"
)

// Guide leads at a table of DREI x DR3I. What it does itself at a table it does by Table.Make, which does not ask it.
type Guide = tabletop.Guide[dreixdrei.Move, dreixdrei.Card, Aim, Place, dreixdrei.Event]

// Attempt is what a person is about to do: a gesture, a command, a button, a move or a move taken back.
type Attempt = tabletop.Attempt[dreixdrei.Move, dreixdrei.Card, Aim]

// Bystander is a guide that neither shows nor does anything.
type Bystander = tabletop.Bystander[dreixdrei.Move, dreixdrei.Card, Aim, Place, dreixdrei.Event]

// Overlay is what a guide shows at a moment.
type Overlay = tabletop.Overlay[dreixdrei.Card, Place]

// Place is a place on the table for a mark: that of a card, or else the pile.
type Place struct {
	Card dreixdrei.Card // NoCard for another place
	Name dreixdrei.Kind // that a JOKER is seen with, NoKind for none
	Area geom.Rect      // any other place, empty for the pile
}

// Within returns a rectangle as a place.
func Within(r geom.Rect) Place { return Place{Card: dreixdrei.NoCard, Area: r} }

// OnThePile is the place of the pile.
var OnThePile = Place{Card: dreixdrei.NoCard}

// Lift lets a card glow, above its neighbours, with a number where it is one of several.
func Lift(o *Overlay, c dreixdrei.Card, number int) {
	o.Mark(tabletop.Mark[Place]{Motif: kit.Glow, At: Place{Card: c}, Tint: tabletop.BrightTint, Lift: true})
	if number > 0 {
		o.Mark(tabletop.Mark[Place]{At: Place{Card: c}, Number: number, Picked: true})
	}
}

// Tint lets a card glow faintly, where it lies.
func Tint(o *Overlay, c dreixdrei.Card) {
	o.Mark(tabletop.Mark[Place]{Motif: kit.Glow, At: Place{Card: c}, Tint: tabletop.MutedTint, Alpha: 0.6})
}

// SetGuide lets a guide lead, or nobody any longer but the teacher.
func (t *Table) SetGuide(g Guide) {
	t.Follow(g)
	t.Stale = true
}

// SetMatch puts another match for the same seats on the table, and lets the cards glide to it. A seat is in front, whose hand is open
// whoever is to move: nobody else looks at the screen.
func (t *Table) SetMatch(m *match.Match, front dreixdrei.Seat) {
	t.FinishMotion()
	t.Match = m
	s := tabletop.Around(m.Position().Seats(), func(s dreixdrei.Seat) bool { return s == front }, front, true)
	if s.Watched = [tabletop.MaxSeats]bool{}; s != *t.Line.Seating() {
		t.Line.Seat(s)
	}
	t.CatchUp()
	t.LetGo()
	t.Line.Glide(scene.ViewOf(t.Position()))
}

// SeatInFront lets a seat sit in front as SetMatch does, and reports whether it is another one.
func (t *Table) SeatInFront(s dreixdrei.Seat) bool {
	if s == dreixdrei.NoSeat || s == t.Front() {
		return false
	}
	t.SetMatch(t.Match, s)
	return true
}

// ShakeCards lets cards shake that are at fault.
func (t *Table) ShakeCards(cards ...dreixdrei.Card) {
	t.shake.Begin(cards)
	t.Stale = true
}

// places is the table as marks ask for it.
type places Table

// Rect returns where a place is.
func (t *places) Rect(at Place) (geom.Rect, bool) {
	switch {
	case at.Area != geom.Rect{}:
		return at.Area, true
	case at.Card == dreixdrei.NoCard:
		return t.Line.Geometry().Pile, true
	}
	pose := t.Line.Pose(at.Card)
	return pose.Rect(), pose.Shown
}

func (t *places) CardPose(at Place) stage.Pose { return t.Line.Pose(at.Card) }

func (t *places) DrawCard(e *kit.Canvas, of Place, pose stage.Pose) {
	d := (*Table)(t).drawing(e)
	if of.Name != dreixdrei.NoKind {
		e.TwoSided(pictures.FaceOf(dreixdrei.Named(of.Name), of.Card.Colour()), pictures.BackMotif, pose)
		return
	}
	d.card(of.Card, pose)
}

// guide draws what the guide shows, below its buttons.
func (d drawing) guide() {
	if d.t.Guide != nil {
		tabletop.DrawMarks(d.Canvas, d.g.BoxUnit(), d.t.Overlay().Marks, (*places)(d.t))
		d.stackSize(d.g.Pile, len(d.v.Pile)) // above the glow
		d.badges()
	}
	d.t.DrawBox(d.Canvas, look(d.g, d.t), d.t.Hover, d.t.Down, d.t.Line.Reduced())
	if d.t.Guide != nil {
		d.t.Guide.Draw(d.Canvas)
	}
}

// look returns how the buttons of a table are set.
func look(g *scene.Geometry, t *Table) tabletop.ButtonLook {
	return tabletop.ButtonLook{Frame: g.Frame, Low: g.Undo.H, Say: t.Say}
}
