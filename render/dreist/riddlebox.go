package dreist

import (
	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/dreist/puzzle"
	"dreist/render/art"
	"dreist/render/dreist/scene"
	"dreist/render/geom"
	"dreist/render/kit"
)

// riddlePlaces are the parts of the box beside the layout, from above, and of the corner beside the hand.
type riddlePlaces struct {
	box   geom.Rect
	kind  geom.Rect
	level geom.Rect
	task  geom.Rect // once solved the praise
	stars geom.Rect // once solved, large
	took  geom.Rect // once solved outside a rush, the time
	note  geom.Rect // what is said last
	card  geom.Rect // how it stands
}

// riddlePlaces lays the box out above its buttons, which begin at a height.
func (r *riddle) places(g *scene.Geometry, floor float64) riddlePlaces {
	k := g.TextUnit()
	in := boxInside(g)
	p := riddlePlaces{box: g.Log}
	p.kind = geom.Rect{X: in.X, Y: in.Y, W: in.W, H: 28 * k}
	p.level = geom.Rect{X: in.X, Y: p.kind.Bottom(), W: in.W, H: 22 * k}
	top := p.level.Bottom() + 4*k
	high := floor - 6*k - top
	taskH := high * 0.52
	if r.attempt.Solved() {
		taskH = high * 0.28
		p.stars = geom.Rect{X: in.X, Y: top + taskH, W: in.W, H: min(high*0.18, 40*k)}
		if r.rush == nil {
			p.took = geom.Rect{X: in.X, Y: p.stars.Bottom(), W: in.W, H: 40 * k}
			if in.W < narrowest*k {
				p.took.H = 60 * k
			}
		}
	}
	p.task = geom.Rect{X: in.X, Y: top, W: in.W, H: taskH}
	y := p.task.Bottom() + p.stars.H + p.took.H + 2*k
	p.note = geom.Rect{X: in.X, Y: y, W: in.W, H: floor - 6*k - y}
	p.card = geom.Rect{X: g.EndTurn.X, Y: g.EndTurn.Y, W: g.EndTurn.W, H: g.Undo.Bottom() - g.EndTurn.Y}
	return p
}

func boxInside(g *scene.Geometry) geom.Rect { return g.Log.Inset(10 * g.TextUnit()) }

// shelf stacks buttons at the bottom of the box, the lowest first.
type shelf struct {
	in      geom.Rect
	floor   float64 // where the next row ends
	high    float64
	gap     float64
	narrow  bool // no two buttons stand side by side
	buttons []button
}

func (s *shelf) one(b button) {
	s.floor -= s.high
	b.rect = geom.Rect{X: s.in.X, Y: s.floor, W: s.in.W, H: s.high}
	s.buttons = append(s.buttons, b)
	s.floor -= s.gap
}

func (s *shelf) two(a, b button) {
	if s.narrow {
		s.one(b)
		s.one(a)
		return
	}
	s.floor -= s.high
	w := (s.in.W - s.gap) / 2
	a.rect = geom.Rect{X: s.in.X, Y: s.floor, W: w, H: s.high}
	b.rect = geom.Rect{X: s.in.Right() - w, Y: s.floor, W: w, H: s.high}
	s.buttons = append(s.buttons, a, b)
	s.floor -= s.gap
}

// narrowest is the width in logical pixels from which on two buttons stand side by side in the box.
const narrowest = 190

// shelve appends the buttons of the box and returns where they begin.
func (r *riddle) shelve(t *table, dst []button) (buttons []button, floor float64) {
	g := t.line.Geometry()
	k := g.TextUnit()
	in := boxInside(g)
	s := &r.shelf // which every frame and every gesture stacks anew
	*s = shelf{in: in, floor: in.Bottom(), high: 36 * k, gap: 6 * k, narrow: in.W < narrowest*k, buttons: dst}
	another := button{id: anotherButton, label: msg.PracticeAnother, sign: art.Skip, works: true}
	if r.rush != nil {
		another = button{id: anotherButton, label: msg.PracticeRushSkip, works: true} // a long word needs the room of a sign
	}
	switch {
	case r.attempt.Solved() && r.rush != nil:
		s.one(button{id: nextButton, label: msg.PracticeSolve, sign: art.Next, works: true, lead: true})
	case r.attempt.Solved():
		s.one(button{id: copyButton, label: puzzle.ShareKey, sign: art.Copy, works: true})
		s.one(button{id: nextButton, label: puzzle.NextKey, works: true, lead: true})
	default:
		s.two(button{id: hintButton, label: puzzle.HintKey, sign: art.Hint, works: true}, another)
		r.reply.controls(t, s)
	}
	return s.buttons, s.floor
}

