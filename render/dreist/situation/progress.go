package situation

import (
	"dreist/game/dreist"
	"dreist/game/dreist/record"
	"dreist/render/tabletop"
)

// recap caches the description of the last turn.
type recap struct {
	moves    int // number of moves shown when it was made
	turn     dreist.Seat
	language string

	who string
	did []string
}

// Recap describes the last turn shown: whose it was, and a line per move. A running turn of Egon or a computer player is
// described so far.
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

// HasEgonPlayed reports whether Egon has just had his turn and the player moves next, without a guide.
func (s *Situation) HasEgonPlayed() bool {
	h := s.Match.History()
	return s.Guide == nil && s.Mode == tabletop.Playing && s.Mine() && !s.OthersShow() &&
		len(h) > 0 && s.Seen.Moves >= len(h) && h[len(h)-1].Move.Action == dreist.EgonPlays
}

// shown returns the moves whose motion has ended.
func (s *Situation) shown() []record.Step {
	h := s.Match.History()
	return h[:min(s.Seen.Moves, len(h))]
}

// History returns the moves shown. Egon's and those at a table of several count when their motion has ended.
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
