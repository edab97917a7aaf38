// Package skin is the look of panels: letters, colours and boxes for one theme and one scale, and their pictures.
package skin

import (
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/render/art"
	"dreist/render/kit"
	"dreist/render/paint"
	"dreist/render/panel/edit"
)

// Skin is the look of all panels for one theme and one scale. Its pictures are painted in device pixels on first use.
// A change of theme or scale needs a new skin; any number of panels may share one.
type Skin struct {
	*kit.Look
	UI       art.UI
	Pictures *kit.Sprites
	Pocket   edit.Pocket // for panels without a clipboard of their own
	fonts    *kit.Fonts
	Theme    art.Theme
	Letters  float64 // text size, 1 for normal
	rolled   *int    // bytes of the pictures of scrolling parts
}

// The logical text sizes.
const (
	HeadlineSize   = 40
	TitleSize      = 30
	SmallTitleSize = 26
	HeadingSize    = 22
	ParagraphSize  = 17
	ButtonSize     = 18
	LabelSize      = 16
	LogSize        = 15
	SmallestSize   = 14
)

// Logical radius of the corners of fields and choices, and the distance of the options from the edge.
const (
	BedRadius = 12
	BedInset  = 3
)

// Logical size of a face beside a name, and the room beside faces and signs.
const (
	FaceSize  = 23
	FacesRoom = 8
)

// SetCards sets the look of cards in panels.
func (s *Skin) SetCards(c kit.CardStyle) { s.Pictures.SetCards(c) }

// New returns a skin. scale is device pixels per logical pixel, above 0; letters is the text size, 1 for normal.
func New(fonts *kit.Fonts, theme art.Theme, scale, letters float64) *Skin {
	s := &Skin{Letters: letters, rolled: new(int), Look: kit.NewLook(theme, kit.Scale(scale)), fonts: fonts, Theme: theme, UI: theme.UI(), Pictures: kit.NewSprites(fonts)}
	s.Pictures.SetTheme(theme)
	return s
}

// Box returns a flat box with corners of a logical radius; line is in device pixels.
func (s *Skin) Box(radius, line float64, face, edge color.RGBA) kit.Box {
	return kit.Box{Corner: kit.Corner{Size: s.Px(radius + 2)}, Radius: radius * float64(s.Scale), Line: line, Face: face, Edge: edge}
}

// Pointed returns the background of an option or row under the pointer.
func (s *Skin) Pointed() kit.Box {
	return s.Box(BedRadius-BedInset, 0, paint.Fade(kit.TonesOf(s.Theme, kit.Quiet, kit.Hovered).Face, 0.75), color.RGBA{})
}

// Fill fills a rectangle with a colour.
func (s *Skin) Fill(screen *ebiten.Image, r image.Rectangle, c color.Color) {
	s.Pictures.Spread(screen, kit.WhitePlate, r, c)
}

// Count adds to the bytes of pictures kept outside of the skin.
func (s *Skin) Count(bytes int) { *s.rolled += bytes }

// Free releases all pictures. Drawing paints them again.
func (s *Skin) Free() { s.Pictures.Free() }

// Bytes returns the memory of the pictures of the skin and its panels.
func (s *Skin) Bytes() int { return s.Pictures.Bytes() + *s.rolled }

// Face returns a typeface in a logical size, rounded to whole device pixels.
func (s *Skin) Face(font assets.Font, size float64) kit.Face {
	return s.fonts.Face(font, math.Round(size*s.Letters*float64(s.Scale)))
}

// The largest number of lines and of letters of a label.
const (
	MostLines = 6
	mostLabel = 400
)

// Label sets a text in one line of any width, for measuring.
func (s *Skin) Label(sentence string, font assets.Font, size float64) kit.Prose {
	return s.Face(font, size).Wrap(kit.Shorten(sentence, mostLabel), Wide)
}

// Fit sets a text in one line of a logical size or smaller, to fit a width in pixels; below the smallest size it
// wraps instead.
func (s *Skin) Fit(sentence string, font assets.Font, size, width float64) kit.Prose {
	for ; size > SmallestSize; size -= 0.5 {
		if p := s.Label(sentence, font, size); p.Width <= width && len(p.Lines) <= MostLines {
			return p
		}
	}
	return s.Face(font, SmallestSize).Balanced(kit.Shorten(sentence, mostLabel), width, MostLines)
}

// Size returns the logical size, before enlargement, of letters of a size in pixels.
func (s *Skin) Size(pixels float64) float64 { return pixels / (float64(s.Scale) * s.Letters) }

// Lettered returns the skin with another text size.
func (s *Skin) Lettered(letters float64) *Skin {
	other := *s
	other.Letters = letters
	return &other
}

// Wide is a width in device pixels that every line fits.
const Wide = 1e6
