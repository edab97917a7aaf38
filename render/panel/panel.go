package panel

import (
	"image"
	"math"
	"slices"

	"github.com/ebitenui/ebitenui"
	"github.com/ebitenui/ebitenui/input"
	"github.com/ebitenui/ebitenui/widget"
	"github.com/hajimehoshi/ebiten/v2"

	"dreist/render/geom"
)

// Panel shows items one below the other and works on mouse and keyboard while it is updated. While Typing is true, letters and Backspace go into a field.
type Panel struct {
	skin   *Skin
	at     image.Rectangle
	column column
	ui     ebitenui.UI
	focus  *focus
	catch  int // index of the control into which letters go whatever has the focus, or -1
	keys   keyboard
	gate   gate
	tell   *teller
	*typewriter
	down    bool   // the mouse button, when last updated
	looks   []look // of the controls when last updated
	spare   []look // room for the next ones
	changed bool   // since the last Draw
}

// Option changes how New makes a panel.
type Option func(*making)

type making struct {
	width  float64 // logical
	height float64 // logical, 0 for as high as the items
	plain  bool
	old    *Panel
	start  int // index of the item that has the focus at the start, or -1
	catch  int // index of the item into which letters always go, or -1

	clipboard Clipboard
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

// Start gives the focus at the start to an item by its index, so that typing or the arrows work in it at once.
func Start(item int) Option { return func(m *making) { m.start = item } }

// Catch lets letters go into the field that is the item of this index whatever has the focus, and leaves it the focus where a button is pressed by mouse: who
// searches can always type on.
func Catch(item int) Option { return func(m *making) { m.catch = item } }

// Height sets the logical height of the panel, as far as there is room for it: its first page or, without one, its Fill takes what the other items leave. So
// panels that replace one another keep their place.
func Height(logical float64) Option { return func(m *making) { m.height = logical } }

// New makes a panel in the middle of a rectangle given in device pixels, as high as its items. Where they are higher than the rectangle the distances
// between them shrink to a quarter; what is still too high goes beyond both edges.
func New(skin *Skin, at geom.Rect, items []Item, options ...Option) *Panel {
	m := making{width: defaultWidth, start: -1, catch: -1, clipboard: &skin.pocket}
	for _, o := range options {
		o(&m)
	}
	p := &Panel{skin: skin, keys: deviceKeyboard(), tell: new(teller), typewriter: newTypewriter(m.clipboard), column: column{frame: !m.plain}, changed: true}
	// The pointer's shape belongs to the program, which shows others over the table.
	input.CursorManagementEnabled = false
	root := widget.NewContainer()
	p.ui = ebitenui.UI{Container: root, DisableDefaultFocus: true}
	controls, starts := p.fill(root, items)

	width, height := min(skin.px(m.width), int(at.W)), min(skin.px(m.height), int(at.H))
	if height > 0 {
		p.column.stretch(skin, width, height)
	}
	p.column.stack(skin, width, int(at.H))
	p.column.fill(height)
	corner := image.Pt(int(math.Round(at.X+(at.W-float64(width))/2)), int(math.Round(at.Y+(at.H-float64(p.column.size.Y))/2)))
	p.at = image.Rectangle{Min: corner, Max: corner.Add(p.column.size)}
	p.column.place(corner)

	first := func(item int) int {
		if item < 0 || item >= len(starts) {
			return -1
		}
		return starts[item]
	}
	p.catch = first(m.catch)
	p.focus = newFocus(controls, first(m.start), func(c control) bool {
		b, ok := c.(*button)
		return ok && b.item.Style == Primary
	})
	if m.old != nil {
		p.inherit(m.old)
	}
	p.looks, p.spare = p.look(), nil
	return p
}

// fill makes a part of every item. It returns those that can have the focus, in order, and the index of each item's first among them.
func (p *Panel) fill(root *widget.Container, items []Item) (controls []control, starts []int) {
	f := newForm(p.skin, items)
	for _, item := range items {
		starts = append(starts, len(controls))
		made := p.part(item, f)
		switch made := made.(type) {
		case *row:
			for _, b := range made.buttons {
				controls = append(controls, b)
			}
		case *nameplate:
			controls = append(controls, made.field, made.choice)
		case control:
			controls = append(controls, made)
		}
		p.column.parts = append(p.column.parts, made)
		p.column.items = append(p.column.items, item)
		root.AddChild(made)
	}
	return controls, starts
}

// part makes the part of an item.
func (p *Panel) part(item Item, f *form) part {
	switch item := item.(type) {
	case Title:
		return newTitle(p.skin, item.Text)
	case Paragraph:
		return newParagraph(p.skin, item)
	case Stage:
		return newRoom(p.skin.px(item.Height))
	case Button:
		return newLone(p.skin, item, f, p.tell)
	case Row:
		return newRow(p.skin, item, f, p.tell)
	case Slider:
		return newSlider(p.skin, item, f, p.tell)
	case Choice:
		return newChoice(p.skin, item, f, p.tell)
	case Field:
		return newField(p.skin, item, f, p)
	case Entry:
		return newEntry(p.skin, item, f, p)
	case Grid:
		return newGrid(p.skin, item)
	case List:
		return newList(p.skin, item, p.tell)
	case Page:
		return newReading(p.skin, item, p.tell)
	}
	return newRoom(0)
}

// Update works on what mouse and keyboard did since the last tick and calls the actions and changes that follow from it, last of all, so that they may
// put another panel in place of this one.
func (p *Panel) Update() {
	if p.ready() {
		p.work()
		p.ui.Update()
		p.point()
	}
	if now := p.look(); !slices.Equal(now, p.looks) {
		p.looks, p.spare, p.changed = now, p.looks, true
	}
	p.tell.tell()
}

// ready reports whether mouse and keyboard are the panel's: a letter that opened it must not be written in it, either.
func (p *Panel) ready() bool {
	if !p.gate.open && len(p.letters(nil)) > 0 {
		return false
	}
	return p.gate.passed(p.keys)
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
