package tabletop

import (
	"dreist/assets"
	"dreist/render/art"
	"dreist/render/geom"
	"dreist/render/kit"
)

// Box is what a guide says and offers beside the cards: parts one below the other. Their measures are in logical pixels.
type Box struct {
	Frame     geom.Rect // the room there is
	Unit      float64   // a logical pixel, which grows with the window
	Pad       float64   // from its edge
	MaxHeight float64   // the greatest height, at the foot of its frame; 0 for all of that
	Parts     []Part
	Rect      geom.Rect // where it is

	Buttons []Button // of its parts, and others with a place of their own
	words   []Paragraph
}

// Part is a part of a box: words, buttons, signs of how far one came.
type Part struct {
	Name      string  // by which it is found
	Height    float64 // 0 for a part that takes of the room that is left
	Share     float64 // how much of it, from 0 to 1; 0 for all that the parts before it leave
	MaxHeight float64 // the greatest height of such a part, 0 for any
	Gap       float64 // above it

	Plate       kit.Motif // behind it, or nil
	Inset       float64   // of what it says
	Text        Text
	Face        Face
	Dots        Dots
	Stars       Stars
	ButtonShare float64   // the share of the width that its one button takes on the right, 0 for all
	Rect        geom.Rect // where it is

	words, buttons span
}

// Text is how the words of a part are set.
type Text struct {
	Size       float64 // of the letters
	MinSize    float64 // of the letters where there is much to say; 0 for the same
	Align      kit.Align
	Middle     bool    // it stands in the middle of its height, else at the top
	Line       bool    // in one line, in letters that fit its width
	Space      float64 // between paragraphs
	DropsFirst bool    // the spare paragraphs give way where there is no room, and then the first ones
}

// Face is a picture before the words of a part.
type Face struct {
	Motif  kit.Motif // nil for none
	Alpha  float64   // 0 stands for 1
	Side   float64   // 0 for as high as the part
	Middle bool      // it stands in the middle with the words, else on the left
}

// Dots tell how much of something has been seen.
type Dots struct{ Done, All int }

// Stars are those that can be won, or were.
type Stars struct {
	Won, All int
	Popping  bool // they appear one after the other
	Age      int  // of the first one, in ticks
}

// Paragraph is something that is said.
type Paragraph struct {
	Text  string
	Font  assets.Font
	Tint  Tint
	Foot  float64 // where there is room left it stands at the bottom, in letters of this size; 0 for among the others
	Spare bool    // where paragraphs give way it is the first
}

// span is a part of a list.
type span struct{ from, to int }

// Reset empties the box for a frame, and keeps its room.
func (b *Box) Reset(frame geom.Rect, unit float64) {
	*b = Box{Frame: frame, Unit: unit, Parts: b.Parts[:0], Buttons: b.Buttons[:0], words: b.words[:0]}
}

// CopyFrom takes over another box.
func (b *Box) CopyFrom(of *Box) {
	parts, buttons, words := append(b.Parts[:0], of.Parts...), append(b.Buttons[:0], of.Buttons...), append(b.words[:0], of.words...)
	*b = *of
	b.Parts, b.Buttons, b.words = parts, buttons, words
}

// IsLow reports whether the frame is as low as in the window of a screen of 600 logical pixels: everything stands closer in it.
func (b *Box) IsLow() bool { return b.Frame.H < 360*b.Unit }

// Part adds a part to the bottom of the box. What is said and offered next stands in it.
func (b *Box) Part(p Part) {
	p.words, p.buttons = span{len(b.words), len(b.words)}, span{len(b.Buttons), len(b.Buttons)}
	b.Parts = append(b.Parts, p)
}

// Say adds a paragraph to the last part, if there is something to say.
func (b *Box) Say(text string, font assets.Font, tint Tint) {
	if text != "" {
		b.Paragraph(Paragraph{Text: text, Font: font, Tint: tint})
	}
}

// Paragraph adds a paragraph to the last part.
func (b *Box) Paragraph(p Paragraph) {
	b.words = append(b.words, p)
	b.Parts[len(b.Parts)-1].words.to = len(b.words)
}

// Offer adds buttons to the last part, beside those that it has.
func (b *Box) Offer(buttons ...Button) {
	b.Buttons = append(b.Buttons, buttons...)
	b.Parts[len(b.Parts)-1].buttons.to = len(b.Buttons)
}

// Row adds a part with buttons side by side, as high as such a row usually is.
func (b *Box) Row(buttons ...Button) {
	p := Part{Name: "buttons", Gap: 6, Height: 36}
	if b.IsLow() {
		p.Gap, p.Height = 4, 32
	}
	b.Part(p)
	b.Offer(buttons...)
}

