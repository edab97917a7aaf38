package panel

import (
	"image"

	"github.com/ebitenui/ebitenui/widget"
	"github.com/hajimehoshi/ebiten/v2"
)

// part is what an item becomes in a panel: a widget that knows how high it must be.
type part interface {
	widget.PreferredSizeLocateableWidget
	// measure lays the part out for a width in pixels and returns its height.
	measure(width int) int
}

// element is the base of the parts that are not buttons.
type element struct {
	widget *widget.Widget
	size   image.Point
}

func newElement(opts ...widget.WidgetOpt) element { return element{widget: widget.NewWidget(opts...)} }

// GetWidget returns what ebitenui keeps of the part.
func (e *element) GetWidget() *widget.Widget { return e.widget }

// PreferredSize returns the size found by the last measuring.
func (e *element) PreferredSize() (w, h int) { return e.size.X, e.size.Y }

// SetLocation puts the part on the screen.
func (e *element) SetLocation(r image.Rectangle) { e.widget.Rect = r }

// Validate has nothing to check: a part is made complete.
func (e *element) Validate() {}

// Update lets ebitenui compare the part with pointer and wheel.
func (e *element) Update(u *widget.UpdateObject) { e.widget.Update(u) }

func (e *element) bounds() image.Rectangle { return e.widget.Rect }

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
	return &sentence{element: newElement(), skin: skin, text: text, title: true}
}

func newParagraph(skin *Skin, item Paragraph) *sentence {
	return &sentence{element: newElement(), skin: skin, text: item.Text, tone: item.Tone}
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

// Render draws the text and the ornament of a title.
func (t *sentence) Render(screen *ebiten.Image) {
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

func newRoom(height int) *room { return &room{newElement(), height} }

func (r *room) measure(width int) int {
	r.size = image.Pt(width, r.height)
	return r.height
}
