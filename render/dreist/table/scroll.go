package table

import (
	"strconv"

	"dreist/render/art"
	"dreist/render/tabletop"
)

// scrollButtons appends the buttons that count the rows out of sight and scroll to them.
func (t *Table) scrollButtons(dst []tabletop.Button) []tabletop.Button {
	g := t.Line.Geometry()
	shift, most := g.Shape.Shift, g.MaxShift()
	if most == 0 {
		return dst
	}
	above, below, isSpelt := g.ScrollMarks()
	count := func(rows float64) string {
		if isSpelt {
			return strconv.Itoa(int(rows)) + " " + t.Say.Count("table.rows", int(rows))
		}
		return strconv.Itoa(int(rows))
	}
	if shift > 0 {
		dst = append(dst, tabletop.Button{Id: AboveButton, Name: "above", Rect: above, Sign: art.Above,
			Text: count(shift), Enabled: true})
	}
	if shift < most {
		dst = append(dst, tabletop.Button{Id: BelowButton, Name: "below", Rect: below, Sign: art.Below,
			Text: count(most - shift), Enabled: true})
	}
	return dst
}

// Scroll scrolls a layout that is deeper than the table by a number of rows.
func (t *Table) Scroll(rows float64) {
	if t.Line.Scroll(rows) {
		t.Stale = true
	}
}
