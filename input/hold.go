package input

import "github.com/hajimehoshi/ebiten/v2"

// threshold is the largest movement of a tap in logical pixels: fingers, pens and trembling hands slip.
const threshold = 10

// farthestFlick is the largest movement of a hand in a tick with a press, in logical pixels. Only systems let the mouse jump farther, as for
// a touch or a macro.
const farthestFlick = 150

// askTicks is the number of snapshots, half a second, for which a finger must be still to ask for a tip.
const askTicks = 30

// doubleTicks is the largest time between the taps of a double tap in ticks: half a second as on most desktops.
const doubleTicks = 30

// doubleApart is the largest distance between the taps of a double tap in logical pixels.
const doubleApart = 16

// holder is the device of a press.
type holder uint8

const (
	nothing holder = iota
	byMouse
	byFinger
)

// hold is the current press. Every gesture from Press to its end is emitted by the methods below, which keep the order in the package
// comment.
type hold struct {
	by       holder
	finger   ebiten.TouchID // of byFinger
	dragging bool
	ticks    int // of byFinger: ticks since the press
	from, at Point
}

func (r *GestureReader) press(by holder, at Point) {
	r.cancel()
	r.hovered = false
	r.hold = hold{by: by, from: at, at: at}
	r.tell(Gesture{Kind: Press, From: at, At: at, Modifiers: r.modifiers})
}

// moveTo moves the pointer of a press. Beyond the threshold it becomes a drag, and never a tap again.
func (r *GestureReader) moveTo(at Point, scale float64) {
	h := &r.hold
	if h.by == nothing || at == h.at {
		return
	}
	h.at = at
	switch {
	case h.dragging:
		r.tellHold(Drag)
	case at.distance(h.from) > threshold*scale:
		h.dragging = true
		r.tapped = 0
		r.tellHold(DragStart)
	}
}

func (r *GestureReader) release() {
	if r.hold.dragging {
		r.end(Drop)
	} else {
		r.hold.at = r.hold.from
		r.end(Tap)
	}
}

// double records a tap and reports whether it is the second of a double tap.
func (r *GestureReader) double(at Point) bool {
	second := r.tapped > 0 && at.distance(r.tap) <= doubleApart*r.last.screen.Scale
	r.tap, r.tapped = at, doubleTicks
	if second {
		r.tapped = 0
	}
	return second
}

func (r *GestureReader) cancel() { r.end(Cancel) }

// ask counts the ticks of a still finger. After askTicks it cancels the press and emits TipAsked.
func (r *GestureReader) ask() {
	h := &r.hold
	if h.by != byFinger || h.dragging {
		return
	}
	if h.ticks++; h.ticks > askTicks {
		r.tapped = 0
		r.tell(Gesture{Kind: Cancel, From: h.from, At: h.at, HasTipNext: true})
		r.tell(Gesture{Kind: TipAsked, At: h.at}) // before the finger lifts, so that At counts as no mouse position
		r.hold = hold{}
	}
}

func (r *GestureReader) end(k GestureKind) {
	if r.hold.by != nothing {
		r.tellHold(k)
		r.hold = hold{}
	}
}

func (r *GestureReader) tellHold(k GestureKind) {
	r.tell(Gesture{Kind: k, From: r.hold.from, At: r.hold.at, IsDouble: k == Tap && r.double(r.hold.at)})
}

func (r *GestureReader) tell(g Gesture) {
	r.gestures = append(r.gestures, g)
	switch g.Kind {
	case CommandGiven, TextTyped, EditKey, RawKey: // without a position
	default:
		if r.hold.by != byFinger {
			r.reportedAt, r.hasReported = g.At, true
		}
	}
}
