package table

import (
	"dreist/assets"
	"dreist/game/dreist"
	"dreist/input"
	"dreist/render/dreist/scene"
	"dreist/render/tabletop"
	"slices"
)

// Prompt returns the line above the hand, empty if there is none. It never warns.
func (t *Table) Prompt() (line string, warns bool) {
	o := t.Overlay()
	switch {
	case o.HasPrompt:
		return o.Prompt, false
	case t.Timeline.IsPaused():
		return t.Phrases.Say("prompt.paused"), false
	case t.Phase == tabletop.LastTurnsPhase:
		return t.Phrases.Say("prompt.lastTurns"), false
	case t.Timeline.IsEnding():
		return "", false
	case t.Timeline.View().Winner != dreist.NoSeat:
		return t.Situation().EndText(), false
	case t.IsWatching():
		return t.Phrases.Say("prompt.other", assets.Values{"Name": t.Phrases.SeatName(t.Timeline.View().Turn)}), false
	case t.IsMoving():
		return "", false
	}
	return t.actionPrompt(), false
}

// prompt is the line about the possible actions. It is cached, as it is drawn in every frame.
type prompt struct {
	of   promptKey
	line string
}

// promptKey holds everything that a prompt with a card or number depends on.
type promptKey struct {
	key     string
	edition int // version of the texts, see words
	device  input.Source
	card    dreist.Card // held card that fits nowhere, or NoCard
	count   int         // number of cards that can be laid
}

// actionPrompt returns the line about the possible actions, also while a refusal replaces it; empty if there is none. It
// says that the held card fits nowhere, or how many of the marked cards can be laid.
func (t *Table) actionPrompt() string {
	if !t.CanMove() {
		return ""
	}
	key, keys := t.promptTextKeys()
	mouse := t.Device == input.MouseSource
	if !mouse {
		key = t.keyOfHeld(keys)
	}
	if key == "" {
		return ""
	}
	of := promptKey{key: key, edition: t.Phrases.Edition, device: t.Device, card: dreist.NoCard}
	switch {
	case mouse && t.Held.IsHolding() && !t.isGift(t.HeldCard()) && t.isUnplayable(t.HeldCard()):
		of.card = t.HeldCard()
	case !mouse:
	case !t.Options.MarksFitting || !t.CanMarkFittingCards() || key != "prompt.turn" && key != "prompt.more":
		return t.Phrases.Say(key)
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
		p.line = t.Phrases.Say(key)
	case of.card != dreist.NoCard:
		p.line = t.Phrases.Say("prompt.nowhere", assets.Values{"Card": t.Phrases.CardName(of.card)})
	case key == "prompt.turn":
		p.line = t.Phrases.SayCount("prompt.fitting", of.count)
	default:
		p.line = t.Phrases.SayCount("prompt.fitting.more", of.count)
	}
	return p.line
}

// keyOfHeld returns the key of the sentence about the keys for the selected card, or without if no card is selected.
func (t *Table) keyOfHeld(without string) string {
	h := &t.Held
	switch {
	case h.Grip != tabletop.SelectedGrip:
		return without
	case h.Aim.Kind == tabletop.DiscardAim:
		return "keys.aim.pile"
	case t.IsLegalAim(t.HeldCard(), h.Aim):
		return "keys.aim.cell"
	case t.canLay(t.HeldCard()): // the mouse has chosen it, and not a spot yet
		return without
	}
	return "keys.aim.none"
}

func (t *Table) questionText() string {
	if t.Question() == scene.NoQuestion {
		return ""
	}
	return t.Phrases.Say(t.QuestionTextKey())
}

// Question returns what the table asks: whether to draw after a DREIer, to give the gift, or really to discard.
func (t *Table) Question() scene.Question {
	p := t.ShownPosition()
	switch {
	case t.IsMoving() || !t.CanMove():
		return scene.NoQuestion
	case t.isAskingAboutDiscard():
		return scene.DiscardQuestion
	case p.CanMove(dreist.Draw()) && t.DeclinedAt != len(t.Match.History()):
		return scene.DrawQuestion
	case t.Timeline.CanGive(p):
		return scene.GiftQuestion
	}
	return scene.NoQuestion
}