// draw draws marks on the table, the box beside it, and how it stands.
func (r *riddle) draw(t *table, e *canvas) {
	r.reply.draw(t, e)
	g := t.line.Geometry()
	_, floor := r.shelve(t, e.buttons[:0])
	p := r.places(g, floor)
	text := r.texts(t)
	e.Picture(kit.BoxPlate, p.box, 1)
	ui := e.UI()
	title := t.text(assets.Display, 19, ui.Text)
	e.Write(text.kind, e.Labels.Fit(text.kind, title, p.kind.W), p.kind, kit.Center, 1)
	r.drawLevel(t, e, p.level, text.level)
	r.drawText(t, e, text.task, t.text(assets.Strong, 16, ui.Text), p.task)
	if text.said != "" {
		e.Picture(kit.TrayPlate, p.note, 1)
		style := t.text(assets.Text, 15, ui.Text)
		if r.mood == moodWrong {
			style.Color = ui.Warning
		}
		r.drawText(t, e, text.said, style, p.note.Inset(5*g.TextUnit()))
	}
	if r.attempt.Solved() {
		r.drawAward(t, e, p.stars)
		r.drawText(t, e, text.took, t.text(assets.Text, 14, ui.Muted), p.took)
	}
	r.drawCard(t, e, p.card)
}

// smallestText is the size in logical pixels of the smallest window below which no text of a puzzle shrinks.
const smallestText = 14

// drawText writes a text in a part of the box, a little smaller where there is much to say.
func (r *riddle) drawText(t *table, e *canvas, s string, style kit.Lettering, in geom.Rect) {
	if s == "" {
		return
	}
	least := t.text(style.Font, smallestText, style.Color).Size
	e.Write(s, e.Labels.Within(s, style, in, least), in, kit.Center, 1)
}

// drawLevel writes the level and, beside it, the stars that can still be won.
func (r *riddle) drawLevel(t *table, e *canvas, in geom.Rect, level string) {
	ui, k := e.UI(), t.line.Geometry().TextUnit()
	style := t.text(assets.Text, 14, ui.Muted)
	if r.attempt.Solved() {
		e.Write(level, style, in, kit.Center, 1)
		return
	}
	size, gap := 16*k, 8*k
	wide := e.Labels.Get(level, style, kit.Center, in.W).W
	x := in.Center().X - (wide+gap+3*size)/2
	e.Write(level, style, geom.Rect{X: x, Y: in.Y, W: wide + 1, H: in.H}, kit.Center, 1)
	for i := range maxStars {
		at := geom.Rect{X: x + wide + gap + float64(i)*size, Y: in.Center().Y - size/2, W: size, H: size}
		e.star(at, i < r.attempt.Stars())
	}
}

// maxStars is the most that a puzzle is worth.
const maxStars = 3

// Ticks from one star to the next, and how long each pops up.
const (
	starApart = 9
	starPops  = 22
)

// drawAward lets the stars pop up one after the other.
func (r *riddle) drawAward(t *table, e *canvas, in geom.Rect) {
	size := min(in.H*0.86, in.W*0.22)
	for i := range maxStars {
		at := geom.Point{X: in.Center().X + (float64(i)-1)*size*1.2, Y: in.Center().Y}
		far := min(max(float64(r.cheer-i*starApart)/starPops, 0), 1)
		won := i < r.attempt.Stars()
		if !won {
			far = 1
		}
		s := size * starPop(far)
		if s < 1 {
			continue
		}
		box := geom.Rect{X: at.X - s/2, Y: at.Y - s/2, W: s, H: s}
		if far < 1 {
			// In between it is the picture of the end, larger or smaller: no size needs one of its own.
			e.Grown(kit.Sign(art.Star), at, size, s/size, e.UI().Glow)
			e.sparks(at, size*1.2, far, e.UI().Glow)
			continue
		}
		e.star(box, won)
	}
}

// starPop is how large a star is on its way: it grows beyond its size and comes back.
func starPop(far float64) float64 {
	switch {
	case far <= 0:
		return 0
	case far >= 1:
		return 1
	case far < 0.5:
		return 1.35 * far * 2
	}
	return 1.35 - 0.35*(far-0.5)*2
}

// cardSign is the logical size of the signs in the corner beside the hand.
const cardSign = 17

// cardRow is where the i-th of the two lines stands in the corner beside the hand, right of its sign.
func cardRow(in geom.Rect, k float64, i int) geom.Rect {
	half := in.H / 2
	return geom.Rect{X: in.X + (14+cardSign)*k, Y: in.Y + float64(i)*half*0.86 + half*0.14, W: in.W - (20+cardSign)*k, H: half * 0.86}
}

// drawCard shows beside the hand how it stands: what was solved of this kind and level and how fast, or the rush.
func (r *riddle) drawCard(t *table, e *canvas, in geom.Rect) {
	if r.rush != nil {
		r.rush.draw(t, e, in, r.texts(t))
		return
	}
	text, ui, k := r.texts(t), e.UI(), t.line.Geometry().TextUnit()
	e.Picture(kit.NotePlate, in, 1)
	size := cardSign * k
	least := t.text(assets.Strong, smallestText, ui.Text).Size
	for i, line := range [2]string{text.solved, text.best} {
		sign := [2]art.IconName{art.Check, art.Clock}[i]
		row := cardRow(in, k, i)
		style := e.Labels.Fit(line, t.text(assets.Strong, 15, ui.Text), row.W)
		if style.Size < least && i == 1 {
			line, style.Size = text.brief, least // the clock beside it says what it is
		}
		e.Tinted(kit.Sign(sign), geom.Rect{X: in.X + 8*k, Y: row.Center().Y - size/2, W: size, H: size}, ui.Muted, 1)
		e.Write(line, style, row, kit.Left, 1)
	}
}
