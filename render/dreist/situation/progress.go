package situation

import (
	"dreist/game/dreist"
	"dreist/game/dreist/record"
	"dreist/render/tabletop"
)

// recap is what happened last, in words, which are kept until something else has happened.
type recap struct {
	moves    int // that had been shown
	turn     dreist.Seat
	language string

	who string
	did []string
}

// Recap returns what happened last: whose turn, and what they did in a line each. It is the last turn that has been
// shown, and of the turn that runs what others have done so far.
func (s *Situation) Recap() (who string, did []string) {
	turn := s.Position().Turn()
	if r := &s.recap; r.moves != s.Seen.Moves || r.turn != turn || r.language != s.Say.Language {
		steps := s.shown()
		for len(steps) > 0 && dreist.Seat(steps[len(steps)-1].Seat) == turn && s.Match.Person(turn) {
			steps = steps[:len(steps)-1]
		}
		*r = recap{moves: s.Seen.Moves, turn: turn, language: s.Say.Language}
		r.who, r.did = s.Say.Recap(steps)
	}
	return s.recap.who, s.recap.did
}

// shown returns the moves that have been shown to their end.
func (s *Situation) shown() []record.Step {
	h := s.Match.History()
	return h[:min(s.Seen.Moves, len(h))]
}

// History returns the moves that have been shown: those of Egon and the others at a table count when their motion has
// ended.
func (s *Situation) History() []record.Step {
	if !s.EgonPlays() {
		return s.shown()
	}
	h := s.Match.History()
	if n := len(h); n > 0 && h[n-1].Move.Action == dreist.EgonPlays && s.Line.Busy() && s.Mode != tabletop.Replaying {
		return h[:n-1]
	}
	return h
}

// CatchUp counts all moves as shown.
func (s *Situation) CatchUp() { s.Seen = tabletop.Progress{Moves: s.Match.Length()} }

// Note counts one more event as shown.
func (s *Situation) Note() {
	h := s.Match.History()
	s.Seen.Note(len(h), func(move int) int { return len(h[move].Events) })
}
