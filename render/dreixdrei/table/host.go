package table

import (
	"math"
	"strconv"

	"dreist/assets"
	"dreist/game/dreixdrei"
	"dreist/render/art"
	"dreist/render/dreixdrei/pictures"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/tabletop"
	"dreist/sounds"
)

// hosts are the figures of the seats. That of the player in front moves by itself.
type hosts struct {
	live   *pictures.Live // in front
	of     dreixdrei.Seat // whose that is
	moods  [dreixdrei.MaxSeats]pictures.Mood
	passes [dreixdrei.MaxSeats]int // ticks until a mood gives way to that of the moment
	taken  int                     // cards of the pile that are seen to have reached who takes it
}

// How many ticks a passing mood is seen.
const (
	shortMood = 70
	longMood  = 150
)

// host is the figure of the player in front.
func (t *Table) host() *pictures.Live {
	h, front := &t.hosts, t.Front()
	if h.live == nil || h.of != front {
		h.live, h.of = pictures.NewLive(pictures.Host(front), uint64(front)), front
	}
	return h.live
}

// feels gives the figure of a seat a mood, which passes after some ticks.
func (t *Table) feels(s dreixdrei.Seat, m pictures.Mood, ticks int) {
	t.hosts.moods[s], t.hosts.passes[s] = m, ticks
}

// react has the figures take what happens.
func (t *Table) react(e dreixdrei.Event) {
	switch e := e.(type) {
	case dreixdrei.CardsLaid:
		t.feels(e.Seat, pictures.Pleased, shortMood)
	case dreixdrei.PileDeleted:
		t.feels(e.Seat, pictures.Sweeping, longMood)
	case dreixdrei.FourSetAside:
		t.feels(e.Seat, pictures.Sweeping, longMood)
	case dreixdrei.PileTaken:
		t.feels(t.Front(), pictures.Teasing, longMood)
		t.feels(e.Seat, pictures.Loaded, longMood)
	}
}

// tickHosts advances by a tick for the figures, and for the figure that counts the cards of a pile, and reports whether the picture changed.
func (t *Table) tickHosts() (changed bool) {
	h := &t.hosts
	for s := range dreixdrei.Seat(t.Timeline.Seating().Seats) {
		h.passes[s] = max(h.passes[s]-1, 0)
		if mood := t.atRest(s); h.passes[s] == 0 && h.moods[s] != mood {
			h.moods[s], changed = mood, true
		}
	}
	if role := (pictures.Role{Host: pictures.Host(t.Front()), Mood: h.moods[t.Front()]}); t.host().Mood() != role {
		t.host().Feel(role)
	}
	t.ring()
	return t.host().Tick() || changed
}

// ring sounds each card that has reached who takes the pile, and rings the bell after the last one.
func (t *Table) ring() {
	_, n, all := t.taking()
	if n != t.hosts.taken && n > 0 {
		cue := sounds.Cue{Clip: sounds.Lift}
		if n == all {
			cue.Tune = bellTune
		}
		t.Sound.Play(cue)
	}
	t.hosts.taken = n
}

// taking returns who takes the pile at the moment, and how many of all its cards have arrived there; of no cards if nobody does.
func (t *Table) taking() (by dreixdrei.Seat, arrived, all int) {
	s, _, ok := t.Timeline.Current()
	if !ok {
		return dreixdrei.NoSeat, 0, 0
	}
	taken, ok := s.Event.(dreixdrei.PileTaken)
	if !ok {
		return dreixdrei.NoSeat, 0, 0
	}
	for _, c := range taken.Cards {
		if t.Timeline.HasArrived(int(c)) {
			arrived++
		}
	}
	return taken.Seat, arrived, len(taken.Cards)
}

// burden returns how much of the pile the figure of a seat carries at the moment, from 0 to 1.
func (t *Table) burden(s dreixdrei.Seat) float64 {
	if by, n, all := t.taking(); by == s && all > 0 {
		return float64(n) / float64(all)
	}
	return 0
}

