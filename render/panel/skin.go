package panel

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
	fonts    *kit.Fonts
	theme    art.Theme
	ui       art.UI
	pictures *kit.Sprites
	letters  float64 // how much larger than usual
	rolled   *int    // bytes of the pictures of what scrolls

	groove  kit.Bar // of a slider
	filled  kit.Bar
	knobs   [states]kit.Knob
	fields  [states]kit.Box // the box of a field; pressed is the one that is written in
	trough  kit.Box         // behind the options of a choice
	chosen  kit.Box
	pointed kit.Box     // an option under the pointer
	frame   kit.Box     // around what scrolls
	marked  kit.Box     // behind a row or link that has the focus
	pocket  edit.Pocket // what was copied, for panels without a clipboard of their own
}

// state is what a control looks like at the moment.
type state = kit.State

const (
	idle     = kit.Idle
	hovered  = kit.Hovered
	pressed  = kit.Pressed
	disabled = kit.Disabled
	states   = kit.States
)

// The logical sizes of letters.
const (
	titleSize      = 30
	smallTitleSize = 26
	headingSize    = 22
	paragraphSize  = 17
	buttonSize     = 18
	labelSize      = 16
	logSize        = 15
	smallestSize   = 14
)

// The logical measures of what is painted.
const (
	knobLine    = 1.6
	grooveThick = 10
	knobSize    = 26
	bedRadius   = 12 // of what a choice lies in and of a field
	bedInset    = 3  // how far the options lie inside it
	arrowSize   = 18
	railThick   = 8
	fadeHeight  = 22
	// No higher than the room between two blocks of a page, so that of the one before nothing is left where another is at the edge.
	fadeAbove = passageGap
)

// SetCards has pictures of cards look as they do at the table.
func (s *Skin) SetCards(c kit.CardStyle) { s.pictures.SetCards(c) }

// NewSkin returns a skin. The scale is device pixels per logical pixel and must be above 0; letters are so many times as large as usual.
func NewSkin(fonts *kit.Fonts, theme art.Theme, scale, letters float64) *Skin {
	s := &Skin{letters: letters, rolled: new(int), Look: kit.NewLook(theme, kit.Scale(scale)), fonts: fonts, theme: theme, ui: theme.UI(), pictures: kit.NewSprites(fonts)}
	s.pictures.SetTheme(theme)
	for m := range state(states) {
		s.knobs[m] = s.knob(m)
		s.fields[m] = s.fieldBox(m)
	}
	s.groove = kit.Bar{Thick: s.Px(grooveThick), Color: s.hollow()}
	s.filled = kit.Bar{Thick: s.Px(grooveThick), Color: s.ui.Glow}
	s.trough = s.box(bedRadius, 0, s.hollow(), color.RGBA{})
	s.pointed = s.box(bedRadius-bedInset, 0, paint.Fade(kit.TonesOf(theme, Quiet, hovered).Face, 0.75), color.RGBA{})
	chosen := kit.TonesOf(theme, kit.Chosen, idle)
	s.chosen = s.box(bedRadius-bedInset, s.Hair(1.6), chosen.Face, chosen.Line)
	s.chosen.Size = s.Px(bedRadius)
	s.frame = s.box(bedRadius, s.Hair(1.4), s.ui.Panel, paint.Mix(s.ui.Panel, s.ui.PanelEdge, 0.8))
	s.marked = s.box(8, 0, s.mark(), color.RGBA{})
	return s
}

// box returns a flat box with corners of a logical radius; the line of its edge is in device pixels.
func (s *Skin) box(radius, line float64, face, edge color.RGBA) kit.Box {
	return kit.Box{Corner: kit.Corner{Size: s.Px(radius + 2)}, Radius: radius * float64(s.Scale), Line: line, Face: face, Edge: edge}
}

// knob returns the handle of a slider.
func (s *Skin) knob(m state) kit.Knob {
	k := kit.Knob{Line: s.Hair(knobLine), Lip: float64(s.Px(2)), Face: art.Paper(), Spot: s.ui.Glow, Round: kit.TonesOf(s.theme, Quiet, m).Line}
	if m == hovered || m == pressed {
		k.Face = paint.Mix(k.Face, s.ui.Glow, 0.25)
	}
	return k
}

// fieldBox returns the box of a field.
func (s *Skin) fieldBox(m state) kit.Box {
	b := s.box(bedRadius, s.Hair(1.4), s.sheetOf(m), paint.Mix(s.ui.PanelEdge, s.ui.Muted, 0.3))
	switch m {
	case hovered:
		b.Edge = paint.Mix(s.ui.PanelEdge, s.ui.Muted, 0.75)
	case pressed:
		b.Edge, b.Line = kit.Focus(s.theme), s.Hair(2)
	case disabled:
		b.Edge = paint.Mix(s.ui.Panel, s.ui.PanelEdge, 0.6)
	}
	return b
}

// halo returns the ring around a handle that has the focus, and its size in device pixels.
func (s *Skin) halo() (ring kit.Disc, size int) {
	width := s.Hair(kit.RingWidth)
	return kit.Disc{Rim: width, Edge: kit.Focus(s.theme), Color: s.ui.Panel}, s.Px(knobSize) + 2*int(width+s.Hair(kit.RingGap))
}

// pill returns what lies behind the number of a ruling.
func (s *Skin) pill() kit.Box {
	return kit.Box{Corner: kit.Corner{Size: s.Px(pillHeight / 2)}, Radius: float64(s.Px(pillHeight)) / 2, Face: s.hollow()}
}

// fill fills a rectangle with a colour.
func (s *Skin) fill(screen *ebiten.Image, r image.Rectangle, c color.Color) {
	s.pictures.Spread(screen, kit.WhitePlate, r, c)
}

// Free lets go of all pictures. A panel that is drawn in the skin afterwards has them painted again.
func (s *Skin) Free() { s.pictures.Free() }

// Bytes returns how much the pictures of the skin and of its panels take.
func (s *Skin) Bytes() int { return s.pictures.Bytes() + *s.rolled }

// face returns a typeface in a logical size, in whole device pixels, at which its letters stand evenly.
func (s *Skin) face(font assets.Font, size float64) kit.Face {
	return s.fonts.Face(font, math.Round(size*s.letters*float64(s.Scale)))
}

// In how many lines a label stands at most, and how many letters it has at most.
const (
	mostLines = 6
	mostLabel = 400
)

// label sets a text without any limit to its width, as to find out how much it needs.
func (s *Skin) label(sentence string, font assets.Font, size float64) kit.Prose {
	return s.face(font, size).Wrap(kit.Shorten(sentence, mostLabel), wide)
}

// fit sets a text in one line of the wanted logical size or, where that is wider than the given pixels, a smaller one; below the smallest size
// it wraps instead.
func (s *Skin) fit(sentence string, font assets.Font, size, width float64) kit.Prose {
	for ; size > smallestSize; size -= 0.5 {
		if p := s.label(sentence, font, size); p.Width <= width && len(p.Lines) <= mostLines {
			return p
		}
	}
	return s.face(font, smallestSize).Balanced(kit.Shorten(sentence, mostLabel), width, mostLines)
}

// lettered returns the skin with letters of another size.
func (s *Skin) lettered(letters float64) *Skin {
	other := *s
	other.letters = letters
	return &other
}

// wide is a width in device pixels that every line fits.
const wide = 1e6
