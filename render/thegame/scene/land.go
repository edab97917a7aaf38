package scene

import (
	"math"

	"dreist/game/thegame"
	"dreist/render/geom"
	"dreist/render/stage"
)

// Landscape has the measures of a landscape in device pixels. It has a path for each pile, one behind the other, from soil at 1 on the left to
// night at 100 on the right.
type Landscape struct {
	W, H    int             // the size of its picture
	LeftX   int             // the x of number 1
	RightX  int             // the x of number 100
	TopY    int             // the y of the farthest path at 100
	BottomY int             // the y of the nearest path at 1
	Piles   thegame.PileSet // the piles that have a path, the first one farthest
}

// rises is the rise of a path from 1 to 100, in distances of two paths.
const rises = 1.22

// edgeRises is the rise of the edge of the ground, in rises of a path.
const edgeRises = 0.35

// figureSize is the size of a character, in distances of two paths.
const figureSize = 0.75

// PathCount returns the number of paths.
func (l Landscape) PathCount() int { return l.Piles.Len() }

// PathSpacing returns the distance between two paths, one behind the other.
func (l Landscape) PathSpacing() float64 {
	return float64(l.BottomY-l.TopY) / (float64(l.PathCount()-1) + rises)
}

// PointAt returns the point of a number on a path, 0 for the farthest. Paths continue beyond 1 and 100; path PathCount() is the edge of the ground.
func (l Landscape) PointAt(path int, number float64) geom.Point {
	part := (number - 1) / float64(thegame.Highest)
	hilly := 0.085*math.Sin(part*9+float64(path)*2.1) + 0.05*math.Sin(part*21+float64(path)*4.4)
	climbed := rises * geom.Mix(part, stage.EaseInOutGently(min(max(part, 0), 1)), 0.6)
	if path == l.PathCount() {
		climbed *= edgeRises
	}
	return geom.Point{
		X: geom.Mix(float64(l.LeftX), float64(l.RightX), part),
		Y: float64(l.TopY) + l.PathSpacing()*(rises-climbed+float64(path)+hilly),
	}
}

// NumberAtX returns the number at an x, the same on all paths.
func (l Landscape) NumberAtX(x float64) float64 {
	return 1 + float64(thegame.Highest)*(x-float64(l.LeftX))/float64(max(l.RightX-l.LeftX, 1))
}

// figureRect returns the square of a character that stands on a path at a number.
func (l Landscape) figureRect(path int, number float64) geom.Rect {
	at, size := l.PointAt(path, number), math.Round(l.PathSpacing()*figureSize)
	return geom.Rect{X: math.Round(at.X - size/2), Y: math.Round(at.Y - size*0.95), W: size, H: size}
}

// LeapRect returns the rectangle of a leap between two numbers of a path: the ground, and the arc over it.
func (l Landscape) LeapRect(path int, from, to thegame.Card) geom.Rect {
	a, b := l.PointAt(path, float64(from)), l.PointAt(path, float64(to))
	apart := l.PathSpacing()
	top := min(a.Y, b.Y) - apart*0.7
	return geom.Rect{X: math.Floor(a.X), Y: math.Floor(top), W: math.Ceil(b.X - a.X), H: math.Ceil(max(a.Y, b.Y) + apart*0.8 - top)}
}

// GroundMark is the trace that a pile left at a number of its path.
type GroundMark uint8

// The traces.
const (
	UntroddenGround GroundMark = iota
	LeaptGround                // skipped by a step of at least MinLeap
	WalkedGround               // skipped by a smaller step or by ten back
	LaidGround                 // the card of the number was laid
)

// MinLeap is the smallest step at which a character leaps.
const MinLeap = 10

// GroundMarksOf returns the traces of a pile, indexed by number.
func GroundMarksOf(on thegame.Pile, pile []thegame.Card) (ground [thegame.Highest + 2]GroundMark) {
	shown := on.BaseNumber()
	for _, c := range pile {
		how := WalkedGround
		if on.Step(shown, c) >= MinLeap {
			how = LeaptGround
		}
		for n := min(shown, c) + 1; n < max(shown, c); n++ {
			ground[n] = max(ground[n], how)
		}
		ground[c], shown = LaidGround, c
	}
	return ground
}
