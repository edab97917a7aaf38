package table

import (
	"dreist/game/dreixdrei"
	"dreist/render/dreixdrei/pictures"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
	"dreist/render/tabletop"
)

// Guide leads at a table of DREI x DR3I. What it does itself at a table it does by Table.MakeMove, which does not ask it.
type Guide = tabletop.Guide[dreixdrei.Move, dreixdrei.Event]

// Attempt is what a person is about to do: a gesture, a command, a button, a move or a move taken back.
type Attempt = tabletop.Attempt[dreixdrei.Move]

// Bystander is a guide that neither shows nor does anything.
type Bystander = tabletop.Bystander[dreixdrei.Move, dreixdrei.Event]

// Pile is the place of the pile.
var Pile = tabletop.Place{Kind: tabletop.GamePlace, Card: tabletop.NoCard}

// PlaceOfCard returns the place of a card.
func PlaceOfCard(c dreixdrei.Card) tabletop.Place { return tabletop.OnCard(number(c)) }

// PlaceOfNamed returns the place of a JOKER that is shown with a name.
func PlaceOfNamed(c dreixdrei.Card, name dreixdrei.Kind) tabletop.Place {
	return tabletop.Place{Kind: tabletop.CardPlace, Card: number(c), Row: int8(name)}
}

// Tint lets a card glow faintly, where it lies.
func Tint(o *tabletop.Overlay, c dreixdrei.Card) {
	o.Mark(tabletop.Mark{Motif: kit.Glow, At: PlaceOfCard(c), Tint: tabletop.MutedTint, Alpha: 0.6})
}

// PlaceRect returns where the pile is.
func (t *Table) PlaceRect(tabletop.Place) (geom.Rect, bool) { return t.Timeline.Geometry().Pile, true }

// DrawCard draws a card in a pose.
func (t *Table) DrawCard(e *kit.Canvas, of tabletop.Place, pose stage.Pose) {
	c := cardOf(of.Card)
	if name := dreixdrei.Kind(of.Row); name != dreixdrei.NoKind {
		e.TwoSided(pictures.FaceOf(dreixdrei.NamedFace(name), c.Colour()), pictures.BackMotif, pose)
		return
	}
	t.drawing(e).card(c, pose)
}

// guide draws what the guide shows, below its buttons.
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
