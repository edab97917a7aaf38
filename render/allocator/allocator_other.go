//go:build !linux

package allocator

// ReturnLargeBlocks does nothing: only the C library of Linux keeps what is freed.
func ReturnLargeBlocks() {}

func trim() {}
