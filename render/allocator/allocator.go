// Package allocator has Go and the C library, which the graphics driver takes its memory from, return what is freed.
package allocator

import "runtime/debug"

// ReturnFreed has what is freed given back to the system.
func ReturnFreed() {
	debug.FreeOSMemory()
	trim()
}
