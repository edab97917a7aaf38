package desktop

import (
	"bytes"
	"fmt"
	"io"

	"github.com/jezek/xgb"
	"github.com/jezek/xgb/damage"
	"github.com/jezek/xgb/xproto"
)

// display is a connection to the X display: running a command for each query would take a tenth of a second.
type display struct {
	conn  *xgb.Conn
	root  xproto.Window
	known map[xproto.Window]bool // windows that existed before
}

// leastWindow is the smallest width of a program's window in pixels; smaller ones are helpers of toolkits.
const leastWindow = 200

func openDisplay() (*display, error) {
	xgb.Logger.SetOutput(io.Discard) // it logs a missing password, even if none is needed
	conn, err := xgb.NewConn()
	if err != nil {
		return nil, fmt.Errorf("look at the display: %w", err)
	}
	d := &display{conn: conn, root: xproto.Setup(conn).DefaultScreen(conn).Root, known: map[xproto.Window]bool{}}
	windows, err := d.windows()
	for _, w := range windows {
		d.known[w] = true
	}
	return d, err
}

func (d *display) windows() ([]xproto.Window, error) {
	tree, err := xproto.QueryTree(d.conn, d.root).Reply()
	if err != nil {
		return nil, fmt.Errorf("look for windows: %w", err)
	}
	return tree.Children, nil
}

// opened reports whether there is a visible new window, and whether a row in its middle has more than one colour. A window that closes
// meanwhile counts as none.
func (d *display) opened() (seen, painted bool, err error) {
	windows, err := d.windows()
	for _, w := range windows {
		if d.known[w] {
			continue
		}
		about, err := xproto.GetWindowAttributes(d.conn, w).Reply()
		if err != nil || about.MapState != xproto.MapStateViewable {
			continue
		}
		at, err := xproto.GetGeometry(d.conn, xproto.Drawable(w)).Reply()
		if err != nil || at.Width < leastWindow {
			continue
		}
		row, err := xproto.GetImage(d.conn, xproto.ImageFormatZPixmap, xproto.Drawable(w), 0, int16(at.Height/2), at.Width, 1, 0xffffffff).Reply()
		return true, err == nil && !plain(row.Data), nil
	}
	return false, false, err
}

// plain reports whether a row of pixels, four bytes each, has one colour.
func plain(row []byte) bool {
	return len(row) < 4 || bytes.Equal(row[:len(row)-4], row[4:])
}

// pictures counts the frames that cover a whole window while during runs.
func (d *display) pictures(window xproto.Window, during func()) (n int, err error) {
	if err = damage.Init(d.conn); err == nil {
		_, err = damage.QueryVersion(d.conn, 1, 1).Reply()
	}
	var id damage.Damage
	if err == nil {
		id, err = damage.NewDamageId(d.conn)
	}
	if err == nil {
		err = damage.CreateChecked(d.conn, id, xproto.Drawable(window), damage.ReportLevelRawRectangles).Check()
	}
	if err != nil {
		return 0, fmt.Errorf("count pictures: %w", err)
	}
	during()
	err = damage.DestroyChecked(d.conn, id).Check() // events before the reply have arrived by then
	for {
		e, _ := d.conn.PollForEvent()
		if e == nil {
			return n, err
		}
		if part, ok := e.(damage.NotifyEvent); ok && part.Area.Width == part.Geometry.Width && part.Area.Height == part.Geometry.Height {
			n++
		}
	}
}
