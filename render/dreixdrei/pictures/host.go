package pictures

import (
	"image"

	"dreist/game/dreixdrei"
	"dreist/render/art"
	"dreist/render/figure"
	"dreist/render/paint"
)

// Host is a fighter: fish from the sea and bats from the night, who fight for triples. Its number is that of its seat, from 0.
type Host uint8

// The first two hosts, also on the start screen. The others are fish and bats in other colours.
const (
	Fish Host = iota
	Bat

	// Hosts is the number of hosts, one for each seat.
	Hosts = dreixdrei.MaxSeats
)

// bat reports whether a host is a bat.
func (h Host) bat() bool { return h%2 == Bat }

// Expression is the expression of a host, with how much is seen of each thing that it holds, 0 to 1.
type Expression struct {
	figure.Expression

	Load    float64 // the pile in its arms
	Crown   float64 // the crown of the first one out
	Lantern float64 // the red lantern of the last one
}

// Blend returns the expression a fraction t, 0 to 1, of the way to another one.
func (a Expression) Blend(b Expression, t float64) Expression {
	return Expression{
		Expression: a.Expression.Blend(b.Expression, t),
		Load:       figure.Mix(a.Load, b.Load, t), Crown: figure.Mix(a.Crown, b.Crown, t), Lantern: figure.Mix(a.Lantern, b.Lantern, t),
	}
}

// In returns the expression in a pose. A host that carries the pile has no free hand.
func (a Expression) In(p figure.Pose) Expression {
	left, right := a.HandLeft, a.HandRight
	a.Expression = a.Expression.In(p)
	if a.Load > 0 || a.Lantern > 0 {
		a.HandLeft, a.HandRight = left, right
	}
	return a
}

// Mood is the mood of a host.
type Mood uint8

// The moods.
const (
	Waiting  Mood = iota // it is somebody else's turn
	Thinking             // it is its own turn
	Pleased              // cards were laid
	Sweeping             // a pile was deleted
	Loaded               // it picked up the pile
	Teasing              // somebody else picked it up
	FirstOut             // it is the first one out
	LastLeft             // it is the last one left

	// Moods is the number of moods.
	Moods = iota
)

// Role is a host in a mood.
type Role struct {
	Host Host
	Mood Mood
}

