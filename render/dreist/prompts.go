package dreist

import (
	"dreist/assets"
	"dreist/game/dreist"
	"dreist/input"
	"dreist/render/stage"
)

// plays reports whether a key plays, so that whoever strikes it is told what the keys do.
func plays(i input.Impulse) bool {
	switch i {
	case input.ImpulseEndTurn, input.ImpulseDraw, input.ImpulseDecline, input.ImpulseUndo,
		input.ImpulseLeft, input.ImpulseRight, input.ImpulseUp, input.ImpulseDown:
		return true
	}
	return i >= input.ImpulseCard1 && i <= input.ImpulseCard5
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
		return t.say.Say("prompt.paused"), false
	case t.replay:
		return t.say.Say("prompt.replay"), false
	case t.line.View().Winner != dreist.NoSeat:
		return t.endText(), false
	case t.othersShow():
		return t.say.Say("prompt.other", assets.Values{"Name": t.say.Name(t.line.View().Turn)}), false
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
		return "prompt.partner"
	case t.question() == discardQuestion:
		return ""
	case t.drawCostsGift():
		return "prompt.draw.empty"
	case t.question() == drawQuestion:
		return "prompt.draw"
	case t.question() == giftQuestion && t.egonPlays():
		return "prompt.gift"
	case t.question() == giftQuestion:
		return "prompt.gift.table"
	case p.Laid() == 0 && !t.anyFits():
		return "prompt.stuck"
	case p.Laid() == 0:
		return "prompt.turn"
	case t.anyFits():
		return "prompt.more"
	}
	return "prompt.done"
}

// keysKey returns the key of which keys do what now, for whoever plays by them.
func (t *table) keysKey() string {
	p, h := t.position(), &t.hand
	switch {
	case h.grip == selected && h.aim.kind == aimDiscard:
		return "keys.aim.pile"
	case h.grip == selected && t.accepts(h.card, h.aim):
		return "keys.aim.cell"
	case h.grip == selected:
		return "keys.aim.none"
	case p.Pending() == dreist.PartnerPending:
		return "keys.partner"
	case t.question() == discardQuestion:
		return "keys.discard"
	case t.drawCostsGift():
		return "keys.draw.empty"
	case t.question() == drawQuestion:
		return "keys.draw"
	case t.question() == giftQuestion && p.Seats() == 2:
		return "keys.gift"
	case t.question() == giftQuestion:
		return "prompt.gift.table" // the box tells the keys
	case p.Laid() == 0 && !t.anyFits():
		return "keys.stuck"
	case p.Laid() == 0:
		return "keys.turn"
	case t.anyFits():
		return "keys.more"
	}
	return "keys.done"
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
func (t *table) drawPrompt(e *easel, g *stage.Geometry) {
	line, warning := t.promptText()
	if line == "" {
		return
	}
	ui := e.ui()
	style, in := t.text(assets.Text, 16, ui.Text), g.Prompt
	if warning {
		style.color, style.font = ui.Warning, assets.Strong
		e.picture(figure{plateMotif, uint16(noticePlate)}, g.Refusal, 1)
		in = g.Refusal
		in.X, in.W = in.X+g.Gap, in.W-2*g.Gap
		style = e.labels.fit(line, style, in.W)
	}
	e.write(e.labels, line, style, in, center, 1)
}
