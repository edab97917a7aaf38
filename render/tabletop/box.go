package tabletop

import (
	"dreist/assets"
	"dreist/render/art"
	"dreist/render/geom"
	"dreist/render/kit"
)

// Box is a guide's column of text, pictures and buttons beside the cards, made of parts below each other. Lengths are logical pixels.
type Box struct {
	Frame     geom.Rect // the available room, in device pixels
	Unit      float64   // device pixels of a logical pixel
	Padding   float64   // padding inside the edge
	maxHeight float64   // maximum height, at the foot of the frame; 0 for the whole frame
	Parts     []Part
	Rect      geom.Rect // the box after Arrange, in device pixels

	Buttons []Button // those of the parts, and others with a rectangle of their own
	words   []Paragraph
}

// Part is one row of a box: text, a picture, progress marks or buttons.
type Part struct {
	Name      string  // for tests and tables that look the part up
	Height    float64 // 0 for a part that takes a share of the remaining room
	Share     float64 // fraction of the remaining room, 0 to 1; 0 for all that is left by the parts above
	MaxHeight float64 // maximum height of a part with a share, 0 for no limit
	Gap       float64 // space above the part

	Plate       kit.Motif // background, or nil
	Inset       float64   // padding around the text
	Text        Typography
	SidePicture SidePicture
	Dots        Dots
	Stars       Stars
	ButtonShare float64   // fraction of the width for the only button, at the right; 0 for the whole width
	Rect        geom.Rect // the part after Arrange, in device pixels

	words, buttons span
}

// Typography is the typography of a part.
type Typography struct {
	Size         kit.LetterSize
	CanShrink    bool // its letters get smaller if there is much text
	Align        kit.Alignment
	IsCentred    bool    // vertically centred instead of at the top
	IsOneLine    bool    // one line, in a font size that fits the width
	ParagraphGap float64 // space between paragraphs
}

// smallest is the size in logical pixels of a long text in a box.
const smallest = 12

// Smallest returns the size in logical pixels to which the letters shrink at most.
func (t *Typography) Smallest() float64 {
	if t.CanShrink {
		return smallest
	}
	return t.Size.Pixels()
}

// SidePicture is a picture beside the text of a part.
type SidePicture struct {
	Motif kit.Motif // nil for no picture
	Alpha float64   // opacity; 0 stands for 1
	Side  float64   // its height and width; 0 for the height of the part
}

// Dots are a progress bar of dots: Count in total, LitCount of them lit.
type Dots struct{ LitCount, Count int }

// Stars are a rating: Count possible stars, WonCount of them filled.
type Stars struct {
	WonCount, Count int
	IsAppearing     bool // they appear one after the other
	Age             int  // ticks since the first one began to appear
}

// Paragraph is one text of a part.
type Paragraph struct {
	Text   string
	Font   assets.Font
	Tint   Tint
	IsFoot bool // at the bottom, left out if there is no room
}

// span is a range of a slice: from, up to but not including to.
type span struct{ from, to int }

// reset empties the box for a new frame and keeps its memory.
func (b *Box) reset(frame geom.Rect, unit float64) {
	*b = Box{Frame: frame, Unit: unit, Parts: b.Parts[:0], Buttons: b.Buttons[:0], words: b.words[:0]}
}

// copyFrom makes the box a copy of another one, in its own memory.
func (b *Box) copyFrom(of *Box) {
	parts, buttons, words := append(b.Parts[:0], of.Parts...), append(b.Buttons[:0], of.Buttons...), append(b.words[:0], of.words...)
	*b = *of
	b.Parts, b.Buttons, b.words = parts, buttons, words
}

// IsLow reports whether the frame is as low as in a window 600 logical pixels high, so that everything has to move closer.
func (b *Box) IsLow() bool { return b.Frame.H < 360*b.Unit }

// AddPart adds an empty part at the bottom; the following paragraphs and buttons belong to it.
func (b *Box) AddPart(p Part) {
	p.words, p.buttons = span{len(b.words), len(b.words)}, span{len(b.Buttons), len(b.Buttons)}
	b.Parts = append(b.Parts, p)
}

// AddText adds a paragraph to the last part, unless the text is empty.
func (b *Box) AddText(text string, font assets.Font, tint Tint) {
	if text != "" {
		b.AddParagraph(Paragraph{Text: text, Font: font, Tint: tint})
	}
}

// AddParagraph adds a paragraph to the last part.
func (b *Box) AddParagraph(p Paragraph) {
	b.words = append(b.words, p)
	b.Parts[len(b.Parts)-1].words.to = len(b.words)
}

