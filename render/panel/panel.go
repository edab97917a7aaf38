package panel

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/input"
	"dreist/render/geom"
)

// Panel shows items below each other and handles gestures. While IsTyping returns true, letters and Backspace go to a field.
type Panel struct {
	env     *Env
	at      image.Rectangle
	column  column
	focus   *focus
	catch   int          // index of the control that receives letters whatever has the focus, or -1
	mouse   image.Point  // last position of the mouse
	over    int          // index of the control under the mouse, or -1
	held    int          // index of the pressed control, or -1
	struck  input.Key    // last key that went down: only that one may repeat
	looks   []Appearance // looks of the controls after the last gesture
	spare   []Appearance // buffer for the next looks
	room    []zone       // buffer for the targets of a control
	columns *columns     // nil if there are no columns
	inside  span         // range of the controls in the columns
	changed bool         // it looks different since the last Draw
}

// Option configures New.
type Option func(*panelOptions)

type panelOptions struct {
	width  float64 // logical
	height float64 // logical, 0 for the height of the items
	plain  bool
	low    bool
	old    *Panel
	start  int // index of the item with the initial focus, or -1
	catch  int // index of the item that receives all letters, or -1
}

// AtLowerEdge puts the panel at the lower edge of its rectangle instead of in the middle.
func AtLowerEdge() Option { return func(m *panelOptions) { m.low = true } }

const defaultWidth = 470

// WithoutBackground omits the background.
func WithoutBackground() Option { return func(m *panelOptions) { m.plain = true } }

// WithWidth sets the logical width of the panel, default 470, limited to its rectangle.
func WithWidth(logical float64) Option { return func(m *panelOptions) { m.width = logical } }

// ContinueFrom keeps the focus, caret and scroll positions of the panel that is replaced, for instance after a resize. It does nothing if old is nil.
func ContinueFrom(old *Panel) Option { return func(m *panelOptions) { m.old = old } }

// FocusItem gives the initial focus to the item with an index, ready for typing or arrow keys.
func FocusItem(item int) Option { return func(m *panelOptions) { m.start = item } }

// CatchLetters sends letters to the field with an item index whatever has the focus, also after a click on a button, so that a search can
// always be continued by typing.
func CatchLetters(item int) Option { return func(m *panelOptions) { m.catch = item } }

// WithHeight sets the logical height of the panel, limited to its rectangle: its first page or else its FlexibleGap takes the remaining
// height, so that panels that replace each other keep their place.
func WithHeight(logical float64) Option { return func(m *panelOptions) { m.height = logical } }

// New makes a panel as high as its items, in the middle of a rectangle in device pixels unless an option changes that. If the
// items are too high, first the distances shrink to a quarter, then columns scroll, then enlarged letters become smaller; a panel
// that is still too high extends beyond both edges.
func New(skin *Skin, at geom.Rect, items []Item, options ...Option) *Panel {
	m := panelOptions{width: defaultWidth, start: -1, catch: -1}
	for _, o := range options {
		o(&m)
	}
	p, controls, starts := m.stack(skin, at, items)
	for p.column.size.Y > int(at.H) && skin.textScale > 1 {
		skin = skin.withTextScale(max(1, skin.textScale-letterStep))
		p, controls, starts = m.stack(skin, at, items)
	}
	above := at.H - float64(p.column.size.Y)
	if !m.low {
		above /= 2
	}
	corner := image.Pt(int(math.Round(at.X+(at.W-float64(p.column.size.X))/2)), int(math.Round(at.Y+above)))
	p.at = image.Rectangle{Min: corner, Max: corner.Add(p.column.size)}
	p.column.place(corner)

	first := func(item int) int {
		if item < 0 || item >= len(starts) {
			return -1
		}
		return starts[item]
	}
	p.catch = first(m.catch)
	p.focus = newFocus(controls, first(m.start))
	if m.old != nil {
		p.inherit(m.old)
	}
	p.reveal()
	p.aim()
	p.looks, p.spare = p.look(), nil
	return p
}

// letterStep is the step by which enlarged letters shrink until a panel fits.
const letterStep = 0.05

// stack makes the parts of a panel and lays them out in a rectangle. It returns the focusable controls in order, and
// the index of each item's first one.
func (m *panelOptions) stack(skin *Skin, at geom.Rect, items []Item) (p *Panel, controls []Control, starts []int) {
	p = newPanel(skin)
	p.column.frame = !m.plain
	controls, starts = p.fill(items)
	width, height := min(skin.Px(m.width*skin.textScale), int(at.W)), min(skin.Px(m.height*skin.textScale), int(at.H))
	if height > 0 {
		p.column.stretch(skin, width, height)
	}
	p.column.stack(skin, width, int(at.H))
	if over := p.column.size.Y - int(at.H); over > 0 && p.columns != nil {
		p.columns.limit = max(p.columns.high()-over, skin.Px(2*notch))
		p.column.stack(skin, width, int(at.H))
	}
	p.column.fill(height)
	return p, controls, starts
}

func newPanel(skin *Skin) *Panel {
	p := &Panel{env: &Env{skin: skin}, catch: -1, mouse: image.Pt(-wrapAround, -wrapAround), over: -1, held: -1, changed: true}
	p.env.focusNext = func() { p.focus.step(1) }
	return p
}

// fill makes the part of each item. It returns the focusable controls in order, and the index of each item's first one.
func (p *Panel) fill(items []Item) (controls []Control, starts []int) {
	for i, item := range items {
		starts = append(starts, len(controls))
		made := item.MakePart(p.env, defaultID(item, i))
		controls = append(controls, controlsOf(made)...)
		if c, ok := made.(*columns); ok {
			p.columns, p.inside = c, span{from: starts[i], to: len(controls) - 1}
		}
		p.column.parts = append(p.column.parts, made)
		p.column.items = append(p.column.items, item)
	}
	return controls, starts
}

type group interface{ Controls() []Control }

func controlsOf(p Part) []Control {
	switch p := p.(type) {
	case group:
		return p.Controls()
	case Control:
		return []Control{p}
	}
	return nil
}

// PageRect returns the rectangle of the pages that the first Choice switches: everything below it except a final row of buttons. It is
// the zero Rect if there is no Choice.
func (p *Panel) PageRect() geom.Rect {
	in := p.at.Inset(p.env.skin.Px(sheetSide / 2))
	at := func(i int) image.Rectangle { return p.column.boxes[i].Add(p.at.Min) }
	if last := len(p.column.items) - 1; isButtons(p.column.items[last]) {
		in.Max.Y = at(last).Min.Y - p.env.skin.Px(partGap/2)
	}
	for i, item := range p.column.items {
		if _, ok := item.(Choice); ok {
			in.Min.Y = at(i).Max.Y + p.env.skin.Px(partGap/2)
			return geom.FromImageRect(in)
		}
	}
	return geom.Rect{}
}

// Draw draws the panel over the screen.
func (p *Panel) Draw(screen *ebiten.Image) {
	if p.column.frame {
		p.env.skin.Pictures.DrawStretched(screen, p.env.skin.Sheet, p.at)
	}
	p.column.draw(screen)
	p.changed = false
}

// NeedsRedraw reports whether the panel may look different since the last Draw.
func (p *Panel) NeedsRedraw() bool { return p.changed }