// isAskingAboutDiscard reports whether the table asks before a discard, because a hand card can still be laid or the player wants to be
// asked always. Any other move ends the question.
func (t *Table) isAskingAboutDiscard() bool {
	return t.DoubtedDiscard != dreist.NoCard && t.ShownPosition().CanMove(dreist.Discard(t.DoubtedDiscard))
}

// CanMarkFittingCards reports whether cards of the hand in front may be marked as fitting: in a match, while its player may move.
func (t *Table) CanMarkFittingCards() bool {
	g, ok := t.Guide.(scene.Companion)
	return t.Phase == tabletop.PlayingPhase && t.CanMove() && (t.Guide == nil || ok && g.CanMarkFittingCards())
}

// canLay reports whether a card can be laid now.
func (t *Table) canLay(c dreist.Card) bool { return t.ShownPosition().LegalRows(c) != 0 }

// CountFitting returns how many cards of the hand in front can be laid now.
func (t *Table) CountFitting() (n int) {
	for _, c := range t.ShownPosition().Hand(t.FrontSeat()) {
		if t.canLay(c) {
			n++
		}
	}
	return n
}

// CanLayAny reports whether a hand card can be laid.
func (t *Table) CanLayAny() bool { return t.CountFitting() > 0 }

// isUnplayable reports whether a card of the hand in front fits nowhere now, and that may be shown.
func (t *Table) isUnplayable(c dreist.Card) bool {
	return t.CanMarkFittingCards() && !t.canLay(c) && slices.Contains(t.ShownPosition().Hand(t.FrontSeat()), c)
}

// mustForfeitGift reports whether drawing now gives up a gift that could be given.
func (t *Table) mustForfeitGift() bool {
	return t.Question() == scene.DrawQuestion && t.Timeline.CanGive(t.ShownPosition())
}

// QuestionTextKey returns the key of the sentence that asks the open question.
func (t *Table) QuestionTextKey() string {
	one := t.ShownPosition().PileSize(t.FrontSeat()) == 1 // R 9
	switch question := t.Question(); {
	case question == scene.DiscardQuestion && t.CanLayAny():
		return "question.discard"
	case question == scene.DiscardQuestion:
		return "question.discard.plain"
	case question == scene.DrawQuestion && !t.mustForfeitGift():
		return "question.draw"
	case question == scene.DrawQuestion && one:
		return "question.draw.gift.one"
	case question == scene.DrawQuestion:
		return "question.draw.gift"
	case t.IsAgainstEgon() && one:
		return "question.gift.one"
	case t.IsAgainstEgon():
		return "question.gift"
	case one:
		return "question.gift.table.one"
	case t.ShownPosition().SeatCount() == 2:
		return "question.gift.table.two"
	}
	return "question.gift.table.several"
}

// DeclineTextKey returns the key of the label of the button that declines to draw.
func (t *Table) DeclineTextKey() string {
	if t.mustForfeitGift() {
		return "button.decline.gift"
	}
	return "button.decline"
}

// promptTextKeys returns the keys of the sentences about what can be done now with the mouse and with the keyboard. For the mouse
// an open question is not repeated.
func (t *Table) promptTextKeys() (mouse, keys string) {
	p, question, first := t.ShownPosition(), t.Question(), t.ShownPosition().LaidCount() == 0
	switch {
	case p.Pending() == dreist.PartnerPending:
		return "prompt.partner", "keys.partner"
	case question == scene.DiscardQuestion:
		return "", "keys.discard"
	case t.mustForfeitGift():
		return "", "keys.draw.empty"
	case question == scene.DrawQuestion:
		return "", "keys.draw"
	case question == scene.GiftQuestion && p.SeatCount() == 2:
		return "", "keys.gift"
	case question == scene.GiftQuestion:
		return "", "keys.gift.table"
	case first && t.CanLayAny():
		return "prompt.turn", "keys.turn"
	case first:
		return "prompt.stuck", "keys.stuck"
	case t.CanLayAny():
		return "prompt.more", "keys.more"
	}
	return "prompt.done", "keys.done"
}
