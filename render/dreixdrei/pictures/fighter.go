package pictures

import (
	"image"

	"dreist/game/dreixdrei"
	"dreist/render/art"
	"dreist/render/figure"
	"dreist/render/paint"
)

// Fighter is the figure of a seat, from 0: fish from the sea and bats from the night, who fight for triples.
type Fighter uint8

// The first two fighters, also on the start screen. The others are fish and bats in other colours.
const (
	Fish Fighter = iota
	BatFighter

	// fighterCount is the number of fighters, one for each seat.
	fighterCount = dreixdrei.MaxSeats
)

func (h Fighter) isBat() bool { return h%2 == BatFighter }

// Expression is the expression of a fighter, with the scales of the things that it holds, from 0 for hidden to 1.
type Expression struct {
	figure.Expression

	PileScale    float64 // the pile in its arms
	CrownScale   float64 // the crown of the first to finish
	LanternScale float64 // the red lantern of the last one left
}

// Blend returns the expression a fraction t, 0 to 1, of the way to another one.
func (e Expression) Blend(b Expression, t float64) Expression {
	return Expression{
		Expression: e.Expression.Blend(b.Expression, t),
		PileScale:  figure.Mix(e.PileScale, b.PileScale, t), CrownScale: figure.Mix(e.CrownScale, b.CrownScale, t), LanternScale: figure.Mix(e.LanternScale, b.LanternScale, t),
	}
}

// InPose returns the expression in a pose. Hands that hold the pile or the lantern stay where they are.
func (e Expression) InPose(p figure.IdlePose) Expression {
	left, right := e.HandLeft, e.HandRight
	e.Expression = e.Expression.InPose(p)
	if e.PileScale > 0 || e.LanternScale > 0 {
		e.HandLeft, e.HandRight = left, right
	}
	return e
}

// Mood is the mood of a fighter.
type Mood uint8

// The moods.
const (
	MoodWaiting       Mood = iota // it is somebody else's turn
	MoodThinking                  // it is its own turn
	MoodPleased                   // cards were laid
	MoodSweeping                  // a pile was deleted
	MoodLoaded                    // it picked up the pile
	MoodTeasing                   // another fighter picked up the pile
	MoodFirstFinished             // it finished first
	MoodLastLeft                  // it is the last one left

	// MoodCount is the number of moods.
	MoodCount = iota
)

// FighterMotif is a fighter in a mood.
type FighterMotif struct {
	Fighter Fighter
	Mood    Mood
}

