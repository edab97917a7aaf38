package dreist

import (
	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/render/geom"
	"dreist/sounds"
)

// question is a choice beside the table that leaves it open.
type question uint8

const (
	noQuestion question = iota
	drawQuestion
	giftQuestion
	discardQuestion
)

// question returns what the table asks now: the draw after a DREIer, the gift, whether a card is really to be discarded,
// or nothing.
func (t *table) question() question {
	p := t.position()
	switch {
	case t.line.Busy() || !t.mine():
		return noQuestion
	case t.doubtful():
		return discardQuestion
	case p.May(dreist.Draw()) && t.declined != len(t.match.History()):
		return drawQuestion
	case p.May(dreist.Give(t.next())):
		return giftQuestion
	}
	return noQuestion
}

// drawCostsGift reports whether whoever draws now gives a gift away that they may give else.
func (t *table) drawCostsGift() bool {
	return t.question() == drawQuestion && t.position().May(dreist.Give(t.next()))
}

// questionBox returns where the open question stands.
func (t *table) questionBox() geom.Rect {
	if t.question() == giftQuestion {
		return t.giftBox()
	}
	return t.line.Geometry().Question
}

// questionKey returns the key of what is asked.
func (t *table) questionKey() string {
	switch t.question() {
	case discardQuestion:
		return msg.QuestionDiscard
	case giftQuestion:
		return t.giftKey()
	}
	switch {
	case t.drawCostsGift() && t.position().PileSize(t.front()) == 1: // R 9
		return msg.QuestionDrawGiftOne
	case t.drawCostsGift():
		return msg.QuestionDrawGift
	}
	return msg.QuestionDraw
}

// declineKey returns the key of what the button says that declines to draw.
func (t *table) declineKey() string {
	if t.drawCostsGift() {
		return msg.ButtonGive
	}
	return msg.ButtonDecline
}

// answers appends the buttons that answer the open question.
func (t *table) answers(dst []button) []button {
	g := t.line.Geometry()
	yes, no := g.Answers(t.questionBox())
	switch t.question() {
	case drawQuestion:
		dst = append(dst,
			button{id: drawButton, rect: yes, label: msg.ButtonDraw, works: true, lead: true},
			button{id: declineButton, rect: no, label: t.declineKey(), works: true},
			button{id: pileButton, rect: g.Pile, works: true, bare: true})
	case discardQuestion:
		dst = append(dst,
			button{id: discardButton, rect: yes, label: msg.ButtonDiscard, works: true},
			button{id: spareButton, rect: no, label: msg.ButtonSpare, works: true, lead: true})
	case giftQuestion:
		if t.position().Seats() > 2 {
			return append(dst, button{id: keepButton, rect: g.Answer(g.Question), label: msg.ButtonKeep, works: true})
		}
		dst = append(dst,
			button{id: giveButton, rect: yes, label: msg.ButtonGive, works: true, lead: true},
			button{id: keepButton, rect: no, label: msg.ButtonKeep, works: true})
	}
	return dst
}

// yes answers the open question with yes.
func (t *table) yes() {
	switch t.question() {
	case drawQuestion:
		t.play(dreist.Draw())
	case giftQuestion:
		if t.position().Seats() == 2 {
			t.giveAll(t.next())
		}
	case discardQuestion:
		t.play(dreist.Discard(t.doubt))
	default:
		if t.mine() {
			t.play(dreist.Draw()) // which tells why not
		}
	}
}

// decline answers the open question with no.
func (t *table) decline() {
	switch t.question() {
	case drawQuestion:
		t.declined = len(t.match.History())
		t.stale = true
	case giftQuestion:
		t.keepGift()
	case discardQuestion:
		t.letGo()
	}
}

// doubtful reports whether the table asks about a discard: a card is to be discarded though the hand holds one that can
// still be laid. That is over as soon as anything else is done.
func (t *table) doubtful() bool {
	return t.doubt != dreist.NoCard && t.position().May(dreist.Discard(t.doubt))
}

// discard discards a card, but asks first where some card of the hand can still be laid. Who tries the same card again
// means it. A guide decides itself what is good to do and never asks; only the first game does, where it keeps the card
// back for nothing.
func (t *table) discard(c dreist.Card) {
	asks := t.guide == nil
	if g, ok := t.guide.(letsDiscard); ok {
		asks = g.asksBefore(t, c)
	}
	again := t.doubtful() && t.doubt == c
	if !asks || again || !t.anyFits() {
		t.play(dreist.Discard(c))
		return
	}
	if t.hand.grip == dragged {
		t.line.Return()
	}
	t.letGo()
	t.doubt = c
	t.sound.Play(sounds.Cue{Clip: sounds.Lift})
}

// stopDoubting ends the question about a discard as another card is taken up.
func (t *table) stopDoubting(taken dreist.Card) {
	if t.doubt != taken {
		t.doubt = dreist.NoCard
	}
}
