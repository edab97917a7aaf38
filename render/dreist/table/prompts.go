package table

import (
	"dreist/assets"
	"dreist/assets/msg"
	"dreist/assets/msg/dreistmsg"
	"dreist/game/dreist"
	"dreist/render/dreist/situation"
	"dreist/render/geom"
	"dreist/render/tabletop"
)

// PromptText returns the line above the hand, empty for none, and whether it is a warning.
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
		return t.Say.Say(msg.PromptReplay), false
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

// PromptOfKeys returns the line about the possible actions, also while a refusal replaces it.
func (t *Table) PromptOfKeys() string {
	if !t.Mine() {
		return ""
	}
	return t.prompts.Say(&t.Situation, &t.Hand, t.Device, t.Status.Fitting)
}

// asks reports whether a question is open.
func (t *Table) asks() bool { return t.Question() != situation.NoQuestion }

// Asked returns the open question, empty for none.
func (t *Table) Asked() string {
	if !t.asks() {
		return ""
	}
	return t.Say.Say(t.QuestionKey())
}

// QuestionPlate returns the plate of the open question above the hand, including the prompt there.
func (t *Table) QuestionPlate() geom.Rect {
	if line, _ := t.PromptText(); line != "" {
		return t.Line.Geometry().Plate.Union(t.promptRect())
	}
	return t.Line.Geometry().Plate
}

// promptRect returns the place of the prompt, or of a refusal with its button.
func (t *Table) promptRect() geom.Rect {
	_, explained := t.Refused.Explanation()
	return t.Line.Geometry().PromptRect(t.asks(), explained)
}
