//go:build !linux

package allocator

// ReturnLargeBlocks does nothing: only the C library of Linux keeps freed memory.
func ReturnLargeBlocks() {}

func trim() {}
