package pictures

import (
	"image"
	"image/color"

	"dreist/game/dreixdrei"
	"dreist/render/art"
	"dreist/render/figure"
	"dreist/render/paint"
)

// The measures of a card, in units of a card.
const (
	// frame is the width of the coloured border, which is seen even where only a strip of a card is.
	frame = 3.6
	// head is the lower edge of the paper with the signs, above the ring.
	head = 39.0
	// mat is the upper edge of the mat with the ropes.
	mat = 117.0
	// indexHeight is the height of the corner numerals.
	indexHeight = 26.0
	// strongIndex is the height of the corner numerals with strong signs.
	strongIndex = 31.0
	// widest is the greatest width of a corner sign.
	widest = 34.0
	// tinyBelow is the width in pixels below which a card has one large sign only.
	tinyBelow = 45
	// faceFine is the width in pixels below which a card leaves out details that would blur.
	faceFine = 56
)

// faceImage returns the face of a card, w pixels wide: the sign of its kind in both upper corners, larger if strong, and below them its number
// as a fighter in the ring, or the picture of its special. A joker with a name is that kind in the joker's cap.
func faceImage(s *art.LetterPainter, f FaceMotif, w int, strong bool) *image.RGBA {
	page := paint.NewCanvas(w, art.CardHeight(w))
	kind, name, colour := f.parts()
	t := tonesOf(colour)
	if !kind.IsNumber() {
		t = tonesOfSpecial(kind)
	}
	shown := kind
	if name != dreixdrei.NoKind {
		shown = name
	}
	c := art.DrawBlankCard(page, w, t.Base).Transformed(art.CardMatrix(w))
	if w < tinyBelow {
		tiny(s, c, kind, shown, t)
	} else {
		full(s, c, kind, shown, t, w >= faceFine, strong)
	}
	art.DrawCardEdge(page, w, t.Line)
	return page.Image()
}

func tiny(s *art.LetterPainter, c paint.Canvas, kind, shown dreixdrei.Kind, t tones) {
	bar := 18.0
	if kind.IsNumber() {
		bar = 11
	}
	c.Fill(paint.RoundRect(frame*1.6, bar, art.CardUnitWidth-3.2*frame, art.CardUnitHeight-2*bar, 5), paint.Solid(art.PaperColor()))
	y, high := art.CardUnitHeight/2, 74.0
	switch {
	case shown != kind:
		c.Fill(motley().Map(paint.Scale(0.66, 0.66).Then(paint.Translate(50, 50))), paint.Solid(t.ink))
		y, high = 92, 52
	case shown == dreixdrei.Seven:
		y, high = 58, 66
		c.Fill(down(44).Map(paint.Translate(50, 110)), paint.Solid(t.ink))
	}
	c.Fill(narrowed(sign(s, shown, high), 78).Map(paint.Translate(50, y)), paint.Solid(t.ink))
}

func full(s *art.LetterPainter, c paint.Canvas, kind, shown dreixdrei.Kind, t tones, fine, strong bool) {
	ground(c, kind, shown, t)
	paper := paint.RoundRect(frame, frame, art.CardUnitWidth-2*frame, head, art.CardRadius-frame)
	c.Clip(paint.Rect(0, 0, art.CardUnitWidth, head)).Fill(paper, paint.Solid(art.PaperColor()))
	c.Stroke(paint.StartPath(-2, head).Line(art.CardUnitWidth+2, head), 1.4, paint.Solid(t.Line))

	middle := paint.Translate(50, 78.5)
	burst := paint.Star(0, 0, 15, 36, 44.5, 0.35).Map(middle)
	c.Clip(paint.Rect(0, head+0.7, art.CardUnitWidth, mat)).FillAndStroke(burst, paint.Solid(art.PaperColor()), 1.4, paint.Solid(t.Line))
	ring(s, c, kind, shown, t, fine)
	hero(s, c.Transformed(middle), kind, shown, t, fine)

	high, y := indexHeight, (frame+head)/2+0.5
	if strong {
		high = strongIndex
	}
	if shown == dreixdrei.Seven {
		x := art.CardUnitWidth / 2
		if shown != kind { // the cap is wider than a numeral
			x -= 6
		}
		c.Fill(down(0.75*high).Map(paint.Translate(x, y+1)), paint.Solid(t.ink))
	}
	for i, k := range [2]dreixdrei.Kind{shown, kind} {
		shape := narrowed(sign(s, k, high), widest)
		low, end := shape.Bounds()
		in, side := 9+max(end.X-low.X, 0.7*high)/2, 1-2*float64(i)
		c.Fill(shape.Map(paint.Translate(art.CardUnitWidth*float64(i)+side*in, y)), paint.Solid(t.ink))
	}
}

func narrowed(shape *paint.Path, most float64) *paint.Path {
	low, end := shape.Bounds()
	k := min(1, most/(end.X-low.X))
	return shape.Map(paint.Scale(k, k))
}