// Expression returns the expression of a mood.
func (r FighterMotif) Expression() Expression {
	return [MoodCount]Expression{
		MoodWaiting: {Expression: figure.Expression{HandLeft: 0.2, HandRight: 0.35, Power: 1, FaceExpression: figure.FaceExpression{EyeOpenLeft: 0.85,
			EyeOpenRight: 0.85, EyeSize: 1, LookX: 0.4, LookY: 0.1, MouthCurve: 0.6, MouthWidth: 0.8, MouthSkew: 0.2, BrowLeft: 0.1, BrowRight: 0.3,
			Blush: 0.5}}},
		MoodThinking: {Expression: figure.Expression{HandRight: 0.75, Power: 1, FaceExpression: figure.FaceExpression{EyeOpenLeft: 0.8, EyeOpenRight: 1,
			EyeSize: 1.06, LookX: 0.6, LookY: -0.8, BrowLeft: -0.3, BrowRight: 1.1, BrowTiltLeft: 0.7, BrowTiltRight: -0.3, MouthCurve: -0.2,
			MouthWidth: 0.5, MouthSkew: 0.9, Blush: 0.3, HeadTilt: 6}}},
		MoodPleased: {Expression: figure.Expression{HandLeft: 0.6, HandRight: 0.6, Hop: 0.4, Power: 1, FaceExpression: figure.FaceExpression{
			EyeOpenLeft: 1, EyeOpenRight: 1, EyeSize: 1.06, Joy: 0.25, LookX: 0.2, BrowLeft: 0.6, BrowRight: 0.6, MouthCurve: 1, MouthOpen: 0.6,
			Teeth: 1.4, MouthWidth: 1.1, Blush: 0.8, HeadTilt: -4}}},
		MoodSweeping: {Expression: figure.Expression{HandLeft: 0.1, HandRight: 1, Hop: 0.6, Power: 1.6, FaceExpression: figure.FaceExpression{
			EyeOpenLeft: 0.85, EyeOpenRight: 0.85, EyeSize: 1.08, Joy: 0.3, LookX: 0.7, LookY: 0.4, BrowLeft: -0.3, BrowRight: -0.3, BrowTiltLeft: 1,
			BrowTiltRight: 1, MouthCurve: 1, MouthOpen: 0.75, Teeth: 1.8, MouthWidth: 1.2, Blush: 0.5, HeadTilt: 9}}},
		MoodLoaded: {PileScale: 1, Expression: figure.Expression{Hop: -0.5, Power: 0.5, FaceExpression: figure.FaceExpression{EyeOpenLeft: 0.95,
			EyeOpenRight: 0.95, EyeSize: 1.1, LookX: 0.1, LookY: 0.85, BrowLeft: 0.6, BrowRight: 0.6, BrowTiltLeft: -1.1, BrowTiltRight: -1.1,
			MouthCurve: -0.4, MouthOpen: 0.25, Teeth: 2, MouthWidth: 0.9, Sweat: 1, HeadTilt: -3}}},
		MoodTeasing: {Expression: figure.Expression{HandLeft: 1, HandRight: 0.2, Power: 1.2, FaceExpression: figure.FaceExpression{EyeOpenLeft: 0,
			EyeOpenRight: 0.95, EyeSize: 1.08, Joy: 0.2, LookX: 0.4, BrowLeft: -0.4, BrowRight: 0.9, BrowTiltLeft: 0.4, MouthCurve: 1,
			MouthOpen: 0.35, MouthWidth: 1.05, Tongue: 0.9, Blush: 0.7, HeadTilt: -8}}},
		MoodFirstFinished: {CrownScale: 1, Expression: figure.Expression{HandLeft: 1, HandRight: 1, Hop: 0.5, Power: 1.3, FaceExpression: figure.FaceExpression{
			EyeOpenLeft: 0, EyeOpenRight: 0, EyeSize: 1.14, Joy: 1, BrowLeft: 0.9, BrowRight: 0.9, BrowTiltLeft: -0.3, BrowTiltRight: -0.3,
			MouthCurve: 1, MouthOpen: 1.05, Teeth: 1, MouthWidth: 1.25, Blush: 1, HeadTilt: -3}}},
		MoodLastLeft: {LanternScale: 1, Expression: figure.Expression{HandRight: 0.45, Hop: -0.8, FaceExpression: figure.FaceExpression{EyeOpenLeft: 0.55,
			EyeOpenRight: 0.6, EyeSize: 1.04, LookX: -0.3, LookY: 0.8, BrowLeft: 0.5, BrowRight: 0.5, BrowTiltLeft: -1.2, BrowTiltRight: -1.2,
			MouthCurve: -0.9, MouthWidth: 0.65, MouthSkew: 0.2, Sweat: 0.8, HeadTilt: 7}}},
	}[r.Mood]
}

// LiveFighter is a fighter that glides from mood to mood.
type LiveFighter = figure.LiveFigure[FighterMotif, Expression]

// NewLiveFighter returns a fighter that waits. seed sets its idle motion.
func NewLiveFighter(h Fighter, seed uint64) *LiveFighter {
	return figure.NewLiveFigure(seed, 2, FighterMotif{Fighter: h}, func(e Expression, size int) *image.RGBA { return fighterImage(h, e, size) })
}

func fighterImage(h Fighter, e Expression, size int) *image.RGBA {
	return figure.PaintFigure(size, fighterTones(h), func(p figure.Pen) { h.draw(p, e) })
}

// symbol returns the silhouette of the fighter, which still reads if it is a few pixels wide. The fish looks to the right.
func (h Fighter) symbol() *paint.Path {
	if h.isBat() {
		o := art.BatOutline()
		return paint.Union(o.Body, o.Ear, o.Ear.Mirrored(), o.Wing, o.Wing.Mirrored())
	}
	o := art.FishOutline()
	return paint.Union(o.Body.Mirrored(), o.Tail.Mirrored(), o.Fin.Mirrored())
}

// draw draws the fighter around (0, 0), about 46 units to every side.
func (h Fighter) draw(p figure.Pen, e Expression) {
	p = p.WithMatrix(paint.Scale(0.9, 0.9).Then(paint.Translate(0, 3-4*e.Hop)))
	kind := fish
	if h.isBat() {
		kind = bat
	}
	hands := kind(p, e)
	if e.LanternScale > 0 {
		at := hands[1].Apply(paint.Point{})
		lantern(p.WithMatrix(paint.Scale(0.75*e.LanternScale, 0.75*e.LanternScale).Then(paint.Translate(at.X+1, at.Y+6))))
	}
	if e.PileScale > 0 {
		load(p.WithMatrix(paint.Scale(e.PileScale, e.PileScale).Then(paint.Translate(0, 38))))
	}
	if e.PileScale > 0 || e.LanternScale > 0 { // hands lie over the thing that they hold
		for _, at := range hands {
			glove(p.WithMatrix(at), RedColor())
		}
	}
}

