package stage

import (
	"math"

	"dreist/render/geom"
)

// Burst is how pieces fly that are thrown into the air at once. Every piece has a way of its own, the same at every showing.
type Burst struct {
	From    geom.Point
	Unit    float64 // device pixels per logical pixel
	Toward  float64 // the direction in radians around which they are thrown; -π/2 is up
	Spread  float64 // how far from it at most, in radians
	Speed   float64 // of the fastest, in logical pixels per second
	Gravity float64 // in logical pixels per second and second
	Lasts   Span
}

// Piece is where one piece of a burst is.
type Piece struct {
	geom.Point
	Turn  float64 // in radians
	Size  float64 // 0 to 1, of the largest
	Alpha float64 // 1 until it fades at the end
}

// Piece returns where a piece is, by its number, when so much time has gone by.
func (b *Burst) Piece(i int, at Span) Piece {
	seconds := float64(at) / 1000
	angle := b.Toward + b.Spread*(2*chance(i, 0)-1)
	speed := b.Speed * (0.45 + 0.55*chance(i, 1)) * b.Unit
	fall := b.Gravity * b.Unit * seconds * seconds / 2
	return Piece{
		Point: geom.Point{X: b.From.X + math.Cos(angle)*speed*seconds, Y: b.From.Y + math.Sin(angle)*speed*seconds + fall},
		Turn:  (chance(i, 2)*2 - 1) * (math.Pi + 4*math.Pi*seconds),
		Size:  0.6 + 0.4*chance(i, 3),
		Alpha: 1 - at.Within(b.Lasts*0.7, b.Lasts*0.3),
	}
}

// chance returns a number from 0 to 1 that looks random, always the same for a piece and a purpose.
func chance(piece, purpose int) float64 {
	x := uint32(piece)*0x9E3779B1 + uint32(purpose)*0x85EBCA77 + 0x27D4EB2F
	x ^= x >> 15
	x *= 0x2C1B3C6D
	x ^= x >> 12
	x *= 0x297A2D39
	x ^= x >> 15
	return float64(x) / (1 << 32)
}
