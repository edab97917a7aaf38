package table

import (
	"dreist/game/dreixdrei"
	"dreist/render/dreixdrei/pictures"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
	"dreist/render/tabletop"
)

var spotOfPile = tabletop.Spot{Kind: tabletop.GameSpotsFrom, Card: tabletop.NoCard}

// SpotOfCard returns the spot of a card.
func SpotOfCard(c dreixdrei.Card) tabletop.Spot { return tabletop.SpotOfCard(number(c)) }

// SpotOfNamedJoker returns the spot of a JOKER that is shown with a name.
func SpotOfNamedJoker(c dreixdrei.Card, name dreixdrei.Kind) tabletop.Spot {
	return tabletop.Spot{Kind: tabletop.CardSpot, Card: number(c), Row: int8(name)}
}

// SpotRect returns the rectangle of the pile, the only spot that is no card; ok is always true.
func (t *Table) SpotRect(tabletop.Spot) (_ geom.Rect, ok bool) {
	return t.Timeline.Geometry().Pile, true
}

// DrawCard draws a card in a pose.
func (t *Table) DrawCard(e *kit.Canvas, of tabletop.Spot, pose stage.Pose) {
	c := cardOf(of.Card)
	if name := dreixdrei.Kind(of.Row); name != dreixdrei.NoKind {
		e.DrawTwoSidedCard(pictures.FaceOf(dreixdrei.NamedFace(name), c.Colour()), pictures.BackMotif, pose)
		return
	}
	t.drawing(e).card(c, pose)
}

// drawOverMarks draws the numbers of cards again, above the glow of marks.
func (t *Table) drawOverMarks(e *kit.Canvas) {
	d := t.drawing(e)
	d.stackSize(d.g.Pile, len(d.v.Pile))
	d.badges()
}
