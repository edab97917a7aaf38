package mascot

import (
	"image"
	"image/color"
	"math"

	"dreist/render/art"
	"dreist/render/figure"
	"dreist/render/paint"
)

// egonLine is the width of Egon's outlines in hundredths of his portrait.
const egonLine = 2.2

// Portrait returns a portrait of Egon with an expression, size×size pixels: a round face with ears, a tuft of hair and a bow tie.
func Portrait(e Expression, size int) *image.RGBA {
	c := paint.NewSquareCanvas(size, 100)
	DrawPortrait(c, e, size >= 32)
	return c.Image()
}

// PortraitSVG returns the portrait of Egon with an expression as an SVG file.
func PortraitSVG(e Expression) []byte {
	c := paint.NewSVGCanvas(100)
	DrawPortrait(c, e, true)
	return c.SVG()
}

// DrawPortrait draws Egon with an expression on a square of 100 by 100 units. fine adds details that only a large picture can show.
func DrawPortrait(c paint.Canvas, e Expression, fine bool) {
	t := egonTones()
	skin, shade, line := t.skin, t.shade, t.line

	if e.Seated < 0.5 {
		c.FillAndStroke(egonTrunk(), paint.Solid(t.jacket), egonLine, paint.Solid(line))
	}
	head := c.Transformed(paint.Scale(0.94, 0.94).Then(paint.Rotate(e.HeadTilt)).Then(paint.Translate(50, 53)))
	// Hair and ears follow the mood: up when he smiles, down when he does not.
	spirit := math.Max(-1, math.Min(1, e.MouthCurve+0.5*e.MouthOpen))
	for _, half := range head.MirrorPair() {
		ear := half.Transformed(paint.Rotate(-14 * spirit).Then(paint.Translate(35, 3)))
		ear.FillAndStroke(paint.Ellipse(1.5, 0, 7.5, 9), paint.Solid(skin), egonLine, paint.Solid(line))
		ear.Fill(paint.Ellipse(2.6, 0.6, 3.6, 5), paint.Solid(shade))
	}
	egonHead(head, skin, shade, line)
	egonHair(head, spirit, line)
	figure.Features{
		EyeGap: 13.2, EyeY: -4.5, EyeHalfWidth: 9.6, EyeHalfHeight: 10.6, BrowY: -20, MouthY: 15, MouthHalfWidth: 14, OpenMouthHeight: 12,
		LineWidth: egonLine, LineColor: line, LidColor: shade, CheekColor: art.RGB(0xF2785C), HasDetails: fine,
	}.Draw(head, e.FaceExpression)
	if e.Sweat > 0 {
		figure.DrawSweat(head.Transformed(paint.Translate(31, -15)), e.Sweat)
	}
	if e.TieRemoval < 0.5 {
		egonTie(c.Transformed(paint.Translate(50, 100*TieTop)), e.BowTilt, line)
	}
	egonHands(c, e, t)
	if e.NoteProgress > 0 && e.NoteProgress < 1 {
		egonNote(c, e.NoteProgress, line)
	}
}

// egonTrunk returns the outline of his jacket, rounded below like a bust, as a straight end would look cut off.
func egonTrunk() *paint.Path {
	return paint.StartPath(0, 82).Cubic(16, 82, 27, 85.5, 31.5, 91).Cubic(35, 96, 32, 98.2, 22, 98.3).Line(0, 98.3).MirrorHalf().
		Map(paint.Translate(50, 0))
}

func egonHead(head paint.Canvas, skin, shade, line color.RGBA) {
	face := paint.StartPath(0, -35).Cubic(22, -35, 36, -19, 37, 2).Cubic(38, 24, 23, 37, 0, 37).MirrorHalf()
	head.Fill(face, paint.Solid(skin))
	away := paint.StartPath(-45, 45).Line(-45, 14).Cubic(-30, 36, 22, 38, 38, -2).Line(45, 0).Line(45, 45).Close()
	head.Clip(face).Fill(away, paint.Solid(paint.ScaleOpacity(shade, 0.45)))
	head.Stroke(face, egonLine, paint.Solid(line))
}

