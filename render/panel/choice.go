package panel

import (
	"dreist/render/paint"
	"github.com/hajimehoshi/ebiten/v2"
	"image"

	"dreist/assets"
	"dreist/render/kit"
	"dreist/render/target"
)

// choice is the part of a Choice.
type choice struct {
	element
	touch
	*desk
	caption
	id      string
	ids     []string // of the options
	item    Choice
	options []kit.Prose
	stepper bool // one option between arrows instead of a row of segments
	above   int  // height of the label where it stands above the options, else 0
	spans   []span
}

// span is a stretch of a part's width in pixels.
type span struct{ from, to int }

// deal returns spans side by side from a place on, each as wide as it needs and so much wider that the last one ends where all that is to spare is used up.
func deal(x int, needs []int, spare int) []span {
	spans := make([]span, len(needs))
	for i, need := range needs {
		to := x + need + spare*(i+1)/len(needs) - spare*i/len(needs)
		spans[i] = span{x, to}
		x = to
	}
	return spans
}

// segmentSide is the logical room left and right of an option's text, segmentTight the least of it.
const (
	segmentSide  = 12
	segmentTight = 7
)

func (item Choice) part(d *desk, id string) part { return newChoice(d, id, item) }

func newChoice(d *desk, id string, item Choice) *choice {
	d.align(item.Label)
	c := &choice{desk: d, id: named(item.ID, id), item: item}
	for i := range item.Options {
		own := ""
		if i < len(item.OptionIDs) {
			own = item.OptionIDs[i]
		}
		c.ids = append(c.ids, named(own, numbered(c.id, i)))
	}
	return c
}

func (c *choice) measure(width int) int {
	c.caption, c.above = c.desk.caption(c.item.Label, width), 0
	c.stepper = !c.segments(width - c.start)
	if c.stepper {
		// More room: the label moves above the options.
		c.start = 0
		c.label = c.skin.fit(c.item.Label, assets.Strong, labelSize, float64(width))
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

// segments divides a width among all options, the room around their texts being equal. It fails where they do not fit in letters of the smallest size.
func (c *choice) segments(width int) bool {
	n := len(c.item.Options)
	free := width - 2*c.skin.Px(bedInset)
	for size := float64(labelSize); size >= smallestSize; size -= 0.5 {
		side := segmentSide
		if size == smallestSize {
			side = segmentTight
		}
		needs := make([]int, n)
		c.options = make([]kit.Prose, n)
		for i, o := range c.item.Options {
			c.options[i] = c.skin.label(o, assets.Strong, size)
			if len(c.options[i].Lines) > mostLines {
				return false
			}
			needs[i] = int(c.options[i].Width) + 1 + 2*c.skin.Px(float64(side))
		}
		if spare := free - sum(needs); spare >= 0 {
			c.spans = deal(c.start+c.skin.Px(bedInset), needs, spare)
			return true
		}
	}
	return false
}

// steps lays out one option between two arrows.
func (c *choice) steps(width int) {
	side := c.skin.Px(formHeight)
	c.spans = []span{{c.start, c.start + side}, {c.start + width - side, c.start + width}}
	c.options = make([]kit.Prose, len(c.item.Options))
	for i, o := range c.item.Options {
		c.options[i] = c.skin.fit(o, assets.Strong, labelSize, float64(width-2*side))
	}
}

// spots returns the options or, of a stepper, the arrows.
func (c *choice) spots(dst []spot) []spot {
	if c.stepper {
		for i, id := range [...]string{c.id + ".back", c.id + ".forth"} {
			possible := i == 0 && c.item.Index > 0 || i == 1 && c.item.Index < len(c.options)-1
			dst = append(dst, spot{target.Target{ID: id, Rect: rect(c.seat(i)), Enabled: possible}, i + 1})
		}
		return dst
	}
	for i, id := range c.ids {
		dst = append(dst, spot{target.Target{ID: id, Rect: rect(c.seat(i)), Label: c.item.Options[i], Enabled: true}, i + 1})
	}
	return dst
}

func (c *choice) drop() {
	switch {
	case c.over == nowhere:
	case c.stepper:
		c.turn(2*c.over - 3)
	default:
		c.set(c.over - 1)
	}
}

func (c *choice) set(index int) {
	if index < 0 || index >= len(c.item.Options) || index == c.item.Index {
		return
	}
	c.item.Index = index
	if c.item.Changed != nil {
		c.tell.later(func() { c.item.Changed(index) })
	}
}

func (c *choice) look() look {
	l := look{ring: c.ring, value: c.item.Index, spot: c.over}
	if c.held != nowhere {
		l.state = pressed
	}
	return l
}

func (c *choice) able() bool { return len(c.item.Options) > 0 }

// press goes on to the next option and from the last to the first, so that Enter alone reaches all.
func (c *choice) press() { c.set((c.item.Index + 1) % len(c.item.Options)) }

func (c *choice) turn(step int) bool {
	c.set(c.item.Index + step)
	return true
}

// draw draws the label and either all options or one between arrows.
func (c *choice) draw(screen *ebiten.Image) {
	box, bed := c.bounds(), c.bed()
	if c.above > 0 {
		box.Max.Y = bed.Min.Y
	}
	c.label.Draw(screen, box, kit.Left, c.skin.ui.Text)
	if c.ring {
		c.skin.pictures.Grow(screen, c.skin.Ring, bed)
	}
	c.skin.pictures.Grow(screen, c.skin.trough, bed)
	if c.stepper {
		c.drawStepper(screen, bed)
		return
	}
	at := c.over - 1
	for i, o := range c.options {
		seat := c.seat(i)
		switch i {
		case c.item.Index:
			c.skin.pictures.Grow(screen, c.skin.chosen, seat)
		case at:
			c.skin.pictures.Grow(screen, c.skin.pointed, seat)
		}
		o.Draw(screen, seat, kit.Center, c.skin.ui.Text)
	}
}

func (c *choice) drawStepper(screen *ebiten.Image, bed image.Rectangle) {
	if c.over > nowhere {
		c.skin.pictures.Grow(screen, c.skin.pointed, c.seat(c.over-1))
	}
	for i, end := range [2]int{0, len(c.options) - 1} {
		// An arrow is bright where a step is possible.
		arrow := kit.Arrow{Left: i == 0, Color: c.skin.ui.Text}
		if c.item.Index == end {
			arrow.Color = paint.Fade(arrow.Color, 0.25)
		}
		seat := c.seat(i)
		c.skin.pictures.Stamp(screen, arrow, c.skin.Px(arrowSize), image.Pt((seat.Min.X+seat.Max.X)/2, (seat.Min.Y+seat.Max.Y)/2))
	}
	c.options[c.item.Index].Draw(screen, bed, kit.Center, c.skin.ui.Text)
}

// bed is where the options lie on the screen.
func (c *choice) bed() image.Rectangle {
	r := c.bounds()
	return image.Rect(r.Min.X+c.start, r.Min.Y+c.above, r.Max.X, r.Max.Y)
}

// seat is where an option, or an arrow of the stepper, lies on the screen.
func (c *choice) seat(i int) image.Rectangle {
	r, bed, s, inset := c.bounds(), c.bed(), c.spans[i], c.skin.Px(bedInset)
	seat := image.Rect(r.Min.X+s.from, bed.Min.Y+inset, r.Min.X+s.to, bed.Max.Y-inset)
	if c.stepper {
		seat.Min.X += inset
		seat.Max.X -= inset
	}
	return seat
}
