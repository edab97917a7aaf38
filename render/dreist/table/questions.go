package table

import (
	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/input"
	"dreist/render/dreist/hand"
	"dreist/render/dreist/overlay"
	"dreist/render/dreist/situation"
	"dreist/sounds"
)

// answers appends the buttons that answer the open question.
func (t *Table) answers(dst []overlay.Button) []overlay.Button {
	g := t.Line.Geometry()
	yes, no := g.Answers(t.QuestionBox())
	switch t.Question() {
	case situation.DrawQuestion:
		dst = append(dst,
			overlay.Button{Id: DrawButton, Rect: yes, Label: msg.ButtonDraw, Works: true, Lead: true},
			overlay.Button{Id: DeclineButton, Rect: no, Label: t.DeclineKey(), Works: true},
			overlay.Button{Id: PileButton, Name: "pile", Rect: g.Pile, Works: true, Bare: true})
	case situation.DiscardQuestion:
		dst = append(dst,
			overlay.Button{Id: SpareButton, Rect: yes, Label: msg.ButtonSpare, Works: true, Lead: true}, // what leads on stands first
			overlay.Button{Id: DiscardButton, Rect: no, Label: msg.ButtonDiscard, Works: true})
	case situation.GiftQuestion:
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
	if t.asksFitting() {
		t.answerFitting(true)
		return
	}
	switch t.Question() {
	case situation.DrawQuestion:
		t.Play(dreist.Draw())
	case situation.GiftQuestion:
		if to := t.Gift.Receiver(t.Line); to != dreist.NoSeat {
			t.give(t.Gift.Next(), to)
		} else {
			t.steer(input.CommandRight) // who it would be is seen first, as where a card would lie
		}
	case situation.DiscardQuestion:
		t.Play(dreist.Discard(t.Doubt))
	default:
		if t.Mine() {
			t.Play(dreist.Draw()) // which tells why not
		}
	}
}

// decline answers the open question with no.
func (t *Table) decline() {
	if t.asksFitting() {
		t.answerFitting(false)
		return
	}
	switch t.Question() {
	case situation.DrawQuestion:
		t.Declined = len(t.Match.History())
		t.Stale = true
	case situation.GiftQuestion:
		t.untie()
		t.Play(dreist.End())
	case situation.DiscardQuestion:
		t.LetGo()
	}
}

// discard discards a card, but asks first where some card of the hand can still be laid, or always where the settings say so. Who tries
// the same card again means it. A guide decides itself what is good to do and never asks; only the first game does, where it keeps the card
// back for nothing.
func (t *Table) discard(c dreist.Card) {
	asks := t.Guide == nil || t.Guide.ConfirmsDiscard(t, c)
	again := t.Doubtful() && t.Doubt == c
	if !asks || again || !t.AnyFits() && t.Status.Discards != AskAlways {
		t.Play(dreist.Discard(c))
		return
	}
	if t.Hand.Grip == hand.Dragged {
		t.Line.Return()
	}
	t.LetGo()
	t.Doubt = c
	t.Sound.Play(sounds.Cue{Clip: sounds.Lift})
}

// give gives a card of the gift to a seat; the move is made when the last card has its receiver. Where only one other plays, that is at once.
func (t *Table) give(card int, to dreist.Seat) {
	_, n := t.GiftCards()
	if n == 0 {
		return
	}
	t.Sound.Play(sounds.Cue{Clip: sounds.Lift})
	if !t.Gift.Promise.Made && n > 1 && t.Position().Seats() > 2 {
		t.Gift.Pledge(t.Line, n, card, to)
		t.Stale = true
		return
	}
	t.Gift.Drop(&t.Situation)
	t.Play(t.Gift.Move(card, to))
}

// untie lets the cards of the gift begin their next way, back to the pile or into the hand, and the bow fall off.
func (t *Table) untie() {
	bows := t.Gift.Bows(&t.Situation)
	t.Gift.Drop(&t.Situation)
	if len(bows) > 0 {
		t.Effects.Untie(&t.Situation, bows)
	}
}
