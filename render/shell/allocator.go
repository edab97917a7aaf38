package shell

import "runtime/debug"

// returnFreed returns freed memory to the system now.
func returnFreed() {
	debug.FreeOSMemory()
	trimHeap()
}
