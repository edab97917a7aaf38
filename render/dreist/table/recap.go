package table

import (
	"dreist/assets"
	"dreist/game/dreist"
	"dreist/game/dreist/match"
	"dreist/game/dreist/record"
	"dreist/render/dreist/words"
	"dreist/render/geom"
	"dreist/render/kit"
)

// recap tells what happened last on a plate as high as that takes.
func (d drawing) recap() {
	if d.Question() == GiftQuestion || d.Mode == Reviewing {
		return
	}
	who, did := d.Seen.Recap(&d.Situation, d.Say)
	if who == "" {
		return
	}
	pad := 9 * d.g.Unit
	inside := d.RecapRoom().Inset(pad)
	style := d.Text(assets.Text, 14, d.UI().Text)
	name := d.Labels.Fit(who, d.Text(assets.Strong, 14, d.UI().Text), inside.W)
	high := d.Labels.Get(who, name, kit.Left, inside.W).H
	plate := geom.Rect{X: d.g.Recap.X, Y: d.g.Recap.Y, W: d.g.Recap.W, H: high + 2*pad}
	for _, line := range did {
		if more := d.Labels.Get(line, style, kit.Left, inside.W).H; high+more <= inside.H {
			high += more
			plate.H = high + 2*pad
			continue
		}
		plate.H = d.RecapRoom().H
		break
	}
	d.Picture(kit.NotePlate, plate, 1)
	d.writeRecap(inside, who, name, did, style)
}

// writeRecap writes a turn line by line, and as much of the line that does not fit as does.
func (d drawing) writeRecap(in geom.Rect, who string, name kit.Lettering, did []string, style kit.Lettering) {
	next := func(line string, style kit.Lettering) bool {
		k := d.Labels.Get(line, style, kit.Left, in.W)
		if k.H > in.H {
			k = d.Labels.Get(d.Labels.Cut(line, style, in), style, kit.Left, in.W)
		}
		if k.H > in.H {
			return false
		}
		d.Image(k.Image, in.X, in.Y, 1)
		in.Y, in.H = in.Y+k.H, in.H-k.H
		return true
	}
	next(who, name)
	for _, line := range did {
		if !next(line, style) {
			return
		}
	}
}

// RecapRoom returns where it may be told what happened last: all that is free beside the table.
func (s *Situation) RecapRoom() geom.Rect {
	g := s.Line.Geometry()
	room := g.Recap
	if s.Question() == NoQuestion {
		room.H = g.Left.Bottom() - g.Gap - room.Y
	}
	return room
}

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

// note counts one more event.
func (p *Progress) note(m *match.Match) {
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
func (p *Progress) Recap(s *Situation, say words.Sentences) (who string, did []string) {
	turn := s.Position().Turn()
	if of := (told{p.Steps, turn, say.Language}); of != p.toldOf {
		steps := p.of(s.Match)
		for len(steps) > 0 && dreist.Seat(steps[len(steps)-1].Seat) == turn && s.Match.Person(turn) {
			steps = steps[:len(steps)-1]
		}
		p.toldOf = of
		p.who, p.did = say.Recap(steps)
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
