package puzzles

import (
	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/dreist/puzzle"
	"dreist/render/art"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/table"
	"dreist/render/geom"
	"dreist/render/kit"
)

// riddlePlaces are the parts of the box beside the layout, from above, and of the corner beside the hand.
type riddlePlaces struct {
	box   geom.Rect
	Kind  geom.Rect
	Level geom.Rect
	Task  geom.Rect // once solved the praise
	Stars geom.Rect // once solved, large
	Took  geom.Rect // once solved outside a rush, the time
	Note  geom.Rect // what is said last
	Card  geom.Rect // how it stands
}

// Places lays the box out above its buttons, which begin at a height.
func (r *Riddle) Places(g *scene.Geometry, floor float64) riddlePlaces {
	k := g.TextUnit()
	in := BoxInside(g)
	p := riddlePlaces{box: g.Log}
	kind, gap, stars := 28.0, 4.0, 0.18
	if low(g) {
		kind, gap, stars = 24, 0, 0.14
	}
	p.Kind = geom.Rect{X: in.X, Y: in.Y, W: in.W, H: kind * k}
	p.Level = geom.Rect{X: in.X, Y: p.Kind.Bottom(), W: in.W, H: 22 * k}
	top := p.Level.Bottom() + gap*k
	high := floor - 6*k - top
	taskH := high * 0.52
	if r.Attempt.Solved() {
		taskH = high * 0.28
		p.Stars = geom.Rect{X: in.X, Y: top + taskH, W: in.W, H: min(high*stars, 40*k)}
		if r.Rush == nil {
			p.Took = geom.Rect{X: in.X, Y: p.Stars.Bottom(), W: in.W, H: 40 * k}
			if in.W < Narrowest*k {
				p.Took.H = 60 * k
			}
		}
	}
	p.Task = geom.Rect{X: in.X, Y: top, W: in.W, H: taskH}
	y := p.Task.Bottom() + p.Stars.H + p.Took.H + 2*k
	p.Note = geom.Rect{X: in.X, Y: y, W: in.W, H: floor - 6*k - y}
	p.Card = geom.Rect{X: g.EndTurn.X, Y: g.EndTurn.Y, W: g.EndTurn.W, H: g.Undo.Bottom() - g.EndTurn.Y}
	return p
}

func BoxInside(g *scene.Geometry) geom.Rect { return g.Log.Inset(10 * g.TextUnit()) }

// low says whether the box is as low as in the window of a screen of 600 logical pixels: everything stands closer in it.
func low(g *scene.Geometry) bool { return g.Log.H < 360*g.TextUnit() }

// shelf stacks buttons at the bottom of the box, the lowest first.
type shelf struct {
	in      geom.Rect
	floor   float64 // where the next row ends
	high    float64
	gap     float64
	narrow  bool // no two buttons stand side by side
	buttons []table.Button
}

func (s *shelf) one(b table.Button) {
	s.floor -= s.high
	b.Rect = geom.Rect{X: s.in.X, Y: s.floor, W: s.in.W, H: s.high}
	s.buttons = append(s.buttons, b)
	s.floor -= s.gap
}

func (s *shelf) two(a, b table.Button) {
	if s.narrow {
		s.one(b)
		s.one(a)
		return
	}
	s.floor -= s.high
	w := (s.in.W - s.gap) / 2
	a.Rect = geom.Rect{X: s.in.X, Y: s.floor, W: w, H: s.high}
	b.Rect = geom.Rect{X: s.in.Right() - w, Y: s.floor, W: w, H: s.high}
	s.buttons = append(s.buttons, a, b)
	s.floor -= s.gap
}

// Narrowest is the width in logical pixels from which on two buttons stand side by side in the box.
const Narrowest = 190

// Shelve appends the buttons of the box and returns where they begin.
func (r *Riddle) Shelve(t *table.Table, dst []table.Button) (buttons []table.Button, floor float64) {
	g := t.Line.Geometry()
	k := g.TextUnit()
	in := BoxInside(g)
	s := &r.shelf // which every frame and every gesture stacks anew
	*s = shelf{in: in, floor: in.Bottom(), high: 36 * k, gap: 6 * k, narrow: in.W < Narrowest*k, buttons: dst}
	if low(g) {
		s.high, s.gap = 32*k, 4*k
	}
	another := table.Button{Id: AnotherButton, Label: msg.PracticeAnother, Sign: art.Skip, Works: true}
	if r.Rush != nil {
		another = table.Button{Id: AnotherButton, Label: msg.PracticeRushSkip, Works: true} // a long word needs the room of a sign
	}
	switch {
	case r.Attempt.Solved() && r.Rush != nil:
		s.one(table.Button{Id: nextButton, Label: msg.PracticeSolve, Sign: art.Next, Works: true, Lead: true})
	case r.Attempt.Solved():
		s.one(table.Button{Id: CopyButton, Label: puzzle.ShareKey, Sign: art.Copy, Works: true})
		s.one(table.Button{Id: nextButton, Label: puzzle.NextKey, Works: true, Lead: true})
	default:
		s.two(table.Button{Id: HintButton, Label: puzzle.HintKey, Sign: art.Hint, Works: true}, another)
		r.Reply.controls(t, s)
	}
	return s.buttons, s.floor
}

