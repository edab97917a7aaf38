package scene

import (
	"fmt"
	"strconv"

	"dreist/game/dreist"
	"dreist/render/geom"
	"dreist/render/target"
)

// CardID returns the ID of a card as a target.
func CardID(c dreist.Card) string { return fmt.Sprintf("card.%v.%d", c, c.Copy()) }

// CellID returns the ID of a cell as a target.
func CellID(at dreist.Cell) string { return fmt.Sprintf("cell.%d.%d", at.Row, at.Column) }

// AppendTargets appends the targets of everything on the table, texts included, where they are once all motion has ended.
func (t *Timeline) AppendTargets(dst []target.Target) []target.Target {
	add := func(id string, at geom.Rect) { dst = append(dst, target.Target{ID: id, Rect: at}) }
	g, v := t.Geometry(), t.View()
	hand := v.Hands[t.Seating().Front]
	for i, c := range hand {
		add(CardID(c), g.HandSpot(i, len(hand)))
	}
	for i, c := range v.AsideCards {
		add(CardID(c), g.AsideSpot(i, len(v.AsideCards)))
	}
	if v.RevealedCard != dreist.NoCard {
		add(CardID(v.RevealedCard), g.Egon.RevealedCard)
	}
	for column := 1; column <= dreist.NumberCount; column++ {
		add("stone."+strconv.Itoa(column), g.StoneRect(column))
		for row := 1; row <= max(v.Depth(), g.Shape.VisibleRows)+1; row++ {
			at := dreist.Cell{Row: row, Column: column}
			add(CellID(at), g.CellRect(at))
		}
	}
	for place, seat := range t.Seating().OtherSeats() {
		add("seat."+strconv.Itoa(int(seat)), g.OtherSeats[place].Bounds)
	}
	if t.Seating().IsOtherApart {
		add("egon", g.Egon.Face)
	}
	add("aside", g.AsideSpot(0, 1))
	add("rows", g.RowsRect)
	add("hand", g.HandRect)
	add("pile", g.OwnPile)
	add("discard", g.DiscardPile)
	add("prompt", g.PromptLine)
	add("question", g.Plate)
	return dst
}
