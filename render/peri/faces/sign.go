package faces

import (
	"image"
	"image/color"
	"image/draw"

	"dreist/render/art"
	"dreist/render/paint"
)

func brass() paint.Ink { return paint.Solid(art.RGB(0xE0A93B)) }

// Coin returns the sign beside the odds of a patience.
func Coin(w int) *image.RGBA {
	c := paint.NewSquareCanvas(w, 40)
	c.FillAndStroke(paint.Circle(20, 20, 15), brass(), 2.5, paint.Solid(art.InkColor()))
	c.Stroke(paint.Circle(20, 20, 10), 1.6, paint.Solid(art.RGB(0x8A5A10)))
	return c.Image()
}

// Hourglass returns the sign for the length of a patience: an hourglass.
func Hourglass(w int) *image.RGBA {
	c := paint.NewSquareCanvas(w, 40)
	c.FillAndStroke(paint.StartPath(10, 5).Line(30, 5).Cubic(30, 17, 22, 17, 22, 20).Cubic(22, 23, 30, 23, 30, 35).Line(10, 35).Cubic(10, 23, 18, 23, 18, 20).
		Cubic(18, 17, 10, 17, 10, 5).Close(), paint.Solid(art.PaperColor()), 2.4, paint.Solid(art.InkColor()))
	c.Fill(paint.StartPath(12, 34).Cubic(14, 27, 26, 27, 28, 34).Close(), brass())
	c.Fill(paint.StartPath(14, 12).Line(26, 12).Line(20, 19).Close(), brass())
	return c.Image()
}

// ClothImage returns the cloth below the cards in a tone, a little darker at its edges.
func ClothImage(tone color.RGBA, w, h int) *image.RGBA {
	c := paint.NewCanvas(w, h)
	all := paint.Rect(0, 0, float64(w), float64(h))
	c.Fill(all, paint.Solid(tone))
	for i := range 3 {
		c.Stroke(all, float64(h)*0.024*float64(i+1), paint.Solid(paint.WithOpacity(color.RGBA{A: 255}, 0.06)))
	}
	return c.Image()
}

// CoverImage returns the picture on the box of a game: a narrow case in a colour, with four court cards that look out of it, and a name.
func CoverImage(s *art.Studio, name string, tone color.RGBA, wide, high int) *image.RGBA {
	c, w, h := paint.NewCanvas(wide, high), float64(wide), float64(high)
	art.DrawBoxFront(c, w, h, tone)
	for i, rank := range [SuitCount]int{Queen, Jack, King, Queen} {
		sheet := FaceImage(s, Suit(i), rank, CardLook{}, max(wide*2/5, 1))
		at := image.Pt(int(w*(0.07+0.155*float64(i))), int(h*[...]float64{0.16, 0.07, 0.1, 0.18}[i]))
		draw.Draw(c.Image(), sheet.Bounds().Add(at), sheet, image.Point{}, draw.Over)
	}
	c.Fill(paint.Rect(0, h*0.55, w, h*0.45), paint.Solid(tone))
	c.Stroke(paint.RoundRect(w*0.06, h*0.6, w*0.88, h*0.33, w*0.05), max(1, w*0.02), paint.Solid(art.RGB(0xD8B45A)))
	word := s.TextOutline(name, h*0.2)
	left, right := word.Bounds()
	k := min(1, w*0.74/(right.X-left.X))
	c.Fill(word.Map(paint.Translate(-(left.X+right.X)/2, -(left.Y+right.Y)/2).Then(paint.Scale(k, k)).Then(paint.Translate(w/2, h*0.765))), paint.Solid(art.RGB(0xF3E3BE)))
	return c.Image()
}
