package table

import (
	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/input"
	"dreist/render/dreist/scene"
	"dreist/render/kit"
)

// plays reports whether a key plays, so that whoever strikes it is told what the keys do.
func plays(i input.Command) bool {
	switch i {
	case input.CommandEndTurn, input.CommandDraw, input.CommandDecline, input.CommandUndo,
		input.CommandLeft, input.CommandRight, input.CommandUp, input.CommandDown:
		return true
	}
	return i >= input.CommandCard1 && i <= input.CommandCard5
}

// PromptText returns the one line that says what can be done now, and whether it is a refusal.
func (t *Table) PromptText() (line string, warning bool) {
	if t.Prompt == "" && t.Guide != nil {
		if line, ok := t.Guide.Prompt(t); ok {
			return line, false
		}
	}
	switch {
	case t.Prompt != "":
		return t.Prompt, true
	case t.Line.Paused():
		return t.Say.Say(msg.PromptPaused), false
	case t.Replay:
		return t.Say.Say(msg.PromptReplay), false
	case t.Line.View().Winner != dreist.NoSeat:
		return t.endText(), false
	case t.OthersShow():
		return t.Say.Say(msg.PromptOther, assets.Values{"Name": t.Say.Name(t.Line.View().Turn)}), false
	case t.Line.Busy() || !t.Mine():
		return "", false
	}
	key := t.promptKey()
	if t.byKeys {
		key = t.keysKey()
	}
	if key == "" {
		return "", false
	}
	return t.Say.Say(key), false
}

// promptKey returns the key of what can be done now. What a box asks is not asked a second time.
func (t *Table) promptKey() string {
	p := t.Position()
	switch {
	case p.Pending() == dreist.PartnerPending:
		return msg.PromptPartner
	case t.Question() == DiscardQuestion:
		return ""
	case t.drawCostsGift():
		return msg.PromptDrawEmpty
	case t.Question() == DrawQuestion:
		return msg.PromptDraw
	case t.Question() == GiftQuestion && t.EgonPlays():
		return msg.PromptGift
	case t.Question() == GiftQuestion:
		return msg.PromptGiftTable
	case p.Laid() == 0 && !t.AnyFits():
		return msg.PromptStuck
	case p.Laid() == 0:
		return msg.PromptTurn
	case t.AnyFits():
		return msg.PromptMore
	}
	return msg.PromptDone
}

// keysKey returns the key of which keys do what now, for whoever plays by them.
func (t *Table) keysKey() string {
	p, h := t.Position(), &t.Hand
	switch {
	case h.Grip == Selected && h.Aim.Kind == AimDiscard:
		return msg.KeysAimPile
	case h.Grip == Selected && t.Accepts(h.Card, h.Aim):
		return msg.KeysAimCell
	case h.Grip == Selected:
		return msg.KeysAimNone
	case p.Pending() == dreist.PartnerPending:
		return msg.KeysPartner
	case t.Question() == DiscardQuestion:
		return msg.KeysDiscard
	case t.drawCostsGift():
		return msg.KeysDrawEmpty
	case t.Question() == DrawQuestion:
		return msg.KeysDraw
	case t.Question() == GiftQuestion && p.Seats() == 2:
		return msg.KeysGift
	case t.Question() == GiftQuestion:
		return msg.PromptGiftTable // the box tells the keys
	case p.Laid() == 0 && !t.AnyFits():
		return msg.KeysStuck
	case p.Laid() == 0:
		return msg.KeysTurn
	case t.AnyFits():
		return msg.KeysMore
	}
	return msg.KeysDone
}

// AnyFits reports whether a hand card can be laid.
func (t *Table) AnyFits() bool {
	for _, c := range t.Position().Hand(t.Front()) {
		if t.Position().Rows(c) != 0 {
			return true
		}
	}
	return false
}

// drawPrompt writes the prompt between layout and hand, a refusal on a plate.
func (t *Table) drawPrompt(e *Canvas, g *scene.Geometry) {
	line, warning := t.PromptText()
	if line == "" {
		return
	}
	ui := e.UI()
	style, in := t.Text(assets.Text, 16, ui.Text), g.Prompt
	switch {
	case warning:
		style.Color, style.Font = ui.Warning, assets.Strong
		e.Picture(kit.NoticePlate, g.Refusal, 1)
		in = g.Refusal
		in.X, in.W = in.X+g.Gap, in.W-2*g.Gap
		style = e.Labels.Fit(line, style, in.W)
	case t.Unsaved:
		side := g.Unsaved.W + g.Gap
		in.X, in.W = in.X+side, in.W-2*side
		style = e.Labels.Fit(line, style, in.W)
	}
	e.Write(line, style, in, kit.Center, 1)
}
