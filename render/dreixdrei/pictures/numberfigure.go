package pictures

import (
	"image/color"
	"strconv"

	"dreist/game/dreixdrei"
	"dreist/render/art"
	"dreist/render/figure"
	"dreist/render/paint"
)

// features has the places of face and arms on a digit, in parts of its height from its middle. A gap of 0 means one eye.
type features struct {
	x, eyeY, gap, mouthX, mouthY, size float64
	leftX, leftY, rightX, rightY       float64
}

func featuresOf(digit int) features {
	return [10]features{
		{0, -0.2, 0.135, 0, 0.37, 1, -0.3, 0.05, 0.3, 0.05},
		{0.03, -0.2, 0, 0.03, 0.12, 0.8, -0.04, 0.2, 0.12, 0.05},
		{0.02, -0.3, 0.14, 0, 0.4, 1, -0.2, 0.2, 0.24, -0.05},
		{0, -0.29, 0.14, 0.02, 0.39, 1, -0.2, 0.2, 0.25, 0.1},
		{0.02, -0.28, 0.14, 0, 0.2, 1, -0.28, 0.15, 0.3, 0.15},
		{0, -0.33, 0.14, 0.1, 0, 1, -0.2, 0, 0.27, 0.1},
		{0, 0, 0.15, 0, 0.37, 1, -0.28, 0.15, 0.28, 0.15},
		{-0.02, -0.33, 0.15, 0.06, 0, 1, -0.05, 0.15, 0.14, 0.05},
		{0, -0.25, 0.14, 0, 0.05, 1, -0.27, 0.2, 0.27, 0.2},
		{0, -0.3, 0.14, 0.02, 0.07, 1, -0.27, -0.1, 0.28, 0.05},
	}[digit]
}

// drawNumberFigure draws a number as a figure around (0, 0), high units high. Each of its digits has a face; together they have two gloves.
func drawNumberFigure(s *art.LetterPainter, p figure.Pen, number int, high float64, glove color.RGBA, e figure.Expression, crowned bool) {
	text := strconv.Itoa(number)
	last := len(text) - 1
	var shapes [2]*paint.Path
	var middles [2]float64
	gap := high * 0.07
	wide := -gap
	for i := range text {
		shape := s.NumberOutline(int(text[i]-'0'), high, 0, 0)
		from, to := shape.Bounds()
		middles[i] = wide + gap + (to.X-from.X)/2
		wide += gap + to.X - from.X
		shapes[i] = shape.Map(paint.Translate(middles[i], 0))
	}
	p = p.WithMatrix(paint.Translate(-wide/2, 0))
	reach := high / 64
	if last > 0 { // there is less room beside it
		reach *= 0.7
		e.HandLeft = min(e.HandLeft, 0.15)
	}
	first, end := featuresOf(int(text[0]-'0')), featuresOf(int(text[last]-'0'))
	arm(p.WithMatrix(paint.Scale(-1, 1)), paint.Point{X: -middles[0] - high*first.leftX, Y: high * first.leftY}, reach, e.HandLeft, glove)
	arm(p, paint.Point{X: middles[last] + high*end.rightX, Y: high * end.rightY}, reach, e.HandRight, glove)
	for i := range text {
		p.DrawPiece(shapes[i], p.Base)
	}
	if crowned && number == int(dreixdrei.HighestNumber) {
		crown(p.WithMatrix(paint.Scale(0.85, 0.85).Then(paint.Rotate(8)).Then(paint.Translate(middles[last]+1, -high*0.5+1))))
	}
	for i := range text {
		f := featuresOf(int(text[i] - '0'))
		mine := e
		if last > 0 { // they look at each other
			mine.LookX, mine.HeadTilt = 0.7-1.4*float64(i), 0
		}
		if f.gap == 0 { // one eye
			mine.EyeOpenLeft = mine.EyeOpenRight
		}
		k := high * f.size / 64
		mouth := p.WithMatrix(paint.Scale(k, k).Then(paint.Translate(middles[i]+high*f.mouthX, high*f.mouthY)))
		eyes := p.WithMatrix(paint.Scale(k, k).Then(paint.Translate(middles[i]+high*f.x, high*f.eyeY)))
		looks(eyes, mouth, f.gap*64/f.size, mine)
	}
}

func crown(p figure.Pen) {
	p.DrawPiece(paint.StartPath(-11, 3).Line(-13, -11).Line(-6.5, -5).Line(0, -15).Line(6.5, -5).Line(13, -11).Line(11, 3).Close(), gold())
}

// looks draws the eyes and the mouth, each with its own pen, which sets its place. gap is the distance of the eyes, 0 for a single one.
func looks(eyes, mouth figure.Pen, gap float64, e figure.Expression) {
	if eyes.IsPaperEdge {
		return
	}
	cheek := art.RGB(0xFF8A8A)
	e.Blush = 0
	const far = 1000 // outside the picture, for the features that the other call draws
	browY := -13.0
	if gap == 0 {
		browY = far // a single eye looks better without a brow
	}
	eyes.DrawFeatures(figure.Features{EyeGap: gap, EyeY: 0, EyeHalfWidth: 8, EyeHalfHeight: 9, BrowY: browY, MouthY: far, MouthHalfWidth: 1, OpenMouthHeight: 1, LidColor: eyes.Dark,
		CheekColor: cheek}, e)
	mouth.DrawFeatures(figure.Features{EyeGap: 0, EyeY: far, EyeHalfWidth: 1, EyeHalfHeight: 1, BrowY: far, MouthY: 0, MouthHalfWidth: 7, OpenMouthHeight: 7, LidColor: eyes.Dark,
		CheekColor: cheek}, e)
}