// AddButtons adds buttons to the last part.
func (b *Box) AddButtons(buttons ...Button) {
	b.Buttons = append(b.Buttons, buttons...)
	b.Parts[len(b.Parts)-1].buttons.to = len(b.Buttons)
}

// AddRow adds a part with buttons side by side, in the usual height.
func (b *Box) AddRow(buttons ...Button) {
	p := Part{Name: "buttons", Gap: 6, Height: 36}
	if b.IsLow() {
		p.Gap, p.Height = 4, 32
	}
	b.AddPart(p)
	b.AddButtons(buttons...)
}

// Paragraphs returns the paragraphs of the part with an index.
func (b *Box) Paragraphs(part int) []Paragraph {
	p := &b.Parts[part]
	return b.words[p.words.from:p.words.to]
}

// arrange computes the rectangles of all parts and their buttons.
func (b *Box) arrange() {
	unit := b.Unit
	b.Rect = b.Frame
	if b.maxHeight > 0 {
		b.Rect.H = min(b.Frame.H, b.maxHeight*unit)
		b.Rect.Y = b.Frame.Bottom() - b.Rect.H
	}
	in := b.Rect.Inset(b.Padding * unit)
	room := in.H
	for _, p := range b.Parts {
		room -= (p.Gap + p.Height) * unit
	}
	left, y := room, in.Y
	for i := range b.Parts {
		p := &b.Parts[i]
		y += p.Gap * unit
		h := p.Height * unit
		if p.Height == 0 {
			h = left
			if p.Share > 0 {
				h = room * p.Share
			}
			if p.MaxHeight > 0 {
				h = min(h, p.MaxHeight*unit)
			}
			left -= h
		}
		p.Rect = geom.Rect{X: in.X, Y: y, W: in.W, H: h}
		p.layButtons(b.Buttons[p.buttons.from:p.buttons.to], unit)
		y += h
	}
}

// buttonGap is the space between two buttons of a part, in logical pixels.
const buttonGap = 5

func (p *Part) layButtons(buttons []Button, unit float64) {
	gap := buttonGap * unit
	wide := 0.0
	for i := range buttons {
		if buttons[i].Width == 0 {
			buttons[i].Width = 1
		}
		wide += buttons[i].Width
	}
	x, w := p.Rect.X, (p.Rect.W-gap*float64(len(buttons)-1))/wide
	if p.ButtonShare > 0 {
		w = min(p.Rect.W*p.ButtonShare, 96*unit)
		x = p.Rect.Right() - w
	}
	for i := range buttons {
		buttons[i].Rect = geom.Rect{X: x, Y: p.Rect.Y, W: w * buttons[i].Width, H: p.Rect.H}
		x = buttons[i].Rect.Right() + gap
	}
}

// Draw draws the box without its buttons.
func (b *Box) Draw(e *kit.Canvas) {
	if len(b.Parts) > 0 {
		e.DrawStretched(e.ControlPictures(b.Unit).Sheet, b.Rect)
	}
	for i := range b.Parts {
		b.Parts[i].draw(e, b.Unit, b.Paragraphs(i))
	}
}

func (p *Part) draw(e *kit.Canvas, unit float64, words []Paragraph) {
	in := p.Rect
	if p.Plate != nil && len(words) > 0 {
		e.DrawPicture(p.Plate, in, 1)
	}
	in = in.Inset(p.Inset * unit)
	in = p.drawFace(e, unit, in)
	if p.Stars.Count > 0 {
		in = p.drawStars(e, unit, in, words)
	}
	p.Dots.draw(e, unit, in)
	if !p.Text.IsOneLine && !p.Text.IsCentred {
		p.drawColumn(e, unit, in, words)
		return
	}
	for _, w := range words {
		style := p.style(e, unit, w, p.Text.Size)
		if p.Text.IsOneLine {
			style = e.Labels.FitWidth(w.Text, style, in.W)
		} else {
			style = e.Labels.FitRect(w.Text, style, in, p.Text.Smallest()*unit)
		}
		e.DrawText(w.Text, style, in, p.Text.Align, 1)
	}
}

func (p *Part) style(e *kit.Canvas, unit float64, w Paragraph, size kit.LetterSize) kit.TextStyle {
	return kit.NewTextStyle(unit, w.Font, size, w.Tint.in(e.Palette()))
}

