package table

import (
	"dreist/assets"
	"dreist/assets/msg"
	"dreist/assets/msg/dreistmsg"
	"dreist/game/dreist"
	"dreist/render/dreist/situation"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/tabletop"
)

// PromptText returns the one line that says what can be done now, and whether it is a refusal.
func (t *Table) PromptText() (line string, warning bool) {
	if o := t.Overlay(); t.Refused.Line == "" && o.Prompts {
		return o.Prompt, false
	}
	switch {
	case t.Refused.Line != "":
		return t.Refused.Line, !t.Refused.informs
	case t.Line.Paused():
		return t.Say.Say(msg.PromptPaused), false
	case t.Mode == tabletop.Replaying:
		return t.Say.Say(dreistmsg.PromptReplay), false
	case t.Ending():
		return "", false
	case t.Line.View().Winner != dreist.NoSeat:
		return t.EndText(), false
	case t.OthersShow():
		return t.Say.Say(dreistmsg.PromptOther, assets.Values{"Name": t.Say.Name(t.Line.View().Turn)}), false
	case t.Moves():
		return "", false
	}
	return t.PromptOfKeys(), false
}

// PromptOfKeys returns the line of what can be done now where a refusal stands in its place.
func (t *Table) PromptOfKeys() string {
	if !t.Mine() {
		return ""
	}
	return t.prompts.Say(&t.Situation, &t.Hand, t.Device, t.Status.Fitting != Unmarked)
}

// asks reports whether something is asked at the moment.
func (t *Table) asks() bool { return t.Question() != situation.NoQuestion || t.asksFitting() }

// Asked returns what is asked at the moment, empty where nothing is.
func (t *Table) Asked() string {
	switch {
	case t.asksFitting():
		return t.Say.Say(dreistmsg.FittingAsk)
	case !t.asks():
		return ""
	}
	key := t.QuestionKey()
	if own := t.Overlay().Draw; own != "" && key == dreistmsg.QuestionDraw {
		key = own
	}
	return t.Say.Say(key)
}

// QuestionPlate returns where what is asked stands, in the line above the hand, with what else is told there.
func (t *Table) QuestionPlate() geom.Rect {
	if line, _ := t.PromptText(); line != "" {
		return t.Line.Geometry().Plate.Union(t.toldAt())
	}
	return t.Line.Geometry().Plate
}

// toldAt returns where the prompt stands, or a refusal with what explains it: above what is asked.
func (t *Table) toldAt() geom.Rect {
	g := t.Line.Geometry()
	_, explained := t.Refused.Explanation()
	switch {
	case t.asks():
		return g.Above(explained)
	case explained:
		return g.Plate
	}
	return g.Refusal
}

// prompt writes the prompt between layout and hand on a plate, a refusal on one that is plainer to see, with the button that leads to what explains it. What is asked
// has that on its own plate.
func (d drawing) prompt() {
	at, seen := &d.fades.told, d.Arrival.Turn()*d.fades.prompt.Now
	if seen == 0 {
		return
	}
	ui := d.UI()
	style, plate, in := d.Text(assets.Text, 16, ui.Text), kit.PromptPlate, at.row
	if at.warning {
		style.Color, style.Font, plate = ui.Warning, assets.Strong, kit.NoticePlate
	}
	if len(at.buttons) > 0 {
		d.Together(in.Inset(-d.g.Gap), seen, func() {
			d.Picture(plate, in, 1)
			d.look().Sentence(d.Canvas.Canvas, at.line, style, in, at.buttons)
			d.keys(at.buttons)
		})
		return
	}
	asked := d.fades.question.To > 0
	switch {
	case at.warning:
	case asked: // what is asked stands out from it
		style = d.Text(assets.Text, 14, ui.Muted)
	default:
		in.X, in.W = d.g.Prompt.X, d.g.Prompt.W
		if d.Status.Unsaved {
			side := d.g.Unsaved.W + d.g.Gap
			in.X, in.W = in.X+side, in.W-2*side
		}
	}
	style = d.Labels.Fit(at.line, style, in.W-in.H)
	wide := min(d.Labels.Get(at.line, style, kit.Center, in.W).W+2*in.H, in.W)
	if !asked || at.warning {
		d.Picture(plate, geom.Rect{X: in.Center().X - wide/2, Y: in.Y, W: wide, H: in.H}, seen)
	}
	d.Write(at.line, style, in, kit.Center, seen)
}
