package shell

import "github.com/ebitengine/purego"

// returnLargeBlocks makes the C library return every large block to the system when it is freed. By default glibc raises the size
// of such blocks when it sees large ones freed. If the graphics driver draws in software, the pictures of a window's former sizes
// would then never be returned.
func returnLargeBlocks() {
	mallopt, err := purego.Dlsym(purego.RTLD_DEFAULT, "mallopt")
	if err != nil {
		return // another C library, without this setting
	}
	mmapThreshold := int32(-3) // M_MMAP_THRESHOLD
	const large = 128 << 10    // bytes; the initial value of glibc
	purego.SyscallN(mallopt, uintptr(uint32(mmapThreshold)), large)
}

// trimHeap makes the C library return the free memory between small blocks in use.
func trimHeap() {
	if trim, err := purego.Dlsym(purego.RTLD_DEFAULT, "malloc_trim"); err == nil {
		purego.SyscallN(trim, 0)
	}
}
