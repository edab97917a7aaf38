package table

import (
	"dreist/assets"
	"dreist/game/dreist"
	"dreist/game/dreist/record"
	"dreist/render/dreist/scene"
	"dreist/render/geom"
	"dreist/render/kit"
)

// DrawRecap tells what happened last on a plate as high as that takes.
func (t *Table) DrawRecap(e *Canvas, g *scene.Geometry) {
	if t.Question() == GiftQuestion || t.Mode == Reviewing {
		return
	}
	who, did := t.Recap()
	if who == "" {
		return
	}
	pad := 9 * g.Unit
	inside := t.RecapRoom().Inset(pad)
	style := t.Text(assets.Text, 14, e.UI().Text)
	name := e.Labels.Fit(who, t.Text(assets.Strong, 14, e.UI().Text), inside.W)
	high := e.Labels.Get(who, name, kit.Left, inside.W).H
	plate := geom.Rect{X: g.Recap.X, Y: g.Recap.Y, W: g.Recap.W, H: high + 2*pad}
	for _, line := range did {
		if more := e.Labels.Get(line, style, kit.Left, inside.W).H; high+more <= inside.H {
			high += more
			plate.H = high + 2*pad
			continue
		}
		plate.H = t.RecapRoom().H
		break
	}
	e.Picture(kit.NotePlate, plate, 1)
	t.writeRecap(e, inside, who, name, did, style)
}

// writeRecap writes a turn line by line, and as much of the line that does not fit as does.
func (t *Table) writeRecap(e *Canvas, in geom.Rect, who string, name kit.Lettering, did []string, style kit.Lettering) {
	next := func(line string, style kit.Lettering) bool {
		k := e.Labels.Get(line, style, kit.Left, in.W)
		if k.H > in.H {
			k = e.Labels.Get(e.Labels.Cut(line, style, in), style, kit.Left, in.W)
		}
		if k.H > in.H {
			return false
		}
		e.Image(k.Image, in.X, in.Y, 1)
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
func (t *Table) RecapRoom() geom.Rect {
	g := t.Line.Geometry()
	room := g.Recap
	if t.Question() == NoQuestion {
		room.H = g.Left.Bottom() - g.Gap - room.Y
	}
	return room
}

// Recap returns what happened last: whose turn, and what they did in a line each. It is the last turn that has been
// shown, and of the turn that runs what others have done so far.
func (t *Table) Recap() (who string, did []string) {
	r := &t.Retold
	if of := (turnSeen{t.Seen.Steps, t.Position().Turn(), t.Say.Language}); of != r.of {
		r.of = of
		r.who, r.did = t.retell()
	}
	return r.who, r.did
}

// Retold is what happened last, in words that are kept until something else has happened.
type Retold struct {
	of  turnSeen
	who string
	did []string
}

// turnSeen is what the words about the last turn depend on.
type turnSeen struct {
	steps    int
	turn     dreist.Seat
	language string
}

func (t *Table) retell() (who string, did []string) {
	steps := t.Match.History()
	steps = steps[:min(t.Seen.Steps, len(steps))]
	for len(steps) > 0 && dreist.Seat(steps[len(steps)-1].Seat) == t.Position().Turn() && t.Match.Person(t.Position().Turn()) {
		steps = steps[:len(steps)-1]
	}
	return t.Say.Recap(steps)
}

// SeenHistory returns the moves that have been shown: those of Egon and the others at a table count when their motion has
// ended.
func (t *Table) SeenHistory() []record.Step {
	h := t.Match.History()
	if !t.EgonPlays() {
		return h[:min(t.Seen.Steps, len(h))]
	}
	if n := len(h); n > 0 && h[n-1].Move.Action == dreist.EgonPlays && t.Line.Busy() && t.Mode != Replaying {
		return h[:n-1]
	}
	return h
}
