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

// Places appends the targets of everything on the table where they are once all motion has ended: cards, cells, base
// stones, piles, other players and texts.
func (t *Timeline) Places(dst []target.Target) []target.Target {
	add := func(id string, at geom.Rect) { dst = append(dst, target.Target{ID: id, Rect: at}) }
	g, v := t.Geometry(), t.View()
	hand := v.Hands[t.Seating().Front]
	for i, c := range hand {
		add(CardID(c), g.HandSlot(i, len(hand)))
	}
	for i, c := range v.Aside {
		add(CardID(c), g.AsideSlot(i, len(v.Aside)))
	}
	if v.Revealed != dreist.NoCard {
		add(CardID(v.Revealed), g.Egon.Reveal)
	}
	for column := 1; column <= dreist.Numbers; column++ {
		add("stone."+strconv.Itoa(column), g.Stone(column))
		for row := 1; row <= max(v.Depth(), g.Shape.Rows)+1; row++ {
			at := dreist.Cell{Row: row, Column: column}
			add(CellID(at), g.Cell(at))
		}
	}
	for place, seat := range t.Seating().Others() {
		add("seat."+strconv.Itoa(int(seat)), g.Others[place].Box)
	}
	if t.Seating().Apart {
		add("egon", g.Egon.Face)
	}
	add("aside", g.AsideSlot(0, 1))
	add("rows", g.Rows)
	add("hand", g.Tray)
	add("pile", g.Pile)
	add("discard", g.DiscardPile)
	add("prompt", g.Prompt)
	add("question", g.Plate)
	return dst
}
