package shell

import "runtime/debug"

func returnFreed() {
	debug.FreeOSMemory()
	trimHeap()
}
