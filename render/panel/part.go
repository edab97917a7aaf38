package panel

import (
	"image"
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/render/kit"
)

// part is what an item becomes in a panel.
type part interface {
	// measure lays the part out for a width in pixels and returns its height.
	measure(width int) int
	// put says where it lies on the screen.
	put(at image.Rectangle)
	draw(screen *ebiten.Image)
}

// element is the base of the parts.
type element struct {
	at image.Rectangle // on the screen
}

func (e *element) put(at image.Rectangle)  { e.at = at }
func (e *element) bounds() image.Rectangle { return e.at }

// sentence is the part of a Title or Paragraph.
type sentence struct {
	element
	*desk
	text   string
	face   kit.Face
	most   int // lines
	ink    color.Color
	dots   bool // under it
	prose  kit.Prose
	height int // of the prose alone
}

// The most lines of a title and of a paragraph.
const (
	mostTitle     = 4
	mostParagraph = 24
)

func (item Title) part(d *desk, _ string) part { return newTitle(d, item.Text, titleSize) }

func (item SmallTitle) part(d *desk, _ string) part { return newTitle(d, item.Text, smallTitleSize) }

func newTitle(d *desk, text string, size float64) *sentence {
	return &sentence{desk: d, text: text, face: d.skin.face(assets.Display, size), most: mostTitle, ink: d.skin.ui.Text, dots: true}
}

func (item Paragraph) part(d *desk, _ string) part {
	t := &sentence{desk: d, text: item.Text, face: d.skin.face(assets.Text, paragraphSize), most: mostParagraph, ink: d.skin.ui.Text}
	switch item.Tone {
	case Warning:
		t.ink = d.skin.ui.Warning
	case Aside:
		t.face, t.ink = d.skin.face(assets.Text, smallestSize), d.skin.ui.Muted
	}
	return t
}

func (t *sentence) measure(width int) int {
	t.prose = t.face.Balanced(t.text, float64(width), t.most)
	t.height = t.prose.Height()
	if t.dots {
		return t.height + t.skin.Px(6) + t.skin.Dots.Size
	}
	return t.height
}

// draw writes the text, and the dots of a title at the lower edge.
func (t *sentence) draw(screen *ebiten.Image) {
	box := t.bounds()
	box.Max.Y = box.Min.Y + t.height
	t.prose.Draw(screen, box, kit.Center, t.ink)
	if t.dots {
		dots := t.skin.Dots
		t.skin.pictures.Stamp(screen, dots, 1, image.Pt((box.Min.X+box.Max.X)/2, t.bounds().Max.Y-dots.Size+dots.Size/2))
	}
}

// room is the part of a Gap, a Fill or a Stage: nothing, of a certain height.
type room struct {
	element
	height int
}

func (Gap) part(*desk, string) part  { return new(room) }
func (Fill) part(*desk, string) part { return new(room) }

func (item Stage) part(d *desk, _ string) part { return &room{height: d.skin.Px(item.Height)} }

func (r *room) measure(int) int { return r.height }

func (r *room) draw(*ebiten.Image) {}
