package climb

import (
	"math"

	"dreist/game/dreist"
	"dreist/render/dreist/pictures"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/mascot"
	"dreist/render/stage"
)

// Movement is how the figure comes to its rung.
type Movement uint8

const (
	NoMovement    Movement = iota // the figure does not move
	ClimbMovement                 // the figure has won and climbs, and Egon drops his next gift on its head
	FallMovement                  // the figure has lost and slides down
	TopMovement                   // the figure has won on the last rung
)

// When the parts of the motion begin, and how long they take.
const (
	climbing stage.Span = 600 // the climb, in two hops
	dropping stage.Span = 420 // a gift falls
	drops               = climbing - 40
	hit                 = drops + dropping
	dazed    stage.Span = 320
	handed   stage.Span = 260 // the gift moves to the pile

	slips    stage.Span = 160 // until the figure slides
	sliding  stage.Span = 560
	slid                = slips + sliding
	bouncing stage.Span = 220 // the bounce off the foot of the ladder
	down                = slid + bouncing
	dusty    stage.Span = 360
	lasts               = down + dusty // the longest motion
)

// egon returns the face of Egon, who looks down from the loft.
func (v LadderView) egon(at stage.Span) mascot.Expression {
	switch {
	case v.Movement == FallMovement && at >= slips/2:
		return mascot.DelightedMood.Expression()
	case v.Movement == TopMovement:
		return mascot.BeatenMood.Expression()
	case v.Movement == ClimbMovement && at >= drops && at < hit+dazed:
		return mascot.GigglingMood.Expression()
	}
	e := mascot.SmugMood.Expression()
	e.EyeOpenLeft, e.EyeOpenRight, e.LookX, e.LookY, e.HeadTilt = 0.75, 0.8, -0.85, 0.75, -10
	return e
}

func (pic picture) gift(p layout, v LadderView, at stage.Span) {
	if v.Movement == TopMovement {
		return
	}
	ready := 1.0
	if v.Movement == ClimbMovement && at >= drops {
		ready = at.ProgressWithin(hit+handed, dazed)
	}
	pic.tied(p, p.gift(), -0.16, ready)
}

func (pic picture) tied(p layout, at geom.Point, turn, alpha float64) {
	if alpha <= 0 {
		return
	}
	w := giftWide * p.unit
	pic.DrawRotated(pictures.BackMotif, geom.Point{X: at.X + w*0.14, Y: at.Y}, w, w*stage.CardRatio, 1, turn+0.16, kit.WhiteTint(), alpha)
	pic.DrawRotated(pictures.BackMotif, at, w, w*stage.CardRatio, 1, turn, kit.WhiteTint(), alpha)
	pic.DrawRotated(kit.GiftRibbon, at, w, w*stage.CardRatio, 1, turn, kit.WhiteTint(), alpha)
}

func (pic picture) drawFigure(p layout, v LadderView, at stage.Span) {
	feet, to := p.stand(index(v.StartRung)), p.stand(index(v.EndRung))
	switch {
	case v.Movement == FallMovement && at < down+dusty:
		pic.fall(p, feet, to, at)
	case v.Movement == FallMovement:
		pic.imp(p, pictures.ClimberSitting, to, 0, 0)
		pic.star(p, to, 0.2)
	case v.Movement == ClimbMovement && at < lasts:
		pic.climb(p, v, feet, to, at)
	case v.Movement == TopMovement:
		jumps := at.ProgressWithin(0, climbing)
		to.Y -= 13 * p.unit * math.Abs(math.Sin(3*math.Pi*jumps))
		pic.imp(p, pictures.ClimberCheering, to, 0, 0)
	case index(v.EndRung) < 0:
		pic.imp(p, pictures.ClimberLookingUp, to, 0, 0)
	default:
		pic.imp(p, pictures.ClimberStanding, to, 0, 0)
	}
}

// imp draws the figure with its feet on a point, turned by an angle, and lower by the part flat.
func (pic picture) imp(p layout, does pictures.Climber, feet geom.Point, flat, turn float64) {
	size := figureSize * p.unit
	pic.DrawSquashed(does, geom.Point{X: feet.X, Y: feet.Y - size/2*(1-flat)}, size, size, 1+flat, 1-flat, turn, kit.WhiteTint(), 1)
}