// Words returns what a part says.
func (b *Box) Words(part int) []Paragraph {
	p := &b.Parts[part]
	return b.words[p.words.from:p.words.to]
}

// Arrange gives every part and its buttons their place.
func (b *Box) Arrange() {
	unit := b.Unit
	if b.Rect = b.Frame; b.MaxHeight > 0 {
		b.Rect.H = min(b.Frame.H, b.MaxHeight*unit)
		b.Rect.Y = b.Frame.Bottom() - b.Rect.H
	}
	in := b.Rect.Inset(b.Pad * unit)
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
		p.abreast(b.Buttons[p.buttons.from:p.buttons.to], unit)
		y += h
	}
}

// beside is how many logical pixels are between two buttons of a part.
const beside = 5

// abreast puts buttons side by side into a part.
func (p *Part) abreast(buttons []Button, unit float64) {
	gap := beside * unit
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
		e.Grow(e.Look(b.Unit).Sheet, b.Rect)
	}
	for i := range b.Parts {
		b.Parts[i].draw(e, b.Unit, b.Words(i))
	}
}

func (p *Part) draw(e *kit.Canvas, unit float64, words []Paragraph) {
	in := p.Rect
	if p.Plate != nil && len(words) > 0 {
		e.Picture(p.Plate, in, 1)
	}
	in = in.Inset(p.Inset * unit)
	in = p.drawFace(e, unit, in, words)
	if p.Stars.All > 0 {
		in = p.drawStars(e, unit, in, words)
	}
	p.Dots.draw(e, unit, in)
	switch {
	case p.Text.DropsFirst:
		p.drawLast(e, unit, in, words)
	case p.Text.Line, p.Text.Middle:
		for _, w := range words {
			style := p.style(e, unit, w, p.Text.Size)
			if p.Text.Line {
				style = e.Labels.Fit(w.Text, style, in.W)
			} else {
				style = e.Labels.Within(w.Text, style, in, p.style(e, unit, w, p.Text.MinSize).Size)
			}
			e.Write(w.Text, style, in, p.Text.Align, 1)
		}
	default:
		p.drawColumn(e, unit, in, words)
	}
}

// style returns the letters of a paragraph at a size.
func (p *Part) style(e *kit.Canvas, unit float64, w Paragraph, size float64) kit.Lettering {
	return kit.Sized(unit, w.Font, size, w.Tint.in(e.UI()))
}

// drawFace draws a picture before what the part says, and returns the room for the words.
func (p *Part) drawFace(e *kit.Canvas, unit float64, in geom.Rect, words []Paragraph) geom.Rect {
	if p.Face.Motif == nil {
		return in
	}
	side := p.Face.Side * unit
	if side == 0 {
		side = in.H
	}
	at := geom.Rect{X: in.X, Y: in.Center().Y - side/2, W: side, H: side}
	gap := 8 * unit
	if p.Face.Middle && len(words) > 0 {
		gap = 6 * unit
		wide := e.Labels.Get(words[0].Text, p.style(e, unit, words[0], p.Text.Size), kit.Center, in.W).W
		at.X = in.Center().X - (side+gap+wide)/2
		in.W = at.Right() + gap + wide - in.X
	}
	alpha := p.Face.Alpha
	if alpha == 0 {
		alpha = 1
	}
	e.Picture(p.Face.Motif, at, alpha)
	return geom.Rect{X: at.Right() + gap, Y: in.Y, W: in.Right() - at.Right() - gap, H: in.H}
}

// drawColumn writes paragraphs one below the other from the top, as large as they fit.
func (p *Part) drawColumn(e *kit.Canvas, unit float64, in geom.Rect, words []Paragraph) {
	size := p.Text.Size
	for ; p.Text.MinSize > 0 && size > p.Text.MinSize; size -= 0.5 {
		high := -p.Text.Space * unit
		for _, w := range words {
			if w.Foot == 0 {
				high += p.Text.Space*unit + p.label(e, unit, in, w, size).H
			}
		}
		if high <= in.H {
			break
		}
	}
	y := in.Y
	for _, w := range words {
		if w.Foot > 0 {
			k := p.label(e, unit, in, w, w.Foot)
			if at := in.Bottom() - k.H; at >= y+p.Text.Space*unit {
				e.Image(k.Image, in.X, at, 1)
			}
			continue
		}
		k := p.label(e, unit, in, w, size)
		e.Image(k.Image, in.X, y, 1)
		y += k.H + p.Text.Space*unit
	}
}

