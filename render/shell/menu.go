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

// PanelScreen is a screen with one panel. Make one with Context.NewPanelScreen.
type PanelScreen struct {
	*Context
	Items           func() []panel.Item           // returns the items; called again after every change
	PanelRoom       func(f stage.Frame) geom.Rect // returns the room for the panel; nil for the whole window with margins
	Options         []panel.Option
	OnEscape        func() Navigation    // the step of Escape; nil for Close
	OnUndo          func() Navigation    // the step of the undo key; may be nil
	OnNewGame       func() Navigation    // the step of the key for a new game; may be nil
	BlocksCover     func() bool          // reports whether nothing may cover the panel, see coverBlocker; nil for never
	LoadData        func()               // reloads the data whenever the panel becomes the topmost screen; may be nil
	DrawPictureRoom func(room geom.Rect) // draws into the panel's first PictureRoom; may be nil
	// Decorate draws over the panel, for one with several rooms for pictures; may be nil.
	Decorate     func(p *panel.Panel)
	HandlePlaced func(p *panel.Panel) // called with each new panel
	Animation    Animation            // animation in the panel, or nil
	Entrance     func() Entrance      // returns the state of its appearance; nil for immediate
	OnFree       func()               // releases pictures when the panel is closed; may be nil
	HasNoVeil    bool                 // the screen below is not veiled
	Mood         HostMood             // mood of its host

	panel     *panel.Panel
	items     []panel.Item // of the panel
	nextFocus int          // index of the item to focus next, -1 to keep the focus
	hasLoaded bool
}

// Animation is an animation in a panel.
type Animation interface {
	// Tick advances by a tick and reports whether the picture changed.
	Tick() (changed bool)
	// NeedsTick reports whether it needs the next tick.
	NeedsTick() bool
}

// finisher is an animation that any click or key finishes.
type finisher interface {
	// FinishMotion shows the end of the animation.
	FinishMotion()
}

// delayedFinisher is an animation that the player has to see: until it is ready, input only finishes it.
type delayedFinisher interface {
	finisher
	// IsReadyFor reports whether it has been visible long enough for a gesture to count.
	IsReadyFor(g input.Gesture) bool
}

// Entrance is the state of a panel that appears. It can be pressed from the first tick, unless its animation has to be seen first.
type Entrance struct {
	DistanceBelow float64 // distance below its final place, in device pixels
	Alpha         float64 // opacity, 0 to 1
}

// panelMargin is the minimum distance of a panel from the edges of the window, in logical pixels.
const panelMargin = 12

// NewPanelScreen returns m as a screen, with its Context set.
func (c *Context) NewPanelScreen(m PanelScreen) *PanelScreen {
	m.Context, m.nextFocus = c, -1
	if m.PanelRoom == nil {
		m.PanelRoom = func(f stage.Frame) geom.Rect {
			edge := panelMargin * f.Scale
			return geom.Rect{X: edge, Y: edge, W: f.W - 2*edge, H: f.H - 2*edge}
		}
	}
	return &m
}

// Button returns a button whose ID and text are given by a text key; it plays a click when pressed.
func (c *Context) Button(key string, style panel.ButtonStyle, action func() Navigation) panel.Button {
	return panel.Button{ID: key, Label: c.Say(key), Style: style, Action: c.ClickAction(action)}
}

// ClickAction returns the callback of a control: it plays a click and keeps the step of action for the panel's screen.
func (c *Context) ClickAction(action func() Navigation) func() {
	return func() {
		c.Sound.Play(sounds.Cue{Clip: sounds.ButtonClip})
		c.answer = action()
	}
}

// SetPanelAnswer sets the step that the panel's screen returns, as ClickAction does.
func (c *Context) SetPanelAnswer(s Navigation) { c.answer = s }

// takeAnswer returns the step set last, and clears it.
func (c *Context) takeAnswer() Navigation {
	step := c.answer
	c.answer = Stay()
	return step
}

// ContinueFrom makes the next panel continue with the focus and scrolling of old; nil for a fresh panel.
func (p *PanelScreen) ContinueFrom(old *panel.Panel) { p.panel = old }

// Panel returns the current panel, nil before the screen is topmost or the window has a size.
func (p *PanelScreen) Panel() *panel.Panel { return p.panel }

// WindowTitle returns the title of the panel.
func (p *PanelScreen) WindowTitle() string {
	for _, item := range p.items {
		switch item := item.(type) {
		case panel.Title:
			return item.Text
		case panel.SmallTitle:
			return item.Text
		}
	}
	return ""
}

// Bounds returns the rectangle of the panel.
func (p *PanelScreen) Bounds() geom.Rect { return p.panel.Bounds() }

// PageRect returns the rectangle of the panel's pages, the zero Rect if it has none.
func (p *PanelScreen) PageRect() geom.Rect { return p.panel.PageRect() }

func (p *PanelScreen) loadData() {
	p.hasLoaded = true
	if p.LoadData != nil {
		p.LoadData()
	}
}

