package panel

import (
	"image"
	"testing"

	"github.com/ebitenui/ebitenui/input"
	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/render/art"
	"dreist/render/geom"
)

// pointer is a mouse moved by the test, in place of ebitenui's own reading of the device.
type pointer struct {
	at        image.Point
	down, was bool
}

// newPointer puts a mouse into ebitenui that lies far from everything.
func newPointer(t testing.TB) *pointer {
	p := &pointer{at: image.Pt(-100, -100)}
	input.SetCursorUpdater(p)
	t.Cleanup(func() { input.SetCursorUpdater(nil) })
	return p
}

func (p *pointer) over(r geom.Rect) { p.at = image.Pt(int(r.Center().X), int(r.Center().Y)) }

func (p *pointer) Update()                 {}
func (p *pointer) AfterUpdate()            { p.was = p.down }
func (p *pointer) Draw(*ebiten.Image)      {}
func (p *pointer) AfterDraw(*ebiten.Image) {}
func (p *pointer) MouseButtonPressed(b ebiten.MouseButton) bool {
	return b == ebiten.MouseButtonLeft && p.down
}
func (p *pointer) CursorPosition() (x, y int)          { return p.at.X, p.at.Y }
func (p *pointer) GetCursorImage(string) *ebiten.Image { return nil }
func (p *pointer) GetCursorOffset(string) image.Point  { return image.Point{} }
func (p *pointer) MouseButtonJustPressed(b ebiten.MouseButton) bool {
	return p.MouseButtonPressed(b) && !p.was
}
func (p *pointer) MouseButtonJustReleased(b ebiten.MouseButton) bool {
	return b == ebiten.MouseButtonLeft && !p.down && p.was
}

// click presses and releases where the pointer is, one tick each.
func (p *pointer) click(updated interface{ Update() }) {
	p.down = true
	updated.Update()
	p.down = false
	updated.Update()
}

// typist is a keyboard moved by the test.
type typist map[ebiten.Key]int

func (k typist) keyboard() keyboard { return func(key ebiten.Key) int { return k[key] } }

// strike presses keys together for one tick.
func (k typist) strike(updated interface{ Update() }, keys ...ebiten.Key) {
	for _, key := range keys {
		k[key] = 1
	}
	updated.Update()
	clear(k)
	updated.Update()
}

func testFonts(t testing.TB) *Fonts {
	t.Helper()
	fonts, err := NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	return fonts
}

func testSkin(t testing.TB) *Skin { return NewSkin(testFonts(t), art.Light, 1) }

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

// ready makes a panel with a keyboard of the test and lets it see one quiet tick.
func ready(t testing.TB, items []Item, options ...Option) (*Panel, typist) {
	t.Helper()
	keys := typist{}
	p := New(testSkin(t), window(1280, 800, 1), items, options...)
	p.keys = keys.keyboard()
	p.Update()
	return p, keys
}
