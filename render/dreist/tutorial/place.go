package tutorial

import (
	"math"

	"dreist/render/geom"
)

// spot is the place of chick and bubble, and the tip of its tail.
type spot struct {
	extent
	box, chick geom.Rect
	tip        geom.Point
	tailed     bool
}

// seat is the position of the chick at its bubble.
type seat uint8

const (
	onTheLeft seat = iota
	onTheRight
	onTop
)

// seats is the number of positions.
const seats = 3

// around returns what bubble and chick take together, the bubble so large.
func (s seat) around(w, h, chick float64) geom.Rect {
	if s == onTop {
		return geom.Rect{W: max(w, chick), H: h + chick*(1-sunk)}
	}
	return geom.Rect{W: w + chick*(1-hidden), H: max(h, chick)}
}

// hidden is the part of the chick that overlaps the bubble beside it, and sunk that over a bubble below it.
const (
	hidden = 0.12
	sunk   = 0.2
)

// split divides an area into bubble and chick. On top the chick is on the right if right is set, away from the target.
func (s seat) split(all geom.Rect, w, h, chick float64, right bool) (box, at geom.Rect) {
	switch s {
	case onTheLeft:
		box = geom.Rect{X: all.Right() - w, Y: all.Y, W: w, H: h}
		at = geom.Rect{X: all.X, Y: all.Bottom() - chick, W: chick, H: chick}
	case onTheRight:
		box = geom.Rect{X: all.X, Y: all.Y, W: w, H: h}
		at = geom.Rect{X: all.Right() - chick, Y: all.Bottom() - chick, W: chick, H: chick}
	default:
		box = geom.Rect{X: all.X, Y: all.Bottom() - h, W: w, H: h}
		at = geom.Rect{X: all.X + chick*0.1, Y: all.Y, W: chick, H: chick}
		if right {
			at.X = all.Right() - chick*1.1
		}
		return box, at
	}
	box.Y = all.Bottom() - max(h, chick*0.8) // a low bubble is at the height of the beak
	return box, at
}

// surroundings is what a bubble must be placed around.
type surroundings struct {
	room   geom.Rect
	target geom.Rect    // what the bubble is about
	way    []geom.Point // of the card to be laid, better left free
	never  []geom.Rect  // must not be covered
	close  []geom.Rect  // such as cells beside the target; covered only if there is no other place
	others []geom.Rect  // better not covered
	seldom []geom.Rect  // covered as little as possible
	lies   []geom.Rect  // cards that neither chick nor tail should cover
	unit   float64

	relaxed bool // others may be covered
}

// extent is the size of a bubble at one of the possible widths of its text.
type extent struct{ inner, w, h float64 }

// relax allows a bubble to cover more if there is no other place: first cells further away, then those close to the target.
func (a *surroundings) relax() {
	if a.relaxed {
		a.seldom, a.close = append(a.seldom, a.close...), nil
	}
	a.seldom, a.others, a.relaxed = append(a.seldom, a.others...), nil, true
}

// Distances of a bubble in logical pixels: from buttons, to the target at least and at most.
const (
	aloof    = 6.0
	nearest  = 12.0
	longest  = 64.0
	tailHalf = 4.0 // half the width of the tail
	stride   = 7.0 // between tries
)

// find returns the place for a bubble with the lowest costs; ok is false if there is none.
func (a *surroundings) find(extents []extent, chick float64) (best spot, ok bool) {
	least, step := math.Inf(1), stride*a.unit
	for n, e := range extents {
		for s := range seat(seats) {
			all := s.around(e.w, e.h, chick)
			for all.Y = a.room.Y; all.Bottom() <= a.room.Bottom(); all.Y += step {
				for all.X = a.room.X; all.Right() <= a.room.Right(); all.X += step {
					box, at := s.split(all, e.w, e.h, chick, a.target.Center().X < all.Center().X)
					far := apart(box, a.target)
					cost := math.Abs(far-2*nearest*a.unit) + 3*max(far-longest*a.unit, 0) + float64(n)*6*a.unit
					if far < nearest*a.unit || cost >= least {
						continue
					}
					if cost += a.costs(box, at); cost < least {
						best, least, ok = spot{extent: e, box: box, chick: at}, cost, true
					}
				}
			}
		}
	}
	if ok {
		best.aim(a)
	}
	return best, ok
}

// costs returns the costs of a place, infinite if it covers what it must not.
func (a *surroundings) costs(box, chick geom.Rect) float64 {
	for _, kept := range [...][]geom.Rect{a.never, a.close, a.others} {
		for _, r := range kept {
			if box.Overlap(r) > 0 || chick.Overlap(r) > 0 {
				return math.Inf(1)
			}
		}
	}
	cost := 0.0
	for _, r := range a.seldom {
		if covered := box.Overlap(r) + chick.Overlap(r); covered > 0 {
			cost += (50 + 100*covered/(r.W*r.H)) * a.unit
		}
	}
	for _, r := range a.lies { // the chick can be on any side, the text often only over a card
		if chick.Overlap(r) > 0 {
			cost += 60 * a.unit
		}
	}
	tip := nearestOn(a.target, box.Center())
	from := nearestOn(box, tip)
	if a.crosses(from, tip) {
		cost += 150 * a.unit
	}
	for i := range 5 { // the tail should not pass the chick
		part := float64(i) / 4
		if chick.Contains(geom.Point{X: geom.Mix(from.X, tip.X, part), Y: geom.Mix(from.Y, tip.Y, part)}) {
			cost += 40 * a.unit
		}
	}
	for _, on := range a.way {
		if box.Contains(on) || chick.Contains(on) {
			cost += 20 * a.unit
		}
	}
	return cost
}

// aim points the tail at the target, up to it if it is close. It ends before a card in between, and is left out if there is no room.
func (s *spot) aim(a *surroundings) {
	unit, to := a.unit, nearestOn(a.target, s.box.Center())
	from := nearestOn(s.box, to)
	off := geom.Point{X: to.X - from.X, Y: to.Y - from.Y}
	far := math.Hypot(off.X, off.Y)
	tip := func(long float64) geom.Point {
		return geom.Point{X: from.X + off.X*long/far, Y: from.Y + off.Y*long/far}
	}
	long := min(far-3*unit, longest*unit)
	for long > 0 && a.crosses(from, tip(long)) {
		long = max(long-3*unit, 0)
	}
	s.tip, s.tailed = tip(long), true
}

// crosses reports whether a tail between two points covers a card.
func (a *surroundings) crosses(from, tip geom.Point) bool {
	for i := range 5 {
		part := float64(i) / 4
		on := geom.Point{X: geom.Mix(from.X, tip.X, part), Y: geom.Mix(from.Y, tip.Y, part)}
		for _, r := range a.lies {
			if r.Inset(-tailHalf * a.unit).Contains(on) {
				return true
			}
		}
	}
	return false
}

// nearestOn returns the point of a rectangle closest to another point.
func nearestOn(r geom.Rect, p geom.Point) geom.Point {
	return geom.Point{X: min(max(p.X, r.X), r.Right()), Y: min(max(p.Y, r.Y), r.Bottom())}
}

// apart returns the distance of two rectangles, 0 if they touch.
func apart(a, b geom.Rect) float64 {
	x := max(a.X-b.Right(), b.X-a.Right(), 0)
	y := max(a.Y-b.Bottom(), b.Y-a.Bottom(), 0)
	return math.Hypot(x, y)
}
