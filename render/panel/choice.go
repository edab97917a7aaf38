package panel

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/render/kit"
	"dreist/render/paint"
)

// Choice is a control for one of several options: a row of segments or, if they do not fit, one option between two arrows.
type Choice struct {
	ID            string // see Button.ID; its options are named after it, its arrows ID.back and ID.forth
	Label         string // left of the options; may be empty
	Options       []string
	OptionIDs     []string        // IDs of the options; without them they are ID.0, ID.1 …
	SelectedIndex int             // index of the initial option, from 0
	OnChange      func(index int) // called when another option is chosen
}

// picker is the base of a control for one of several options.
type picker struct {
	PartBase
	PointerState
	*Env
	Caption
	id       string
	count    int // number of options
	index    int // of the chosen option
	onChange func(index int)
}

func (p *picker) set(index int) {
	if index < 0 || index >= p.count || index == p.index {
		return
	}
	p.index = index
	if p.onChange != nil {
		p.Defer(func() { p.onChange(index) })
	}
}

func (p *picker) CanFocus() bool { return p.count > 0 }

// Activate chooses the next option, after the last one the first, so that Enter alone reaches all.
func (p *picker) Activate() { p.set((p.index + 1) % p.count) }

func (p *picker) HandleArrow(step int) (handled bool) {
	p.set(p.index + step)
	return true
}

func (p *picker) HandleRelease() { p.set(p.overPart - 1) }

func (p *picker) Appearance() Appearance {
	return Appearance{hasRing: p.hasRing, value: p.index, spot: p.overPart}
}

type choice struct {
	picker
	ids     []string // IDs of the options
	item    Choice
	options []kit.WrappedText
	stepper bool // whether only the chosen option is shown, between two arrows, since segments for all do not fit
	above   int  // height of the label if it is above the options, else 0
	spans   []span
}

// The logical space left and right of an option's text, and its minimum.
const (
	segmentSide  = 12
	segmentTight = 7
)

func (item Choice) MakePart(d *Env, id string) Part { return newChoice(d, id, item) }

func newChoice(d *Env, id string, item Choice) *choice {
	d.widenLabels(item.Label)
	c := &choice{picker: picker{Env: d, id: idOrDefault(item.ID, id), count: len(item.Options), index: item.SelectedIndex, onChange: item.OnChange}, item: item}
	for i := range item.Options {
		c.ids = append(c.ids, numbered(c.id, i))
	}
	copy(c.ids, item.OptionIDs)
	return c
}

func (c *choice) Measure(width int) int {
	c.Caption, c.above = c.newCaption(c.item.Label, width), 0
	c.stepper = !c.segments(width - c.start)
	if c.stepper {
		// Not enough room: put the label above the options.
		c.start = 0
		c.label = c.skin.layOutFitted(c.item.Label, assets.StrongFont, kit.TextSize, float64(width))
		c.stepper = !c.segments(width)
	}
	if c.start == 0 && c.item.Label != "" {
		c.above = c.label.Height() + c.skin.Px(4)
	}
	if c.stepper {
		c.steps(width)
	}
	high := c.skin.Px(formHeight)
	for _, o := range c.options {
		high = max(high, o.Height()+c.skin.Px(2*bedInset+6))
	}
	return max(high+c.above, c.label.Height())
}

// segments divides a width among all options with equal space around their texts. It returns false if they do not fit in the smallest letters.
func (c *choice) segments(width int) bool {
	n := len(c.item.Options)
	free := width - 2*c.skin.Px(bedInset)
	for size := kit.TextSize; ; size = shrunk(size) {
		side := segmentSide
		if size.Pixels() == smallestSize {
			side = segmentTight
		}
		needs := make([]int, n)
		c.options = make([]kit.WrappedText, n)
		for i, o := range c.item.Options {
			c.options[i] = c.skin.layOutLine(o, assets.StrongFont, size)
			if len(c.options[i].Lines) > mostLines {
				return false
			}
			needs[i] = int(c.options[i].Width) + 1 + 2*c.skin.Px(float64(side))
		}
		if spare := free - sum(needs); spare >= 0 {
			c.spans = distribute(c.start+c.skin.Px(bedInset), needs, spare)
			return true
		}
		if size.Pixels() == smallestSize {
			return false
		}
	}
}

