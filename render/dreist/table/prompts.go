package table

import (
	"dreist/assets"
	"dreist/game/dreist"
	"dreist/input"
	"dreist/render/dreist/situation"
	"dreist/render/tabletop"
)

// Prompt returns the line above the hand, empty for none. It never warns.
func (t *Table) Prompt() (line string, warns bool) {
	o := t.Overlay()
	switch {
	case o.Prompts:
		return o.Prompt, false
	case t.Line.Paused():
		return t.Say.Say("prompt.paused"), false
	case t.Mode == tabletop.Replaying:
		return t.Say.Say("prompt.replay"), false
	case t.Ending():
		return "", false
	case t.Line.View().Winner != dreist.NoSeat:
		return t.EndText(), false
	case t.OthersShow():
		return t.Say.Say("prompt.other", assets.Values{"Name": t.Say.Name(t.Line.View().Turn)}), false
	case t.Moves():
		return "", false
	}
	return t.PromptOfKeys(), false
}

// prompt is the line about the possible actions. It is cached, as it is drawn in every frame.
type prompt struct {
	of   promptKey
	line string
}

// promptKey holds everything that a line with a card or number depends on.
type promptKey struct {
	key     string
	edition int // of the texts, see words
	device  input.Source
	card    dreist.Card // held card that fits nowhere, or NoCard
	count   int         // number of cards that can be laid
}

// PromptOfKeys returns the line about the possible actions, also while a refusal replaces it; empty for none. It says that the held card
// fits nowhere, or how many of the marked cards can be laid.
func (t *Table) PromptOfKeys() string {
	if !t.Mine() {
		return ""
	}
	key, keys := t.Prompts()
	mouse := t.Device == input.Mouse
	if !mouse {
		key = t.keyOfHeld(keys)
	}
	if key == "" {
		return ""
	}
	of := promptKey{key: key, edition: t.Say.Edition, device: t.Device, card: dreist.NoCard}
	switch {
	case mouse && t.Hand.Holds() && t.Nowhere(t.HeldCard()):
		of.card = t.HeldCard()
	case !mouse:
	case !t.Options.Fitting || !t.CanMarkFitting() || key != "prompt.turn" && key != "prompt.more":
		return t.Say.Say(key)
	default:
		of.count = t.CountFitting()
	}
	p := &t.prompt
	if of == p.of {
		return p.line
	}
	p.of = of
	switch {
	case !mouse:
		p.line = t.Say.Say(key)
	case of.card != dreist.NoCard:
		p.line = t.Say.Say("prompt.nowhere", assets.Values{"Card": t.Say.Card(of.card)})
	case key == "prompt.turn":
		p.line = t.Say.Count("prompt.fitting", of.count)
	default:
		p.line = t.Say.Count("prompt.fitting.more", of.count)
	}
	return p.line
}

// keyOfHeld returns the catalogue key of what keys can do with the selected card, or the key without if none is selected.
func (t *Table) keyOfHeld(without string) string {
	h := &t.Hand
	switch {
	case h.Grip != tabletop.Selected:
		return without
	case h.Aim.Kind == situation.AimDiscard:
		return "keys.aim.pile"
	case t.Accepts(t.HeldCard(), h.Aim):
		return "keys.aim.cell"
	case t.Fits(t.HeldCard()): // the mouse has chosen it, and not a place yet
		return without
	}
	return "keys.aim.none"
}

// Asked returns the open question, empty for none.
func (t *Table) Asked() string {
	if t.Question() == situation.NoQuestion {
		return ""
	}
	return t.Say.Say(t.QuestionKey())
}
