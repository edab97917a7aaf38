package dreixdrei

import (
	"cmp"
	"math"
	"slices"
	"strconv"

	"dreist/assets"
	"dreist/game/dreixdrei"
	"dreist/render/dreixdrei/pictures"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/screens"
	"dreist/render/stage"
)

// ranking has the seats with their places, the first one first.
type ranking struct {
	seats []ranked
	names []string // the names of the seats
}

// ranked is a seat with its place, from 1. The only last one carries the lantern.
type ranked struct {
	seat    dreixdrei.Seat
	place   int
	lantern bool
}

func (r *ranking) add(s dreixdrei.Seat, place int, lantern bool) {
	r.seats = append(r.seats, ranked{s, place, lantern})
}

// sorted puts the first one first.
func (r ranking) sorted() ranking {
	slices.SortStableFunc(r.seats, func(a, b ranked) int { return cmp.Compare(a.place, b.place) })
	return r
}

// The times of the figures of the podium. The last one comes first, to keep the player waiting for the winner, who hops.
const (
	podiumGrows stage.Span = 260
	podiumFrom  stage.Span = 140
	podiumApart stage.Span = 110
	podiumComes stage.Span = 300
	podiumHops  stage.Span = 900
	podiumAll   stage.Span = 600 // from the first start to the last
)

// begins returns the time at which the figure of the n-th place comes.
func (r ranking) begins(n int) stage.Span {
	each := min(podiumApart, podiumAll/stage.Span(len(r.seats)))
	return podiumFrom + each*stage.Span(len(r.seats)-1-n)
}

// Measures of the podium.
const (
	podiumStair  = 0.4  // the step of the first one, in heights of the picture above the names
	podiumLast   = 0.2  // the step of the last one but one
	podiumNumber = 0.6  // a place, in heights of its step
	aboveFloor   = 0.06 // the height of a figure on the floor above the names
	podiumLine   = 18   // a line of names, in logical pixels
	podiumName   = 58   // the least width of a name in one line, in logical pixels
	firstLarger  = 1.22 // the size of the first one, in sizes of the others
	mostApart    = 0.62 // the greatest distance of figures, in heights of the picture
)

// podium is the layout of the picture at the end.
type podium struct {
	left, wide, floor, high float64
	lines                   int // the number of lines of names: every other name is lower if there is little room
	size                    float64
}

// layPodium lays out a podium of n seats, if named with their names below.
func layPodium(in geom.Rect, n int, named bool, unit float64) podium {
	p := podium{wide: min(in.W/float64(n), in.H*mostApart)}
	if p.left = in.Center().X - p.wide*float64(n)/2; named {
		if p.lines = 1; p.wide < podiumName*unit {
			p.lines = 2
		}
	}
	p.floor = math.Round(in.Bottom() - float64(p.lines)*podiumLine*unit)
	p.high = p.floor - in.Y
	p.size = min(p.wide*1.3, p.high*0.5)
	return p
}

// step returns the step of the n-th of a number of seats, empty for the one with the lantern.
func (p podium) step(n, of int, lantern bool) geom.Rect {
	x := p.left + p.wide*float64(n)
	high := 0.0 // on the floor
	if !lantern {
		high = math.Round(p.high * geom.Mix(podiumStair, podiumLast, float64(n)/max(float64(of-2), 1)))
	}
	return geom.Rect{X: math.Round(x + p.wide*0.03), Y: p.floor - high, W: math.Round(p.wide * 0.94), H: high}
}

// drawPodium draws the seats on steps by their places, the first one on the highest with its crown, the last one beside them with the red
// lantern, and if named with their names below.
func (g *game) drawPodium(in screens.PictureRoom, r ranking, named bool, at stage.Span) {
	c, n, unit := g.Canvas, len(r.seats), g.Frame().TextUnit()
	p := layPodium(in.Rect, n, named, unit)
	grow := stage.EaseOut(at.ProgressWithin(0, podiumGrows))
	for i := n - 1; i >= 0; i-- { // the first one is in front of all
		one := r.seats[i]
		step := p.step(i, n, one.lantern)
		step.H *= grow
		if step.Y = p.floor - step.H; step.H >= 1 {
			full := p.step(i, n, one.lantern)
			c.Pressed(pictures.StepMotif(pictures.Host(one.seat)), step.Center(), full.W, full.H, 1, grow, 0, kit.White(), 1)
			size := min(p.wide*0.5, full.H*podiumNumber)
			_, line := pictures.HostColour(pictures.Host(one.seat))
			number := kit.Lettering{Font: assets.Display, Size: math.Round(size), Color: line}
			c.Write(strconv.Itoa(one.place), number, geom.Around(geom.Point{X: step.Center().X, Y: p.floor - full.H/2}, p.wide, size), kit.Center, grow)
		}
		g.drawRanked(one, 2*i >= n, geom.Point{X: step.Center().X, Y: min(step.Y, p.floor-p.size*aboveFloor)}, p.size, at-r.begins(i))
		if p.lines > 0 {
			line := podiumLine * unit
			row := geom.Rect{X: step.Center().X - p.wide*float64(p.lines)/2, Y: p.floor + line*float64(i%p.lines), W: p.wide * float64(p.lines), H: line}
			name := r.names[one.seat]
			c.Write(name, c.Labels.Fit(name, kit.Sized(unit, assets.Strong, 14, c.UI().Text), row.W*0.96), row, kit.Center, grow)
		}
	}
}

// drawRanked draws the figure of a seat that comes to stand on a point, at a time since it began. The lower half is less pleased. The first
// one hops, and sparks fly.
func (g *game) drawRanked(one ranked, low bool, foot geom.Point, size float64, at stage.Span) {
	mood := pictures.Pleased
	switch {
	case one.lantern:
		mood = pictures.LastLeft
	case one.place == 1:
		mood, size = pictures.FirstOut, size*firstLarger
	case low:
		mood = pictures.Waiting
	}
	come := stage.EaseOut(at.ProgressWithin(0, podiumComes))
	if come == 0 {
		return
	}
	up := 0.0
	if one.place == 1 {
		hop := at.ProgressWithin(podiumComes, podiumHops)
		up = math.Abs(math.Sin(3*math.Pi*hop)) * (1 - hop) * size * 0.2
	}
	middle := geom.Point{X: foot.X, Y: foot.Y - size*pictures.Host(one.seat).FootDistance() - up - (1-come)*size*0.3}
	g.Canvas.Picture(pictures.Role{Host: pictures.Host(one.seat), Mood: mood}, geom.Around(middle, size, size), come)
	if one.place == 1 {
		g.drawSparks(middle, at-podiumComes)
	}
}

// drawSparks draws sparks that fly from a point, at a time since they began.
func (g *game) drawSparks(from geom.Point, at stage.Span) {
	if at <= 0 || at >= podiumHops {
		return
	}
	unit := g.Frame().Scale
	b := stage.Burst{From: from, Unit: unit, Toward: -math.Pi / 2, Spread: 1.4, Speed: 330, Gravity: 620, Lasts: podiumHops}
	for n := range 16 {
		p := b.Piece(n, at)
		g.Canvas.Turned(kit.Spark, p.Point, 16*unit*p.Size, 16*unit*p.Size, 1, p.Turn, pictures.NumberColour(n%4), p.Alpha)
	}
}