// Expression returns the expression of a mood.
func (r Role) Expression() Expression {
	e := Expression{Expression: figure.Expression{Power: 1, FaceExpression: [Moods]figure.FaceExpression{
		Waiting: {LidLeft: 0.85, LidRight: 0.85, Eye: 1, LookX: 0.4, LookY: 0.1, Curve: 0.6, Width: 0.8, Skew: 0.2, BrowLeft: 0.1, BrowRight: 0.3,
			Blush: 0.5},
		Thinking: {LidLeft: 0.8, LidRight: 1, Eye: 1.06, LookX: 0.6, LookY: -0.8, BrowLeft: -0.3, BrowRight: 1.1, TiltLeft: 0.7, TiltRight: -0.3,
			Curve: -0.2, Width: 0.5, Skew: 0.9, Blush: 0.3, Tilt: 6},
		Pleased: {LidLeft: 1, LidRight: 1, Eye: 1.06, Joy: 0.25, LookX: 0.2, BrowLeft: 0.6, BrowRight: 0.6, Curve: 1, Open: 0.6, Teeth: 1.4,
			Width: 1.1, Blush: 0.8, Tilt: -4},
		Sweeping: {LidLeft: 0.85, LidRight: 0.85, Eye: 1.08, Joy: 0.3, LookX: 0.7, LookY: 0.4, BrowLeft: -0.3, BrowRight: -0.3, TiltLeft: 1,
			TiltRight: 1, Curve: 1, Open: 0.75, Teeth: 1.8, Width: 1.2, Blush: 0.5, Tilt: 9},
		Loaded: {LidLeft: 0.95, LidRight: 0.95, Eye: 1.1, LookX: 0.1, LookY: 0.85, BrowLeft: 0.6, BrowRight: 0.6, TiltLeft: -1.1, TiltRight: -1.1,
			Curve: -0.4, Open: 0.25, Teeth: 2, Width: 0.9, Sweat: 1, Tilt: -3},
		Teasing: {LidLeft: 0, LidRight: 0.95, Eye: 1.08, Joy: 0.2, LookX: 0.4, BrowLeft: -0.4, BrowRight: 0.9, TiltLeft: 0.4, Curve: 1,
			Open: 0.35, Width: 1.05, Tongue: 0.9, Blush: 0.7, Tilt: -8},
		FirstOut: {LidLeft: 0, LidRight: 0, Eye: 1.14, Joy: 1, BrowLeft: 0.9, BrowRight: 0.9, TiltLeft: -0.3, TiltRight: -0.3, Curve: 1, Open: 1.05,
			Teeth: 1, Width: 1.25, Blush: 1, Tilt: -3},
		LastLeft: {LidLeft: 0.55, LidRight: 0.6, Eye: 1.04, LookX: -0.3, LookY: 0.8, BrowLeft: 0.5, BrowRight: 0.5, TiltLeft: -1.2, TiltRight: -1.2,
			Curve: -0.9, Width: 0.65, Skew: 0.2, Sweat: 0.8, Tilt: 7},
	}[r.Mood]}}
	switch r.Mood {
	case Waiting:
		e.HandLeft, e.HandRight = 0.2, 0.35
	case Thinking:
		e.HandRight = 0.75
	case Pleased:
		e.HandLeft, e.HandRight, e.Hop = 0.6, 0.6, 0.4
	case Sweeping:
		e.HandLeft, e.HandRight, e.Hop, e.Power = 0.1, 1, 0.6, 1.6
	case Loaded:
		e.Hop, e.Power, e.Load = -0.5, 0.5, 1
	case Teasing:
		e.HandLeft, e.HandRight, e.Power = 1, 0.2, 1.2
	case FirstOut:
		e.HandLeft, e.HandRight, e.Hop, e.Power, e.Crown = 1, 1, 0.5, 1.3, 1
	case LastLeft:
		e.HandRight, e.Hop, e.Power, e.Lantern = 0.45, -0.8, 0, 1
	}
	return e
}

// Live is a host that glides from mood to mood.
type Live = figure.Live[Role, Expression]

// NewLive returns a host that waits, one of the two of the start screen.
func NewLive(h Host, seed uint64) *Live {
	return figure.NewLive(seed, 2, Role{Host: h}, func(e Expression, size int) *image.RGBA { return Figure(h, e, size) })
}

// Figure returns a host with an expression, size×size pixels.
func Figure(h Host, e Expression, size int) *image.RGBA {
	return figure.Square(size, h.tones(), func(p figure.Pen) { h.draw(p, e) })
}

// FootDistance returns the distance from a host's middle down to its feet, in its sizes.
func (h Host) FootDistance() float64 {
	if h.bat() {
		return 0.365
	}
	return 0.3
}

func (h Host) tones() figure.Tones { return tonesOfHost(h) }

// symbol returns the silhouette of the host, which still reads if it is a few pixels wide. The fish looks to the right.
func (h Host) symbol() *paint.Path {
	if h.bat() {
		o := art.BatOutline()
		return paint.Union(o.Body, o.Ear, o.Ear.Mirrored(), o.Wing, o.Wing.Mirrored())
	}
	o := art.FishOutline()
	return paint.Union(o.Body.Mirrored(), o.Tail.Mirrored(), o.Fin.Mirrored())
}

// draw draws the host around (0, 0), about 46 units to every side.
func (h Host) draw(p figure.Pen, e Expression) {
	p = p.In(paint.Scale(0.9, 0.9).Then(paint.Move(0, 3-4*e.Hop)))
	kind := fish
	if h.bat() {
		kind = bat
	}
	hands := kind(p, e)
	if e.Lantern > 0 {
		at := hands[1].Apply(paint.Point{})
		lantern(p.In(paint.Scale(0.75*e.Lantern, 0.75*e.Lantern).Then(paint.Move(at.X+1, at.Y+6))))
	}
	if e.Load > 0 {
		load(p.In(paint.Scale(e.Load, e.Load).Then(paint.Move(0, 38))))
	}
	if e.Load > 0 || e.Lantern > 0 { // hands lie over the thing that they hold
		for _, at := range hands {
			glove(p.In(at), Red())
		}
	}
}

