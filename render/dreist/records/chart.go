package records

import (
	"image/color"
	"strconv"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/game/dreist/coach"
	"dreist/game/play"
	"dreist/game/store"
	"dreist/render/art"
	"dreist/render/dreist/pictures"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/panel"
	"dreist/render/shell"
	"dreist/render/stage"
)

// mostPlayed is how many games the chart shows, the newest at the right, and leastPlayed for how many there is room at least.
const (
	mostPlayed  = 30
	leastPlayed = 12
)

// played is a game as the chart shows it.
type played struct {
	id      string
	outcome panel.Outcome
	by      int    // cards: what was left to the best of the others, or to the player who lost
	said    string // the day, what was played and how it ended
}

// lastPlayed returns the last games that count, the newest last.
func (r *Statistics) lastPlayed(entries []store.Entry) []played {
	var last []played
	describe := r.Describe()
	for _, e := range entries {
		if !e.Kind.Counts() {
			continue
		}
		said := describe(&e)
		last = append([]played{{e.ID, said.Outcome, deciding(&e.Summary), r.Date(e.Date) + " · " + said.Game + " · " + said.Result}}, last...)
		if len(last) == mostPlayed {
			break
		}
	}
	return last
}

// The logical measures of the chart.
const (
	chartMost   = 152
	chartLeast  = 88
	chartOthers = 430 // logical height of all else in the panel
	chartLine   = 20  // a line of words above and below
	chartNumber = 16  // beyond a bar
	chartBars   = 26  // that the bars need at least to be told apart
	letters     = 14
)

// plot is the chart: each game leads to a look back on it.
func (r *Statistics) plot(games []played) panel.Plot {
	f := r.Frame()
	p := panel.Plot{ID: "played", Height: min(max(f.H/f.TextUnit()-chartOthers, chartLeast), chartMost) * f.Letters(), To: float64(len(games)) / float64(max(len(games), leastPlayed))}
	for _, g := range games {
		p.Spots = append(p.Spots, panel.PlotSpot{ID: "played." + g.id, Label: g.said, Action: r.Press(func() shell.Step { return r.lookBack(g.id) })})
	}
	return p
}

// lookBack looks back on a finished game, or says why that cannot be.
func (r *Statistics) lookBack(id string) shell.Step {
	step, fault := r.Look(id)
	if r.fault = fault; fault != "" {
		r.Remake()
	}
	return step
}

// drawChart draws a bar for each game: up for one that was won, down for one that was lost, as long as the cards that decided it.
func (r *Statistics) drawChart(e pictures.Canvas, p *panel.Panel, games []played, grown float64) {
	room, spots, at, ok := p.Plot()
	if !ok || len(spots) != len(games) {
		return
	}
	u, ui := r.Frame().TextUnit(), e.UI()
	title := geom.Rect{X: room.X, Y: room.Y, W: room.W, H: chartLine * u}
	e.Write(r.Count(msg.StatisticsLineTitle, len(games)), kit.Sized(u, assets.Strong, 15, ui.Text), title, kit.Center, 1)
	r.drawCaption(e, geom.Rect{X: room.X, Y: room.Bottom() - chartLine*u, W: room.W, H: chartLine * u}, games, at)
	in := geom.Rect{X: room.X, Y: title.Bottom(), W: room.W, H: room.H - 2*chartLine*u}
	up, down := 0, 0
	for _, g := range games {
		switch g.outcome {
		case panel.Won:
			up = max(up, g.by)
		case panel.Lost:
			down = max(down, g.by)
		}
	}
	beyond := chartNumber * u
	if in.H-2*beyond < chartBars*u {
		beyond = 0 // bars come first: who points at one reads of it
	}
	free := max(in.H-2*beyond, 8*u)
	per := free / float64(max(up+down, 1))
	per = min(per, free/8) // a game that ended close is a short bar even where it is the only one
	middle := float64(kit.Round(in.Y + beyond + per*float64(up) + (free-per*float64(up+down))/2))
	if at >= 0 {
		e.Fill(geom.Rect{X: spots[at].X, Y: in.Y, W: spots[at].W, H: in.H}, ui.Glow, 0.16)
	}
	number := kit.Sized(u, assets.Strong, letters, ui.Text)
	for i, g := range games {
		wide := min(spots[i].W*0.66, 22*u)
		bar := geom.Rect{X: spots[i].Center().X - wide/2, W: wide, H: max(per*float64(g.by), 3*u) * grown}
		label := geom.Rect{X: spots[i].X - 4*u, W: spots[i].W + 8*u, H: chartNumber * u}
		switch g.outcome {
		case panel.Won:
			bar.Y = middle - bar.H
			label.Y = bar.Y - label.H
		case panel.Lost:
			bar.Y = middle
			label.Y = bar.Bottom()
		default:
			e.Picture(panel.Shared, geom.Around(geom.Point{X: spots[i].Center().X, Y: middle}, 14*u, 14*u), 1)
			continue
		}
		e.Fill(bar, barTone(g.outcome, e.Sprites.Theme()), 1)
		if beyond > 0 {
			e.Write(strconv.Itoa(g.by), number, label, kit.Center, grown)
		}
	}
	e.Fill(geom.Rect{X: in.X, Y: middle - max(1, u)/2, W: in.W, H: max(1, u)}, ui.Muted, 1)
	for i := len(games); i < leastPlayed; i++ { // the places of games that are to come
		e.Fill(geom.Around(geom.Point{X: in.X + in.W*(float64(i)+0.5)/leastPlayed, Y: middle}, 22*u, 8*u), ui.Muted, 0.25)
	}
}

