package stage

import (
	"math"

	"dreist/render/geom"
)

// Burst is a number of pieces thrown into the air. Every piece has its own path, the same each time.
type Burst struct {
	From    geom.Point
	Unit    float64 // device pixels per logical pixel
	Toward  float64 // direction in radians; -π/2 is up
	Spread  float64 // largest deviation in radians
	Speed   float64 // of the fastest, in logical pixels per second
	Gravity float64 // in logical pixels per second squared
	Lasts   Span
}

// Piece is the state of one piece.
type Piece struct {
	geom.Point
	Turn  float64 // in radians
	Size  float64 // 0 to 1 of the largest
	Alpha float64 // 1, fading at the end
}

// Piece returns the state of the i-th piece at a time.
func (b *Burst) Piece(i int, at Span) Piece {
	seconds := float64(at) / 1000
	angle := b.Toward + b.Spread*(2*chance(i, 0)-1)
	speed := b.Speed * (0.45 + 0.55*chance(i, 1)) * b.Unit
	fall := b.Gravity * b.Unit * seconds * seconds / 2
	return Piece{
		Point: geom.Point{X: b.From.X + math.Cos(angle)*speed*seconds, Y: b.From.Y + math.Sin(angle)*speed*seconds + fall},
		Turn:  (chance(i, 2)*2 - 1) * (math.Pi + 4*math.Pi*seconds),
		Size:  0.6 + 0.4*chance(i, 3),
		Alpha: 1 - at.ProgressWithin(b.Lasts*0.7, b.Lasts*0.3),
	}
}

// chance returns a pseudo-random number from 0 to 1, fixed for a piece and a purpose.
func chance(piece, purpose int) float64 {
	x := uint32(piece)*0x9E3779B1 + uint32(purpose)*0x85EBCA77 + 0x27D4EB2F
	x ^= x >> 15
	x *= 0x2C1B3C6D
	x ^= x >> 12
	x *= 0x297A2D39
	x ^= x >> 15
	return float64(x) / (1 << 32)
}
