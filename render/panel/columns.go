package panel

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"
)

// Columns is two columns of items that scroll if the panel is too high. A panel has at most one.
type Columns struct {
	ID          string // see Button.ID; the scroll bar is ID.bar
	Left, Right []Item
}

type columns struct {
	*roll
	sides [2]side
	limit int // maximum height in pixels; 0 for that of the items
	shown int // scroll position on the screen
}

type side struct {
	column
	labels int
}

// The logical space between the columns, the distances of the items as a fraction of the usual ones, and the reach of the focus ring.
const (
	columnsGap   = 34
	columnsTight = 0.6
	ringReach    = 8
)

func (item Columns) MakePart(d *Env, id string) Part {
	c := new(columns)
	c.roll = newRoll(d, idOrDefault(item.ID, id), c.high)
	c.snug = true
	outer := d.labelWidth
	for i, items := range [2][]Item{item.Left, item.Right} {
		s := &c.sides[i]
		s.items, d.labelWidth = items, 0
		for j, one := range items {
			s.parts = append(s.parts, one.MakePart(d, numbered(numbered(c.id, i), j)))
		}
		s.labels = d.labelWidth
	}
	d.labelWidth = outer
	return c
}

func (c *columns) high() int { return max(c.sides[0].size.Y, c.sides[1].size.Y) }

func (c *columns) Controls() (all []Control) {
	for i := range c.sides {
		for _, p := range c.sides[i].parts {
			all = append(all, controlsOf(p)...)
		}
	}
	return append(all, c)
}

func (c *columns) Measure(width int) int {
	if c.limit > 0 {
		width = c.inner(width)
	}
	outer, each := c.labelWidth, (width-c.skin.Px(columnsGap))/2
	for i := range c.sides {
		c.labelWidth = c.sides[i].labels
		c.sides[i].stackTight(c.skin, each, columnsTight)
	}
	c.labelWidth = outer
	if c.limit > 0 {
		return min(c.high(), c.limit)
	}
	return c.high()
}

func (c *columns) SetBounds(at image.Rectangle) {
	c.roll.SetBounds(at)
	c.follow()
}

func (c *columns) follow() {
	x := c.view.Min.X
	for i := range c.sides {
		c.sides[i].place(image.Pt(x, c.view.Min.Y-c.top))
		x += c.sides[i].size.X + c.skin.Px(columnsGap)
	}
	c.shown = c.top
}

// CanFocus returns false: the keys go to the items.
func (c *columns) CanFocus() bool { return false }

func (c *columns) show(one Control) {
	r := one.Bounds().Sub(image.Pt(0, c.view.Min.Y-c.shown))
	c.reveal(r.Min.Y, r.Max.Y, c.skin.Px(fadeHeight))
	c.follow()
}

func (c *columns) InheritState(from Control) (inherited bool) {
	old, ok := from.(*columns)
	if ok {
		c.keepGrip(old.roll)
		c.setTop(old.top)
		c.follow()
	}
	return ok
}

func (c *columns) Draw(screen *ebiten.Image) {
	part := screen
	if c.maxTop() > 0 {
		room := c.skin.Px(ringReach)
		part = screen.SubImage(image.Rect(c.view.Min.X-room, c.view.Min.Y, c.view.Max.X+room, c.view.Max.Y)).(*ebiten.Image)
	}
	for i := range c.sides {
		c.sides[i].draw(part)
	}
	c.drawEdges(screen)
}