// barTone is the colour of the bars of games that were won or lost, on a table.
func barTone(o panel.Outcome, t art.Theme) color.RGBA {
	switch {
	case o == panel.Won:
		return pictures.Family(dreist.Turquoise)
	case t.Dark():
		return art.RGB(0xF0566A)
	}
	return pictures.Family(dreist.Red)
}

// drawCaption says what the bars are or, of the game that is pointed at, which it is.
func (r *Statistics) drawCaption(e pictures.Canvas, in geom.Rect, games []played, at int) {
	u, ui := r.Frame().TextUnit(), e.UI()
	if at >= 0 {
		e.Write(games[at].said, e.Labels.Fit(games[at].said, kit.Sized(u, assets.Strong, letters, ui.Text), in.W), in, kit.Center, 1)
		return
	}
	style := kit.Sized(u, assets.Text, letters, ui.Muted)
	won, lost := r.Say(msg.StatisticsLineWon), r.Say(msg.StatisticsLineLost)
	sign, gap := 11*u, 5*u
	first, second := e.Labels.Get(won, style, kit.Left, in.W).W, e.Labels.Get(lost, style, kit.Left, in.W).W
	x := in.X + (in.W-first-second-2*sign-6*gap)/2
	for _, part := range [...]struct {
		sign panel.Outcome
		text string
		wide float64
	}{{panel.Won, won, first}, {panel.Lost, lost, second}} {
		e.Picture(part.sign, geom.Rect{X: x, Y: in.Center().Y - sign/2, W: sign, H: sign}, 1)
		x += sign + gap
		e.Write(part.text, style, geom.Rect{X: x, Y: in.Y, W: part.wide + gap, H: in.H}, kit.Left, 1)
		x += part.wide + 4*gap
	}
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

// DrawInvitation draws Egon before a chart as it may look one day.
func DrawInvitation(e pictures.Canvas, room geom.Rect) {
	const faint, face = 0.25, 0.82 // Egon's size in parts of the room
	size := room.H * face
	middle := float64(kit.Round(room.Y + room.H*0.62))
	slot := min(room.W, room.H*4) / float64(len(example()))
	left := room.Center().X - slot*float64(len(example()))/2
	for i, by := range example() {
		bar := geom.Rect{X: left + slot*(float64(i)+0.18), Y: middle, W: slot * 0.64, H: room.H * 0.034 * float64(max(by, -by))}
		if by > 0 {
			bar.Y -= bar.H
		}
		e.Fill(bar, e.UI().Muted, faint)
	}
	e.Fill(geom.Rect{X: left, Y: middle, W: slot * float64(len(example())), H: max(1, room.H/150)}, e.UI().Muted, faint)
	e.Picture(pictures.EgonMotif(pictures.Gleeful), geom.Rect{X: room.Center().X - size/2, Y: room.Bottom() - size, W: size, H: size}, 1)
}

// example is games as somebody may play them: won by so many cards, or lost below 0.
func example() []int {
	return []int{-9, 3, -6, -2, 7, 4, -4, 11, 2, -7, 9, 14, -3, 6, 10, -5, 4, 12, -2, 8, 15, 6, -4, 13}
}

// families returns which character stands for a kind of player other than Egon.
func families() map[string]dreist.Color {
	return map[string]dreist.Color{play.Person: dreist.Red, coach.Easy: dreist.Yellow, coach.Fair: dreist.Turquoise, coach.Strong: dreist.Violet}
}
