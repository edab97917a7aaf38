package statistics

import (
	"image/color"
	"strconv"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/game/dreist/ladder"
	"dreist/render/dreist/pictures"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
)

// The chart of the cards left counts in groups of a few cards, the last for all that are more.
const (
	chartGroups = 6
	chartGroup  = 5
)

// drawLeft draws a small chart: how often how many cards were left to whom at the end of a game.
func (r *Statistics) drawLeft(e pictures.Canvas, room geom.Rect, s ladder.Statistics, grown float64) {
	title := kit.Sized(r.Frame().TextUnit(), assets.Strong, 15, e.UI().Text)
	line := title.Size * 1.5
	e.Write(r.Say(msg.StatisticsChart), title, geom.Rect{X: room.X, Y: room.Y, W: room.W, H: line}, kit.Center, 1)
	gap := room.W * 0.05
	half := geom.Rect{X: room.X, Y: room.Y + line, W: (room.W - gap) / 2, H: room.H - line}
	r.drawBars(e, half, r.Say(msg.StatisticsEgon), pictures.Family(dreist.Turquoise), grouped(s.WonAgainst), grown)
	half.X += half.W + gap
	r.drawBars(e, half, r.Say(msg.StatisticsYou), e.UI().Accent, grouped(s.LostWith), grown)
}

// growth is how far the bars of the chart have grown since it was opened.
type growth struct {
	*Statistics
	tick, ticks int
}

// spanGrowth is how long the bars grow.
const spanGrowth stage.Span = 300

func (g *growth) begin() {
	g.tick, g.ticks = 0, stage.Normal.Ticks(spanGrowth)
	if g.Settings().ReducedMotion || g.Speed() == stage.Instant {
		g.ticks = 0
	}
}

func (g *growth) far() float64 {
	if g.ticks == 0 {
		return 1
	}
	return stage.EaseOut(float64(g.tick) / float64(g.ticks))
}

// Update lets a tick pass and reports whether the bars have grown.
func (g *growth) Update() bool {
	if !g.Busy() {
		return false
	}
	g.tick++
	return true
}

// Busy reports whether the bars still grow.
func (g *growth) Busy() bool { return g.tick < g.ticks }

// grouped counts games in groups of cards left.
func grouped(counts map[int]int) [chartGroups]int {
	var groups [chartGroups]int
	for left, n := range counts {
		groups[min(max(left-1, 0)/chartGroup, chartGroups-1)] += n
	}
	return groups
}

// groupName says how many cards a group stands for, from the fewest to the most.
func groupName(i int) string {
	from := i*chartGroup + 1
	if i == chartGroups-1 {
		return strconv.Itoa(from) + "+"
	}
	return strconv.Itoa(from) + "–" + strconv.Itoa(from+chartGroup-1)
}

// drawBars draws one half of the chart: a bar for each group, with how many games it stands for, on the line of the
// groups.
func (r *Statistics) drawBars(e pictures.Canvas, in geom.Rect, title string, bar color.RGBA, groups [chartGroups]int, grown float64) {
	ui := e.UI()
	small := kit.Sized(r.Frame().TextUnit(), assets.Text, 14, ui.Muted)
	count := kit.Sized(r.Frame().TextUnit(), assets.Strong, 14, ui.Text)
	line := small.Size * 1.4
	most := 1
	for _, n := range groups {
		most = max(most, n)
	}
	pitch := in.W / chartGroups
	floor := float64(kit.Round(in.Bottom() - 2*line))
	high := floor - in.Y - line
	for i, n := range groups {
		x := in.X + float64(i)*pitch
		if n > 0 {
			h := max(high*float64(n)/float64(most), 6*r.Frame().Scale) * grown
			if at := (geom.Rect{X: x + pitch*0.18, Y: floor - h, W: pitch * 0.64, H: h}); grown < 1 {
				e.Fill(at, bar, 1) // no height on the way needs a picture of its own
			} else {
				e.Tinted(kit.BarPlate, at, bar, 1)
			}
			e.Write(strconv.Itoa(n), count, geom.Rect{X: x, Y: floor - h - line, W: pitch, H: line}, kit.Center, 1)
		}
		e.Write(groupName(i), small, geom.Rect{X: x, Y: floor + line*0.1, W: pitch, H: line * 0.9}, kit.Center, 1)
	}
	e.Fill(geom.Rect{X: in.X, Y: floor, W: in.W, H: max(1, r.Frame().Scale)}, ui.Muted, 1)
	e.Write(title, small, geom.Rect{X: in.X, Y: floor + line, W: in.W, H: line}, kit.Center, 1)
}
