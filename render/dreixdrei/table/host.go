package table

import (
	"dreist/game/dreixdrei"
	"dreist/render/dreixdrei/pictures"
	"dreist/render/geom"
	"dreist/render/tabletop"
)

// hosts are the figures of the seats, of which that of whoever sits in front stands beside the mat and takes part.
type hosts struct {
	live   [dreixdrei.MaxSeats]*pictures.Live
	passes int       // ticks until a mood that passes gives way
	at     geom.Rect // where it stands, empty for its own place
}

// How many ticks a passing mood is seen.
const (
	shortMood = 70
	longMood  = 150
)

func newHosts() (h hosts) {
	for s := range h.live {
		h.live[s] = pictures.NewLive(pictures.Host(s), uint64(s))
	}
	return h
}

// host is the figure of whoever sits in front.
func (t *Table) host() *pictures.Live { return t.hosts.live[t.Front()] }

// feels gives the figure in front a mood, which passes after some ticks.
func (t *Table) feels(m pictures.Mood, ticks int) {
	t.host().Feel(pictures.Role{Host: pictures.Host(t.Front()), Mood: m})
	t.hosts.passes = ticks
}

// react has the figure in front take what happens.
func (t *Table) react(e dreixdrei.Event) {
	front := t.Front()
	mine := func(s dreixdrei.Seat, yes, no pictures.Mood, ticks int) {
		if s == front {
			t.feels(yes, ticks)
		} else if no != pictures.Waiting {
			t.feels(no, ticks)
		}
	}
	switch e := e.(type) {
	case dreixdrei.CardsLaid:
		mine(e.Seat, pictures.Pleased, pictures.Waiting, shortMood)
	case dreixdrei.PileDeleted:
		mine(e.Seat, pictures.Sweeping, pictures.Waiting, longMood)
	case dreixdrei.FourSetAside:
		mine(e.Seat, pictures.Sweeping, pictures.Waiting, longMood)
	case dreixdrei.PileTaken:
		mine(e.Seat, pictures.Loaded, pictures.Teasing, longMood)
	}
}

// hostMoves lets a tick pass for the figure in front and reports whether it changed.
func (t *Table) hostMoves() bool {
	if t.hosts.passes > 0 {
		t.hosts.passes--
	}
	if role := t.atRest(); t.hosts.passes == 0 && t.host().Mood() != role {
		t.host().Feel(role)
	}
	return t.host().Tick()
}

// atRest returns the mood of the figure in front where nothing has just happened.
func (t *Table) atRest() pictures.Role {
	v, front := t.Line.View(), t.Front()
	r := pictures.Role{Host: pictures.Host(front)}
	switch {
	case v.Loser == front:
		r.Mood = pictures.Last
	case v.Place[front] == 1:
		r.Mood = pictures.First
	case v.Place[front] > 0:
		r.Mood = pictures.Pleased
	case v.Turn == front:
		r.Mood = pictures.Thinking
	}
	return r
}

// hostMoving is the figure in front among what moves.
func (t *Table) hostMoving() tabletop.Moving {
	wake := func() int {
		next := t.host().Next()
		if t.hosts.passes > 0 {
			next = min(next, t.hosts.passes)
		}
		return next
	}
	return tabletop.Moving{Tick: t.hostMoves, Busy: func() bool { return wake() == 1 }, Wake: wake}
}

// FigureAt returns where the figure of a seat is: beside the mat or, for another player, before the name.
func (t *Table) FigureAt(s dreixdrei.Seat) geom.Rect {
	g := t.Line.Geometry()
	if place, ok := t.Line.Seating().PlaceOf(s); ok {
		return inGround(g.Others[place].Portrait)
	}
	if t.hosts.at.W > 0 {
		return t.hosts.at
	}
	return g.Host()
}

// landed reports whether the figure of a seat is at its place: those of the first two come from the start screen.
func (t *Table) landed(s dreixdrei.Seat) bool {
	return s > dreixdrei.Seat(pictures.Bat) || t.Arrival.Landed(int(s))
}

// drawHost draws the figure in front, unless the box of a guide, the list of turns or the wheel is there, or it is seen on the panel of the end.
func (d drawing) drawHost() {
	at := d.t.FigureAt(d.t.Front())
	if d.t.landed(d.t.Front()) && d.t.BoxShown() == 0 && d.t.Phase != tabletop.Reviewing && d.t.wheelFade.Now == 0 && !(d.t.Covered && d.v.IsOver()) {
		d.t.host().Draw(&d.Brush, at)
	}
}
