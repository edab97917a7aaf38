package situation

import (
	"dreist/game/dreist"
	"dreist/game/dreist/match"
	"dreist/game/dreist/record"
)

// Progress is how much of a match's history has been shown.
type Progress struct {
	Steps  int // moves shown to their end
	events int // events shown of the next move; below 0 while hands are dealt before the first

	toldOf told // of what the words are that are kept until something else has happened
	who    string
	did    []string
}

// told is what the words about the last turn depend on.
type told struct {
	steps    int
	turn     dreist.Seat
	language string
}

// Dealing returns the progress of a match before whose first move so many hands are dealt.
func Dealing(hands int) Progress { return Progress{events: -hands} }

// Note counts one more event.
func (p *Progress) Note(m *match.Match) {
	p.events++
	h := m.History()
	for p.Steps < len(h) && p.events >= len(h[p.Steps].Events) && p.events > 0 {
		p.events -= len(h[p.Steps].Events)
		p.Steps++
	}
}

// CatchUp counts everything as shown.
func (p *Progress) CatchUp(m *match.Match) { p.Steps, p.events = len(m.History()), 0 }

// of returns the moves of a match that have been shown to their end.
func (p *Progress) of(m *match.Match) []record.Step {
	h := m.History()
	return h[:min(p.Steps, len(h))]
}

// Recap returns what happened last: whose turn, and what they did in a line each. It is the last turn that has been
// shown, and of the turn that runs what others have done so far.
func (p *Progress) Recap(s *Situation) (who string, did []string) {
	turn := s.Position().Turn()
	if of := (told{p.Steps, turn, s.Say.Language}); of != p.toldOf {
		steps := p.of(s.Match)
		for len(steps) > 0 && dreist.Seat(steps[len(steps)-1].Seat) == turn && s.Match.Person(turn) {
			steps = steps[:len(steps)-1]
		}
		p.toldOf = of
		p.who, p.did = s.Say.Recap(steps)
	}
	return p.who, p.did
}

// History returns the moves that have been shown: those of Egon and the others at a table count when their motion has
// ended.
func (p *Progress) History(s *Situation) []record.Step {
	if !s.EgonPlays() {
		return p.of(s.Match)
	}
	h := s.Match.History()
	if n := len(h); n > 0 && h[n-1].Move.Action == dreist.EgonPlays && s.Line.Busy() && s.Mode != Replaying {
		return h[:n-1]
	}
	return h
}
