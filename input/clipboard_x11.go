//go:build linux || freebsd || netbsd || openbsd

package input

import (
	"errors"
	"fmt"
	"io"

	"github.com/jezek/xgb"
	"github.com/jezek/xgb/xproto"
	"golang.design/x/clipboard"

	"dreist/fault"
)

// handImage copies a picture. On X11 it is served in pieces, as a request holds at most 256 KiB and package clipboard
// sends everything at once. Without X11 package clipboard does it.
func handImage(png []byte) error {
	xgb.Logger.SetOutput(io.Discard) // it logs a missing password, even if none is needed
	conn, err := xgb.NewConn()
	if err != nil {
		return hand(clipboard.FmtImage, png)
	}
	o := &owner{conn: conn, png: png, under: map[place]int{}}
	if err := o.own(); err != nil {
		conn.Close()
		return fmt.Errorf("input: write to the clipboard: %w", err)
	}
	go o.serve()
	return nil
}

// owner owns the clipboard of X11 with a picture, until something else is copied.
type owner struct {
	conn *xgb.Conn
	png  []byte

	window                                   xproto.Window
	selection, targets, image, incrementally xproto.Atom
	under                                    map[place]int // requests being served in pieces, with the bytes sent
}

// place is the window and property that receives data.
type place struct {
	window   xproto.Window
	property xproto.Atom
}

// piece is the number of bytes per request.
const piece = 64 << 10

// own takes the clipboard with the picture.
func (o *owner) own() error {
	for name, atom := range map[string]*xproto.Atom{"CLIPBOARD": &o.selection, "TARGETS": &o.targets, "image/png": &o.image,
		"INCR": &o.incrementally} {
		reply, err := xproto.InternAtom(o.conn, false, uint16(len(name)), name).Reply()
		if err != nil {
			return err
		}
		*atom = reply.Atom
	}
	var err error
	if o.window, err = xproto.NewWindowId(o.conn); err != nil {
		return err
	}
	screen := xproto.Setup(o.conn).DefaultScreen(o.conn)
	if err := xproto.CreateWindowChecked(o.conn, 0, o.window, screen.Root, 0, 0, 1, 1, 0, xproto.WindowClassInputOnly, screen.RootVisual, 0,
		nil).Check(); err != nil {
		return err
	}
	if err := xproto.SetSelectionOwnerChecked(o.conn, o.window, o.selection, xproto.TimeCurrentTime).Check(); err != nil {
		return err
	}
	reply, err := xproto.GetSelectionOwner(o.conn, o.selection).Reply()
	if err == nil && reply.Owner != o.window {
		err = errors.New("another program took it")
	}
	return err
}

// serve answers requests until something else is copied and all transfers are done.
func (o *owner) serve() {
	defer o.conn.Close()
	defer fault.Catch(func(*fault.Fault) {}) // the clipboard is then empty
	owned := true
	for owned || len(o.under) > 0 {
		event, err := o.conn.WaitForEvent()
		switch event := event.(type) {
		case nil:
			if err == nil {
				return // the display is gone
			}
			// The requesting program is gone.
		case xproto.SelectionClearEvent:
			owned = false
		case xproto.SelectionRequestEvent:
			o.answer(event)
		case xproto.PropertyNotifyEvent:
			o.proceed(event)
		case xproto.DestroyNotifyEvent:
			for at := range o.under {
				if at.window == event.Window {
					delete(o.under, at)
				}
			}
		}
	}
}

// answer answers a request.
func (o *owner) answer(r xproto.SelectionRequestEvent) {
	notify := xproto.SelectionNotifyEvent{Time: r.Time, Requestor: r.Requestor, Selection: r.Selection, Target: r.Target, Property: r.Property}
	switch {
	case r.Property == xproto.AtomNone:
	case r.Target == o.targets:
		o.put(r.Requestor, r.Property, xproto.AtomAtom, o.targets, o.image)
	case r.Target == o.image && len(o.png) <= piece:
		xproto.ChangeProperty(o.conn, xproto.PropModeReplace, r.Requestor, r.Property, o.image, 8, uint32(len(o.png)), o.png)
	case r.Target == o.image:
		xproto.ChangeWindowAttributes(o.conn, r.Requestor, xproto.CwEventMask,
			[]uint32{xproto.EventMaskPropertyChange | xproto.EventMaskStructureNotify})
		o.under[place{r.Requestor, r.Property}] = 0
		o.put(r.Requestor, r.Property, o.incrementally, xproto.Atom(len(o.png)))
	default:
		notify.Property = xproto.AtomNone
	}
	xproto.SendEvent(o.conn, false, r.Requestor, xproto.EventMaskNoEvent, string(notify.Bytes()))
}

// put writes numbers to the receiving property.
func (o *owner) put(w xproto.Window, property, kind xproto.Atom, numbers ...xproto.Atom) {
	data := make([]byte, 4*len(numbers))
	for i, n := range numbers {
		xgb.Put32(data[4*i:], uint32(n))
	}
	xproto.ChangeProperty(o.conn, xproto.PropModeReplace, w, property, kind, 32, uint32(len(numbers)), data)
}

// proceed sends the next piece to a program that has taken the last. An empty piece ends the transfer.
func (o *owner) proceed(e xproto.PropertyNotifyEvent) {
	at := place{e.Window, e.Atom}
	from, takes := o.under[at]
	if !takes || e.State != xproto.PropertyDelete {
		return
	}
	next := o.png[from:min(from+piece, len(o.png))]
	xproto.ChangeProperty(o.conn, xproto.PropModeReplace, e.Window, e.Atom, o.image, 8, uint32(len(next)), next)
	if o.under[at] = from + len(next); len(next) == 0 {
		delete(o.under, at)
	}
}
