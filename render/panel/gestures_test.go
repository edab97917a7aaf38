package panel

import (
	"image"
	"testing"

	"dreist/assets"
	"dreist/input"
	"dreist/render/art"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/target"
)

// handler is what works on gestures: a panel or a log.
type handler interface{ Handle(g input.Gesture) }

// hand moves a mouse over panels: its gestures come in the order that a reader promises.
type hand struct {
	at, from       input.Point
	held, dragging bool
	modifiers      input.Modifiers
}

// newHand returns a hand whose mouse lies far from everything.
func newHand() *hand { return &hand{at: input.Point{X: -100, Y: -100}} }

// to moves the mouse.
func (m *hand) to(h handler, at image.Point) {
	m.at = input.Point{X: float64(at.X), Y: float64(at.Y)}
	kind := input.Hover
	switch {
	case m.dragging:
		kind = input.Drag
	case m.held:
		kind, m.dragging = input.DragStart, true
	}
	h.Handle(input.Gesture{Kind: kind, From: m.from, At: m.at})
}

func (m *hand) by(h handler, x, y float64) {
	m.to(h, image.Pt(int(m.at.X+x), int(m.at.Y+y)))
}

func (m *hand) over(h handler, r geom.Rect) {
	c := r.Center()
	m.to(h, image.Pt(int(c.X), int(c.Y)))
}

func (m *hand) press(h handler) {
	m.held, m.from = true, m.at
	h.Handle(input.Gesture{Kind: input.Press, From: m.at, At: m.at, Modifiers: m.modifiers})
}

func (m *hand) release(h handler) {
	kind := input.Tap
	if m.dragging {
		kind = input.Drop
	}
	m.held, m.dragging = false, false
	h.Handle(input.Gesture{Kind: kind, From: m.from, At: m.at})
}

// click presses and releases where the mouse is.
func (m *hand) click(h handler) {
	m.press(h)
	m.release(h)
}

func (m *hand) clickOn(h handler, r geom.Rect) {
	m.over(h, r)
	m.click(h)
}

func (m *hand) wheel(h handler, notches float64) {
	h.Handle(input.Gesture{Kind: input.Scroll, At: m.at, Wheel: input.Point{Y: notches}})
}

// strike presses a key once.
func strike(h handler, key input.Key, held ...input.Modifiers) {
	g := input.Gesture{Kind: input.Strike, Key: key}
	for _, m := range held {
		g.Modifiers |= m
	}
	h.Handle(g)
}

// write types letters.
func write(h handler, text string) {
	for _, r := range text {
		h.Handle(input.Gesture{Kind: input.Text, Rune: r})
	}
}

// labelled returns where the first target with a label lies, and whether there is one.
func labelled(p *Panel, label string) (geom.Rect, bool) {
	for _, t := range p.Targets(nil) {
		if t.Label == label {
			return t.Rect, true
		}
	}
	return geom.Rect{}, false
}

// boxes returns where the boxes of all fields lie.
func boxes(p *Panel) []geom.Rect {
	var all []geom.Rect
	for _, c := range p.focus.controls {
		if f, ok := c.(*field); ok {
			all = append(all, rect(f.box()))
		}
	}
	return all
}

// find returns where the target of a name lies.
func find(t testing.TB, p *Panel, id string) geom.Rect {
	t.Helper()
	found, ok := target.Find(p.Targets(nil), id)
	if !ok {
		t.Fatalf("there is no target %q", id)
	}
	return found.Rect
}

func testFonts(t testing.TB) *kit.Fonts {
	t.Helper()
	fonts, err := kit.NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	return fonts
}

func testSkin(t testing.TB) *Skin { return NewSkin(testFonts(t), art.Linen, 1, 1) }

func testTexts(t testing.TB, language string) *assets.Texts {
	t.Helper()
	texts, err := assets.NewTexts(language)
	if err != nil {
		t.Fatal(err)
	}
	return texts
}

// window is a screen of the given logical size.
func window(w, h, scale float64) geom.Rect { return geom.Rect{W: w * scale, H: h * scale} }

func nothing() {}

// made makes a panel in a window.
func made(t testing.TB, items []Item, options ...Option) *Panel {
	return New(testSkin(t), window(1280, 800, 1), items, options...)
}
