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

// Env is the state that the parts of a panel share.
type Env struct {
	Skin    *skin.Skin
	calls   []func() // deferred callbacks
	Labels  int      // width in pixels of the label column, 0 without labels
	Choices int      // width in pixels of the widest choice in an entry
	Pocket  *edit.Pocket
	Clock   int // ticks
	pasting pasting
	Next    func() // focuses the next control
}

// NewEnv returns the shared state of a panel whose fields use a clipboard.
func NewEnv(skin *skin.Skin, pocket *edit.Pocket) *Env { return &Env{Skin: skin, Pocket: pocket} }

// FormGap is the logical room between a label and its control.
const FormGap = 16

// FormHeight is the logical height of a slider, a choice or a field.
const FormHeight = 40

// Align widens the label column for one more label.
func (d *Env) Align(label string) {
	d.Labels = max(d.Labels, int(math.Ceil(d.Skin.Fit(label, assets.Strong, skin.LabelSize, skin.Wide).Width)))
}

// Caption is the label left of a control.
type Caption struct {
	Label kit.Prose
	Start int // left edge of the control in the part
}

// Caption sets a label in the label column, at most two fifths of a width. Without a text the control has the whole
// width.
func (d *Env) Caption(text string, width int) (c Caption) {
	room := 0
	if text != "" {
		room = min(d.Labels, width*2/5)
		c.Start = room + d.Skin.Px(FormGap)
	}
	c.Label = d.Skin.Fit(text, assets.Strong, skin.LabelSize, float64(room))
	return c
}

// DrawLabel draws the label of a part.
func (c *Caption) DrawLabel(screen *ebiten.Image, part image.Rectangle, ink color.Color) {
	part.Max.X = part.Min.X + c.Start
	c.Label.Draw(screen, part, kit.Left, ink)
}

// Later defers a callback until the panel has finished its own work, so that the program may replace the panel.
func (d *Env) Later(call func()) { d.calls = append(d.calls, call) }

// Tell runs the deferred callbacks.
func (d *Env) Tell() {
	calls := d.calls
	d.calls = nil
	for _, call := range calls {
		call()
	}
}
