package paint

import (
	"fmt"

	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

// TextOutline returns the outline of a text at a size in pixels per em, with its base line from (0, 0), and its width. Each letter is from the first
// font that has it. TextOutline fails if no font has a letter or a letter is broken.
func TextOutline(fonts []*sfnt.Font, text string, size float64) (outline *Path, width float64, err error) {
	var buffer sfnt.Buffer
	outline = new(Path)
	var before sfnt.GlyphIndex
	var fontBefore *sfnt.Font
	for _, letter := range text {
		f, glyph := glyphOf(letter, fonts, &buffer)
		if f == nil {
			return nil, 0, fmt.Errorf("paint: no letter %q in the font", letter)
		}
		// Outlines are read in font units and scaled afterwards, so that nothing is rounded.
		em := fixed.I(int(f.UnitsPerEm()))
		scale := size / float64(f.UnitsPerEm())
		if f == fontBefore {
			// A font without kerning reports an error; then there is nothing to shift.
			if kern, err := f.Kern(&buffer, before, glyph, em, font.HintingNone); err == nil {
				width += units(kern) * scale
			}
		}
		before, fontBefore = glyph, f
		segments, err := f.LoadGlyph(&buffer, glyph, em, nil)
		if err != nil {
			return nil, 0, fmt.Errorf("paint: letter %q: %w", letter, err)
		}
		outline.Add(letterPath(segments).Map(Scale(scale, scale).Then(Translate(width, 0))))
		advance, err := f.GlyphAdvance(&buffer, glyph, em, font.HintingNone)
		if err != nil {
			return nil, 0, fmt.Errorf("paint: letter %q: %w", letter, err)
		}
		width += units(advance) * scale
	}
	return outline, width, nil
}

// glyphOf returns the first font that has a letter, with its glyph; nil if no font has it.
func glyphOf(letter rune, fonts []*sfnt.Font, buffer *sfnt.Buffer) (*sfnt.Font, sfnt.GlyphIndex) {
	for _, f := range fonts {
		if glyph, err := f.GlyphIndex(buffer, letter); err == nil && glyph != 0 {
			return f, glyph
		}
	}
	return nil, 0
}

func letterPath(segments sfnt.Segments) *Path {
	p := new(Path)
	for _, s := range segments {
		a, b, c := s.Args[0], s.Args[1], s.Args[2]
		switch s.Op {
		case sfnt.SegmentOpMoveTo:
			if len(p.verbs) > 0 {
				p.Close()
			}
			p.Move(units(a.X), units(a.Y))
		case sfnt.SegmentOpLineTo:
			p.Line(units(a.X), units(a.Y))
		case sfnt.SegmentOpQuadTo:
			p.Quad(units(a.X), units(a.Y), units(b.X), units(b.Y))
		case sfnt.SegmentOpCubeTo:
			p.Cubic(units(a.X), units(a.Y), units(b.X), units(b.Y), units(c.X), units(c.Y))
		}
	}
	if len(p.verbs) > 0 {
		p.Close()
	}
	return p
}

func units(v fixed.Int26_6) float64 { return float64(v) / 64 }
