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
	kit.Scale
	fonts    *kit.Fonts
	theme    art.Theme
	ui       art.UI
	pictures *kit.Sprites
	rolled   int // bytes of the pictures of what scrolls

	sheet   kit.Box // the panel itself
	ring    kit.Ring
	buttons [styles][states]buttonLook
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

// buttonLook is a style of button in one state.
type buttonLook struct {
	tones
	box kit.Box
}

// state is what a control looks like at the moment.
type state uint8

const (
	idle state = iota
	hovered
	pressed
	disabled
	states
)

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

// The logical measures of what is painted.
const (
	sheetRadius  = 22
	sheetShadow  = 18
	sheetDrop    = 6 // how far the shadow lies below
	buttonRadius = 13
	buttonLine   = 1.6
	buttonLip    = 3 // further thickness of the lower edge
	ringWidth    = 3 // around what has the focus
	ringGap      = 2 // between it and the control
	grooveThick  = 10
	knobSize     = 26
	bedRadius    = 12 // of what a choice lies in and of a field
	bedInset     = 3  // how far the options lie inside it
	arrowSize    = 18
	railThick    = 8
	fadeHeight   = 22
	// No higher than the room between two blocks of a page, so that of the one before nothing is left where another is at the edge.
	fadeAbove = passageGap
)

// NewSkin returns a skin. The scale is device pixels per logical pixel and must be above 0.
func NewSkin(fonts *kit.Fonts, theme art.Theme, scale float64) *Skin {
	s := &Skin{Scale: kit.Scale(scale), fonts: fonts, theme: theme, ui: theme.UI(), pictures: kit.NewSprites(fonts)}
	margin := s.Px(sheetShadow + sheetDrop)
	s.sheet = kit.Box{
		Corner: kit.Corner{Size: s.Px(sheetRadius + sheetShadow), Reach: margin},
		Radius: sheetRadius * scale, Line: s.Hair(2), Edge: s.ui.PanelEdge, Face: s.ui.Panel,
		Cast:  kit.Cast{Drop: sheetDrop * scale, Blur: sheetShadow * scale, Color: paint.Fade(s.shadow(), 0.42)},
		Frame: kit.Inlay{Inset: s.Hair(7), Line: s.Hair(1), Color: paint.Fade(s.ui.PanelEdge, 0.6)},
	}
	width, gap := s.Hair(ringWidth), s.Hair(ringGap)
	s.ring = kit.Ring{
		Corner: kit.Corner{Size: s.Px(buttonRadius + 2), Reach: int(width + gap)},
		Radius: buttonRadius * scale, Width: width, Gap: gap, Color: s.focus(),
	}
	for m := range states {
		for style := range Style(styles) {
			t := s.tonesOf(style, m)
			s.buttons[style][m] = buttonLook{t, s.block(t, m)}
		}
		s.knobs[m] = s.knob(m)
		s.fields[m] = s.fieldBox(m)
	}
	s.groove = kit.Bar{Thick: s.Px(grooveThick), Color: s.hollow()}
	s.filled = kit.Bar{Thick: s.Px(grooveThick), Color: s.ui.Accent}
	s.trough = s.box(bedRadius, 0, s.hollow(), color.RGBA{})
	s.pointed = s.box(bedRadius-bedInset, 0, paint.Fade(s.buttons[Quiet][hovered].face, 0.75), color.RGBA{})
	lead := s.buttons[Primary][idle]
	s.chosen = s.box(bedRadius-bedInset, s.Hair(1), lead.face, lead.line)
	s.chosen.Size, s.chosen.Lip = s.Px(bedRadius), s.Hair(2)
	s.frame = s.box(bedRadius, s.Hair(1.4), s.ui.Panel, paint.Mix(s.ui.Panel, s.ui.PanelEdge, 0.8))
	s.marked = s.box(8, 0, s.mark(), color.RGBA{})
	return s
}

// box returns a flat box with corners of a logical radius; the line of its edge is in device pixels.
func (s *Skin) box(radius, line float64, face, edge color.RGBA) kit.Box {
	return kit.Box{Corner: kit.Corner{Size: s.Px(radius + 2)}, Radius: radius * float64(s.Scale), Line: line, Face: face, Edge: edge}
}

// block returns a button: a printed block with a thick lower edge; a pressed one has sunk by that.
func (s *Skin) block(t tones, m state) kit.Box {
	b := s.box(buttonRadius, s.Hair(buttonLine), t.face, t.line)
	b.Size, b.Lip = s.Px(buttonRadius+buttonLip+2), float64(s.Px(buttonLip))
	switch {
	case m == pressed:
		b.Sunk, b.Lip = b.Lip-s.Hair(1), s.Hair(1)
	case m != disabled:
		// Light from above: the upper rim is a shade lighter, less so where all around is dark.
		b.Rim, b.Shine = paint.Lighter(t.face, 0.32), s.Hair(1.5)
		if s.theme == art.Dark {
			b.Rim = paint.Lighter(t.face, 0.16)
		}
	}
	return b
}

// knob returns the handle of a slider.
func (s *Skin) knob(m state) kit.Knob {
	k := kit.Knob{Line: s.Hair(buttonLine), Lip: float64(s.Px(2)), Face: art.Paper(), Spot: s.tonesOf(Primary, m).face, Round: s.tonesOf(Quiet, m).line}
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
		b.Edge, b.Line = s.focus(), s.Hair(2)
	case disabled:
		b.Edge = paint.Mix(s.ui.Panel, s.ui.PanelEdge, 0.6)
	}
	return b
}

// halo returns the ring around a handle that has the focus, and its size in device pixels.
func (s *Skin) halo() (ring kit.Disc, size int) {
	width := s.Hair(ringWidth)
	return kit.Disc{Rim: width, Edge: s.focus(), Color: s.ui.Panel}, s.Px(knobSize) + 2*int(width+s.Hair(ringGap))
}

// pill returns what lies behind the number of a ruling.
func (s *Skin) pill() kit.Box {
	return kit.Box{Corner: kit.Corner{Size: s.Px(pillHeight / 2)}, Radius: float64(s.Px(pillHeight)) / 2, Face: s.hollow()}
}

// fill fills a rectangle with a colour.
func (s *Skin) fill(screen *ebiten.Image, r image.Rectangle, c color.Color) {
	s.pictures.Spread(screen, kit.WhitePlate, r, c)
}

// dots returns the ornament under a title.
func (s *Skin) dots() kit.Dots { return kit.Dots{Size: s.Px(9), Step: s.Px(16), Line: s.Hair(1)} }

// Free lets go of all pictures. A panel that is drawn in the skin afterwards has them painted again.
func (s *Skin) Free() { s.pictures.Free() }

// Bytes returns how much the pictures of the skin and of its panels take.
func (s *Skin) Bytes() int { return s.pictures.Bytes() + s.rolled }

// face returns a typeface in a logical size, in whole device pixels, at which its letters stand evenly.
func (s *Skin) face(font assets.Font, size float64) kit.Face {
	return s.fonts.Face(font, math.Round(size*float64(s.Scale)))
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

// wide is a width in device pixels that every line fits.
const wide = 1e6
