package opponent

import (
	"image/color"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/render/art"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/situation"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
)

// How much larger the place becomes of whoever is to move, within how many ticks.
const (
	seatGrows = 0.06
	growTicks = 10
)

// others is the places of the others at a table without Egon: how far each has grown, and how long it has been told what happened last.
type others struct {
	grown  [dreist.MaxSeats]int
	moving bool
	told   int // moves that what is told follows from
	turn   dreist.Seat
	age    int // ticks that it has been told
	bubble Bubble
}

// How long it is told what happened last, and how long that takes to fade.
const (
	recapLasts = 240
	recapFades = 24
)

// Retell lets it be told anew what happened last.
func (s *others) Retell() { s.age = 0 }

// Pass lets ticks pass, and reports whether the picture changed.
func (s *others) Pass(at *situation.Situation, ticks int) bool {
	if s.moving = false; at.EgonPlays() {
		return false
	}
	changed := false
	turn := at.Line.View().Turn
	for seat := range s.grown {
		to := 0
		if turn == dreist.Seat(seat) {
			to = growTicks
		}
		switch now := &s.grown[seat]; {
		case *now == to:
			continue
		case at.Line.Reduced():
			*now = to
		case *now < to:
			*now++
		default:
			*now--
		}
		changed = true
		s.moving = s.moving || s.grown[seat] != to
	}
	if at.Seen.Steps != s.told || at.Position().Turn() != s.turn {
		s.told, s.turn, s.age = at.Seen.Steps, at.Position().Turn(), 0
	}
	before := s.alpha(at)
	s.age = min(s.age+ticks, recapLasts+recapFades)
	after := s.alpha(at)
	s.moving = s.moving || 0 < after && after < 1
	return changed || after != before
}

// Busy reports whether the picture changes with the next tick.
func (s *others) Busy() bool { return s.moving }

// Next returns in how many ticks it fades what happened last, 0 where nothing is told of it any more.
func (s *others) Next(at *situation.Situation) int {
	if at.EgonPlays() || s.age > recapLasts {
		return 0
	}
	return recapLasts - s.age + 1
}

// alpha returns how much is seen of what is told.
func (s *others) alpha(at *situation.Situation) float64 {
	faded := float64(s.age-recapLasts) / recapFades
	if at.Line.Reduced() && faded > 0 {
		return 0
	}
	return 1 - min(max(faded, 0), 1)
}

// table is the places of the others on their way to a canvas.
type table struct {
	pictures.Canvas
	*situation.Situation
	others *others
	g      *scene.Geometry
}

// text returns a lettering at a size in logical pixels that grows with the window.
func (d table) text(font assets.Font, size float64, c color.RGBA) kit.Lettering {
	return kit.Sized(d.g.TextUnit(), font, size, c)
}

// Draw draws the other players of a table, without their cards, and what happened last. A gift that is on its way is meant for one of them, and left says how many
// cards each has left.
func (s *others) Draw(e pictures.Canvas, at *situation.Situation, meant dreist.Seat, left func(dreist.Seat) int) {
	d := table{e, at, s, at.Line.Geometry()}
	view := d.Line.View()
	named := d.named()
	for place, seat := range d.Line.Seating().Others() {
		p := &d.g.Others[place]
		grown := 1 + seatGrows*stage.EaseOut(float64(s.grown[seat])/growTicks)
		box := geom.Around(p.Box.Center(), p.Box.W*grown, p.Box.H*grown)
		if view.Turn == seat {
			d.Picture(kit.SeatTurn, p.Box.Inset(-d.g.Gap*0.35*float64(s.grown[seat])/growTicks), 1)
		} else {
			d.Picture(kit.SeatPlate, p.Box, 1)
		}
		if d.Question() == situation.GiftQuestion {
			glow := 0.55
			if meant == seat { // the next card would be given there
				glow = 1
				d.Grow(d.Look(d.g.BoxUnit()).Ring, p.Box)
			}
			d.Picture(kit.SeatTurn, p.Box, glow)
		}
		face := p.Portrait
		face = geom.Around(geom.Point{X: face.Center().X, Y: face.Center().Y}, face.W*grown, face.H*grown)
		drawPortrait(d.Canvas, d.Situation, seat, face)
		line := p.Line(d.Line.Seating().Shows(seat, view.Turn))
		d.Write(d.Say.Name(seat), named, line.Name, kit.Left, 1)
		d.Tinted(kit.Slot, p.Pile, d.UI().SlotOutline, 1)
		DrawLeft(d.Canvas, line.Count, left(seat))
		if place > 0 {
			d.round(&d.g.Others[place-1].Box, &p.Box)
		}
		if d.Question() == situation.GiftQuestion && d.Line.Seating().Seats > 2 {
			d.key(&box, d.Say.Keys[giftKeys[place]])
		}
	}
	d.recap()
}

// named is how the names are written: all of them as large as the one that needs the most room.
func (d table) named() kit.Lettering {
	style := d.text(assets.Strong, 17, d.UI().Text)
	for place, seat := range d.Line.Seating().Others() {
		line := d.g.Others[place].Line(d.Line.Seating().Shows(seat, d.Line.View().Turn))
		style = d.Labels.Fit(d.Say.Name(seat), style, line.Name.W)
	}
	return style
}

// giftKeys are the commands that give to the places, by the names that sentences know their keys by.
var giftKeys = [dreist.MaxSeats - 1]string{"card1", "card2", "card3"}

// key writes on the corner of a place which key gives to it, if one does.
func (d table) key(place *geom.Rect, name string) {
	if name == "" {
		return
	}
	size, style := 26*d.g.TextUnit(), d.text(assets.Display, 15, art.Paper())
	wide := max(size, d.Labels.Get(name, style, kit.Center, place.W).W+size*0.6)
	badge := geom.Rect{X: place.X - size*0.15, Y: place.Y - size*0.15, W: wide, H: size}
	d.Picture(kit.BonusPlate, badge, 1)
	d.Write(name, style, badge, kit.Center, 1)
}

// round shows between two places in which direction the turns go round.
func (d table) round(from, to *geom.Rect) {
	sign, size := kit.Sign(art.Below), 15*d.g.TextUnit()
	at := geom.Point{X: (from.Center().X + to.Center().X) / 2, Y: (from.Bottom() + to.Y) / 2}
	d.Tinted(sign, geom.Around(at, size, size), d.UI().Muted, 0.8)
}
