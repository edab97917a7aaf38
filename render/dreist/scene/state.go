package scene

import (
	"dreist/assets"
	"dreist/game/dreist"
	"dreist/game/dreist/match"
	"dreist/game/dreist/record"
	"dreist/render/dreist/words"
	"dreist/render/tabletop"
)

// SharedTable is the table that the tables of all games share, with the match of this one.
type SharedTable = tabletop.Table[*match.Match, dreist.Position, dreist.Move, dreist.Event]

// State is the match at its table, as opponents and effects see it, and the sentences of its language.
type State struct {
	SharedTable
	Timeline       *Timeline
	Phrases        words.Sentences
	DeclinedAt     int         // number of moves made when the player last declined to draw, -1 if never
	DoubtedDiscard dreist.Card // the card that the table asks about before it is discarded, or NoCard
	SeriesWinners  []int       // the seats that have won the series that this match ended, nil if it ended none
}

// StateOf returns the state of a match that a timeline shows.
func StateOf(m *match.Match, line *Timeline) *State {
	s := &State{Timeline: line, DeclinedAt: -1, DoubtedDiscard: dreist.NoCard}
	s.SetScene(line)
	s.Match = m
	return s
}

// Companion is a guide through a whole match. Egon moves and makes remarks as without a guide.
type Companion interface {
	// ExclamationFor returns an exclamation if an event is the first of its kind for the learner, else "".
	ExclamationFor(e dreist.Event) string
	// CanMarkFittingCards reports whether the table may mark the cards that can be laid, as without a guide.
	CanMarkFittingCards() bool
}

// ExclamationFor returns the guide's exclamation for an event, "" if there is none.
func (s *State) ExclamationFor(e dreist.Event) string {
	if g, ok := s.Guide.(Companion); ok && s.Phase != tabletop.LastTurnsPhase {
		return g.ExclamationFor(e)
	}
	return ""
}

// IsAgainstEgon reports whether the match is against Egon.
func (s *State) IsAgainstEgon() bool { return s.Match.Deal().Mode == dreist.SoloMode }

// FrontSeat returns the seat of the player at the screen.
func (s *State) FrontSeat() dreist.Seat { return s.Timeline.Seating().Front }

// CanGive reports whether the rules allow giving a gift now.
func (s *State) CanGive() bool {
	return s.ShownPosition().CanMove(dreist.Give(s.Timeline.Seating().SeatAfter(1)))
}

// ShownMoves returns the moves whose motion has ended.
func (s *State) ShownMoves() []record.Step {
	h := s.Match.History()
	return h[:min(s.ShownProgress.Moves, len(h))]
}

// IsStill reports whether the table shows the current position and nothing moves.
func (s *State) IsStill() bool {
	return !s.IsMoving() && s.Phase != tabletop.LastTurnsPhase && s.Phase != tabletop.ReplayPhase
}

// EndText returns the sentence that says who has won.
func (s *State) EndText() string {
	winner := s.Timeline.View().Winner
	switch {
	case !s.IsAgainstEgon():
		return s.Phrases.Say("prompt.won.table", assets.Values{"Name": s.Phrases.SeatName(winner)})
	case winner == dreist.EgonSeat:
		return s.Phrases.Say("prompt.lost")
	}
	return s.Phrases.Say("prompt.won")
}

// question is a choice that the table offers before the turn continues.
type question uint8

const (
	NoQuestion question = iota
	DrawQuestion
	GiftQuestion
	DiscardQuestion
)

// Question returns what the table asks: whether to draw after a DREIer, to give the gift, or really to discard.
func (s *State) Question() question {
	p := s.ShownPosition()
	switch {
	case s.IsMoving() || !s.CanMove():
		return NoQuestion
	case s.IsAskingAboutDiscard():
		return DiscardQuestion
	case p.CanMove(dreist.Draw()) && s.DeclinedAt != len(s.Match.History()):
		return DrawQuestion
	case s.CanGive():
		return GiftQuestion
	}
	return NoQuestion
}

// IsAskingAboutDiscard reports whether the table asks before a discard, because a hand card can still be laid or the player wants to be
// asked always. Any other move ends the question.
func (s *State) IsAskingAboutDiscard() bool {
	return s.DoubtedDiscard != dreist.NoCard && s.ShownPosition().CanMove(dreist.Discard(s.DoubtedDiscard))
}
