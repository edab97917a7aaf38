package widget

import (
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/render/kit"
	"dreist/render/panel/edit"
	"dreist/render/panel/skin"
)

// Desk is what the parts of a panel share.
type Desk struct {
	Skin    *skin.Skin
	calls   []func() // what is to be told to the program
	Labels  int      // width in pixels of the column of labels, 0 where there are none
	Choices int      // width in pixels of the widest choice in an entry
	Pocket  *edit.Pocket
	Clock   int // ticks
	pasting pasting
	Next    func() // gives the focus to the next control
}

// NewDesk returns the desk of a panel whose fields copy to and paste from a pocket.
func NewDesk(skin *skin.Skin, pocket *edit.Pocket) *Desk { return &Desk{Skin: skin, Pocket: pocket} }

// FormGap is the logical room between a label and its control.
const FormGap = 16

// FormHeight is the logical height of a slider, a choice or a field.
const FormHeight = 40

// Align makes the column of labels wide enough for one more, so that what stands beside them lines up.
func (d *Desk) Align(label string) {
	d.Labels = max(d.Labels, int(math.Ceil(d.Skin.Fit(label, assets.Strong, skin.LabelSize, skin.Wide).Width)))
}

// Caption is the label left of a control.
type Caption struct {
	Label kit.Prose
	Start int // of the control in the part's width
}

// Caption sets a label in the column of labels, which is at most two fifths of a width. Without a text the control has the whole width.
func (d *Desk) Caption(text string, width int) (c Caption) {
	room := 0
	if text != "" {
		room = min(d.Labels, width*2/5)
		c.Start = room + d.Skin.Px(FormGap)
	}
	c.Label = d.Skin.Fit(text, assets.Strong, skin.LabelSize, float64(room))
	return c
}

// DrawLabel writes the label of a part.
func (c *Caption) DrawLabel(screen *ebiten.Image, part image.Rectangle, ink color.Color) {
	part.Max.X = part.Min.X + c.Start
	c.Label.Draw(screen, part, kit.Left, ink)
}

// Later takes note of what is to be told to the program. It is told after the panel has finished its own work, so that the program may replace it.
func (d *Desk) Later(call func()) { d.calls = append(d.calls, call) }

// Tell tells what has been noted.
func (d *Desk) Tell() {
	calls := d.calls
	d.calls = nil
	for _, call := range calls {
		call()
	}
}
