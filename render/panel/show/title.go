// Package show is what of a panel is only looked at: headings, texts, numbers, tables and rooms for pictures.
package show

import (
	"image"
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/render/kit"
	"dreist/render/panel/skin"
	"dreist/render/panel/widget"
)

// Title is a headline in large letters with an ornament under it.
type Title struct{ Text string }

// SmallTitle is a Title that stands beside something, in letters that are not quite as large.
type SmallTitle struct{ Text string }

// Paragraph is a text of one or more sentences, wrapped at the width of the panel. A line break in it is kept, and without a text it keeps room for one line.
type Paragraph struct {
	Text string
	Tone Tone
	Left bool // it begins at the left edge, as what is longer than a line does
}

// Tone says how a text sounds.
type Tone uint8

// The tones of a text.
const (
	Plainly Tone = iota
	Warning      // something is wrong
	Aside        // smaller and paler: what is looked up rather than read
)

// sentence is the part of a Title or Paragraph.
type sentence struct {
	widget.Element
	*widget.Desk
	text   string
	face   kit.Face
	most   int // lines
	ink    color.Color
	dots   bool // under it
	align  kit.Align
	prose  kit.Prose
	height int // of the prose alone
}

// The most lines of a title and of a paragraph.
const (
	mostTitle     = 4
	mostParagraph = 24
)

// Part makes what the item is in a panel.
func (item Title) Part(d *widget.Desk, _ string) widget.Part {
	return newTitle(d, item.Text, skin.TitleSize)
}

// Part makes what the item is in a panel.
func (item SmallTitle) Part(d *widget.Desk, _ string) widget.Part {
	return newTitle(d, item.Text, skin.SmallTitleSize)
}

func newTitle(d *widget.Desk, text string, size float64) *sentence {
	return &sentence{Desk: d, text: text, face: d.Skin.Face(assets.Display, size), most: mostTitle, ink: d.Skin.UI.Text, dots: true, align: kit.Center}
}

// SmallHeading returns the heading of a sheet, laid out for a width in pixels, and how high its text is without the ornament.
func SmallHeading(d *widget.Desk, text string, width int) (p widget.Part, height int) {
	t := newTitle(d, text, skin.HeadingSize)
	t.Measure(width)
	return t, t.height
}

// Part makes what the item is in a panel.
func (item Paragraph) Part(d *widget.Desk, _ string) widget.Part {
	t := &sentence{Desk: d, text: item.Text, face: d.Skin.Face(assets.Text, skin.ParagraphSize), most: mostParagraph, ink: d.Skin.UI.Text, align: kit.Center}
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
	t.prose = t.face.Balanced(t.text, float64(width), t.most)
	t.height = t.prose.Height()
	if t.dots {
		return t.height + t.Skin.Px(6) + t.Skin.Dots.Size
	}
	return t.height
}

// Draw writes the text, and the dots of a title at the lower edge.
func (t *sentence) Draw(screen *ebiten.Image) {
	box := t.Bounds()
	box.Max.Y = box.Min.Y + t.height
	t.prose.Draw(screen, box, t.align, t.ink)
	if t.dots {
		dots := t.Skin.Dots
		t.Skin.Pictures.Stamp(screen, dots, 1, image.Pt((box.Min.X+box.Max.X)/2, t.Bounds().Max.Y-dots.Size+dots.Size/2))
	}
}

// Lines appends the text.
func (t *sentence) Lines(dst []widget.Line, _ bool) []widget.Line {
	return widget.TextLines(dst, t.text)
}
