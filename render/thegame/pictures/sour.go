package pictures

import (
	"image"
	"image/color"

	"dreist/render/art"
	"dreist/render/figure"
	"dreist/render/paint"
)

// SourMood is the mood of the sour pile: all cards still to be laid, in person. It plays against everyone.
type SourMood uint8

// The moods.
const (
	SourMoodSmug    SourMood = iota // many cards are left
	SourMoodWorried                 // few are left
	SourMoodBeaten                  // the players have won

	// SourMoodCount is the number of moods.
	SourMoodCount = iota
)

// Expression returns the face of a mood. The pile slumps as its power goes.
func (m SourMood) Expression() figure.Expression {
	e := figure.Expression{Power: 1, FaceExpression: [SourMoodCount]figure.FaceExpression{
		SourMoodSmug: {EyeOpenLeft: 0.55, EyeOpenRight: 0.6, EyeSize: 1, LookX: -0.5, LookY: 0.1, BrowLeft: -0.6, BrowRight: 0.5, BrowTiltLeft: 1, BrowTiltRight: 0.6,
			MouthCurve: 0.6, MouthWidth: 1, MouthSkew: 0.9, HeadTilt: -3},
		SourMoodWorried: {EyeOpenLeft: 1, EyeOpenRight: 1, EyeSize: 1.1, LookX: 0.5, LookY: 0.4, BrowLeft: 0.4, BrowRight: 0.6, BrowTiltLeft: -1.1, BrowTiltRight: -1.1,
			MouthCurve: -0.5, MouthOpen: 0.3, Teeth: 2, MouthWidth: 1, Sweat: 1, HeadTilt: 2},
		SourMoodBeaten: {EyeOpenLeft: 0.45, EyeOpenRight: 0.7, EyeSize: 1.05, LookX: 0.2, LookY: 0.7, BrowLeft: 0.2, BrowRight: 0.6, BrowTiltLeft: -1.2, BrowTiltRight: -1,
			MouthCurve: -0.9, MouthWidth: 0.8, Sweat: 0.7, HeadTilt: 8},
	}[m]}
	e.Power = [SourMoodCount]float64{1, 0.7, 0}[m]
	return e
}

func sourPile(e figure.Expression, size int) *image.RGBA {
	t := figure.Colors{Base: art.RGB(0xF4E3C3), Light: art.PaperColor(), Dark: art.RGB(0xD9BE92), Line: art.RGB(0x4A2A16)}
	return figure.PaintFigure(size, t, func(p figure.Pen) { sour(p, e) })
}

const slabs = 9

func slab(i int, power float64) paint.Point {
	askew := [slabs]float64{0, 1.6, -1.2, 1, -1.8, 0.8, -1, 1.8, 0.4}[i]
	lean := float64(i*i) * 0.26 * (1 - power)
	return paint.Point{X: askew + lean, Y: 38 - 7.6*float64(i)*(0.9+0.1*power)}
}

func sour(p figure.Pen, e figure.Expression) {
	p = p.WithMatrix(paint.Scale(0.95, 0.95).Then(paint.Translate(-6*(1-e.Power), 0)))
	top := slab(slabs-1, e.Power)
	layer := func(i int) *paint.Path {
		at := slab(i, e.Power)
		return paint.RoundRect(at.X-33, at.Y-2, 66, 9.4, 3)
	}
	for i := range slabs {
		p.DrawPiece(layer(i), p.Base)
	}
	if !p.IsPaperEdge {
		for i := range slabs { // between the layers there are only thin lines
			p.Fill(layer(i), paint.Solid([2]color.RGBA{p.Base, p.Light}[i%2]))
			at := slab(i, e.Power)
			p.Stroke(paint.StartPath(at.X-31, at.Y+7).Line(at.X+31, at.Y+7), 1.2, paint.Solid(p.Dark))
		}
	}
	lid := p.WithMatrix(paint.Rotate(14 * (1 - e.Power)).Then(paint.Translate(top.X, top.Y-1)))
	back := paint.StartPath(-32, 1).Quad(-34, 0, -32, -2).Line(-22, -12).Quad(-21, -13, -19, -13).Line(25, -13).Quad(27, -13, 28, -12).
		Line(33, -2).Quad(34, 1, 31, 1).Close()
	lid.DrawPiece(back, art.RGB(0xB4552B))
	if p.HasDetails {
		lid.DrawLine(paint.StartPath(-24, -2.5).Line(-17, -9.6).Line(23, -9.6).Line(27, -2.5).Close(), 1.3, art.RGB(0xF3C98B))
	}
	crown := lid.WithMatrix(paint.Rotate(-8 + 40*(1-e.Power)).Then(paint.Translate(-8+26*(1-e.Power), -10-1*(1-e.Power))))
	crown.DrawPiece(paint.StartPath(-11, 3).Line(-13, -11).Line(-6.5, -5).Line(0, -15).Line(6.5, -5).Line(13, -11).Line(11, 3).Close(), yellow())

	middle := slab(4, e.Power)
	head := p.WithMatrix(paint.Rotate(e.HeadTilt).Then(paint.Translate(middle.X, middle.Y)))
	head.DrawFeatures(figure.Features{
		EyeGap: 12, EyeY: -6, EyeHalfWidth: 9, EyeHalfHeight: 9.6, BrowY: -18, MouthY: 14, MouthHalfWidth: 15, OpenMouthHeight: 10, LidColor: p.Dark, CheekColor: art.RGB(0xF2957C),
	}, e)
	head.DrawSweat(29, -16, e)
}
