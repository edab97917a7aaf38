package panel

import (
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/render/kit"
	"dreist/render/panel/edit"
)

// desk is what the parts of a panel share.
type desk struct {
	skin    *Skin
	tell    teller
	labels  int // width in pixels of the column of labels, 0 where there are none
	choices int // width in pixels of the widest choice in an entry
	pocket  *edit.Pocket
	clock   int // ticks
	pasting paste
	next    func() // gives the focus to the next control
}

// formGap is the logical room between a label and its control.
const formGap = 16

// formHeight is the logical height of a slider, a choice or a field.
const formHeight = 40

// align makes the column of labels wide enough for one more, so that what stands beside them lines up.
func (d *desk) align(label string) {
	d.labels = max(d.labels, int(math.Ceil(d.skin.fit(label, assets.Strong, labelSize, wide).Width)))
}

// caption is the label left of a control.
type caption struct {
	label kit.Prose
	start int // of the control in the part's width
}

// caption sets a label in the column of labels, which is at most two fifths of a width. Without a text the control has the whole width.
func (d *desk) caption(text string, width int) (c caption) {
	room := 0
	if text != "" {
		room = min(d.labels, width*2/5)
		c.start = room + d.skin.Px(formGap)
	}
	c.label = d.skin.fit(text, assets.Strong, labelSize, float64(room))
	return c
}

// drawLabel writes the label of a part.
func (c *caption) drawLabel(screen *ebiten.Image, part image.Rectangle, ink color.Color) {
	part.Max.X = part.Min.X + c.start
	c.label.Draw(screen, part, kit.Left, ink)
}
