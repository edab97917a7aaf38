//go:build !ebitenginevmguest

package input

import (
	"io"
	"os"
	"sync"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/jezek/xgb"
	"github.com/jezek/xgb/xproto"

	"dreist/fault"
)

// observer receives the window's events over its own connection to the X server. Ebitengine does not report their modifiers, the layout of the
// keyboard, or the position of the mouse when a button went down. Without an X server, or before the window is found, it knows nothing. The
// zero observer is ready to use.
type observer struct {
	once sync.Once
	pong chan struct{} // receives when all earlier events were seen

	mutex       sync.Mutex // guards the rest
	conn        *xgb.Conn  // nil if the observer knows nothing
	own, window xproto.Window
	layout      layout
	states      [256]uint16 // state of the last press of each key code, with isFresh
	hasMoved    bool        // the position of the mouse is known, unless a button is down
	track       track
}

// isFresh marks the state of a key press that was not read yet. The X server does not use the bit.
const isFresh = 1 << 15

// mostWait is the longest time to wait for the X server in a tick.
const mostWait = 50 * time.Millisecond

// open starts to observe the window, which must be open.
func (o *observer) open() {
	o.once.Do(func() {
		o.pong = make(chan struct{}, 1)
		go o.observe()
	})
}

func (o *observer) observe() {
	defer fault.CatchPanic(func(*fault.Fault) {})
	defer o.close()
	xgb.Logger.SetOutput(io.Discard) // it logs a missing password, even if none is needed
	conn, err := xgb.NewConn()
	if err != nil {
		return
	}
	defer conn.Close()
	root := xproto.Setup(conn).DefaultScreen(conn).Root
	name := "_NET_WM_PID"
	pid, err := xproto.InternAtom(conn, false, uint16(len(name)), name).Reply()
	if err != nil {
		return
	}
	window := findWindow(conn, root, pid.Atom, 3)
	own, err := xproto.NewWindowId(conn)
	if err != nil || window == 0 {
		return
	}
	xproto.CreateWindow(conn, 0, own, root, 0, 0, 1, 1, 0, xproto.WindowClassInputOnly, 0, 0, nil)
	xproto.ChangeWindowAttributes(conn, window, xproto.CwEventMask,
		[]uint32{xproto.EventMaskKeyPress | xproto.EventMaskPointerMotion | xproto.EventMaskEnterWindow})
	layout := readLayout(conn)
	o.mutex.Lock()
	o.conn, o.own, o.window, o.layout = conn, own, window, layout
	o.mutex.Unlock()
	for {
		event, err := conn.WaitForEvent()
		if event == nil && err == nil {
			return // the display is gone
		}
		if _, changed := event.(xproto.MappingNotifyEvent); changed {
			layout = readLayout(conn)
		}
		o.mutex.Lock()
		o.layout = layout
		switch event := event.(type) {
		case xproto.KeyPressEvent:
			o.states[event.Detail] = event.State | isFresh
		case xproto.MotionNotifyEvent:
			o.track.move(event.EventX, event.EventY)
			o.hasMoved = true
		case xproto.EnterNotifyEvent:
			o.track.move(event.EventX, event.EventY)
			o.hasMoved = true
		case xproto.ClientMessageEvent:
			select {
			case o.pong <- struct{}{}:
			default:
			}
		}
		o.mutex.Unlock()
	}
}

// findWindow returns the window of this process below w, 0 if there is none.
func findWindow(conn *xgb.Conn, w xproto.Window, pid xproto.Atom, levels int) xproto.Window {
	if of, err := xproto.GetProperty(conn, false, w, pid, xproto.AtomCardinal, 0, 1).Reply(); err == nil && len(of.Value) == 4 &&
		int(xgb.Get32(of.Value)) == os.Getpid() {
		return w
	}
	tree, err := xproto.QueryTree(conn, w).Reply()
	if err != nil || levels == 0 {
		return 0
	}
	for _, child := range tree.Children {
		if found := findWindow(conn, child, pid, levels-1); found != 0 {
			return found
		}
	}
	return 0
}

func (o *observer) close() {
	o.mutex.Lock()
	o.conn = nil
	o.mutex.Unlock()
}

// connection returns the connection and the observer's own window, nil if it knows nothing.
func (o *observer) connection() (*xgb.Conn, xproto.Window) {
	o.mutex.Lock()
	defer o.mutex.Unlock()
	return o.conn, o.own
}

