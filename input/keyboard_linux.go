//go:build !ebitenginevmguest

package input

import (
	"unsafe"

	"github.com/ebitengine/purego"
)

// keyboard asks the X server about the modifier keys themselves. The zero keyboard is ready to use.
type keyboard struct {
	asked                bool
	display, root, query uintptr // 0 if unknown
}

// free reports whether no modifier key is down. While a window manager keeps the keyboard for itself, as it does for
// Alt+Tab and Alt+Space, Ebitengine does not hear of releases, and takes the keys for held until they go up once more.
func (k *keyboard) free() bool {
	if !k.asked {
		k.asked = true
		k.open()
	}
	if k.display == 0 {
		return false
	}
	var at struct {
		root, child uintptr
		x, y        [2]int32
		state       uint32
	}
	known, _, _ := purego.SyscallN(k.query, k.display, k.root, uintptr(unsafe.Pointer(&at.root)), uintptr(unsafe.Pointer(&at.child)),
		uintptr(unsafe.Pointer(&at.x[0])), uintptr(unsafe.Pointer(&at.y[0])), uintptr(unsafe.Pointer(&at.x[1])),
		uintptr(unsafe.Pointer(&at.y[1])),
		uintptr(unsafe.Pointer(&at.state)))
	const down = 1<<0 | 1<<2 | 1<<3 | 1<<5 | 1<<6 | 1<<7 // all modifiers of X except Caps Lock and Num Lock
	return uint32(known) != 0 && at.state&down == 0
}

// open connects to the display with a connection of its own, as Ebitengine does not share that of the window.
func (k *keyboard) open() {
	library, err := purego.Dlopen("libX11.so.6", purego.RTLD_LAZY)
	if err != nil {
		return
	}
	var connect, root uintptr
	for name, address := range map[string]*uintptr{"XOpenDisplay": &connect, "XDefaultRootWindow": &root, "XQueryPointer": &k.query} {
		if *address, err = purego.Dlsym(library, name); err != nil {
			return
		}
	}
	if k.display, _, _ = purego.SyscallN(connect, 0); k.display != 0 {
		k.root, _, _ = purego.SyscallN(root, k.display)
	}
}