// Enter is called when the screen becomes the topmost one. It reloads the data and makes the panel.
func (p *PanelScreen) Enter() {
	p.loadData()
	p.Refresh()
	if p.panel != nil {
		p.panel.Handle(input.Gesture{Kind: input.Hover, At: p.cursor}) // a resting mouse sends no gesture of its own
	}
}

// Refresh makes the panel again and keeps the focus. It loads the data first if that never happened.
func (p *PanelScreen) Refresh() {
	if p.frame.W == 0 {
		return
	}
	if !p.hasLoaded {
		p.loadData()
	}
	options := slices.Clone(p.Options)
	if p.nextFocus >= 0 {
		options = append(options, panel.FocusItem(p.nextFocus))
	} else {
		options = append(options, panel.ContinueFrom(p.panel))
	}
	p.nextFocus = -1
	p.items = p.Items()
	p.panel = panel.New(p.PanelSkin(), p.PanelRoom(p.frame), p.items, options...)
	if p.HandlePlaced != nil {
		p.HandlePlaced(p.panel)
	}
	p.mustRedraw = true
}

// FocusItem makes the panel again with the focus on the item with an index, as if it had just been opened.
func (p *PanelScreen) FocusItem(item int) {
	p.nextFocus = item
	p.RemakeScreens()
}

// HandleClose releases the pictures of the screen.
func (p *PanelScreen) HandleClose() {
	if p.OnFree != nil {
		p.OnFree()
	}
}

// Handle passes a gesture to the panel and returns the step of the pressed control.
func (p *PanelScreen) Handle(g input.Gesture) Navigation {
	if r, ok := p.Animation.(delayedFinisher); ok && g.Kind.IsAction() && !r.IsReadyFor(g) {
		r.FinishMotion()
		p.mustRedraw = true
		return Stay()
	}
	if g.Kind == input.CommandGiven && g.Command == input.CommandCancel {
		if p.OnEscape == nil {
			return Close()
		}
		return p.OnEscape()
	}
	if g.Kind == input.CommandGiven && g.Command == input.CommandUndo && p.OnUndo != nil {
		return p.OnUndo()
	}
	if g.Kind == input.CommandGiven && g.Command == input.CommandNewGame && p.OnNewGame != nil {
		return p.OnNewGame()
	}
	if f, ok := p.Animation.(finisher); ok && g.Kind.IsAction() {
		f.FinishMotion()
		p.mustRedraw = true
	}
	p.panel.Handle(g)
	return p.takeAnswer()
}

// Tick advances the panel by a tick and returns the step that it asks for. Below another screen it does nothing.
func (p *PanelScreen) Tick(top bool) Navigation {
	if !top {
		return Stay()
	}
	p.panel.Tick()
	if p.Animation != nil && p.Animation.Tick() || p.panel.NeedsRedraw() {
		p.mustRedraw = true
	}
	return p.takeAnswer()
}

// Draw draws the panel and its decoration.
func (p *PanelScreen) Draw(screen *ebiten.Image, _ bool) {
	below := p.drawPanel(screen)
	if room, ok := p.panel.PictureRoomRect(); ok && p.DrawPictureRoom != nil {
		room.Y += below
		p.DrawPictureRoom(room)
	}
	p.panel.DrawPictures()
	if p.Decorate != nil {
		p.Decorate(p.panel)
	}
}

// drawPanel draws the panel, perhaps appearing, and returns its distance below its final place.
func (p *PanelScreen) drawPanel(screen *ebiten.Image) (below float64) {
	e := Entrance{Alpha: 1}
	if p.Entrance != nil {
		e = p.Entrance()
	}
	if e == (Entrance{Alpha: 1}) {
		p.panel.Draw(screen)
		return 0
	}
	p.layers.DrawGroup(screen, screen.Bounds(), geom.Point{Y: math.Round(e.DistanceBelow)}, e.Alpha, p.panel.Draw)
	return math.Round(e.DistanceBelow)
}

// IsUnveiled reports whether the screen below is drawn without a veil.
func (p *PanelScreen) IsUnveiled() bool { return p.HasNoVeil }

// HostMood returns the mood of the host.
func (p *PanelScreen) HostMood() HostMood { return p.Mood }

// NeedsTick reports whether anything in the panel moves.
func (p *PanelScreen) NeedsTick(top bool) bool {
	return top && (p.panel.NeedsTicks() || p.Animation != nil && p.Animation.NeedsTick())
}

// MustNotBeCovered reports whether no screen may cover the panel.
func (p *PanelScreen) MustNotBeCovered() bool { return p.BlocksCover != nil && p.BlocksCover() }

// IsFullWindow returns false: the screen below is visible around the panel.
func (p *PanelScreen) IsFullWindow() bool { return false }

// Targets appends the targets of the panel.
func (p *PanelScreen) Targets(dst []target.Target) []target.Target {
	return p.panel.Targets(dst)
}

// IsTyping reports whether letters go to a field.
func (p *PanelScreen) IsTyping() bool { return p.panel.IsTyping() }

// Pointer returns the mouse cursor for its position.
func (p *PanelScreen) Pointer() ebiten.CursorShapeType { return p.panel.CursorShape() }
