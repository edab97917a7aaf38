package panel

import (
	"image"

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
	at   image.Rectangle // on the screen
	size image.Point     // found by the last measuring
}

func (e *element) put(at image.Rectangle)  { e.at = at }
func (e *element) bounds() image.Rectangle { return e.at }

// sentence is the part of a Title or Paragraph.
type sentence struct {
	element
	skin   *Skin
	text   string
	title  bool // large, with the ornament under it
	tone   Tone
	prose  kit.Prose
	height int // of the prose alone
}

// The most lines of a title and of a paragraph.
const (
	mostTitle     = 4
	mostParagraph = 24
)

func (t *sentence) measure(width int) int {
	face, most := t.skin.face(assets.Text, paragraphSize), mostParagraph
	if t.title {
		most = mostTitle
		face = t.skin.face(assets.Display, titleSize)
	}
	t.prose = face.Balanced(t.text, float64(width), most)
	t.height = t.prose.Height()
	t.size = image.Pt(width, t.height)
	if t.title {
		t.size.Y += t.ornament()
	}
	return t.size.Y
}

// ornament is the height of the dots under a title and of the room between.
func (t *sentence) ornament() int { return t.skin.Px(6) + t.skin.dots().Size }

// draw writes the text and the ornament of a title.
func (t *sentence) draw(screen *ebiten.Image) {
	box := t.bounds()
	box.Max.Y = box.Min.Y + t.height
	ink := t.skin.ui.Text
	if t.tone == Warning {
		ink = t.skin.ui.Warning
	}
	t.prose.Draw(screen, box, kit.Center, ink)
	if t.title {
		dots := t.skin.dots()
		t.skin.pictures.Stamp(screen, dots, 1, image.Pt((box.Min.X+box.Max.X)/2, t.bounds().Max.Y-dots.Size+dots.Size/2))
	}
}

// room is the part of a Gap or Stage: nothing, of a certain height.
type room struct {
	element
	height int
}

func (r *room) measure(width int) int {
	r.size = image.Pt(width, r.height)
	return r.height
}

func (r *room) draw(*ebiten.Image) {}
