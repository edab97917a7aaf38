package screens

import (
	"math"
	"strconv"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/render/art"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/panel"
	"dreist/render/session"
	"dreist/render/session/thinking"
	"dreist/render/shell"
	"dreist/render/stage"
)

// Costly is the panel of the costliest decisions of a match, which are judged while it is open. J is what is found of one.
type Costly[J any] struct {
	*Front
	On        *session.Screen // of the match
	How, None string          // keys: how they are judged, and that none was costly
	Judge     func() *thinking.Judging[J]
	Worst     func(judged []J, most int) []J
	Cost      func(found J) Cost
	Foot      func(judged []J) string // what is told at last; nil for nothing

	judging *thinking.Judging[J]
	costs   []Cost
	done    int
	menu    *shell.Menu
}

// Cost is what a decision cost, as a tile of the panel tells it.
type Cost struct {
	At             int                                  // after how many moves the decision was made
	Heading, Ways  string                               // what it cost; what was played and what is better
	Played, Better func(in geom.Rect, u, alpha float64) // draw that
	Show           func(session.Table)                  // has a table that looks back on the moment show what is better
}

// mostCostly is how many decisions are told of at most.
const mostCostly = 3

// costlyWide is the width of the panel in logical pixels.
const costlyWide = 760

// Open leads to the panel, or says that the match has not ended.
func (c *Costly[J]) Open() shell.Step {
	if !c.On.Table.Match().Settled() {
		c.TellOf(msg.NoticeTitleFailed, msg.LossFailed)
		return shell.Stay()
	}
	load := func() {
		c.judging = c.Judge()
		c.follow()
	}
	c.menu = c.NewMenu(shell.Menu{Load: load, Live: c, Items: c.items, Decorate: c.decorate, Options: []panel.Option{panel.Width(costlyWide)}})
	return shell.Push(c.menu)
}

// follow takes over what was judged since.
func (c *Costly[J]) follow() {
	judged := c.judging.Now()
	c.done, c.costs = len(judged), nil
	for _, found := range c.Worst(judged, mostCostly) {
		c.costs = append(c.costs, c.Cost(found))
	}
}

// Update tells of what was judged since the last tick; Busy reports whether there is more.
func (c *Costly[J]) Update() bool {
	if !c.Busy() || len(c.judging.Now()) == c.done {
		return false
	}
	c.follow()
	c.menu.Remake()
	return true
}

func (c *Costly[J]) Busy() bool { return c.done < c.judging.All }

// told says how far it is, or how it was judged.
func (c *Costly[J]) told() string {
	switch {
	case c.Busy():
		return c.Say(msg.LossRunning, assets.Values{"Done": c.done, "All": c.judging.All})
	case len(c.costs) == 0:
		return c.Say(c.None)
	}
	return c.Say(c.How)
}

func (c *Costly[J]) items() []panel.Item {
	items := []panel.Item{panel.Title{Text: c.Say(msg.LossTitle)}, panel.Paragraph{Text: c.told()}}
	for i, cost := range c.costs {
		items = append(items, panel.Button{
			ID: "loss." + strconv.Itoa(i), AltText: cost.Heading + ". " + cost.Ways, Style: panel.Quiet, Room: costlyHigh,
			Action: c.Press(func() shell.Step { return c.On.LookAt(cost.At, cost.Show) }),
		})
	}
	if !c.Busy() && c.Foot != nil {
		items = append(items, panel.Paragraph{Text: c.Foot(c.judging.Now()), Tone: panel.Aside})
	}
	return append(items, panel.Row{Buttons: []panel.Button{c.Button(msg.CommonBack, panel.Quiet, shell.Close)}})
}

// The measures of a tile in logical pixels.
const (
	costlyHigh = 92
	costlyHead = 26
	costlySide = 12
	costlySign = 20
	costlyGap  = 6
	costlyCard = 40  // the width of a card
	paleAlpha  = 0.6 // of what was played, which steps back behind what is better
)

// decorate draws on each tile its heading, and below it what was played and what is better, side by side.
func (c *Costly[J]) decorate(p *panel.Panel) {
	u := c.Frame().TextUnit()
	for i, room := range p.Rooms() {
		cost := &c.costs[i]
		head := geom.Rect{X: room.X + costlySide*u, Y: room.Y, W: room.W - 2*costlySide*u, H: costlyHead * u}
		style := kit.Sized(u, assets.Display, 17, c.Canvas.UI().QuietText)
		c.Canvas.Write(cost.Heading, c.Canvas.Labels.Fit(cost.Heading, style, head.W), head, kit.Left, 1)
		half := geom.Rect{X: head.X, Y: head.Bottom(), W: head.W / 2, H: room.Bottom() - head.Bottom()}
		c.drawWay(half, art.Close, cost.Played, paleAlpha)
		half.X += half.W
		c.drawWay(half, art.Check, cost.Better, 1)
	}
}

// drawWay draws a sign and, beside it, what the game shows of a way.
func (c *Costly[J]) drawWay(in geom.Rect, sign art.IconName, draw func(in geom.Rect, u, alpha float64), alpha float64) {
	u := c.Frame().TextUnit()
	mark := geom.Rect{X: in.X, Y: in.Center().Y - costlySign*u/2, W: costlySign * u, H: costlySign * u}
	c.Canvas.Tinted(kit.Sign(sign), mark, c.Canvas.UI().QuietText, alpha)
	in.X, in.W = mark.Right()+costlyGap*u, in.W-mark.W-2*costlyGap*u
	draw(in, u, alpha)
}

// CostlyCard returns where the first of some cards of a way is drawn, each of which may be so wide.
func CostlyCard(in geom.Rect, u, widest float64) geom.Rect {
	wide := min(costlyCard*u, in.H/stage.CardRatio, widest)
	high := wide * stage.CardRatio
	return geom.Rect{X: in.X, Y: math.Round(in.Center().Y - high/2), W: math.Round(wide), H: math.Round(high)}
}
