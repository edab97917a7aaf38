package panel

import (
	"fmt"
	"image"
	"strconv"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/input"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/target"
)

// Part is an item laid out in a panel.
type Part interface {
	// Measure lays the part out for a width in pixels and returns its height.
	Measure(width int) int
	// SetBounds sets its rectangle on the screen.
	SetBounds(at image.Rectangle)
	// Draw draws the part.
	Draw(screen *ebiten.Image)
}

// Item describes a Part of a panel. The program lists items, and MakePart makes their parts.
type Item interface {
	// MakePart makes the part of the item; place is its default ID.
	MakePart(d *Env, place string) Part
}

// PartBase is the base of all parts.
type PartBase struct {
	rect image.Rectangle // bounds on the screen
}

// SetBounds sets the bounds on the screen.
func (e *PartBase) SetBounds(at image.Rectangle) { e.rect = at }

// Bounds returns the bounds on the screen.
func (e *PartBase) Bounds() image.Rectangle { return e.rect }

// Control is a part, or one of several in a part, that can be focused and pressed.
type Control interface {
	// Bounds returns the rectangle on the screen that can be pressed.
	Bounds() image.Rectangle
	// AppendZones appends its current targets. If targets overlap, the first is pressed.
	AppendZones(dst []zone) []zone
	// Pointer returns the state of mouse and focus; only the panel changes it.
	Pointer() *PointerState
	// HandleGrab is called for a press on it; PointerState.overPart is the part under the mouse.
	HandleGrab(held input.Modifiers)
	// HandleDrag is called for each move while it is held.
	HandleDrag()
	// HandleRelease is called for the release over it; PointerState.overPart is the part under the mouse.
	HandleRelease()
	// HandleWheel is called when the wheel turns over it, in notches.
	HandleWheel(notches float64)
	// Appearance returns everything on which its picture depends. The panel is drawn again when that changes.
	Appearance() Appearance
	// SetFocusRing shows or hides the focus ring.
	SetFocusRing(on bool)
	// CanFocus reports whether it can have the focus.
	CanFocus() bool
	// Activate is called for Enter and Space.
	Activate()
	// HandleArrow is called for Left (-1) and Right (1). If it returns false, the key moves the focus.
	HandleArrow(step int) (handled bool)
}

// zone is a target of a control: one of its parts, from 1, or a constant below.
type zone struct {
	target.Target
	part int
}

func newZone(part int, id string, at image.Rectangle, label string, enabled bool) zone {
	return zone{Target: target.Target{ID: id, Rect: geom.FromImageRect(at), Label: label, Enabled: enabled}, part: part}
}

// The values of zone.Part that are no numbered part.
const (
	nowhere = 0
	whole   = -1 // a list or page outside of its rows and links
	bar     = -2 // its scroll bar
)

// PointerState is the state of mouse and focus on a control. Every control embeds it.
type PointerState struct {
	mouse    image.Point
	overPart int  // part under the mouse; while a control is held, only that control has one
	heldPart int  // pressed part
	hasRing  bool // the focus ring is shown
}

func (p *PointerState) state() kit.ControlState {
	switch {
	case p.overPart == nowhere:
		return kit.IdleState
	case p.heldPart != nowhere:
		return kit.PressedState
	}
	return kit.HoveredState
}

func (p *PointerState) Pointer() *PointerState         { return p }
func (p *PointerState) HandleGrab(input.Modifiers)     {}
func (p *PointerState) HandleDrag()                    {}
func (p *PointerState) HandleRelease()                 {}
func (p *PointerState) HandleWheel(float64)            {}
func (p *PointerState) SetFocusRing(on bool)           { p.hasRing = on }
func (p *PointerState) HandleArrow(int) (handled bool) { return false }

// Appearance is the state of a control on which its picture depends.
type Appearance struct {
	state       kit.ControlState
	hasRing     bool
	value       int // index of a choice; version of a field; scroll position of a list or page
	spot        int // option, row or link under the pointer, from 1
	focusedSpot int // row or link with the focus, from 1
}

// keyed is a control with keys of its own while it is active: a field, a list, a page.
type keyed interface {
	Control
	// SetActive sets whether it is active.
	SetActive(on bool)
	// IsActive reports whether it is active.
	IsActive() bool
	// HandleKey handles a key. It returns false for keys of the panel.
	HandleKey(g input.Gesture) (handled bool)
}

// shaped is a control with a mouse cursor other than the hand.
type shaped interface {
	Control
	CursorShape() ebiten.CursorShapeType
}

func defaultID(item Item, index int) string {
	kind := fmt.Sprintf("%T", item)
	return numbered(strings.ToLower(kind[strings.LastIndexByte(kind, '.')+1:]), index)
}

func numbered(id string, index int) string { return id + "." + strconv.Itoa(index) }

// idOrDefault returns the given ID or, if it is empty, the default one.
func idOrDefault(given, place string) string {
	if given != "" {
		return given
	}
	return place
}
