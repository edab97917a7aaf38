package egon

import (
	"math"

	"dreist/game/dreist"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/scene"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/mascot"
	"dreist/render/stage"
	"dreist/render/tabletop"
)

// gaze is the direction of Egon's eyes. They follow the card that is held or under the mouse. In his turn they follow his
// own card, and look at its goal before he lays it. His brows betray whether he fears the held card.
type gaze struct {
	to     geom.Point // direction of the pupils, as in mascot.Expression
	weight float64    // 0 for the eyes of his mood, 1 for those that follow a card
	brows  float64    // how far they are raised, 0 to 1, or lowered with a smile, 0 to -1
	moving bool
}

const (
	gazeLag   = 0.33 // part of the remaining way per tick: most of it within 90 ms
	gazeClose = 0.03
	farthest  = 0.8  // deflection of the pupils
	gazeStep  = 0.05 // of the pupils, a quarter of a pixel of a usual face: limits the number of painted faces
	browSteps = 4    // of the brows, for the same reason
	lookFrom  = 0.6  // part of the time for a card at his chin after which he looks at its place
)

// WatchedCard is the player's action as Egon sees it.
type WatchedCard struct {
	Point   geom.Point // the card that is held or under the mouse
	HasCard bool       // there is such a card
	IsHeld  bool       // the card is held
	Fear    float64    // fear of the held card: 1 if it would form a DREIer, less if it can form one elsewhere, negative if it fits nowhere
}

// target returns the point that Egon looks at; false if he looks at nothing in particular.
func (g *gaze) target(s *scene.Situation, sees WatchedCard) (at geom.Point, ok bool) {
	if !isLively(s) || s.Timeline.HasReducedMotion() || s.Phase > tabletop.SolvingPhase {
		return at, false
	}
	if !s.IsWatching {
		return sees.Point, sees.HasCard
	}
	step, progress, busy := s.Timeline.CurrentStep()
	if c := s.Timeline.View().RevealedCard; c != dreist.NoCard {
		if next, follows := s.Timeline.NextEvent(); follows && progress > lookFrom {
			if laid, lays := next.(dreist.CardLaid); lays {
				return s.Timeline.Geometry().CellRect(laid.Card.Cell(laid.Row)).Center(), true
			}
		}
		return s.Timeline.Pose(c).Point, true
	}
	if busy {
		if laid, lays := step.Event.(dreist.CardLaid); lays && laid.Seat == dreist.EgonSeat {
			return s.Timeline.Pose(laid.Card).Point, true
		}
	}
	return at, false
}

func (g *gaze) look(s *scene.Situation, sees WatchedCard) (changed bool) {
	before, weight, brows := *g, 0.0, 0.0
	if at, ok := g.target(s, sees); ok {
		eyes := s.Timeline.Geometry().Egon.Face.Center()
		x, y := at.X-eyes.X, at.Y-eyes.Y
		far := math.Max(math.Hypot(x, y), 1)
		weight, g.to = 1, closerPoint(g.to, geom.Point{X: farthest * x / far, Y: farthest * y / far}, gazeLag, gazeClose)
		if !s.IsWatching {
			brows = sees.Fear
		}
	}
	g.weight, g.brows = closer(g.weight, weight, gazeLag, gazeClose), closer(g.brows, brows, gazeLag, gazeClose)
	g.moving = *g != before
	return g.moving
}