// sync waits for all events that Ebitengine has seen, and reports whether held keys repeat on the desktop.
func (o *observer) sync() (repeats bool) {
	conn, own := o.connection()
	if conn == nil {
		return true
	}
	keyboard, err := xproto.GetKeyboardControl(conn).Reply()
	select {
	case <-o.pong: // of a sync that waited too long
	default:
	}
	ping := xproto.ClientMessageEvent{Format: 32, Window: own, Type: xproto.AtomCardinal,
		Data: xproto.ClientMessageDataUnionData32New(make([]uint32, 5))}
	xproto.SendEvent(conn, false, own, xproto.EventMaskNoEvent, string(ping.Bytes()))
	select {
	case <-o.pong:
	case <-time.After(mostWait):
	}
	return err != nil || keyboard.GlobalAutoRepeat != xproto.AutoRepeatModeOff
}

// down returns the modifiers that are really down among those that Ebitengine reports as held. While a window manager takes the keyboard, as for
// Alt+Tab and Alt+Space, Ebitengine does not see releases.
func (o *observer) down(held Modifiers) Modifiers {
	conn, own := o.connection()
	if conn == nil || held == 0 {
		return held
	}
	pointer, err := xproto.QueryPointer(conn, own).Reply()
	if err != nil {
		return held
	}
	down := modifiersOf(pointer.Mask)
	if pointer.Mask&level3 != 0 {
		down |= Alt
	}
	return held & down
}

// struck returns the modifiers of the last press of a key, and the character it types with them, 0 if unknown.
func (o *observer) struck(k ebiten.Key) (held Modifiers, typed rune, ok bool) {
	o.mutex.Lock()
	defer o.mutex.Unlock()
	code := codes[k]
	state := o.states[code]
	if o.conn == nil || code == 0 || state&isFresh == 0 {
		return 0, 0, false
	}
	o.states[code] = 0
	held, typed = modifiersOf(state), o.layout.sign(code, state&^isFresh)
	if typed == 0 && state&level3 != 0 {
		held |= Alt
	}
	return held, typed, true
}

// place returns the key whose function the layout gives to a key, such as Escape for Caps Lock.
func (o *observer) place(k ebiten.Key) ebiten.Key {
	o.mutex.Lock()
	defer o.mutex.Unlock()
	return o.layout.place(k)
}

// pressedAt returns where the mouse button went down in this tick, in pixels of a window of the returned width. clicks means that it also went up
// again. ok is false if the mouse was not seen to move since a button was last down, as meanwhile the X server reports it only to Ebitengine.
func (o *observer) pressedAt(clicks bool) (at Point, width int, ok bool) {
	conn, _ := o.connection()
	if conn == nil {
		return Point{}, 0, false
	}
	o.sync()
	size, err := xproto.GetGeometry(conn, xproto.Drawable(o.window)).Reply()
	o.mutex.Lock()
	defer o.mutex.Unlock()
	if err != nil || !o.hasMoved {
		return Point{}, 0, false
	}
	return o.track.pressedAt(clicks), int(size.Width), true
}

// endTick starts the way of the mouse in the next tick. With a button down, it may move unseen.
func (o *observer) endTick(buttonDown bool) {
	o.mutex.Lock()
	o.track.last = o.track.at
	o.track.away = o.track.at
	o.hasMoved = o.hasMoved && !buttonDown
	o.mutex.Unlock()
}

// track is the way of the mouse in a tick without a button down, in pixels of the window.
type track struct {
	last, at Point // at the beginning and at the end
	away     Point // farthest from the beginning
}

func (t *track) move(x, y int16) {
	t.at = Point{float64(x), float64(y)}
	if t.at.distance(t.last) > t.away.distance(t.last) {
		t.away = t.at
	}
}

// pressedAt returns the position at which a button went down: the end of the way. If the mouse clicked and is back at its start, as after a
// macro, it is the farthest point.
func (t *track) pressedAt(clicks bool) Point {
	if clicks && t.at == t.last {
		return t.away
	}
	return t.at
}

// level3 is the bit of AltGr in the state of an event.
const level3 = xproto.ModMask5

// modifiersOf returns the modifiers in the state of an event, without AltGr.
func modifiersOf(state uint16) Modifiers {
	var m Modifiers
	for bit, to := range map[uint16]Modifiers{xproto.ModMaskControl: Ctrl, xproto.ModMaskShift: Shift, xproto.ModMask1: Alt,
		xproto.ModMask4: System} {
		if state&bit != 0 {
			m |= to
		}
	}
	return m
}
