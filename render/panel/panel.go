package panel

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/input"
	"dreist/render/geom"
	"dreist/render/panel/controls"
	"dreist/render/panel/edit"
	"dreist/render/panel/scroll"
	"dreist/render/panel/skin"
	"dreist/render/panel/widget"
)

// Panel shows items one below the other and works on the gestures it is given. While Typing is true, letters and Backspace go into a field.
type Panel struct {
	desk    *widget.Desk
	at      image.Rectangle
	column  column
	focus   *focus
	catch   int           // index of the control into which letters go whatever has the focus, or -1
	mouse   image.Point   // where the mouse was last
	over    int           // index of the control under it, or -1
	held    int           // index of the control that was pressed and not let go since, or -1
	struck  input.Key     // the last key that went down: only that one may repeat
	looks   []widget.Look // of the controls after the last gesture
	spare   []widget.Look // room for the next ones
	room    []widget.Spot // room for the targets of a control
	columns *columns      // nil where there are none
	inside  widget.Span   // which controls are in them
	changed bool          // since the last Draw
}

// Option changes how New makes a panel.
type Option func(*making)

type making struct {
	width  float64 // logical
	height float64 // logical, 0 for as high as the items
	plain  bool
	low    bool
	hangs  float64 // logical height of what would begin where the panel does, 0 where it stands in the middle itself
	old    *Panel
	start  int // index of the item that has the focus at the start, or -1
	catch  int // index of the item into which letters always go, or -1

	pocket *edit.Pocket
}

// Low lets the panel stand on the lower edge of its rectangle instead of in its middle.
func Low() Option { return func(m *making) { m.low = true } }

// Hang lets the panel begin where one of a logical height would that stands in the middle, unless it is higher itself: panels of different heights that replace one
// another keep their upper edges.
func Hang(height float64) Option { return func(m *making) { m.hangs = height } }

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

// Copying lets the fields of a panel copy to and paste from a pocket. Without this option they share one that the skin keeps.
func Copying(p *edit.Pocket) Option { return func(m *making) { m.pocket = p } }

// New makes a panel in the middle of a rectangle, or on its lower edge, given in device pixels, as high as its items. Where they are higher than the rectangle the distances
// between them shrink to a quarter, then columns scroll, then letters that are larger than usual become smaller; what is still too high goes beyond both edges.
func New(skin *skin.Skin, at geom.Rect, items []widget.Item, options ...Option) *Panel {
	m := making{width: defaultWidth, start: -1, catch: -1, pocket: &skin.Pocket}
	for _, o := range options {
		o(&m)
	}
	p, controls, starts := m.stack(skin, at, items)
	for p.column.size.Y > int(at.H) && skin.Letters > 1 {
		skin = skin.Lettered(max(1, skin.Letters-letterStep))
		p, controls, starts = m.stack(skin, at, items)
	}
	above := at.H - float64(p.column.size.Y)
	if !m.low {
		above = (at.H - max(float64(p.column.size.Y), min(float64(skin.Px(m.hangs*skin.Letters)), at.H))) / 2
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
	p.focus = newFocus(controls, first(m.start), func(c widget.Control) bool {
		b, ok := c.(keycap)
		return ok && b.Primary()
	})
	if m.old != nil {
		p.inherit(m.old)
	}
	p.reveal()
	p.aim()
	p.looks, p.spare = p.look(), nil
	return p
}

// letterStep is by how much letters that were chosen larger than usual become smaller at once until a panel has room.
const letterStep = 0.05

// stack makes the parts of a panel and lays them out in a rectangle. It returns those that can have the focus, in order, and the index of each item's first
// among them.
func (m *making) stack(skin *skin.Skin, at geom.Rect, items []widget.Item) (p *Panel, controls []widget.Control, starts []int) {
	p = newPanel(skin, m.pocket)
	p.column.frame = !m.plain
	controls, starts = p.fill(items)
	width, height := min(skin.Px(m.width*skin.Letters), int(at.W)), min(skin.Px(m.height*skin.Letters), int(at.H))
	if height > 0 {
		p.column.stretch(skin, width, height)
	}
	p.column.stack(skin, width, int(at.H))
	if over := p.column.size.Y - int(at.H); over > 0 && p.columns != nil {
		p.columns.limit = max(p.columns.high()-over, skin.Px(2*scroll.Notch))
		p.column.stack(skin, width, int(at.H))
	}
	p.column.fill(height)
	return p, controls, starts
}

func newPanel(skin *skin.Skin, pocket *edit.Pocket) *Panel {
	p := &Panel{desk: widget.NewDesk(skin, pocket), catch: -1, mouse: image.Pt(-aRound, -aRound), over: -1, held: -1, changed: true}
	p.desk.Next = func() { p.focus.step(1) }
	return p
}

// fill makes a part of every item. It returns those that can have the focus, in order, and the index of each item's first among them.
func (p *Panel) fill(items []widget.Item) (controls []widget.Control, starts []int) {
	for i, item := range items {
		starts = append(starts, len(controls))
		made := item.Part(p.desk, widget.Place(item, i))
		controls = append(controls, controlsOf(made)...)
		if c, ok := made.(*columns); ok {
			p.columns, p.inside = c, widget.Span{From: starts[i], To: len(controls) - 1}
		}
		p.column.parts = append(p.column.parts, made)
		p.column.items = append(p.column.items, item)
	}
	return controls, starts
}

// group is a part that holds several controls.
type group interface{ Controls() []widget.Control }

// controlsOf returns what of a part can have the focus, in order.
func controlsOf(p widget.Part) []widget.Control {
	switch p := p.(type) {
	case group:
		return p.Controls()
	case widget.Control:
		return []widget.Control{p}
	}
	return nil
}

// Page returns where the pages lie whose names the first Choice holds: all that is below it, without a row of buttons at the end. It is the zero Rect
// where there is no such Choice.
func (p *Panel) Page() geom.Rect {
	in := p.at.Inset(p.desk.Skin.Px(sheetSide / 2))
	at := func(i int) image.Rectangle { return p.column.boxes[i].Add(p.at.Min) }
	if last := len(p.column.items) - 1; isButtons(p.column.items[last]) {
		in.Max.Y = at(last).Min.Y - p.desk.Skin.Px(partGap/2)
	}
	for i, item := range p.column.items {
		if _, ok := item.(controls.Choice); ok {
			in.Min.Y = at(i).Max.Y + p.desk.Skin.Px(partGap/2)
			return geom.From(in)
		}
	}
	return geom.Rect{}
}

// Draw draws the panel over what is on the screen.
func (p *Panel) Draw(screen *ebiten.Image) {
	if p.column.frame {
		p.desk.Skin.Pictures.Grow(screen, p.desk.Skin.Sheet, p.at)
	}
	for _, part := range p.column.parts {
		part.Draw(screen)
	}
	p.changed = false
}

// Free lets go of the pictures that the panel keeps, when another replaces it or it closes. Drawn again, it has them again.
func (p *Panel) Free() {
	for _, s := range only[scroller](p.focus.controls) {
		s.Free()
	}
}

// NeedsFrame reports whether the panel may look different from when it was last drawn.
func (p *Panel) NeedsFrame() bool { return p.changed }
