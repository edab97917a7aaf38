package menu

import (
	"image"
	"math"
	"slices"

	"github.com/ebitenui/ebitenui"
	"github.com/ebitenui/ebitenui/input"
	"github.com/ebitenui/ebitenui/widget"
	"github.com/hajimehoshi/ebiten/v2"

	"dreist/render/scene"
)

// Panel shows items one below the other and works on mouse and keyboard while it is updated.
type Panel struct {
	skin    *Skin
	at      image.Rectangle
	column  column
	ui      ebitenui.UI
	focus   *focus
	keys    keyboard
	gate    gate
	tell    *teller
	down    bool   // the mouse button, when last updated
	looks   []look // of the controls when last updated
	changed bool   // since the last Draw
}

// Option changes how New makes a panel.
type Option func(*making)

type making struct {
	width float64 // logical
	plain bool
	old   *Panel
}

// defaultWidth is the logical width of a panel.
const defaultWidth = 470

// Plain leaves out the background: the items stand on whatever was drawn before.
func Plain() Option { return func(m *making) { m.plain = true } }

// Width sets the logical width of the panel; it is 470 without this option and never more than the room given.
func Width(logical float64) Option { return func(m *making) { m.width = logical } }

// Continue takes over which item has the focus, and whether that shows, from the panel that the new one replaces: after a resize, or after a press that
// changed a label. A nil panel changes nothing.
func Continue(old *Panel) Option { return func(m *making) { m.old = old } }

// New makes a panel in the middle of a rectangle given in device pixels, as high as its items. Where they are higher than the rectangle the distances
// between them shrink to a quarter; what is still too high goes beyond both edges.
func New(skin *Skin, at scene.Rect, items []Item, options ...Option) *Panel {
	m := making{width: defaultWidth}
	for _, o := range options {
		o(&m)
	}
	p := &Panel{skin: skin, keys: deviceKeyboard(), tell: new(teller), column: column{frame: !m.plain}, changed: true}
	// The pointer's shape belongs to the program, which shows others over the table.
	input.CursorManagementEnabled = false
	root := widget.NewContainer()
	p.ui = ebitenui.UI{Container: root, DisableDefaultFocus: true}
	controls := p.fill(root, items)

	width := min(skin.px(m.width), int(at.W))
	p.column.stack(skin, width, int(at.H))
	corner := image.Pt(int(math.Round(at.X+(at.W-float64(width))/2)), int(math.Round(at.Y+(at.H-float64(p.column.size.Y))/2)))
	p.at = image.Rectangle{Min: corner, Max: corner.Add(p.column.size)}
	p.column.place(corner)

	p.focus = newFocus(controls, func(c control) bool {
		b, ok := c.(*button)
		return ok && b.item.Style == Primary
	})
	if m.old != nil {
		p.keys = m.old.keys
		if at := m.old.focus.at; at >= 0 && at < len(controls) && controls[at].able() {
			p.focus.at = at
		}
		p.focus.show(m.old.focus.shown)
	}
	p.looks = p.look()
	return p
}

// fill makes a part of every item and returns those that can have the focus, in order.
func (p *Panel) fill(root *widget.Container, items []Item) []control {
	var controls []control
	f := newForm(p.skin, items)
	for _, item := range items {
		var made part
		switch item := item.(type) {
		case Title:
			made = newTitle(p.skin, item.Text)
		case Paragraph:
			made = newParagraph(p.skin, item.Text)
		case Gap:
			made = newRoom(0)
		case Stage:
			made = newRoom(p.skin.px(item.Height))
		case Button:
			made = newLone(p.skin, item, p.tell)
		case Row:
			made = newRow(p.skin, item, p.tell)
		case Slider:
			s := newSlider(p.skin, item, f, p.tell)
			made, controls = s, append(controls, s)
		case Choice:
			c := newChoice(p.skin, item, f, p.tell)
			made, controls = c, append(controls, c)
		}
		if r, ok := made.(*row); ok {
			for _, b := range r.buttons {
				controls = append(controls, b)
			}
		}
		p.column.parts = append(p.column.parts, made)
		p.column.items = append(p.column.items, item)
		root.AddChild(made)
	}
	return controls
}

// Update works on what mouse and keyboard did since the last tick and calls the actions and changes that follow from it, last of all, so that they may
// put another panel in place of this one.
func (p *Panel) Update() {
	if p.gate.passed(p.keys) {
		p.work()
		p.ui.Update()
		p.point()
	}
	if now := p.look(); !slices.Equal(now, p.looks) {
		p.looks, p.changed = now, true
	}
	p.tell.tell()
}

// Draw draws the panel over what is on the screen.
func (p *Panel) Draw(screen *ebiten.Image) {
	if p.column.frame {
		p.skin.sheet.draw(screen, p.at)
	}
	p.ui.Draw(screen)
	p.changed = false
}

// NeedsFrame reports whether the panel may look different from when it was last drawn.
func (p *Panel) NeedsFrame() bool { return p.changed }
