package kit

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/text/v2"

	"dreist/assets"
)

// Face is a typeface at a size in device pixels.
type Face struct {
	*text.GoTextFace
	font  assets.Font
	fonts *Fonts
}

// Face returns a typeface at a size in device pixels.
func (f *Fonts) Face(font assets.Font, size float64) Face {
	return Face{&text.GoTextFace{Source: f.parsed[font].source, Size: size}, font, f}
}

// Advance returns how wide a line is, in device pixels.
func (f Face) Advance(line string) float64 { return f.AdvanceAt(line, len(line)) }

// AdvanceAt returns how wide a line is up to an index of its bytes, in device pixels. Its beginning measured alone would miss by the kerning with what
// follows.
func (f Face) AdvanceAt(line string, at int) float64 { return text.AdvanceAt(line, at, f.GoTextFace) }

// Line sets a text in one line no wider than a width in device pixels, shortened where it is longer.
func (f Face) Line(s string, width float64) Prose {
	p := Prose{Lines: []string{f.Fit(f.readable(s), width)}, Face: f}
	p.measure()
	return p
}

// readable returns a text as the typeface can write it, as much of it as is set at most.
func (f Face) readable(s string) string {
	return f.fonts.Readable(Shorten(s, longest), f.font)
}

// Letters returns letters as the typeface can write them, one sign for each that it lacks and nothing for what only belongs to the one before, and at
// which byte of that text each begins.
func (f Face) Letters(letters []rune) (shown string, starts []int) {
	var out []byte
	for _, r := range letters {
		starts = append(starts, len(out))
		switch {
		case f.fonts.has(r, f.font):
			out = append(out, string(r)...)
		case !extends(r):
			out = append(out, string(Unwritable)...)
		}
	}
	return string(out), starts
}

// draw writes a line with its upper left corner at a point of a picture.
func (f Face) draw(screen *ebiten.Image, line string, x, y float64, c color.Color) {
	op := new(text.DrawOptions)
	op.GeoM.Translate(x, y)
	op.ColorScale.ScaleWithColor(c)
	text.Draw(screen, line, f.GoTextFace, op)
}
