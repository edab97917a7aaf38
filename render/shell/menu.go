package shell

import (
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/input"
	"dreist/render/geom"
	"dreist/render/panel"
	"dreist/render/stage"
	"dreist/render/target"
	"dreist/sounds"
)

// Menu is a screen that is a panel. Make one with Context.NewMenu.
type Menu struct {
	*Context
	Items   func() []panel.Item           // what it shows, asked again whenever something has changed
	Place   func(f stage.Frame) geom.Rect // where it lies; nil for the middle of the window, with some room around it
	Options []panel.Option
	Escape  func() Step // what Escape does; nil closes
	Hold    func() bool // reports whether nothing may come over it, see Holder; nil for never
	Load    func()      // reads anew what it shows, each time it comes to the top; nil where nothing can have changed
	Adorn   func(room geom.Rect)
	// Decorate draws what a panel with more than one place for pictures shows there.
	Decorate func(p *panel.Panel)
	Placed   func(p *panel.Panel) // is told where everything is, each time the panel is made
	Live     Moving               // what moves in it, or nil
	Entrance func() Entrance      // how far it has come, nil where it is there at once
	Free     func()               // lets go of what was kept to adorn it, once it is closed; nil for nothing
	Bright   bool                 // what lies below is not veiled
	Mood     HostMood             // of whoever hosts it

	panel *panel.Panel
	items []panel.Item // that the panel was made of
	focus int          // the item that gets the keyboard when the panel is made, -1 for the one that had it
}

// Moving is something in a panel that moves.
type Moving interface {
	// Update takes a tick and reports whether the picture changed; Busy whether it needs the next one.
	Update() bool
	Busy() bool
}

// Finisher is a Moving that any click or key brings to its end.
type Finisher interface{ Finish() }

// Riser is a Moving that is to be seen before it is answered: what is done until it is ready for that only finishes it.
type Riser interface {
	Finisher
	Ready(g input.Gesture) bool
}

// Entrance is a panel on its way to its place. It can be pressed there from the first moment, unless it is a Riser's.
type Entrance struct {
	Below float64 // its place, in device pixels
	Alpha float64 // how much of it is there, from 0 to 1
}

// menuEdge is how far a panel stays away from the edges of the window, in logical pixels.
const menuEdge = 12

// NewMenu returns a screen that is a panel.
func (c *Context) NewMenu(m Menu) *Menu {
	m.Context, m.focus = c, -1
	if m.Place == nil {
		m.Place = func(f stage.Frame) geom.Rect {
			edge := menuEdge * f.Scale
			return geom.Rect{X: edge, Y: edge, W: f.W - 2*edge, H: f.H - 2*edge}
		}
	}
	return &m
}

// Button returns a button that is named after the sentence of the catalogue that it says, and clicks when it is pressed.
func (c *Context) Button(key string, style panel.Style, action func() Step) panel.Button {
	return panel.Button{ID: key, Label: c.Say(key), Style: style, Action: c.Press(action)}
}

// Press returns what a control does when it is pressed: the sound of a button, and an action whose step the screen of the
// panel answers.
func (c *Context) Press(action func() Step) func() {
	return func() {
		c.Sound.Play(sounds.Cue{Clip: sounds.Button})
		c.answer = action()
	}
}

// Answer makes a step the answer of the control that is being used, as Press does.
func (c *Context) Answer(s Step) { c.answer = s }

// TakeAnswer returns what a control has answered, and forgets it.
func (c *Context) TakeAnswer() Step {
	step := c.answer
	c.answer = Stay()
	return step
}

// TakeOver makes the panel as another one was left.
func (m *Menu) TakeOver(old *panel.Panel) { m.panel = old }

// Panel returns the panel as it is shown, nil before there is a window.
func (m *Menu) Panel() *panel.Panel { return m.panel }

// WindowTitle returns the heading of the panel.
func (m *Menu) WindowTitle() string {
	for _, item := range m.items {
		switch item := item.(type) {
		case panel.Title:
			return item.Text
		case panel.SmallTitle:
			return item.Text
		}
	}
	return ""
}

// Bounds returns where the panel lies, the zero Rect before there is a window.
func (m *Menu) Bounds() geom.Rect {
	if m.panel == nil {
		return geom.Rect{}
	}
	return m.panel.Bounds()
}

// Page returns where the pages of the panel lie, the zero Rect where it has none.
func (m *Menu) Page() geom.Rect {
	if m.panel == nil {
		return geom.Rect{}
	}
	return m.panel.Page()
}

// Reread reads anew what the panel shows.
func (m *Menu) Reread() {
	if m.Load != nil {
		m.Load()
	}
}

