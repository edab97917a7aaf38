package shell

import "runtime/debug"

func returnFreedMemory() {
	debug.FreeOSMemory()
	trimHeap()
}
