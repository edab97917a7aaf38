package race

import (
	"image/color"
	"strconv"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/render/art"
	"dreist/render/dreist/opponent"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/situation"
	"dreist/render/geom"
	"dreist/render/kit"
)

// The measures of the meters in parts of a head.
const (
	trackWide = 0.38
	headApart = 1.3
	tickCards = 8 // cards from one line of the scale to the next
)

// minMeter is how wide a meter has to be at least to be told from others, in logical pixels.
const minMeter = 20

// drawing is what is left on its way to a canvas.
type drawing struct {
	pictures.Canvas
	*situation.Situation
	*Race
	opponents *opponent.Opponents
	g         *scene.Geometry
}

// Draw draws how many cards whoever sits in front has left, beside their pile, and the race against the others.
func (r *Race) Draw(e pictures.Canvas, s *situation.Situation, o *opponent.Opponents) {
	d := drawing{e, s, r, o, s.Line.Geometry()}
	third := d.g.Count.H / 3
	d.count(third)
	if d.races() {
		d.meters(third * 0.55)
	}
}

// count draws how many cards whoever sits in front has left, in lines of which each is about as high as told.
func (d drawing) count(third float64) {
	ui := d.UI()
	front := d.Front()
	left := d.Count(front)
	name := geom.Rect{X: d.g.Race.Right(), Y: d.g.Count.Y + third*0.15, W: d.g.Count.Right() - d.g.Race.Right(), H: third * 0.8}
	score := geom.Rect{X: d.g.Count.X, Y: name.Bottom(), W: d.g.Count.W, H: third * 1.25}
	unit := geom.Rect{X: name.X, Y: score.Bottom(), W: name.W, H: third * 0.7}
	own := d.Say.Name(front)
	d.Write(own, d.Labels.Fit(own, kit.Sized(d.g.TextUnit(), assets.Strong, 16, ui.Text), name.W), name, kit.Right, 1)
	d.Write(strconv.Itoa(left), d.numeral(front, third*1.15), score, kit.Right, 1)
	what, style := d.Say.Count(msg.CountLeft, left), kit.Sized(d.g.TextUnit(), assets.Text, 14, ui.Muted)
	if left == 1 {
		what, style = d.Say.Say(msg.RaceLast), kit.Sized(d.g.TextUnit(), assets.Strong, 14, ui.Warning)
		style = d.Labels.Fit(what, style, unit.W)
	}
	d.Write(what, style, unit, kit.Right, 1)
}

// races reports whether somebody can win: nobody does in a puzzle, solved or not.
func (d drawing) races() bool {
	switch d.Mode {
	case situation.Solving, situation.Asking:
		return false
	case situation.Over:
		return d.Match.Over()
	}
	return true
}

// numeral returns the lettering of a number of cards left: few are a warning.
func (d drawing) numeral(s dreist.Seat, size float64) kit.Lettering {
	c := d.UI().Text
	if left := d.Count(s); 0 < left && left <= few {
		c = d.UI().Warning
	}
	return kit.Lettering{Font: assets.Display, Size: float64(kit.Round(size * d.pulse(s))), Color: c}
}

// meters draws the race, and below it how far whoever sits in front is ahead.
func (d drawing) meters(line float64) {
	seats := d.Position().Seats()
	at := d.g.Race
	if at.W < minMeter*d.g.Unit*float64(seats) {
		return
	}
	foot := geom.Rect{X: at.X, Y: at.Bottom() - line, W: at.W, H: line}
	at.H -= line
	for i := range seats {
		s := (d.Front() + dreist.Seat(i)) % dreist.Seat(seats)
		tint := pictures.Family(pictures.FamilyOf(s))
		if d.EgonPlays() && s == dreist.EgonSeat {
			tint = art.RGB(0xF28C00)
		}
		d.opponents.DrawFace(d.Canvas, d.Situation, s, d.meter(at, i, seats, s, tint))
	}
	lead := d.leadText(&d.Say, d.lead(d.Front(), seats))
	d.Write(lead, d.Labels.Fit(lead, kit.Sized(d.g.TextUnit(), assets.Text, 14, d.UI().Muted), foot.W), foot, kit.Center, 1)
}

// meter draws the meter of a seat, the i-th of n that stand side by side in the middle of a place, and returns where the head of whoever it belongs to
// rides on it.
func (d drawing) meter(in geom.Rect, i, n int, s dreist.Seat, tint color.RGBA) geom.Rect {
	head := d.g.HandH * 0.27
	apart := min(head*headApart, in.W/float64(n))
	head = min(head, apart)
	x := in.Center().X + apart*(float64(i)-float64(n-1)/2)
	wide := head * trackWide
	track := geom.Rect{X: x - wide/2, Y: in.Y + head/2, W: wide, H: in.H - head/2}
	d.Picture(kit.MeterPlate, track, 1)
	// The last card is as high as the middle of the head, which stands on the ground then.
	level := func(left float64) float64 {
		return track.Bottom() - head/2 - (track.H-head/2)*min(left/float64(d.Most), 1)
	}
	top := level(d.shown[s])
	d.Tinted(kit.LevelPlate, geom.Rect{X: track.X, Y: top, W: wide, H: track.Bottom() - top}, tint, 1)
	for left := tickCards; left < d.Most; left += tickCards {
		d.Fill(geom.Rect{X: track.X, Y: level(float64(left)), W: wide, H: max(head*0.03, 1)}, d.UI().Panel, 0.55)
	}
	return geom.Rect{X: x - head/2, Y: top - head/2, W: head, H: head}
}