func (g *gaze) turn(e mascot.Expression) mascot.Expression {
	if g.weight > 0 {
		e.LookX, e.LookY = gazeStep*math.Round(geom.Mix(e.LookX, g.to.X, g.weight)/gazeStep), gazeStep*math.Round(geom.Mix(e.LookY, g.to.Y, g.weight)/gazeStep)
		e.EyeOpenLeft, e.EyeOpenRight = geom.Mix(e.EyeOpenLeft, max(e.EyeOpenLeft, 0.8), g.weight), geom.Mix(e.EyeOpenRight, max(e.EyeOpenRight, 0.8), g.weight)
	}
	brows := math.Round(g.brows*browSteps) / browSteps
	if brows > 0 {
		e.BrowLeft, e.BrowRight = geom.Mix(e.BrowLeft, 1.25, brows), geom.Mix(e.BrowRight, 1.25, brows)
		e.BrowTiltLeft, e.BrowTiltRight = geom.Mix(e.BrowTiltLeft, -1, brows), geom.Mix(e.BrowTiltRight, -1, brows)
		e.EyeSize, e.MouthCurve = geom.Mix(e.EyeSize, e.EyeSize+0.1, brows), geom.Mix(e.MouthCurve, -0.3, brows)
	}
	if brows < 0 {
		e.BrowLeft, e.BrowRight = geom.Mix(e.BrowLeft, -0.4, -brows), geom.Mix(e.BrowRight, 1, -brows)
		e.MouthCurve, e.MouthSkew = geom.Mix(e.MouthCurve, 0.9, -brows), geom.Mix(e.MouthSkew, 0.7, -brows)
	}
	return e
}

// hands are Egon's hands. They rest on the ledge. In his turn one of them takes cards off his pile, holds them to his chin
// and throws them to their places, never across his face.
type hands struct {
	in     int // how far the taking hand has left the ledge, 0 to handTicks
	moving bool
	at     geom.Point // the taking hand's offset from its grip at his chin, in widths of his face
	turn   float64    // angle from that at rest, in radians clockwise
}

const (
	handTicks = 9     // for the hand to leave the ledge
	handTilt  = -1.15 // of the holding hand at rest, radians clockwise
	handLag   = 0.4   // part of the remaining way per tick
	handClose = 0.004
	handPush  = 0.3 // how far it follows a card that it throws
	pushTurns = 0.9
	pushPart  = 0.45 // part of the card's time
	// The shoulder of the taking hand, in parts of his face from its upper left; the other one is its mirror image.
	shoulderRight = 0.17
	shoulderDown  = 1.08
)

// goal returns the offset and angle of the taking hand, and whether it jumps there because it holds a card.
func (h *hands) goal(s *scene.Situation) (at geom.Point, turn float64, holds bool) {
	g := s.Timeline.Geometry()
	away := func(x, y float64) geom.Point {
		return geom.Point{X: (x - g.Egon.Grip.X) / g.Egon.Face.W, Y: (y - g.Egon.Grip.Y) / g.Egon.Face.W}
	}
	step, progress, busy := s.Timeline.CurrentStep()
	if c := s.Timeline.View().RevealedCard; c != dreist.NoCard {
		pose, held := s.Timeline.Pose(c), g.Egon.RevealedCard
		right := (g.Egon.Grip.X - held.Center().X) / held.W * pose.W * math.Abs(2*pose.FaceUp-1)
		down := (g.Egon.Grip.Y - held.Center().Y) / held.W * pose.W
		return away(pose.X+right, pose.Y+down), pose.Rotation, !busy || progress > handLag
	}
	if busy && step.Event != nil && s.Timeline.ViewBefore().RevealedCard != dreist.NoCard {
		c := s.Timeline.ViewBefore().RevealedCard
		to, from := s.Timeline.GoalPose(int(c)), g.Egon.RevealedCard.Center()
		far := math.Max(math.Hypot(to.X-from.X, to.Y-from.Y), 1)
		push := math.Sin(math.Pi * min(progress/pushPart, 1))
		x, y := (to.X-from.X)/far*push, (to.Y-from.Y)/far*push
		return geom.Point{X: handPush * x, Y: handPush * y}, pushTurns * push, false
	}
	pile := g.Egon.Pile
	return away(pile.X, pile.Bottom()), 0, false
}

