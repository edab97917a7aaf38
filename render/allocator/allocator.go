// Package allocator returns freed memory of Go and of the C library, from which the graphics driver allocates, to the system.
package allocator

import "runtime/debug"

// ReturnFreed returns freed memory to the system now.
func ReturnFreed() {
	debug.FreeOSMemory()
	trim()
}