// egonHair draws a tuft of three locks. It stands up when he is in high spirits, and hangs over the forehead when he is not.
func egonHair(head paint.Canvas, spirit float64, line color.RGBA) {
	hair := paint.Solid(art.RGB(0x8C4A1F))
	c := head.Transformed(paint.Rotate(14 * (1 - spirit)).Then(paint.Translate(0, -31)))
	stand := 0.8 + 0.2*spirit
	locks := make([]*paint.Path, 0, 3)
	for _, lock := range [3]struct{ turn, length, width float64 }{{-38, 17, 5}, {34, 16, 5}, {-2, 22, 5.6}} {
		l, w := lock.length*stand, lock.width
		curl := paint.StartPath(-w, 2).Cubic(-w*1.3, -l*0.45, -w*0.6, -l*0.9, w*0.75, -l).Cubic(w*0.3, -l*0.65, w*1.4, -l*0.35, w, 2).
			Quad(0, 5, -w, 2).Close()
		locks = append(locks, curl.Map(paint.Rotate(lock.turn*(1.25-0.25*spirit))))
	}
	tuft := paint.Union(append(locks, paint.Ellipse(0, 0.5, 8, 4.5))...)
	// Stroked first and filled after, the locks grow together without lines between them.
	c.Stroke(tuft, egonLine*2, paint.Solid(line))
	c.Fill(tuft, hair)
	c.Stroke(paint.StartPath(-1, -3).Quad(-2.5, -8*stand, 0, -14*stand), egonLine*0.8, paint.Solid(art.RGB(0xB8713C)))
}

func egonTie(c paint.Canvas, crooked float64, line color.RGBA) {
	c = c.Transformed(paint.Scale(0.94, 0.94).Then(paint.Rotate(crooked)))
	for _, half := range c.MirrorPair() {
		wing := paint.StartPath(0, -2).Cubic(6, -9, 12, -11, 17, -9).Cubic(19, -4, 19, 4, 17, 9).Cubic(12, 11, 6, 9, 0, 2).Close()
		half.Fill(wing, paint.Solid(art.RGB(0xF2C14B)))
		inside := half.Clip(wing)
		for _, at := range [4]paint.Point{{X: 8, Y: -4}, {X: 14, Y: 0}, {X: 8, Y: 4.5}, {X: 16, Y: -8}} {
			inside.Fill(paint.Circle(at.X, at.Y, 1.7), paint.Solid(art.RGB(0xC8432F)))
		}
		half.Stroke(wing, egonLine, paint.Solid(line))
	}
	knot := paint.RoundRect(-4, -4.5, 8, 9, 3)
	c.FillAndStroke(knot, paint.Solid(art.RGB(0xDFA52E)), egonLine, paint.Solid(line))
}

// egonNote draws a musical note that flies up next to the head and fades, with a pale edge so that it is visible on any cloth.
func egonNote(c paint.Canvas, flown float64, line color.RGBA) {
	const edge = 3.2
	seen := math.Min(1, 4*math.Min(flown, 1-flown))
	c = c.Transformed(paint.Rotate(10 * math.Sin(flown*6)).Then(paint.Translate(86+3*flown, 47-34*flown)))
	head, stem := paint.Ellipse(0, 0, 4.6, 3.6), paint.StartPath(3.6, -0.5).Line(3.6, -15).Quad(9, -12, 9.5, -7.5)
	paper, tint := paint.Solid(paint.ScaleOpacity(art.PaperColor(), seen)), paint.Solid(paint.ScaleOpacity(line, seen))
	if seen == 1 { // it would show through a paler note
		c.Stroke(head, edge, paper)
		c.Stroke(stem, egonLine*0.9+edge, paper)
	}
	c.Fill(head, tint)
	c.Stroke(stem, egonLine*0.9, tint)
}
