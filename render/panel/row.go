package panel

import (
	"image"
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// row sets its buttons side by side.
type row struct {
	element
	*desk
	caption
	item    Row
	buttons []*button
	widths  []int
	alone   bool // a single button is no wider than it needs
}

// rowGap is the logical room between two buttons.
const rowGap = 10

func (item Row) part(d *desk, id string) part {
	d.align(item.Label)
	r := &row{desk: d, item: item, alone: len(item.Buttons) == 1}
	for i, button := range item.Buttons {
		r.buttons = append(r.buttons, newButton(d, numbered(id, i), button))
	}
	return r
}

// part returns a row of one button that fills the width of the panel.
func (item Button) part(d *desk, id string) part {
	return &row{desk: d, buttons: []*button{newButton(d, id, item)}}
}

func (r *row) measure(width int) int {
	r.caption = r.desk.caption(r.item.Label, width)
	r.divide(width - r.start)
	size := float64(buttonSize)
	for i, b := range r.buttons {
		b.measure(r.widths[i], buttonSize)
		size = math.Min(size, b.size())
	}
	// Once more with the smallest letters of all: neighbours of different sizes look like a mistake.
	high := 0
	for i, b := range r.buttons {
		high = max(high, b.measure(r.widths[i], size))
	}
	return high
}

// compact is the least logical width of a button that stands alone in a Row.
const compact = 180

// divide gives every button the same width or, where a label needs more, every label the same room around it. What is stacked and
// tiles with pictures are always of the same width.
func (r *row) divide(width int) {
	n := len(r.buttons)
	r.widths = make([]int, n)
	if n == 0 {
		return
	}
	if n == 1 && r.alone {
		r.widths[0] = min(width, max(r.buttons[0].natural(), r.skin.Px(compact)))
		return
	}
	free := width - (n-1)*r.skin.Px(rowGap)
	tiles := false
	for i, b := range r.buttons {
		r.widths[i] = b.natural()
		tiles = tiles || b.item.Room > 0 && b.item.Form != Icon
	}
	spare := free - sum(r.widths)
	equal := tiles || spare < 0 || slices.Max(r.widths) <= free/n
	for i := range r.widths {
		if equal {
			r.widths[i] = free / n
		} else {
			r.widths[i] += spare / n
		}
	}
	r.widths[n-1] += free - sum(r.widths)
}

// put puts all buttons on the screen.
func (r *row) put(at image.Rectangle) {
	r.at = at
	x := at.Min.X + r.start
	if r.alone {
		x += (at.Dx() - r.start - r.widths[0]) / 2
	}
	for i, b := range r.buttons {
		b.put(image.Rect(x, at.Min.Y, x+r.widths[i], at.Max.Y))
		x += r.widths[i] + r.skin.Px(rowGap)
	}
}

// draw draws the label and the buttons.
func (r *row) draw(screen *ebiten.Image) {
	r.drawLabel(screen, r.at, r.skin.ui.Text)
	for _, b := range r.buttons {
		b.draw(screen)
	}
}
