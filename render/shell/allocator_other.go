//go:build !linux

package shell

// returnLargeBlocks does nothing: only the C library of Linux keeps freed memory.
func returnLargeBlocks() {}

func trimHeap() {}
