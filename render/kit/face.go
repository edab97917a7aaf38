package kit

import (
	"image/color"
	"strings"

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

// TextWidth returns the width of a line in device pixels.
func (f Face) TextWidth(line string) float64 { return f.WidthUpTo(line, len(line)) }

// WidthUpTo returns the width of a line up to a byte index, in device pixels, including the kerning with the next letter.
func (f Face) WidthUpTo(line string, at int) float64 { return text.AdvanceAt(line, at, f.of(line)) }

// of returns the typeface for a line, combined with the spare font if it lacks a letter.
func (f Face) of(line string) text.Face {
	if !strings.ContainsFunc(line, func(r rune) bool { return !f.fonts.hasItself(r, f.font) }) {
		return f.GoTextFace
	}
	// Its only error is about faces of different directions.
	both, _ := text.NewMultiFace(f.GoTextFace, &text.GoTextFace{Source: spareSource(), Size: f.Size})
	return both
}

// SingleLine sets a text in one line, shortened if it is wider than width device pixels.
func (f Face) SingleLine(s string, width float64) WrappedText {
	p := WrappedText{Lines: []string{f.shortenToWidth(f.readable(s), width)}, Face: f}
	p.measure()
	return p
}

func (f Face) readable(s string) string {
	return f.fonts.replaceMissing(Shorten(s, longest), f.font)
}

// ShownLetters returns a text of letters, with a sign for each missing one and without missing combining parts, and the byte index
// in it at which each letter begins.
func (f Face) ShownLetters(letters []rune) (shown string, starts []int) {
	var out []byte
	for _, r := range letters {
		starts = append(starts, len(out))
		switch {
		case f.fonts.has(r, f.font):
			out = append(out, string(r)...)
		case !extends(r):
			out = append(out, string(MissingLetter)...)
		}
	}
	return string(out), starts
}

func (f Face) draw(screen *ebiten.Image, line string, x, y float64, c color.Color) {
	op := new(text.DrawOptions)
	op.GeoM.Translate(x, y)
	op.ColorScale.ScaleWithColor(c)
	text.Draw(screen, line, f.of(line), op)
}
