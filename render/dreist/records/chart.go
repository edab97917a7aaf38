package records

import (
	"image/color"
	"strconv"

	"dreist/assets"
	"dreist/assets/msg/dreistmsg"
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

// mostPlayed is the largest number of games in the chart, the newest at the right; leastPlayed is the number of places
// it has at least.
const (
	mostPlayed  = 30
	leastPlayed = 12
)

// played is a game in the chart.
type played struct {
	id      string
	outcome panel.Outcome
	by      int    // cards left to the best of the others or, if the player lost, to the player
	said    string // the day, the kind of game and the result
}

// lastPlayed returns the latest games that count, the newest last.
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
	chartMost   = 186
	chartLeast  = 88
	chartOthers = 434 // logical height of everything else in the panel
	chartLine   = 20  // a line of text above and below
	chartNumber = 16  // the number beyond a bar
	chartBars   = 26  // least height of the bars
	letters     = 14
)

// plot returns the chart; pressing a game opens its review.
func (r *Statistics) plot(games []played) panel.Plot {
	f := r.Frame()
	p := panel.Plot{
		ID: "played", Height: min(max(f.H/f.TextUnit()-chartOthers, chartLeast), chartMost) * f.Letters(),
		To: float64(len(games)) / float64(max(len(games), leastPlayed)),
	}
	for _, g := range games {
		p.Spots = append(p.Spots, panel.PlotSpot{ID: "played." + g.id, Label: g.said, Action: r.Press(func() shell.Step { return r.lookBack(g.id) })})
	}
	return p
}

// lookBack opens the review of a finished game, or shows why that is impossible.
func (r *Statistics) lookBack(id string) shell.Step {
	step, fault := r.Look(id)
	if r.fault = fault; fault != "" {
		r.Remake()
	}
	return step
}

// drawChart draws a bar for each game: up for a win, down for a loss, as long as the cards that decided it.
func (r *Statistics) drawChart(e pictures.Canvas, p *panel.Panel, games []played, grown float64) {
	room, spots, at, ok := p.Plot()
	if !ok || len(spots) != len(games) {
		return
	}
	u, ui := r.Frame().TextUnit(), e.UI()
	title := geom.Rect{X: room.X, Y: room.Y, W: room.W, H: chartLine * u}
	e.Write(r.Count(dreistmsg.StatisticsLineTitle, len(games)), kit.Sized(u, assets.Strong, 15, ui.Text), title, kit.Center, 1)
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
		beyond = 0 // bars need the room more; pointing at a bar shows its number
	}
	free := max(in.H-2*beyond, 8*u)
	per := free / float64(max(up+down, 1))
	per = min(per, free/8) // a close game has a short bar even if it is the only one
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
	for i := len(games); i < leastPlayed; i++ { // places of future games
		e.Fill(geom.Around(geom.Point{X: in.X + in.W*(float64(i)+0.5)/leastPlayed, Y: middle}, 22*u, 8*u), ui.Muted, 0.25)
	}
}

// barTone returns the colour of bars with an outcome.
func barTone(o panel.Outcome, t art.Theme) color.RGBA {
	switch {
	case o == panel.Won:
		return pictures.Family(dreist.Turquoise)
	case t.Dark():
		return art.RGB(0xF0566A)
	}
	return pictures.Family(dreist.Red)
}

// drawCaption explains the bars, or describes the game that is pointed at.
func (r *Statistics) drawCaption(e pictures.Canvas, in geom.Rect, games []played, at int) {
	u, ui := r.Frame().TextUnit(), e.UI()
	if at >= 0 {
		e.Write(games[at].said, e.Labels.Fit(games[at].said, kit.Sized(u, assets.Strong, letters, ui.Text), in.W), in, kit.Center, 1)
		return
	}
	style := kit.Sized(u, assets.Text, letters, ui.Muted)
	won, lost := r.Say(dreistmsg.StatisticsLineWon), r.Say(dreistmsg.StatisticsLineLost)
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

// growth animates the bars when the chart opens.
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

// Update advances by a tick and reports whether the bars grew.
func (g *growth) Update() bool {
	if !g.Busy() {
		return false
	}
	g.tick++
	return true
}

// Busy reports whether the bars still grow.
func (g *growth) Busy() bool { return g.tick < g.ticks }

// DrawInvitation draws Egon in front of an example chart, for players without finished games.
func DrawInvitation(e pictures.Canvas, room geom.Rect) {
	const faint, face = 0.25, 0.82 // face is Egon's size in parts of the room
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

// example returns the results of an example chart: cards won by, negative for losses.
func example() []int {
	return []int{-9, 3, -6, -2, 7, 4, -4, 11, 2, -7, 9, 14, -3, 6, 10, -5, 4, 12, -2, 8, 15, 6, -4, 13}
}

// families returns the character's colour for each kind of player other than Egon.
func families() map[string]dreist.Color {
	return map[string]dreist.Color{play.Person: dreist.Red, coach.Easy: dreist.Yellow, coach.Fair: dreist.Turquoise, coach.Strong: dreist.Violet}
}
