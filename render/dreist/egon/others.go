package egon

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

// How much larger the place of the seat to move becomes, and within how many ticks.
const (
	seatGrows = 0.06
	growTicks = 10
)

// others are the places of the other players at a table without Egon, and the recap of the last moves at any.
type others struct {
	grown      [dreist.MaxSeats]int
	moving     bool
	recapMoves int // moves of the match up to the recap
	turn       dreist.Seat
	age        int // ticks for which the recap has been shown
	bubble     Bubble
}

// How long the recap is shown, and how long it fades, in ticks.
const (
	recapLasts = 240
	recapFades = 24
)

// restartRecap shows the recap again.
func (s *others) restartRecap() { s.age = 0 }

// Advance advances by some ticks and reports whether the picture changed.
func (s *others) Advance(at *situation.Situation, ticks int) bool {
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
	if at.Seen.Moves != s.recapMoves || at.Position().Turn() != s.turn {
		s.recapMoves, s.turn, s.age = at.Seen.Moves, at.Position().Turn(), 0
	}
	before := s.alpha(at)
	s.age = min(s.age+ticks, recapLasts+recapFades)
	after := s.alpha(at)
	s.moving = s.moving || 0 < after && after < 1
	return changed || after != before
}

// Busy reports whether the picture changes with the next tick.
func (s *others) Busy() bool { return s.moving }

// Next returns in how many ticks the recap begins to fade, 0 if it is gone.
func (s *others) Next(at *situation.Situation) int {
	if at.EgonPlays() || s.age > recapLasts {
		return 0
	}
	return recapLasts - s.age + 1
}

// alpha returns the opacity of the recap.
func (s *others) alpha(at *situation.Situation) float64 {
	faded := float64(s.age-recapLasts) / recapFades
	if at.Line.Reduced() && faded > 0 {
		return 0
	}
	return 1 - min(max(faded, 0), 1)
}

// table draws the places of the other players.
type table struct {
	pictures.Canvas
	*situation.Situation
	others *others
	g      *scene.Geometry
}

// text returns a lettering at a size in logical pixels, which grows with the window.
func (d table) text(font assets.Font, size float64, c color.RGBA) kit.Lettering {
	return kit.Sized(d.g.TextUnit(), font, size, c)
}

// Draw draws the other players without their cards. meant is the receiver of a gift being chosen; left
// returns a seat's number of cards.
func (s *others) Draw(e pictures.Canvas, at *situation.Situation, meant dreist.Seat, left func(dreist.Seat) int) {
	d := table{e, at, s, at.Line.Geometry()}
	view := d.Line.View()
	named := d.nameLettering()
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
			if meant == seat { // the next card would be given to this seat
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
			d.drawDirection(&d.g.Others[place-1].Box, &p.Box)
		}
		if d.Question() == situation.GiftQuestion && d.Line.Seating().Seats > 2 {
			d.drawKey(&box, d.Say.Keys[giftKeys[place]])
		}
	}
}

// nameLettering returns the lettering of the names: one size for all, in which the longest fits.
func (d table) nameLettering() kit.Lettering {
	style := d.text(assets.Strong, 17, d.UI().Text)
	for place, seat := range d.Line.Seating().Others() {
		line := d.g.Others[place].Line(d.Line.Seating().Shows(seat, d.Line.View().Turn))
		style = d.Labels.Fit(d.Say.Name(seat), style, line.Name.W)
	}
	return style
}

// giftKeys are the commands that give a card to each place, by their names in sentences.
var giftKeys = [dreist.MaxSeats - 1]string{"card1", "card2", "card3"}

// drawKey writes the key that gives a card to a place on its corner, if there is one.
func (d table) drawKey(place *geom.Rect, name string) {
	if name == "" {
		return
	}
	size, style := 26*d.g.TextUnit(), d.text(assets.Display, 15, art.Paper())
	wide := max(size, d.Labels.Get(name, style, kit.Center, place.W).W+size*0.6)
	badge := geom.Rect{X: place.X - size*0.15, Y: place.Y - size*0.15, W: wide, H: size}
	d.Picture(kit.BonusPlate, badge, 1)
	d.Write(name, style, badge, kit.Center, 1)
}

// drawDirection draws an arrow between two places in the direction of play.
func (d table) drawDirection(from, to *geom.Rect) {
	sign, size := kit.Sign(art.Below), 15*d.g.TextUnit()
	at := geom.Point{X: (from.Center().X + to.Center().X) / 2, Y: (from.Bottom() + to.Y) / 2}
	d.Tinted(sign, geom.Around(at, size, size), d.UI().Muted, 0.8)
}
