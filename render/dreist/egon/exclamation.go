package egon

import (
	"dreist/game/dreist"
	"dreist/game/dreist/match"
	"dreist/render/dreist/situation"
	"dreist/render/tabletop"
)

// exclamation is a word or two of a computer player at a table about an event.
type exclamation struct {
	voice  Speaker
	seat   dreist.Seat
	remark Remark // zero if nothing is said
	line   string
	left   int // remaining ticks
	bubble Bubble
}

// murmurLasts is how many ticks a word is shown.
const exclamationTicks = 80

// Sit prepares for a match.
func (m *exclamation) Sit(at *match.Match) {
	m.voice = NewSpeaker(at.Deal(), len(at.History()))
}

// SkipRemarks suppresses exclamations about the first moves of the match.
func (m *exclamation) SkipRemarks(moves int) { m.voice.SkipRemarks(moves) }

// Next returns in how many ticks the exclamation disappears, 0 if there is none.
func (m *exclamation) Next() int { return m.left }

// CommentOn makes a computer player exclaim at an event of the move that is shown.
func (m *exclamation) CommentOn(s *situation.Situation, e dreist.Event) {
	if s.EgonPlays() || s.Leader != nil || s.Mode == tabletop.Replaying || s.Mode == tabletop.Reviewing {
		return
	}
	if _, ended := e.(dreist.TurnEnded); ended {
		m.voice.Round()
	}
	seat, on := OfSeat(e)
	if seat == dreist.NoSeat || !s.Match.Computer(seat) {
		return
	}
	if r := m.voice.Hear(s.Seen.Moves, on); r != (Remark{}) {
		m.seat, m.remark, m.left = seat, r, exclamationTicks
		m.phrase(s)
	}
}

// phrase puts the exclamation into the current language.
func (m *exclamation) phrase(s *situation.Situation) {
	if m.left > 0 {
		m.line = s.Say.Say(m.remark.Key())
	}
}

// End removes the exclamation.
func (m *exclamation) End() { m.remark, m.left = Remark{}, 0 }

// Advance advances by some ticks and reports whether the picture changed.
func (m *exclamation) Advance(ticks int) bool {
	if m.left == 0 {
		return false
	}
	if m.left = max(m.left-ticks, 0); m.left > 0 {
		return false
	}
	m.End()
	return true
}