// arm draws a right arm from a shoulder with its glove, k times as long as usual.
func arm(p figure.Pen, from paint.Point, k, raised float64, tone color.RGBA) {
	down, up := paint.Point{X: from.X + 13*k, Y: from.Y + 10*k}, paint.Point{X: from.X + 16*k, Y: from.Y - 24*k}
	hand := p.DrawArm(from, down, up, raised, 5.5*k, p.Dark)
	k = 0.25 + 0.75*k
	glove(p.WithMatrix(paint.Scale(k, k).Then(paint.Rotate(35-30*raised)).Then(paint.Translate(hand.X, hand.Y))), tone)
}

// glove draws a boxing glove that points up, around (0, 0) and about 10 units to every side.
func glove(p figure.Pen, tone color.RGBA) {
	p.DrawPiece(paint.RoundRect(-5.5, 4, 11, 6, 2), art.PaperColor())
	p.DrawPiece(paint.StartPath(-6, 5).Cubic(-11, 1, -10, -10, 0.5, -10).Cubic(10.5, -10, 10, 0, 6, 5).Quad(0, 7, -6, 5).Close(), tone)
	p.DrawPiece(paint.StartPath(-4.5, 3).Cubic(-11, 4, -12.5, -5, -7.5, -5.5).Cubic(-4.5, -5.5, -4, -2, -2.5, 0).Close(), tone)
	p.DrawGloss(paint.StartPath(1, -6.5).Quad(5, -6, 6, -2.5))
}

func spirit(k dreixdrei.Kind) figure.Expression {
	e := figure.Expression{Power: 1, FaceExpression: [...]figure.FaceExpression{
		{EyeOpenLeft: 0.72, EyeOpenRight: 0.72, EyeSize: 1, LookX: 0.3, LookY: 0.3, MouthCurve: 0.4, MouthWidth: 1, BrowLeft: 0.2, BrowRight: 0.2, BrowTiltLeft: -0.8,
			BrowTiltRight: -0.8},
		{EyeOpenLeft: 1, EyeOpenRight: 1, EyeSize: 1.05, LookX: -0.5, LookY: 0.1, MouthOpen: 0.6, MouthWidth: 0.5, BrowLeft: 0.7, BrowRight: 0.7, BrowTiltLeft: -0.6,
			BrowTiltRight: -0.6},
		{EyeOpenLeft: 0.9, EyeOpenRight: 0.9, EyeSize: 1, MouthCurve: 0.8, MouthWidth: 0.9, LookX: 0.4},
		{EyeOpenLeft: 0.7, EyeOpenRight: 0.9, EyeSize: 1, MouthCurve: 0.7, MouthWidth: 0.9, MouthSkew: 0.8, LookX: -0.5, BrowRight: 0.8, BrowTiltLeft: 0.6},
		{EyeOpenLeft: 0.75, EyeOpenRight: 0.75, EyeSize: 1, LookX: 0, LookY: 0.5, BrowLeft: -0.4, BrowRight: -0.4, BrowTiltLeft: 0.9, BrowTiltRight: 0.9, MouthCurve: -0.3,
			MouthWidth: 0.7},
		{EyeOpenLeft: 1, EyeOpenRight: 0, EyeSize: 1.05, Joy: 0.1, MouthCurve: 0.9, MouthOpen: 0.4, Teeth: 0.8, MouthWidth: 1, MouthSkew: 0.5, LookX: 0.3},
		{EyeOpenLeft: 0.9, EyeOpenRight: 0.9, EyeSize: 1.05, LookY: 0.3, MouthCurve: 0.9, MouthOpen: 0.35, MouthWidth: 1, Tongue: 0.8, BrowTiltLeft: 0.5, BrowTiltRight: 0.5},
		{EyeOpenLeft: 0.8, EyeOpenRight: 0.8, EyeSize: 1.05, Joy: 0.2, MouthCurve: 1, MouthOpen: 0.5, Teeth: 1.6, MouthWidth: 1.1, BrowTiltLeft: 0.7, BrowTiltRight: 0.7},
		{EyeOpenLeft: 1, EyeOpenRight: 1, EyeSize: 1.12, Joy: 0.3, MouthCurve: 1, MouthOpen: 0.7, Teeth: 1, MouthWidth: 1.1, BrowTiltLeft: 0.9, BrowTiltRight: 0.9},
		{EyeOpenLeft: 0.75, EyeOpenRight: 0.75, EyeSize: 1.1, Joy: 0.35, MouthCurve: 1, MouthOpen: 0.9, Teeth: 1, MouthWidth: 1.2, BrowLeft: -0.4, BrowRight: -0.4,
			BrowTiltLeft: 0.9, BrowTiltRight: 0.9},
	}[k-dreixdrei.LowestNumber]}
	e.HandRight = float64(k-dreixdrei.LowestNumber) / float64(dreixdrei.HighestNumber-dreixdrei.LowestNumber)
	e.HandLeft = max(0, 1.6*e.HandRight-0.6)
	if k == dreixdrei.Seven {
		e.HandLeft, e.HandRight = 0, 0
	}
	return e
}
