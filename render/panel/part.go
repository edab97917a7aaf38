package panel

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"
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
	prose  prose
	height int // of the prose alone
}

func newTitle(skin *Skin, text string) *sentence {
	return &sentence{skin: skin, text: text, title: true}
}

func newParagraph(skin *Skin, item Paragraph) *sentence {
	return &sentence{skin: skin, text: item.Text, tone: item.Tone}
}

func (t *sentence) measure(width int) int {
	face := t.skin.face(plain, paragraphSize)
	if t.title {
		face = t.skin.face(display, titleSize)
	}
	t.prose = balanced(t.text, face, float64(width))
	t.height = t.prose.height()
	t.size = image.Pt(width, t.height)
	if t.title {
		t.size.Y += t.ornament()
	}
	return t.size.Y
}

// ornament is the height of the dots under a title and of the room between.
func (t *sentence) ornament() int { return t.skin.px(6) + t.skin.dots.Bounds().Dy() }

// draw writes the text and the ornament of a title.
func (t *sentence) draw(screen *ebiten.Image) {
	box := t.bounds()
	box.Max.Y = box.Min.Y + t.height
	ink := t.skin.ui.Text
	if t.tone == Warning {
		ink = t.skin.ui.Warning
	}
	t.prose.draw(screen, box, centred, ink)
	if t.title {
		dots := t.skin.dots
		stamp(screen, dots, image.Pt((box.Min.X+box.Max.X)/2, t.bounds().Max.Y-dots.Bounds().Dy()+dots.Bounds().Dy()/2))
	}
}

// room is the part of a Gap or Stage: nothing, of a certain height.
type room struct {
	element
	height int
}

func newRoom(height int) *room { return &room{height: height} }

func (r *room) measure(width int) int {
	r.size = image.Pt(width, r.height)
	return r.height
}

func (r *room) draw(*ebiten.Image) {}