// atRest returns the mood of a figure where nothing has just happened.
func (t *Table) atRest(s dreixdrei.Seat) pictures.Mood {
	switch v := t.Timeline.View(); {
	case v.Loser == s:
		return pictures.Last
	case v.Place[s] == 1:
		return pictures.First
	case v.Place[s] > 0:
		return pictures.Pleased
	case v.Turn == s:
		return pictures.Thinking
	}
	return pictures.Waiting
}

// hostMoving is the figures among what moves.
func (t *Table) hostMoving() tabletop.Moving {
	wake := func() int {
		next := t.host().TicksUntilChange()
		for s, left := range t.hosts.passes {
			if left > 0 && s < t.Timeline.Seating().Seats {
				next = min(next, left)
			}
		}
		return next
	}
	return tabletop.Moving{Tick: t.tickHosts, Busy: func() bool { return wake() == 1 }, Wake: wake}
}

// FigureAt returns where the figure of a seat is.
func (t *Table) FigureAt(s dreixdrei.Seat) geom.Rect {
	g := t.Timeline.Geometry()
	if place, ok := t.Timeline.Seating().PlaceOf(s); ok {
		return inGround(g.Others[place].Portrait)
	}
	return inGround(g.Figure)
}

// landed reports whether the figure of a seat is at its place: those of the first two come from the start screen.
func (t *Table) landed(s dreixdrei.Seat) bool {
	return s > dreixdrei.Seat(pictures.Bat) || t.Arrival.HasLanded(int(s))
}

// heavyGrows is how much the figure of the player who takes the pile grows with it.
const heavyGrows = 0.14

// fighter draws who sits at a seat on the colour of its corner. Who takes the pile grows with each card.
func (d drawing) fighter(seat dreixdrei.Seat, in geom.Rect) {
	drawGround(d.Canvas, seat, in, 1)
	heavy, at := d.t.burden(seat), inGround(in)
	switch {
	case !d.t.landed(seat):
	case heavy > 0:
		role := pictures.Role{Host: pictures.Host(seat), Mood: pictures.Loaded}
		d.Grown(role, at.Center(), at.W, 1+heavyGrows*heavy, kit.White(), 1)
	case seat == d.t.Front():
		d.t.host().Draw(&d.Brush, at)
	default:
		d.Picture(pictures.Role{Host: pictures.Host(seat), Mood: d.t.hosts.moods[seat]}, at, 1)
	}
	if place := d.v.Place[seat]; place > 0 {
		size := in.W * placeWide
		d.sign(place, geom.Around(geom.Point{X: in.Right() - size*0.4, Y: in.Bottom() - size*0.4}, size, size))
	}
}

// placeWide is how wide the place of a player who is out is, in widths of the figure.
const placeWide = 0.42

// sign writes a number in the colour of the game.
func (d drawing) sign(n int, in geom.Rect) {
	d.Tinted(kit.LevelPlate, in, pictures.Accent(), 1)
	d.Write(strconv.Itoa(n), kit.Lettering{Font: assets.Display, Size: math.Round(in.H * 0.66), Color: art.Paper()}, in, kit.Center, 1)
}

// counted draws how many cards have reached who takes the pile, and the bell after the last one.
func (d drawing) counted() {
	by, n, all := d.t.taking()
	if n == 0 {
		return
	}
	at := d.t.FigureAt(by)
	size := at.W * countWide
	disc := geom.Around(geom.Point{X: at.Center().X, Y: at.Y}, size, size)
	if bell := at.W * bellWide; n == all && all > 1 {
		over := geom.Point{X: max(at.X, d.g.Stage.X+bell/2), Y: at.Y}
		d.Turned(pictures.SpecialMotif(dreixdrei.Restart), over, bell, bell, 1, d.swing(), kit.White(), 1)
	}
	d.sign(n, disc)
}

// How wide the number of the taken cards and the bell are, in widths of the figure that takes them, and how often the bell swings.
const (
	countWide  = 0.6
	bellWide   = 0.7
	bellSwings = 5
)

// swing returns by how much, in radians, the bell is turned.
func (d drawing) swing() float64 {
	_, progress, _ := d.t.Timeline.Current()
	if d.t.Timeline.HasReducedMotion() {
		return 0
	}
	return 0.3 * math.Sin(2*math.Pi*bellSwings*progress) * (1 - progress)
}
