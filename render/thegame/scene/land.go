package scene

import (
	"math"

	"dreist/game/thegame"
	"dreist/render/geom"
)

// Land is the measures of a landscape in device pixels. Through it leads a path for each pile, one behind the other, from soil at 1 on the
// left to night at 100 on the right.
type Land struct {
	W, H        int             // of its picture
	Left, Right int             // of 1 and 100
	High, Low   int             // the farthest path at 100, and the nearest at 1
	Piles       thegame.PileSet // that have a path, from the farthest
}

// rises is how far a path rises from 1 to 100, in distances of two paths.
const rises = 1.22

// edgeRises is how far the edge of the ground rises, in parts of a path.
const edgeRises = 0.35

// figureSize is the size of a character, in distances of two paths.
const figureSize = 0.75

// Paths returns how many paths lead through the land.
func (l Land) Paths() int { return l.Piles.Len() }

// PathDistance returns the distance of two paths.
func (l Land) PathDistance() float64 { return float64(l.Low-l.High) / (float64(l.Paths()-1) + rises) }

// At returns where a number is on a path, from 0 for the farthest one. Paths go on beyond their ends; the one after the nearest is the edge
// of the ground.
func (l Land) At(path int, number float64) geom.Point {
	part := (number - 1) / float64(thegame.Highest)
	hilly := 0.085*math.Sin(part*9+float64(path)*2.1) + 0.05*math.Sin(part*21+float64(path)*4.4)
	climbed := rises * geom.Mix(part, smooth(part), 0.6)
	if path == l.Paths() {
		climbed *= edgeRises
	}
	return geom.Point{
		X: geom.Mix(float64(l.Left), float64(l.Right), part),
		Y: float64(l.High) + l.PathDistance()*(rises-climbed+float64(path)+hilly),
	}
}

// smooth rises from 0 to 1, level at both ends and beyond them.
func smooth(part float64) float64 {
	part = min(max(part, 0), 1)
	return part * part * (3 - 2*part)
}

// NumberAt returns the number of a place on all paths.
func (l Land) NumberAt(x float64) float64 {
	return 1 + float64(thegame.Highest)*(x-float64(l.Left))/float64(max(l.Right-l.Left, 1))
}

// Figure returns the square of a character that stands on a path at a number.
func (l Land) Figure(path int, number float64) geom.Rect {
	at, size := l.At(path, number), math.Round(l.PathDistance()*figureSize)
	return geom.Rect{X: math.Round(at.X - size/2), Y: math.Round(at.Y - size*0.95), W: size, H: size}
}

// Leap returns what the ground between two numbers of a path takes up, with the arc of the leap over it.
func (l Land) Leap(path int, from, to thegame.Card) geom.Rect {
	a, b := l.At(path, float64(from)), l.At(path, float64(to))
	apart := l.PathDistance()
	top := min(a.Y, b.Y) - apart*0.7
	return geom.Rect{X: math.Floor(a.X), Y: math.Floor(top), W: math.Ceil(b.X - a.X), H: math.Ceil(max(a.Y, b.Y) + apart*0.8 - top)}
}

// Ground is what has become of a number on the path of a pile.
type Ground uint8

const (
	Untrodden Ground = iota
	Leapt            // by a big step
	Walked           // by a smaller step, or on the way back
	Laid             // its card was laid
)

// Leaps is the step from which a character leaps over the ground.
const Leaps = 10

// Trail returns what has become of the ground on the path of a pile, by its numbers.
func Trail(on thegame.Pile, pile []thegame.Card) (ground [thegame.Highest + 2]Ground) {
	shown := on.Base()
	for _, c := range pile {
		how := Walked
		if on.Step(shown, c) >= Leaps {
			how = Leapt
		}
		for n := min(shown, c) + 1; n < max(shown, c); n++ {
			ground[n] = max(ground[n], how)
		}
		ground[c], shown = Laid, c
	}
	return ground
}
