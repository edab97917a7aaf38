package tutorial

import (
	"math"

	"dreist/render/geom"
)

// spot is where the chick sits with its bubble, and where the tail of that ends.
type spot struct {
	extent
	box, chick geom.Rect
	tip        geom.Point
	tailed     bool
}

// seat is how the chick and its bubble stand together.
type seat uint8

const (
	onTheLeft seat = iota
	onTheRight
	onTop
)

// seats is how many there are.
const seats = 3

// around returns what bubble and chick take together, the bubble so large.
func (s seat) around(w, h, chick float64) geom.Rect {
	if s == onTop {
		return geom.Rect{W: max(w, chick), H: h + chick*(1-sunk)}
	}
	return geom.Rect{W: w + chick*(1-hidden), H: max(h, chick)}
}

// hidden is how much of the chick lies over the bubble beside it, and sunk how much over one that it sits on.
const (
	hidden = 0.12
	sunk   = 0.2
)

// split parts what both take into the bubble and the chick. On top it sits on the side away from what the bubble speaks of.
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
	box.Y = all.Bottom() - max(h, chick*0.8) // a low bubble hangs at the height of its beak
	return box, at
}

// surroundings is where a bubble has to find its place.
type surroundings struct {
	room   geom.Rect
	target geom.Rect    // that it speaks of
	way    []geom.Point // of the card that is meant, which is better seen
	never  []geom.Rect  // it covers nothing of these
	close  []geom.Rect  // nor of these, such as cells beside the target, but where there is no place at all
	others []geom.Rect  // nor of these, where that is possible
	seldom []geom.Rect  // and little of these
	lies   []geom.Rect  // cards that neither the chick nor the tail lies over
	unit   float64

	relaxed bool // others may be covered
}

// extent is how large a bubble is at one of the widths that its words can take.
type extent struct{ inner, w, h float64 }

// relax lets a bubble cover what it covers only where there is no other place: first cells further off, then also what is close to the target.
func (a *surroundings) relax() {
	if a.relaxed {
		a.seldom, a.close = append(a.seldom, a.close...), nil
	}
	a.seldom, a.others, a.relaxed = append(a.seldom, a.others...), nil, true
}

// How far a bubble stands from what it speaks of and from buttons, and how long its tail becomes, in logical pixels.
const (
	aloof    = 6.0
	nearest  = 12.0
	longest  = 64.0
	tailHalf = 4.0 // of how wide the tail is on its way
	stride   = 7.0 // from one try to the next
)

// find returns the place for a bubble that is closest to what it speaks of; ok is false where there is none.
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

// costs returns how bad it is to stand in a place, infinite where something would be covered that must not be.
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
	for _, r := range a.lies { // the chick has room on any side, words often have none but over a card
		if chick.Overlap(r) > 0 {
			cost += 60 * a.unit
		}
	}
	tip := nearestOn(a.target, box.Center())
	from := nearestOn(box, tip)
	if a.crosses(from, tip) {
		cost += 150 * a.unit
	}
	for i := range 5 { // the tail does not go past the chick
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

// aim lets the tail point at what the bubble speaks of, and reach it where that is close. It ends before a card between them, and is left out where there is no room before that.
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

// crosses reports whether a tail between two points runs over a card.
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

// nearestOn returns the point of a rectangle that is closest to another.
func nearestOn(r geom.Rect, p geom.Point) geom.Point {
	return geom.Point{X: min(max(p.X, r.X), r.Right()), Y: min(max(p.Y, r.Y), r.Bottom())}
}

// apart returns how far two rectangles are from each other, 0 where they touch.
func apart(a, b geom.Rect) float64 {
	x := max(a.X-b.Right(), b.X-a.Right(), 0)
	y := max(a.Y-b.Bottom(), b.Y-a.Bottom(), 0)
	return math.Hypot(x, y)
}
