package dreist

import (
	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/input"
	"dreist/render/kit"
	"dreist/render/stage"
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

// promptText returns the one line that says what can be done now, and whether it is a refusal.
func (t *table) promptText() (line string, warning bool) {
	if t.prompt == "" && t.guide != nil {
		if line, ok := t.guide.prompt(t); ok {
			return line, false
		}
	}
	switch {
	case t.prompt != "":
		return t.prompt, true
	case t.line.Paused():
		return t.say.Say(msg.PromptPaused), false
	case t.replay:
		return t.say.Say(msg.PromptReplay), false
	case t.line.View().Winner != dreist.NoSeat:
		return t.endText(), false
	case t.othersShow():
		return t.say.Say(msg.PromptOther, assets.Values{"Name": t.say.Name(t.line.View().Turn)}), false
	case t.line.Busy() || !t.mine():
		return "", false
	}
	key := t.promptKey()
	if t.byKeys {
		key = t.keysKey()
	}
	if key == "" {
		return "", false
	}
	return t.say.Say(key), false
}

// promptKey returns the key of what can be done now. What a box asks is not asked a second time.
func (t *table) promptKey() string {
	p := t.position()
	switch {
	case p.Pending() == dreist.PartnerPending:
		return msg.PromptPartner
	case t.question() == discardQuestion:
		return ""
	case t.drawCostsGift():
		return msg.PromptDrawEmpty
	case t.question() == drawQuestion:
		return msg.PromptDraw
	case t.question() == giftQuestion && t.egonPlays():
		return msg.PromptGift
	case t.question() == giftQuestion:
		return msg.PromptGiftTable
	case p.Laid() == 0 && !t.anyFits():
		return msg.PromptStuck
	case p.Laid() == 0:
		return msg.PromptTurn
	case t.anyFits():
		return msg.PromptMore
	}
	return msg.PromptDone
}

// keysKey returns the key of which keys do what now, for whoever plays by them.
func (t *table) keysKey() string {
	p, h := t.position(), &t.hand
	switch {
	case h.grip == selected && h.aim.kind == aimDiscard:
		return msg.KeysAimPile
	case h.grip == selected && t.accepts(h.card, h.aim):
		return msg.KeysAimCell
	case h.grip == selected:
		return msg.KeysAimNone
	case p.Pending() == dreist.PartnerPending:
		return msg.KeysPartner
	case t.question() == discardQuestion:
		return msg.KeysDiscard
	case t.drawCostsGift():
		return msg.KeysDrawEmpty
	case t.question() == drawQuestion:
		return msg.KeysDraw
	case t.question() == giftQuestion && p.Seats() == 2:
		return msg.KeysGift
	case t.question() == giftQuestion:
		return msg.PromptGiftTable // the box tells the keys
	case p.Laid() == 0 && !t.anyFits():
		return msg.KeysStuck
	case p.Laid() == 0:
		return msg.KeysTurn
	case t.anyFits():
		return msg.KeysMore
	}
	return msg.KeysDone
}

// anyFits reports whether a hand card can be laid.
func (t *table) anyFits() bool {
	for _, c := range t.position().Hand(t.front()) {
		if t.position().Rows(c) != 0 {
			return true
		}
	}
	return false
}

// drawPrompt writes the prompt between layout and hand, a refusal on a plate.
func (t *table) drawPrompt(e *canvas, g *stage.Geometry) {
	line, warning := t.promptText()
	if line == "" {
		return
	}
	ui := e.UI()
	style, in := t.text(assets.Text, 16, ui.Text), g.Prompt
	if warning {
		style.Color, style.Font = ui.Warning, assets.Strong
		e.Picture(kit.NoticePlate, g.Refusal, 1)
		in = g.Refusal
		in.X, in.W = in.X+g.Gap, in.W-2*g.Gap
		style = e.Labels.Fit(line, style, in.W)
	}
	e.Write(line, style, in, kit.Center, 1)
}
