package panel

import (
	"image"
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/render/kit"
)

// Title is a headline in large letters.
type Title struct {
	Text          string
	IsLeftAligned bool // left-aligned instead of centred, to stand beside a picture
}

// SmallTitle is a Title in smaller letters.
type SmallTitle struct {
	Text          string
	IsLeftAligned bool // left-aligned instead of centred
}

// Paragraph is a text wrapped at the width of the panel. Line breaks are kept; an empty text takes the height of one line.
type Paragraph struct {
	Text          string
	Tone          TextTone
	IsLeftAligned bool // left-aligned instead of centred, for texts of several lines
}

// TextTone is the colour of a text by its purpose.
type TextTone uint8

// The tones of a text.
const (
	PlainTone   TextTone = iota
	WarningTone          // something is wrong
	AsideTone            // paler, for reference
)

type sentence struct {
	PartBase
	*Env
	text  string
	face  kit.Face
	most  int // maximum number of lines
	ink   color.Color
	align kit.Alignment
	prose kit.WrappedText
	size  kit.LetterSize // of a title, whose letters may shrink to fit one line
}

// The maximum number of lines of a title and of a paragraph, and the logical size to which a title shrinks before it has two lines.
const (
	mostTitle     = 4
	mostParagraph = 24
	smallestTitle = 28
)

func (item Title) MakePart(d *Env, _ string) Part {
	return newTitle(d, item.Text, kit.TitleSize, item.IsLeftAligned)
}

func (item SmallTitle) MakePart(d *Env, _ string) Part {
	return newTitle(d, item.Text, kit.HeadingSize, item.IsLeftAligned)
}

func newTitle(d *Env, text string, size kit.LetterSize, isLeft bool) *sentence {
	return &sentence{Env: d, text: text, face: d.skin.face(assets.DisplayFont, size), size: size, most: mostTitle, ink: d.skin.Palette.Text, align: alignment(isLeft)}
}

func alignment(isLeft bool) kit.Alignment {
	if isLeft {
		return kit.Left
	}
	return kit.Center
}

func (item Paragraph) MakePart(d *Env, _ string) Part {
	t := &sentence{Env: d, text: item.Text, face: d.skin.face(assets.TextFont, kit.TextSize), most: mostParagraph, ink: d.skin.Palette.Text, align: alignment(item.IsLeftAligned)}
	switch item.Tone {
	case WarningTone:
		t.ink = d.skin.Palette.Warning
	case AsideTone:
		t.ink = d.skin.Palette.MutedText
	}
	return t
}

func (s *sentence) Measure(width int) int {
	face := s.face
	for size := s.size; size.Pixels() > smallestTitle && face.Wrap(s.text, unlimitedWidth).Width > float64(width); size = shrunk(size) {
		face = s.skin.face(assets.DisplayFont, shrunk(size))
	}
	s.prose = face.WrapBalanced(s.text, float64(width), s.most)
	return s.prose.Height()
}

func (s *sentence) Draw(screen *ebiten.Image) {
	s.prose.Draw(screen, s.Bounds(), s.align, s.ink)
}

func (s *sentence) AppendLines(dst []ReaderLine, _ bool) []ReaderLine {
	return textLines(dst, s.text)
}

// SectionHeading is a small heading over a group of controls.
type SectionHeading struct{ Text string }

type section struct {
	PartBase
	*Env
	text  string
	prose kit.WrappedText
}

func (item SectionHeading) MakePart(d *Env, _ string) Part {
	return &section{Env: d, text: item.Text}
}

// sectionRoom is the logical space below the text.
const sectionRoom = 5

func (s *section) Measure(width int) int {
	s.prose = s.skin.layOutFitted(s.text, assets.DisplayFont, kit.TextSize, float64(width))
	return s.prose.Height() + s.skin.Px(sectionRoom)
}

func (s *section) Draw(screen *ebiten.Image) {
	r := s.Bounds()
	text := r
	text.Max.Y -= s.skin.Px(sectionRoom)
	s.prose.Draw(screen, text, kit.Left, s.skin.Palette.Accent)
	line := int(s.skin.LinePx(1.4))
	s.skin.fill(screen, image.Rect(r.Min.X, r.Max.Y-line, r.Max.X, r.Max.Y), s.skin.Palette.PanelEdge)
}

func (s *section) AppendLines(dst []ReaderLine, _ bool) []ReaderLine {
	return textLines(dst, s.text)
}

// Gap is vertical space.
type Gap struct{}

// FlexibleGap takes the remaining height of a panel with a fixed Height, so that the items below it are at the lower edge.
type FlexibleGap struct{}

// PictureRoom is room for a picture that the caller draws over the panel. Panel.PictureRoomRect returns the first one.
type PictureRoom struct {
	Height      float64  // logical height, the minimum if FillsHeight is set
	FillsHeight bool     // it takes the remaining height like a FlexibleGap
	AltText     []string // texts in the picture, for screen readers
}

type room struct {
	PartBase
	height int
	texts  []string
}

func (Gap) MakePart(*Env, string) Part         { return new(room) }
func (FlexibleGap) MakePart(*Env, string) Part { return new(room) }

func (item PictureRoom) MakePart(d *Env, _ string) Part {
	return &room{height: d.skin.Px(item.Height), texts: item.AltText}
}

func (r *room) Measure(int) int { return r.height }

func (r *room) Draw(*ebiten.Image) {}

func (r *room) AppendLines(dst []ReaderLine, _ bool) []ReaderLine {
	return textLines(dst, r.texts...)
}
