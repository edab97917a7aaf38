package egon

import (
	"math"
	"strconv"
	"strings"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/render/art"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/words"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/tabletop"
)

// Race animates the numbers of cards left towards the true ones.
type Race struct {
	most      int // cards at the start, the top of the scale
	left      [dreist.MaxSeats]int
	shown     [dreist.MaxSeats]float64
	beat      [dreist.MaxSeats]int // ticks since a low number last changed, 0 at rest
	bump      [dreist.MaxSeats]int // ticks since the head last overtook another, 0 at rest
	leadWords leadWords
}

// leadWords caches the text about the lead of the person in front.
type leadWords struct {
	by            int
	best          dreist.Seat // of the other players
	edition       int         // of the texts
	number, words string
}

// fewLeft is the number of cards below which the number is a warning.
const fewLeft = 5

// The pace of the animation, in ticks.
const (
	countTicks = 4  // for one card
	beatTicks  = 72 // two beats of a low number
	bumpTicks  = 16 // a head overtakes another
)

// Start shows the numbers at the start of a match, which also set the scale.
func (r *Race) Start(left [dreist.MaxSeats]int) {
	*r = Race{most: 1}
	for _, n := range left {
		r.most = max(r.most, n)
	}
	r.Settle(left)
}

// Follow sets the true numbers.
func (r *Race) Follow(left [dreist.MaxSeats]int) {
	for i, n := range left {
		if n != r.left[i] && n <= fewLeft && n > 0 {
			r.beat[i] = 1
		}
	}
	r.left = left
}

// Tick moves the shown numbers towards the true ones and reports whether the picture changed.
func (r *Race) Tick() bool {
	moved, before := r.Busy(), r.shown
	for i := range r.shown {
		away := float64(r.left[i]) - r.shown[i]
		step := max(1.0/countTicks, math.Abs(away)*0.15)
		r.shown[i] += math.Copysign(min(step, math.Abs(away)), away)
		if r.beat[i] > 0 {
			r.beat[i] = (r.beat[i] + 1) % beatTicks
		}
		if r.bump[i] > 0 {
			r.bump[i] = (r.bump[i] + 1) % bumpTicks
		}
	}
	r.overtake(&before)
	return moved
}

// overtake starts the bump of heads that have passed another one since before. Seats without players have no cards and
// pass nobody.
func (r *Race) overtake(before *[dreist.MaxSeats]float64) {
	for i := range r.shown {
		for j := range r.shown {
			if before[i] >= before[j] && r.shown[i] < r.shown[j] && before[j] > 0 {
				r.bump[i] = 1
			}
		}
	}
}

// bumped returns the scale of a seat's head, 1 unless it is overtaking another.
func (r *Race) bumped(s dreist.Seat) float64 {
	return 1 + 0.25*math.Sin(math.Pi*float64(r.bump[s])/bumpTicks)
}

// Busy reports whether the picture still changes.
func (r *Race) Busy() bool {
	for i := range r.shown {
		if r.shown[i] != float64(r.left[i]) || r.beat[i] > 0 || r.bump[i] > 0 {
			return true
		}
	}
	return false
}

// Settle sets the true numbers and shows them at once.
func (r *Race) Settle(left [dreist.MaxSeats]int) {
	r.left = left
	for i, n := range left {
		r.shown[i], r.beat[i], r.bump[i] = float64(n), 0, 0
	}
}

// Count returns the number shown for a seat.
func (r *Race) Count(s dreist.Seat) int { return int(math.Round(r.shown[s])) }

// pulse returns the scale of a seat's number, 1 except for the beats of a low one.
func (r *Race) pulse(s dreist.Seat) float64 {
	if r.beat[s] == 0 {
		return 1
	}
	return 1 + 0.08*math.Abs(math.Sin(2*math.Pi*float64(r.beat[s])/beatTicks))
}

// ahead returns a seat's lead over the best of the others in cards, negative if it is behind, and that other seat.
func (r *Race) ahead(s dreist.Seat, seats int) (by int, best dreist.Seat) {
	best = dreist.NoSeat
	for other := range dreist.Seat(seats) {
		if other != s && (best == dreist.NoSeat || r.left[other] < r.left[best]) {
			best = other
		}
	}
	return r.left[best] - r.left[s], best
}

// leadText returns the lead of the person in front as a number, empty if there is none, and as words. The text is cached
// until the lead or the language changes.
func (r *Race) leadText(say *words.Sentences, by int, best dreist.Seat) (number, words string) {
	if t := &r.leadWords; t.words == "" || t.by != by || t.best != best || t.edition != say.Edition {
		*t = leadWords{by: by, best: best, edition: say.Edition, words: say.Lead(by, best)}
		if by != 0 {
			t.number = strconv.Itoa(max(by, -by))
		}
	}
	return r.leadWords.number, r.leadWords.words
}

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

