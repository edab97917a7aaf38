package allocator

import "github.com/ebitengine/purego"

// ReturnLargeBlocks has the C library give every large block back to the system when it is freed. Left alone, glibc takes
// from the sizes that it sees freed how much it had better keep, and where the graphics driver draws in software, the
// pictures of a window's former sizes stay with the program for good.
func ReturnLargeBlocks() {
	mallopt, err := purego.Dlsym(purego.RTLD_DEFAULT, "mallopt")
	if err != nil {
		return // another C library, which knows no such setting
	}
	mmapThreshold := int32(-3) // M_MMAP_THRESHOLD
	const large = 128 << 10    // bytes; what glibc begins with
	purego.SyscallN(mallopt, uintptr(uint32(mmapThreshold)), large)
}

// trim has the C library give back what lies free between the small blocks that are in use.
func trim() {
	if trim, err := purego.Dlsym(purego.RTLD_DEFAULT, "malloc_trim"); err == nil {
		purego.SyscallN(trim, 0)
	}
}
