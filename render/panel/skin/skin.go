// Package skin is the look of panels: letters, colours and boxes for one theme and one scale, and the pictures made of them.
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

// Skin is the look of all panels for one theme and one scale: letters, colours and pictures, each painted in exactly the device's pixels when it is first
// shown. It is made again when theme or scale change and may be shared by any number of panels.
type Skin struct {
	*kit.Look
	UI       art.UI
	Pictures *kit.Sprites
	Pocket   edit.Pocket // what was copied, for panels without a clipboard of their own
	fonts    *kit.Fonts
	Theme    art.Theme
	Letters  float64 // how much larger than usual
	rolled   *int    // bytes of the pictures of what scrolls
}

// The logical sizes of letters.
const (
	TitleSize      = 30
	SmallTitleSize = 26
	HeadingSize    = 22
	ParagraphSize  = 17
	ButtonSize     = 18
	LabelSize      = 16
	LogSize        = 15
	SmallestSize   = 14
)

// The logical radius of the corners of what is written in and chosen from, and how far the options lie inside it.
const (
	BedRadius = 12
	BedInset  = 3
)

// The logical size of a face beside a name, and the room beside faces and signs.
const (
	FaceSize  = 23
	FacesRoom = 8
)

// SetCards has pictures of cards look as they do at the table.
func (s *Skin) SetCards(c kit.CardStyle) { s.Pictures.SetCards(c) }

// New returns a skin. The scale is device pixels per logical pixel and must be above 0; letters are so many times as large as usual.
func New(fonts *kit.Fonts, theme art.Theme, scale, letters float64) *Skin {
	s := &Skin{Letters: letters, rolled: new(int), Look: kit.NewLook(theme, kit.Scale(scale)), fonts: fonts, Theme: theme, UI: theme.UI(), Pictures: kit.NewSprites(fonts)}
	s.Pictures.SetTheme(theme)
	return s
}

// Box returns a flat box with corners of a logical radius; the line of its edge is in device pixels.
func (s *Skin) Box(radius, line float64, face, edge color.RGBA) kit.Box {
	return kit.Box{Corner: kit.Corner{Size: s.Px(radius + 2)}, Radius: radius * float64(s.Scale), Line: line, Face: face, Edge: edge}
}

// Pointed returns what lies behind an option or row under the pointer.
func (s *Skin) Pointed() kit.Box {
	return s.Box(BedRadius-BedInset, 0, paint.Fade(kit.TonesOf(s.Theme, kit.Quiet, kit.Hovered).Face, 0.75), color.RGBA{})
}

// Fill fills a rectangle with a colour.
func (s *Skin) Fill(screen *ebiten.Image, r image.Rectangle, c color.Color) {
	s.Pictures.Spread(screen, kit.WhitePlate, r, c)
}

// Count takes note of so many bytes more, or fewer, that a picture outside of the skin takes.
func (s *Skin) Count(bytes int) { *s.rolled += bytes }

// Free lets go of all pictures. A panel that is drawn in the skin afterwards has them painted again.
func (s *Skin) Free() { s.Pictures.Free() }

// Bytes returns how much the pictures of the skin and of its panels take.
func (s *Skin) Bytes() int { return s.Pictures.Bytes() + *s.rolled }

// Face returns a typeface in a logical size, in whole device pixels, at which its letters stand evenly.
func (s *Skin) Face(font assets.Font, size float64) kit.Face {
	return s.fonts.Face(font, math.Round(size*s.Letters*float64(s.Scale)))
}

// In how many lines a label stands at most, and how many letters it has at most.
const (
	MostLines = 6
	mostLabel = 400
)

// Label sets a text without any limit to its width, as to find out how much it needs.
func (s *Skin) Label(sentence string, font assets.Font, size float64) kit.Prose {
	return s.Face(font, size).Wrap(kit.Shorten(sentence, mostLabel), Wide)
}

// Fit sets a text in one line of the wanted logical size or, where that is wider than the given pixels, a smaller one; below the smallest size
// it wraps instead.
func (s *Skin) Fit(sentence string, font assets.Font, size, width float64) kit.Prose {
	for ; size > SmallestSize; size -= 0.5 {
		if p := s.Label(sentence, font, size); p.Width <= width && len(p.Lines) <= MostLines {
			return p
		}
	}
	return s.Face(font, SmallestSize).Balanced(kit.Shorten(sentence, mostLabel), width, MostLines)
}

// Size returns the logical size, before any enlargement, of letters that are so large in pixels.
func (s *Skin) Size(pixels float64) float64 { return pixels / (float64(s.Scale) * s.Letters) }

// Lettered returns the skin with letters of another size.
func (s *Skin) Lettered(letters float64) *Skin {
	other := *s
	other.Letters = letters
	return &other
}

// Wide is a width in device pixels that every line fits.
const Wide = 1e6
