package tabletop

import (
	"dreist/assets"
	"dreist/render/geom"
	"dreist/render/kit"
)

// PromptBar is the line between mat and hand: a question with answers, and a prompt or refusal. Both keep their text while they fade out.
type PromptBar struct {
	Question     Question
	Prompt       Prompt
	QuestionFade Fade
	PromptFade   Fade
}

// Question is a question to the player.
type Question struct {
	Text    string
	plate   geom.Rect // its plate together with the row of a prompt above it
	Buttons []Button  // the answers
}

// Prompt is a prompt or a refusal.
type Prompt struct {
	Text           string
	isWarning      bool       // it is a refusal, drawn more prominently
	rect           geom.Rect  // see Edges.promptRect
	hasUnsavedSign bool       // there is a warning about unsaved games beside it
	speaker        geom.Point // mouth of the figure at the left that says it, the zero point for none
	buttons        []Button   // the button for an explanation, if any
}

// promptAnew is the opacity from which a new text fades in when it replaces another one.
const promptAnew = 0.4

// setQuestion shows a question, at first without buttons. If the text is empty the shown question fades out.
func (l *PromptBar) setQuestion(text string, plate geom.Rect) {
	l.QuestionFade.SetVisible(text != "")
	if text != "" {
		l.Question = Question{text, plate, l.Question.Buttons[:0]}
	}
}

// setPrompt shows t without its buttons. If t.Text is empty, the prompt shown now fades out.
func (l *PromptBar) setPrompt(t Prompt) {
	l.PromptFade.SetVisible(t.Text != "")
	if t.Text == "" {
		return
	}
	if t.Text != l.Prompt.Text {
		l.PromptFade.Opacity = min(l.PromptFade.Opacity, promptAnew)
	}
	t.buttons = l.Prompt.buttons[:0]
	l.Prompt = t
}

// Draw draws the line; there is its opacity.
func (l *PromptBar) Draw(e *kit.Canvas, g *Edges, look ButtonLook, by *InputState, there float64) {
	l.drawQuestion(e, g, look, by, l.QuestionFade.Opacity*there)
	l.drawPrompt(e, g, look, by, l.PromptFade.Opacity*there)
}

func (l *PromptBar) drawQuestion(e *kit.Canvas, g *Edges, look ButtonLook, by *InputState, there float64) {
	if there == 0 {
		return
	}
	e.DrawGroup(l.Question.plate.Inset(-3*g.Gap), there, func() {
		e.DrawPicture(kit.BoxPlate, l.Question.plate, 1)
		look.drawSentence(e, l.Question.Text, kit.NewTextStyle(g.TextUnit(), assets.StrongFont, kit.TextSize, e.Palette().Text), g.Plate, l.Question.Buttons)
		by.DrawButtons(e, g, look, l.Question.Buttons)
	})
}

// drawPrompt draws the prompt on a plate of its own, or on that of an open question.
func (l *PromptBar) drawPrompt(e *kit.Canvas, g *Edges, look ButtonLook, by *InputState, there float64) {
	if there == 0 {
		return
	}
	ui, t := e.Palette(), &l.Prompt
	style, plate, in := kit.NewTextStyle(g.TextUnit(), assets.TextFont, kit.TextSize, ui.Text), kit.PromptPlate, t.rect
	if t.isWarning {
		style.Color, style.Font, plate = ui.Warning, assets.StrongFont, kit.NoticePlate
	}
	if len(t.buttons) > 0 {
		e.DrawGroup(in.Inset(-g.Gap), there, func() {
			e.DrawPicture(plate, in, 1)
			look.drawSentence(e, t.Text, style, in, t.buttons)
			by.DrawButtons(e, g, look, t.buttons)
		})
		return
	}
	asked := l.QuestionFade.FinalOpacity > 0
	switch {
	case t.isWarning:
	case asked: // the question stands out from it
		style.Color = ui.MutedText
	default:
		in.X, in.W = g.PromptLine.X, g.PromptLine.W
		if t.hasUnsavedSign {
			side := max(g.UnsavedRect.Right()+g.Gap-in.X, 0)
			in.X, in.W = in.X+side, in.W-2*side
		}
	}
	style, text := look.fit(e, t.Text, style, geom.RectAround(in.Center(), in.W-in.H, in.H))
	wide := min(e.Labels.Label(t.Text, style, kit.Center, text.W).W+2*in.H, in.W)
	box := geom.Rect{X: in.Center().X - wide/2, Y: in.Y, W: wide, H: in.H}
	switch {
	case !t.isWarning && t.speaker != (geom.Point{}):
		text.X, box.X = text.X+in.X-box.X, in.X
		e.DrawPicture(kit.Callout{Radius: kit.Round(callRound * g.TextUnit()), TipX: kit.Round(t.speaker.X - box.X), TipY: kit.Round(t.speaker.Y - box.Y)}, box, there)
	case !asked || t.isWarning:
		e.DrawPicture(plate, box, there)
	}
	e.DrawText(t.Text, style, text, kit.Center, there)
}

// sentenceSide is the space between a sentence and its plate's edge or buttons, in logical pixels.
const sentenceSide = 12

// drawSentence writes a text on a plate, centred left of its buttons: in one line, or in two if one would be too small to read. One
// line shares the baseline of the buttons' labels.
func (f ButtonLook) drawSentence(e *kit.Canvas, text string, style kit.TextStyle, plate geom.Rect, buttons []Button) {
	line, in := f.fit(e, text, style, leftOf(buttons, plate, f.PanelUnit()))
	in.Y += f.below(e, buttons, e.Labels.Label(text, line, kit.Center, in.W), in)
	e.DrawText(text, line, in, kit.Center, 1)
}

// fit returns the lettering and room for a text in one line or, if that would be too small to read, in two lines of even length.
func (f ButtonLook) fit(e *kit.Canvas, text string, style kit.TextStyle, in geom.Rect) (kit.TextStyle, geom.Rect) {
	line := e.Labels.FitWidth(text, style, in.W)
	if line.Size < kit.SmallestText*f.TextUnit() {
		line = e.Labels.FitRect(text, style, in, kit.SmallestText*f.PanelUnit())
	}
	if e.Labels.Label(text, line, kit.Center, in.W).LineCount > 1 {
		in = geom.RectAround(in.Center(), e.Labels.BalancedWidth(text, line, in.W), in.H)
	}
	return line, in
}

func leftOf(buttons []Button, plate geom.Rect, unit float64) geom.Rect {
	side := sentenceSide * unit
	in := geom.Rect{X: plate.X + side, Y: plate.Y, W: plate.W - 2*side, H: plate.H}
	for _, b := range buttons {
		in.W = min(in.W, b.Rect.X-side-in.X)
	}
	return in
}

// below returns the offset of a sentence in its room, in device pixels: of one line to the labels' baseline, else to the faces' middle.
func (f ButtonLook) below(e *kit.Canvas, buttons []Button, sentence *kit.Label, in geom.Rect) float64 {
	for i := range buttons {
		if buttons[i].IsInvisible {
			continue
		}
		face := e.ButtonFace(f.PanelUnit(), buttons[i].Rect, buttons[i].style())
		w := f.words(e.Labels, buttons, i, face)
		label := e.Labels.Label(w.Text, w.Style, kit.Center, w.Rect.W)
		if sentence.LineCount > 1 || label.LineCount > 1 || w.Text == "" {
			return face.Center().Y - in.Center().Y
		}
		top := kit.Round(w.Rect.Y + (w.Rect.H-label.H)/2)
		return float64(top) + label.Baseline - sentence.Baseline - (in.Center().Y - sentence.H/2)
	}
	return 0
}
