package panel

import (
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/render/art"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/paint"
	"dreist/render/panel/edit"
)

// Skin is the look of all panels for one theme and one scale. Its pictures are painted in device pixels on first use.
// A change of theme or scale needs a new skin; any number of panels may share one.
type Skin struct {
	*kit.ControlPictures
	Palette   art.Palette
	Pictures  *kit.Sprites
	Clipboard *edit.SharedClipboard // of the fields; the program may set its own
	fonts     *kit.Fonts
	theme     art.Theme
	textScale float64 // text size, 1 for normal
}

const smallestSize = kit.SmallestText

// Logical radius of the corners of fields and choices, and the distance of the options from the edge.
const (
	bedRadius = 12
	bedInset  = 3
)

// Logical size of a face beside a name, and the space beside faces and signs.
const (
	faceSize  = 23
	facesRoom = 8
)

// NewSkin returns a skin. scale is device pixels per logical pixel, above 0; letters is the text size, 1 for normal.
func NewSkin(fonts *kit.Fonts, theme art.Theme, scale, letters float64) *Skin {
	s := &Skin{textScale: letters, ControlPictures: kit.NewControlPictures(theme, kit.Scale(scale)), fonts: fonts, Clipboard: new(edit.SharedClipboard), theme: theme, Palette: theme.Palette(), Pictures: kit.NewSprites(fonts)}
	s.Pictures.SetTheme(theme)
	return s
}

// flatBox returns a flat box with corners of a logical radius; line is in device pixels.
func (s *Skin) flatBox(radius, line float64, face, edge color.RGBA) kit.RoundedBox {
	return kit.RoundedBox{EqualCorners: kit.EqualCorners{Size: s.Px(radius + 2)}, Radius: radius * float64(s.Scale), EdgeWidth: line, FaceColor: face, EdgeColor: edge}
}

func (s *Skin) hoverBox() kit.RoundedBox {
	return s.flatBox(bedRadius-bedInset, 0, paint.ScaleOpacity(kit.ButtonColorsOf(s.theme, kit.QuietStyle, kit.HoveredState).Face, 0.75), color.RGBA{})
}

func (s *Skin) fill(screen *ebiten.Image, r image.Rectangle, c color.Color) {
	s.Pictures.DrawSpread(screen, kit.WhitePlate, r, c)
}

// face returns a typeface in a logical size, rounded to whole device pixels.
func (s *Skin) face(font assets.Font, size kit.LetterSize) kit.Face {
	return s.fonts.Face(font, math.Round(size.Pixels()*s.textScale*float64(s.Scale)))
}

// The maximum number of lines and of letters of a label.
const (
	mostLines = 6
	mostLabel = 400
)

// layOutLine lays out a text in one line of any width, for measuring.
func (s *Skin) layOutLine(sentence string, font assets.Font, size kit.LetterSize) kit.WrappedText {
	return s.face(font, size).Wrap(kit.Shorten(sentence, mostLabel), unlimitedWidth)
}

// layOutFitted lays out a text in one line of a logical size or smaller that fits a width in pixels; below the smallest size it wraps the
// text instead.
func (s *Skin) layOutFitted(sentence string, font assets.Font, size kit.LetterSize, width float64) kit.WrappedText {
	for ; size.Pixels() > smallestSize; size = shrunk(size) {
		if p := s.layOutLine(sentence, font, size); p.Width <= width && len(p.Lines) <= mostLines {
			return p
		}
	}
	return s.face(font, size).WrapBalanced(kit.Shorten(sentence, mostLabel), width, mostLines)
}

// shrunk returns the next smaller size that is tried for a text that does not fit.
func shrunk(size kit.LetterSize) kit.LetterSize {
	return size.ShrunkTo(max(size.Pixels()-0.5, smallestSize))
}

// logicalSize returns the logical size, before enlargement, of letters with a size in pixels.
func (s *Skin) logicalSize(pixels float64) float64 { return pixels / (float64(s.Scale) * s.textScale) }

// withTextScale returns the skin with another text size.
func (s *Skin) withTextScale(letters float64) *Skin {
	other := *s
	other.textScale = letters
	return &other
}

// unlimitedWidth is a width in device pixels that every line fits.
const unlimitedWidth = 1e6

func (s *Skin) byTheme(light, dark color.RGBA) color.RGBA {
	if s.theme.IsDark() {
		return dark
	}
	return light
}