// Draw draws marks on the table, the box beside it, and how it stands.
func (r *Riddle) Draw(t *table.Table, e *table.Canvas) {
	r.Reply.Draw(t, e)
	g := t.Line.Geometry()
	_, floor := r.Shelve(t, e.Buttons[:0])
	p := r.Places(g, floor)
	text := r.Texts(t)
	e.Picture(kit.BoxPlate, p.box, 1)
	ui := e.UI()
	title := t.Text(assets.Display, 19, ui.Text)
	e.Write(text.Kind, e.Labels.Fit(text.Kind, title, p.Kind.W), p.Kind, kit.Center, 1)
	r.drawLevel(t, e, p.Level, text.level)
	r.drawText(t, e, text.Task, t.Text(assets.Strong, 16, ui.Text), p.Task)
	if text.Said != "" {
		e.Picture(kit.TrayPlate, p.Note, 1)
		style := t.Text(assets.Text, 15, ui.Text)
		if r.Mood == MoodWrong {
			style.Color = ui.Warning
		}
		r.drawText(t, e, text.Said, style, p.Note.Inset(5*g.TextUnit()))
	}
	if r.Attempt.Solved() {
		r.drawAward(t, e, p.Stars)
		r.drawText(t, e, text.Took, t.Text(assets.Text, 14, ui.Muted), p.Took)
	}
	r.drawCard(t, e, p.Card)
}

// SmallestText is the size in logical pixels of the smallest window below which no text of a puzzle shrinks.
const SmallestText = 14

// drawText writes a text in a part of the box, a little smaller where there is much to say.
func (r *Riddle) drawText(t *table.Table, e *table.Canvas, s string, style kit.Lettering, in geom.Rect) {
	if s == "" {
		return
	}
	least := t.Text(style.Font, SmallestText, style.Color).Size
	e.Write(s, e.Labels.Within(s, style, in, least), in, kit.Center, 1)
}

// drawLevel writes the level and, beside it, the stars that can still be won.
func (r *Riddle) drawLevel(t *table.Table, e *table.Canvas, in geom.Rect, level string) {
	ui, k := e.UI(), t.Line.Geometry().TextUnit()
	style := t.Text(assets.Text, 14, ui.Muted)
	if r.Attempt.Solved() {
		e.Write(level, style, in, kit.Center, 1)
		return
	}
	size, gap := 16*k, 8*k
	wide := e.Labels.Get(level, style, kit.Center, in.W).W
	x := in.Center().X - (wide+gap+3*size)/2
	e.Write(level, style, geom.Rect{X: x, Y: in.Y, W: wide + 1, H: in.H}, kit.Center, 1)
	for i := range MaxStars {
		at := geom.Rect{X: x + wide + gap + float64(i)*size, Y: in.Center().Y - size/2, W: size, H: size}
		e.Star(at, i < r.Attempt.Stars())
	}
}

// MaxStars is the most that a puzzle is worth.
const MaxStars = 3

// Ticks from one star to the next, and how long each pops up.
const (
	starApart = 9
	starPops  = 22
)

// drawAward lets the stars pop up one after the other.
func (r *Riddle) drawAward(t *table.Table, e *table.Canvas, in geom.Rect) {
	size := min(in.H*0.86, in.W*0.22)
	for i := range MaxStars {
		at := geom.Point{X: in.Center().X + (float64(i)-1)*size*1.2, Y: in.Center().Y}
		far := min(max(float64(r.cheer-i*starApart)/starPops, 0), 1)
		won := i < r.Attempt.Stars()
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
			e.Sparks(at, size*1.2, far, e.UI().Glow)
			continue
		}
		e.Star(box, won)
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

// CardRow is where the i-th of the two lines stands in the corner beside the hand, right of its sign.
func CardRow(in geom.Rect, k float64, i int) geom.Rect {
	half := in.H / 2
	return geom.Rect{X: in.X + (14+cardSign)*k, Y: in.Y + float64(i)*half*0.86 + half*0.14, W: in.W - (20+cardSign)*k, H: half * 0.86}
}

// drawCard shows beside the hand how it stands: what was solved of this kind and level and how fast, or the rush.
func (r *Riddle) drawCard(t *table.Table, e *table.Canvas, in geom.Rect) {
	if r.Rush != nil {
		r.Rush.draw(t, e, in, r.Texts(t))
		return
	}
	text, ui, k := r.Texts(t), e.UI(), t.Line.Geometry().TextUnit()
	e.Picture(kit.NotePlate, in, 1)
	size := cardSign * k
	least := t.Text(assets.Strong, SmallestText, ui.Text).Size
	for i, line := range [2]string{text.solved, text.best} {
		sign := [2]art.IconName{art.Check, art.Clock}[i]
		row := CardRow(in, k, i)
		style := e.Labels.Fit(line, t.Text(assets.Strong, 15, ui.Text), row.W)
		if style.Size < least && i == 1 {
			line, style.Size = text.brief, least // the clock beside it says what it is
		}
		e.Tinted(kit.Sign(sign), geom.Rect{X: in.X + 8*k, Y: row.Center().Y - size/2, W: size, H: size}, ui.Muted, 1)
		e.Write(line, style, row, kit.Left, 1)
	}
}
