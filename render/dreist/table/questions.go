package table

import (
	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/render/dreist/overlay"
	"dreist/render/geom"
	"dreist/sounds"
)

// question is a choice beside the table that leaves it open.
type question uint8

const (
	NoQuestion question = iota
	DrawQuestion
	GiftQuestion
	DiscardQuestion
)

// QuestionBox returns where the open question stands: above the pile that it is about, where a log or a guide leaves room for it.
func (t *Table) QuestionBox() geom.Rect {
	if g := t.Line.Geometry(); t.Question() == DiscardQuestion && !t.Status.Logged && t.Guide == nil {
		return g.Doubt
	}
	return t.Line.Geometry().Question
}

// questionPile returns the pile that an open question is about.
func (t *Table) questionPile() geom.Rect {
	if t.Question() == DiscardQuestion {
		return t.Line.Geometry().DiscardPile
	}
	return t.Line.Geometry().Pile
}

// answers appends the buttons that answer the open question.
func (t *Table) answers(dst []overlay.Button) []overlay.Button {
	g := t.Line.Geometry()
	yes, no := g.Answers(t.QuestionBox())
	switch t.Question() {
	case DrawQuestion:
		dst = append(dst,
			overlay.Button{Id: DrawButton, Rect: yes, Label: msg.ButtonDraw, Works: true, Lead: true},
			overlay.Button{Id: DeclineButton, Rect: no, Label: t.DeclineKey(), Works: true},
			overlay.Button{Id: PileButton, Name: "pile", Rect: g.Pile, Works: true, Bare: true})
	case DiscardQuestion:
		dst = append(dst,
			overlay.Button{Id: DiscardButton, Rect: yes, Label: msg.ButtonDiscard, Works: true},
			overlay.Button{Id: SpareButton, Rect: no, Label: msg.ButtonSpare, Works: true, Lead: true})
	case GiftQuestion:
		if t.Position().Seats() > 2 {
			return append(dst, overlay.Button{Id: KeepButton, Rect: g.Answer(g.Question), Label: msg.ButtonKeep, Works: true})
		}
		dst = append(dst,
			overlay.Button{Id: GiveButton, Rect: yes, Label: msg.ButtonGive, Works: true, Lead: true},
			overlay.Button{Id: KeepButton, Rect: no, Label: msg.ButtonKeep, Works: true})
	}
	return dst
}

// yes answers the open question with yes.
func (t *Table) yes() {
	switch t.Question() {
	case DrawQuestion:
		t.Play(dreist.Draw())
	case GiftQuestion:
		if t.Position().Seats() == 2 {
			t.give(t.Gift.next(), t.next())
		}
	case DiscardQuestion:
		t.Play(dreist.Discard(t.Doubt))
	default:
		if t.Mine() {
			t.Play(dreist.Draw()) // which tells why not
		}
	}
}

// decline answers the open question with no.
func (t *Table) decline() {
	switch t.Question() {
	case DrawQuestion:
		t.Declined = len(t.Match.History())
		t.Stale = true
	case GiftQuestion:
		t.untie()
		t.Play(dreist.End())
	case DiscardQuestion:
		t.LetGo()
	}
}

// discard discards a card, but asks first where some card of the hand can still be laid. Who tries the same card again
// means it. A guide decides itself what is good to do and never asks; only the first game does, where it keeps the card
// back for nothing.
func (t *Table) discard(c dreist.Card) {
	asks := t.Guide == nil || t.Guide.Doubts(t, c)
	again := t.doubtful() && t.Doubt == c
	if !asks || again || !t.AnyFits() {
		t.Play(dreist.Discard(c))
		return
	}
	if t.Hand.Grip == Dragged {
		t.Line.Return()
	}
	t.LetGo()
	t.Doubt = c
	t.Sound.Play(sounds.Cue{Clip: sounds.Lift})
}

// Question returns what the table asks now: the draw after a DREIer, the gift, whether a card is really to be discarded,
// or nothing.
func (s *Situation) Question() question {
	p := s.Position()
	switch {
	case s.Line.Busy() || !s.Mine():
		return NoQuestion
	case s.doubtful():
		return DiscardQuestion
	case p.May(dreist.Draw()) && s.Declined != len(s.Match.History()):
		return DrawQuestion
	case p.May(dreist.Give(s.next())):
		return GiftQuestion
	}
	return NoQuestion
}

// drawCostsGift reports whether whoever draws now gives a gift away that they may give else.
func (s *Situation) drawCostsGift() bool {
	return s.Question() == DrawQuestion && s.Position().May(dreist.Give(s.next()))
}

// QuestionKey returns the key of what is asked.
func (s *Situation) QuestionKey() string {
	one := s.Position().PileSize(s.Front()) == 1 // R 9
	switch question := s.Question(); {
	case question == DiscardQuestion:
		return msg.QuestionDiscard
	case question == DrawQuestion && !s.drawCostsGift():
		return msg.QuestionDraw
	case question == DrawQuestion && one:
		return msg.QuestionDrawGiftOne
	case question == DrawQuestion:
		return msg.QuestionDrawGift
	case s.EgonPlays() && one:
		return msg.QuestionGiftOne
	case s.EgonPlays():
		return msg.QuestionGift
	case one:
		return msg.QuestionGiftTableOne
	}
	return [...]string{2: msg.QuestionGiftTableTwo, 3: msg.QuestionGiftTableThree, 4: msg.QuestionGiftTableFour}[s.Position().Seats()]
}

// DeclineKey returns the key of what the button says that declines to draw.
func (s *Situation) DeclineKey() string {
	if s.drawCostsGift() {
		return msg.ButtonGive
	}
	return msg.ButtonDecline
}

// doubtful reports whether the table asks about a discard: a card is to be discarded though the hand holds one that can
// still be laid. That is over as soon as anything else is done.
func (s *Situation) doubtful() bool {
	return s.Doubt != dreist.NoCard && s.Position().May(dreist.Discard(s.Doubt))
}
