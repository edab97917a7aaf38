package dreist

import (
	"math"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/render/art"
	"dreist/render/geom"
	"dreist/render/kit"
)

// draw draws what makes a review look like one.
func (r *review) draw(t *table, e *canvas) {
	p := r.places(t)
	e.Picture(kit.Film, p.films[0], 1)
	right := p.films[1]
	e.Turned(kit.Film, right.Center(), right.W, right.H, 1, math.Pi, kit.White(), 1)
	r.drawMarks(t, e)
	r.drawSlider(t, e, &p)
	r.drawSheet(t, e, &p)
	r.drawKeys(t, e, &p)
}

// drawMarks dims the hand, which nobody can lift, and lets the cards glow that the last move laid, and the one under
// the mouse.
func (r *review) drawMarks(t *table, e *canvas) {
	now, view := t.line.Now(), t.line.View()
	for _, c := range view.Hands[t.front()] {
		e.Picture(kit.VeilPlate, now.Cards[c].Rect(), 0.8)
	}
	if t.line.Busy() {
		return
	}
	for _, c := range r.tell(t).laid {
		if row := view.Rows[c]; row != 0 && t.line.Geometry().Visible(row) {
			e.Tinted(kit.Glow, now.Cards[c].Rect(), e.UI().Glow, 1)
		}
	}
	if r.over != dreist.NoCard {
		e.Tinted(kit.Glow, now.Cards[r.over].Rect(), e.UI().Accent, 0.9)
	}
}

// drawSlider draws how far the moment is on the way through the game, with a notch for each turn.
func (r *review) drawSlider(t *table, e *canvas, p *reviewPlaces) {
	ui, u := e.UI(), t.line.Geometry().Unit
	here := p.along(r.at, r.last())
	knob := p.knob()
	groove := geom.Rect{X: p.slider.X, Y: p.groove.Y, W: p.slider.W, H: p.groove.H}
	e.Picture(kit.TrackPlate, groove, 1)
	e.Fill(geom.Rect{X: groove.X + 2*u, Y: groove.Y + u, W: here - groove.X - 2*u, H: groove.H - 2*u}, ui.Accent, 0.9)
	for _, at := range r.turns {
		x := float64(kit.Round(p.along(at, r.last())))
		e.Fill(geom.Rect{X: x - u/2, Y: groove.Bottom() + u, W: u, H: 5 * u}, ui.Muted, 0.8)
	}
	knob.X, knob.Y = here-knob.W/2, p.bar.Center().Y-knob.H/2
	e.Picture(kit.KnobPlate, knob, 1)
	e.Write(r.tell(t).count, t.text(assets.Strong, 15, ui.Text), p.count, kit.Right, 1)
}

// drawSheet says that this is a review and what happened at the moment shown.
func (r *review) drawSheet(t *table, e *canvas, p *reviewPlaces) {
	ui, u, stepCaption := e.UI(), t.line.Geometry().Unit, r.tell(t)
	e.Picture(kit.BoxPlate, p.sheet, 1)
	title := t.text(assets.Display, 20, ui.Text)
	word := t.say.Say(msg.ReviewTitle)
	k := e.Labels.Get(word, title, kit.Center, p.plate.W)
	eye := p.plate.H * 0.8
	x := p.plate.Center().X - (eye+6*u+k.W)/2
	e.Picture(kit.Icon(art.Eye), geom.Rect{X: x, Y: p.plate.Center().Y - eye/2, W: eye, H: eye}, 1)
	e.Write(word, title, geom.Rect{X: x + eye + 6*u, Y: p.plate.Y, W: k.W, H: p.plate.H}, kit.Center, 1)
	e.Fill(geom.Rect{X: p.plate.X, Y: p.plate.Bottom() + 2*u, W: p.plate.W, H: u}, ui.PanelEdge, 1)
	heading := e.Labels.Fit(stepCaption.heading, t.text(assets.Strong, 15, ui.Text), p.heading.W)
	e.Write(stepCaption.heading, heading, p.heading, kit.Center, 1)
	r.drawLines(t, e, p.lines)
}

// drawLines tells the turn so far, the last move in strong letters; where there is no room for all of it, the moves
// before give way.
func (r *review) drawLines(t *table, e *canvas, in geom.Rect) {
	ui, u, stepCaption := e.UI(), t.line.Geometry().Unit, r.tell(t)
	style := func(i int) kit.Lettering {
		if i >= len(stepCaption.lines)-stepCaption.fresh {
			return t.text(assets.Strong, 14, ui.Text)
		}
		return t.text(assets.Text, 14, ui.Muted)
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
func (r *review) drawKeys(t *table, e *canvas, p *reviewPlaces) {
	ui := e.UI()
	e.Picture(kit.NotePlate, p.keys, 1)
	in := p.keys.Inset(t.line.Geometry().Gap)
	keys := [...]string{msg.ReviewKeysStep, msg.ReviewKeysTurn, msg.ReviewKeysPlay, msg.ReviewKeysBranch, msg.ReviewKeysSave}
	h := in.H / float64(len(keys))
	for i, key := range keys {
		line := t.say.Say(key)
		style := e.Labels.Fit(line, t.text(assets.Text, 14, ui.Muted), in.W)
		e.Write(line, style, geom.Rect{X: in.X, Y: in.Y + float64(i)*h, W: in.W, H: h}, kit.Center, 1)
	}
}
