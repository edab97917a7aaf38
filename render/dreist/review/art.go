package review

import (
	"math"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/render/art"
	"dreist/render/dreist/table"
	"dreist/render/geom"
	"dreist/render/kit"
)

// Draw draws what makes a review look like one.
func (r *Review) Draw(t *table.Table, e *table.Canvas) {
	p := r.Places(t)
	e.Picture(kit.Film, p.Films[0], 1)
	right := p.Films[1]
	e.Turned(kit.Film, right.Center(), right.W, right.H, 1, math.Pi, kit.White(), 1)
	r.drawMarks(t, e)
	r.drawSlider(t, e, &p)
	r.drawSheet(t, e, &p)
	r.drawKeys(t, e, &p)
}

// drawMarks dims the hand, which nobody can lift, and lets the cards glow that the last move laid, and the one under
// the mouse.
func (r *Review) drawMarks(t *table.Table, e *table.Canvas) {
	now, view := t.Line.Now(), t.Line.View()
	for _, c := range view.Hands[t.Front()] {
		e.Picture(kit.VeilPlate, now.Cards[c].Rect(), 0.8)
	}
	if t.Line.Busy() {
		return
	}
	for _, c := range r.Tell(t).laid {
		if row := view.Rows[c]; row != 0 && t.Line.Geometry().Visible(row) {
			e.Tinted(kit.Glow, now.Cards[c].Rect(), e.UI().Glow, 1)
		}
	}
	if r.Over != dreist.NoCard {
		e.Tinted(kit.Glow, now.Cards[r.Over].Rect(), e.UI().Accent, 0.9)
	}
}

// drawSlider draws how far the moment is on the way through the game, with a notch for each turn.
func (r *Review) drawSlider(t *table.Table, e *table.Canvas, p *reviewPlaces) {
	ui, u := e.UI(), t.Line.Geometry().Unit
	here := p.Along(r.At, r.Last())
	knob := p.knob()
	groove := geom.Rect{X: p.Slider.X, Y: p.groove.Y, W: p.Slider.W, H: p.groove.H}
	e.Picture(kit.TrackPlate, groove, 1)
	e.Fill(geom.Rect{X: groove.X + 2*u, Y: groove.Y + u, W: here - groove.X - 2*u, H: groove.H - 2*u}, ui.Accent, 0.9)
	for _, at := range r.turns {
		x := float64(kit.Round(p.Along(at, r.Last())))
		e.Fill(geom.Rect{X: x - u/2, Y: groove.Bottom() + u, W: u, H: 5 * u}, ui.Muted, 0.8)
	}
	knob.X, knob.Y = here-knob.W/2, p.bar.Center().Y-knob.H/2
	e.Picture(kit.KnobPlate, knob, 1)
	e.Write(r.Tell(t).count, t.Text(assets.Strong, 15, ui.Text), p.count, kit.Right, 1)
}

// drawSheet says that this is a review and what happened at the moment shown.
func (r *Review) drawSheet(t *table.Table, e *table.Canvas, p *reviewPlaces) {
	ui, u, stepCaption := e.UI(), t.Line.Geometry().Unit, r.Tell(t)
	e.Picture(kit.BoxPlate, p.Sheet, 1)
	title := t.Text(assets.Display, 20, ui.Text)
	word := t.Say.Say(msg.ReviewTitle)
	k := e.Labels.Get(word, title, kit.Center, p.plate.W)
	eye := p.plate.H * 0.8
	x := p.plate.Center().X - (eye+6*u+k.W)/2
	e.Picture(kit.Icon(art.Eye), geom.Rect{X: x, Y: p.plate.Center().Y - eye/2, W: eye, H: eye}, 1)
	e.Write(word, title, geom.Rect{X: x + eye + 6*u, Y: p.plate.Y, W: k.W, H: p.plate.H}, kit.Center, 1)
	e.Fill(geom.Rect{X: p.plate.X, Y: p.plate.Bottom() + 2*u, W: p.plate.W, H: u}, ui.PanelEdge, 1)
	heading := e.Labels.Fit(stepCaption.Heading, t.Text(assets.Strong, 15, ui.Text), p.heading.W)
	e.Write(stepCaption.Heading, heading, p.heading, kit.Center, 1)
	r.drawLines(t, e, p.lines)
}

// drawLines tells the turn so far, the last move in strong letters; where there is no room for all of it, the moves
// before give way.
func (r *Review) drawLines(t *table.Table, e *table.Canvas, in geom.Rect) {
	ui, u, stepCaption := e.UI(), t.Line.Geometry().Unit, r.Tell(t)
	style := func(i int) kit.Lettering {
		if i >= len(stepCaption.lines)-stepCaption.fresh {
			return t.Text(assets.Strong, 14, ui.Text)
		}
		return t.Text(assets.Text, 14, ui.Muted)
	}
	first, room := len(stepCaption.lines), in.H
	for first > 0 {
		h := e.Labels.Get(stepCaption.lines[first-1], style(first-1), kit.Center, in.W).H + 3*u
		if h > room && first < len(stepCaption.lines) {
			break
		}
		room -= h
		first--
	}
	y := in.Y
	for i := first; i < len(stepCaption.lines); i++ {
		at := geom.Rect{X: in.X, Y: y, W: in.W, H: min(e.Labels.Get(stepCaption.lines[i], style(i), kit.Center, in.W).H, in.Bottom()-y)}
		e.Write(e.Labels.Cut(stepCaption.lines[i], style(i), at), style(i), at, kit.Center, 1)
		y = at.Bottom() + 3*u
	}
}

// drawKeys tells which keys lead through the game.
func (r *Review) drawKeys(t *table.Table, e *table.Canvas, p *reviewPlaces) {
	ui := e.UI()
	e.Picture(kit.NotePlate, p.Keys, 1)
	in := p.Keys.Inset(t.Line.Geometry().Gap)
	keys := [...]string{msg.ReviewKeysStep, msg.ReviewKeysTurn, msg.ReviewKeysPlay, msg.ReviewKeysBranch, msg.ReviewKeysSave}
	h := in.H / float64(len(keys))
	for i, key := range keys {
		line := t.Say.Say(key)
		style := e.Labels.Fit(line, t.Text(assets.Text, 14, ui.Muted), in.W)
		e.Write(line, style, geom.Rect{X: in.X, Y: in.Y + float64(i)*h, W: in.W, H: h}, kit.Center, 1)
	}
}