// Draw draws the number of cards of the person in front, beside their pile, and the race.
func (r *Race) Draw(e pictures.Canvas, s *scene.State, o *Opponents) {
	d := o.drawing(e, s)
	r.drawCount(d)
	if s.Phase == tabletop.Solving || s.Phase == tabletop.Asking || s.Phase == tabletop.Over && !s.Match.IsOver() {
		return // a puzzle is no race
	}
	seats := s.Position().Seats()
	meters, foot := divide(d.g.Race, d.g.TextUnit())
	for i := 0; i < seats && meters.H > 0; i++ {
		r.drawMeter(d, meters, i, seats)
	}
	if foot.H > 0 {
		r.drawLead(d, foot, seats)
	}
}

// drawCount draws the number of cards of the person in front: in a warning colour if few are left.
func (r *Race) drawCount(d drawing) {
	ui, front, third := d.UI(), d.Front(), d.g.Count.H/3
	left := r.Count(front)
	name := geom.Rect{X: d.g.Count.X, Y: d.g.Count.Y + third*0.15, W: d.g.Count.W, H: third * 0.8}
	score := geom.Rect{X: d.g.Count.X, Y: name.Bottom(), W: d.g.Count.W, H: third * 1.25}
	unit := geom.Rect{X: name.X, Y: score.Bottom(), W: name.W, H: third * 0.7}
	own, ink := d.Say.Name(front), ui.Text
	if 0 < left && left <= fewLeft {
		ink = ui.Warning
	}
	d.Write(own, d.Labels.Fit(own, d.text(assets.Strong, 16, ui.Text), name.W), name, kit.Right, 1)
	numeral := kit.Lettering{Font: assets.Display, Size: float64(kit.Round(third * 1.15 * r.pulse(front))), Color: ink}
	d.Write(strconv.Itoa(left), numeral, score, kit.Right, 1)
	what, style := d.Say.Count("count.left", left), d.text(assets.Text, 14, ui.Muted)
	if left == 1 {
		what = d.Say.Say("race.last")
		style = d.Labels.Fit(what, d.text(assets.Strong, 14, ui.Warning), unit.W)
	}
	d.Write(what, style, unit, kit.Right, 1)
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

// drawMeter draws the meter of the i-th of n seats from the front, side by side in the middle of a place, and the head that rides on it.
func (r *Race) drawMeter(d drawing, in geom.Rect, i, n int) {
	s := (d.Front() + dreist.Seat(i)) % dreist.Seat(n)
	tint, egon := pictures.Family(pictures.FamilyOf(s)), d.EgonPlays() && s == dreist.EgonSeat
	if egon {
		tint = art.RGB(0xF28C00)
	}
	head := min(headSize*d.g.PanelUnit(), in.H*headMost, headClose*in.W/float64(n))
	apart := min(head*headApart, in.W/float64(n))
	x := in.Center().X + apart*(float64(i)-float64(n-1)/2)
	wide := head * trackWide
	track := geom.Rect{X: x - wide/2, Y: in.Y + head/2, W: wide, H: in.H - head/2}
	d.Picture(kit.MeterPlate, track, 1)
	// The meter ends in the middle of the head, which stands on the ground with no cards left.
	level := func(left float64) float64 {
		return track.Bottom() - head/2 - (track.H-head/2)*min(left/float64(r.most), 1)
	}
	top := level(r.shown[s])
	d.Tinted(kit.LevelPlate, geom.Rect{X: track.X, Y: top, W: wide, H: track.Bottom() - top}, tint, 1)
	for left := tickCards; left < r.most; left += tickCards {
		d.Fill(geom.Rect{X: track.X, Y: level(float64(left)), W: wide, H: max(head*0.03, 1)}, d.UI().Panel, 0.55)
	}
	at := geom.Around(geom.Point{X: x, Y: top}, head*r.bumped(s), head*r.bumped(s))
	if egon {
		d.Picture(d.Egon.Face.Mood, at, 1)
	} else {
		d.drawPortrait(s, at)
	}
}

// drawLead writes the lead of the person in front as a number and in words.
func (r *Race) drawLead(d drawing, in geom.Rect, seats int) {
	ink := d.UI().Text
	by, best := r.ahead(d.Front(), seats)
	number, words := r.leadText(&d.Say, by, best)
	large := kit.Lettering{Font: assets.Display, Size: float64(kit.Round(min(leadSize*d.g.TextUnit(), 0.8*in.H))), Color: ink}
	wide, gap := 0.0, 0.0
	if number != "" {
		wide, gap = d.Labels.Get(number, large, kit.Left, in.W).W, 7*d.g.TextUnit()
	}
	room := geom.Rect{W: in.W - wide - gap, H: in.H}
	small := d.text(assets.Text, wordsSize, d.UI().OnCloth)
	for word := range strings.FieldsSeq(words) {
		small = d.Labels.Fit(word, small, room.W)
	}
	small = d.Labels.Within(words, small, room, 9*d.g.TextUnit())
	x := in.Center().X - (wide+gap+d.Labels.Get(words, small, kit.Left, room.W).W)/2
	d.Write(number, large, geom.Rect{X: x, Y: in.Y, W: wide + 1, H: in.H}, kit.Left, 1)
	d.Write(words, small, geom.Rect{X: x + wide + gap, Y: in.Y, W: room.W, H: in.H}, kit.Left, 1)
}