// sign returns the sign of a kind around (0, 0), high units high: its number, or the symbol of a special.
func sign(s *art.LetterPainter, k dreixdrei.Kind, high float64) *paint.Path {
	if k.IsNumber() {
		return s.NumberOutline(int(k), high, 0, 0)
	}
	symbol := symbolOf(k)
	low, end := symbol.Bounds()
	by := high / max(end.Y-low.Y, (end.X-low.X)*0.8)
	return symbol.Centred(0, 0).Map(paint.Scale(by, by))
}

// down returns the seven's arrow down around (0, 0), wide units wide.
func down(wide float64) *paint.Path {
	r := wide / 2
	return paint.StartPath(-r, -0.6*r).Line(r, -0.6*r).Line(0, 0.7*r).Close()
}

func ground(c paint.Canvas, kind, shown dreixdrei.Kind, t tones) {
	tone := paint.Solid(paint.Mix(t.Base, t.Dark, 0.7))
	switch {
	case kind == dreixdrei.Invisible:
		for row := range 12 {
			for column := range 8 {
				if (row+column)%2 == 0 {
					c.Fill(paint.Rect(12.5*float64(column), 12.5*float64(row)-5, 12.5, 12.5), paint.Solid(t.Dark))
				}
			}
		}
	case kind == dreixdrei.Joker:
		for row := range 4 {
			for column := range 4 {
				x, y := 100.0/3*float64(column), 46.8*float64(row)
				c.Fill(paint.StartPath(x, y-23.4).Line(x+100.0/6, y).Line(x, y+23.4).Line(x-100.0/6, y).Close(), tone)
			}
		}
	case shown == dreixdrei.Seven:
		for x := -160.0; x < 120; x += 26 {
			c.Fill(paint.StartPath(x, 150).Line(x+160, -10).Line(x+173, -10).Line(x+13, 150).Close(), paint.Solid(t.Dark))
		}
	default:
		for i := range 12 {
			ray := paint.StartPath(0, 0).Line(-16, -130).Line(16, -130).Close()
			c.Transformed(paint.Rotate(30*float64(i)).Then(paint.Translate(50, 78))).Fill(ray, tone)
		}
	}
}

// ring draws the mat below the picture with the three ropes of the ring, the arrows down of the seven, or the name of a special.
func ring(s *art.LetterPainter, c paint.Canvas, kind, shown dreixdrei.Kind, t tones, fine bool) {
	c.FillAndStroke(paint.Rect(-5, mat, 110, 30), paint.Solid(t.Dark), 1.4, paint.Solid(t.Line))
	switch {
	case !kind.IsNumber():
		name := s.TextOutline([...]string{"DELETE", "INVISIBLE", "RESTART", "JOKER"}[kind-dreixdrei.Delete], 17)
		tone := art.PaperColor()
		if kind == dreixdrei.Invisible {
			tone = t.ink
		}
		c.Fill(narrowed(name, 84).Centred(50, 128), paint.Solid(tone))
	case shown == dreixdrei.Seven:
		for i := range 3 {
			c.Fill(down(19).Map(paint.Translate(22+28*float64(i), 128)), paint.Solid(art.PaperColor()))
		}
	case fine:
		for i := range 3 {
			y := mat + 3.5 + 7.3*float64(i)
			rope := paint.StartPath(-5, y-2).Quad(50, y+3, 105, y-2)
			c.Stroke(rope, 4.6, paint.Solid(t.Line))
			c.Stroke(rope, 2.4, paint.Solid([3]color.RGBA{art.PaperColor(), t.glove, art.PaperColor()}[i]))
		}
	}
}

func hero(s *art.LetterPainter, c paint.Canvas, kind, shown dreixdrei.Kind, t tones, fine bool) {
	capY := -35.0
	if shown != kind { // the cap needs room, and the face a lighter ground
		t.Base, t.Dark = art.RGB(0x8F72D6), art.RGB(0x6A4DB4)
		c = c.Transformed(paint.Scale(0.86, 0.86).Then(paint.Translate(0, 6)))
	}
	if shown.IsNumber() {
		high := 66.0
		if shown >= 10 {
			high = 56
		}
		capY = -high/2 - 3
		figure.DrawWithEdge(c, t.Colors, 2.2, fine, func(p figure.Pen) { drawNumberFigure(s, p, int(shown), high, t.glove, spirit(shown), shown == kind) })
	} else {
		figure.DrawWithEdge(c.Transformed(paint.Scale(0.8, 0.8)), t.Colors, figure.OutlineWidth, fine, func(p figure.Pen) { special(p, shown) })
	}
	if shown != kind {
		figure.DrawWithEdge(c.Transformed(paint.Scale(0.5, 0.5).Then(paint.Rotate(-6)).Then(paint.Translate(0, capY))), t.Colors, figure.OutlineWidth*1.3, fine, capped)
	}
}