// fish draws the fish, its head to the right, and returns the places of its gloves.
func fish(p figure.Pen, e Expression) (hands [2]paint.Matrix) {
	o := art.FishOutline()
	body := p.WithMatrix(paint.Scale(1.13, 1.13).Then(paint.Rotate(e.HeadTilt * 0.5)).Then(paint.Translate(-1, -3)))
	body.LineWidth /= 1.13
	tail := body.WithMatrix(paint.Scale(-1, 1)).WithMatrix(paint.Translate(-24, 0).Then(paint.Rotate(14*e.Power - 10)).Then(paint.Translate(24, 0)))
	tail.DrawPiece(o.Tail, p.Dark)
	if p.HasDetails {
		tail.DrawLine(paint.StartPath(27, -3).Quad(29.5, -7.5, 33, -10).Move(27, 3).Quad(29.5, 7.5, 33, 10), figure.OutlineWidth*0.6, p.Line)
	}
	body.DrawPiece(o.Fin.Mirrored(), p.Dark)
	if p.HasDetails {
		body.DrawLine(paint.StartPath(3, -24).Quad(1, -27, -3, -29).Move(-4, -21.5).Quad(-4.5, -25, -6, -27), figure.OutlineWidth*0.6, p.Line)
	}
	right := p.DrawArm(paint.Point{X: 26, Y: 14}, paint.Point{X: 35, Y: 25}, paint.Point{X: 37, Y: -20}, e.HandRight, 6, p.Dark)
	hands[1] = paint.Rotate(30 - 25*e.HandRight).Then(paint.Translate(right.X, right.Y))
	glove(p.WithMatrix(hands[1]), RedColor())
	body.DrawPiece(o.Body.Mirrored(), p.Base)
	body.DrawPatch(o.Body.Mirrored(), paint.Ellipse(12, 25, 24, 12), p.Light)
	if p.HasDetails {
		for _, at := range [3]paint.Point{{X: -10, Y: -9}, {X: -15, Y: -2}, {X: -9, Y: -1}} {
			body.DrawLine(paint.StartPath(at.X, at.Y-3).Quad(at.X-3.4, at.Y, at.X, at.Y+3), figure.OutlineWidth*0.65, p.Dark)
		}
	}
	body.DrawGloss(paint.StartPath(26.5, -8).Quad(23, -15.5, 15.5, -18.5))
	head := body.WithMatrix(paint.Translate(10.5, 0.5))
	head.DrawFeatures(figure.Features{EyeGap: 8.8, EyeY: -3.5, EyeHalfWidth: 6.6, EyeHalfHeight: 7.5, BrowY: -14, MouthY: 8.5, MouthHalfWidth: 8.8, OpenMouthHeight: 7.4,
		LidColor: p.Dark, CheekColor: art.RGB(0xF79D95)}, e.Expression)
	left := p.DrawArm(paint.Point{X: -6, Y: 15}, paint.Point{X: -16, Y: 27}, paint.Point{X: -24, Y: -14}, e.HandLeft, 6, p.Dark)
	hands[0] = paint.Scale(-1, 1).Then(paint.Rotate(25*e.HandLeft - 30)).Then(paint.Translate(left.X, left.Y))
	glove(p.WithMatrix(hands[0]), RedColor())
	if e.CrownScale > 0 {
		crown(body.WithMatrix(paint.Scale(e.CrownScale, e.CrownScale).Then(paint.Rotate(12)).Then(paint.Translate(14, -24))))
	}
	head.DrawSweat(17, -17, e.Expression)
	return hands
}

