package opponent

import (
	"dreist/assets"
	"dreist/game/dreist"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/situation"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/tabletop"
)

// recap is the text about the last moves in its bubble.
type recap struct {
	who           string
	did           []string
	name, style   kit.Lettering
	inside, plate geom.Rect
}

// recapped returns the recap with a bubble as high as it needs; false if there is none to show.
func (d table) recapped() (r recap, ok bool) {
	hidden := d.Question() == situation.GiftQuestion || d.Mode == tabletop.Reviewing || d.Mode == tabletop.Over || d.Ending()
	if hidden || d.others.alpha(d.Situation) == 0 {
		return r, false
	}
	if r.who, r.did = d.Recap(); r.who == "" {
		return r, false
	}
	pad := 9 * d.g.Unit
	room, size := d.recapRoom(r.who, r.did, pad)
	r.style, r.inside = d.text(assets.Text, size, d.UI().Text), room.Inset(pad)
	r.name = d.Labels.Fit(r.who, d.text(assets.Strong, size, d.UI().Text), r.inside.W)
	head := d.Labels.Get(r.who, r.name, kit.Left, r.inside.W)
	high, wide := head.H, head.W
	r.plate = geom.Rect{X: room.X, Y: room.Y, W: room.W, H: high + 2*pad}
	for _, line := range r.did {
		l := d.Labels.Get(line, r.style, kit.Left, r.inside.W)
		wide = max(wide, l.W)
		if high+l.H <= r.inside.H {
			high += l.H
			r.plate.H = high + 2*pad
			continue
		}
		r.plate.H = room.H
		break
	}
	r.plate.W = min(room.W, max(wide+2*pad, d.g.Left.W*0.6))
	return r, true
}

// recap draws the recap. The bubble reaches up to the place of the player it is about if that is the one above.
func (d table) recap() {
	r, ok := d.recapped()
	if !ok {
		return
	}
	d.Together(r.plate.Inset(-2*d.g.Gap), d.others.alpha(d.Situation), func() {
		d.recapPlate(r.plate, r.who)
		d.writeRecap(r.inside, r.who, r.name, r.did, r.style)
	})
}

// Recapped returns the lower edge of the recap, 0 if there is none.
func (o *Opponents) Recapped(e pictures.Canvas, s *situation.Situation) float64 {
	r, ok := table{e, s, &o.others, s.Line.Geometry()}.recapped()
	if s.EgonPlays() || !ok {
		return 0
	}
	return r.plate.Bottom()
}

// recapSize is the size of the recap in logical pixels of texts.
const recapSize = 14

// recapRoom returns the room and the size of a recap: beside the cards, with enlarged letters reduced to the usual size
// before they would lie over the cards. It takes the room of the race only if it would be cut otherwise.
func (d table) recapRoom(who string, did []string, pad float64) (room geom.Rect, size float64) {
	const smaller = 0.94
	room = d.g.Recap
	beside := room
	beside.W = min(room.W, max(d.g.Left.W, d.g.Columns.X-room.X))
	least := recapSize / max(d.g.Letters(), 1)
	whole := room
	whole.H = d.g.Race.Bottom() - room.Y
	for _, in := range [...]geom.Rect{beside, room, whole} {
		for size = recapSize; ; size = max(size*smaller, least) {
			style := d.text(assets.Text, size, d.UI().Text)
			high := d.Labels.Get(who, d.Labels.Fit(who, d.text(assets.Strong, size, d.UI().Text), in.W-2*pad), kit.Left, in.W-2*pad).H + 2*pad
			for _, line := range did {
				high += d.Labels.Get(line, style, kit.Left, in.W-2*pad).H
			}
			if high <= in.H {
				return in, size
			}
			if size == least {
				break
			}
		}
	}
	return whole, size
}

// recapPlate draws the plate of a recap about a player.
func (d table) recapPlate(plate geom.Rect, who string) {
	last := d.Line.Seating().CountOthers() - 1
	if last < 0 || who != d.Say.Name(seatOf(d.Line.Seating(), last)) {
		d.Picture(kit.NotePlate, plate, 1)
		return
	}
	tip := d.g.Others[last].Portrait.Center().X
	d.others.bubble.Draw(d.Canvas, kit.Bubble{Round: kit.Round(12 * d.g.Unit), Tail: kit.Round(tip - plate.X)}, plate)
}

// seatOf returns the seat at a place.
func seatOf(s *scene.Seating, at int) dreist.Seat {
	for place, seat := range s.Others() {
		if place == at {
			return seat
		}
	}
	return dreist.NoSeat
}

// writeRecap writes a turn line by line, and shortens the first line that does not fit.
func (d table) writeRecap(in geom.Rect, who string, name kit.Lettering, did []string, style kit.Lettering) {
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
