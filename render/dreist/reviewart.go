package dreist

import (
	"math"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/render/art"
	"dreist/render/geom"
)

// draw draws what makes a review look like one.
func (r *review) draw(t *table, e *canvas) {
	p := r.places(t)
	e.picture(motif{what: filmMotif}, p.films[0], 1)
	right := p.films[1]
	e.turned(motif{what: filmMotif}, right.Center(), right.W, right.H, 1, math.Pi, white, 1)
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
		e.picture(motif{plateMotif, uint16(veilPlate)}, now.Cards[c].Rect(), 0.8)
	}
	if t.line.Busy() {
		return
	}
	for _, c := range r.tell(t).laid {
		if row := view.Rows[c]; row != 0 && t.line.Geometry().Visible(row) {
			e.tinted(motif{what: glowMotif}, now.Cards[c].Rect(), e.ui().Glow, 1)
		}
	}
	if r.over != dreist.NoCard {
		e.tinted(motif{what: glowMotif}, now.Cards[r.over].Rect(), e.ui().Accent, 0.9)
	}
}

// drawSlider draws how far the moment is on the way through the game, with a notch for each turn.
func (r *review) drawSlider(t *table, e *canvas, p *reviewPlaces) {
	ui, u := e.ui(), t.line.Geometry().Unit
	here := p.along(r.at, r.last())
	knob := p.knob()
	groove := geom.Rect{X: p.slider.X, Y: p.groove.Y, W: p.slider.W, H: p.groove.H}
	e.picture(motif{plateMotif, uint16(trackPlate)}, groove, 1)
	e.fill(geom.Rect{X: groove.X + 2*u, Y: groove.Y + u, W: here - groove.X - 2*u, H: groove.H - 2*u}, ui.Accent, 0.9)
	for _, at := range r.turns {
		x := float64(round(p.along(at, r.last())))
		e.fill(geom.Rect{X: x - u/2, Y: groove.Bottom() + u, W: u, H: 5 * u}, ui.Muted, 0.8)
	}
	knob.X, knob.Y = here-knob.W/2, p.bar.Center().Y-knob.H/2
	e.picture(motif{plateMotif, uint16(knobPlate)}, knob, 1)
	e.write(e.labels, r.tell(t).count, t.text(assets.Strong, 15, ui.Text), p.count, right, 1)
}

// drawSheet says that this is a review and what happened at the moment shown.
func (r *review) drawSheet(t *table, e *canvas, p *reviewPlaces) {
	ui, u, stepCaption := e.ui(), t.line.Geometry().Unit, r.tell(t)
	e.picture(motif{plateMotif, uint16(boxPlate)}, p.sheet, 1)
	title := t.text(assets.Display, 20, ui.Text)
	word := t.say.Say(msg.ReviewTitle)
	k := e.labels.get(word, title, center, p.plate.W)
	eye := p.plate.H * 0.8
	x := p.plate.Center().X - (eye+6*u+k.w)/2
	e.picture(motif{iconMotif, uint16(art.Eye)}, geom.Rect{X: x, Y: p.plate.Center().Y - eye/2, W: eye, H: eye}, 1)
	e.write(e.labels, word, title, geom.Rect{X: x + eye + 6*u, Y: p.plate.Y, W: k.w, H: p.plate.H}, center, 1)
	e.fill(geom.Rect{X: p.plate.X, Y: p.plate.Bottom() + 2*u, W: p.plate.W, H: u}, ui.PanelEdge, 1)
	heading := e.labels.fit(stepCaption.heading, t.text(assets.Strong, 15, ui.Text), p.heading.W)
	e.write(e.labels, stepCaption.heading, heading, p.heading, center, 1)
	r.drawLines(t, e, p.lines)
}

// drawLines tells the turn so far, the last move in strong letters; where there is no room for all of it, the moves
// before give way.
func (r *review) drawLines(t *table, e *canvas, in geom.Rect) {
	ui, u, stepCaption := e.ui(), t.line.Geometry().Unit, r.tell(t)
	style := func(i int) lettering {
		if i >= len(stepCaption.lines)-stepCaption.fresh {
			return t.text(assets.Strong, 14, ui.Text)
		}
		return t.text(assets.Text, 14, ui.Muted)
	}
	first, room := len(stepCaption.lines), in.H
	for first > 0 {
		h := e.labels.get(stepCaption.lines[first-1], style(first-1), center, in.W).h + 3*u
		if h > room && first < len(stepCaption.lines) {
			break
		}
		room -= h
		first--
	}
	y := in.Y
	for i := first; i < len(stepCaption.lines); i++ {
		at := geom.Rect{X: in.X, Y: y, W: in.W, H: min(e.labels.get(stepCaption.lines[i], style(i), center, in.W).h, in.Bottom()-y)}
		e.write(e.labels, e.labels.cut(stepCaption.lines[i], style(i), at), style(i), at, center, 1)
		y = at.Bottom() + 3*u
	}
}

// drawKeys tells which keys lead through the game.
func (r *review) drawKeys(t *table, e *canvas, p *reviewPlaces) {
	ui := e.ui()
	e.picture(motif{plateMotif, uint16(notePlate)}, p.keys, 1)
	in := p.keys.Inset(t.line.Geometry().Gap)
	keys := [...]string{msg.ReviewKeysStep, msg.ReviewKeysTurn, msg.ReviewKeysPlay, msg.ReviewKeysBranch, msg.ReviewKeysSave}
	h := in.H / float64(len(keys))
	for i, key := range keys {
		line := t.say.Say(key)
		style := e.labels.fit(line, t.text(assets.Text, 14, ui.Muted), in.W)
		e.write(e.labels, line, style, geom.Rect{X: in.X, Y: in.Y + float64(i)*h, W: in.W, H: h}, center, 1)
	}
}
