package pictures

import (
	"image"
	"image/color"
	"math"
	"strings"

	"dreist/render/art"
	"dreist/render/figure"
	"dreist/render/paint"
)

// The size of the title in the units of its drawing.
const titleWide, titleTall = 300.0, 122.0

// TitleHeightRatio is the height of the title as a part of its width.
const TitleHeightRatio = titleTall / titleWide

// titleHeight returns the height in pixels of the title w pixels wide.
func titleHeight(w int) int { return int(math.Round(float64(w) * TitleHeightRatio)) }

// titleImage returns DREI x DR3I, w pixels wide and titleHeight(w) high: each word in the colours of its fighter, who leans over it.
func titleImage(s *art.LetterPainter, w int) *image.RGBA {
	k := float64(w) / titleWide
	page := paint.NewCanvas(w, titleHeight(w)).Transformed(paint.Scale(k, k))
	fine := w >= 200
	for i, mood := range [2]Mood{MoodSweeping, MoodPleased} {
		h := Fighter(i)
		e := FighterMotif{h, mood}.Expression()
		e.HeadTilt = 8 - 20*float64(i)
		at := page.Transformed(paint.Scale(0.86, 0.86).Then(paint.Translate(90+126*float64(i), 44-4*float64(i))))
		figure.DrawWithEdge(at, fighterTones(h), figure.OutlineWidth, fine, func(p figure.Pen) { h.draw(p, e) })
	}
	for i, text := range [2]string{"DREI", "DR3I"} {
		word(s, page.Transformed(paint.Rotate(3-6*float64(i)).Then(paint.Translate(67+166*float64(i), 90))), text, Fighter(i), fine)
	}
	middle := page.Transformed(paint.Translate(150, 88))
	middle.FillAndStroke(paint.Star(0, 0, 11, 16, 23, 0.3), paint.Solid(art.PaperColor()), 2, paint.Solid(art.InkColor()))
	middle.Fill(paint.Star(0, 0, 11, 13, 19, 0.3), paint.Solid(gold()))
	cross := paint.StartPath(-6, -6).Line(6, 6).Move(6, -6).Line(-6, 6)
	middle.Stroke(cross, 8.5, paint.Solid(art.InkColor()))
	middle.Stroke(cross, 4.4, paint.Solid(RedColor()))
	return page.Image()
}

// word draws a word of the title around (0, 0), as wide as the room beside the x.
func word(s *art.LetterPainter, c paint.Canvas, text string, h Fighter, fine bool) {
	const size, gap, most = 52.0, 6.0, 122.0
	var letters []*paint.Path
	wide := -gap
	for _, letter := range text {
		shape := s.TextOutline(string(letter), size)
		low, high := shape.Bounds()
		letters = append(letters, shape.Map(paint.Translate(wide+gap-low.X, 0)))
		wide += gap + high.X - low.X
	}
	c = c.Transformed(paint.Translate(-wide/2, 18).Then(paint.Scale(most/wide, 1)))
	t := fighterTones(h)
	layers := [3]struct {
		wide float64
		ink  color.RGBA
	}{{11, art.PaperColor()}, {6, t.Line}, {0, t.Base}}
	for n, layer := range layers {
		for i, letter := range letters {
			letter = letter.Map(paint.Translate(0, [4]float64{1, -1.5, 1.5, -1}[i]))
			ink := layer.ink
			if text[i] == '3' {
				ink = [3]color.RGBA{art.PaperColor(), tonesOf(0).Line, tonesOf(0).Base}[n]
			}
			if n == 0 {
				c.FillBlurred(letter.Map(paint.Translate(0, 3)), 3, paint.ScaleOpacity(art.InkColor(), 0.35))
			}
			c.Stroke(letter, layer.wide, paint.Solid(ink))
			c.Fill(letter, paint.Solid(ink))
		}
	}
	if i := strings.IndexByte(text, '3'); i >= 0 {
		low, high := letters[i].Bounds()
		k := (high.Y - low.Y) / 64
		at := paint.Scale(k, k).Then(paint.Translate((low.X+high.X)/2, (low.Y+high.Y)/2+1.5))
		on := figure.Pen{Canvas: c.Transformed(at), Colors: tonesOf(0).Colors, LineWidth: 1.7, HasDetails: fine}
		f := featuresOf(3)
		looks(on.WithMatrix(paint.Translate(64*f.x, 64*f.eyeY)), on.WithMatrix(paint.Translate(64*f.mouthX, 64*f.mouthY)), 64*f.gap, spirit(10))
	}
}
