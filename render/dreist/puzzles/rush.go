package puzzles

import (
	"time"

	"dreist/assets"
	"dreist/game/dreist/puzzle"
	"dreist/render/art"
	"dreist/render/dreist/guide"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/scene"
	"dreist/render/geom"
	"dreist/render/kit"
)

// RushTime is how long a rush lasts.
const RushTime = 3 * time.Minute

// Rush is a run of puzzles against time as the table shows it. Its ticks are milliseconds.
type Rush struct {
	*puzzle.Rush
	Best  int           // the best score before it
	spent time.Duration // of the time
	Ended bool          // it has been told that the time is up
	bar   int           // how long the bar was when last shown, in pixels
	clock string        // the time left in words
	of    rushClock     // what the words are about
}

// rushClock is what the time in words depends on.
type rushClock struct {
	seconds  int
	language string
}

// Pass lets time pass.
func (r *Rush) Pass(d time.Duration) {
	before := r.spent.Milliseconds()
	r.spent += d
	r.Advance(int(r.spent.Milliseconds() - before))
}

// Seconds returns how many seconds are left, begun ones included.
func (r *Rush) Seconds() int { return (r.Left() + 999) / 1000 }

// share returns how much of the time is left, from 0 to 1.
func (r *Rush) share() float64 { return float64(r.Left()) / float64(RushTime.Milliseconds()) }

// moved reports whether the bar or the clock looks different from when it last was asked.
func (r *Rush) moved(g *scene.Geometry) bool {
	bar := kit.Round(r.share() * g.EndTurn.W)
	changed := bar != r.bar || r.Seconds() != r.of.seconds
	r.bar = bar
	return changed
}

// urgent is how many seconds before the end the bar changes its colour.
const urgent = 15

// draw shows the time left, the score, the row of flawless puzzles up to now, and the best score before the rush.
func (r *Rush) draw(now *guide.Now, e pictures.Canvas, in geom.Rect, text *riddleText) {
	ui, k := e.UI(), now.Line.Geometry().BoxUnit()
	e.Picture(kit.NotePlate, in, 1)
	pad := 9 * k
	if of := (rushClock{r.Seconds(), now.Say.Language}); of != r.of {
		r.of, r.clock = of, now.Say.Clock(of.seconds)
	}
	head := geom.Rect{X: in.X + pad, Y: in.Y + pad*0.6, W: in.W - 2*pad, H: in.H * 0.3}
	tint := ui.Glow
	style := now.Text(assets.Display, 19, ui.Text)
	if r.Seconds() <= urgent {
		tint, style.Color = ui.Warning, ui.Warning
	}
	size := 18 * k
	e.Tinted(kit.Sign(art.Clock), geom.Rect{X: head.X, Y: head.Center().Y - size/2, W: size, H: size}, style.Color, 1)
	e.Write(r.clock, style, head, kit.Right, 1)
	bar := geom.Rect{X: head.X, Y: head.Bottom() + 2*k, W: head.W, H: 10 * k}
	e.Picture(kit.TrackPlate, bar, 1)
	if inside := bar.Inset(2 * k); r.share() > 0 {
		inside.W *= r.share()
		e.Fill(inside, tint, 1)
	}
	rest := in.Bottom() - bar.Bottom() - pad
	score := geom.Rect{X: head.X, Y: bar.Bottom() + pad*0.4, W: head.W, H: rest * 0.54}
	e.Write(text.score, now.Text(assets.Strong, 17, ui.Text), score, kit.Center, 1)
	under := now.Text(assets.Text, 14, ui.Muted)
	foot := geom.Rect{X: head.X, Y: score.Bottom(), W: head.W, H: rest * 0.46}
	if text.Record == "" {
		e.Write(text.Streak, under, foot, kit.Center, 1)
		return
	}
	e.Write(text.Streak, under, foot, kit.Left, 1)
	cup := 15 * k
	tint = ui.Muted
	if r.Result().Score > r.Best {
		tint = ui.Glow // beaten
	}
	wide := e.Labels.Get(text.Record, under, kit.Right, foot.W).W
	e.Tinted(kit.Sign(art.Trophy), geom.Rect{X: foot.Right() - wide - cup - 4*k, Y: foot.Center().Y - cup/2, W: cup, H: cup}, tint, 1)
	e.Write(text.Record, under, foot, kit.Right, 1)
}

// stopwatch adds up how long something lasts, without the breaks. It is told the time and asks no clock.
type stopwatch struct {
	Total time.Duration
	seen  time.Duration // when it was last told
	runs  bool          // since then
}

// Pass tells the time, and whether what comes now counts.
func (w *stopwatch) Pass(now time.Duration, counts bool) {
	if w.runs {
		w.Total += now - w.seen
	}
	w.seen, w.runs = now, counts
}

// Millis returns the sum in milliseconds.
func (w *stopwatch) Millis() int { return int(w.Total.Milliseconds()) }
