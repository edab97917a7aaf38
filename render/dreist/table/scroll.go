package table

import (
	"strconv"

	"dreist/render/art"
	"dreist/render/dreist/words"
	"dreist/render/tabletop"
)

// outOfSight are the numbers of rows above and below the visible ones, in words.
type outOfSight struct{ above, below rows }

// rows is a number of rows in words.
type rows struct {
	count int
	spelt bool // the text has the word for rows
	text  string
}

// scrollButtons appends the buttons that count the rows out of sight and scroll to them.
func (t *Table) scrollButtons(dst []tabletop.Button) []tabletop.Button {
	g := t.Line.Geometry()
	shift, most := g.Shape.Shift, g.MaxShift()
	if most == 0 {
		return dst
	}
	above, below, spelt := g.ScrollMarks()
	if shift > 0 {
		dst = append(dst, tabletop.Button{Id: AboveButton, Name: "above", Rect: above, Sign: art.Above,
			Text: t.outOfSight.above.label(&t.Say, int(shift), spelt), Enabled: true})
	}
	if shift < most {
		dst = append(dst, tabletop.Button{Id: BelowButton, Name: "below", Rect: below, Sign: art.Below,
			Text: t.outOfSight.below.label(&t.Say, int(most-shift), spelt), Enabled: true})
	}
	return dst
}

// label returns the number of rows out of sight in words. The text is cached until the number changes.
func (r *rows) label(say *words.Sentences, count int, spelt bool) string {
	if r.text == "" || r.count != count || r.spelt != spelt {
		*r = rows{count, spelt, strconv.Itoa(count)}
		if spelt {
			r.text += " " + say.Count("table.rows", count)
		}
	}
	return r.text
}

// Scroll scrolls a layout that is deeper than the table by a number of rows.
func (t *Table) Scroll(rows float64) {
	if t.Line.Scroll(rows) {
		t.Stale = true
	}
}