// fish draws the fish, its head to the right, and returns the places of its gloves.
func fish(p figure.Pen, e Expression) (hands [2]paint.Matrix) {
	o := art.FishOutline()
	body := p.In(paint.Scale(1.13, 1.13).Then(paint.Turn(e.Tilt * 0.5)).Then(paint.Move(-1, -3)))
	body.Weight /= 1.13
	tail := body.In(paint.Scale(-1, 1)).In(paint.Move(-24, 0).Then(paint.Turn(14*e.Power - 10)).Then(paint.Move(24, 0)))
	tail.Piece(o.Tail, p.Dark)
	if p.Fine {
		tail.Mark(paint.Start(27, -3).Quad(29.5, -7.5, 33, -10).Move(27, 3).Quad(29.5, 7.5, 33, 10), figure.Outline*0.6, p.Line)
	}
	body.Piece(o.Fin.Mirrored(), p.Dark)
	if p.Fine {
		body.Mark(paint.Start(3, -24).Quad(1, -27, -3, -29).Move(-4, -21.5).Quad(-4.5, -25, -6, -27), figure.Outline*0.6, p.Line)
	}
	right := p.Arm(paint.Point{X: 26, Y: 14}, paint.Point{X: 35, Y: 25}, paint.Point{X: 37, Y: -20}, e.HandRight, 6, p.Dark)
	hands[1] = paint.Turn(30 - 25*e.HandRight).Then(paint.Move(right.X, right.Y))
	glove(p.In(hands[1]), Red())
	body.Piece(o.Body.Mirrored(), p.Base)
	body.Patch(o.Body.Mirrored(), paint.Ellipse(12, 25, 24, 12), p.Light)
	if p.Fine {
		for _, at := range [3]paint.Point{{X: -10, Y: -9}, {X: -15, Y: -2}, {X: -9, Y: -1}} {
			body.Mark(paint.Start(at.X, at.Y-3).Quad(at.X-3.4, at.Y, at.X, at.Y+3), figure.Outline*0.65, p.Dark)
		}
	}
	body.Gloss(paint.Start(26.5, -8).Quad(23, -15.5, 15.5, -18.5))
	head := body.In(paint.Move(10.5, 0.5))
	head.Features(figure.Features{EyeGap: 8.8, EyeY: -3.5, EyeHalfWidth: 6.6, EyeHalfHeight: 7.5, BrowY: -14, MouthY: 8.5, MouthW: 8.8, MouthH: 7.4,
		Lid: p.Dark, Cheek: art.RGB(0xF79D95)}, e.Expression)
	left := p.Arm(paint.Point{X: -6, Y: 15}, paint.Point{X: -16, Y: 27}, paint.Point{X: -24, Y: -14}, e.HandLeft, 6, p.Dark)
	hands[0] = paint.Scale(-1, 1).Then(paint.Turn(25*e.HandLeft - 30)).Then(paint.Move(left.X, left.Y))
	glove(p.In(hands[0]), Red())
	if e.Crown > 0 {
		crown(body.In(paint.Scale(e.Crown, e.Crown).Then(paint.Turn(12)).Then(paint.Move(14, -24))))
	}
	head.Sweat(17, -17, e.Expression)
	return hands
}