// label sets a paragraph.
func (p *Part) label(e *kit.Canvas, unit float64, in geom.Rect, w Paragraph, size float64) *kit.Label {
	return e.Labels.Get(w.Text, p.style(e, unit, w, size), p.Text.Align, in.W)
}

// fitting returns which paragraphs there is room for, given how high each is: all, those that are not spare, or as many of
// the last of these, but at least one.
func fitting(words []Paragraph, room float64, high func(w Paragraph) float64) (spared bool, first int) {
	all, needed := 0.0, 0.0
	for _, w := range words {
		h := high(w)
		if all += h; !w.Spare {
			needed += h
		}
	}
	if spared = all > room; !spared {
		return false, 0
	}
	for last := len(words) - 1; first < last && needed > room; first++ {
		if w := words[first]; !w.Spare {
			needed -= high(w)
		}
	}
	return spared, first
}

// drawLast writes as many of the last paragraphs as there is room for, from the top.
func (p *Part) drawLast(e *kit.Canvas, unit float64, in geom.Rect, words []Paragraph) {
	spared, first := fitting(words, in.H, func(w Paragraph) float64 {
		return p.label(e, unit, in, w, p.Text.Size).H + p.Text.Space*unit
	})
	y := in.Y
	for _, w := range words[first:] {
		if w.Spare && spared {
			continue
		}
		style := p.style(e, unit, w, p.Text.Size)
		at := geom.Rect{X: in.X, Y: y, W: in.W, H: min(p.label(e, unit, in, w, p.Text.Size).H, in.Bottom()-y)}
		e.Write(e.Labels.Cut(w.Text, style, at), style, at, p.Text.Align, 1)
		y = at.Bottom() + p.Text.Space*unit
	}
}

// draw draws a dot for every page, as many of them lit as have been seen.
func (d Dots) draw(e *kit.Canvas, unit float64, in geom.Rect) {
	if d.All == 0 {
		return
	}
	size := float64(kit.Round(9 * unit))
	pitch := min(size*1.6, (in.W-min(in.W*0.58, 96*unit))/float64(d.All))
	for i := range d.All {
		alpha := 0.22
		if i < d.Done {
			alpha = 1
		}
		e.Picture(kit.DotPlate, geom.Rect{X: in.X + float64(i)*pitch, Y: in.Center().Y - size/2, W: size, H: size}, alpha)
	}
}

// drawStars draws stars large, or small after the words, and returns the room for the words.
func (p *Part) drawStars(e *kit.Canvas, unit float64, in geom.Rect, words []Paragraph) geom.Rect {
	s := p.Stars
	if s.Popping {
		s.pop(e, in)
		return in
	}
	size, gap, wide := 16*unit, 8*unit, 0.0
	for _, w := range words {
		wide = e.Labels.Get(w.Text, p.style(e, unit, w, p.Text.Size), kit.Center, in.W).W
	}
	x := in.Center().X - (wide+gap+float64(s.All)*size)/2
	for i := range s.All {
		e.Star(geom.Rect{X: x + wide + gap + float64(i)*size, Y: in.Center().Y - size/2, W: size, H: size}, i < s.Won)
	}
	return geom.Rect{X: x, Y: in.Y, W: wide + 1, H: in.H}
}

// Ticks from one star to the next, and how long each pops up.
const (
	starApart = 9
	starPops  = 22
)

// pop lets the stars pop up one after the other.
func (s Stars) pop(e *kit.Canvas, in geom.Rect) {
	size := min(in.H*0.86, in.W*0.22)
	for i := range s.All {
		at := geom.Point{X: in.Center().X + (float64(i)-float64(s.All-1)/2)*size*1.2, Y: in.Center().Y}
		far := min(max(float64(s.Age-i*starApart)/starPops, 0), 1)
		won := i < s.Won
		if !won {
			far = 1
		}
		if grown := starPop(far); far == 1 {
			e.Star(geom.Around(at, size, size), won)
		} else if size*grown >= 1 {
			// In between it is the picture of the end, larger or smaller: no size needs one of its own.
			e.Grown(kit.Sign(art.Star), at, size, grown, e.UI().Glow, 1)
			e.Sparks(at, size*1.2, far, e.UI().Glow)
		}
	}
}

// starPop is how large a star is on its way: it grows beyond its size and comes back.
func starPop(far float64) float64 {
	if far < 0.5 {
		return 1.35 * max(far, 0) * 2
	}
	return 1.35 - 0.35*(min(far, 1)-0.5)*2
}
