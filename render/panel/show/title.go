// Package show has the items of a panel that are only displayed: headings, texts, numbers, tables and room for
// pictures.
package show

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/render/kit"
	"dreist/render/panel/skin"
	"dreist/render/panel/widget"
)

// Title is a headline in large letters.
type Title struct{ Text string }

// SmallTitle is a Title in smaller letters, to stand beside something.
type SmallTitle struct {
	Text string
	Left bool // left-aligned
}

// Headline is the largest title, left-aligned, to stand beside a picture.
type Headline struct{ Text string }

// Paragraph is a text wrapped at the width of the panel. Line breaks are kept; an empty text keeps the height of one
// line.
type Paragraph struct {
	Text string
	Tone Tone
	Left bool // left-aligned, as texts of several lines are
}

// Tone is the kind of a text.
type Tone uint8

// The tones of a text.
const (
	Plainly Tone = iota
	Warning      // something is wrong
	Aside        // smaller and paler: for reference
)

// sentence is the part of a Title or Paragraph.
type sentence struct {
	widget.Element
	*widget.Env
	text  string
	face  kit.Face
	most  int // largest number of lines
	ink   color.Color
	align kit.Align
	prose kit.Prose
	least float64 // the logical size to which the letters shrink to fit one line; 0 for those that wrap at once
}

// The largest number of lines of a title and of a paragraph.
const (
	mostTitle     = 4
	mostParagraph = 24
)

// Part implements widget.Item.
func (item Title) Part(d *widget.Env, _ string) widget.Part {
	return newTitle(d, item.Text, skin.TitleSize)
}

// Part implements widget.Item.
func (item SmallTitle) Part(d *widget.Env, _ string) widget.Part {
	t := newTitle(d, item.Text, skin.SmallTitleSize)
	if item.Left {
		t.align = kit.Left
	}
	return t
}

// Part implements widget.Item.
func (item Headline) Part(d *widget.Env, _ string) widget.Part {
	t := newTitle(d, item.Text, skin.HeadlineSize)
	t.align, t.least = kit.Left, skin.TitleSize
	return t
}

func newTitle(d *widget.Env, text string, size float64) *sentence {
	return &sentence{Env: d, text: text, face: d.Skin.Face(assets.Display, size), most: mostTitle, ink: d.Skin.UI.Text, align: kit.Center}
}

// SmallHeading returns the heading of a sheet for a width in pixels, and its height.
func SmallHeading(d *widget.Env, text string, width int) (p widget.Part, height int) {
	t := newTitle(d, text, skin.HeadingSize)
	return t, t.Measure(width)
}

// Part implements widget.Item.
func (item Paragraph) Part(d *widget.Env, _ string) widget.Part {
	t := &sentence{Env: d, text: item.Text, face: d.Skin.Face(assets.Text, skin.ParagraphSize), most: mostParagraph, ink: d.Skin.UI.Text, align: kit.Center}
	if item.Left {
		t.align = kit.Left
	}
	switch item.Tone {
	case Warning:
		t.ink = d.Skin.UI.Warning
	case Aside:
		t.face, t.ink = d.Skin.Face(assets.Text, skin.SmallestSize), d.Skin.UI.Muted
	}
	return t
}

func (t *sentence) Measure(width int) int {
	face := t.face
	for size := float64(skin.HeadlineSize); size >= t.least && t.least > 0 && face.Wrap(t.text, skin.Wide).Width > float64(width); size-- {
		face = t.Skin.Face(assets.Display, size)
	}
	t.prose = face.Balanced(t.text, float64(width), t.most)
	return t.prose.Height()
}

// Draw draws the text.
func (t *sentence) Draw(screen *ebiten.Image) {
	t.prose.Draw(screen, t.Bounds(), t.align, t.ink)
}

// Lines appends the text.
func (t *sentence) Lines(dst []widget.Line, _ bool) []widget.Line {
	return widget.TextLines(dst, t.text)
}
