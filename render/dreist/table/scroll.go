package table

import (
	"strconv"

	"dreist/assets/msg"
	"dreist/input"
	"dreist/render/art"
	"dreist/render/dreist/hand"
	"dreist/render/dreist/overlay"
	"dreist/render/geom"
)

// scrolling is how a layout is moved that is deeper than the table shows.
type scrolling struct {
	pulled bool    // by the mouse, which holds it
	at     float64 // where the mouse has it
	told   [2]hidden
}

// hidden is how many rows are out of sight on one side, in words.
type hidden struct {
	rows  int
	words bool
	text  string
}

// scrollButtons appends the buttons that tell of rows out of sight and lead there.
func (t *Table) scrollButtons(dst []overlay.Button) []overlay.Button {
	g := t.Line.Geometry()
	shift, most := g.Shape.Shift, g.MaxShift()
	if most == 0 {
		return dst
	}
	above, below, words := g.ScrollMarks()
	for i, b := range [...]overlay.Button{
		{Id: AboveButton, Name: "above", Rect: above, Sign: art.Above, Works: shift > 0},
		{Id: BelowButton, Name: "below", Rect: below, Sign: art.Below, Works: shift < most},
	} {
		if b.Works {
			rows := int(shift)
			if b.Id == BelowButton {
				rows = int(most - shift)
			}
			b.Text = t.hides(&t.scrolls.told[i], rows, words)
			dst = append(dst, b)
		}
	}
	return dst
}

// hides says how many rows are out of sight. It is put into words again only where that has changed.
func (t *Table) hides(h *hidden, rows int, words bool) string {
	if h.text == "" || h.rows != rows || h.words != words {
		*h = hidden{rows, words, strconv.Itoa(rows)}
		if words {
			h.text += " " + t.Say.Count(msg.TableRows, rows)
		}
	}
	return h.text
}

// pull lets the mouse take hold of a layout that is deeper than the table shows, move it and let go, and reports whether it did.
func (t *Table) pull(g input.Gesture) bool {
	p, geo := &t.scrolls, t.Line.Geometry()
	switch g.Kind {
	case input.DragStart:
		p.at = g.From.Y
		p.pulled = geo.MaxShift() > 0 && geo.Rows.Contains(geom.Point(g.From)) && t.Hand.Grip < hand.Pressed && t.Gift.Grip == hand.Free && t.down.id == NoButton
	case input.Drag, input.Drop:
	default:
		p.pulled = p.pulled && g.Kind == input.Hover
		return false
	}
	if !p.pulled {
		return false
	}
	t.scroll((p.at - g.At.Y) / geo.Pitch)
	p.at, p.pulled = g.At.Y, g.Kind != input.Drop
	return true
}