// drawFace draws the picture of a part and returns the room for the text.
func (p *Part) drawFace(e *kit.Canvas, unit float64, in geom.Rect) geom.Rect {
	if p.SidePicture.Motif == nil {
		return in
	}
	side := p.SidePicture.Side * unit
	if side == 0 {
		side = in.H
	}
	at := geom.Rect{X: in.X, Y: in.Center().Y - side/2, W: side, H: side}
	gap := 8 * unit
	alpha := p.SidePicture.Alpha
	if alpha == 0 {
		alpha = 1
	}
	e.DrawPicture(p.SidePicture.Motif, at, alpha)
	return geom.Rect{X: at.Right() + gap, Y: in.Y, W: in.Right() - at.Right() - gap, H: in.H}
}

// drawColumn writes paragraphs below each other from the top, in the largest font size that fits.
func (p *Part) drawColumn(e *kit.Canvas, unit float64, in geom.Rect, words []Paragraph) {
	size := p.Text.Size
	for ; size.Pixels() > p.Text.Smallest(); size = size.ShrunkTo(size.Pixels() - 0.5) {
		high := -p.Text.ParagraphGap * unit
		for _, w := range words {
			if !w.IsFoot {
				high += p.Text.ParagraphGap*unit + p.label(e, unit, in, w, size).H
			}
		}
		if high <= in.H {
			break
		}
	}
	y := in.Y
	for _, w := range words {
		if w.IsFoot {
			k := p.label(e, unit, in, w, p.Text.Size)
			if at := in.Bottom() - k.H; at >= y+p.Text.ParagraphGap*unit {
				e.DrawImageAt(k.Image, in.X, at, 1)
			}
			continue
		}
		k := p.label(e, unit, in, w, size)
		e.DrawImageAt(k.Image, in.X, y, 1)
		y += k.H + p.Text.ParagraphGap*unit
	}
}

func (p *Part) label(e *kit.Canvas, unit float64, in geom.Rect, w Paragraph, size kit.LetterSize) *kit.Label {
	return e.Labels.Label(w.Text, p.style(e, unit, w, size), p.Text.Align, in.W)
}

// draw draws a row of dots, the first LitCount of them lit.
func (d Dots) draw(e *kit.Canvas, unit float64, in geom.Rect) {
	if d.Count == 0 {
		return
	}
	size := float64(kit.Round(9 * unit))
	pitch := min(size*1.6, (in.W-min(in.W*0.58, 96*unit))/float64(d.Count))
	for i := range d.Count {
		alpha := 0.22
		if i < d.LitCount {
			alpha = 1
		}
		e.DrawPicture(kit.DotPlate, geom.Rect{X: in.X + float64(i)*pitch, Y: in.Center().Y - size/2, W: size, H: size}, alpha)
	}
}

// drawStars draws stars: large ones that appear, or small ones after the text. It returns the room for the text.
func (p *Part) drawStars(e *kit.Canvas, unit float64, in geom.Rect, words []Paragraph) geom.Rect {
	s := p.Stars
	if s.IsAppearing {
		s.pop(e, in)
		return in
	}
	size, gap, wide := 16*unit, 8*unit, 0.0
	for _, w := range words {
		wide = e.Labels.Label(w.Text, p.style(e, unit, w, p.Text.Size), kit.Center, in.W).W
	}
	x := in.Center().X - (wide+gap+float64(s.Count)*size)/2
	for i := range s.Count {
		e.DrawStar(geom.Rect{X: x + wide + gap + float64(i)*size, Y: in.Center().Y - size/2, W: size, H: size}, i < s.WonCount)
	}
	return geom.Rect{X: x, Y: in.Y, W: wide + 1, H: in.H}
}

// Ticks from one star to the next, and the ticks in which each appears.
const (
	starApart = 9
	starPops  = 22
)

func (s Stars) pop(e *kit.Canvas, in geom.Rect) {
	size := min(in.H*0.86, in.W*0.22)
	for i := range s.Count {
		at := geom.Point{X: in.Center().X + (float64(i)-float64(s.Count-1)/2)*size*1.2, Y: in.Center().Y}
		far := min(max(float64(s.Age-i*starApart)/starPops, 0), 1)
		won := i < s.WonCount
		if !won {
			far = 1
		}
		if grown := starPop(far); far == 1 {
			e.DrawStar(geom.RectAround(at, size, size), won)
		} else if size*grown >= 1 {
			// In between it is the picture of the end, larger or smaller: no size needs one of its own.
			e.DrawScaled(kit.WhiteIcon(art.StarIcon), at, size, grown, e.Palette().Glow, 1)
			e.DrawSparks(at, size*1.2, far, e.Palette().Glow)
		}
	}
}

// starPop returns the size of a star, as a fraction of its final size, at progress far: it overshoots and shrinks back.
func starPop(far float64) float64 {
	if far < 0.5 {
		return 1.35 * max(far, 0) * 2
	}
	return 1.35 - 0.35*(min(far, 1)-0.5)*2
}
