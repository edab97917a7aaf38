package panel

import (
	"bytes"
	"fmt"
	"math"

	"github.com/hajimehoshi/ebiten/v2/text/v2"

	"dreist/assets"
)

// Fonts are the parsed typefaces. They are made once and shared by all skins, as they carry the cache of drawn letters.
type Fonts struct {
	faces [weights]*text.GoTextFaceSource
}

// weight names one of the typefaces.
type weight uint8

const (
	display weight = iota // titles and buttons
	plain                 // sentences
	strong                // labels and headings
	weights
)

// NewFonts parses the embedded typefaces. An error means that the program was built with a broken font file.
func NewFonts() (*Fonts, error) {
	fonts := new(Fonts)
	for w, file := range [weights]assets.Font{display: assets.Display, plain: assets.Text, strong: assets.Strong} {
		source, err := text.NewGoTextFaceSource(bytes.NewReader(file.Data()))
		if err != nil {
			return nil, fmt.Errorf("panel: parse %s: %w", file, err)
		}
		fonts.faces[w] = source
	}
	return fonts, nil
}

// The logical sizes of letters.
const (
	titleSize     = 30
	headingSize   = 22
	paragraphSize = 17
	buttonSize    = 18
	labelSize     = 16
	logSize       = 15
	smallestSize  = 14
)

// face returns a typeface in a logical size, in whole device pixels, at which its letters stand evenly.
func (s *Skin) face(w weight, size float64) *text.GoTextFace {
	return &text.GoTextFace{Source: s.fonts.faces[w], Size: math.Round(size * s.scale)}
}
