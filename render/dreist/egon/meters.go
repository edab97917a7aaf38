package egon

import (
	"image/color"
	"strconv"
	"strings"

	"dreist/assets"
	"dreist/assets/msg/dreistmsg"
	"dreist/game/dreist"
	"dreist/render/art"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/situation"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/tabletop"
)

// The measures of the meters: heads in logical pixels of panels, at most a part of the height; all else in parts of a
// head.
const (
	headSize  = 36
	headMost  = 0.5
	trackWide = 0.5
	headApart = 1.5
	headClose = 1.15 // where there is little room they overlap
	tickCards = 8    // cards between two lines of the scale
)

// The measures of the text below the meters, in logical pixels of texts: the size of the number, of the words and of their room.
const (
	leadSize  = 24
	wordsSize = 18
	leadHigh  = 34
	leadLeast = 20 // least height of the text
	leastHigh = 42 // least height of meters above the text; lower ones stand beside it
	sideLeast = 34 // least height beside the text; lower ones are left out
	sideMost  = 54
	sideWide  = 0.5 // part of the place's width
	sideGap   = 8
)

// drawing draws the race.
type drawing struct {
	pictures.Canvas
	*situation.Situation
	*Race
	opponents *Opponents
	g         *scene.Geometry
}

// Draw draws the number of cards of the person in front, beside their pile, and the race.
func (r *Race) Draw(e pictures.Canvas, s *situation.Situation, o *Opponents) {
	d := drawing{e, s, r, o, s.Line.Geometry()}
	third := d.g.Count.H / 3
	d.count(third)
	if d.races() {
		d.meters()
	}
}

// count draws the number of cards of the person in front; a line of it is about a third high.
func (d drawing) count(third float64) {
	ui := d.UI()
	front := d.Front()
	left := d.Count(front)
	name := geom.Rect{X: d.g.Count.X, Y: d.g.Count.Y + third*0.15, W: d.g.Count.W, H: third * 0.8}
	score := geom.Rect{X: d.g.Count.X, Y: name.Bottom(), W: d.g.Count.W, H: third * 1.25}
	unit := geom.Rect{X: name.X, Y: score.Bottom(), W: name.W, H: third * 0.7}
	own := d.Say.Name(front)
	d.Write(own, d.Labels.Fit(own, kit.Sized(d.g.TextUnit(), assets.Strong, 16, ui.Text), name.W), name, kit.Right, 1)
	d.Write(strconv.Itoa(left), d.numeral(front, third*1.15), score, kit.Right, 1)
	what, style := d.Say.Count(dreistmsg.CountLeft, left), kit.Sized(d.g.TextUnit(), assets.Text, 14, ui.Muted)
	if left == 1 {
		what, style = d.Say.Say(dreistmsg.RaceLast), kit.Sized(d.g.TextUnit(), assets.Strong, 14, ui.Warning)
		style = d.Labels.Fit(what, style, unit.W)
	}
	d.Write(what, style, unit, kit.Right, 1)
}

// races reports whether there is a race: there is none in a puzzle.
func (d drawing) races() bool {
	switch d.Mode {
	case tabletop.Solving, tabletop.Asking:
		return false
	case tabletop.Over:
		return d.Match.Over()
	}
	return true
}

// numeral returns the lettering of a seat's number of cards: in a warning colour if few are left.
func (d drawing) numeral(s dreist.Seat, size float64) kit.Lettering {
	c := d.UI().Text
	if left := d.Count(s); 0 < left && left <= fewLeft {
		c = d.UI().Warning
	}
	return kit.Lettering{Font: assets.Display, Size: float64(kit.Round(size * d.pulse(s))), Color: c}
}

// meters draws the race and, below it, the lead of the person in front.
func (d drawing) meters() {
	seats := d.Position().Seats()
	meters, foot := divide(d.g.Race, d.g.TextUnit())
	if meters.H > 0 {
		d.heads(meters, seats)
	}
	if foot.H > 0 {
		d.lead(foot, seats)
	}
}

