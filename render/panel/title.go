package panel

import (
	"image"
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/render/kit"
)

// Title is a headline in large letters.
type Title struct{ Text string }

// SmallTitle is a Title in smaller letters.
type SmallTitle struct {
	Text   string
	IsLeft bool // left-aligned instead of centred
}

// Headline is the largest title, left-aligned, to stand beside a picture.
type Headline struct{ Text string }

// Paragraph is a text wrapped at the width of the panel. Line breaks are kept; an empty text takes the height of one line.
type Paragraph struct {
	Text   string
	Tone   TextKind
	IsLeft bool // left-aligned instead of centred, for texts of several lines
}

// TextKind is the kind of a text.
type TextKind uint8

// The tones of a text.
const (
	PlainTone   TextKind = iota
	WarningTone          // something is wrong
	AsideTone            // paler, for reference
)

// sentence is the part of a Title or Paragraph.
type sentence struct {
	Element
	*Env
	text  string
	face  kit.Face
	most  int // maximum number of lines
	ink   color.Color
	align kit.Align
	prose kit.WrappedText
	size  kit.Size // of a title, whose letters may shrink to fit one line
}

// The maximum number of lines of a title and of a paragraph, and the logical size to which a title shrinks before it has two lines.
const (
	mostTitle     = 4
	mostParagraph = 24
	smallestTitle = 28
)

// MakePart implements Item.
func (item Title) MakePart(d *Env, _ string) Part {
	return newTitle(d, item.Text, kit.TitleSize)
}

// MakePart implements Item.
func (item SmallTitle) MakePart(d *Env, _ string) Part {
	t := newTitle(d, item.Text, kit.HeadingSize)
	if item.IsLeft {
		t.align = kit.Left
	}
	return t
}

// MakePart implements Item.
func (item Headline) MakePart(d *Env, _ string) Part {
	t := newTitle(d, item.Text, kit.TitleSize)
	t.align = kit.Left
	return t
}

func newTitle(d *Env, text string, size kit.Size) *sentence {
	return &sentence{Env: d, text: text, face: d.Skin.Face(assets.DisplayFont, size), size: size, most: mostTitle, ink: d.Skin.Palette.Text, align: kit.Center}
}

// smallHeading returns the heading of a sheet for a width in pixels, and its height.
func smallHeading(d *Env, text string, width int) (p Part, height int) {
	t := newTitle(d, text, kit.HeadingSize)
	return t, t.Measure(width)
}

// MakePart implements Item.
func (item Paragraph) MakePart(d *Env, _ string) Part {
	t := &sentence{Env: d, text: item.Text, face: d.Skin.Face(assets.TextFont, kit.TextSize), most: mostParagraph, ink: d.Skin.Palette.Text, align: kit.Center}
	if item.IsLeft {
		t.align = kit.Left
	}
	switch item.Tone {
	case WarningTone:
		t.ink = d.Skin.Palette.Warning
	case AsideTone:
		t.ink = d.Skin.Palette.MutedText
	}
	return t
}

func (t *sentence) Measure(width int) int {
	face := t.face
	for size := t.size; size.Pixels() > smallestTitle && face.Wrap(t.text, MaxWidth).Width > float64(width); size = shrunk(size) {
		face = t.Skin.Face(assets.DisplayFont, shrunk(size))
	}
	t.prose = face.WrapBalanced(t.text, float64(width), t.most)
	return t.prose.Height()
}

// Draw draws the text.
func (t *sentence) Draw(screen *ebiten.Image) {
	t.prose.Draw(screen, t.Bounds(), t.align, t.ink)
}

// AppendLines appends the text.
func (t *sentence) AppendLines(dst []Line, _ bool) []Line {
	return textLines(dst, t.text)
}

// Section is a small heading over a group of controls.
type Section struct{ Text string }

// section is the part of a Section.
type section struct {
	Element
	*Env
	text  string
	prose kit.WrappedText
}

// MakePart implements Item.
func (item Section) MakePart(d *Env, _ string) Part {
	return &section{Env: d, text: item.Text}
}

// sectionRoom is the logical space below the text.
const sectionRoom = 5

func (s *section) Measure(width int) int {
	s.prose = s.Skin.LayOutFitted(s.text, assets.DisplayFont, kit.TextSize, float64(width))
	return s.prose.Height() + s.Skin.Px(sectionRoom)
}

// Draw draws the heading over a line.
func (s *section) Draw(screen *ebiten.Image) {
	r := s.Bounds()
	text := r
	text.Max.Y -= s.Skin.Px(sectionRoom)
	s.prose.Draw(screen, text, kit.Left, s.Skin.HeadingColor())
	line := int(s.Skin.LinePx(1.4))
	s.Skin.Fill(screen, image.Rect(r.Min.X, r.Max.Y-line, r.Max.X, r.Max.Y), s.Skin.Palette.PanelEdge)
}

// AppendLines appends the heading.
func (s *section) AppendLines(dst []Line, _ bool) []Line {
	return textLines(dst, s.text)
}

// Gap is vertical space.
type Gap struct{}

// FlexibleGap takes the remaining height of a panel with a fixed Height, so that the items below it are at the lower edge.
type FlexibleGap struct{}

// PictureRoom is room for a picture that the caller draws over the panel. Panel.PictureRoomRect returns the first one.
type PictureRoom struct {
	Height  float64  // logical height, the minimum if IsFill is set
	IsFill  bool     // it takes the remaining height like a FlexibleGap
	AltText []string // texts in the picture, for screen readers
}

// room is the part of a Gap, a FlexibleGap or a PictureRoom.
type room struct {
	Element
	height int
	texts  []string
}

func (Gap) MakePart(*Env, string) Part         { return new(room) }
func (FlexibleGap) MakePart(*Env, string) Part { return new(room) }

// MakePart implements Item.
func (item PictureRoom) MakePart(d *Env, _ string) Part {
	return &room{height: d.Skin.Px(item.Height), texts: item.AltText}
}

func (r *room) Measure(int) int { return r.height }

func (r *room) Draw(*ebiten.Image) {}

// AppendLines appends the texts in the picture.
func (r *room) AppendLines(dst []Line, _ bool) []Line {
	return textLines(dst, r.texts...)
}
