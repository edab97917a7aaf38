package screens

import (
	"slices"

	"dreist/assets"
	"dreist/game/store"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/panel"
	"dreist/render/shell"
	"dreist/render/stage"
)

// Chart shows the latest finished matches on a page of the statistics, the newest at the right. A click opens the look back on a
// match. Chart is the animation of the page: the bars grow when it opens.
type Chart struct {
	*GameScreens
	TitleKey      string                                               // text key of its title
	DrawMatches   func(in geom.Rect, spots []geom.Rect, grown float64) // draws the matches, each in its spot; grown is the progress of the animation, 0 to 1
	DrawOwnLegend func(in geom.Rect)                                   // draws the legend, shown while no match is under the pointer; may be nil

	Matches []store.HistoryEntry // the matches shown, the newest last
	said    []string             // description of each match
	fault   string               // reason why a match could not be opened
	tick    int                  // ticks since the bars began to grow, up to ticks
	ticks   int
}

// Statistics returns the statistics of a game. Its first page shows the matches from count, newest first: numbers from facts and the
// chart or, without matches, the text of the key none. The pages from more follow.
func (c *Chart) Statistics(count func() []store.HistoryEntry, facts func() panel.NumberBoxes, none string, more func() []StatisticsPage) Statistics {
	return Statistics{animation: c, Pages: func() []StatisticsPage {
		games := count()
		page := StatisticsPage{NameKey: "statistics.page.overview", Load: func() { c.showMatches(games) }, Decorate: c.decorate}
		if len(games) > 0 {
			page.Items = func() []panel.Item { return append([]panel.Item{facts()}, c.items()...) }
		} else {
			page.Items = func() []panel.Item { return c.InvitationItems(c.Say(none)) }
			page.drawPicture, page.Mood = c.drawInvitation, shell.NoHost // the picture is enough
		}
		return append([]StatisticsPage{page}, more()...)
	}}
}

// The maximum number of matches in a chart, and its minimum number of places.
const (
	MaxChartMatches = 30
	MinChartPlaces  = 12
)

// Lengths of a chart, in logical pixels.
const (
	chartMost   = 186
	chartLeast  = 88
	chartOthers = 434 // everything else in the panel
	chartLine   = 24  // a line of text above and below

	chartGrows stage.Span = 300
)

// showMatches takes the latest of the matches, given newest first, and starts the animation.
func (c *Chart) showMatches(entries []store.HistoryEntry) {
	c.Matches, c.said, c.fault = nil, nil, ""
	for _, e := range entries[:min(len(entries), MaxChartMatches)] {
		said := c.Describe(&e)
		c.Matches, c.said = append(c.Matches, e), append(c.said, c.FormatDate(e.Date)+" · "+said.GameText+" · "+said.ResultText)
	}
	slices.Reverse(c.Matches)
	slices.Reverse(c.said)
	c.tick, c.ticks = 0, stage.NormalSpeed.Ticks(chartGrows)
	if c.Settings().HasReducedMotion || c.Speed() == stage.InstantSpeed {
		c.ticks = 0
	}
}

// items returns the chart, and the reason if a match could not be opened.
func (c *Chart) items() []panel.Item {
	f := c.Frame()
	p := panel.Plot{
		ID: "played", Height: min(max(f.H/f.TextUnit()-chartOthers, chartLeast), chartMost) * f.TextScale(),
		SpotsRight: float64(len(c.Matches)) / float64(max(len(c.Matches), MinChartPlaces)),
	}
	for i, e := range c.Matches {
		p.Spots = append(p.Spots, panel.PlotSpot{ID: "played." + e.ID, Label: c.said[i], Action: c.ClickAction(func() shell.Navigation { return c.lookBack(e.ID) })})
	}
	if c.fault != "" {
		return []panel.Item{p, panel.Paragraph{Text: c.fault}}
	}
	return []panel.Item{p}
}

func (c *Chart) lookBack(id string) shell.Navigation {
	step, fault := c.replayMatch(id, "review.back.statistics")
	if c.fault = fault; fault != "" {
		c.RemakeScreens()
	}
	return step
}

// decorate draws the chart: its title, the bars, and the legend or the description of the match under the pointer.
func (c *Chart) decorate(p *panel.Panel) {
	room, spots, at, ok := p.PlotRects()
	if !ok || len(spots) != len(c.Matches) {
		return
	}
	e, u := c.Canvas, c.Frame().TextUnit()
	ui, line := e.Palette(), chartLine*u
	e.DrawText(c.Texts.SayCount(c.TitleKey, len(c.Matches)), kit.NewTextStyle(u, assets.StrongFont, kit.TextSize, ui.Text), geom.Rect{X: room.X, Y: room.Y, W: room.W, H: line}, kit.Center, 1)
	in := geom.Rect{X: room.X, Y: room.Y + line, W: room.W, H: room.H - 2*line}
	caption := geom.Rect{X: room.X, Y: in.Bottom(), W: room.W, H: line}
	switch {
	case at >= 0:
		e.FillRect(geom.Rect{X: spots[at].X, Y: in.Y, W: spots[at].W, H: in.H}, ui.Glow, 0.16)
		e.DrawText(c.said[at], e.Labels.FitWidth(c.said[at], kit.NewTextStyle(u, assets.StrongFont, kit.TextSize, ui.Text), caption.W), caption, kit.Center, 1)
	case c.DrawOwnLegend != nil:
		c.DrawOwnLegend(caption)
	}
	c.DrawMatches(in, spots, c.grown())
}

// LegendEntry is a picture in a legend with its meaning.
type LegendEntry struct {
	Sign kit.Motif
	Text string
}

// DrawLegend draws pictures with their meanings side by side, centred in a rectangle.
func (g *GameScreens) DrawLegend(in geom.Rect, signs ...LegendEntry) {
	u := g.Frame().TextUnit()
	g.drawLegend(in, 11*u, 5*u, 20*u, signs)
}

// drawLegend draws pictures of a size, each near its meaning, which is apart from the next picture.
func (g *GameScreens) drawLegend(in geom.Rect, size, near, apart float64, signs []LegendEntry) {
	e := g.Canvas
	style := kit.NewTextStyle(g.Frame().TextUnit(), assets.TextFont, kit.TextSize, e.Palette().MutedText)
	wide := -apart
	widths := make([]float64, len(signs))
	for i, s := range signs {
		widths[i] = e.Labels.Label(s.Text, style, kit.Left, in.W).W
		wide += size + near + widths[i] + apart
	}
	x := in.Center().X - wide/2
	for i, s := range signs {
		e.DrawPicture(s.Sign, geom.Rect{X: x, Y: in.Center().Y - size/2, W: size, H: size}, 1)
		x += size + near
		e.DrawText(s.Text, style, geom.Rect{X: x, Y: in.Y, W: widths[i] + near, H: in.H}, kit.Left, 1)
		x += widths[i] + apart
	}
}

// grown returns the progress of the animation, 0 to 1.
func (c *Chart) grown() float64 {
	if c.ticks == 0 {
		return 1
	}
	return stage.EaseOut(float64(c.tick) / float64(c.ticks))
}

// Tick advances by a tick and reports whether the bars grew.
func (c *Chart) Tick() (changed bool) {
	if !c.NeedsTick() {
		return false
	}
	c.tick++
	return true
}

// NeedsTick reports whether the bars are still growing.
func (c *Chart) NeedsTick() bool { return c.tick < c.ticks }