// Enter reads anew what the panel shows, and makes it.
func (m *Menu) Enter() {
	m.Reread()
	m.Refresh()
	if m.panel != nil {
		m.panel.Handle(input.Gesture{Kind: input.Hover, At: m.cursor}) // the next frame shows it already, before a tick tells of a mouse that rests
	}
}

// Refresh makes the panel again, with the keyboard where it was.
func (m *Menu) Refresh() {
	if m.frame.W == 0 {
		return
	}
	options := append(slices.Clone(m.Options), panel.Copying(&m.Pocket))
	if m.focus >= 0 {
		options = append(options, panel.Start(m.focus))
	} else {
		options = append(options, panel.Continue(m.panel))
	}
	old := m.panel
	m.focus = -1
	m.items = m.Items()
	m.panel = panel.New(m.Skin(), m.Place(m.frame), m.items, options...)
	if old != nil {
		old.Free()
	}
	if m.Placed != nil {
		m.Placed(m.panel)
	}
	m.stale = true
}

// Focus makes the panel again with the keyboard in one of its items, as if it had just been opened there.
func (m *Menu) Focus(item int) {
	m.focus = item
	m.Remake()
}

// Closed lets go of what is kept to draw the panel.
func (m *Menu) Closed() {
	if m.panel != nil {
		m.panel.Free()
	}
	if m.Free != nil {
		m.Free()
	}
}

// Handle gives a gesture to the panel and answers what was pressed in it.
func (m *Menu) Handle(g input.Gesture) Step {
	if r, ok := m.Live.(Riser); ok && g.Kind.Acts() && !r.Ready(g) {
		r.Finish()
		m.stale = true
		return Stay()
	}
	if g.Kind == input.Trigger && g.Command == input.CommandCancel {
		if m.Escape == nil {
			return Close()
		}
		return m.Escape()
	}
	if m.panel == nil {
		return Stay()
	}
	if f, ok := m.Live.(Finisher); ok && g.Kind.Acts() {
		f.Finish()
		m.stale = true
	}
	m.panel.Handle(g)
	return m.TakeAnswer()
}

// Update lets a tick pass.
func (m *Menu) Update(top bool) Step {
	if m.panel == nil || !top {
		return Stay()
	}
	m.panel.Tick()
	if m.Live != nil && m.Live.Update() || m.panel.NeedsFrame() {
		m.stale = true
	}
	return m.TakeAnswer()
}

// Draw draws the panel and what adorns it.
func (m *Menu) Draw(screen *ebiten.Image, _ bool) {
	if m.panel == nil {
		return
	}
	below := m.drawPanel(screen)
	if room, ok := m.panel.Stage(); ok && m.Adorn != nil {
		room.Y += below
		m.Adorn(room)
	}
	if m.Decorate != nil {
		m.Decorate(m.panel)
	}
}

// drawPanel draws the panel where it is on its way, and returns how far below its place that is.
func (m *Menu) drawPanel(screen *ebiten.Image) (below float64) {
	e := Entrance{Alpha: 1}
	if m.Entrance != nil {
		e = m.Entrance()
	}
	if e == (Entrance{Alpha: 1}) {
		m.panel.Draw(screen)
		return 0
	}
	m.layers.Show(screen, screen.Bounds(), geom.Point{Y: math.Round(e.Below)}, e.Alpha, m.panel.Draw)
	return math.Round(e.Below)
}

// Unveiled reports whether what lies below it is seen as it is.
func (m *Menu) Unveiled() bool { return m.Bright }

// HostMood returns how it is hosted, where anybody does.
func (m *Menu) HostMood() HostMood { return m.Mood }

// Busy reports whether something in the panel moves.
func (m *Menu) Busy(top bool) bool {
	return top && m.panel != nil && (m.panel.NeedsTicks() || m.Live != nil && m.Live.Busy())
}

// Holds reports whether nothing may come over it.
func (m *Menu) Holds() bool { return m.Hold != nil && m.Hold() }

// Backdrop is false: something lies below.
func (m *Menu) Backdrop() bool { return false }

// Targets appends what can be pressed.
func (m *Menu) Targets(dst []target.Target) []target.Target {
	if m.panel == nil {
		return dst
	}
	return m.panel.Targets(dst)
}

// Typing reports whether letters write into a field.
func (m *Menu) Typing() bool { return m.panel != nil && m.panel.Typing() }

// Pointer returns the shape of the mouse over what is under it.
func (m *Menu) Pointer() ebiten.CursorShapeType {
	if m.panel == nil {
		return ebiten.CursorShapeDefault
	}
	return m.panel.Cursor()
}
