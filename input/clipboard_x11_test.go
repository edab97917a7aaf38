//go:build window && linux

package input

import (
	"bytes"
	"math/rand/v2"
	"testing"

	"github.com/jezek/xgb"
	"github.com/jezek/xgb/xproto"
)

// TestALargePictureIsHandedOutWhole copies a picture larger than a request of X11, and pastes it as another program does.
func TestALargePictureIsHandedOutWhole(t *testing.T) {
	for _, size := range []int{100, piece, 5*piece + 17} {
		png := make([]byte, size)
		for i := range png {
			png[i] = byte(rand.IntN(256))
		}
		c := new(Clipboard)
		if err := c.WriteImage(png); err != nil {
			t.Fatal(err)
		}
		if got := pastedImage(t); !bytes.Equal(got, png) {
			t.Errorf("of %d bytes come %d, or others", size, len(got))
		}
		if err := c.Write("Anna"); err != nil {
			t.Fatal(err)
		}
		if got := <-c.Read(); got.Text != "Anna" {
			t.Errorf("after a picture a text comes as %+v", got)
		}
	}
}

// pastedImage reads the picture from the clipboard.
func pastedImage(t *testing.T) []byte {
	conn, err := xgb.NewConn()
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	atom := func(name string) xproto.Atom {
		reply, err := xproto.InternAtom(conn, false, uint16(len(name)), name).Reply()
		if err != nil {
			t.Fatal(err)
		}
		return reply.Atom
	}
	screen := xproto.Setup(conn).DefaultScreen(conn)
	window, _ := xproto.NewWindowId(conn)
	xproto.CreateWindow(conn, 0, window, screen.Root, 0, 0, 1, 1, 0, xproto.WindowClassInputOnly, screen.RootVisual, xproto.CwEventMask,
		[]uint32{xproto.EventMaskPropertyChange})
	property, incrementally := atom("PASTED"), atom("INCR")
	xproto.ConvertSelection(conn, window, atom("CLIPBOARD"), atom("image/png"), property, xproto.TimeCurrentTime)
	take := func() ([]byte, xproto.Atom) {
		reply, err := xproto.GetProperty(conn, true, window, property, xproto.AtomNone, 0, 1<<20).Reply()
		if err != nil {
			t.Fatal(err)
		}
		return reply.Value, reply.Type
	}
	var all []byte
	for waits := true; ; {
		event, err := conn.WaitForEvent()
		if err != nil || event == nil {
			t.Fatal("the display answers ", err)
		}
		switch event := event.(type) {
		case xproto.SelectionNotifyEvent:
			if event.Property == xproto.AtomNone {
				t.Fatal("there is no picture")
			}
			value, kind := take()
			if kind != incrementally {
				return value
			}
			waits = false
		case xproto.PropertyNotifyEvent:
			if waits || event.Atom != property || event.State != xproto.PropertyNewValue {
				continue
			}
			value, _ := take()
			if len(value) == 0 {
				return all
			}
			all = append(all, value...)
		}
	}
}
