package egon

import (
	"math"

	"dreist/render/dreist/pictures"
	"dreist/render/dreist/situation"
	"dreist/render/geom"
	"dreist/render/tabletop"
)

// gaze is the direction of Egon's eyes: they follow the card that is held or under the mouse. His brows rise if that card
// would make a DREIer.
type gaze struct {
	x, y   float64 // of the pupils, as in pictures.Expression
	weight float64 // 0 for the eyes of his mood, 1 for those that follow a card
	brows  float64 // how far they are raised, 0 to 1
	moving bool
}

const (
	lag      = 0.33 // part of the remaining way per tick: most of it within 90 ms
	farthest = 0.8  // deflection of the pupils
	step     = 0.05 // of the pupils, a quarter of a pixel of a usual face: limits the number of painted faces
)

// Sight is what Egon sees the player do.
type Sight struct {
	At    geom.Point // the card that is held or under the mouse
	Card  bool       // whether there is one
	Holds bool       // whether it is held
	Trio  bool       // whether it would make a DREIer
}

// look turns the eyes towards a card and reports whether the face changed.
func (g *gaze) look(s *situation.Situation, sees Sight) bool {
	follows := sees.Card && lively(s) && !s.OthersShow() && !s.Line.Reduced() && s.Mode <= tabletop.Solving
	brows := 0.0
	if follows && sees.Trio {
		brows = 1
	}
	eyes := s.Line.Geometry().Egon.Face.Center()
	return g.follow(geom.Point{X: sees.At.X - eyes.X, Y: sees.At.Y - eyes.Y}, brows, follows)
}

// follow moves the eyes a step towards a direction.
func (g *gaze) follow(to geom.Point, brows float64, follows bool) bool {
	before := *g
	weight := 0.0
	if follows {
		weight = 1
		far := math.Max(math.Hypot(to.X, to.Y), 1)
		g.x = near(g.x, farthest*to.X/far)
		g.y = near(g.y, farthest*to.Y/far)
	}
	g.weight, g.brows = near(g.weight, weight), near(g.brows, brows)
	moved := before.x != g.x || before.y != g.y || before.weight != g.weight || before.brows != g.brows
	g.moving = moved
	return moved
}

// near returns a value a step closer to another one.
func near(from, to float64) float64 { return closer(from, to, lag, 0.03) }

// turn returns an expression with these eyes.
func (g *gaze) turn(e pictures.Expression) pictures.Expression {
	mix := func(from, to, share float64) float64 { return from + (to-from)*share }
	if g.weight > 0 {
		e.LookX, e.LookY = step*math.Round(mix(e.LookX, g.x, g.weight)/step), step*math.Round(mix(e.LookY, g.y, g.weight)/step)
		e.LidLeft, e.LidRight = mix(e.LidLeft, max(e.LidLeft, 0.8), g.weight), mix(e.LidRight, max(e.LidRight, 0.8), g.weight)
	}
	if g.brows > 0 {
		e.BrowLeft, e.BrowRight = mix(e.BrowLeft, 1.25, g.brows), mix(e.BrowRight, 1.25, g.brows)
		e.Eye = mix(e.Eye, e.Eye+0.1, g.brows)
	}
	return e
}
