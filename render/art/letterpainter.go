package art

import (
	"fmt"

	"golang.org/x/image/font/sfnt"

	"dreist/render/paint"
)

// LetterPainter draws pictures with letters or digits. It is not for concurrent use.
type LetterPainter struct {
	fonts  []*sfnt.Font
	figure float64 // height of a digit at font size 1
}

// NewLetterPainter returns a painter with a display font, and others for letters that it lacks. It panics if they lack digits: fonts are
// part of the program, so that is a broken build.
func NewLetterPainter(fonts ...*sfnt.Font) *LetterPainter {
	s := &LetterPainter{fonts: fonts}
	low, high := s.TextOutline("5", 1).Bounds()
	s.figure = high.Y - low.Y
	return s
}

// NumberOutline returns the outline of a number with digits of the given height, centred on (x, y).
func (l *LetterPainter) NumberOutline(number int, height, x, y float64) *paint.Path {
	return l.TextOutline(fmt.Sprint(number), height/l.figure).Centred(x, y)
}

// TextOutline returns the outline of a text with its base line from (0, 0). It panics if the fonts lack a letter.
func (l *LetterPainter) TextOutline(text string, size float64) *paint.Path {
	outline, _ := l.set(text, size)
	return outline
}

// TextWidth returns the width of a text at a font size. It panics if the fonts lack a letter.
func (l *LetterPainter) TextWidth(text string, size float64) float64 {
	_, width := l.set(text, size)
	return width
}

func (l *LetterPainter) set(text string, size float64) (outline *paint.Path, width float64) {
	outline, width, err := paint.TextOutline(l.fonts, text, size)
	if err != nil {
		panic(fmt.Sprintf("art: the fonts cannot letter %q: %v", text, err))
	}
	return outline, width
}

// HasLetters reports whether the fonts have all letters of a text.
func (l *LetterPainter) HasLetters(text string) bool {
	_, _, err := paint.TextOutline(l.fonts, text, 1)
	return err == nil
}