func (h *hands) tick(s *scene.Situation) (changed bool) {
	to := 0
	if v := s.Timeline.View(); s.Timeline.Seating().IsOtherApart && v.Turn == dreist.EgonSeat && v.Winner == dreist.NoSeat {
		to = handTicks
	}
	changed = approach(&h.in, to, 1, s.Timeline.HasReducedMotion() || s.Timeline.Speed() == stage.InstantSpeed)
	h.moving = h.in != to
	if to == 0 {
		return changed
	}
	at, turn, jumps := h.goal(s)
	before := *h
	h.at, h.turn = at, turn
	if !jumps && !s.Timeline.HasReducedMotion() && h.in > 0 {
		h.at, h.turn = closerPoint(before.at, at, handLag, handClose), closer(before.turn, turn, handLag, handClose)
	}
	h.moving = h.moving || h.at != at || h.turn != turn
	return changed || before.at != h.at || before.turn != h.turn
}

// approach moves a number by at most step towards another one, or at once if jumps is set, and reports whether it changed.
func approach(now *int, to, step int, jumps bool) bool {
	before := *now
	*now = min(max(to, before-step), before+step)
	if jumps {
		*now = to
	}
	return *now != before
}

// closer returns a value that is closer to another one by a part of the distance, or that one if it is near.
func closer(from, to, part, near float64) float64 {
	if math.Abs(to-from) < near {
		return to
	}
	return from + part*(to-from)
}

func closerPoint(from, to geom.Point, part, near float64) geom.Point {
	return geom.Point{X: closer(from.X, to.X, part, near), Y: closer(from.Y, to.Y, part, near)}
}

// grip returns the point of the taking hand: on its way from the ledge, or at a card.
func (d drawing) grip() geom.Point {
	at, h, there := &d.g.Egon, &d.Egon.hands, stage.EaseOut(float64(d.Egon.hands.in)/handTicks)
	size := at.Face.W
	return geom.Point{X: geom.Mix(at.RestingHands[0].X, at.Grip.X+h.at.X*size, there), Y: geom.Mix(at.RestingHands[0].Y, at.Grip.Y+h.at.Y*size, there)}
}

// drawHands draws Egon's arms and hands over the ledge. Raised hands are part of the face instead.
func (d drawing) drawHands() {
	if d.Egon.hasRaisedHands() {
		return
	}
	h, at := &d.Egon.hands, &d.g.Egon
	size, corner := at.Face.W, at.Face
	arm := func(right float64, hand mascot.Hand, grip geom.Point, turn float64) {
		wrist := hand.Wrist(turn)
		mascot.DrawSleeve(d.Canvas.Canvas, geom.Point{X: corner.X + right*size, Y: corner.Y + shoulderDown*size},
			geom.Point{X: grip.X + wrist.X*size, Y: grip.Y + wrist.Y*size}, size, 1)
		d.DrawRotated(hand, grip, size, size, 1, turn, kit.WhiteTint(), 1)
	}
	if gift := d.Egon.GiftOffset; gift.Y < 0 {
		pack := at.Pile
		high := float64(len(d.Timeline.View().Piles[dreist.EgonSeat])) * d.g.CardThickness
		arm(1-shoulderRight, mascot.HandBack, geom.Point{X: pack.Center().X + gift.X, Y: pack.Y + 0.8*pack.H + gift.Y - high}, -math.Pi/2)
	} else {
		arm(1-shoulderRight, mascot.RestingHand, at.RestingHands[1], 0)
	}
	if h.in == 0 {
		arm(shoulderRight, mascot.RestingHand, at.RestingHands[0], 0)
		return
	}
	arm(shoulderRight, mascot.HandBack, d.grip(), handTilt+h.turn)
}

// DrawThumb draws the thumb of Egon's taking hand over the card that it holds.
func (o *Opponents) DrawThumb(e pictures.Canvas, s *scene.Situation) {
	d := o.drawing(e, s)
	if h, size := &d.Egon.hands, d.g.Egon.Face.W; h.in > 0 && !d.Egon.hasRaisedHands() {
		d.DrawRotated(mascot.HandThumb, d.grip(), size, size, 1, handTilt+h.turn, kit.WhiteTint(), 1)
	}
}
