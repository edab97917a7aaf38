package table

import (
	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/render/dreist/situation"
	"dreist/render/geom"
	"dreist/render/kit"
)

// PromptText returns the one line that says what can be done now, and whether it is a refusal.
func (t *Table) PromptText() (line string, warning bool) {
	if t.Refused.Line == "" && t.Guide != nil {
		if line, ok := t.Guide.Prompt(t); ok {
			return line, false
		}
	}
	switch {
	case t.Refused.Line != "":
		return t.Refused.Line, true
	case t.Line.Paused():
		return t.Say.Say(msg.PromptPaused), false
	case t.Mode == situation.Replaying:
		return t.Say.Say(msg.PromptReplay), false
	case t.Ending():
		return "", false
	case t.Line.View().Winner != dreist.NoSeat:
		return t.EndText(), false
	case t.OthersShow():
		return t.Say.Say(msg.PromptOther, assets.Values{"Name": t.Say.Name(t.Line.View().Turn)}), false
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

// Asked returns what is asked beside the table at the moment, empty where nothing is.
func (t *Table) Asked() string {
	switch {
	case t.asksFitting():
		return t.Say.Say(msg.FittingAsk)
	case t.Question() == situation.NoQuestion:
		return ""
	}
	key := t.QuestionKey()
	if t.Guide != nil {
		key = t.Guide.QuestionKey(key)
	}
	return t.Say.Say(key)
}

// prompt writes the prompt between layout and hand on a plate, a refusal on one that is plainer to see.
func (d drawing) prompt() {
	line, warning := d.fades.told.line, d.fades.told.warning
	ui, seen := d.UI(), d.Arrival.Turn()*d.fades.prompt.now
	if seen == 0 {
		return
	}
	style, plate, in := d.Text(assets.Text, 16, ui.Text), kit.PromptPlate, d.g.Refusal
	if warning {
		style.Color, style.Font, plate = ui.Warning, assets.Strong, kit.NoticePlate
	} else {
		in.X, in.W = d.g.Prompt.X, d.g.Prompt.W
	}
	if side := d.g.Unsaved.W + d.g.Gap; d.Status.Unsaved && !warning {
		in.X, in.W = in.X+side, in.W-2*side
	}
	style = d.Labels.Fit(line, style, in.W-in.H)
	wide := min(d.Labels.Get(line, style, kit.Center, in.W).W+2*in.H, in.W)
	d.Picture(plate, geom.Rect{X: in.Center().X - wide/2, Y: in.Y, W: wide, H: in.H}, seen)
	d.Write(line, style, in, kit.Center, seen)
}
