package situation

import (
	"slices"

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
		return "question.discard"
	case question == DiscardQuestion:
		return "question.discard.plain"
	case question == DrawQuestion && !s.DrawCostsGift():
		return "question.draw"
	case question == DrawQuestion && one:
		return "question.draw.gift.one"
	case question == DrawQuestion:
		return "question.draw.gift"
	case s.EgonPlays() && one:
		return "question.gift.one"
	case s.EgonPlays():
		return "question.gift"
	case one:
		return "question.gift.table.one"
	case s.Position().Seats() == 2:
		return "question.gift.table.two"
	}
	return "question.gift.table.several"
}

// DeclineKey returns the catalogue key of the button that declines to draw.
func (s *Situation) DeclineKey() string {
	if s.DrawCostsGift() {
		return "button.decline.gift"
	}
	return "button.decline"
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
		return "prompt.partner", "keys.partner"
	case question == DiscardQuestion:
		return "", "keys.discard"
	case s.DrawCostsGift():
		return "", "keys.draw.empty"
	case question == DrawQuestion:
		return "", "keys.draw"
	case question == GiftQuestion && p.Seats() == 2:
		return "", "keys.gift"
	case question == GiftQuestion:
		return "", "keys.gift.table"
	case first && s.AnyFits():
		return "prompt.turn", "keys.turn"
	case first:
		return "prompt.stuck", "keys.stuck"
	case s.AnyFits():
		return "prompt.more", "keys.more"
	}
	return "prompt.done", "keys.done"
}

// AnyFits reports whether a hand card can be laid.
func (s *Situation) AnyFits() bool {
	return slices.ContainsFunc(s.Position().Hand(s.Front()), s.Fits)
}
