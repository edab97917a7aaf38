package situation

import (
	"slices"

	"dreist/assets/msg/dreistmsg"
	"dreist/game/dreist"
)

// question is a choice offered beside the table, which stays open.
type question uint8

const (
	NoQuestion question = iota
	DrawQuestion
	GiftQuestion
	DiscardQuestion
)

// Question returns the current question: whether to draw after a DREIer, whether to give the gift, whether to discard after
// all, or none.
func (s *Situation) Question() question {
	p := s.Position()
	switch {
	case s.Moves() || !s.Mine():
		return NoQuestion
	case s.Doubtful():
		return DiscardQuestion
	case p.May(dreist.Draw()) && s.Declined != len(s.Match.History()):
		return DrawQuestion
	case p.May(dreist.Give(s.NextSeat())):
		return GiftQuestion
	}
	return NoQuestion
}

// DrawCostsGift reports whether drawing now forfeits a gift that could be given.
func (s *Situation) DrawCostsGift() bool {
	return s.Question() == DrawQuestion && s.Position().May(dreist.Give(s.NextSeat()))
}

// QuestionKey returns the catalogue key of the question.
func (s *Situation) QuestionKey() string {
	one := s.Position().PileSize(s.Front()) == 1 // R 9
	switch question := s.Question(); {
	case question == DiscardQuestion && s.AnyFits():
		return dreistmsg.QuestionDiscard
	case question == DiscardQuestion:
		return dreistmsg.QuestionDiscardPlain
	case question == DrawQuestion && !s.DrawCostsGift():
		return dreistmsg.QuestionDraw
	case question == DrawQuestion && one:
		return dreistmsg.QuestionDrawGiftOne
	case question == DrawQuestion:
		return dreistmsg.QuestionDrawGift
	case s.EgonPlays() && one:
		return dreistmsg.QuestionGiftOne
	case s.EgonPlays():
		return dreistmsg.QuestionGift
	case one:
		return dreistmsg.QuestionGiftTableOne
	case s.Position().Seats() == 2:
		return dreistmsg.QuestionGiftTableTwo
	}
	return dreistmsg.QuestionGiftTableSeveral
}

// DeclineKey returns the catalogue key of the button that declines to draw.
func (s *Situation) DeclineKey() string {
	if s.DrawCostsGift() {
		return dreistmsg.ButtonDeclineGift
	}
	return dreistmsg.ButtonDecline
}

// Doubtful reports whether the table asks about a discard, because a hand card can still be laid or the player wants to be
// asked always. Any other move ends the question.
func (s *Situation) Doubtful() bool {
	return s.Doubt != dreist.NoCard && s.Position().May(dreist.Discard(s.Doubt))
}

// Prompts returns the catalogue keys of the texts that say what can be done now with the mouse and with keys. A question is
// not repeated for the mouse.
func (s *Situation) Prompts() (mouse, keys string) {
	p, question, first := s.Position(), s.Question(), s.Position().Laid() == 0
	switch {
	case p.Pending() == dreist.PartnerPending:
		return dreistmsg.PromptPartner, dreistmsg.KeysPartner
	case question == DiscardQuestion:
		return "", dreistmsg.KeysDiscard
	case s.DrawCostsGift():
		return "", dreistmsg.KeysDrawEmpty
	case question == DrawQuestion:
		return "", dreistmsg.KeysDraw
	case question == GiftQuestion && p.Seats() == 2:
		return "", dreistmsg.KeysGift
	case question == GiftQuestion:
		return "", dreistmsg.KeysGiftTable
	case first && s.AnyFits():
		return dreistmsg.PromptTurn, dreistmsg.KeysTurn
	case first:
		return dreistmsg.PromptStuck, dreistmsg.KeysStuck
	case s.AnyFits():
		return dreistmsg.PromptMore, dreistmsg.KeysMore
	}
	return dreistmsg.PromptDone, dreistmsg.KeysDone
}

// AnyFits reports whether a hand card can be laid.
func (s *Situation) AnyFits() bool {
	return slices.ContainsFunc(s.Position().Hand(s.Front()), s.Fits)
}
