package faces

import (
	"dreist/game/peri"
	"dreist/render/art"
	"dreist/render/figure"
	"dreist/render/paint"
)

// The sizes of pips in units of a card.
const (
	pipSize  = 17.0
	faceSize = 19.5 // the size of the pip with a face
	aceSize  = 50.0
)

// places returns the middles of the pips of a rank, that of the pip with a face first.
func places(rank int) []paint.Point {
	const left, middle, right = 33.5, 50, 66.5
	const first, second, third, last = 36.5, 58.5, 81.5, 103.5
	corners := []paint.Point{{X: left, Y: first}, {X: right, Y: first}, {X: left, Y: last}, {X: right, Y: last}}
	sides := []paint.Point{{X: left, Y: 70}, {X: right, Y: 70}}
	four := []paint.Point{{X: left, Y: second}, {X: right, Y: second}, {X: left, Y: third}, {X: right, Y: third}}
	centre := []paint.Point{{X: middle, Y: 70}}
	join := func(parts ...[]paint.Point) (all []paint.Point) {
		for _, p := range parts {
			all = append(all, p...)
		}
		return all
	}
	switch rank {
	case 2:
		return []paint.Point{{X: middle, Y: first}, {X: middle, Y: last}}
	case 3:
		return join(centre, places(2))
	case 4:
		return corners
	case 5:
		return join(centre, corners)
	case 6:
		return join(sides, corners)
	case 7:
		return join([]paint.Point{{X: middle, Y: 53}}, sides, corners)
	case 8:
		return join([]paint.Point{{X: middle, Y: 53}, {X: middle, Y: 87}}, sides, corners)
	case 9:
		return join(centre, corners, four)
	case 10:
		return join([]paint.Point{{X: middle, Y: 47.5}, {X: middle, Y: 92.5}}, corners, four)
	}
	return centre
}

// pips draws the signs of an ace or a number. One of them has a face.
func pips(c paint.Canvas, suit peri.Suit, rank int, t tones) {
	for i, at := range places(rank) {
		size := pipSize
		switch {
		case rank == peri.Ace:
			size = aceSize
		case i == 0 && rank < 9: // with more pips there is no room
			size = faceSize
		}
		pip := c
		if at.Y > art.CardUnitHeight/2 {
			pip = c.Transformed(paint.Rotate(180).Then(paint.Translate(art.CardUnitWidth, art.CardUnitHeight)))
			at.X, at.Y = art.CardUnitWidth-at.X, art.CardUnitHeight-at.Y
		}
		if i > 0 {
			sign(pip, suit, t, at.X, at.Y, size)
		} else {
			spirit(pip, suit, rank, t, at.X, at.Y, size)
		}
	}
}

// spirit draws the sign of a suit in a size around (x, y), with the face of a rank. It is never hatched: a face needs a plain ground.
func spirit(c paint.Canvas, suit peri.Suit, rank int, t tones, x, y, size float64) {
	t.hatched = false
	sign(c, suit, t, x, y, size)
	k := size / 100
	figure.Features{
		EyeGap: 16, EyeY: -6, EyeHalfWidth: 12, EyeHalfHeight: 14, BrowY: -26, MouthY: 18, MouthHalfWidth: 15, OpenMouthHeight: 14,
		LineWidth: 4.5, LineColor: paper(), LidColor: t.ink, CheekColor: t.mark, HasDetails: size*c.Unit() > 60,
	}.Draw(c.Transformed(paint.Scale(k, k).Then(paint.Translate(x, y+faceY(suit)*k))), spiritOf(rank))
}

// faceY returns the distance of a face below the middle of its sign, for signs 100 units high.
func faceY(suit peri.Suit) float64 {
	return [peri.SuitCount]float64{peri.Clubs: 4, peri.Spades: 8, peri.Hearts: -4, peri.Diamonds: 0}[suit]
}

// spiritOf returns the face of a rank: the ace sleeps, and the higher the number, the livelier the face. Courts have one for small cards.
func spiritOf(rank int) figure.FaceExpression {
	return [peri.King + 1]figure.FaceExpression{
		peri.Ace:   {EyeOpenLeft: 0.12, EyeOpenRight: 0.12, EyeSize: 1, MouthCurve: 0.4, MouthWidth: 0.45},
		2:          {EyeOpenLeft: 0.12, EyeOpenRight: 0.12, EyeSize: 1, MouthOpen: 0.75, MouthWidth: 0.85, BrowLeft: 0.6, BrowRight: 0.6},
		3:          {EyeOpenLeft: 1, EyeOpenRight: 1, EyeSize: 1.2, MouthOpen: 0.8, MouthWidth: 0.6, BrowLeft: 0.8, BrowRight: 0.8},
		4:          {EyeOpenLeft: 0.95, EyeOpenRight: 0.95, EyeSize: 1, MouthCurve: 0.8, MouthWidth: 0.8, LookX: 0.5},
		5:          {EyeOpenLeft: 1, EyeOpenRight: 1, EyeSize: 1.1, MouthCurve: 0.9, MouthWidth: 0.9, LookX: 0.4, LookY: -0.7, BrowRight: 0.8},
		6:          {EyeOpenLeft: 0.95, EyeOpenRight: 0.95, EyeSize: 1.05, Joy: 0.25, MouthCurve: 1, MouthOpen: 0.4, Teeth: 2, MouthWidth: 1.15, LookX: -0.6},
		7:          {EyeOpenLeft: 1, EyeOpenRight: 0, EyeSize: 1.1, MouthCurve: 0.9, MouthOpen: 0.2, MouthWidth: 0.9, MouthSkew: 0.5},
		8:          {EyeOpenLeft: 0.95, EyeOpenRight: 0.95, EyeSize: 1.05, MouthCurve: 0.9, MouthOpen: 0.35, MouthWidth: 0.9, Tongue: 0.7},
		9:          {EyeOpenLeft: 0.8, EyeOpenRight: 0.8, EyeSize: 1.1, Joy: 0.3, MouthCurve: 1, MouthOpen: 0.7, Teeth: 1, MouthWidth: 1.1},
		10:         {EyeSize: 1.15, Joy: 1, MouthCurve: 1, MouthOpen: 1.1, Teeth: 1, MouthWidth: 1.2},
		jack:       {EyeOpenLeft: 0.9, EyeOpenRight: 0.9, EyeSize: 1, MouthCurve: 0.8, MouthWidth: 0.8, LookX: 0.5},
		peri.Queen: {EyeOpenLeft: 0.6, EyeOpenRight: 0.6, EyeSize: 1, MouthCurve: 0.6, MouthWidth: 0.6, MouthSkew: 0.4},
		peri.King:  {EyeOpenLeft: 0.7, EyeOpenRight: 0.7, EyeSize: 1, MouthCurve: -0.4, MouthWidth: 0.8},
	}[rank]
}