// hollowColor returns the colour of sunken parts: grooves, the background of a choice, the rail of a scroll bar.
func (s *Skin) hollowColor() color.RGBA {
	return s.byTheme(paint.Mix(s.Palette.Panel, s.Palette.PanelEdge, 0.62), paint.Darken(s.Palette.Panel, 0.32))
}

// fieldColor returns the background of fields: lighter than the panel in a light theme, darker in a dark one.
func (s *Skin) fieldColor(m kit.ControlState) color.RGBA {
	face := paint.Lighten(s.Palette.Panel, 0.6)
	if s.theme.IsDark() {
		face = s.hollowColor()
	}
	switch m {
	case kit.HoveredState:
		return paint.Mix(face, s.Palette.Glow, 0.08)
	case kit.DisabledState:
		return paint.Mix(s.Palette.Panel, s.hollowColor(), 0.35)
	}
	return face
}

func (s *Skin) selectionColor() color.RGBA {
	return s.byTheme(paint.Mix(s.Palette.Panel, s.Palette.Glow, 0.42), paint.Mix(s.Palette.PanelEdge, color.RGBA{0x5B, 0x86, 0xC8, 255}, 0.4))
}

// highlightColor returns the background of search results.
func (s *Skin) highlightColor() color.RGBA {
	return s.byTheme(paint.Mix(s.Palette.Panel, color.RGBA{0xFF, 0xC8, 0x2E, 255}, 0.7), paint.Mix(s.Palette.Panel, s.Palette.Accent, 0.36))
}

func (s *Skin) stripeColor() color.RGBA { return paint.ScaleOpacity(s.hollowColor(), 0.32) }

func (s *Skin) markedRowColor() color.RGBA {
	return s.byTheme(paint.Mix(s.Palette.Panel, s.Palette.Glow, 0.26), s.selectionColor())
}

// Logical lengths of a tip.
const (
	tipSide   = 10
	tipTop    = 5
	tipRadius = 8
	tipGap    = 7 // distance from its subject
	tipEdge   = 6 // distance from the edge of the window
)

const (
	tipNear  = 0.2 // fraction of the gap that remains if there is little room
	tipTouch = 0.5 // maximum overlap with another target, as a fraction of that gap
)

// DrawTip draws a tip beside a rectangle of a window, clear of other targets as far as there is room.
func (s *Skin) DrawTip(screen *ebiten.Image, words string, about, window geom.Rect, others []geom.Rect) {
	edge := float64(s.Px(tipEdge))
	text := s.face(assets.StrongFont, kit.TextSize).SingleLine(words, window.W-2*edge-2*float64(s.Px(tipSide)))
	w, h := math.Ceil(text.Width)+2*float64(s.Px(tipSide)), float64(text.Height()+2*s.Px(tipTop))
	at := tipPlace(w, h, float64(s.Px(tipGap)), about, window.Inset(edge), others).Pixels()
	// Dark on a light table and light on a dark one.
	s.Pictures.DrawStretched(screen, s.flatBox(tipRadius, s.LinePx(1), s.Palette.Text, s.Palette.Panel), at)
	text.Draw(screen, at, kit.Center, s.Palette.Panel)
}

// tipPlace returns the place of a tip: below, above, closer, or beside its subject, the first one that lies in the room and covers
// no other target; if all cover some, the one that covers least.
func tipPlace(w, h, gap float64, about, room geom.Rect, others []geom.Rect) geom.Rect {
	x := min(max(about.Center().X-w/2, room.X), room.Right()-w)
	y := min(max(about.Center().Y-h/2, room.Y), room.Bottom()-h)
	near := gap * tipNear
	var p geom.LabelPlacer
	for _, o := range others {
		p.Avoid(geom.SeldomCoverCost, o.Inset(tipTouch*gap))
	}
	for _, at := range [...]geom.Point{
		{X: x, Y: about.Bottom() + gap}, {X: x, Y: about.Y - gap - h}, {X: x, Y: about.Bottom() + near}, {X: x, Y: about.Y - near - h},
		{X: about.X - gap - w, Y: y}, {X: about.Right() + gap, Y: y},
	} {
		r := geom.Rect{X: at.X, Y: at.Y, W: w, H: h}
		p.Offer(r, (w*h-r.OverlapArea(room))*geom.NeverCoverCost)
	}
	return p.BestRect
}
