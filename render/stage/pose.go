package stage

import "dreist/render/geom"

// CardRatio is the height of a card to its width.
const CardRatio = 7.0 / 5

// Lift is how much a card grows while it is held, or lifted out of its row.
const Lift = 1.04

// ZHeld lies over everything: a card in the hand of the player.
const ZHeld = 2000

// layerMoving lifts what moves over what lies; the layers of a game are lower.
const layerMoving = 1000

// Pose is how a card lies: its middle and width in device pixels, its turn in radians, and how much of its face
// shows, from 0 (its back) to 1. Cards with a higher Z lie over others.
type Pose struct {
	geom.Point
	W     float64
	Turn  float64
	Face  float64
	Z     int
	Shown bool    // false for cards hidden in a pile or out of play
	Flush bool    // it lies flat on the card below and throws no shadow
	Faint float64 // how far it has faded, from 0 to 1
	Flat  float64 // by how much of its height it is pressed flat, as on landing; its lower edge stays
	High  float64 // over the table, for its shadow: see the heights
	// Painted is the width of the picture it is shown with as long as its own changes, 0 for its own: no picture is painted
	// for a size that is only passed.
	Painted float64
}

// The heights of a card over the table.
const (
	HighLaid   = 0.0
	HighHand   = 1.0
	HighLifted = 1.6 // out of its row
	HighHeld   = 2.0
)

// Lying returns the pose of a card that lies face up and straight on a place as wide as itself.
func Lying(on geom.Rect, z int) Pose {
	return Pose{Point: on.Center(), W: on.W, Face: 1, Z: z, Shown: true}
}

// Rect returns the place the card takes when it lies straight.
func (p Pose) Rect() geom.Rect { return geom.Around(p.Point, p.W, p.W*CardRatio) }
