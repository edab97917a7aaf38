package panel

import (
	"image"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/render/kit"
)

// Row is a row of buttons, equally wide as far as their labels allow. A single button is centred and no wider than needed, unless
// HasWideFirst; a Button used as an item fills the width of the panel.
type Row struct {
	Buttons       []Button
	SimilarLabels []string // labels of rows whose letters must have the same size, which is chosen so that these fit, too
	HasWideFirst  bool     // the first button takes all the width that the others do not need
}

type row struct {
	PartBase
	*Env
	item    Row
	buttons []*button
	widths  []int
	alone   bool // a single button, no wider than needed
}

const rowGap = 10

func (item Row) MakePart(d *Env, id string) Part {
	r := &row{Env: d, item: item, alone: len(item.Buttons) == 1 && !item.HasWideFirst}
	for i, button := range item.Buttons {
		r.buttons = append(r.buttons, newButton(d, numbered(id, i), button))
	}
	return r
}

// MakePart returns a row of one button that fills the width of the panel.
func (item Button) MakePart(d *Env, id string) Part {
	return &row{Env: d, buttons: []*button{newButton(d, id, item)}}
}

func (r *row) Measure(width int) int {
	r.divide(width)
	size := kit.TextSize
	if len(r.buttons) > 0 && r.buttons[0].item.Form == TileForm {
		size = kit.HeadingSize // there is a line below it
	}
	for i, b := range r.buttons {
		b.measure(r.widths[i], size)
		size = size.ShrunkTo(r.skin.logicalSize(b.label.Face.Size))
	}
	for _, label := range r.item.SimilarLabels {
		face := r.skin.layOutFitted(label, assets.DisplayFont, size, float64(slices.Min(r.widths)-2*r.skin.Px(buttonSide))).Face
		size = size.ShrunkTo(r.skin.logicalSize(face.Size))
	}
	// Measure again with the smallest letters of all: different sizes look like a mistake.
	high := 0
	for i, b := range r.buttons {
		high = max(high, b.measure(r.widths[i], size))
	}
	return high
}

// compact is the minimum logical width of a single button in a Row.
const compact = 180

// divide gives all buttons the same width or, if a label needs more, all labels the same space around them. Stacked buttons and tiles with pictures
// always have the same width. With HasWideFirst the first button takes the rest, unless that would make it narrower than the others.
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
		tiles = tiles || b.item.PictureHeight > 0
	}
	if rest := free - sum(r.widths[1:]); r.item.HasWideFirst && rest >= free/n {
		r.widths[0] = rest
		return
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

func (r *row) Controls() (all []Control) {
	for _, b := range r.buttons {
		all = append(all, b)
	}
	return all
}

func (r *row) SetBounds(at image.Rectangle) {
	r.rect = at
	x := at.Min.X
	if r.alone {
		x += (at.Dx() - r.widths[0]) / 2
	}
	for i, b := range r.buttons {
		b.SetBounds(image.Rect(x, at.Min.Y, x+r.widths[i], at.Max.Y))
		x += r.widths[i] + r.skin.Px(rowGap)
	}
}

func (r *row) Draw(screen *ebiten.Image) {
	for _, b := range r.buttons {
		b.draw(screen)
	}
}
