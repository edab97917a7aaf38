package pictures

import (
	"image"

	"dreist/game/dreist"
	"dreist/render/art"
	"dreist/render/figure"
	"dreist/render/kit"
	"dreist/render/mascot"
	"dreist/render/paint"
)

// Climber is the imp in a pose on the ladder, from horns to feet. It stands on the lower edge of its picture.
type Climber uint8

const (
	ClimberLookingUp Climber = iota // the imp is on the ground and looks up
	ClimberStanding                 // the imp is on a rung
	ClimberHopping                  // the imp is on its way up, arms raised
	ClimberDazed                    // a gift has hit its head
	ClimberSliding                  // the imp is on its way down
	ClimberSitting                  // the imp has come down softly
	ClimberCheering                 // the imp has won

	// climberCount is the number of poses.
	climberCount = iota
)

// climberHead is the size of the head in parts of that on a card, as the body needs room.
const climberHead = 0.72

// Expression returns the face in a pose.
func (c Climber) Expression() figure.FaceExpression {
	return [climberCount]figure.FaceExpression{
		ClimberLookingUp: MoodThinking.Expression(),
		ClimberStanding:  MoodPleased.Expression(),
		ClimberHopping:   NumberExpression(4),
		ClimberDazed:     MoodSurprised.Expression(),
		ClimberSliding:   mascot.StartledMood.Expression().FaceExpression,
		ClimberSitting: {EyeOpenLeft: 0.5, EyeOpenRight: 0.7, EyeSize: 1.1, LookX: 0.2, LookY: -0.9, BrowLeft: 0.6, BrowRight: 0.8,
			BrowTiltLeft: -0.8, BrowTiltRight: -0.8, MouthCurve: 0.5, MouthWidth: 0.8, MouthSkew: 0.6, Blush: 0.8, HeadTilt: 9},
		ClimberCheering: MoodTriumphant.Expression(),
	}[c]
}

// Paint draws the imp with a paper edge around it.
func (c Climber) Paint(o kit.PaintRequest) *image.RGBA {
	page := paint.NewSquareCanvas(o.W, 100)
	page.Stroke(c.shape(), 2*sticker, paint.Solid(art.PaperColor()))
	s := shadesOf(dreist.Red)
	c.body(page, s)
	imp{}.bare(page.Transformed(c.headAt()), s, c.Expression(), o.W >= fineFrom/2)
	for _, hand := range c.limbs().hands {
		page.FillAndStroke(paint.Circle(hand.X, hand.Y, 5), paint.Solid(s.light), 1.7, paint.Solid(s.line))
	}
	return page.Image()
}

// limbs are the points of hands and feet, around a body whose middle is (50, 78).
type limbs struct{ hands, feet [2]paint.Point }

func (c Climber) limbs() limbs {
	down := limbs{hands: [2]paint.Point{{X: 29, Y: 79}, {X: 71, Y: 79}}, feet: [2]paint.Point{{X: 42, Y: 95}, {X: 58, Y: 95}}}
	switch c {
	case ClimberHopping, ClimberCheering, ClimberSliding:
		down.hands = [2]paint.Point{{X: 16, Y: 58}, {X: 84, Y: 58}}
	case ClimberDazed:
		down.hands = [2]paint.Point{{X: 22, Y: 66}, {X: 78, Y: 66}}
	case ClimberLookingUp:
		down.hands[1] = paint.Point{X: 73, Y: 66}
	}
	switch c {
	case ClimberHopping:
		down.feet = [2]paint.Point{{X: 38, Y: 93}, {X: 60, Y: 96}}
	case ClimberSliding, ClimberSitting:
		down.feet = [2]paint.Point{{X: 32, Y: 95}, {X: 68, Y: 95}}
	}
	return down
}

func (c Climber) headAt() paint.Matrix {
	y := 46.0
	if c == ClimberSitting {
		y = 52
	}
	return paint.Scale(climberHead, climberHead).Then(paint.Scale(1.55, 1.55)).Then(paint.Rotate(c.Expression().HeadTilt * 0.8)).
		Then(paint.Translate(50, y))
}

func (c Climber) trunk() *paint.Path { return paint.Ellipse(50, 80, 15, 14) }

// tail returns the line of the tail, which ends at its fork.
func (c Climber) tail() *paint.Path { return paint.StartPath(60, 86).Cubic(74, 96, 90, 90, 87, 78) }

func (c Climber) fork() *paint.Path {
	return imp{}.fork().Map(paint.Scale(0.95, 0.95).Then(paint.Translate(55.5, 62)))
}

func (c Climber) shape() *paint.Path {
	o := art.ImpOutline()
	parts := []*paint.Path{c.trunk(), c.fork(), c.tail().Stroked(4, 0.1)}
	for _, p := range []*paint.Path{o.Head, o.Horn, o.Horn.Mirrored(), o.Ear, o.Ear.Mirrored()} {
		parts = append(parts, p.Map(c.headAt()))
	}
	l := c.limbs()
	for i := range l.hands {
		parts = append(parts, c.arm(i).Stroked(6, 0.1), paint.Circle(l.hands[i].X, l.hands[i].Y, 5.5), foot(l.feet[i]))
	}
	return paint.Union(parts...)
}

func (c Climber) arm(i int) *paint.Path {
	side, hand := float64(2*i-1), c.limbs().hands[i]
	return paint.StartPath(50+side*11, 75).Quad(50+side*20, 79, hand.X, hand.Y)
}

func foot(at paint.Point) *paint.Path { return paint.Ellipse(at.X, at.Y, 8, 4) }

func (c Climber) body(page paint.Canvas, s shades) {
	page.Stroke(c.tail(), 5, paint.Solid(s.line))
	page.Stroke(c.tail(), 2, paint.Solid(s.base))
	page.FillAndStroke(c.fork(), paint.Solid(s.dark), 1.7, paint.Solid(s.line))
	for i, at := range c.limbs().feet {
		page.FillAndStroke(foot(at), paint.Solid(s.dark), 1.7, paint.Solid(s.line))
		page.Stroke(c.arm(i), 7, paint.Solid(s.line))
		page.Stroke(c.arm(i), 3.8, paint.Solid(s.base))
	}
	page.Fill(c.trunk(), paint.Solid(s.base))
	page.Clip(c.trunk()).Fill(paint.Ellipse(50, 85, 9, 10), paint.Solid(s.light))
	page.Stroke(c.trunk(), 1.7, paint.Solid(s.line))
}