// climb draws the figure climbing in two hops, and the gift that falls on it.
func (pic picture) climb(p layout, v LadderView, from, to geom.Point, at stage.Span) {
	if at < climbing {
		way := at.ProgressWithin(0, climbing)
		hop := math.Mod(2*way, 1)
		far := (math.Floor(2*way) + stage.EaseInOut(hop)) / 2
		feet := geom.Point{X: geom.Mix(from.X, to.X, far), Y: geom.Mix(from.Y, to.Y, far) - 17*p.unit*math.Sin(math.Pi*hop)}
		pic.imp(p, pictures.ClimberHopping, feet, 0.12*math.Max(0, 1-6*hop), 0.08*math.Sin(2*math.Pi*way))
	}
	head := geom.Point{X: to.X, Y: to.Y - figureSize*0.9*p.unit}
	if at >= climbing {
		shock := at.ProgressWithin(hit, dazed)
		does, flat := pictures.ClimberStanding, 0.0
		if shock > 0 && shock < 1 {
			does, flat = pictures.ClimberDazed, 0.2*math.Exp(-5*shock)*math.Cos(9*shock)
		}
		pic.imp(p, does, to, flat, 0)
	}
	if at < drops {
		return
	}
	fall := at.ProgressWithin(drops, dropping)
	start := p.gift()
	gift := geom.Point{X: geom.Mix(start.X, head.X, fall), Y: geom.Mix(start.Y, head.Y, fall*fall) - p.arc(head, 46)*math.Sin(math.Pi*fall)}
	if at >= hit { // the gift moves on to the pile
		on := at.ProgressWithin(hit, handed)
		pile := p.pile(max(index(v.EndRung), 0), 0, max(v.EndRung, dreist.FirstRung))
		goal := geom.Point{X: pile.Center().X, Y: pile.Y}
		gift = geom.Point{X: geom.Mix(head.X, goal.X, on), Y: geom.Mix(head.Y, goal.Y, on*on) - p.arc(head, 20)*math.Sin(math.Pi*on)}
		pic.tied(p, gift, -1.2*on, 1-at.ProgressWithin(hit+handed/2, handed))
		return
	}
	pic.tied(p, gift, -0.16-0.5*math.Sin(math.Pi*fall), 1)
}

// arc returns the height of a gift's flight over a point, in device pixels. It is limited to most units, and stays inside the picture.
func (l layout) arc(by geom.Point, most float64) float64 {
	return max(0, min(most*l.unit, by.Y-l.room.Y-giftWide*l.unit))
}

func (pic picture) fall(p layout, from, to geom.Point, at stage.Span) {
	foot := p.at(p.left+railAt(groundY)+between/2+20, groundY-3)
	feet, flat, turn := from, 0.0, 0.0
	does := pictures.ClimberSliding
	switch {
	case at < slips:
		turn = 0.14 * math.Sin(4*math.Pi*at.ProgressWithin(0, slips))
	case at < slid:
		way := stage.EaseIn(at.ProgressWithin(slips, sliding))
		feet = geom.Point{X: geom.Mix(from.X, foot.X, way), Y: geom.Mix(from.Y, foot.Y, way)}
		turn = -0.3 * min(1, 5*way*(1-way)+0.2)
	default:
		way := at.ProgressWithin(slid, bouncing)
		feet = geom.Point{X: geom.Mix(foot.X, to.X, way), Y: geom.Mix(foot.Y, to.Y, way) - 16*p.unit*math.Sin(math.Pi*way)}
		turn = -0.1 * (1 - way)
		if at >= down {
			does = pictures.ClimberSitting
			soft := at.ProgressWithin(down, dusty)
			flat = 0.24 * math.Exp(-4*soft) * math.Cos(8*soft)
		}
	}
	pic.dust(p, foot, at-slid)
	pic.dust(p, to, at-down)
	pic.imp(p, does, feet, flat, turn)
	if at >= slips/2 {
		pic.star(p, feet, float64(at)/420)
	}
}

func (pic picture) star(p layout, feet geom.Point, around float64) {
	size := 24 * p.unit
	sin, cos := math.Sincos(2 * math.Pi * around)
	at := geom.Point{X: feet.X + 17*p.unit*cos, Y: feet.Y - (figureSize+1)*p.unit + 4*p.unit*sin}
	pic.DrawRotated(kit.GoldStar, at, size, size, 1, 0.3*cos, kit.WhiteTint(), 1)
}

func (pic picture) dust(p layout, at geom.Point, since stage.Span) {
	far := since.ProgressWithin(0, dusty)
	if since < 0 || far >= 1 {
		return
	}
	for i := range 4 {
		side := float64(i)*1.2 - 1.8
		size := (9 + 12*far) * p.unit
		puffAt := geom.Point{X: at.X + side*(12+16*stage.EaseOut(far))*p.unit, Y: at.Y - (4+5*far)*p.unit}
		pic.DrawScaled(puff, puffAt, 16*p.unit, size/(16*p.unit), kit.WhiteTint(), 0.85*(1-far))
	}
}