// steps lays out one option between two arrows.
func (c *choice) steps(width int) {
	side := c.skin.Px(formHeight)
	c.spans = []span{{from: c.start, to: c.start + side}, {from: c.start + width - side, to: c.start + width}}
	c.options = make([]kit.WrappedText, len(c.item.Options))
	for i, o := range c.item.Options {
		c.options[i] = c.skin.layOutFitted(o, assets.StrongFont, kit.TextSize, float64(width-2*side))
	}
}

func (c *choice) AppendZones(dst []zone) []zone {
	if c.stepper {
		for i, id := range [...]string{c.id + ".back", c.id + ".forth"} {
			possible := i == 0 && c.index > 0 || i == 1 && c.index < len(c.options)-1
			dst = append(dst, newZone(i+1, id, c.seat(i), "", possible))
		}
		return dst
	}
	for i, id := range c.ids {
		z := newZone(i+1, id, c.seat(i), c.item.Options[i], true)
		z.Cut = c.options[i].IsCut || c.label.IsCut
		dst = append(dst, z)
	}
	return dst
}

func (c *choice) HandleRelease() {
	if c.stepper {
		c.HandleArrow(2*c.overPart - 3)
	} else {
		c.picker.HandleRelease()
	}
}

func (c *choice) Draw(screen *ebiten.Image) {
	box, bed := c.Bounds(), c.bed()
	if c.above > 0 {
		box.Max.Y = bed.Min.Y
	}
	c.label.Draw(screen, box, kit.Left, c.skin.Palette.Text)
	if c.hasRing {
		c.skin.Pictures.DrawStretched(screen, c.skin.Ring, bed)
	}
	c.skin.Pictures.DrawStretched(screen, trough(c.skin), bed)
	if c.stepper {
		c.drawStepper(screen, bed)
		return
	}
	at := c.overPart - 1
	for i, o := range c.options {
		seat := c.seat(i)
		switch i {
		case c.index:
			c.skin.Pictures.DrawStretched(screen, chosen(c.skin), seat)
		case at:
			c.skin.Pictures.DrawStretched(screen, c.skin.hoverBox(), seat)
		}
		o.Draw(screen, seat, kit.Center, c.skin.Palette.Text)
	}
}

func (c *choice) drawStepper(screen *ebiten.Image, bed image.Rectangle) {
	if c.overPart > nowhere {
		c.skin.Pictures.DrawStretched(screen, c.skin.hoverBox(), c.seat(c.overPart-1))
	}
	for i, end := range [2]int{0, len(c.options) - 1} {
		// An arrow is bright if a step is possible.
		sign := arrow{left: i == 0, color: c.skin.Palette.Text}
		if c.index == end {
			sign.color = paint.ScaleOpacity(sign.color, 0.25)
		}
		seat := c.seat(i)
		c.skin.Pictures.DrawCentred(screen, sign, c.skin.Px(arrowSize), image.Pt((seat.Min.X+seat.Max.X)/2, (seat.Min.Y+seat.Max.Y)/2))
	}
	c.options[c.index].Draw(screen, bed, kit.Center, c.skin.Palette.Text)
}

func (c *choice) bed() image.Rectangle {
	r := c.Bounds()
	return image.Rect(r.Min.X+c.start, r.Min.Y+c.above, r.Max.X, r.Max.Y)
}

// seat returns the rectangle of an option, or of an arrow of the stepper.
func (c *choice) seat(i int) image.Rectangle {
	r, bed, s, inset := c.Bounds(), c.bed(), c.spans[i], c.skin.Px(bedInset)
	seat := image.Rect(r.Min.X+s.from, bed.Min.Y+inset, r.Min.X+s.to, bed.Max.Y-inset)
	if c.stepper {
		seat.Min.X += inset
		seat.Max.X -= inset
	}
	return seat
}
