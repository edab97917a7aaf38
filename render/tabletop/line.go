package tabletop

import (
	"dreist/assets"
	"dreist/render/geom"
	"dreist/render/kit"
)

// Line is what stands between the mat and the hand of a table, as it is drawn: what is asked, on a plate with its answers, and what is told, a prompt or a
// refusal. Both come and go within some ticks, and keep their words as they go.
type Line struct {
	Asked   Asked
	Told    Told
	Asking  Fade // of what is asked
	Telling Fade // of what is told
}

// Asked is a question.
type Asked struct {
	Text    string
	Plate   geom.Rect // that of the edges, with the row of what is told above it
	Buttons []Button  // the answers
}

// Told is a prompt, or a refusal.
type Told struct {
	Text    string
	Warning bool      // a refusal, which is plainer to see
	Row     geom.Rect // see Edges.ToldAt
	Unsaved bool      // a prompt leaves room for the sign of that
	Buttons []Button  // on its plate: what leads to an explanation
}

// promptAnew is the part of a prompt that is there at once where it only says something else.
const promptAnew = 0.4

// Ask sets what is asked, without its buttons; an empty text lets it go.
func (l *Line) Ask(text string, plate geom.Rect) {
	if l.Asking.Set(text != ""); text != "" {
		l.Asked = Asked{text, plate, l.Asked.Buttons[:0]}
	}
}

// Tell sets what is told, without its buttons; an empty text lets it go.
func (l *Line) Tell(t Told) {
	if l.Telling.Set(t.Text != ""); t.Text == "" {
		return
	}
	if t.Text != l.Told.Text {
		l.Telling.Now = min(l.Telling.Now, promptAnew)
	}
	t.Buttons = l.Told.Buttons[:0]
	l.Told = t
}

// ButtonDrawer draws buttons as they are pointed at, chosen and pressed.
type ButtonDrawer interface {
	DrawButtons(e *kit.Canvas, g *Edges, look ButtonLook, buttons []Button)
}

// Draw draws the line above the hand of a table, which is there to a part.
func (l *Line) Draw(e *kit.Canvas, g *Edges, look ButtonLook, by ButtonDrawer, there float64) {
	l.drawAsked(e, g, look, by, l.Asking.Now*there)
	l.drawTold(e, g, look, by, l.Telling.Now*there)
}

// drawAsked draws what is asked.
func (l *Line) drawAsked(e *kit.Canvas, g *Edges, look ButtonLook, by ButtonDrawer, there float64) {
	if there == 0 {
		return
	}
	e.Together(l.Asked.Plate.Inset(-3*g.Gap), there, func() {
		e.Picture(kit.BoxPlate, l.Asked.Plate, 1)
		look.Sentence(e, l.Asked.Text, kit.Sized(g.TextUnit(), assets.Strong, 18, e.UI().Text), g.Plate, l.Asked.Buttons)
		by.DrawButtons(e, g, look, l.Asked.Buttons)
	})
}

// drawTold draws what is told on a plate. What is asked has it on its own one.
func (l *Line) drawTold(e *kit.Canvas, g *Edges, look ButtonLook, by ButtonDrawer, there float64) {
	if there == 0 {
		return
	}
	ui, t := e.UI(), &l.Told
	style, plate, in := kit.Sized(g.TextUnit(), assets.Text, 16, ui.Text), kit.PromptPlate, t.Row
	if t.Warning {
		style.Color, style.Font, plate = ui.Warning, assets.Strong, kit.NoticePlate
	}
	if len(t.Buttons) > 0 {
		e.Together(in.Inset(-g.Gap), there, func() {
			e.Picture(plate, in, 1)
			look.Sentence(e, t.Text, style, in, t.Buttons)
			by.DrawButtons(e, g, look, t.Buttons)
		})
		return
	}
	asked := l.Asking.To > 0
	switch {
	case t.Warning:
	case asked: // what is asked stands out from it
		style = kit.Sized(g.TextUnit(), assets.Text, 14, ui.Muted)
	default:
		in.X, in.W = g.Prompt.X, g.Prompt.W
		if t.Unsaved {
			side := g.Unsaved.W + g.Gap
			in.X, in.W = in.X+side, in.W-2*side
		}
	}
	style = e.Labels.Fit(t.Text, style, in.W-in.H)
	wide := min(e.Labels.Get(t.Text, style, kit.Center, in.W).W+2*in.H, in.W)
	if !asked || t.Warning {
		e.Picture(plate, geom.Rect{X: in.Center().X - wide/2, Y: in.Y, W: wide, H: in.H}, there)
	}
	e.Write(t.Text, style, in, kit.Center, there)
}

// The distance of a sentence from the edge of its plate and from its buttons, and the size of its letters below which it stands in two lines, in logical
// pixels.
const (
	sentenceSide = 12
	smallestLine = 14
)

// Sentence writes a text on a plate, in the middle of what the buttons at its right end leave: in one line, or in two where one would be too small to
// read. A line stands on the baseline of the buttons' labels.
func (f ButtonLook) Sentence(e *kit.Canvas, text string, style kit.Lettering, plate geom.Rect, buttons []Button) {
	unit := f.PanelUnit()
	in := leftOf(buttons, plate, unit)
	line := e.Labels.Fit(text, style, in.W)
	if line.Size < smallestLine*f.TextUnit() {
		line = e.Labels.Within(text, style, in, smallestLine*unit)
	}
	set := e.Labels.Get(text, line, kit.Center, in.W)
	if set.Lines > 1 {
		in = geom.Around(in.Center(), e.Labels.Even(text, line, in.W), in.H)
	}
	in.Y += f.below(e, buttons, set, in)
	e.Write(text, line, in, kit.Center, 1)
}

// leftOf returns the room for a sentence on a plate beside its buttons.
func leftOf(buttons []Button, plate geom.Rect, unit float64) geom.Rect {
	side := sentenceSide * unit
	in := geom.Rect{X: plate.X + side, Y: plate.Y, W: plate.W - 2*side, H: plate.H}
	for _, b := range buttons {
		in.W = min(in.W, b.Rect.X-side-in.X)
	}
	return in
}

// below returns how far below the middle of its room a sentence stands, in device pixels: a line on the baseline of the labels of some buttons, several
// lines around the middle of the buttons' faces.
func (f ButtonLook) below(e *kit.Canvas, buttons []Button, sentence *kit.Label, in geom.Rect) float64 {
	for i := range buttons {
		if buttons[i].HitOnly {
			continue
		}
		face := e.KeyFace(f.PanelUnit(), buttons[i].Rect, buttons[i].style())
		w := f.words(e.Labels, buttons, i, face)
		label := e.Labels.Get(w.Text, w.Style, kit.Center, w.In.W)
		if sentence.Lines > 1 || label.Lines > 1 || w.Text == "" {
			return face.Center().Y - in.Center().Y
		}
		top := kit.Round(w.In.Y + (w.In.H-label.H)/2)
		return float64(top) + label.Base - sentence.Base - (in.Center().Y - sentence.H/2)
	}
	return 0
}
