package dreist

import (
	"dreist/assets"
	"dreist/game/dreist"
	"dreist/game/dreist/record"
	"dreist/render/dreist/scene"
	"dreist/render/geom"
	"dreist/render/kit"
)

// drawRecap tells what happened last on a plate as high as that takes.
func (t *table) drawRecap(e *canvas, g *scene.Geometry) {
	if t.question() == giftQuestion || t.past != nil {
		return
	}
	who, did := t.recap()
	if who == "" {
		return
	}
	pad := 9 * g.Unit
	inside := t.recapRoom().Inset(pad)
	style := t.text(assets.Text, 14, e.UI().Text)
	name := e.Labels.Fit(who, t.text(assets.Strong, 14, e.UI().Text), inside.W)
	high := e.Labels.Get(who, name, kit.Left, inside.W).H
	plate := geom.Rect{X: g.Recap.X, Y: g.Recap.Y, W: g.Recap.W, H: high + 2*pad}
	for _, line := range did {
		if more := e.Labels.Get(line, style, kit.Left, inside.W).H; high+more <= inside.H {
			high += more
			plate.H = high + 2*pad
			continue
		}
		plate.H = t.recapRoom().H
		break
	}
	e.Picture(kit.NotePlate, plate, 1)
	t.writeRecap(e, inside, who, name, did, style)
}

// writeRecap writes a turn line by line, and as much of the line that does not fit as does.
func (t *table) writeRecap(e *canvas, in geom.Rect, who string, name kit.Lettering, did []string, style kit.Lettering) {
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

// recapRoom returns where it may be told what happened last: all that is free beside the table.
func (t *table) recapRoom() geom.Rect {
	g := t.line.Geometry()
	room := g.Recap
	if t.question() == noQuestion {
		room.H = g.Left.Bottom() - g.Gap - room.Y
	}
	return room
}

// recap returns what happened last: whose turn, and what they did in a line each. It is the last turn that has been
// shown, and of the turn that runs what others have done so far.
func (t *table) recap() (who string, did []string) {
	r := &t.retold
	if of := (turnSeen{t.seen.steps, t.position().Turn(), t.say.Language}); of != r.of {
		r.of = of
		r.who, r.did = t.retell()
	}
	return r.who, r.did
}

// retold is what happened last, in words that are kept until something else has happened.
type retold struct {
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

func (t *table) retell() (who string, did []string) {
	steps := t.match.History()
	steps = steps[:min(t.seen.steps, len(steps))]
	for len(steps) > 0 && dreist.Seat(steps[len(steps)-1].Seat) == t.position().Turn() && t.match.Person(t.position().Turn()) {
		steps = steps[:len(steps)-1]
	}
	return t.say.Recap(steps)
}

// seenHistory returns the moves that have been shown: those of Egon and the others at a table count when their motion has
// ended.
func (t *table) seenHistory() []record.Step {
	h := t.match.History()
	if !t.egonPlays() {
		return h[:min(t.seen.steps, len(h))]
	}
	if n := len(h); n > 0 && h[n-1].Move.Action == dreist.EgonPlays && t.line.Busy() && !t.replay {
		return h[:n-1]
	}
	return h
}