// divide divides a place into the meters and the text below them. In a low place they stand side by side, in a lower one the
// text stands alone. A part without room is the zero Rect.
func divide(in geom.Rect, unit float64) (meters, foot geom.Rect) {
	high := min(leadHigh*unit, in.H)
	if high < leadLeast*unit {
		return geom.Rect{}, geom.Rect{}
	}
	foot = geom.Rect{X: in.X, Y: in.Bottom() - high, W: in.W, H: high}
	switch {
	case in.H-high >= leastHigh*unit:
		meters = geom.Rect{X: in.X, Y: in.Y, W: in.W, H: in.H - high}
	case in.H >= sideLeast*unit:
		high := min(in.H, sideMost*unit)
		meters = geom.Rect{X: in.X, Y: in.Bottom() - high, W: in.W * sideWide, H: high}
		foot.X, foot.Y, foot.W, foot.H = meters.Right()+sideGap*unit, meters.Y, in.W-meters.W-sideGap*unit, high
	}
	return meters, foot
}

// heads draws the meters, each with its player's head.
func (d drawing) heads(at geom.Rect, seats int) {
	for i := range seats {
		s := (d.Front() + dreist.Seat(i)) % dreist.Seat(seats)
		tint := pictures.Family(pictures.FamilyOf(s))
		if d.EgonPlays() && s == dreist.EgonSeat {
			tint = art.RGB(0xF28C00)
		}
		d.opponents.DrawFace(d.Canvas, d.Situation, s, d.meter(at, i, seats, s, tint))
	}
}

// lead writes the lead of the person in front as a number and in words.
func (d drawing) lead(in geom.Rect, seats int) {
	ink := d.UI().Text
	by, best := d.ahead(d.Front(), seats)
	number, words := d.leadText(&d.Say, by, best)
	large := kit.Lettering{Font: assets.Display, Size: float64(kit.Round(min(leadSize*d.g.TextUnit(), 0.8*in.H))), Color: ink}
	wide, gap := 0.0, 0.0
	if number != "" {
		wide, gap = d.Labels.Get(number, large, kit.Left, in.W).W, 7*d.g.TextUnit()
	}
	room := geom.Rect{W: in.W - wide - gap, H: in.H}
	small := kit.Sized(d.g.TextUnit(), assets.Text, wordsSize, d.UI().OnCloth)
	for word := range strings.FieldsSeq(words) {
		small = d.Labels.Fit(word, small, room.W)
	}
	small = d.Labels.Within(words, small, room, 9*d.g.TextUnit())
	x := in.Center().X - (wide+gap+d.Labels.Get(words, small, kit.Left, room.W).W)/2
	d.Write(number, large, geom.Rect{X: x, Y: in.Y, W: wide + 1, H: in.H}, kit.Left, 1)
	d.Write(words, small, geom.Rect{X: x + wide + gap, Y: in.Y, W: room.W, H: in.H}, kit.Left, 1)
}

// meter draws the meter of a seat, number i of n side by side in the middle of a place, and returns the place of the
// head that rides on it.
func (d drawing) meter(in geom.Rect, i, n int, s dreist.Seat, tint color.RGBA) geom.Rect {
	head := min(headSize*d.g.PanelUnit(), in.H*headMost, headClose*in.W/float64(n))
	apart := min(head*headApart, in.W/float64(n))
	x := in.Center().X + apart*(float64(i)-float64(n-1)/2)
	wide := head * trackWide
	track := geom.Rect{X: x - wide/2, Y: in.Y + head/2, W: wide, H: in.H - head/2}
	d.Picture(kit.MeterPlate, track, 1)
	// The meter ends in the middle of the head, which stands on the ground with no cards left.
	level := func(left float64) float64 {
		return track.Bottom() - head/2 - (track.H-head/2)*min(left/float64(d.Most), 1)
	}
	top := level(d.shown[s])
	d.Tinted(kit.LevelPlate, geom.Rect{X: track.X, Y: top, W: wide, H: track.Bottom() - top}, tint, 1)
	for left := tickCards; left < d.Most; left += tickCards {
		d.Fill(geom.Rect{X: track.X, Y: level(float64(left)), W: wide, H: max(head*0.03, 1)}, d.UI().Panel, 0.55)
	}
	return geom.Around(geom.Point{X: x, Y: top}, head*d.bumped(s), head*d.bumped(s))
}
