package panel

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/render/kit"
	"dreist/render/panel/scroll"
	"dreist/render/panel/widget"
)

// Columns is two columns of items beside each other. Where a panel is too high for its room they scroll. A panel has at most one.
type Columns struct {
	ID          string // as of a Button; its scroll bar is ID.bar
	Left, Right []widget.Item
}

// columns is the part of Columns.
type columns struct {
	*scroll.Roll
	id    string
	sides [2]side
	limit int // its height at most, in pixels; 0 for as high as its items
	shown int // how far its items are scrolled on the screen
}

// side is one of the columns. Labels line up within it.
type side struct {
	column
	labels int
}

// The logical room between two columns, how close together the items stand, in parts of the usual distances, and how far the ring of the focus reaches.
const (
	columnsGap   = 34
	columnsTight = 0.6
	ringReach    = 8
)

// Part makes what the item is in a panel.
func (item Columns) Part(d *widget.Desk, id string) widget.Part {
	c := new(columns)
	c.id = widget.Named(item.ID, id)
	c.Roll = scroll.NewRoll(d, c.id, c.high)
	c.SetSnug()
	outer := d.Labels
	for i, items := range [2][]widget.Item{item.Left, item.Right} {
		s := &c.sides[i]
		d.Labels = 0
		for j, one := range items {
			s.items = append(s.items, one)
			s.parts = append(s.parts, one.Part(d, widget.Numbered(widget.Numbered(c.id, i), j)))
		}
		s.labels = d.Labels
	}
	d.Labels = outer
	return c
}

// high is how high the higher one is, in pixels.
func (c *columns) high() int { return max(c.sides[0].size.Y, c.sides[1].size.Y) }

// Controls returns the controls of both columns, those of the left one first, and the columns themselves.
func (c *columns) Controls() (all []widget.Control) {
	for i := range c.sides {
		for _, p := range c.sides[i].parts {
			all = append(all, controlsOf(p)...)
		}
	}
	return append(all, c)
}

func (c *columns) Measure(width int) int {
	if c.limit > 0 {
		width = c.Inner(width)
	}
	outer, each := c.Labels, (width-c.Skin.Px(columnsGap))/2
	for i := range c.sides {
		c.Labels = c.sides[i].labels
		c.sides[i].stackTight(c.Skin, each, columnsTight)
	}
	c.Labels = outer
	if c.limit > 0 {
		return min(c.high(), c.limit)
	}
	return c.high()
}

func (c *columns) Put(at image.Rectangle) {
	c.Roll.Put(at)
	c.To(c.Top())
	c.follow()
}

// follow puts the items where they are scrolled to.
func (c *columns) follow() {
	x := c.View().Min.X
	for i := range c.sides {
		c.sides[i].place(image.Pt(x, c.View().Min.Y-c.Top()))
		x += c.sides[i].size.X + c.Skin.Px(columnsGap)
	}
	c.shown = c.Top()
}

// Able is false: the keys lead through what is in it.
func (c *columns) Able() bool { return false }

// show scrolls until a control in it is seen.
func (c *columns) show(one widget.Control) {
	r := one.Bounds().Sub(image.Pt(0, c.View().Min.Y-c.shown))
	c.Reveal(r.Min.Y, r.Max.Y, c.Skin.Px(scroll.FadeHeight))
	c.follow()
}

// seen reports whether a point of an item in it is to be seen.
func (c *columns) seen(at image.Point) bool { return at.In(c.View()) }

func (c *columns) Look() widget.Look {
	l := widget.Look{Value: c.Top()}
	if c.Lit() {
		l.State = kit.Hovered
	}
	return l
}

// Inherit takes over how far the one was scrolled that it replaces, and the grip.
func (c *columns) Inherit(from widget.Control) bool {
	old, ok := from.(*columns)
	if ok {
		c.KeepGrip(old.Roll)
		c.To(old.Top())
		c.follow()
	}
	return ok
}

func (c *columns) Draw(screen *ebiten.Image) {
	part := screen
	if c.Most() > 0 {
		room := c.Skin.Px(ringReach)
		part = screen.SubImage(image.Rect(c.View().Min.X-room, c.View().Min.Y, c.View().Max.X+room, c.View().Max.Y)).(*ebiten.Image)
	}
	for i := range c.sides {
		for _, p := range c.sides[i].parts {
			p.Draw(part)
		}
	}
	c.DrawEdges(screen)
}
