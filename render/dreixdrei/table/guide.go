package table

import (
	"dreist/game/dreixdrei"
	"dreist/render/dreixdrei/pictures"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
	"dreist/render/tabletop"
)

// Guide guides a person at a table of DREI x DR3I. Its own moves go through Table.MakeMove, which does not ask it.
type Guide = tabletop.Guide[dreixdrei.Move, dreixdrei.Event]

// Attempt is an action that a person is about to take: a gesture, a command, a button, a move or a move taken back.
type Attempt = tabletop.Attempt[dreixdrei.Move]

// Bystander is a guide that shows nothing and does nothing.
type Bystander = tabletop.Bystander[dreixdrei.Move, dreixdrei.Event]

// PlaceOfPile is the place of the pile.
var PlaceOfPile = tabletop.Place{Kind: tabletop.GamePlace, Card: tabletop.NoCard}

// PlaceOfCard returns the place of a card.
func PlaceOfCard(c dreixdrei.Card) tabletop.Place { return tabletop.PlaceOfCard(number(c)) }

// PlaceOfNamed returns the place of a JOKER that is shown with a name.
func PlaceOfNamed(c dreixdrei.Card, name dreixdrei.Kind) tabletop.Place {
	return tabletop.Place{Kind: tabletop.CardPlace, Card: number(c), Row: int8(name)}
}

// GlowFaintly lets a card glow faintly at its place.
func GlowFaintly(o *tabletop.Overlay, c dreixdrei.Card) {
	o.AddMark(tabletop.Mark{Motif: kit.Glow, Place: PlaceOfCard(c), Tint: tabletop.MutedTint, Alpha: 0.6})
}

// PlaceRect returns the rectangle of the pile, the only place that is no card; ok is always true.
func (t *Table) PlaceRect(tabletop.Place) (_ geom.Rect, ok bool) {
	return t.Timeline.Geometry().Pile, true
}

// DrawCard draws a card in a pose.
func (t *Table) DrawCard(e *kit.Canvas, of tabletop.Place, pose stage.Pose) {
	c := cardOf(of.Card)
	if name := dreixdrei.Kind(of.Row); name != dreixdrei.NoKind {
		e.TwoSided(pictures.FaceOf(dreixdrei.NamedFace(name), c.Colour()), pictures.BackMotif, pose)
		return
	}
	t.drawing(e).card(c, pose)
}

// guide draws the marks and the box of the guide.
func (d drawing) guide() {
	if d.t.Guide != nil {
		d.t.DrawMarks(d.Canvas)
		d.stackSize(d.g.Pile, len(d.v.Pile)) // above the glow
		d.badges()
	}
	d.t.DrawBox(d.Canvas)
	if d.t.Guide != nil {
		d.t.Guide.Draw(d.Canvas)
	}
}
