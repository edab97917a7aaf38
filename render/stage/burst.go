package stage

import (
	"math"

	"dreist/render/geom"
)

// Burst is a number of pieces thrown into the air. Every piece has its own path, which is the same each time.
type Burst struct {
	From      geom.Point
	Unit      float64 // number of device pixels per logical pixel
	Direction float64 // mean direction in radians; -π/2 is up
	Spread    float64 // largest deviation from it in radians
	Speed     float64 // speed of the fastest piece in logical pixels per second
	Gravity   float64 // acceleration downwards in logical pixels per second squared
	Duration  Span    // duration, after which no piece is visible
}

// BurstPiece is the state of one piece.
type BurstPiece struct {
	geom.Point
	Rotation float64 // rotation in radians
	Size     float64 // size relative to the largest piece, 0 to 1
	Alpha    float64 // opacity, 0 to 1
}

// PieceAt returns the state of piece i at a time since the start.
func (b *Burst) PieceAt(i int, at Span) BurstPiece {
	seconds := float64(at) / 1000
	angle := b.Direction + b.Spread*(2*chance(i, 0)-1)
	speed := b.Speed * (0.45 + 0.55*chance(i, 1)) * b.Unit
	fall := b.Gravity * b.Unit * seconds * seconds / 2
	return BurstPiece{
		Point:    geom.Point{X: b.From.X + math.Cos(angle)*speed*seconds, Y: b.From.Y + math.Sin(angle)*speed*seconds + fall},
		Rotation: (chance(i, 2)*2 - 1) * (math.Pi + 4*math.Pi*seconds),
		Size:     0.6 + 0.4*chance(i, 3),
		Alpha:    1 - at.ProgressWithin(b.Duration*0.7, b.Duration*0.3),
	}
}

// chance returns a pseudo-random number from 0 to 1 that follows from a piece and a purpose.
func chance(piece, purpose int) float64 {
	x := uint32(piece)*0x9E3779B1 + uint32(purpose)*0x85EBCA77 + 0x27D4EB2F
	x ^= x >> 15
	x *= 0x2C1B3C6D
	x ^= x >> 12
	x *= 0x297A2D39
	x ^= x >> 15
	return float64(x) / (1 << 32)
}
