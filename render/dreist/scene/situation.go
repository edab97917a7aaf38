package scene

import (
	"dreist/assets"
	"dreist/game/dreist"
	"dreist/game/dreist/match"
	"dreist/game/dreist/record"
	"dreist/render/dreist/words"
	"dreist/render/tabletop"
)

// Situation is what opponents and effects see of a table. The table fills it in before each look.
type Situation struct {
	Timeline      *Timeline
	Match         *match.Match
	Phrases       words.Sentences
	Position      *dreist.Position // the position shown, read-only
	MoveCount     int              // number of moves whose motion has ended
	Phase         tabletop.Phase
	Question      Question
	CanMove       bool      // the player in front may move
	IsLocked      bool      // a guide locks the cards
	IsWatching    bool      // a turn is shown that nobody at the screen plays
	IsStill       bool      // the current position is shown, and nothing moves
	HasGuide      bool      // a guide leads
	Companion     Companion // the guide if it leads through a whole match, else nil
	SeriesWinners []int     // the seats that have won the series that this match ended, nil if it ended none
}

// Companion is a guide through a whole match. Egon moves and makes remarks as without a guide.
type Companion interface {
	// ExclamationFor returns an exclamation if an event is the first of its kind for the learner, else "".
	ExclamationFor(e dreist.Event) string
	// CanMarkFittingCards reports whether the table may mark the cards that can be laid, as without a guide.
	CanMarkFittingCards() bool
}

// ExclamationFor returns the guide's exclamation for an event, "" if there is none.
func (s *Situation) ExclamationFor(e dreist.Event) string {
	if s.Companion == nil || s.Phase == tabletop.LastTurnsPhase {
		return ""
	}
	return s.Companion.ExclamationFor(e)
}

// ShownMoves returns the moves whose motion has ended.
func (s *Situation) ShownMoves() []record.Step {
	h := s.Match.History()
	return h[:min(s.MoveCount, len(h))]
}

// EndText returns the sentence that says who has won.
func (s *Situation) EndText() string {
	winner := s.Timeline.View().Winner
	switch {
	case !s.Timeline.IsAgainstEgon():
		return s.Phrases.Say("prompt.won.table", assets.Values{"Name": s.Phrases.SeatName(winner)})
	case winner == dreist.EgonSeat:
		return s.Phrases.Say("prompt.lost")
	}
	return s.Phrases.Say("prompt.won")
}

// Question is a choice that the table offers before the turn continues.
type Question uint8

const (
	NoQuestion      Question = iota
	DrawQuestion             // whether to draw after a DREIer
	GiftQuestion             // to whom to give the gift
	DiscardQuestion          // whether really to discard
)
