package review

import (
	"math"
	"slices"
	"strings"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/input"
	"dreist/render/dreist/table"
	"dreist/render/dreist/words"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/tabletop"
)

// Draw draws the films and the slider.
func (r *Review) Draw(e *kit.Canvas) {
	p := r.Places()
	e.Picture(kit.Film, p.Films[0], 1)
	right := p.Films[1]
	e.Turned(kit.Film, right.Center(), right.W, right.H, 1, math.Pi, kit.White(), 1)
	r.drawSlider(e, &p)
}

// mark dims the hand, which cannot be played, and highlights the cards of the last move and the one under the mouse.
func (r *Review) mark(o *tabletop.Overlay) {
	view := r.table.Line.View()
	for _, c := range view.Hands[r.table.Front()] {
		o.Mark(tabletop.Mark{Motif: kit.VeilPlate, At: table.OnCard(c), Alpha: 0.8})
	}
	if r.table.Line.Busy() {
		return
	}
	r.showAdvice(o)
	for _, c := range r.Tell().laid {
		if row := view.Rows[c]; row != 0 && r.table.Line.Geometry().Visible(row) {
			o.Glow(table.OnCard(c), tabletop.BrightTint)
		}
	}
	if r.Over != dreist.NoCard {
		o.Mark(tabletop.Mark{Motif: kit.Glow, At: table.OnCard(r.Over), Tint: tabletop.AccentTint, Alpha: 0.9})
	}
}

// drawSlider draws the slider with a notch for each turn.
func (r *Review) drawSlider(e *kit.Canvas, p *places) {
	ui, u := e.UI(), r.table.Line.Geometry().Unit
	here := p.Along(r.At, r.Last())
	groove := geom.Rect{X: p.Slider.X, Y: p.groove.Y, W: p.Slider.W, H: p.groove.H}
	e.Picture(kit.TrackPlate, groove, 1)
	e.Fill(geom.Rect{X: groove.X + 2*u, Y: groove.Y + u, W: here - groove.X - 2*u, H: groove.H - 2*u}, ui.Accent, 0.9)
	for _, at := range r.turns {
		x := float64(kit.Round(p.Along(at, r.Last())))
		e.Fill(geom.Rect{X: x - u/2, Y: groove.Bottom() + u, W: u, H: 5 * u}, ui.Muted, 0.8)
	}
	for i := range r.advice {
		if a := &r.advice[i]; len(a.Moves) > 0 {
			x := float64(kit.Round(p.Along(a.At, r.Last())))
			e.Fill(geom.Rect{X: x - u, Y: groove.Y - 6*u, W: 2 * u, H: 5 * u}, ui.Warning, 1)
		}
	}
	e.Picture(kit.KnobPlate, geom.Rect{X: here - p.knob/2, Y: p.bar.Center().Y - p.knob/2, W: p.knob, H: p.knob}, 1)
	e.Write(r.Tell().count, r.table.Text(assets.Strong, 15, ui.Text), p.count, kit.Right, 1)
}

// Keys returns the lines about the keys of a review; a line is empty if a controller has no button for it.
func (r *Review) Keys(say words.Sentences) [5]string {
	digits := "review.keys.branch"
	if r.Analyses {
		digits = "review.keys.analysis"
	}
	return [...]string{say.Say("review.keys.step"), say.Say("review.keys.turn"), say.Say("review.keys.play"),
		say.Say(digits), say.Say("review.keys.save")}
}

// keysText returns the lines about the keys if the player uses keys.
func (r *Review) keysText() string {
	if r.table.Device == input.Mouse {
		return ""
	}
	keys := r.Keys(r.table.Say)
	return strings.Join(slices.DeleteFunc(keys[:], func(line string) bool { return line == "" }), "\n")
}

// ReadAloud returns the position in the game, and the keys.
func (r *Review) ReadAloud() []string {
	keys := r.Keys(r.table.Say)
	return append([]string{r.Tell().count}, keys[:]...)
}
