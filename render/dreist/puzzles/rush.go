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

// RushTime is the duration of a rush.
const RushTime = 3 * time.Minute

// Rush is a rush as the table shows it. Its ticks are milliseconds.
type Rush struct {
	*puzzle.Rush
	Best  int           // the best score before it
	spent time.Duration // time passed
	Ended bool          // the end was reported
	bar   int           // length of the bar when last drawn, in pixels
	clock string        // the remaining time as text
	of    rushClock     // what clock was made for
}

// rushClock is what the text of the time depends on.
type rushClock struct {
	seconds  int
	language string
}

// Pass advances the time.
func (r *Rush) Pass(d time.Duration) {
	before := r.spent.Milliseconds()
	r.spent += d
	r.Advance(int(r.spent.Milliseconds() - before))
}

// Seconds returns the remaining seconds, rounded up.
func (r *Rush) Seconds() int { return (r.Left() + 999) / 1000 }

// share returns the remaining part of the time, from 0 to 1.
func (r *Rush) share() float64 { return float64(r.Left()) / float64(RushTime.Milliseconds()) }

// moved reports whether the bar or the clock has changed since the last call.
func (r *Rush) moved(g *scene.Geometry) bool {
	bar := kit.Round(r.share() * g.EndTurn.W)
	changed := bar != r.bar || r.Seconds() != r.of.seconds
	r.bar = bar
	return changed
}

// urgent is the number of seconds before the end at which the colour changes.
const urgent = 15

// draw draws the remaining time, the score, the current streak, and the best score before the rush.
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

// stopwatch adds up durations without breaks. It is given the time and reads no clock.
type stopwatch struct {
	Total time.Duration
	seen  time.Duration // time of the last call
	runs  bool          // time counts since then
}

// Pass advances to a time; counts says whether the time from now on counts.
func (w *stopwatch) Pass(now time.Duration, counts bool) {
	if w.runs {
		w.Total += now - w.seen
	}
	w.seen, w.runs = now, counts
}

// Millis returns the total in milliseconds.
func (w *stopwatch) Millis() int { return int(w.Total.Milliseconds()) }
