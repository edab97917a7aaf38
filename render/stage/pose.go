package stage

import "dreist/render/geom"

// CardRatio is a card's height divided by its width.
const CardRatio = 7.0 / 5

// LiftScale is the scale of a held or lifted card.
const LiftScale = 1.04

// HeldZ is the layer of a held card, above all others.
const HeldZ = 2000

// layerMoving is added to the layer of moving cards; the layers of a game are lower.
const layerMoving = 1000

// Pose is the place and look of a card. Its Point is the centre.
type Pose struct {
	geom.Point
	W            float64 // width in device pixels
	Rotation     float64 // rotation in radians
	FaceUp       float64 // side shown, from 0, the back, to 1, the face
	Z            int     // cards with a higher Z cover others
	IsVisible    bool    // whether it is visible; false for cards in a pile or out of play
	LiesFlat     bool    // whether it lies flat on the card below, without a shadow
	Transparency float64 // transparency, 0 to 1
	SquashShare  float64 // fraction of its height by which it is squashed, as on landing; its lower edge stays
	Elevation    float64 // height over the table, such as ElevationHand, for its shadow
	// PaintedWidth is the width of the picture used while the card's size changes, so that none is painted for sizes in between; 0 means W.
	PaintedWidth float64
}

// The heights of a card over the table.
const (
	ElevationLaid   = 0.0 // on the table
	ElevationHand   = 1.0 // in a hand
	ElevationLifted = 1.6 // lifted out of its row
	ElevationHeld   = 2.0 // held by the player
)

// LyingPose returns the pose of a card that lies face up and straight on a place of its width.
func LyingPose(on geom.Rect, z int) Pose {
	return Pose{Point: on.Center(), W: on.W, FaceUp: 1, Z: z, IsVisible: true}
}

// ArrangeStack sets the poses of a face-down stack, the lowest card first, which rises by a step with each card. Of the edges of its cards one in
// every few is drawn.
func ArrangeStack[C ~uint8 | ~int](poses []Pose, cards []C, at geom.Rect, z, every int, step float64) {
	for i, c := range cards {
		p := LyingPose(at, z+i)
		p.Y -= float64(i) * step
		p.FaceUp, p.LiesFlat, p.IsVisible = 0, i > 0, i%every == 0 || i == len(cards)-1
		poses[c] = p
	}
}

// ArrangeHand sets the poses of a hand, in the order in which its cards lie: face up if shown.
func ArrangeHand[C ~uint8 | ~int](poses []Pose, cards []C, z int, shown bool, slot func(i, n int) geom.Rect) {
	for i, c := range cards {
		p := LyingPose(slot(i, len(cards)), z+i)
		p.Elevation = ElevationHand
		if !shown {
			p.FaceUp = 0
		}
		poses[c] = p
	}
}

// Rect returns the rectangle of the card without rotation.
func (p Pose) Rect() geom.Rect { return geom.RectAround(p.Point, p.W, p.W*CardRatio) }
