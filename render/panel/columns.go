package panel

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"
)

// Columns is two columns of items beside each other. Where a panel is too high for its room they scroll. A panel has at most one.
type Columns struct {
	ID          string // as of a Button; its scroll bar is ID.bar
	Left, Right []Item
}

// columns is the part of Columns.
type columns struct {
	*roll
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

func (item Columns) part(d *desk, id string) part {
	c := &columns{roll: newRoll(d, named(item.ID, id))}
	c.snug = true
	c.roll.height = func() int { return max(c.sides[0].size.Y, c.sides[1].size.Y) }
	outer := d.labels
	for i, items := range [2][]Item{item.Left, item.Right} {
		s := &c.sides[i]
		d.labels = 0
		for j, one := range items {
			s.items = append(s.items, one)
			s.parts = append(s.parts, one.part(d, numbered(numbered(c.id, i), j)))
		}
		s.labels = d.labels
	}
	d.labels = outer
	return c
}

// controls returns the controls of both columns, those of the left one first.
func (c *columns) controls() (all []control) {
	for i := range c.sides {
		for _, p := range c.sides[i].parts {
			all = append(all, controlsOf(p)...)
		}
	}
	return all
}

func (c *columns) measure(width int) int {
	if c.limit > 0 {
		width = c.inner(width)
	}
	outer, each := c.labels, (width-c.skin.Px(columnsGap))/2
	for i := range c.sides {
		c.labels = c.sides[i].labels
		c.sides[i].stackTight(c.skin, each, columnsTight)
	}
	c.labels = outer
	if c.limit > 0 {
		return min(c.height(), c.limit)
	}
	return c.height()
}

func (c *columns) put(at image.Rectangle) {
	c.roll.put(at)
	c.to(c.top)
	c.follow()
}

// follow puts the items where they are scrolled to.
func (c *columns) follow() {
	x := c.view.Min.X
	for i := range c.sides {
		c.sides[i].place(image.Pt(x, c.view.Min.Y-c.top))
		x += c.sides[i].size.X + c.skin.Px(columnsGap)
	}
	c.shown = c.top
}

// able is false: the keys lead through what is in it.
func (c *columns) able() bool { return false }

// show scrolls until a control in it is seen.
func (c *columns) show(one control) {
	r := one.bounds().Sub(image.Pt(0, c.view.Min.Y-c.shown))
	c.reveal(r.Min.Y, r.Max.Y, c.skin.Px(fadeHeight))
	c.follow()
}

// seen reports whether a point of an item in it is to be seen.
func (c *columns) seen(at image.Point) bool { return at.In(c.view) }

func (c *columns) look() look {
	l := look{value: c.top}
	if c.lit() {
		l.state = hovered
	}
	return l
}

// keep takes over how far the one was scrolled that it replaces.
func (c *columns) keep(old *columns) {
	c.to(old.top)
	c.follow()
}

func (c *columns) draw(screen *ebiten.Image) {
	part := screen
	if c.most() > 0 {
		room := c.skin.Px(ringReach)
		part = screen.SubImage(image.Rect(c.view.Min.X-room, c.view.Min.Y, c.view.Max.X+room, c.view.Max.Y)).(*ebiten.Image)
	}
	for i := range c.sides {
		for _, p := range c.sides[i].parts {
			p.draw(part)
		}
	}
	c.drawEdges(screen)
}
