package table

import (
	"strconv"

	"dreist/render/art"
	"dreist/render/tabletop"
)

func (t *Table) scrollButtons(dst []tabletop.Button) []tabletop.Button {
	g := t.Timeline.Geometry()
	shift, most := g.Shape.ScrolledRows, g.MaxScrolledRows()
	if most == 0 {
		return dst
	}
	above, below, isSpelt := g.ScrollMarks()
	count := func(rows float64) string {
		if isSpelt {
			return strconv.Itoa(int(rows)) + " " + t.Phrases.SayCount("table.rows", int(rows))
		}
		return strconv.Itoa(int(rows))
	}
	if shift > 0 {
		dst = append(dst, tabletop.Button{ID: FirstRowButton, Name: "above", Rect: above, SideIcon: art.UpIcon,
			Text: count(shift), IsEnabled: true})
	}
	if shift < most {
		dst = append(dst, tabletop.Button{ID: LastRowButton, Name: "below", Rect: below, SideIcon: art.DownIcon,
			Text: count(most - shift), IsEnabled: true})
	}
	return dst
}

// scrollRows scrolls by a number of rows, towards higher row numbers if it is positive. Only a layout deeper than the table scrolls.
func (t *Table) scrollRows(rows float64) {
	if t.Timeline.ScrollBy(rows) {
		t.Redraw()
	}
}
