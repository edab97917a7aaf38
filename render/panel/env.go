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

// Env is the state that the parts of a panel share.
type Env struct {
	skin        *Skin
	calls       []func() // deferred callbacks
	labelWidth  int      // width in pixels of the label column, 0 without labels
	choiceWidth int      // width in pixels of the widest choice in an entry
	ticks       int      // ticks since the panel, or the first one it continues, was made
	pasting     pasting
	focusNext   func() // moves the focus to the next control
}

// formGap is the logical space between a label and its control.
const formGap = 16

// formHeight is the logical height of a choice or a field.
const formHeight = 40

func (e *Env) widenLabels(label string) {
	e.labelWidth = max(e.labelWidth, int(math.Ceil(e.skin.layOutFitted(label, assets.StrongFont, kit.TextSize, unlimitedWidth).Width)))
}

// Caption is a label left of a control.
type Caption struct {
	label kit.WrappedText
	start int // left edge of the control in the part
}

// newCaption lays out a label in the label column, at most two fifths of a width. With an empty text the control has the whole width.
func (e *Env) newCaption(text string, width int) (c Caption) {
	room := 0
	if text != "" {
		room = min(e.labelWidth, width*2/5)
		c.start = room + e.skin.Px(formGap)
	}
	c.label = e.skin.layOutFitted(text, assets.StrongFont, kit.TextSize, float64(room))
	return c
}

func (c *Caption) drawLabel(screen *ebiten.Image, part image.Rectangle, ink color.Color) {
	part.Max.X = part.Min.X + c.start
	c.label.Draw(screen, part, kit.Left, ink)
}

// Defer defers a callback until the panel has finished its own work, so that the program may replace the panel.
func (e *Env) Defer(call func()) { e.calls = append(e.calls, call) }

// pasting is a text requested from the clipboard. The owner of the text may be slow or hang, so the program does not wait for it.
type pasting struct {
	text  edit.PasteRequest
	to    *field // nil if nothing is requested
	ticks int    // ticks since the request
}

// pasteLimit is the number of ticks after which a request without an answer is dropped.
const pasteLimit = 300

// tick counts time. A text that has arrived is inserted in the field that requested it.
func (e *Env) tick() {
	e.ticks++
	p := &e.pasting
	if p.to == nil {
		return
	}
	text, ok := p.text.TakeText()
	if p.ticks++; !ok && p.ticks < pasteLimit {
		return
	}
	p.to.insert(text)
	*p = pasting{}
}

// span is a horizontal range in pixels.
type span struct{ from, to int }

// distribute returns adjacent spans from x on, each as wide as its need plus an equal part of the spare width.
func distribute(x int, needs []int, spare int) []span {
	spans := make([]span, len(needs))
	for i, need := range needs {
		to := x + need + spare*(i+1)/len(needs) - spare*i/len(needs)
		spans[i] = span{x, to}
		x = to
	}
	return spans
}

func sum(all []int) int {
	total := 0
	for _, n := range all {
		total += n
	}
	return total
}
