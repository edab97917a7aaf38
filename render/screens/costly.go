package screens

import (
	"strconv"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/panel"
	"dreist/render/shell"
)

// MostCostly is how many decisions a panel of the costliest ones tells of at most.
const MostCostly = 3

// Costly is the panel of the costliest decisions of a match, which are judged while it is open.
type Costly struct {
	*Front
	Title  string
	Load   func() (all int)         // goes on judging, or begins, and returns how many decisions there are
	Follow func() (done, worst int) // takes over what was judged since, and returns how many there are to be told
	Told   func(done, all int) string
	Foot   func() string // what is told at last; nil for nothing

	Heading, Ways func(i int) string                   // of one of the worst
	Draw          func(i int, in geom.Rect, u float64) // below its heading
	Look          func(i int) shell.Step               // leads to its moment

	all, done, worst int
	menu             *shell.Menu
}

// costlyWide is the width of the panel in logical pixels.
const costlyWide = 760

// Screen returns the panel.
func (c *Costly) Screen() shell.Screen {
	load := func() {
		c.all = c.Load()
		c.done, c.worst = c.Follow()
	}
	c.menu = c.NewMenu(shell.Menu{Load: load, Live: c, Items: c.items, Decorate: c.decorate, Options: []panel.Option{panel.Width(costlyWide)}})
	return c.menu
}

// Update tells of what was judged since the last tick; Busy reports whether there is more.
func (c *Costly) Update() bool {
	if !c.Busy() {
		return false
	}
	before := c.done
	if c.done, c.worst = c.Follow(); c.done == before {
		return false
	}
	c.menu.Remake()
	return true
}

func (c *Costly) Busy() bool { return c.done < c.all }

func (c *Costly) items() []panel.Item {
	items := []panel.Item{panel.Title{Text: c.Title}, panel.Paragraph{Text: c.Told(c.done, c.all)}}
	for i := range c.worst {
		items = append(items, panel.Button{
			ID: "loss." + strconv.Itoa(i), AltText: c.Heading(i) + ". " + c.Ways(i), Style: panel.Quiet, Room: costlyHigh,
			Action: c.Press(func() shell.Step { return c.Look(i) }),
		})
	}
	if !c.Busy() && c.Foot != nil {
		items = append(items, panel.Paragraph{Text: c.Foot(), Tone: panel.Aside})
	}
	return append(items, panel.Row{Buttons: []panel.Button{c.Button(msg.CommonBack, panel.Quiet, shell.Close)}})
}

// The measures of a tile in logical pixels.
const (
	costlyHigh = 92
	costlyHead = 26
	costlySide = 12
)

// decorate draws on each tile its heading, and below it what the game shows.
func (c *Costly) decorate(p *panel.Panel) {
	for i, room := range p.Rooms() {
		u := c.Frame().TextUnit()
		head := geom.Rect{X: room.X + costlySide*u, Y: room.Y, W: room.W - 2*costlySide*u, H: costlyHead * u}
		style := kit.Sized(u, assets.Display, 17, c.Canvas.UI().QuietText)
		c.Canvas.Write(c.Heading(i), c.Canvas.Labels.Fit(c.Heading(i), style, head.W), head, kit.Left, 1)
		c.Draw(i, geom.Rect{X: head.X, Y: head.Bottom(), W: head.W, H: room.Bottom() - head.Bottom()}, u)
	}
}