// bat draws the bat, whose wings end in gloves, and returns the places of its gloves.
func bat(p figure.Pen, e Expression) (hands [2]paint.Matrix) {
	o := art.BatOutline()
	for i, half := range p.MirrorPair() {
		turn := 36 - 64*e.HandHeight(i) - 6*(e.Power-1) + 26*e.PileScale
		place := paint.Translate(-15, 0).Then(paint.Scale(0.92, 1.05)).Then(paint.Rotate(turn)).Then(paint.Translate(16, 2))
		wing := half.WithMatrix(place)
		wing.DrawPiece(o.Wing, p.Dark)
		if p.HasDetails {
			wing.DrawLine(paint.StartPath(18, -3).Quad(28, -8, 37.8, -11.5).Move(20, 1).Quad(28, 2, 31.3, 15.5).Move(19, 6).Quad(22, 10, 22.8, 18.5),
				figure.OutlineWidth*0.6, p.Line)
		}
		at := place.Apply(paint.Point{X: 37, Y: -11})
		hands[i] = paint.Rotate(turn*0.6 + 8).Then(paint.Translate(at.X, at.Y)).Then(paint.Scale(2*float64(i)-1, 1))
		glove(p.WithMatrix(hands[i]), RedColor())
	}
	body := p.WithMatrix(paint.Scale(1.2, 1.2).Then(paint.Rotate(e.HeadTilt * 0.7)).Then(paint.Translate(0, 4)))
	body.LineWidth /= 1.2
	for _, half := range p.MirrorPair() { // feet
		half.DrawPiece(paint.Ellipse(9, 33, 6.5, 4.5), p.Dark)
	}
	spirit := min(1, max(-1, e.MouthCurve+0.4*e.MouthOpen))
	for _, half := range body.MirrorPair() {
		ear := half.WithMatrix(paint.Translate(-11, 14).Then(paint.Rotate(8 - 10*spirit)).Then(paint.Translate(11, -14)))
		ear.DrawPiece(o.Ear, p.Base)
		if !p.IsPaperEdge {
			ear.Fill(paint.StartPath(8, -19).Quad(11, -26, 14.8, -29).Quad(17, -22, 16, -14).Close(), paint.Solid(art.RGB(0xE79AC0)))
		}
	}
	body.DrawPiece(o.Body, p.Base)
	body.DrawPatch(o.Body, paint.Ellipse(0, 26, 13, 9), p.Light)
	if p.HasDetails && !p.IsPaperEdge {
		body.Fill(paint.StartPath(-5, -17.5).Quad(-3, -13, -1.5, -12.5).Quad(-1, -14, 0.5, -14.5).Quad(2, -12.5, 3, -12).Quad(5, -14.5, 5.5, -17.5).
			Close(), paint.Solid(p.Dark))
	}
	body.DrawGloss(paint.StartPath(-15.5, -5).Quad(-13, -12, -8, -14.5))
	body.DrawFeatures(figure.Features{EyeGap: 8.6, EyeY: -1.5, EyeHalfWidth: 6.5, EyeHalfHeight: 7.3, BrowY: -11.5, MouthY: 11.5, MouthHalfWidth: 9, OpenMouthHeight: 8.5,
		LidColor: p.Dark, CheekColor: art.RGB(0xF08AC0), HasFangs: true}, e.Expression)
	if e.CrownScale > 0 {
		crown(body.WithMatrix(paint.Scale(e.CrownScale*0.9, e.CrownScale*0.9).Then(paint.Translate(0, -19))))
	}
	body.DrawSweat(19, -12, e.Expression)
	return hands
}

func load(p figure.Pen) {
	p.Line = art.RGB(0x4A2A16)
	for i := range 5 {
		x, y := [5]float64{1, -2, 2.5, -1, 0.5}[i], 3-4*float64(i)
		card := paint.RoundRect(x-24, y-3, 48, 6.5, 2)
		p.DrawPiece(card, art.PaperColor())
		if !p.IsPaperEdge && p.HasDetails {
			p.Stroke(paint.StartPath(x-21, y+1).Line(x+21, y+1), 1.6, paint.Solid(tonesOf(i).Base))
		}
	}
}

// lantern draws the red lantern of the last one, which hangs from (0, 0) about 30 units down.
func lantern(p figure.Pen) {
	p.Line = art.RGB(0x4D0F0A)
	p.DrawPiece(paint.RoundRect(-2, -2, 4, 8, 2), gold())
	p.DrawPiece(paint.RoundRect(-8, 4, 16, 5, 2), art.RGB(0x6B3E00))
	p.DrawPiece(paint.StartPath(0, 8).Cubic(17, 8, 17, 30, 0, 30).MirrorHalf(), RedColor())
	if !p.IsPaperEdge {
		p.Fill(paint.Ellipse(0, 19, 6, 7.5), paint.Solid(art.RGB(0xFFC46B)))
	}
	p.DrawPiece(paint.RoundRect(-7, 28.5, 14, 4.5, 2), art.RGB(0x6B3E00))
}