// bat draws the bat, whose wings end in gloves, and returns the places of its gloves.
func bat(p figure.Pen, e Expression) (hands [2]paint.Matrix) {
	o := art.BatOutline()
	for i, half := range p.Halves() {
		turn := 36 - 64*e.Raised(i) - 6*(e.Power-1) + 26*e.Load
		place := paint.Move(-15, 0).Then(paint.Scale(0.92, 1.05)).Then(paint.Turn(turn)).Then(paint.Move(16, 2))
		wing := half.In(place)
		wing.Piece(o.Wing, p.Dark)
		if p.Fine {
			wing.Mark(paint.Start(18, -3).Quad(28, -8, 37.8, -11.5).Move(20, 1).Quad(28, 2, 31.3, 15.5).Move(19, 6).Quad(22, 10, 22.8, 18.5),
				figure.Outline*0.6, p.Line)
		}
		at := place.Apply(paint.Point{X: 37, Y: -11})
		hands[i] = paint.Turn(turn*0.6 + 8).Then(paint.Move(at.X, at.Y)).Then(paint.Scale(2*float64(i)-1, 1))
		glove(p.In(hands[i]), Red())
	}
	body := p.In(paint.Scale(1.2, 1.2).Then(paint.Turn(e.Tilt * 0.7)).Then(paint.Move(0, 4)))
	body.Weight /= 1.2
	for _, half := range p.Halves() { // feet
		half.Piece(paint.Ellipse(9, 33, 6.5, 4.5), p.Dark)
	}
	spirit := min(1, max(-1, e.Curve+0.4*e.Open))
	for _, half := range body.Halves() {
		ear := half.In(paint.Move(-11, 14).Then(paint.Turn(8 - 10*spirit)).Then(paint.Move(11, -14)))
		ear.Piece(o.Ear, p.Base)
		if !p.Edging {
			ear.Fill(paint.Start(8, -19).Quad(11, -26, 14.8, -29).Quad(17, -22, 16, -14).Close(), paint.Solid(art.RGB(0xE79AC0)))
		}
	}
	body.Piece(o.Body, p.Base)
	body.Patch(o.Body, paint.Ellipse(0, 26, 13, 9), p.Light)
	if p.Fine && !p.Edging {
		body.Fill(paint.Start(-5, -17.5).Quad(-3, -13, -1.5, -12.5).Quad(-1, -14, 0.5, -14.5).Quad(2, -12.5, 3, -12).Quad(5, -14.5, 5.5, -17.5).
			Close(), paint.Solid(p.Dark))
	}
	body.Gloss(paint.Start(-15.5, -5).Quad(-13, -12, -8, -14.5))
	body.Features(figure.Features{EyeGap: 8.6, EyeY: -1.5, EyeHalfWidth: 6.5, EyeHalfHeight: 7.3, BrowY: -11.5, MouthY: 11.5, MouthW: 9, MouthH: 8.5,
		Lid: p.Dark, Cheek: art.RGB(0xF08AC0), Fangs: true}, e.Expression)
	if e.Crown > 0 {
		crown(body.In(paint.Scale(e.Crown*0.9, e.Crown*0.9).Then(paint.Move(0, -19))))
	}
	body.Sweat(19, -12, e.Expression)
	return hands
}

// load draws a pile of cards around (0, 0).
func load(p figure.Pen) {
	p.Line = art.RGB(0x4A2A16)
	for i := range 5 {
		x, y := [5]float64{1, -2, 2.5, -1, 0.5}[i], 3-4*float64(i)
		card := paint.RoundRect(x-24, y-3, 48, 6.5, 2)
		p.Piece(card, art.Paper())
		if !p.Edging && p.Fine {
			p.Stroke(paint.Start(x-21, y+1).Line(x+21, y+1), 1.6, paint.Solid(tonesOf(i).Base))
		}
	}
}

// lantern draws the red lantern of the last one, which hangs from (0, 0) about 30 units down.
func lantern(p figure.Pen) {
	p.Line = art.RGB(0x4D0F0A)
	p.Piece(paint.RoundRect(-2, -2, 4, 8, 2), gold())
	p.Piece(paint.RoundRect(-8, 4, 16, 5, 2), art.RGB(0x6B3E00))
	p.Piece(paint.Start(0, 8).Cubic(17, 8, 17, 30, 0, 30).Symmetric(), Red())
	if !p.Edging {
		p.Fill(paint.Ellipse(0, 19, 6, 7.5), paint.Solid(art.RGB(0xFFC46B)))
	}
	p.Piece(paint.RoundRect(-7, 28.5, 14, 4.5, 2), art.RGB(0x6B3E00))
}
